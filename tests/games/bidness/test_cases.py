"""A bid or a suit may turn out in more than one way: each has a forecast, and it comes true."""

from seedround.engine.generator import Generator
from seedround.engine.standing import Case
from seedround.engine.telling import cases_of, forecast_after, forecast_of
from seedround.engine.words import Speaker
from seedround.games.bidness.table import Bidness
from seedround.testing import A, B, move, play
from seedround.testing.bidness import given
from tests.games.bidness.telling import NAMES


def cases(table: Bidness, text: str) -> tuple[Case, ...]:
    return cases_of(table, table.choice, move(table, text))


def sums(table: Bidness, text: str) -> list[tuple[str | int, ...]]:
    """Each way in words, with cash, IOUs and money less debt at the end of the round."""
    speaker = Speaker("en", table.cards, NAMES, table.choice.seat)
    return [
        (speaker.say(one.says), *[value for _, value in one.forecast.comes_to])
        for one in cases(table, text)
    ]


def test_a_bid_as_if_nobody_bid_more() -> None:
    """$60 for a lawyer: $10 more salaries, so that $30 are left after sales of $20."""
    table = given(hand="lawyer x4")
    play(table, "play:lawyer")
    assert sums(table, "bid:60") == [("if you get it for $60", 30, 3, -270)]
    assert sums(table, "drop") == []


def test_who_loses_in_court_ends_with_more_debt() -> None:
    """A loser who borrows has more cash than before, and yet less money less debt."""
    table = given("$10 L2", "$140", hand="negligence x4", seats=3)
    play(table, "play:negligence")
    won, lost = sums(table, f"target:{B}")
    assert won == ("if you win, 94%", 110, 3, -190)
    assert lost == ("if you lose, 6%", 30, 5, -470)
    play(table, f"target:{B}")
    assert sums(table, "damages:140") == [won, lost]
    play(table, "damages:140")
    assert sums(table, "trial") == [won, lost]
    assert sums(table, "demand:60") == [("if $60 is accepted", 30, 3, -270)]


def test_the_defendant_keeps_or_pays() -> None:
    table = given("$10 L2", "$140", hand="negligence x4", seats=2)
    play(table, "play:negligence", "damages:140", "demand:100")
    assert table.choice.seat == B
    kept, paid = sums(table, "reject")
    assert kept[0] == "if you win, 6%"
    assert paid[1:] == (100, 4, -300)
    assert sums(table, "accept") == []
    agreed = forecast_after(table, B, move(table, "accept"), Generator(1))
    assert agreed is not None


def test_what_is_certain_has_one_forecast_and_it_is_compared_by_what_it_comes_to() -> None:
    table = given(hand="ad_blitz x4")
    assert cases(table, "play:ad_blitz") == ()
    found = forecast_of(table, A)
    assert found is not None
    assert dict(found.comes_to) == {"cash": 100, "ious": 3, "net": -200}
