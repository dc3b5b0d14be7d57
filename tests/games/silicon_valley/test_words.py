"""Sentences that people read (law 8)."""

import pytest

from seedround.engine.errors import BadOption
from seedround.engine.options import options_of
from seedround.engine.words import Speaker
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.deeds import HEADHUNT
from seedround.games.silicon_valley.effects import Act
from seedround.games.silicon_valley.events import Gained, PaidHq, Poached, PowerUsed, SoloEnded
from seedround.games.silicon_valley.rival import MIX
from seedround.testing import A, B, move, play, run, say, why
from seedround.testing.silicon_valley import dealt, given, house
from seedround.testing.silicon_valley_fixture import fixture

NAMES = ("Ann", "Bob")


def offered(text: str, **state: object) -> str:
    """How a legal move is shown at a table."""
    table = given(**state)  # type: ignore[arg-type]
    says = table.choice.offer(table, move(table, text)).says
    assert says is not None
    return Speaker("en", fixture(), NAMES).say(says)


def test_a_price_is_said_after_the_discount() -> None:
    assert offered("hire:2") == "Hire EX2 for $4: brings I3 now and L3 every round; salary $2."
    assert offered("poach:1+EX2", employees={B: "EX2+1"}) == (
        "Poach EX2 from Bob for $13: brings I3 now and L3 every round; salary $3."
    )
    assert (
        offered("expand:1")
        == "Add HX1 for $5: room for 2 employees, upkeep $3 a round, symbols: vacation."
    )


def test_outsourcing_and_powers_say_their_prices() -> None:
    assert offered("outsource:T4") == "Outsource a T4 block for $9 (12 left)."
    table = given(vc_row="V-cheap_expand VX2 VX3", hq={A: "HX4"}, hq_row="HX1 HX2")
    play(table, "vc:1")
    says = table.choice.offer(table, move(table, "expand:1")).says
    assert says is not None
    assert (
        Speaker("en", fixture(), NAMES).say(says)
        == "Add HX1 for free: room for 2 employees, upkeep $3 a round, symbols: vacation."
    )


def test_funding_names_cash_valuation_and_power() -> None:
    assert offered("vc:1", blocks={A: "O4 D2"}) == (
        "Funding by VX1 for 6 code: $20 and 1 valuation, then a block of any kind."
    )
    assert offered("vc:3", blocks={A: "O4 D2"}) == (
        "Funding by VX3 for 5 code: $12, then one more action."
    )


def test_launches_say_what_they_bring() -> None:
    assert offered("innovate:1", blocks={A: "I3 I3"}) == (
        "Launch PX1 as innovator (1 design fits): $2 now, "
        "$2 and 1 valuation every round, upkeep 2 code."
    )


def test_powers_say_what_each_way_to_use_them_brings() -> None:
    """SV-VC-03: overtime and royalties."""
    for power, text, said in (
        ("overtime", "overtime:EX2", "Let EX2 work overtime: brings L3."),
        ("royalty", "royalty:PX1", "Collect $4 in royalties for PX1."),
    ):
        table = given(
            vc_row=f"V-{power} VX2 VX3", employees={A: "EX2"}, hq={A: "HX2"}, tiles={A: "PX1 PX3"}
        )
        table.play(move(table, "vc:1"))
        says = table.choice.offer(table, move(table, text)).says
        assert says is not None
        assert Speaker("en", fixture(), NAMES).say(says) == said


def test_who_goes_to_the_rival_saves_a_salary() -> None:
    """SV-SOLO-29: headhunting."""
    table = given(seats=1, act=None, employees={A: "EX1 EX2+1"})
    run(table, HEADHUNT)
    says = table.choice.offer(table, move(table, "yield:EX2")).says
    assert says is not None
    assert (
        Speaker("en", fixture(), NAMES).say(says) == "Let EX2 go to the Rival and save $3 a round."
    )


def test_an_option_for_another_number_of_players_is_refused() -> None:
    for seats, options, said in (
        (3, {"difficulty": "hard"}, "The option difficulty is for the solo game"),
        (2, {"rival_waits": True}, "The option rival_waits is for the solo game"),
        (1, {"first_order": "random"}, "The option first_order is for several players"),
    ):
        with pytest.raises(BadOption, match=said):
            GAME.resolve(options, seats)


def test_difficulties_are_listed_from_the_mildest() -> None:
    """SV-SOLO-03."""
    difficulty = options_of(GAME)[0]
    assert difficulty.words == ("beginner", "easy", "medium", "hard")
    assert [MIX[word][1] for word in difficulty.words] == [1, 2, 3, 4]


def test_reasons_are_sentences() -> None:
    table = given(employees={A: "EX8 EX9 EX10"})

    assert Speaker("en", fixture(), NAMES).say(why(table, "hire").why) == (
        "Your HQ has room for 3 employees, and you have 3: expand or lay someone off."
    )


def test_events_read_well() -> None:
    for event, text in (
        (Gained(A, "EX1", 0, 0, ("D2",)), "Ann gains D2 from EX1."),
        (Gained(A, None, 4, 2, ()), "Ann gains $4 and 2 valuation."),
        (Poached(A, None, "EX1", 14), "Ann poaches EX1 from the Rival for $14."),
        (Poached(A, B, "EX1", 14), "Ann poaches EX1 from Bob for $14."),
        (PaidHq(A, 4, 2), "Ann pays $4 for the HQ; the missing $2 is forgiven."),
        (PowerUsed(A, "VX3", Act(1)), "VX3 gives Ann one more action."),
        (SoloEnded(A, True, 6, 28, 1, "billion"), "Ann is worth $1B in round 6 and wins!"),
    ):
        assert Speaker("en", fixture(), NAMES).say(event) == text


def test_cards_are_said_by_name() -> None:
    assert house().name_of("emp-pixel-pusher") == "Pixel Pusher"
    table = dealt(2)
    assert say(table, move(table, "layoff:emp-pixel-pusher")) == "Lay off Pixel Pusher."
