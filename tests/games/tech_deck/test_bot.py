"""The rule-of-thumb bot: packings, what it does in plain situations, and its strength."""

import pytest

from seedround.engine.generator import Generator
from seedround.engine.words import Speaker
from seedround.games import find_game
from seedround.games.tech_deck.effects import PickCard
from seedround.games.tech_deck.mind.appraisal import standing
from seedround.games.tech_deck.mind.bot import advise, careless, greedy, worth
from seedround.games.tech_deck.mind.foresight import pick, plain_picks, still_assisting
from seedround.games.tech_deck.mind.packing import by_total, pack
from seedround.games.tech_deck.primitives import Discard, Recover, Shift
from seedround.games.tech_deck.reach import subsets
from seedround.games.tech_deck.rules import RULES
from seedround.games.tech_deck.table import NO_CARD, TechDeck
from seedround.lab.simulate import Run, play_game
from seedround.testing import A, kind, moves, play
from seedround.testing.tech_deck import Side, given, pass_on


def choose(table: TechDeck) -> str:
    """What the bot does, from a redeal as always."""
    seat = table.choice.seat
    twin = RULES.redeal(table, seat, Generator(1))
    return str(greedy(twin, seat, table.moves()))


def served(table: TechDeck, team: int = 0) -> list[str]:
    packing = pack(table, team, table.hands[team])
    return [table.cards.ids[way.customer] for way in packing.ways]


def test_a_packing_serves_as_many_customers_as_it_can() -> None:
    hand = "SVC-04 TEC-01 SCI-02 INF-03"
    table = given(t1=Side(hand=hand, deck="INF-01"), row="SVC-07 SCI-03 TEC-13")
    assert served(table) == ["SVC-07", "SCI-03"]


def test_a_packing_uses_each_effect_once() -> None:
    side = Side(hand="SVC-04 INF-04", areas=("TEC-07",), deck="INF-01")
    assert served(given(t1=side, row="SVC-05 INF-05", at="assist")) == ["SVC-05"]
    two = Side(hand="SVC-04 INF-04", areas=("TEC-07 TEC-06",), deck="INF-01")
    table = given(t1=two, row="SVC-05 INF-05", at="assist")
    assert served(table) == ["SVC-05"]


def test_a_packing_pays_its_costs() -> None:
    side = Side(hand="SVC-04 INF-03", areas=("SVC-08",), deck="INF-01")
    table = given(t1=side, row="SVC-07 INF-03", at="assist", duplicates=True)
    assert served(table) == ["SVC-07"]
    alone = given(
        t1=Side(hand="SVC-04", areas=("SVC-08 TEC-05",), deck="INF-01"),
        row="SVC-06",
        duplicates=True,
    )
    assert served(alone) == []


def test_it_plays_the_left_most_customer_of_its_packing_first() -> None:
    table = given(at="assist", t1=Side(hand="SVC-04 TEC-03"), row="TEC-03 SVC-04", duplicates=True)
    assert choose(table) == "set:TEC-03"


def test_it_turns_a_miss_into_an_assist() -> None:
    side = Side(hand="SVC-04 SCI-02", areas=("TEC-07",))
    table = given(at="assist", t1=side, row="SVC-07")
    play(table, choose(table))
    assert moves(table) == ["pass", "use:TEC-07"]
    assert choose(table) == "use:TEC-07"


def test_as_marker_team_it_avoids_a_contest_it_would_lose() -> None:
    table = given(
        at="assist",
        row="SVC-07 INF-07",
        t1=Side(hand="SVC-04 INF-03"),
        t2=Side(hand="SVC-06 INF-01", areas=("TEC-05",), deck="SVC-02"),
    )
    play(table, "set:SVC-04+INF-03", "set:SVC-06+INF-01", "assist:SVC-07")
    assert choose(table) == "assist:INF-07"


def test_it_denies_the_rivals_a_customer_it_wins() -> None:
    table = given(
        at="assist",
        row="SVC-07 INF-07",
        t1=Side(hand="SVC-06 INF-01"),
        t2=Side(hand="SVC-04 INF-03", areas=("TEC-05",), deck="SVC-02"),
    )
    play(table, "set:SVC-06+INF-01", "set:SVC-04+INF-03", "assist:SVC-07")
    assert choose(table) == "assist:SVC-07"


def test_an_edge_turns_a_contest() -> None:
    table = given(
        at="assist",
        row="SVC-07",
        t1=Side(hand="SVC-04 SCI-03", areas=("SVC-12",)),
        t2=Side(hand="SVC-06 INF-01"),
    )
    play(table, "set:SVC-04+SCI-03", "set:SVC-06+INF-01")
    assert choose(table) == "use:SVC-12"


def test_it_sends_customers_away_after_assisting() -> None:
    side = Side(hand="INF-02 INF-01", areas=("SVC-13",), score="SVC-05 SVC-07")
    row = "TEC-13 SCI-13 SVC-12 TEC-12"
    assert choose(given(t1=side, row=row)) != "use:SVC-13"
    table = given(at="after", t1=side, row=row)
    assert choose(table) == "use:SVC-13"


def test_it_develops_while_it_is_small() -> None:
    early = " ".join(f"{domain}-{n}" for domain in ("SVC", "TEC") for n in (10, 11, 12, 13)) * 1
    customers = early + " SCI-10 SCI-11 SCI-12 SCI-13 INF-10 INF-11 INF-12 INF-13 OPN-05"
    side = Side(hand="SVC-04 SCI-02")
    table = given(at="assist", t1=side, row="SVC-06", customers=customers)
    play(table, "set:SVC-04+SCI-02")
    assert choose(table) == "use:SVC-04"
    late = given(at="assist", t1=side, row="SVC-06", customers="SVC-10")
    play(late, "set:SVC-04+SCI-02")
    assert choose(late) == "pass"


def test_scouts_bury_what_is_above_nine() -> None:
    table = given(t1=Side(areas=("SCI-12",)), customers="SVC-13 SVC-02 TEC-10 SVC-09", row="SVC-12")
    play(table, "use:SCI-12")
    assert choose(table) == "bury:SVC-13+TEC-10"


def test_careless_passes_now_and_then() -> None:
    table = given(t1=Side(areas=("TEC-05",), deck="SVC-04"))
    table.generator = Generator(3)
    picked = [str(careless(table, A, table.moves())) for _ in range(400)]
    assert 230 < picked.count("pass") < 290


def test_hints_name_every_move_best_first() -> None:
    side = Side(hand="SVC-04 TEC-01 SCI-02 INF-03", deck="INF-01")
    table = given(t1=side, row="SVC-07 TEC-12 SCI-13")
    hints = advise(table, A)
    assert {str(hint.move) for hint in hints} == set(moves(table))
    values = [hint.value for hint in hints]
    assert values == sorted(values, reverse=True)
    speaker = Speaker(cards=table.cards)
    for hint in hints:
        assert speaker.say(hint.why).endswith(" in customers")
        assert [speaker.say(detail) for detail in hint.details]


def test_hints_say_what_the_hand_can_serve_by_name() -> None:
    side = Side(hand="SVC-04 TEC-01 SCI-02 INF-03", deck="INF-01")
    table = given(t1=side, row="SVC-07 TEC-12 SCI-13")
    hint = next(hint for hint in advise(table, A) if str(hint.move) == "pass")
    said = [Speaker(cards=table.cards).say(saying) for saying in (hint.why, *hint.details)]
    assert said == ["worth 0 in customers", "Your hand can then serve Pop-Up Kiosks."]


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_every_decision_of_a_game_has_worth(seats: int) -> None:
    game = find_game("tech-deck")
    table = game.deal(seats, Generator(seats))
    assert isinstance(table, TechDeck)
    while table.legal:
        values = worth(table, table.choice.seat, table.moves())
        assert len(values) == len(table.moves())
        table.play(greedy(table, table.choice.seat, table.moves()))


def test_greedy_beats_careless_nine_times_out_of_ten() -> None:
    """At least 90 % of 2-player games that are decided; thousands are in docs/balance."""
    run = Run(find_game("tech-deck"), ("greedy", "random"), 40, "5")
    wins = decided = 0
    for number in range(run.games):
        table, _ = play_game(run, number)
        assert table.result is not None
        if table.result.winners:
            decided += 1
            wins += (0 if number % 2 == 0 else 1) in table.result.winners
    assert decided
    assert wins >= 0.9 * decided


def test_it_never_stalls() -> None:
    table = pass_on(
        given(at="assist", t1=Side(hand="SVC-04"), row="SVC-04", duplicates=True), "assist.set"
    )
    assert kind(table) == "assist.set"
    assert choose(table) == "set:SVC-04"


def test_picks_without_a_copy_are_those_of_a_copy() -> None:
    """The two ways to look ahead agree on what is best, wherever both can."""
    compared = 0
    for seed in range(6):
        table = find_game("tech-deck").deal(2, Generator(seed))
        assert isinstance(table, TechDeck)
        while table.legal:
            choice, seat = table.choice, table.choice.seat
            if isinstance(choice, PickCard) and isinstance(choice.op, Recover | Shift | Discard):
                team, still = table.team_of[seat], still_assisting(table)
                cards = [table.cards.index[str(move).split(":")[1]] for move in table.legal]
                plain = plain_picks(table, team, cards, still)
                copied = [pick(table, seat, move, still) for move in table.legal]
                if plain is not None and table.targets[team] == NO_CARD:
                    rest = standing(table, team)
                    assert plain == pytest.approx([value - rest for value in copied])
                    compared += 1
            table.play(greedy(table, seat, table.moves()))
    assert compared > 20


def test_the_parts_of_a_hand_are_all_there_up_to_what_can_serve() -> None:
    table = given(t1=Side(hand="SVC-04 TEC-01 SCI-02 INF-03 INF-09 TEC-10"))
    cards, hand = table.cards, table.hands[0]
    totals = by_total(cards, hand)
    found = {(part, total) for total, parts in enumerate(totals) for part, _, _ in parts}
    most = 13 + cards.surplus
    assert found == {(part, total) for part, total, _ in subsets(cards, hand) if total <= most}
    assert cards.surplus == 4


def test_it_keeps_a_venture_that_invites_or_readies_beside_another() -> None:
    for customer, hand in (("SVC-07", "SVC-04 INF-03"), ("TEC-12", "TEC-09 INF-03")):
        side = Side(hand=hand, areas=("TEC-05",), deck="INF-01")
        table = given(at="assist", t1=side, row=customer)
        table.customers *= 4
        play(table, f"set:{hand.replace(' ', '+')}")
        while kind(table) != "assist.place":
            play(table, "pass")
        assert choose(table) == "area:a1"
