"""Powers and personalities as a set may write them out: with other figures than ours."""

from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from seedround.engine.cardset import SetFile
from seedround.engine.errors import BadSet
from seedround.engine.kinds import SeatNumber
from seedround.engine.words import Speaker
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.effects import EFFECTS, Hire
from seedround.games.silicon_valley.events import (
    Discarded,
    DoneByHand,
    PersonalityActed,
    PowerLost,
    PowerUsed,
)
from seedround.games.silicon_valley.mind.bot import planner
from seedround.games.silicon_valley.named_effects import NAMED, called
from seedround.games.silicon_valley.personalities import RESOLVE
from seedround.games.silicon_valley.table import SiliconValley
from seedround.testing import A, B, events, move, moves, play, run, story
from seedround.testing.silicon_valley import given, held, row, staff, tiles
from seedround.testing.silicon_valley_fixture import fixture

Typed = dict[str, Any]
RIVAL = SeatNumber(1)


def changed(deck: str, card: str, **fields: object) -> Cards:
    """The cards of the scenarios, one of them typed in anew."""
    content = deepcopy(fixture().content)
    for entry in content[deck]:
        if entry["id"] == card:
            entry.update(fields)
    return Cards(SetFile(content, "typed in"))


def funded(power: object, text: str = "", **more: Any) -> SiliconValley:
    """The table after A has taken a VC card with this power: up to the first choice."""
    cards = changed("vc", "V-free_launch", power=power, text=text)
    table = given(cards=cards, **{**ROWS, "vc_row": "V-free_launch VX2 VX3", **more})
    play(table, "vc:1")
    return table


def acted(action: object, text: str = "", **more: Any) -> SiliconValley:
    """The table after a personality with this action has acted, up to the first choice."""
    cards = changed("personality", "scandal", action=action, text=text)
    rival = {
        "current": "DX1",
        "markers": (3, 0, 0, 0, 0),
        "personalities": "scandal zoning pivot payday retention",
    }
    table = given(cards=cards, **{**ROWS, "seats": 1, "act": None, "rival": rival, **more})
    run(table, RESOLVE)
    return table


ROWS: Typed = {
    "row": "EX1 EX2 EX3 EX4 EX5",
    "hq_row": "HX1 HX2 HX3",
    "vc_row": "VX1 VX2 VX3",
    "products": "PX1 PX2 PX3 PX4",
    "founders": {A: "FX0", B: "FX0"},
    "duplicates": True,
}


# Powers


def test_hire_at_a_price_before_discounts() -> None:
    table = funded({"op": "hire", "price": 3}, cash={A: 5})
    assert moves(table) == ["hire:1", "hire:2", "hire:3", "hire:4", "hire:5", "decline"]
    play(table, "hire:5")
    assert (staff(table, A), table.cash[A]) == ("EX5", 5 + 1 - (3 - 1))


def test_hire_for_less_takes_the_last_dollar() -> None:
    """The VC card brings $1; the slots cost $5 to $9."""
    table = funded({"op": "hire", "less": 4}, cash={A: 1})
    assert moves(table) == ["hire:1", "hire:2", "decline"]


def test_poach_for_less() -> None:
    table = funded({"op": "poach", "less": 10}, cash={A: 4}, employees={B: "EX7"})
    play(table, "poach:1+EX7")
    assert (staff(table, A), table.cash[A]) == ("EX7", 0)


def test_expand_at_a_price() -> None:
    table = funded({"op": "expand", "price": 1}, cash={A: 0}, hq={A: "HX4"})
    play(table, "expand:1")
    assert (table.cash[A], len(table.hq[A])) == (0, 2)


def test_blocks_of_some_kinds() -> None:
    table = funded({"op": "blocks", "n": 3, "kinds": ["T4", "D2"]})
    assert moves(table) == ["take:D2", "take:T4"]
    play(table, "take:D2", "take:T4", "take:T4")
    assert held(table, A) == "D2 T4 T4"


def test_more_actions() -> None:
    assert funded({"op": "act", "actions": 2}).actions == 3 - 1 + 2


def test_overtime_twice() -> None:
    table = funded({"op": "overtime", "times": 2}, employees={A: "EX1"})
    play(table, "overtime:EX1")
    assert held(table, A) == "O4 O4"


def test_relief_goes_no_lower_than_the_printed_salary() -> None:
    table = funded({"op": "relief", "tokens": 2}, employees={A: "EX1+3 EX2+1 EX7"})
    assert staff(table, A) == "EX1+1 EX2 EX7"


def test_layoffs_for_a_loss() -> None:
    table = funded({"op": "layoff", "loss": 2}, employees={A: "EX1 EX2"}, index={A: 5})
    play(table, "layoff:EX1", "done")
    assert (table.index[A], staff(table, A)) == (3, "EX2")


def test_a_sunset_for_a_loss_that_brings_nothing() -> None:
    table = funded({"op": "sunset", "loss": 3}, tiles={A: "PX3"}, index={A: 5})
    play(table, "sunset:PX3")
    assert (table.index[A], tiles(table, A), table.cash[A]) == (2, "", 21)


@pytest.mark.parametrize(("people", "gains"), [("EX1 EX2 EX7", 2), ("EX1", 1), ("", 0)])
def test_gain_for_what_the_company_has(people: str, gains: int) -> None:
    """A part of `every` counts as a whole one; `most` limits how often."""
    power = {"op": "gain", "cash": 3, "valuation": 1, "per": "employee", "every": 2, "most": 2}
    table = funded(power, employees={A: people})
    assert (table.cash[A], table.index[A]) == (20 + 1 + 3 * gains, gains)
    assert len(events(table, PowerUsed if gains else PowerLost)) == 1


def test_several_effects_come_one_after_the_other() -> None:
    """SV-VC-03: each is used or lost for itself."""
    table = funded([{"op": "hire", "price": 0}, {"op": "blocks", "n": 1}])
    play(table, "decline")
    assert moves(table)[0] == "take:D2"
    play(table, "take:D2")
    assert (held(table, A), table.choice.kind) == ("D2", "turn.act")


def test_what_cannot_be_expressed_is_read_out() -> None:
    table = funded({"op": "none", "text": "Look at the top product."})
    assert events(table, DoneByHand) == [DoneByHand("V-free_launch", "Look at the top product.")]
    assert any("carry this out yourselves: Look at the top" in line for line in story(table))


def test_a_card_brings_its_own_words() -> None:
    cards = changed("vc", "VX1", power={"op": "launch"}, text="Ship it today")
    table = given(cards=cards, **ROWS, blocks={A: "O4 O4"})
    says = table.choice.offer(table, move(table, "vc:1")).says
    assert says is not None
    assert "Ship it today" in Speaker("en", cards).say(says)


def test_the_planner_values_and_uses_every_power() -> None:
    for power in (
        {"op": "hire", "less": 2},
        {"op": "gain", "valuation": 2},
        {"op": "sunset", "loss": 1, "cash": 9},
        {"op": "layoff", "loss": 1},
        {"op": "none", "text": "Sing."},
    ):
        table = funded(power, employees={A: "EX1"}, tiles={A: "PX3"}, blocks={A: "O4 O4 D2"})
        assert planner(table, A, table.moves()) in table.moves()


# Personalities


def test_pay_for_each_employee() -> None:
    table = acted({"op": "pay", "cash": 2, "per": "employee", "most": 5}, employees={A: "EX1 EX2"})
    assert table.cash[A] == 20 - 4
    crowded = acted(
        {"op": "pay", "cash": 2, "per": "employee", "most": 5}, employees={A: "EX1 EX2 EX3"}
    )
    assert crowded.cash[A] == 20 - 5


def test_lose_for_every_two_hq_cards() -> None:
    action = {"op": "lose", "valuation": 2, "per": "hq", "every": 2}
    assert acted(action, index={A: 9}, hq={A: "HX4 HX1 HX2"}, hq_row="HX3").index[A] == 9 - 4


def test_pay_other_code() -> None:
    table = acted({"op": "pay_code", "code": 4}, blocks={A: "D2 D2 O4"})
    assert moves(table) == ["pay:D2+D2", "pay:O4"]


@pytest.mark.parametrize(
    ("deck", "which", "gone"),
    [
        ("hq", "last", "HX3"),
        ("hq", "first", "HX1"),
        ("vc", "last", "VX3"),
        ("product", "last", "PX4"),
    ],
)
def test_discard_the_first_or_the_last(deck: str, which: str, gone: str) -> None:
    table = acted({"op": "discard", "row": deck, "which": which})
    assert [event.card for event in events(table, Discarded)] == [gone]


def test_the_last_of_the_row_is_discarded_or_recruited() -> None:
    assert row(acted({"op": "discard", "row": "employee", "which": "last"})).startswith(
        "EX1 EX2 EX3 EX4"
    )
    assert staff(acted({"op": "recruit", "which": "first"}), RIVAL) == "EX1"


def test_what_happens_otherwise() -> None:
    """The player has no product that the Rival could copy."""
    action = {"op": "copy", "otherwise": {"op": "raise_salaries", "tokens": 2}}
    assert staff(acted(action, employees={A: "EX1"}), A) == "EX1+2"
    assert acted({"op": "copy"}).cash[A] == 20


def test_several_deeds_in_order_and_a_choice_between_them() -> None:
    """SV-SOLO-29: the marker returns after the last of them."""
    table = acted(
        [{"op": "headhunt"}, {"op": "pay", "cash": 4}], employees={A: "EX1 EX2"}, cash={A: 9}
    )
    assert (table.cash[A], table.markers[0]) == (9, 3)
    play(table, "yield:EX1")
    assert (table.cash[A], table.markers[0], staff(table, RIVAL)) == (5, 0, "EX1")


def test_a_personality_by_hand_tells_its_text() -> None:
    table = acted({"op": "none", "text": "Turn the track around."})
    assert story(table) == ["scandal: Turn the track around."]
    assert len(events(table, PersonalityActed)) == 1


# What is wrong with an effect


@pytest.mark.parametrize(
    ("power", "text"),
    [
        ({"op": "hire"}, "hire needs either a price or less"),
        ({"op": "poach", "price": 1, "less": 1}, "poach needs either a price or less"),
        ({"op": "act", "actions": 9}, "act.actions"),
        ({"op": "blocks", "n": 0}, "blocks.n"),
        ({"op": "blocks", "n": 1, "kinds": ["Q9"]}, "Q9"),
        ({"op": "gain"}, "gain brings nothing"),
        ({"op": "gain", "cash": 1, "most": 3}, "product, employee, hq"),
        ({"op": "none", "text": " "}, "needs a text"),
        ({"op": "pay", "cash": 1}, "pay"),
        ({"op": "launch", "twice": True}, "twice"),
        ([], "power has 0 entries; it must have 1 to 4"),
        ([{"op": "launch"}] * 9, "power has 9 entries; it must have 1 to 4"),
        ("magic", "is no effect"),
        (7, "power is the number 7"),
    ],
)
def test_an_effect_that_cannot_be_is_refused_with_its_card(power: object, text: str) -> None:
    with pytest.raises(BadSet) as problem:
        changed("vc", "VX1", power=power)
    assert text in str(problem.value)
    assert "VX1" in str(problem.value)


def test_a_penalty_is_checked_too() -> None:
    with pytest.raises(BadSet) as problem:
        changed(
            "personality", "pivot", action={"op": "copy", "otherwise": {"op": "pay", "cash": 0}}
        )
    assert "pay.cash" in str(problem.value)


# Names


@cache
def former() -> Cards:
    found = GAME.former_set("house", FORMER_HOUSE)
    assert isinstance(found, Cards)
    return found


REWORKED = "vc-burn-rate-brothers"
"""Its power was changed when Yes Yields came into the set."""
FORMER_HOUSE = "846922599eb524cbcca78042f965e0b974b9980706666fa9b0c01ecb1aa566b6"


def test_the_house_set_of_before_means_the_same() -> None:
    """Its names stand for the effects that are written out today."""
    now = GAME.card_set()
    assert isinstance(now, Cards)
    assert now.hash != former().hash
    kept = [card for card in former().vcs if card in now.vcs and card != REWORKED]
    assert len(kept) == len(now.vcs) - 2
    for card in kept:
        assert now.powers[now.vcs.index(card)] == former().powers[former().vcs.index(card)]
    assert now.deeds == former().deeds
    assert "price" not in str(former().content["vc"])


def test_effects_have_names_where_ours_have_one() -> None:
    assert called((NAMED.power["two_small"],)) == "two_small"
    assert called((Hire(price=2), NAMED.power["free_launch"])) == "hire+launch"


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_effect_has_words_in_every_language(language: str) -> None:
    catalogue = GAME.words(language)
    assert all(catalogue.has(f"{kind.prefix}{kind.name()}") for kind in EFFECTS)
