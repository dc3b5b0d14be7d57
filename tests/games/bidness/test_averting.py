"""What averts a warning is named with it: another move of the same decision that risks less."""

import random
from functools import partial

from seedround.engine.playthrough import Playthrough
from seedround.engine.standing_words import brings_line
from seedround.engine.telling import averting, consequences_of
from seedround.engine.words import Speaker
from seedround.games.bidness import GAME
from seedround.games.bidness.telling.averting import risks
from seedround.testing import move, play
from seedround.testing.bidness import given, in_business
from tests.games.bidness.telling import NAMES, averts, chips


def test_a_bid_on_credit_is_averted_by_what_one_has() -> None:
    table = given("$100", "$100", "$70", "$130", hand="lawyer x4")
    play(table, "play:lawyer", "bid:50")
    assert chips(table, "bid:200")[0].startswith("!if it wins")
    assert averts(table, "bid:200") in ("bid:100", "drop")
    assert averts(table, "drop") is None
    table = given("$100", "$30", hand="lawyer x4")
    play(table, "play:lawyer", "bid:50")
    assert averts(table, "bid:60") == "drop"


def test_a_card_beyond_ones_means_is_averted_by_a_pass() -> None:
    table = given("$20", hand="acquisition x4")
    assert chips(table, "play:acquisition")[-1] == "!then you cannot pay your salaries"
    assert averts(table, "play:acquisition") == "pass"
    assert averts(table, "borrow") == "pass"
    assert averts(given("$400", hand="acquisition x4"), "play:acquisition") is None


def test_salaries_that_cards_can_pay_are_averted_by_a_sale() -> None:
    """One more card than one must keep is worth the $10 that are missing; what cannot be played is
    sold first (BD-PLAY-03, BD-PLAY-06)."""
    table = given("$10", hands=["acquisition headhunt_lawyer x1", "x2", "x2", "x2"])
    assert chips(table, "pass")[-1] == "!salaries: $10 short"
    assert averts(table, "pass") == "sell:headhunt_lawyer"
    table = given("$0", hands=["acquisition headhunt_lawyer x1", "x2", "x2", "x2"])
    assert averts(table, "pass") is None


def test_damages_beyond_ones_means_are_averted_by_less() -> None:
    table = given("$50 I5", "$400", seats=2, hand="negligence x4")
    play(table, "play:negligence")
    assert averts(table, "damages:150") == "damages:10"


def test_a_trial_is_averted_by_the_sum_on_the_table() -> None:
    table = given("L1", "$80 I3", seats=2, hand="negligence x4")
    play(table, "play:negligence", "damages:80", "demand:50")
    assert averts(table, "reject") == "accept"


def test_paying_dearly_is_averted_by_paying_one() -> None:
    table = in_business("$670 I5")
    assert averts(table, "payoff:2") == "payoff:1"
    assert averts(table, "payoff:1") is None


def test_it_is_said_with_what_the_move_brings() -> None:
    table = given("$20", hand="acquisition x4")
    speaker = Speaker("en", table.cards, NAMES, table.choice.seat)
    told = brings_line(table, table.choice, move(table, "play:acquisition"), speaker)
    assert told.endswith("then you cannot pay your salaries; safer: Pass")


def test_what_averts_risks_less_and_nothing_else() -> None:
    found = 0
    chance = random.Random(4)
    playthrough = Playthrough.new(GAME, 4, {"max_rounds": 2}, seed=f"{4:032x}")
    while not playthrough.table.over:
        table = playthrough.table
        brings = partial(consequences_of, table, table.choice)
        for one in table.choice.quick(table):
            other = averting(table, table.choice, one, brings)
            if other is not None:
                assert risks(brings(other)) < risks(brings(one))
                found += 1
        playthrough.play(chance.choice(table.moves()))
    assert found
