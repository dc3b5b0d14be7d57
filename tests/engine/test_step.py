"""The agenda: then, sealed groups, forced choices, narrow, ranges and quick moves."""

import doctest
from collections.abc import Iterator

import pytest

from seedround.engine import step
from seedround.engine.errors import Refused
from seedround.engine.generator import Generator
from seedround.engine.kinds import SPECTATOR, by_seat, every_seat
from seedround.engine.knowledge import Knowledge
from seedround.engine.laws import covered
from seedround.engine.look import ask
from seedround.engine.playthrough import Playthrough
from seedround.engine.step import MOST_MOVES, Range, narrow
from seedround.engine.table import Sealed, Table
from seedround.testing import A, B, C
from tests.engine.playing import finished, hermit, parlour
from tests.toys.hermit.rules import Act
from tests.toys.parlour import things as t
from tests.toys.parlour.rules import BidOnce, TakeThree
from tests.toys.parlour.table import NOTHING, Parlour


def sealed_sittings(seats: int) -> Iterator[Playthrough]:
    for seed in range(300):
        yield parlour(seats, seed=f"{seed:x}")


def forced(table: Table) -> list[int]:
    """Seats that have, or have put down, one card that must go."""
    assert isinstance(table, Parlour)
    down = [[card] if card != NOTHING else [] for card in table.put]
    held = [hand + put for hand, put in zip(table.hands, down, strict=True)]
    must = [sum(table.cards.must[card] for card in cards) for cards in held]
    return [seat for seat, count in by_seat(must) if count == 1]


@pytest.fixture
def first_forced() -> Playthrough:
    """Three seats; seat 0 had no choice and seat 1 is asked."""
    return next(s for s in sealed_sittings(3) if forced(s.table) == [0])


@pytest.fixture
def last_forced() -> Playthrough:
    """Three seats; 0 and 1 choose, 2 will have no choice."""
    return next(s for s in sealed_sittings(3) if forced(s.table) == [2])


def test_then_puts_steps_on_top_in_reading_order() -> None:
    table = hermit().table
    below = list(table.agenda)
    table.then(Act(A), Act(B), Act(A, 2))
    assert table.agenda == [*below, Act(A, 2), Act(B), Act(A)]


def test_a_sealed_group_names_all_its_seats_forced_ones_too(
    first_forced: Playthrough, last_forced: Playthrough
) -> None:
    for playthrough in (first_forced, last_forced):
        assert playthrough.table.asked() == (0, 1, 2)
        assert [
            playthrough.table.rules.view(playthrough.table, v).asked for v in (SPECTATOR, A, B, C)
        ] == [(0, 1, 2)] * 4


def test_a_sealed_group_never_says_who_has_chosen(last_forced: Playthrough) -> None:
    table = last_forced.table
    before = table.rules.view(table, B)
    last_forced.play(table.moves()[0])
    assert table.asked() == (0, 1, 2)
    assert table.choice.seat == 1
    assert table.rules.view(table, B) == before
    assert table.rules.view(table, SPECTATOR).asked == (0, 1, 2)


def test_the_open_choices_of_a_group_are_those_still_to_be_made(last_forced: Playthrough) -> None:
    table = last_forced.table
    assert [choice.seat for choice in table.open_choices()] == [0, 1, 2]
    last_forced.play(table.moves()[0])
    assert [choice.seat for choice in table.open_choices()] == [1, 2]
    last_forced.play(table.moves()[0])
    assert table.sealed is None
    assert [choice.kind for choice in table.open_choices()] == ["bid"]
    assert table.asked() == (table.choice.seat,)


def test_a_seat_of_a_group_that_is_not_on_top_can_think(last_forced: Playthrough) -> None:
    table = last_forced.table
    knowledge = Knowledge(table, B)
    assert knowledge.choice.seat == 1
    assert isinstance(table, Parlour)
    hand = [table.cards.ids[card] for card in table.hands[1]]
    assert [str(move) for move in knowledge.moves] == [f"discard:{card}" for card in hand]
    assert list(knowledge.quick) == knowledge.moves
    twin = knowledge.redeal(Generator(1))
    assert sorted(map(repr, twin.agenda)) == sorted(map(repr, table.agenda))
    assert (twin.choice, twin.moves()) == (knowledge.choice, knowledge.moves)
    assert twin.moves() == twin.choice.moves(twin)
    assert Knowledge(twin, B).moves == knowledge.moves
    assert Knowledge(twin, B).view == knowledge.view
    assert knowledge.advice(Generator(1)) == []
    assert len(Knowledge(table, C).moves) == 1


def test_who_has_nothing_to_choose_is_refused() -> None:
    playthrough = hermit(2)
    with pytest.raises(Refused, match="Seat 1 has nothing to choose now"):
        Knowledge(playthrough.table, B)
    with pytest.raises(Refused, match="nothing to choose"):
        Knowledge(finished(playthrough).table, A)


def test_sealed_moves_are_shown_to_the_chooser_and_mates_only() -> None:
    table = next(s for s in sealed_sittings(4) if not forced(s.table)).table
    assert ask(table, SPECTATOR) is None
    for seat in every_seat(4):
        asking = ask(table, seat)
        assert asking is not None
        assert asking.seat == seat, "one's own choice comes before a mate's"
    two = next(s for s in sealed_sittings(2) if not forced(s.table))
    two.play(two.table.moves()[0])
    assert ask(two.table, A) is None


def test_a_mate_sees_the_moves_of_the_one_who_still_chooses() -> None:
    playthrough = next(s for s in sealed_sittings(4) if not forced(s.table))
    playthrough.play(playthrough.table.moves()[0])
    asking = ask(playthrough.table, A)
    assert asking is not None
    assert asking.seat == 2
    assert ask(playthrough.table, SPECTATOR) is None


def test_a_forced_choice_tells_the_same_event_as_a_chosen_one(last_forced: Playthrough) -> None:
    table = last_forced.table
    for _ in range(2):
        last_forced.play(table.moves()[0])
    told = [event for event in last_forced.log if isinstance(event, t.PutDown)]
    assert [event.seat for event in told] == [0, 1, 2]
    assert [event.seen_by(A).secret is None for event in told] == [False, True, True]


def test_a_group_lists_its_seats() -> None:
    assert Sealed((BidOnce(C), BidOnce(A))).seats == (2, 0)


def test_a_long_choice_is_asked_in_two_questions() -> None:
    playthrough = parlour(3, seed="1")
    table = playthrough.table
    while table.choice.kind != "take":
        playthrough.play(table.moves()[-1])
    assert [str(move) for move in table.moves()] == [f"first:{n}" for n in range(1, 11)]
    playthrough.play(t.First(9))
    assert isinstance(table.choice, TakeThree)
    assert table.choice.first == (9,)
    assert [str(m) for m in table.moves()] == ["take:9+10+11", "take:9+10+12", "take:9+11+12"]
    assert playthrough.undoable(table.choice.seat) == 1


def test_narrow_leaves_a_short_list_alone() -> None:
    bids = [t.Bid(amount) for amount in range(1, MOST_MOVES + 1)]
    assert narrow(bids, [], lambda bid, n: bid.amount % 7) == (bids, [])


def test_narrow_asks_until_the_list_is_short() -> None:
    bids = [t.Bid(amount) for amount in range(1, 1001)]
    fitting, answers = narrow(bids, [], lambda bid, n: bid.amount // 10**n % 10)
    assert fitting == bids
    assert answers == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
    fitting, answers = narrow(bids, [7], lambda bid, n: bid.amount // 10**n % 10)
    assert (len(fitting), answers) == (100, [])
    fitting, answers = narrow(bids, [7, 3], lambda bid, n: bid.amount // 10**n % 10, most=5)
    assert (len(fitting), answers) == (10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    assert narrow(bids, [11], lambda bid, n: bid.amount % 10) == ([], [])


def bidding() -> Table:
    playthrough = parlour(3, seed="1")
    while playthrough.table.choice.kind != "bid":
        playthrough.play(playthrough.table.moves()[0])
    return playthrough.table


def test_amounts_are_offered_as_one_range_and_quick_ones_singly() -> None:
    table = bidding()
    offers = table.choice.offers(table)
    assert [(str(o.move), o.quick, o.range) for o in offers] == [
        ("pass", True, None),
        ("bid:1", True, None),
        ("bid:1", False, Range("amount", 1, 30, 1)),
        ("bid:30", True, None),
    ]
    assert {move for offer in offers for move in covered(offer)} == set(table.moves())
    assert [len(offer.notes) for offer in offers] == [0, 0, 0, 1]


def test_without_ranges_every_move_is_offered_singly() -> None:
    table = hermit().table
    offers = table.choice.offers(table)
    assert [offer.move for offer in offers] == table.moves()
    assert all(offer.quick and offer.range is None for offer in offers)


def test_an_asking_carries_prompt_rules_and_reasons() -> None:
    asking = ask(hermit(1).table, A)
    assert asking is not None
    assert (asking.kind, asking.rule_ids) == ("act", ("HM-ACT-01",))
    assert [(b.verb, b.rule) for b in asking.blocked] == [("reveal", "HM-ACT-02")]


def test_after_the_end_nobody_is_asked() -> None:
    table = finished(hermit(1)).table
    assert (table.asked(), table.open_choices(), table.moves()) == ((), [], [])
    assert ask(table, A) is None
    with pytest.raises(Refused, match="The game is over"):
        assert table.choice


def test_the_example_of_narrow_holds() -> None:
    assert doctest.testmod(step).failed == 0
