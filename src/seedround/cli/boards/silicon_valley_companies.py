"""The companies of Silicon Valley."""

from collections.abc import Sequence

from rich.text import Text

from seedround.cli.boards.drawing import Shelf, columns, fit, shelves, split
from seedround.cli.boards.silicon_valley_look import Look, blocks, worth
from seedround.engine.kinds import by_seat, every_seat
from seedround.games.silicon_valley.document import ATTRIBUTES
from seedround.games.silicon_valley.labels import (
    LabelChosen,
    LabelOffice,
    LabelScreen,
    LabelSide,
    LabelSymbol,
    LabelValuation,
)
from seedround.games.silicon_valley.numbers import FACES
from seedround.games.silicon_valley.seen import TileView
from seedround.games.silicon_valley.view import SeatView


def companies(look: Look) -> Text:
    seats = look.view.seats
    rooms = split(look.scene.width, len(seats))
    labels = [look.scene.label(seat, rooms[seat] - 3) for seat in every_seat(len(seats))]
    boxes = [company_box(look, it, seat in look.view.chosen) for seat, it in by_seat(seats)]
    return shelves([Shelf(labels, boxes)], look.scene.width, look.scene.fancy)


def company_box(look: Look, it: SeatView, chosen: bool) -> list[Text]:
    """Worth, what is behind the screen if it may be seen, HQ, people, tiles."""
    lines = [worth_line(look, it), Text(office_line(look, it))]
    signs = [
        look.say(LabelSymbol(name)) + (f" x{many}" if many > 1 else "")
        for name, many in zip(ATTRIBUTES, it.symbols, strict=True)
        if many
    ]
    lines.append(Text(" ".join(signs), "dim"))
    if it.founder:
        lines.append(Text(look.name(it.founder), "italic"))
    elif chosen:
        lines.append(Text(look.say(LabelChosen()), "italic"))
    for one in it.employees:
        ongoing = look.person(one.card).ongoing
        line = Text(f"{look.money(one.salary)} {look.name(one.card)} ")
        line.append_text(blocks(ongoing.code))
        lines.append(line.append(look.money(ongoing.cash) if ongoing.cash else ""))
    lines += [tile_line(look, tile) for tile in it.tiles]
    return lines


def tile_line(look: Look, tile: TileView) -> Text:
    """A product and what it brings every round."""
    earns = look.cards.earns[3 * look.cards.product[tile.product] + FACES.index(tile.side)]
    line = Text(f"{look.say(LabelSide(tile.side)):<2} {look.name(tile.product)} ", "bold")
    gain = f"{look.say(LabelValuation(earns.valuation))} " if earns.valuation else ""
    return line.append(f"{gain}{look.money(earns.cash)}", "not bold")


def office_line(look: Look, it: SeatView) -> str:
    return look.say(LabelOffice(len(it.employees), it.places, len(it.tiles), it.slots, it.rent))


def worth_line(look: Look, it: SeatView) -> Text:
    """The company's worth, then money and blocks, or the screen."""
    line = Text(look.say(worth(it.index)), "bold")
    if it.cash is None or it.blocks is None:
        screen = f"{look.scene.sign('▒▒', '##')} {look.say(LabelScreen())}"
        return line.append(f"  {screen}", "not bold dim")
    return line.append(f"  {look.money(it.cash)}  ").append_text(blocks(it.blocks))


def companies_in_short(look: Look) -> Text:
    seats = look.view.seats
    heads = columns(
        [
            [look.scene.label(seat, 16), worth_line(look, it), Text(office_line(look, it))]
            for seat, it in by_seat(seats)
        ]
    )
    lines: list[Text] = []
    for head, it in zip(heads, seats, strict=True):
        lines.append(head)
        team = [f"{look.name(one.card)} {look.money(one.salary)}" for one in it.employees]
        lines.append(Text("  " + ", ".join([*team, *tile_names(look, it.tiles)]), "dim"))
    return Text("\n").join(fit(line, look.scene.width) for line in lines if line.plain.strip())


def tile_names(look: Look, tiles: Sequence[TileView]) -> list[str]:
    return [f"{look.say(LabelSide(tile.side))} {look.name(tile.product)}" for tile in tiles]
