"""What may be seen of the Rival: its board, the ring its pawns walk, what its deck still holds."""

from typing import Annotated

from msgspec import Struct

from seedround.engine.kinds import ASIDE, OPEN, Card, Count, Viewer, among, places
from seedround.games.silicon_valley.blocks import KINDS, SIZES
from seedround.games.silicon_valley.document import ATTRIBUTES
from seedround.games.silicon_valley.moves import BlockName
from seedround.games.silicon_valley.pawns import (
    GREY,
    WHITE,
    Foreseen,
    destination,
    foresee,
    has_card,
    passes_by,
)
from seedround.games.silicon_valley.seen import (
    Decision,
    Mat,
    Person,
    RowName,
    Stand,
    Step,
    Tiles,
    tiles_seen,
)
from seedround.games.silicon_valley.table import NOBODY, SiliconValley

Does = Annotated[str, among(("launch", "copy", "take", "pass"))]


class SpaceView(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """A space of the ring, as the board lies now (SV-R-40)."""

    row: RowName
    slot: Count
    does: Does | None
    """What a pawn would do here; it passes by what the Rival leaves alone. None without a card."""
    pays: Count | None
    """How many blocks, from the left of the tech row, a launch here would take (SV-SOLO-16)."""
    white: tuple[Count, ...]
    """With how many steps the white pawn would end here."""
    grey: tuple[Count, ...]
    """Likewise the grey one, as long as the white one stays where it is."""
    white_cards: Count
    """How many of the decisions that are left would take the white pawn here."""
    grey_cards: Count
    """Likewise the grey one, after the white one has walked (SV-SOLO-11)."""


class StepsView(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """A line of the reference of pawn movements: decisions with so many steps."""

    steps: Count
    white: Count
    white_left: Count
    grey: Count
    grey_left: Count


class RivalView(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """The Rival board, all of it open."""

    mat: Mat
    founder: Person
    personalities: Annotated[
        tuple[Annotated[Card, among("personality")], ...], places("personality")
    ]
    markers: Annotated[tuple[Step, ...], places(len(ATTRIBUTES))]
    steps: Annotated[tuple[Count, ...], places(len(ATTRIBUTES))]
    """From green to "!", on the track of each personality."""
    tech: tuple[BlockName, ...]
    """The tech row from left to right."""
    employees: tuple[Person, ...]
    tiles: Tiles
    white: Stand | None
    grey: Stand | None
    """None before a pawn's first move."""
    decided: tuple[Decision, ...]
    decisions: Count
    rounds: Count
    ring: Annotated[tuple[SpaceView, ...], ASIDE]
    """The pawns' path clockwise, from the first product; the last space is beside the first."""
    movements: Annotated[tuple[StepsView, ...], ASIDE]
    """The decision deck by steps: all of it, and what is left; the others have been seen."""
    acts: Annotated[tuple[Count, ...], ASIDE]
    """By attribute: after how many of the decisions left its personality would act now."""
    decision_order: Annotated[tuple[Card, ...], ASIDE] | None


def rival_view(table: SiliconValley, viewer: Viewer) -> RivalView:
    cards = table.cards

    def stands(pawn: int) -> tuple[str, int] | None:
        if not table.on_path[pawn]:
            return None
        row, slot = cards.ring[table.pawns[pawn]]
        return row, slot + 1

    order = tuple([cards.decisions[card] for card in reversed(table.decisions)])
    # Only numbers are taken from these, so that nothing tells in which order they lie.
    foreseen = [foresee(table, card) for card in table.decisions]
    return RivalView(
        mat=cards.mats[table.rival_mat],
        founder=cards.people[table.rival_founder],
        personalities=tuple([cards.personalities[card] for card in table.personalities]),
        markers=table.markers,
        steps=tuple(table.track_steps()),
        tech=tuple([KINDS[kind] for kind in table.tech]),
        employees=tuple([cards.people[person] for person in table.staff]),
        tiles=tiles_seen(table, table.rival_tiles),
        white=stands(WHITE),
        grey=stands(GREY),
        decided=tuple([cards.decisions[card] for card in table.decided]),
        decisions=len(table.decisions),
        rounds=cards.document.solo.rounds,
        ring=_ring(table, foreseen),
        movements=_movements(table),
        acts=_acts(table, foreseen),
        decision_order=order if viewer == OPEN else None,
    )


def _ring(table: SiliconValley, foreseen: list[Foreseen]) -> tuple[SpaceView, ...]:
    """Every space with what a pawn would do there and what brings one there."""
    most = max((max(walk) for walk in table.cards.walks), default=0)
    ends = [
        [destination(table, pawn, n, table.pawns, table.on_path) for n in range(1, most + 1)]
        for pawn in (WHITE, GREY)
    ]

    def steps(pawn: int, space: int) -> tuple[int, ...]:
        return tuple([n for n, end in enumerate(ends[pawn], 1) if end == space])

    spaces: list[SpaceView] = []
    for space, (row, slot) in enumerate(table.cards.ring):
        does = _does(table, space)
        spaces.append(
            SpaceView(
                row=row,
                slot=slot + 1,
                does=does,
                pays=_pays(table, slot) if does == "launch" else None,
                white=steps(WHITE, space),
                grey=steps(GREY, space),
                white_cards=sum(one.white == space for one in foreseen),
                grey_cards=sum(one.grey == space for one in foreseen),
            )
        )
    return tuple(spaces)


def _does(table: SiliconValley, space: int) -> str | None:
    """SV-SOLO-14, SV-SOLO-21."""
    row, slot = table.cards.ring[space]
    if not has_card(table, space):
        return None
    if row != "product":
        return "take"
    if passes_by(table, space):
        return "pass"
    return "launch" if table.innovators[slot] == NOBODY else "copy"


def _pays(table: SiliconValley, slot: int) -> int:
    """Blocks from the left end until their squares suffice, or all of them (SV-SOLO-16)."""
    needed, blocks = table.cards.grid_sizes[table.products[slot]], 0
    for kind in table.tech:
        if needed <= 0:
            break
        needed -= SIZES[kind]
        blocks += 1
    return blocks


def _movements(table: SiliconValley) -> tuple[StepsView, ...]:
    walks = table.cards.walks
    left = [walks[card] for card in table.decisions]
    every = left + [walks[card] for card in table.decided]
    return tuple(
        [
            StepsView(
                steps=steps,
                white=sum(walk[WHITE] == steps for walk in every),
                white_left=sum(walk[WHITE] == steps for walk in left),
                grey=sum(walk[GREY] == steps for walk in every),
                grey_left=sum(walk[GREY] == steps for walk in left),
            )
            for steps in sorted({steps for walk in every for steps in walk})
        ]
    )


def _acts(table: SiliconValley, foreseen: list[Foreseen]) -> tuple[int, ...]:
    """Who would be on "!" when personalities act (SV-SOLO-29, SV-R-45)."""
    return tuple(
        [
            sum(one.markers[attribute] >= last for one in foreseen)
            for attribute, last in enumerate(table.track_steps())
        ]
    )
