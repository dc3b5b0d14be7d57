"""The Rival board of Silicon Valley's solo game: pawns and ring, deck, personalities, tech row."""

from itertools import groupby

from rich.text import Text

from seedround.cli.boards.drawing import Shelf, columns, shelves, wrap
from seedround.cli.boards.silicon_valley_companies import tile_names
from seedround.cli.boards.silicon_valley_look import INK, Look
from seedround.games.silicon_valley.document import ATTRIBUTES
from seedround.games.silicon_valley.labels import (
    LabelActs,
    LabelDecisions,
    LabelGoes,
    LabelHas,
    LabelLeft,
    LabelPawn,
    LabelPersonality,
    LabelRing,
    LabelRival,
    LabelRun,
    LabelSpace,
    LabelSteps,
    LabelStepsOf,
    LabelSymbol,
    LabelTechRow,
)
from seedround.games.silicon_valley.rival_view import RivalView

INDENT = 2


def rival(look: Look) -> Text:
    """All that is open of the Rival; long lines go on in the next."""
    it = look.view.rival
    if it is None:
        return Text()
    own = [*map(look.name, it.employees), *tile_names(look, it.tiles)]
    lines = [
        pawns(look, it),
        ring(look, it),
        *next_spaces(look, it),
        *movements(look, it),
        *personalities(look, it),
        tech_row(look, it),
    ]
    if own:
        lines.append(Text(look.say(LabelHas(tuple(own)))))
    box = [part for line in lines for part in wrap(line, look.scene.width - 2, INDENT)]
    shelf = Shelf([look.say(LabelRival())], [box])
    return shelves([shelf], look.scene.width, look.scene.fancy)


def pawns(look: Look, it: RivalView) -> Text:
    places = [
        look.say(LabelPawn("white", *(it.white or (None, None)))),
        look.say(LabelPawn("grey", *(it.grey or (None, None)))),
        look.say(LabelDecisions(it.decisions)),
    ]
    return Text("   ".join(places))


def ring(look: Look, it: RivalView) -> Text:
    """The path clockwise, a stretch for each row (SV-R-40)."""
    runs: list[LabelRun] = []
    for row, spaces in groupby(it.ring, key=lambda space: space.row):
        slots = [space.slot for space in spaces]
        runs.append(LabelRun(row, slots[0], slots[-1]))
    return Text(look.say(LabelRing(tuple(runs))), "dim")


def next_spaces(look: Look, it: RivalView) -> list[Text]:
    """By pawn: the spaces to which decisions that are left would take it, clockwise."""
    by_pawn = (
        ("white", [(space, space.white_cards) for space in it.ring]),
        ("grey", [(space, space.grey_cards) for space in it.ring]),
    )
    return [
        Text(
            look.say(
                LabelGoes(
                    pawn,
                    tuple([LabelSpace(one.row, one.slot, cards) for one, cards in found if cards]),
                    it.decisions,
                )
            )
        )
        for pawn, found in by_pawn
        if it.decisions
    ]


def movements(look: Look, it: RivalView) -> list[Text]:
    """The reference of pawn movements: how many decisions are left of all, by steps."""
    steps = [Text(str(line.steps), "bold") for line in it.movements]
    white = [left_of(look, line.white_left, line.white) for line in it.movements]
    grey = [left_of(look, line.grey_left, line.grey) for line in it.movements]
    return columns(
        [
            [Text(look.say(LabelSteps()), "dim"), *steps],
            [Text(look.say(LabelStepsOf("white")), "dim"), *white],
            [Text(look.say(LabelStepsOf("grey")), "dim"), *grey],
        ]
    )


def left_of(look: Look, left: int, every: int) -> Text:
    return Text(look.say(LabelLeft(left, every)), "" if left else "dim")


def personalities(look: Look, it: RivalView) -> list[Text]:
    """The markers as bars, with what happens when one is full and how many decisions fill it."""
    lines: list[Text] = []
    longest = max(it.steps)
    tracks = zip(ATTRIBUTES, it.markers, it.steps, it.personalities, it.acts, strict=True)
    for name, marker, steps, card, acts in tracks:
        bar = "#" * marker + look.scene.sign("·", ".") * (steps - marker)
        full = ("!" if marker >= steps else " ").ljust(longest - max(marker, steps) + 1)
        number = look.cards.personalities.index(card)
        colour = look.cards.colours[number]
        said = look.say(LabelPersonality(colour, card, look.cards.deed_words[number]))
        line = Text(f"{look.say(LabelSymbol(name))} {bar}{full} ").append(said, colour)
        if it.decisions:
            line.append(f" {look.say(LabelActs(acts, it.decisions))}", "dim")
        lines.append(line)
    return lines


def tech_row(look: Look, it: RivalView) -> Text:
    """Every block in its place: the left end is used first (SV-SOLO-16)."""
    line = Text(f"{look.say(LabelTechRow())} ")
    if not it.tech:
        return line.append_text(look.empty())
    for number, block in enumerate(it.tech):
        line.append(" " if number else "").append(block, INK[block])
    return line
