"""The rules of Demo Day as tests: a builder of tables, and what is played at them."""

from typing import Any

import pytest
from demo_day import GAME
from demo_day.events import Ended, Funded, InvestorCame, NobodyAlone
from demo_day.pitching import NEXT_INVESTOR, Compare
from demo_day.table import DemoDay

from seedround.testing import (
    A,
    B,
    C,
    apart,
    asked,
    begin,
    deal,
    events,
    first,
    moves,
    no_duplicates,
    play,
    refused,
    run_until,
    story,
)


def given(*hands: str, deck: str, stage: str = "", **more: Any) -> DemoDay:
    """A table before the next investor; hands are numbers, the deck is named from the top."""
    script, options = apart(more)
    table = deal(GAME, DemoDay, len(hands), **options)
    no_duplicates({"deck": deck.split(), "stage": stage.split()})
    ids = table.cards.ids
    table.hands = [tuple(map(int, hand.split())) for hand in hands]
    table.deck = [ids.index(investor) for investor in reversed(deck.split())]
    table.stage = [ids.index(investor) for investor in stage.split()]
    return begin(table, NEXT_INVESTOR, **script)


def test_dd_setup_01_investors_are_shuffled_and_numbers_are_dealt() -> None:
    """DD-SETUP-01."""
    table = deal(GAME, DemoDay, 3, orders=[[2, 0, 1]], seed=None)
    assert table.hands == [tuple(range(1, 11))] * 3
    assert [event.investor for event in events(table, InvestorCame)] == ["moonshot-partners"]


def test_dd_pitch_01_a_number_is_played_once() -> None:
    """DD-PITCH-01."""
    table = play(given("1 2 3", "1 2 3", deck="seed-sons alumni-club"), "pitch:3", "pitch:1")
    assert (asked(table), moves(table)) == (("pitch.prepare", A), ["pitch:1", "pitch:2"])
    assert "not one of the legal moves" in refused(table, "pitch:3")


def test_dd_pitch_02_the_highest_number_that_is_alone_is_funded() -> None:
    """DD-PITCH-02."""
    table = given("4 9", "4 9", "4 9", deck="seed-sons alumni-club")
    run_until(play(table, "pitch:9", "pitch:9"), Compare, choose=first)
    assert (table.prepared, table.funded[C]) == ([9, 9, 4], ())
    run_until(table, Funded)
    assert events(table, Funded) == [Funded(C, 7)]


def test_dd_pitch_03_a_cheque_waits_if_everybody_is_matched() -> None:
    """DD-PITCH-03."""
    table = given("1 2 3", "1 2 3", deck="seed-sons alumni-club", until="pitch.prepare")
    play(table, "pitch:2", "pitch:2")
    assert events(table, NobodyAlone) == [NobodyAlone(7)]
    play(table, "pitch:1", "pitch:3")
    assert (table.worth(table.funded[B]), table.over) == (12, True)
    assert story(table)[-1] == "The day is over. Player 2 raised the most."


def test_dd_end_01_most_money_wins() -> None:
    """DD-END-01."""
    table = play(given("1 2", "1 2", deck="aunt-petra"), "pitch:2", "pitch:1")
    assert events(table, Ended) == [Ended((A,))]


def test_an_investor_is_on_one_table_once() -> None:
    with pytest.raises(AssertionError, match="seed-sons lies on this table 2 times"):
        given("1", "2", deck="seed-sons", stage="seed-sons")
