"""What every kind of move brings: exact figures and chances, and warnings before it hurts."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from seedround.adapters.layout import kinds_of
from seedround.engine import truth as law
from seedround.engine.generator import Generator
from seedround.engine.random_play import NOWHERE, Strides, play_random
from seedround.engine.standing import CERTAIN
from seedround.engine.telling import consequences_of
from seedround.games.bidness import GAME
from seedround.games.bidness.rules import RULES
from seedround.games.bidness.telling.consequences import CONSEQUENCES
from seedround.testing import A, B, play
from seedround.testing.bidness import dealt, given, in_business
from tests.effort import sampled
from tests.games.bidness.telling import brings, chips

ODDS = ["suing against 2 dice: win 44% → 78%", "sued by 2 dice: lose 44% → 15%"]
"""What a third die in court is worth (575/1296 with two)."""


# The discard


def test_a_discard_gives_up_what_could_be_played() -> None:
    table = dealt(2, first_player="seat0")
    table.hands[A] = tuple(sorted(table.cards.index[name] for name in HAND))
    table.relist()
    assert chips(table, "discard:libel") == ["can only be sold for now"]
    assert chips(table, "discard:lawyer") == ["you keep another one", "could be auctioned"]
    assert chips(table, "discard:ad_blitz") == ["could be played for $30"]
    assert chips(table, "discard:market_research") == ["could be played for $30"]


HAND = ("libel", "lawyer", "lawyer", "ad_blitz", "market_research", "engineer")


# Card play


def test_bd_card_11_an_ad_blitz_and_the_award() -> None:
    """Three units, and two more as Market Leader, at $20."""
    table = given(hand="ad_blitz x4")
    assert chips(table, "play:ad_blitz") == ["-$30", "+$100 sales this round", "Market Leader: you"]


def test_bd_s_13_a_card_on_credit() -> None:
    """$20 and five IOUs: $30 less when the debt is counted, and one more IOU."""
    table = given("$20 I5", hand="ad_blitz x4")
    assert chips(table, "play:ad_blitz")[:2] == ["-$30", "!+1 IOU"]
    money, iou = brings(table, "play:ad_blitz")[:2]
    assert (money.figure, money.by, iou.figure, iou.by) == ("net", -30, "ious", 1)


def test_bd_s_29_a_breakthrough() -> None:
    table = given("$90", hand="breakthrough x4")
    assert chips(table, "play:breakthrough") == [
        "-$30",
        "+6 tech points",
        "+$10 sales this round",
        "Tech Leader: you",
    ]


def test_a_payment_that_costs_the_cheap_iou() -> None:
    """BD-PAY-01: $120 pay salaries and one IOU, $110 do not."""
    table = given("$120", hand="acquisition x4")
    assert chips(table, "play:acquisition")[-1] == "!then you cannot pay off an IOU"
    table = given("$20", hand="acquisition x4")
    assert chips(table, "play:acquisition")[-1] == "!then you cannot pay your salaries"


def test_bd_card_03_an_intern_in_court() -> None:
    table = given(hand="legal_intern x4")
    assert chips(table, "play:legal_intern") == ["-$30", "+1 die in court", *ODDS]


def test_cards_that_are_aimed_say_what_they_do_to_anybody() -> None:
    hand = "joint_development smear_campaign destroy_tech headhunt_engineer market_research"
    table = given("$400", "L1", hand=hand)
    assert chips(table, "play:joint_development") == ["-$10", "+2 tech points"]
    assert chips(table, "play:smear_campaign") == ["-$40", "a rival sells 2 fewer this round"]
    assert chips(table, "play:destroy_tech") == ["-$10", "a rival loses 2 tech points"]
    assert chips(table, "play:headhunt_engineer") == [
        "-$10",
        "+$10 salaries a round",
        "+1 tech die a round",
        "+ an engineer",
    ]
    assert chips(table, "play:market_research") == ["-$30"]


def test_an_only_target_is_told_at_once() -> None:
    """BD-S-30: with two players no target is asked for."""
    table = given(seats=2, hand="coop_marketing x4")
    assert chips(table, "play:coop_marketing") == [
        "-$10",
        "+$60 sales this round",
        "Bo: +$10",
        "Market Leader: you",
    ]


def test_a_suit_names_the_weakest_defendant() -> None:
    table = given("L1", "L2", "L0", "L1", hand="libel x4")
    assert chips(table, "play:libel") == ["best against Cy: win 78%"]


def test_an_auction_names_the_richest() -> None:
    table = given("$500", "$70", "$130", hand="lawyer x4")
    assert chips(table, "play:lawyer") == ["the best bid is yours: Cy has $130"]


def test_selling_borrowing_and_the_last_card() -> None:
    """BD-PLAY-06, BD-PLAY-03, BD-S-14."""
    table = given("$100 I5", hand="x5")
    assert chips(table, "sell:lawyer") == ["+$10"]
    assert chips(table, "borrow") == ["+$100", "!+1 IOU"]
    table = given(hand="libel market_research lawyer", hands=["", "x5"])
    assert chips(table, "sell:libel") == ["+$10", "then you can only pass"]
    assert "then you can only pass" not in chips(table, "play:market_research")


def test_bd_play_09_a_pass_that_ends_card_play() -> None:
    table = given("$10", hands=["x5", "x2", "x2", "x2"])
    assert chips(table, "pass") == ["card play ends", "!salaries: $10 short"]
    assert chips(given(hands=["x5", "x2", "x5"]), "pass") == ["if 3 more pass too, card play ends"]
    assert chips(given(pass_run=3), "pass") == ["card play ends"]


# Targets


def test_bd_s_27_stealing_from_somebody_with_one_tech_point() -> None:
    table = given("T25", "T1", "T20", hand="steal_tech x4")
    play(table, "play:steal_tech")
    assert chips(table, "target:1") == ["-$10", "+1 tech point", "Bo: -1 tech point"]
    assert brings(table, "target:1")[2].seat == B


def test_bd_s_22_headhunting() -> None:
    table = given("", "L1", "L1", seats=3, hand="headhunt_lawyer x4")
    play(table, "play:headhunt_lawyer")
    assert chips(table, "target:2") == [
        "-$30",
        "+$10 salaries a round",
        "+1 die in court",
        *ODDS,
        "Cy: +$30",
        "Cy: -$10 salaries a round",
        "Cy: -1 die in court",
    ]


def test_bd_s_46_a_smear_takes_the_award() -> None:
    table = given("", "M2", hand="smear_campaign x4")
    play(table, "play:smear_campaign")
    assert chips(table, "target:1") == [
        "-$40",
        "Bo: -$80 sales this round",
        "Market Leader: nobody",
    ]


def test_bd_s_24_a_random_card() -> None:
    table = given("$140", hand="market_research x4", hands=["", "x5", "x2"])
    play(table, "play:market_research")
    assert chips(table, "target:2") == [
        "-$30",
        "!then you cannot pay off an IOU",
        "a random card of Cy, who holds 2",
    ]


def test_bd_s_34_the_most_that_a_suit_can_bring() -> None:
    """$50 and five IOUs: at most $150, of which $100 would be borrowed."""
    table = given("$50 I5 L3", "$400", "$80 L1", hand="negligence x4")
    play(table, "play:negligence")
    assert chips(table, "target:1") == [
        "your dice 5 : 2",
        "99%: win up to $150",
        "!1%: lose up to $150, +1 IOU",
    ]
    assert chips(table, "target:2")[:2] == ["your dice 5 : 3", "91%: win up to $80"]


def test_what_a_defendant_could_no_longer_pay() -> None:
    table = given("L3", "$140", "$20", hand="negligence x4")
    play(table, "play:negligence")
    assert "then Cy cannot pay all salaries" in chips(table, "target:2")
    play(table, "target:1")
    assert "then Bo cannot pay off an IOU" in chips(table, "damages:30")
    assert "then Bo cannot pay off an IOU" not in chips(table, "damages:20")


# Auctions


def test_what_a_bid_leads_to() -> None:
    """The mock's auction: a lawyer, $50 bid by the seller, Anna with $130."""
    table = given("$100", "$100", "$70 M2", "$130", hand="lawyer x4")
    play(table, "play:lawyer", "bid:50")
    assert chips(table, "bid:60") == [
        "if it wins: $40 left",
        "+$10 salaries a round",
        "+1 die in court",
        *ODDS,
        "Di can go to $130 in cash",
    ]
    assert chips(table, "bid:110")[0] == "!if it wins: $90 left, +1 IOU"
    assert chips(table, "bid:140")[-1] == "to bid more, the others must borrow"
    assert chips(table, "drop") == ["you keep $100"]
    assert all(one.figure is None for one in brings(table, "bid:60"))


def test_a_bid_that_nobody_can_beat() -> None:
    """BD-AUCTION-12: $130 and five IOUs against a limit of $100 and six IOUs."""
    table = given("$100 I6", "$130 I5", seats=2, hand="lawyer x4")
    play(table, "play:lawyer", "bid:10")
    assert chips(table, "bid:100")[-1] == "nobody can bid more"
    assert chips(table, "bid:90")[-1] == "Ada can go to $100 in cash"


def test_bd_s_18_the_last_one_wins_at_once() -> None:
    table = given(seats=2, hand="marketer x4")
    play(table, "play:marketer")
    assert chips(table, "drop") == ["the highest bid goes to you"]
    play(table, "drop")
    assert chips(table, "bid:10") == [
        "-$10",
        "+$10 salaries a round",
        "+$60 sales this round",
        "Market Leader: you",
    ]
    assert chips(table, "drop") == ["Marketer is discarded"]


def test_a_contract_pays_every_round() -> None:
    table = given(seats=2, hand="government_contract x4")
    play(table, "play:government_contract", "drop")
    assert chips(table, "bid:20") == ["-$20", "+$30 a round"]


def test_the_last_rival_drops_out() -> None:
    """BD-AUCTION-10: the seller is paid, the winner employs."""
    table = given("$100", "$100", seats=2, hand="engineer x4")
    play(table, "play:engineer", "bid:10", "bid:40")
    assert chips(table, "drop") == [
        "Bo gets Engineer for $40",
        "+$40",
        "Bo: -$40",
        "Bo: +$10 salaries a round",
        "Bo: +1 tech die a round",
    ]


# Court


def test_bd_s_36_damages() -> None:
    table = given("$50 I5", "$400", seats=2, hand="negligence x4")
    play(table, "play:negligence")
    assert chips(table, "damages:150") == [
        "your dice 2 : 2",
        "44%: win $150",
        "!56%: lose $150, +1 IOU",
        "!then you cannot pay your salaries",
    ]
    won, lost = brings(table, "damages:150")[1:3]
    assert (won.figure, won.by, won.chance) == ("net", 150, 444)
    assert (lost.figure, lost.by, lost.chance) == ("net", -150, 556)


def test_bd_suit_18_who_has_less_gives_what_he_has() -> None:
    table = given("M0", "M1", seats=2, hand="libel x4")
    play(table, "play:libel")
    assert chips(table, "damages:2") == [
        "your dice 2 : 2",
        "44%: win 1 marketer",
        "56%: lose nothing",
    ]
    table = given("T4", "T7", seats=2, hand="patent_infringement x4")
    play(table, "play:patent_infringement")
    assert chips(table, "damages:10")[1:] == ["44%: win 7 tech points", "!56%: lose 4 tech points"]


def test_talks_and_trials() -> None:
    """A sum that may be accepted, or three dice against two for $80: 0.779 - 0.221 of it."""
    table = given("L1", "$80 I3", seats=2, hand="negligence x4")
    play(table, "play:negligence", "damages:80")
    assert chips(table, "demand:50") == ["if accepted: +$50"]
    assert chips(table, "trial") == [
        "your dice 3 : 2",
        "78%: win $80",
        "then Bo cannot pay all salaries",
        "!22%: lose $80",
        "!then you cannot pay your salaries",
        "+$45 on average",
    ]
    play(table, "demand:50")
    assert chips(table, "counter:30") == ["if accepted: -$30"]
    assert chips(table, "reject") == [
        "your dice 2 : 3",
        "!78%: lose $80",
        "!then you cannot pay your salaries",
        "22%: lose nothing",
        "-$62 on average",
    ]
    assert chips(table, "accept") == ["-$50", "Ada: +$50"]


def test_bd_s_40_a_settlement_on_credit() -> None:
    """$20 and four IOUs: $150 take two more."""
    table = given("", "$20 I4", seats=2, hand="libel x4")
    play(table, "play:libel", "damages:1")
    assert chips(table, "demand:150") == ["if accepted: +$150", "Bo would borrow 2 IOUs"]
    play(table, "demand:150")
    assert chips(table, "accept") == ["-$150", "!+2 IOUs", "Ada: +$150"]
    assert chips(table, "counter:140") == ["if accepted: -$140", "!you would borrow 2 IOUs"]


@pytest.mark.parametrize(("lawyers", "defence"), list(product(range(3), repeat=2)))
def test_chances_in_court_are_exact(lawyers: int, defence: int) -> None:
    """BD-SUIT-14, BD-SUIT-15: counted over all rolls of both sides; a tie is lost."""
    table = given(f"L{lawyers}", f"L{defence}", seats=2, hand="libel x4")
    play(table, "play:libel", "damages:1")
    mine = Counter(map(sum, product(range(1, 7), repeat=2 + lawyers)))
    theirs = Counter(map(sum, product(range(1, 7), repeat=2 + defence)))
    wins = sum(mine[a] * theirs[b] for a in mine for b in theirs if a > b)
    chance = round(1000 * wins / 6 ** (4 + lawyers + defence))
    won, lost = (one for one in brings(table, "trial") if one.figure == "marketers")
    assert (won.chance, lost.chance) == (chance, 1000 - chance)


def test_what_cannot_be_lost_is_certain() -> None:
    """Thirteen dice against two always win, two against twelve never."""
    table = given("L11", seats=2, hand="libel x4", duplicates=True)
    play(table, "play:libel", "damages:1")
    assert [one.chance for one in brings(table, "trial") if one.figure] == [CERTAIN]
    table = given("", "L10", seats=2, hand="libel x4", duplicates=True)
    play(table, "play:libel", "damages:1")
    assert chips(table, "trial") == ["your dice 2 : 12", "!100%: lose 1 marketer"]


# Business


def test_bd_s_49_layoffs() -> None:
    """$30, five IOUs, salaries of $80: lawyers save 30, the others 10."""
    table = in_business("$30 I5 M2 E2 L2")
    assert chips(table, "layoff:lawyer") == [
        "-$30 salaries a round",
        "!-1 die in court",
        "suing against 2 dice: win 94% → 78%",
        "sued by 2 dice: lose 4% → 15%",
        "!no paying off this round",
    ]
    assert chips(table, "layoff:marketer") == [
        "-$10 salaries a round",
        "!-$60 sales this round",
        "!Market Leader: nobody",
        "!no paying off this round",
    ]
    assert chips(table, "borrow") == ["-$80", "!+1 IOU"]
    play(table, "layoff:lawyer", "layoff:lawyer", "layoff:engineer")
    assert chips(table, "pay") == ["-$30"]
    assert "!no paying off this round" not in chips(table, "layoff:engineer")


def test_borrowing_that_is_not_enough() -> None:
    table = in_business("$0 I4 L4")
    assert chips(table, "borrow") == ["+$100", "!+1 IOU"]


def test_bd_s_52_paying_off() -> None:
    """$650 and five IOUs: 100, 300, 600; dearer by 100 and 300 than one at a time."""
    table = in_business("$670 I5")
    assert chips(table, "payoff:0") == ["you keep $650"]
    assert chips(table, "payoff:1") == ["-$100", "-1 IOU"]
    assert chips(table, "payoff:2") == ["-$300", "-2 IOUs", "!$100 dearer than one a round"]
    assert chips(table, "payoff:3")[-1] == "!$300 dearer than one a round"


def test_bd_s_59_freedom_and_a_tie() -> None:
    table = in_business("$130 I1 T31", "", "", "$130 I1 T30")
    assert chips(table, "payoff:1") == ["-$100", "-1 IOU", "free of debt: the game ends"]
    play(table, "payoff:1")
    assert chips(table, "payoff:1")[-1] == "!Ada is free too: tech points 30 to 31"


# Whatever happens


def test_every_kind_of_decision_is_told() -> None:
    assert set(CONSEQUENCES) == set(kinds_of(RULES))


def test_every_move_brings_something() -> None:
    """In random games, by kind of decision and verb."""
    met: Counter[str] = Counter()
    for seed in range(4):
        table, chooser = dealt(4, seed=seed, max_rounds=8), Generator(seed)
        while not table.over:
            choice = table.choice
            for move in choice.quick(table):
                assert consequences_of(table, choice, move), f"{choice.kind}: {move}"
                met[f"{choice.kind} {move.verb}"] += 1
            moves = table.moves()
            table.play(moves[chooser.below(len(moves))])
    assert len(met) == 18, sorted(met)


OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"settlement": False, "sue_empty": True},
    {"sold_cards": "face_down", "award_counts_bonus": False, "length": "short"},
    {"settlement_step": 5, "settlement_above_damages": True, "length": "long"},
)
TRUTH = Strides(**{**vars(NOWHERE), "truth": 1})


@pytest.mark.sampled
@pytest.mark.parametrize("seats", GAME.players)
def test_what_is_told_is_true(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law 9 at every decision of random games; earnings come as they were forecast."""
    phases, run_phase = 0, law._phase_as_forecast

    def counted(*given: Any) -> bool:
        nonlocal phases
        phases += 1
        return run_phase(*given)

    monkeypatch.setattr(law, "_phase_as_forecast", counted)
    positions = 0
    for seed in range(sampled(2, 20)):
        options = {"max_rounds": sampled(3, 20), **OPTIONS[(seats + seed) % len(OPTIONS)]}
        played = play_random(GAME, seats, options, f"7e11{seed}", strides=TRUTH)
        positions += len(played.record.moves)
    assert positions > sampled(60, 1000)
    assert phases > 1
