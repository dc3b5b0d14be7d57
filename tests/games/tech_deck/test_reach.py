"""Reachable sets (3.3): the formula against playing every way out."""

from itertools import combinations

import pytest

from seedround.engine.generator import Generator
from seedround.engine.kinds import Pile
from seedround.engine.move import Move
from seedround.games.tech_deck.cards import ASSISTING, Cards
from seedround.games.tech_deck.effects_assist import matches
from seedround.games.tech_deck.reach import combos, helpers, legal_sets, reached
from seedround.games.tech_deck.table import TechDeck
from seedround.games.tech_deck.window import slot
from seedround.testing.tech_deck import Side, given, house
from tests.games.tech_deck.sets import own_set

HELPING = ["SVC-08", "SCI-10", "TEC-13", "TEC-07", "TEC-10", "SCI-05"]


def plays_out(table: TechDeck, part: Pile) -> bool:
    """Whether some order of assist effects makes the set match some customer."""
    for customer in table.row:
        twin = table.copy(Generator(0))
        twin.agenda, twin.legal = [], []
        twin.hands[0] = tuple(card for card in table.hands[0] if card not in part)
        twin.sets[0], twin.targets[0] = part, customer
        if helped(twin):
            return True
    return False


def helped(twin: TechDeck) -> bool:
    if matches(twin, 0):
        return True
    uses = slot(twin, ASSISTING, 0).moves(twin)[1:]
    return any(helped(other) for use in uses for other in outcomes(twin, use))


def outcomes(twin: TechDeck, use: Move) -> list[TechDeck]:
    """The tables after an effect, one for every way to pick its cards."""
    first = twin.copy(Generator(0))
    slot(first, ASSISTING, 0).play(first, use)  # type: ignore[arg-type]
    del first.agenda[0]
    first.settle()
    done, still = [], [first]
    while still:
        table = still.pop()
        if not table.legal:
            done.append(table)
        for pick in table.moves():
            other = table.copy(Generator(0))
            other.play(pick)
            still.append(other)
    return done


def check(table: TechDeck, hand: str, cards: Cards) -> None:
    """The set list is what playing out gives, and so is every single set."""
    table.hands[0] = tuple(sorted(cards.index[name] for name in hand.split()))
    table.out = 0
    listed = legal_sets(table, 0)
    size = len(table.hands[0])
    for count in range(1, size + 1):
        for part in combinations(table.hands[0], count):
            assert (part in listed) == plays_out(table, part), table.ids(part)
            ways = combos(helpers(table, 0, table.hands[0]), part, size - count)
            assert bool(reached(cards, part, table.row, ways)) == (part in listed)


@pytest.mark.parametrize("seed", range(12))
def test_the_house_deck_agrees_with_playing_it_out(seed: int) -> None:
    generator, cards = Generator(seed), house()
    deck = [card for card in range(54) if cards.ids[card] not in HELPING]
    generator.shuffle(deck)
    helping = HELPING[:]
    generator.shuffle(helping)
    low = [card for card in deck if cards.value[card] <= 6][:4]
    row = [card for card in deck if card not in low][:3]
    side = Side(areas=(" ".join(helping[: 1 + seed % 3]),))
    table = given(only=True, t1=side, row=" ".join(cards.ids[card] for card in row))
    check(table, " ".join(cards.ids[card] for card in low), cards)


@pytest.mark.parametrize("hand", ["SVC-04 SCI-02", "SVC-04 SCI-02 INF-01", "SVC-04 INF-01"])
def test_a_group_card_cannot_pay_for_itself(hand: str) -> None:
    """TD-FX-15, for a deck in which a group card has a cost while assisting."""
    discard, slack = {"op": "discard", "n": 1, "cost": True}, {"op": "slack", "lo": 0, "hi": 3}
    double = {"op": "double"}
    cards = own_set(
        {
            "SCI-02": {"phase": "assist", "steps": [discard, slack]},
            "INF-01": {"phase": "assist", "steps": [discard, double]},
        }
    )
    for row in ("SVC-07 TEC-12", "SVC-05 INF-03", "SVC-08 SCI-06", "SCI-05 INF-02"):
        check(given(only=True, row=row, cards=cards), hand, cards)


def test_the_first_card_of_the_deck_is_a_card_like_any_other() -> None:
    """TD-FX-15: played itself it lets another pay; in the hand it does not pay for itself."""
    steps = [{"op": "discard", "n": 1, "cost": True}, {"op": "slack", "lo": 0, "hi": 3}]
    cards = own_set({"SVC-01": {"phase": "assist", "steps": steps}})
    for row in ("SVC-04 SCI-12", "SVC-02 INF-03", "TEC-05 SVC-07"):
        for hand in ("SVC-01 TEC-04", "SVC-01 TEC-04 INF-01", "SVC-01 SVC-03"):
            check(given(only=True, row=row, cards=cards), hand, cards)


@pytest.mark.parametrize("areas", ["SCI-10 TEC-13", "SCI-10 SVC-08", "SCI-10 SVC-08 TEC-13"])
def test_td_assist_08_effects_with_a_cost_work_together(areas: str) -> None:
    """A wild card, a short total and a card that counts twice, each at its price."""
    cards = house()
    for row in ("TEC-08", "TEC-07 SCI-12", "SVC-11 INF-06"):
        for hand in ("SVC-04 INF-01", "SVC-04 INF-01 SCI-02", "SVC-04 SVC-03"):
            check(given(only=True, row=row, t1=Side(areas=(areas,))), hand, cards)


@pytest.mark.parametrize("low", [0, -3])
def test_td_assist_08_a_total_that_is_too_high_at_a_price(low: int) -> None:
    """Together with a card that counts twice; the highest totals are found too."""
    steps = [{"op": "discard", "n": 1, "cost": True}, {"op": "slack", "lo": -3, "hi": 0}]
    cards = own_set(
        {
            "SVC-08": {"steps": steps},
            "TEC-10": {"steps": [{"op": "slack", "lo": low - 1, "hi": 0}]},
        }
    )
    for areas in ("SVC-08 TEC-13", "SVC-08 TEC-10 TEC-13", "SVC-08 TEC-10"):
        for row in ("SVC-13", "SVC-11 TEC-12", "INF-13 SCI-09"):
            table = given(only=True, row=row, cards=cards, t1=Side(areas=(areas,)))
            check(table, "SVC-09 TEC-06 SCI-04 INF-01", cards)


def test_td_fx_05_a_used_effect_helps_nobody() -> None:
    """TD-ASSIST-04: neither a venture nor a group card, nor one of another phase."""
    side = Side(hand="SVC-04 TEC-01", areas=("TEC-07 TEC-05",))
    table = given(at="assist", row="SVC-06", t1=side)
    cards = house()
    assert [table.ids(part) for part in legal_sets(table, 0)] == [("SVC-04",), ("SVC-04", "TEC-01")]

    table.used = cards.bits([cards.index["TEC-07"]])
    assert [table.ids(part) for part in legal_sets(table, 0)] == [("SVC-04", "TEC-01")]

    table.used = cards.bits([cards.index["TEC-07"], cards.index["TEC-01"]])
    assert legal_sets(table, 0) == []
