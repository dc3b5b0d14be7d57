"""The rules of thumb play like sensible people, quickly, and their hints say why."""

from typing import Any

import pytest

from seedround.bots import make_bot
from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat
from seedround.engine.knowledge import Knowledge
from seedround.engine.move import Move
from seedround.engine.rules import Pick
from seedround.games.bidness import GAME
from seedround.games.bidness.cards import CONTRACT, ENGINEER, LAWYER, MARKETER
from seedround.games.bidness.mind.appraisal import Outlook, expected_price
from seedround.games.bidness.mind.bot import PICKS, TEMPERS, Mind, advise
from seedround.games.bidness.mind.race import SPITE, Race, rounds_to_freedom
from seedround.games.bidness.rules import RULES
from seedround.games.bidness.table import Bidness
from seedround.testing import A, B, C, D, moves, play, say
from seedround.testing.bidness import given, in_business

GAMES = 60
balanced: Pick = PICKS["balanced"]


def chosen(table: Bidness, pick: Pick = balanced, seed: int = 1) -> str:
    """What a bot does at this table; it sees a redealt one."""
    seat = table.choice.seat
    return str(pick(RULES.redeal(table, seat, Generator(seed)), seat, table.moves()))


def winner_of(bots: list[str], seed: int) -> tuple[Seat, ...]:
    table = GAME.deal(len(bots), Generator(seed), GAME.resolve(None, len(bots), lab=True))
    players = [make_bot(name, GAME, seed + seat) for seat, name in enumerate(bots)]
    while not table.over:
        seat = table.choice.seat
        table.play(players[seat].choose(Knowledge(table, seat)))
    assert table.result is not None
    return table.result.winners


@pytest.mark.parametrize("temper", PICKS)
def test_every_temperament_beats_three_random_bots(temper: str) -> None:
    wins = sum(
        winner_of(["random"] * seat + [temper] + ["random"] * (3 - seat), 100 * game + seat)
        == (seat,)
        for game in range(GAMES // 4)
        for seat in range(4)
    )
    assert wins >= 0.9 * GAMES


def test_a_random_bot_hardly_ever_wins() -> None:
    wins = sum(0 in winner_of(["random", *["balanced"] * 3], game) for game in range(40))
    assert wins <= 2


OPTIONS: tuple[dict[str, Any], ...] = (
    {"settlement": False, "sue_empty": True, "award_counts_bonus": False},
    {"settlement_may_borrow": False, "sold_cards": "face_down", "length": "long"},
    {"min_bid": 50, "voluntary_borrow": False, "length": "short"},
)


@pytest.mark.parametrize("seats", GAME.players)
def test_every_pick_is_legal_with_every_option(seats: int) -> None:
    names = [*PICKS, "random"]
    for options in OPTIONS:
        table = GAME.deal(seats, Generator(seats), GAME.resolve(options, seats, lab=True))
        bots = [make_bot(names[seat], GAME, seat) for seat in range(seats)]
        while not table.over:
            seat = table.choice.seat
            table.play(bots[seat].choose(Knowledge(table, seat)))


def test_staff_is_worth_less_when_the_game_is_nearly_over() -> None:
    early, late = given(), given("$600 I1", "$600 I1", "$600 I1", "$600 I1")
    for card in (MARKETER, ENGINEER, CONTRACT, LAWYER):
        assert Outlook(early).worth(A, card) > Outlook(late).worth(A, card)
    assert Outlook(late).worth(A, CONTRACT) == 0
    assert rounds_to_freedom(late, A, None, None) == 1
    assert rounds_to_freedom(early, A, None, None) > 2


def test_the_second_and_third_lawyer_are_worth_less() -> None:
    look = Outlook(given("", "L1", "L2"))
    assert look.worth(A, LAWYER) > look.worth(B, LAWYER) > look.worth(C, LAWYER)


def test_lawyers_are_worth_more_against_lawyers_who_would_win_else() -> None:
    """The swing is of the dice that are rolled: two and one for each lawyer (BD-SUIT-14)."""
    alone, behind = Outlook(given("L1")), Outlook(given("L1", "L2", "L2", "L2"))
    assert behind.worth(A, LAWYER) > alone.worth(A, LAWYER)


def test_tech_points_pay_from_ten_to_ten() -> None:
    """Two points that lift the price to 30 earn more than two that do not (BD-EARN-01)."""
    near, far = given("T28 M3", "T40"), given("T20 M3", "T40")
    assert Outlook(near).tech(A, 2) > Outlook(far).tech(A, 2) + 20
    assert expected_price(28, 0, 10) == 20
    assert expected_price(28, 1, 10) == pytest.approx(20 + 10 * 5 / 6)


def test_a_tie_that_is_near_makes_tech_points_dear() -> None:
    """Both have the money for their last IOU: most tech points wins (BD-WIN-03)."""
    rivals = ("$150 I1 T20", "$150 I1 T21", "$0 I6", "$0 I6")
    look = Outlook(given(*rivals))
    assert look.tech(A, 0, B, 2) > 100
    assert look.tech(A, 0, B, 2) > look.tech(A, 0, C, 2) + 50
    assert Outlook(given("$150 I1 T20", "$150 I1 T90", "$0 I6", "$0 I6")).tech(A, 0, B, 2) < 5
    table = given(*rivals, hand="destroy_tech x4")
    assert chosen(table) == "play:destroy_tech"
    assert chosen(play(table, "play:destroy_tech")) == "target:1"


def test_who_is_close_to_freedom_is_the_rival() -> None:
    race = Race(given("$0 I5", "$300 I1", "$0 I5", "$0 I5"))
    assert race.rivalry(A, B) > 2 * race.rivalry(A, C)
    assert sum(race.rivalry(A, rival) for rival in (B, C, D)) == pytest.approx(SPITE)
    assert race.earnings == 0
    assert Race(given()).earnings > 1


def test_an_unknown_card_is_worth_what_the_unseen_ones_are() -> None:
    """Suits against the rich make Market Research dear, and short hands lose nothing by it."""
    table = given(
        "L3 $50", "$900", "$900", "$900", hand="market_research x4", deck="negligence", seed=0
    )
    table.hands = [table.hands[A], *[(table.cards.index["negligence"],) * 5] * 3]
    dear = Mind(table, A, TEMPERS["balanced"])
    assert dear.average_card > 100
    assert chosen(table).startswith("play:")
    poor = given("$50", "$0", "$0", "$0", hand="market_research x4", deck="legal_intern", seed=0)
    poor.hands = [poor.hands[A], *[(poor.cards.index["legal_intern"],) * 2] * 3]
    assert Mind(poor, A, TEMPERS["balanced"]).average_card < 30
    assert chosen(poor) != "play:market_research"


def test_bids_stop_at_what_the_card_is_worth() -> None:
    table = play(given(hand="government_contract x4"), "play:government_contract", "drop")
    worth = Outlook(table).worth(B, CONTRACT)
    assert chosen(table).startswith("bid:")
    play(table, "bid:10")
    play(table, f"bid:{int(worth) // 10 * 10 + 40}")
    assert chosen(table) == "drop"


def test_it_sues_when_the_odds_pay() -> None:
    strong = given("L3 $300", "$300", hand="negligence negligence x3")
    assert chosen(strong) == "play:negligence"
    weak = given("$10", "L4 $300", "L2 $0", "L2 $0", hand="negligence x4")
    assert chosen(weak) != "play:negligence"
    play(strong, "play:negligence")
    assert chosen(strong) == "target:1"
    play(strong, "target:1")
    assert int(chosen(strong).partition(":")[2]) >= 100


def test_it_settles_near_the_expected_value() -> None:
    table = given("L2", "$200", hand="negligence x4")
    play(table, "play:negligence", "target:1", "damages:100", "demand:20")
    assert chosen(table) == "accept"
    table = given("", "L3 $200", hand="negligence x4")
    play(table, "play:negligence", "target:1", "damages:100", "demand:100")
    assert chosen(table) != "accept"


def test_it_pays_off_one_iou_a_round_and_all_when_it_can() -> None:
    assert chosen(in_business("$150 I3")) == "payoff:1"
    assert chosen(in_business("$350 I2")) == "payoff:2"
    assert chosen(in_business("$700 I3")) == "payoff:3"


def test_it_lays_off_before_ruin() -> None:
    """A third lawyer eats more than he brings; a marketer who leads is kept on credit."""
    table = in_business("$20 I5 L3")
    assert chosen(table) == "layoff:lawyer"
    table = in_business("$0 I3 M4 E0 T60")
    assert chosen(table) == "borrow"


def test_it_never_borrows_for_nothing() -> None:
    for seed in range(20):
        assert chosen(given(), seed=seed) != "borrow"


def test_the_hints_give_worth_and_exact_odds() -> None:
    table = play(given(hand="lawyer x4"), "play:lawyer")
    hints = advise(RULES.redeal(table, A, Generator(1)), A)
    assert {hint.move for hint in hints} <= set(table.moves())
    assert any(say(table, hint.why).startswith("the card is worth $") for hint in hints)
    table = play(given("L1", hand="libel x4"), "play:libel", "target:1", "damages:1")
    texts = [say(table, hint.why) for hint in advise(RULES.redeal(table, A, Generator(1)), A)]
    assert any("in court you win 78% of the time" in text for text in texts)
    values = [hint.value for hint in advise(RULES.redeal(table, A, Generator(1)), A)]
    assert values == sorted(values, reverse=True)


def test_there_is_a_hint_for_every_kind_of_decision() -> None:
    tables = [
        given(),
        play(given(hand="libel x4"), "play:libel"),
        play(given(hand="libel x4"), "play:libel", "target:1"),
        play(given(hand="libel x4"), "play:libel", "target:1", "damages:1", "demand:50"),
        in_business("$0"),
        in_business("$900"),
    ]
    for table in tables:
        seat = table.choice.seat
        hints = advise(RULES.redeal(table, seat, Generator(2)), seat)
        best: Move = hints[0].move
        assert str(best) in moves(table)
        assert all(say(table, hint.why) for hint in hints)
