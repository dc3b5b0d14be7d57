"""The ring as a player may follow it: spaces, both pawns, the decision deck, who would act."""

import pytest

from seedround.engine.generator import Generator
from seedround.engine.kinds import OPEN, SPECTATOR, Viewer
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.pawns import foresee
from seedround.games.silicon_valley.redeal import redeal
from seedround.games.silicon_valley.rival import RIVAL_TURN
from seedround.games.silicon_valley.rival_view import RivalView, SpaceView
from seedround.games.silicon_valley.table import SiliconValley
from seedround.testing import A, B
from seedround.testing.silicon_valley import given, seen_by

LETTERS = {"product": "P", "hq": "H", "employee": "E", "vc": "V"}


def rival_of(table: SiliconValley) -> RivalView:
    shown = seen_by(table, A).rival
    assert shown is not None
    return shown


def at(rival: RivalView, row: str, slot: int) -> SpaceView:
    return next(space for space in rival.ring if (space.row, space.slot) == (row, slot))


def alone(seed: int, moves: int) -> SiliconValley:
    """A house game after so many random moves."""
    table = GAME.deal(1, Generator(seed), None, None)
    chooser = Generator(seed + 100)
    for _ in range(moves):
        if not table.over:
            table.play(table.moves()[chooser.below(len(table.moves()))])
    assert isinstance(table, SiliconValley)
    return table


def test_sv_r_40_the_ring_goes_clockwise_without_a_gap() -> None:
    rival = rival_of(given(seats=1))

    assert " ".join(f"{LETTERS[space.row]}{space.slot}" for space in rival.ring) == (
        "P1 P2 P3 P4 H1 H2 H3 E5 E4 E3 E2 E1 V1 V2 V3"
    )


def test_sv_solo_13_steps_of_both_pawns_are_told_for_every_space() -> None:
    """S-20: white on the empty H2, grey on E9; three steps end on E7."""
    table = given(seats=1, hq_row="HX1 - HX3", rival={"white": "H2", "grey": "E9"})
    rival = rival_of(table)

    assert at(rival, "hq", 3).white == (1,)
    assert at(rival, "employee", 5).white == ()
    assert at(rival, "employee", 4).white == (2,)
    assert at(rival, "employee", 3).white == (3,)
    assert at(rival, "employee", 4).grey == (1,)
    assert (at(rival, "hq", 2).does, at(rival, "hq", 2).grey) == (None, ())


def test_sv_solo_21_what_a_pawn_would_do_on_each_space() -> None:
    """S-09: steps that end on the Rival's own products end on the next card."""
    table = given(
        seats=1,
        designs={"PX1": (A, "I3 I3", 1), "PX2": (B, "L3 L3 O4", 1), "PX3": (B, "O4 O4", 1)},
        rival={"tech": "O4 O4 O4 O4 D2"},
    )
    rival = rival_of(table)

    assert [space.does for space in rival.ring[:5]] == ["copy", "pass", "pass", "launch", "take"]
    assert at(rival, "product", 1).white == (1,)
    assert at(rival, "product", 2).white == at(rival, "product", 3).white == ()
    assert at(rival, "product", 4).white == (2, 3, 4)
    assert at(rival, "product", 4).pays == 4, "the left end of the tech row, 16 squares"
    assert at(rival, "product", 1).pays is None


@pytest.mark.parametrize("seed", range(6))
def test_sv_solo_11_the_decisions_left_lead_where_the_ring_says(seed: int) -> None:
    """Every card of the deck, tried on a copy of the table, does what was foreseen."""
    table = alone(seed, 20 * seed)
    if table.over:
        table = alone(seed, 8)
    for card in table.decisions:
        seen = foresee(table, card)
        copy = table.copy(Generator(1))
        copy.decisions = [card]
        RIVAL_TURN.run(copy)
        assert copy.pawns == (
            table.pawns[0] if seen.white is None else seen.white,
            table.pawns[1] if seen.grey is None else seen.grey,
        )
        assert copy.markers == seen.markers
    rival = rival_of(table)
    left = len(table.decisions)
    assert sum(space.white_cards for space in rival.ring) == left
    assert sum(space.grey_cards for space in rival.ring) == left
    last = table.track_steps()
    for attribute, acts in enumerate(rival.acts):
        cards = [foresee(table, card).markers[attribute] for card in table.decisions]
        assert acts == sum(marker == last[attribute] for marker in cards)


def test_sv_solo_09_the_reference_counts_all_and_what_is_left() -> None:
    table = alone(1, 60)
    rival = rival_of(table)
    walks = dict(zip(table.cards.decisions, table.cards.walks, strict=True))

    assert rival.decided
    assert [line.steps for line in rival.movements] == [1, 2, 3, 4, 5, 6]
    for line in rival.movements:
        seen = [walks[card] for card in rival.decided]
        assert line.white - line.white_left == sum(white == line.steps for white, _ in seen)
        assert line.grey - line.grey_left == sum(grey == line.steps for _, grey in seen)
    assert sum(line.white for line in rival.movements) == len(walks)
    assert sum(line.grey_left for line in rival.movements) == rival.decisions


@pytest.mark.parametrize("viewer", [A, SPECTATOR])
def test_what_is_told_of_the_ring_does_not_betray_the_order_of_the_deck(viewer: Viewer) -> None:
    table = alone(2, 25)
    before = seen_by(table, viewer).rival
    for seed in range(5):
        again = redeal(table, viewer, Generator(seed))
        assert seen_by(again, viewer).rival == before
    opened = seen_by(table, OPEN).rival
    assert before is not None
    assert opened is not None
    assert (before.ring, before.movements, before.acts) == (
        opened.ring, opened.movements, opened.acts,
    )  # fmt: skip


def test_blocks_that_the_rival_laid_are_always_in_the_view() -> None:
    """SV-SOLO-19: they are the price of a copy, also where they do not tile the grid."""
    launches = 0
    for seed in range(30):
        table = alone(seed, 60)
        for product in seen_by(table, A).products:
            if product.innovator == 1:
                launches += 1
                assert product.blocks
    assert launches
