"""Setup: seats, companies, deck, grid, supply, start marker, number of rounds (2.1)."""

import json
from collections import Counter

import pytest

from seedround.engine.errors import BadOption
from seedround.engine.generator import Generator, Scripted
from seedround.games.trade_show import GAME
from seedround.games.trade_show.events import GameStarted, RoundStarted
from seedround.games.trade_show.show import SHOW_TURN
from seedround.testing import events, moves
from seedround.testing.trade_show import (
    bottom,
    dealt,
    given,
    held,
    house,
    next_cards,
    play_round,
    top,
)
from tools import golden


def test_ts_set_01_two_to_five_players() -> None:
    assert GAME.players == (2, 3, 4, 5)
    assert [dealt(seats).seats for seats in GAME.players] == [2, 3, 4, 5]


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_ts_set_01_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.deal(seats, Generator(0))
    assert str(refusal.value) == (
        f"Silicon Valley: Trade Show (Salkind) is for 2 to 5 players; you asked for {seats}."
    )


def test_ts_set_02_companies_are_shuffled_and_given_in_seat_order() -> None:
    table = dealt(3, orders=[[4, 2, 0, 3, 1]])
    assert held(table).startswith("cloud web social |")

    first = Counter(held(dealt(5, seed=seed)).split()[0] for seed in range(100))
    assert set(first) == set(house().company_ids)


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (2, "cloud web | social gadget app"),
        (3, "cloud web social | gadget app"),
        (4, "cloud web social gadget | app"),
        (5, "cloud web social gadget app |"),
    ],
)
def test_ts_set_03_the_others_wait_in_a_queue(seats: int, expected: str) -> None:
    """The queue lies between the last seat (tail) and the first (head) (TS-A-03)."""
    table = dealt(seats, orders=[[4, 2, 0, 3, 1]])

    assert held(table) == expected
    (started,) = events(table, GameStarted)
    assert " ".join([*started.companies, "|", *started.queue]) == expected


def test_ts_set_03_the_head_of_the_queue_is_beside_seat_0() -> None:
    """First in, first out: seat 0 gets the head, the last seat's card is the new tail (TS-A-03)."""
    table = given(seats=3, companies="social app web gadget cloud", seed=0)

    assert held(play_round(table)) == "cloud social app | web gadget"


def test_ts_set_04_all_development_cards_are_shuffled_into_one_deck() -> None:
    table = dealt()
    assert sorted(table.grid + table.deck) == list(range(55))

    grids = {bottom(dealt(seed=seed)) for seed in range(20)}
    assert len(grids) == 20


def test_ts_set_05_ten_cards_are_dealt_the_bottom_row_first() -> None:
    """The grid holds development cards (TS-A-01), dealt B1..B5, then T1..T5 (TS-A-09)."""
    order = ["d01", "d02", "d03", "d04", "d05", "d51", "d52", "d53", "d54", "d55", "d30"]
    table = dealt(orders=[[], [house().index[card] for card in order]])

    assert bottom(table) == "d01 d02 d03 d04 d05"
    assert top(table) == "d51 d52 d53 d54 d55"
    assert (len(table.deck), next_cards(table)) == (45, "d30")
    (started,) = events(table, RoundStarted)
    assert (" ".join(started.bottom), " ".join(started.top)) == (bottom(table), top(table))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ts_set_06_nobody_owns_anything_yet(seats: int) -> None:
    table = dealt(seats)

    assert table.cubes == table.scores == [0] * seats
    assert table.stacks == [[]] * seats
    assert (table.supply, table.free) == (24, (0, 0, 0))


def test_ts_set_07_the_start_seat_is_drawn_or_chosen() -> None:
    """Nobody printed a digital game: the seed draws, or the option names a seat (TS-A-02)."""
    drawn = {dealt(4, seed=seed).start for seed in range(50)}
    assert drawn == {0, 1, 2, 3}
    assert dealt(4, numbers=[2]).start == 2

    table = dealt(4, first_seat=3)
    assert (table.start, table.choice.seat) == (3, 3)
    assert events(table, GameStarted)[0].start == 3


def test_ts_set_08_the_number_of_rounds_is_fixed_before_the_first() -> None:
    table = dealt(3)

    assert (table.round, table.rounds) == (1, 4)
    assert events(table, GameStarted)[0].rounds == 4
    play_round(table)
    assert table.rounds == 4


def test_draws_come_in_the_order_of_the_specification() -> None:
    """Companies in file order, the start seat, cards by id (3.4)."""
    asked: list[object] = []

    class Listening(Scripted):
        def shuffle(self, items: list[object]) -> None:  # type: ignore[override]
            asked.append(tuple(items))

        def below(self, n: int) -> int:
            asked.append(n)
            return 0

    table = dealt(3, generator=Listening())

    assert asked == [tuple(range(5)), 3, tuple(range(55))]
    assert table.cards.company_ids == ("social", "app", "web", "gadget", "cloud")
    assert table.cards.ids == tuple(sorted(table.cards.ids))
    assert table.generator.draws == 0


def test_a_chosen_start_seat_is_not_drawn() -> None:
    """Nothing but shuffles and dice draws once the start seat is chosen (3.4)."""
    assert dealt(3, first_seat=1).generator.draws == 2
    assert dealt(3).generator.draws == 3


def test_dice_have_four_six_and_eight_faces() -> None:
    """Each of them is rolled: d4, then d6, then d8 (3.4)."""
    faces: list[int] = []

    class Listening(Scripted):
        def roll(self, sides: int) -> int:
            faces.append(sides)
            return 1

    table = given(companies="app social web gadget cloud", stacks=["...", "..."])
    table.generator = Listening()
    table.legal, table.agenda = [], [SHOW_TURN[0]]
    table.settle()

    assert faces == [4, 4, 4, 4, 6, 8]


def test_four_play_as_a_rule_by_the_rules_of_the_recorded_games() -> None:
    """A raised version would make every record that is kept one of other rules."""
    recorded = json.loads((golden.FOLDER / GAME.id / "2-plain-1.json").read_text("utf-8"))

    assert GAME.usual_players == 4
    assert GAME.version == recorded["record"]["rules"]


def test_the_first_decision_is_a_draft() -> None:
    table = dealt()

    assert table.choice.kind == "draft.take"
    assert len(moves(table)) == 10
