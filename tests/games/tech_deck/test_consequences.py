"""What a move brings, at every kind of decision: points, cards, customers, chances, contests."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from seedround.engine.generator import Generator
from seedround.engine.kinds import Pile
from seedround.engine.standing import CERTAIN
from seedround.engine.telling import consequences_of
from seedround.games.tech_deck.cards import AFTER
from seedround.games.tech_deck.effects import PickCard
from seedround.games.tech_deck.moves import Pick, Use
from seedround.games.tech_deck.primitives import Draw, Swap
from seedround.games.tech_deck.reach import legal_sets
from seedround.games.tech_deck.table import TechDeck, added
from seedround.games.tech_deck.telling.consequences import CONSEQUENCES
from seedround.games.tech_deck.telling.reach import rivals_best
from seedround.games.tech_deck.telling.sayings import MayReach, MayServe, RivalsCould
from seedround.games.tech_deck.telling.standing import MEASURES
from seedround.games.tech_deck.window import UseEffect
from seedround.testing import B, kind, play
from seedround.testing.tech_deck import Side, dealt, given
from tests.effort import sampled
from tests.games.tech_deck.telling import brings, chips, positions

# Setup


def test_td_setup_04_a_venture_says_when_it_works_and_what_it_costs() -> None:
    table = dealt(2)
    table.offered[0] = tuple(table.cards.index[name] for name in ("SVC-13", "TEC-07"))
    table.relist()

    assert chips(table, "venture:SVC-13") == [
        "once a round before, between and after assists, for 2 cards"
    ]
    assert chips(table, "venture:TEC-07") == ["once a round while you assist"]


def test_td_setup_07_start_cards_say_what_they_do() -> None:
    table = dealt(1, solo_start="choose")

    assert chips(table, "start:SVC-01+TEC-01") == [
        "Front Desk: Look at the next customer; you may send it to the bottom.",
        "Hotfix: Your total may be 1 short.",
    ]


# Effects


def test_td_fx_15_costs_and_gains_are_counted() -> None:
    table = given(
        row="SVC-07 TEC-12 INF-05 INF-09", t1=Side(hand="SVC-04 TEC-01 INF-01", areas=("SVC-13",))
    )
    assert chips(table, "use:SVC-13") == [
        "2 cards fewer in hand",
        "1 fewer in the row",
        "+1 to come",
    ]
    assert chips(table, "pass") == []


def test_td_g21_an_unhappy_customer_is_won_back() -> None:
    side = Side(areas=("SVC-10",), hand="INF-01")
    table = given(at="after", unhappy="TEC-12 SCI-13 INF-11", t1=side)

    assert chips(table, "use:SVC-10") == [
        "1 card fewer in hand",
        "+1 to come",
        "1 unhappy fewer: 2 of 3",
    ]
    assert chips(table, "pass") == [
        "! 3 of 3 unhappy: everyone loses unless somebody wins one back"
    ]


def test_a_look_ahead_and_who_then_comes() -> None:
    """TD-G18: three are looked at, any of them buried."""
    side = Side(areas=("SCI-12",))
    table = given(customers="INF-13 SVC-02 TEC-10 SCI-06", row="SVC-07", t1=side)
    assert chips(table, "use:SCI-12") == ["see the next 3 customers"]

    play(table, "use:SCI-12")
    assert chips(table, "bury:none") == ["Public Listing and Chat Widget come next"]
    assert chips(table, "bury:SVC-02+INF-13") == ["Modular Drones comes next"]
    assert chips(table, "bury:SVC-02+TEC-10+INF-13") == ["somebody unknown comes next"]


def test_the_left_end_moves_away() -> None:
    """INF-01 moves the oldest customer to the right end: another one leaves first."""
    table = given(row="SVC-13 TEC-11 SCI-12 INF-09", t1=Side(hand="INF-01 SVC-04"))

    assert chips(table, "use:INF-01") == [
        "then Prototype Garage and Orbital Think Tank leave next: 2 of 3 unhappy"
    ]


def test_td_g30_help_fits_or_not_and_a_contest_stands() -> None:
    own = Side(areas=("SVC-08",), hand="SVC-04 SCI-03 INF-01")
    table = given(at="assist", marker=2, row="OPN-07", t1=own, t2=Side(hand="SVC-07"))
    play(table, "set:SVC-07", "set:SVC-04")
    assert kind(table) == "effect.use"

    assert chips(table, "pass") == ["! your set does not fit: it comes back, and nobody is served"]
    assert chips(table, "use:SCI-03") == ["still 3 short"]
    assert chips(table, "use:SVC-08") == [
        "1 card fewer in hand",
        "! contested: your 4 against 7, you are behind",
    ]
    play(table, "use:SVC-08", "pick:INF-01")
    assert chips(table, "pass") == ["! contested: your 4 against 7, you are behind"]
    assert chips(table, "use:SCI-03") == ["! contested: your 7 against 7, you are behind"]


def test_td_g40_a_doubled_card_fits_or_not() -> None:
    side = Side(areas=("TEC-13",), hand="TEC-04 INF-03")
    table = given(at="assist", row="TEC-07 INF-10 TEC-11", t1=side)
    play(table, "set:TEC-04+INF-03")
    assert chips(table, "assist:TEC-07")[0] == "fits as it is"
    assert chips(table, "assist:INF-10") == [
        "3 short",
        "Recommendation Engine: a point (1 to 0) or a venture, with Quantum Backend",
    ]
    play(table, "assist:INF-10", "use:TEC-13")

    assert chips(table, "pick:INF-03") == ["then it fits"]
    assert chips(table, "pick:TEC-04") == ["still 1 over"]


def test_a_banked_card_is_a_point_and_may_quicken_the_game() -> None:
    """TD-NEW-02: with the second card in a score pile three customers come."""
    side = Side(areas=("INF-13",), hand="TEC-08 SCI-09", score="SVC-05")
    table = given(at="after", t1=side, t2=Side(score="SCI-05"))
    play(table, "use:INF-13")

    assert chips(table, "pick:SCI-09") == [
        "+1 point: 2 to 1",
        "+9 to your sum",
        "! from now on 3 customers a round",
        "1 card fewer in hand",
    ]


def test_a_discarded_card_costs_a_customer() -> None:
    table = given(row="SVC-06 INF-05", t1=Side(hand="SVC-04 SCI-02 INF-03", deck="TEC-12"))
    play(table, "use:SCI-02")

    assert chips(table, "pick:SVC-04") == ["1 card fewer in hand", "! Loyalty Scheme out of reach"]
    assert chips(table, "pick:TEC-12") == ["1 card fewer in hand"]


def test_a_recovered_card_brings_a_customer() -> None:
    side = Side(areas=("TEC-08",), hand="SCI-02", discard="SVC-04 INF-03")
    table = given(row="SVC-06 INF-05", t1=side)
    play(table, "use:TEC-08")

    assert chips(table, "pick:SVC-04") == ["+1 card in hand", "Loyalty Scheme within reach"]
    assert chips(table, "pick:INF-03") == ["+1 card in hand", "Rumour Index within reach"]


def test_a_used_card_works_once_more() -> None:
    side = Side(areas=("TEC-12",), hand="INF-02 SVC-01", deck="SVC-02")
    table = given(t1=side, used="INF-02 SVC-01")
    play(table, "use:TEC-12")

    assert chips(table, "pick:INF-02") == ["once more: Draw one, then discard one."]


def test_an_exchange_says_what_it_gives_and_takes() -> None:
    """TD-G17: Feature Flag could have served the customer for which it is given."""
    side = Side(areas=("SCI-11",), hand="SVC-04 TEC-06")
    table = given(row="SCI-05 INF-09 TEC-07", t1=side)
    play(table, "use:SCI-11", "pick:TEC-06")

    assert chips(table, "pick:TEC-07") == ["a 7 for a 6", "! Robot Barista out of reach"]


# Assisting


def test_td_assist_04_whom_a_set_serves_and_what_stays() -> None:
    """TD-G24, alone at the table: what it fits as it is and with Hotfix."""
    table = given(
        seats=1,
        at="assist",
        row="SVC-07 TEC-03 SCI-10 INF-05",
        t1=Side(hand="SVC-04 TEC-01 SCI-02 INF-03"),
    )
    assert chips(table, "none") == [
        "assisting ends",
        "then Pop-Up Kiosks leaves next: 1 of 4 unhappy",
    ]
    assert chips(table, "set:SVC-04+SCI-02") == [
        "Pop-Up Kiosks: a point (1 in all) or a venture, with Hotfix",
        "Hotfix and Lead Swap stay in hand",
        "then nobody leaves next",
    ]
    assert chips(table, "set:TEC-01+SCI-02")[0] == "Load Balancer: a point (1 in all)"
    assert chips(table, "set:SVC-04+TEC-01+SCI-02+INF-03")[1] == "your whole hand"


def test_playing_nothing_can_lose_the_game_and_a_set_averts_it() -> None:
    table = given(
        at="assist",
        row="SCI-09 SVC-11 INF-08 SCI-13",
        unhappy="TEC-12",
        t1=Side(hand="TEC-06 SCI-03 SVC-04"),
    )
    assert chips(table, "none") == [
        "assisting ends if the others play nothing too",
        "! then Patent Pool and White-Glove Onboarding leave next: 3 of 3 unhappy, "
        "enough to lose the game",
    ]
    assert chips(table, "set:SCI-03+TEC-06")[-1] == (
        "then White-Glove Onboarding leaves next: 2 of 3 unhappy"
    )


def test_td_assist_11_what_the_rivals_could_play_for_it() -> None:
    """They hold a card that was seen, or any of those that were not."""
    own = Side(hand="TEC-07 SCI-02", areas=("SVC-12",))
    rivals = Side(hand="TEC-08 SCI-01 SVC-01", deck="SVC-13")
    table = given(at="assist", row="SCI-09", t1=own, t2=rivals)

    said = [one.says for one in brings(table, "set:TEC-07+SCI-02")]
    assert said[1] == RivalsCould((B,), "SCI-09", 8, 7, ("SVC-12",))
    assert chips(table, "set:TEC-07+SCI-02")[1] == (
        "Player 2 could want Patent Pool too: 8 against your 7; Key-Account Desk would win it"
    )

    weak = Side(hand="SVC-01 TEC-04", deck="SVC-13")
    table = given(at="assist", row="SCI-09", t1=own, t2=weak)
    assert not any(isinstance(one.says, RivalsCould) for one in brings(table, "set:TEC-07+SCI-02"))


def test_td_g25_the_marker_team_declares_last_and_knows() -> None:
    table = given(
        at="assist",
        marker=1,
        row="SVC-07 INF-07 SCI-12",
        t1=Side(hand="SVC-04 TEC-01 SCI-02 INF-03"),
        t2=Side(hand="SVC-01 SVC-03 TEC-04 INF-02"),
    )
    play(table, "set:SVC-04+INF-03", "set:SVC-03+TEC-04")

    assert chips(table, "assist:SVC-07") == [
        "fits as it is",
        "Pop-Up Kiosks: a point (1 to 0) or a venture",
        "contested: your 4 against 4, you are ahead",
    ]
    assert chips(table, "assist:INF-07") == [
        "fits as it is",
        "Market Ticker: a point (1 to 0) or a venture",
    ]


def test_a_long_list_of_sets_tells_the_sum_so_far() -> None:
    """3.1: the set is named card by card."""
    hand = "SVC-01 SVC-02 SVC-03 TEC-01 TEC-02 TEC-03 SCI-01 SCI-02 SCI-03 INF-01 INF-02"
    table = given(seats=1, at="assist", row="SVC-07 TEC-08 SCI-09 INF-10", t1=Side(hand=hand))

    assert chips(table, "first:SVC-02") == ["2 so far"]
    play(table, "first:SVC-02")
    assert chips(table, "first:TEC-03") == ["5 so far"]


# After winning


def placing(score: str = "", areas: str = "TEC-05", **more: object) -> TechDeck:
    side = Side(hand="SCI-03 INF-02", score=score, areas=(areas,))
    table = given(at="assist", row="SCI-05", t1=side, **more)  # type: ignore[arg-type]
    return play(table, "set:SCI-03+INF-02")


def test_td_assist_17_a_point_or_a_venture() -> None:
    table = placing()

    assert chips(table, "score") == ["+1 point: 1 to 0", "+5 to your sum"]
    assert chips(table, "area:a1") == ["a venture, once a round while you assist"]


def test_td_new_02_the_second_point_quickens_the_game() -> None:
    assert chips(placing("SVC-13"), "score")[-1] == "! from now on 3 customers a round"
    assert len(chips(placing("SVC-13 TEC-13"), "score")) == 2


def test_td_g32_a_full_area_scores_an_older_venture() -> None:
    table = placing(areas="TEC-05 SVC-10 INF-05")
    assert chips(table, "area:a1") == [
        "a venture, once a round while you assist; an older one retires",
        "+1 point: 1 to 0",
    ]

    play(table, "area:a1")
    assert chips(table, "retire:SVC-10") == [
        "+1 point: 1 to 0",
        "+10 to your sum",
        "gone: Discard one: send an unhappy customer to the bottom.",
    ]


def test_td_g31_a_developed_customer_is_no_point() -> None:
    table = given(at="assist", row="INF-08", t1=Side(hand="SVC-04 TEC-01 INF-03"))
    play(table, "set:SVC-04+TEC-01+INF-03")

    assert chips(table, "use:SVC-04") == ["no point, but a card in your discard pile"]


# Chances


def test_the_chance_of_a_useful_card() -> None:
    """Of the four cards of the deck two bring Loyalty Scheme: a 4 of any domain beside the 2."""
    side = Side(hand="INF-02 SVC-02", deck="SVC-04 TEC-04 SVC-12 TEC-12", areas=("TEC-05",))
    table = given(row="SVC-06", t1=side)

    assert chips(table, "use:TEC-05") == ["+1 card in hand", "50%: another customer within reach"]


def servable(table: TechDeck, team: int, hand: Pile, row: Pile) -> bool:
    """Whether some legal set of the hand assists one of these customers (TD-ASSIST-04)."""
    twin = table.copy(Generator(0))
    twin.hands[team], twin.row = hand, row
    return bool(legal_sets(twin, team))


def counted_draw(table: TechDeck, team: int) -> int:
    """Card by card: how often a draw of one brings a customer that was out of reach."""
    hand, seen, deck = table.hands[team], table.seen[team], table.decks[team]
    may_come = [card for card in deck if not seen >> card & 1] if deck else table.discards[team]
    if deck and seen >> deck[0] & 1:
        may_come = [deck[0]]
    missing = tuple([one for one in table.row if not servable(table, team, hand, (one,))])
    hits = sum(servable(table, team, added(hand, card), missing) for card in may_come)
    return 1000 * hits // len(may_come) if may_come else 0


def counted_swap(table: TechDeck, team: int) -> int:
    """Card by card: how many of the unseen customers can be served."""
    unseen = [card for card in table.customers if not table.seen[team] >> card & 1]
    hits = sum(servable(table, team, table.hands[team], (card,)) for card in unseen)
    return 1000 * hits // len(unseen)


@pytest.mark.sampled
def test_chances_are_exact_counts() -> None:
    met: Counter[str] = Counter()
    for table in positions(sampled(24, 300), pressure="gentle"):
        choice = table.choice
        team = table.team_of[choice.seat]
        for move in table.moves():
            told = {type(one.says): one.chance for one in consequences_of(table, choice, move)}
            if isinstance(choice, UseEffect) and isinstance(move, Use):
                card = table.cards.index[move.card]
                steps = table.cards.steps[card]
                one = [op for op in steps if isinstance(op, Draw) and op.n == 1]
                if one and choice.window < AFTER and not table.cards.cost[card]:
                    assert told.get(MayReach, 0) == counted_draw(table, team)
                    met["draw"] += 1
            elif isinstance(choice, PickCard) and isinstance(move, Pick):
                unseen = (
                    not table.seen[team] >> table.customers[0] & 1 if table.customers else False
                )
                if isinstance(choice.op, Swap) and choice.op.b == "top" and MayServe in told:
                    assert unseen
                    assert told[MayServe] == (counted_swap(table, team) if unseen else 0)
                    met["swap"] += 1
    assert met["draw"] > sampled(30, 400)
    assert met["swap"] > sampled(30, 400)


# Rivals


def plain_best(table: TechDeck, rival: int, customer: int) -> int:
    """The highest card of a set of at most four that in truth assists a customer as it is."""
    cards, held = table.cards, table.hands[rival] + (table.sets[rival] or ())
    parts = [part for size in range(1, 5) for part in combinations(held, size)]
    fitting = [
        max(cards.value[card] for card in part)
        for part in parts
        if sum(cards.value[card] for card in part) == cards.value[customer]
        and any(cards.match[card] & cards.match[customer] for card in part)
    ]
    return max(fitting, default=0)


@pytest.mark.sampled
def test_what_the_rivals_can_do_is_never_understated() -> None:
    """Their true cards are among those that the team reckons with."""
    compared = 0
    for table in positions(sampled(24, 300), pressure="gentle"):
        for choice in table.open_choices() if kind(table) == "assist.set" else ():
            team = table.team_of[choice.seat]
            rival = table.rival(team)
            if rival is None or table.out >> rival & 1:
                continue
            for customer in table.row:
                best = plain_best(table, rival, customer)
                assert best <= (rivals_best(table, team, customer) or 0)
                compared += bool(best)
    assert compared > sampled(60, 800)


# Every kind


def carried_out(table: TechDeck, text: str, chooser: Random) -> TechDeck:
    """A use with all its picks, chosen at random, and nothing after it."""
    twin = table.copy(Generator(chooser.randrange(10**6)))
    below = len(twin.agenda)
    twin.carry_out(next(move for move in twin.legal if str(move) == text))
    while len(twin.agenda) > below:
        if not twin.step():
            twin.carry_out(chooser.choice(twin.legal))
    return twin


@pytest.mark.sampled
def test_what_an_effect_is_said_to_change_it_changes_whatever_is_picked() -> None:
    """The law stops where a card is to be picked; here the effect is carried through."""
    chooser, compared = Random(9), 0
    for table in positions(sampled(18, 300), pressure="gentle"):
        choice = table.choice
        if choice.kind != "effect.use":
            continue
        for move in table.moves()[1:]:
            after = carried_out(table, str(move), chooser)
            for one in consequences_of(table, choice, move):
                if one.figure is not None and one.chance == CERTAIN:
                    measure = MEASURES[one.figure]
                    by = measure(after, choice.seat) - measure(table, choice.seat)
                    assert by == one.by, f"{move}: {one}"
                    compared += 1
    assert compared > sampled(150, 3000)


@pytest.mark.sampled
def test_every_kind_of_decision_tells_something() -> None:
    met: Counter[str] = Counter()
    alone = dealt(1, solo_start="choose")
    met[kind(alone)] += bool(brings(alone, str(alone.moves()[0])))
    for table in positions(sampled(18, 60), pressure="gentle"):
        for move in table.moves():
            met[kind(table)] += bool(consequences_of(table, table.choice, move))
    assert {name for name, times in met.items() if times} == set(CONSEQUENCES)
