"""What comes by itself: the refresh, the next customers, who leaves for them (2.4, 2.7)."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from seedround.engine import laws, truth
from seedround.engine.generator import Generator
from seedround.engine.kinds import by_seat, every_seat
from seedround.engine.random_play import play_random
from seedround.engine.standing import CERTAIN, Due, Forecast
from seedround.engine.telling import forecast_of
from seedround.games.tech_deck import GAME
from seedround.games.tech_deck.rounds import END_ROUND, NEW_CUSTOMERS, REFRESH
from seedround.games.tech_deck.table import TechDeck
from seedround.games.tech_deck.telling import forecast
from seedround.games.tech_deck.telling.sayings import DueComes, DueDraw, DueLeaves, WarnNext
from seedround.games.tech_deck.telling.standing import MEASURES
from seedround.testing import A, B, play, say
from seedround.testing.tech_deck import Side, dealt, given
from tests.effort import sampled
from tests.games.tech_deck.telling import TRUTH_ALONE, foretold, lines, positions, still

ROW = "SCI-09 SVC-11 INF-08 SCI-13"
THREE = Side(score="SVC-04 TEC-02 TEC-05", hand="TEC-01 SCI-02 INF-03", deck="SVC-03 SVC-01 INF-01")


def test_td_new_04_who_leaves_and_who_comes_in_their_order() -> None:
    """Three come once a team has scored two; a full row loses one for each (TD-NEW-01)."""
    table = still(round=7, row=ROW, t1=THREE)

    assert say(table, foretold(table).phase) == "Refresh, then round 8"
    assert lines(table)[1:] == [
        "Patent Pool leaves: 1 of 3 unhappy.",
        "Somebody unknown joins the row.",
        "White-Glove Onboarding leaves: 2 of 3 unhappy.",
        "Somebody unknown joins the row.",
        "Headhunter Board leaves: 3 of 3 unhappy.",
        "Somebody unknown joins the row.",
    ]
    assert say(table, foretold(table).ends) == "3 come, 3 leave: 3 of 3 unhappy."
    assert [line.after for line in foretold(table).lines[1:]] == [1, 4, 2, 4, 3, 4]


def test_a_row_with_room_fills_up_first() -> None:
    table = still(round=7, row="SCI-09 SVC-11 INF-08", t1=THREE)

    assert lines(table)[1:3] == [
        "Somebody unknown joins the row.",
        "Patent Pool leaves: 1 of 3 unhappy.",
    ]
    assert foretold(table).warning is None


def test_td_a_39_a_customer_that_was_seen_is_named() -> None:
    table = still(row="SVC-07 TEC-12 INF-05", customers="SCI-04 SVC-09", t1=Side(hand="INF-03"))
    play(table, "use:INF-03", "pick:TEC-12")

    comes = [line.says for line in foretold(table, B).lines if isinstance(line.says, DueComes)]
    assert comes == [DueComes("TEC-12"), DueComes(None)]


def test_td_new_06_a_short_deck_brings_fewer() -> None:
    table = still(row="SVC-07 TEC-12", customers="INF-05", t1=THREE)

    assert say(table, foretold(table).ends) == "1 comes, nobody leaves: 0 of 3 unhappy."


def test_td_new_07_the_first_round_stops_when_the_row_is_full() -> None:
    table = still(seats=6, row="SCI-09 SVC-11 INF-08", customers="TEC-11 SCI-12")
    table.agenda.append(NEW_CUSTOMERS)

    assert say(table, foretold(table).phase) == "New customers of round 1"
    assert say(table, foretold(table).ends) == "1 comes, nobody leaves: 0 of 1 unhappy."


def test_by_the_book_the_first_round_goes_on() -> None:
    more = {"first_round": "book", "customers": "TEC-11 SCI-12"}
    table = still(seats=6, row="SCI-09 SVC-11 INF-08", **more)
    table.agenda.append(NEW_CUSTOMERS)

    assert say(table, foretold(table).ends) == "2 come, 1 leaves: 1 of 1 unhappy."


def test_in_the_setup_nothing_is_in_sight() -> None:
    assert forecast_of(dealt(2), A) is None


# Warnings


def test_too_many_would_leave_and_what_can_be_done() -> None:
    """One more must be served; a venture that works again next round could win one back."""
    side = Side(score="SVC-04 TEC-02", areas=("SVC-10 SCI-13",), hand="TEC-01 SCI-02 SVC-06")
    table = still(round=7, row="SCI-09 SVC-11 INF-08", unhappy="TEC-12", t1=side, used="SVC-10")

    assert foretold(table).warning == WarnNext(3, 3, 1, ("SVC-10", "SCI-13", "SVC-06"))
    said = foretold(table).warning
    assert said is not None
    assert say(table, said) == (
        "That makes 3 of 3 unhappy. One more customer must be served this round, or use "
        "Win-Back Campaign, Moonshot Institute, and Loyalty Scheme."
    )
    rivals = foretold(table, B).warning
    assert rivals is not None
    assert say(table, rivals) == (
        "That makes 3 of 3 unhappy. One more customer must be served this round."
    )


def test_td_a_37_at_the_limit_only_this_round_can_mend_it() -> None:
    unhappy = "TEC-12 SCI-13 INF-11"
    table = given(at="after", unhappy=unhappy, t1=Side(areas=("SVC-10",), hand="INF-01"))
    ahead = foretold(table)

    assert (say(table, ahead.ends), ahead.lines) == ("Everyone loses.", ())
    assert ahead.warning is not None
    assert say(table, ahead.warning) == (
        "3 of 3 unhappy: somebody must win one back this round, or everyone loses. "
        "You can with Win-Back Campaign."
    )
    theirs = foretold(table, B).warning
    assert theirs is not None
    assert say(table, theirs).endswith("None of your cards can.")


def test_td_end_02_the_last_round_is_counted() -> None:
    for table in (still(customers="", row=ROW), still(round=40, row=ROW)):
        assert say(table, foretold(table).ends) == "The points are counted, and the game is over."


# The refresh


def drawn(table: TechDeck) -> DueDraw:
    says = foretold(table).lines[0].says
    assert isinstance(says, DueDraw)
    return says


def test_td_refresh_01_four_cards_of_the_deck() -> None:
    side = Side(hand="INF-01", deck="SCI-02 SVC-04 TEC-01 INF-03 TEC-05 TEC-06", discard="TEC-07")
    table = still(t1=side)

    assert drawn(table) == DueDraw(4, (), 6, 666, False)
    assert lines(table)[0] == "You draw 4 cards of 6, each with a chance of 67%."
    hands = list(combinations(table.decks[0], 4))
    for card in table.decks[0]:
        assert sum(card in hand for hand in hands) * 1000 // len(hands) == 666


def test_td_gen_01_too_few_cards_and_the_discard_is_shuffled_in() -> None:
    side = Side(hand="INF-01", deck="SCI-02", discard="SVC-04 TEC-01 INF-03")
    assert drawn(still(t1=side)) == DueDraw(4, (), 5, 800, True)
    drained = still(t1=side, reshuffle="drain")
    assert drawn(drained) == DueDraw(4, ("SCI-02",), 5, 750, True)
    assert lines(drained)[0] == (
        "Your discard pile is shuffled in; you draw 4 cards of 5: Lab Intern for sure."
    )


def test_td_refresh_02_fewer_than_four_cards() -> None:
    table = still(t1=Side(hand="INF-01", discard="SVC-04 INF-03"))

    assert drawn(table) == DueDraw(3, ("SVC-04", "INF-01", "INF-03"), 3, 1000, True)
    assert foretold(table).lines[0].by == 2
    assert lines(table, B)[0] == "You have no cards to draw."


def test_cards_seen_on_top_of_the_deck_are_certain() -> None:
    """Section 4: what was revealed by `dig` and put back."""
    table = still(t1=Side(deck="SCI-02 SVC-04 TEC-01 INF-03 TEC-05 TEC-06 TEC-08"))
    table.seen[0] = table.cards.bits((table.cards.index["SVC-04"], table.cards.index["TEC-08"]))

    assert drawn(table) == DueDraw(4, ("SVC-04",), 7, 600, False)


# What then happens


def ahead_of_refresh(table: TechDeck) -> TechDeck | None:
    """The table right before the refresh, if the first move leads there."""
    twin = table.copy(Generator(1))
    twin.carry_out(twin.legal[0])
    while twin.agenda and twin.agenda[-1] != REFRESH:
        if not twin.step():
            return None
    return twin if twin.agenda else None


def compare(table: TechDeck, forecasts: list[Forecast]) -> bool:
    """Run the refresh and the next customers; whether there was something to compare."""
    row, customers = table.row, table.customers
    table.step()
    for seat, ahead in by_seat(forecasts):
        if ahead.lines:
            assert len(table.hands[table.team_of[seat]]) == ahead.lines[0].after
            known = ahead.lines[0].says
            assert isinstance(known, DueDraw)
            assert set(known.known) <= set(table.ids(table.hands[table.team_of[seat]]))
    assert END_ROUND in table.agenda
    while table.agenda and table.agenda[-1] != NEW_CUSTOMERS:
        table.step()
    assert bool(table.agenda) == bool(forecasts[0].lines)
    if table.over:
        return False
    table.step()
    for seat, ahead in by_seat(forecasts):
        for figure in ("row", "unhappy"):
            after = [line.after for line in ahead.lines if line.figure == figure]
            assert not after or MEASURES[figure](table, seat) == after[-1]
        gone = [line.says.card for line in ahead.lines if isinstance(line.says, DueLeaves)]
        assert tuple(gone) == table.ids(row[: len(gone)])
        came = [line.says.card for line in ahead.lines if isinstance(line.says, DueComes)]
        for name, card in zip(came, customers, strict=False):
            assert name in (None, table.cards.ids[card])
        assert all(line.chance == CERTAIN for line in ahead.lines)
    return True


@pytest.mark.sampled
def test_the_whole_forecast_comes_true() -> None:
    """From the refresh to the row of the next round, for every seat."""
    compared = 0
    for table in positions(sampled(24, 400), pressure="gentle"):
        twin = ahead_of_refresh(table)
        if twin is not None:
            forecasts = [foretold(twin, seat) for seat in every_seat(twin.seats)]
            compared += compare(twin, forecasts)
    assert compared >= sampled(40, 800)


def test_law_9_compares_forecasts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law looks at the new customers of every round, though cards are shown in it."""
    compared: list[str] = []

    def counting(holds: bool, law: str, problem: str) -> None:
        if "foretold" in problem:
            compared.append(problem)
        laws.require(holds, law, problem)

    monkeypatch.setattr(truth, "require", counting)
    played = play_random(GAME, 1, seed="7ec0", strides=TRUTH_ALONE)
    assert isinstance(played.table, TechDeck)
    assert len(compared) >= played.table.round > 1


def test_law_9_finds_a_wrong_forecast(monkeypatch: pytest.MonkeyPatch) -> None:
    """A forecast that forgets the customers who come."""
    monkeypatch.setattr(forecast, "moving", nobody_moves)

    with pytest.raises(laws.Broken, match="row of seat 0: 0 foretold"):
        play_random(GAME, 2, seed="7ec0", strides=TRUTH_ALONE)


def nobody_moves(table: TechDeck, team: int, come: int, leave: int) -> Iterator[Due]:
    yield Due(says=DueComes(None), figure="row", by=0, after=0)
