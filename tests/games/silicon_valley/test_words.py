"""Sentences that people read (law 8)."""

from seedround.games.silicon_valley.events import Gained, PaidHq, Poached, PowerUsed, SoloEnded
from seedround.games.silicon_valley.rules import RULES
from tests.games.silicon_valley.given import A, B, fixture, given, house, move, why

WORDS = RULES.words()
NAMES = ("Ann", "Bob")


def offered(text: str, **state: object) -> str:
    """How a legal move is shown at a table."""
    table = given(**state)  # type: ignore[arg-type]
    says = table.choice.offer(table, move(text)).says
    assert says is not None
    return WORDS.say(says, fixture(), NAMES)


def test_a_price_is_said_after_the_discount() -> None:
    assert offered("hire:2") == "Hire EX2 for $4: brings I3, then L3 every round, salary $2."
    assert offered("poach:1+EX2", employees={B: "EX2+1"}) == (
        "Poach EX2 from Bob for $13: brings I3, then L3 every round, salary $3."
    )
    assert offered("expand:1") == "Add HX1 for $5: 2 places, symbols VAC, upkeep $3."


def test_outsourcing_and_powers_say_their_prices() -> None:
    assert offered("outsource:T4") == "Buy a T4 for $9 (12 left)."
    table = given(vc_row="V-cheap_expand VX2 VX3", hq={A: "HX4"}, hq_row="HX1 HX2")
    table.play(move("vc:1"))
    says = table.choice.offer(table, move("expand:1")).says
    assert says is not None
    assert WORDS.say(says, fixture(), NAMES) == "Add HX1 for $0: 2 places, symbols VAC, upkeep $3."


def test_funding_names_cash_valuation_and_power() -> None:
    assert offered("vc:1", blocks={A: "O4 D2"}) == (
        "VX1 for 6 code: $20 and 1 valuation, then any block."
    )
    assert offered("vc:3", blocks={A: "O4 D2"}) == "VX3 for 5 code: $12, then one more action."


def test_launches_say_what_they_bring() -> None:
    assert offered("innovate:1", blocks={A: "I3 I3"}) == (
        "Launch PX1 as innovator (one design fits): $2 and 0 valuation now, "
        "$2 and 1 valuation every round, upkeep 2 code."
    )


def test_reasons_are_sentences() -> None:
    table = given(employees={A: "EX8 EX9 EX10"})

    assert WORDS.say(why(table, "hire").why, fixture(), NAMES) == (
        "Your HQ has room for 3 and you have 3: expand or lay somebody off."
    )


def test_events_read_well() -> None:
    for event, text in (
        (Gained(A, "EX1", 0, 0, ("D2",)), "Ann gains D2 (EX1)."),
        (Gained(A, None, 4, 2, ()), "Ann gains $4 +2 valuation."),
        (Poached(A, None, "EX1", 14), "Ann poaches EX1 from the Rival for $14."),
        (Poached(A, B, "EX1", 14), "Ann poaches EX1 from Bob for $14."),
        (PaidHq(A, 4, 2), "Ann pays $4 for the HQ; $2 are forgiven."),
        (PowerUsed(A, "VX3", "extra_action"), "VX3 lets Ann take one more action."),
        (SoloEnded(True, 28, 6), "A unicorn in round 6: you win."),
    ):
        assert WORDS.say(event, fixture(), NAMES) == text


def test_cards_are_said_by_name() -> None:
    assert house().name_of("emp-pixel-pusher") == "Pixel Pusher"
    assert WORDS.say(move("layoff:emp-pixel-pusher"), house()) == "Lay off Pixel Pusher."
