"""Bank, chance, setup of the game and the Setup Phase (sections 2.1 to 2.4)."""

import pytest

from seedround.engine.errors import BadOption
from seedround.engine.generator import Generator
from seedround.engine.kinds import SPECTATOR, by_seat
from seedround.games.bidness import GAME
from seedround.games.bidness.cards import ENGINEER, MARKETER
from seedround.games.bidness.document import KNOWN
from seedround.games.bidness.events import (
    Dealt,
    Discarded,
    Earned,
    RolledForFirst,
    RoundStarted,
    TechRolled,
    TrialHeld,
)
from seedround.games.bidness.moves import MOVES
from seedround.games.bidness.rounds import START_ROUND, EndRound
from seedround.games.bidness.rules import RULES
from seedround.games.bidness.table import Bidness
from seedround.testing import A, B, C, D, asked, events, moves, play, run
from seedround.testing.bidness import (
    awards,
    cards_of,
    dealt,
    given,
    hand,
    in_business,
    play_round,
    seen_by,
    sizes,
)


def random_table(seats: int, seed: int, decisions: int) -> Bidness:
    table = dealt(seats, seed=seed)
    chooser = Generator(seed)
    for _ in range(decisions):
        if not table.over:
            table.play(table.moves()[chooser.below(len(table.moves()))])
    return table


def test_bd_bank_01_the_bank_never_runs_out() -> None:
    """BD-BANK-01, BD-R-47: a sale of $200,000 and as many tech points are no trouble."""
    table = in_business("$100000 T99990 M9", "T99999", seed=0)

    play(table, "payoff:0")

    assert table.cash[A] == 100_000 - 100 + 99_990 * 11
    assert table.tech[A] > 99_990


def test_bd_bank_02_banker_and_dealer_have_no_seat() -> None:
    """BD-BANK-02: the engine does their work; nobody is ever asked to deal or to pay out."""
    kinds = {random_table(4, seed, 60).choice.kind for seed in range(20)}

    assert not {kind for kind in kinds if "deal" in kind or "bank" in kind}


def test_bd_bank_03_all_money_comes_in_tens() -> None:
    """BD-BANK-03, BD-R-21: bids, damages and settlements go in steps of $10."""
    table = play(given("", "$85", hand="negligence x4"), "play:negligence", "target:1")
    assert moves(table)[0] == "damages:10"
    for seed in range(10):
        cash = random_table(5, seed, 150).cash
        assert [amount % 10 for amount in cash] == [0] * 5


def test_bd_gen_01_a_round_has_three_phases_in_order() -> None:
    """BD-GEN-01: setup, card play, business, and again."""
    table = dealt(2, first_player="seat0")
    phases: list[str] = []
    while table.round < 3:
        phase = seen_by(table, A).phase
        if phases[-1:] != [phase]:
            phases.append(phase)
        last = table.moves()[-1]
        table.play(last if str(last) == "pass" else table.moves()[0])

    assert phases[:2] == ["setup", "play"]
    assert [phase for phase in phases if phase != "business"] == ["setup", "play"] * 2


def test_bd_gen_02_there_are_no_private_deals() -> None:
    """BD-GEN-02: no verb gives, lends or trades; only seven kinds of payment go to a player."""
    verbs = {kind.__struct_config__.tag for kind in MOVES}

    assert verbs == {
        "discard", "play", "sell", "borrow", "pass", "target", "bid", "drop", "damages", "demand",
        "trial", "counter", "accept", "reject", "layoff", "pay", "payoff",
    }  # fmt: skip
    assert "There is no move 'give'" in _unread("give:1+50")


def _unread(text: str) -> str:
    with pytest.raises(Exception, match="There is no move") as problem:
        RULES.move_codec.from_text(text)
    return str(problem.value)


def test_bd_gen_03_hands_are_not_revealed() -> None:
    """BD-GEN-03, BD-INFO-02, BD-R-51: other hands are a number, for seats and spectators."""
    table = random_table(4, 3, 30)
    for viewer in (SPECTATOR, *range(4)):
        view = seen_by(table, viewer)
        for seat, company in by_seat(view.seats):
            assert (company.hand is not None) == (seat == viewer)
            assert company.hand_size == len(table.hands[seat])


def test_bd_gen_04_nobody_is_eliminated() -> None:
    """BD-GEN-04, BD-R-45: without cash, staff and credit one plays on, sells cards and can win."""
    table = given("$0 I6 M0 E0", hand="x5")

    assert moves(table)[-2:] == ["sell:government_contract", "pass"]
    assert "sell:marketer" in moves(table)
    play(table, "sell:marketer")
    assert table.cash[A] == 10
    table = in_business("$100 I1 M0 E0")
    play(table, "payoff:1")
    assert table.result is not None
    assert table.result.winners == (A,)


def test_bd_info_01_workplaces_lie_open() -> None:
    """BD-INFO-01: a spectator sees cash, IOUs, tech, staff, contracts, bonus cards and awards."""
    table = given("$40 I4 T33 M2 E3 L1 C2 bonus:ad_blitz")
    view = seen_by(table, SPECTATOR)

    it = view.seats[A]
    assert (it.cash, it.ious, it.tech) == (40, 4, 33)
    assert (it.marketers, it.engineers, it.lawyers, it.contracts) == (2, 3, 1, 2)
    assert (it.bonus, it.marketing, it.salary, it.trial_dice) == (("ad_blitz",), 5, 60, 3)
    assert (view.market_leader, view.tech_leader) == (A, A)


def test_bd_info_02_a_hand_is_its_owners() -> None:
    """BD-INFO-02: the owner sees all cards, in an order that tells nothing."""
    table = given(hands=["libel marketer social_media"])
    own, other = seen_by(table, A), seen_by(table, B)

    assert own.seats[A].hand == ("marketer", "libel", "social_media")
    assert (other.seats[A].hand, other.seats[A].hand_size) == (None, 3)


# Chance


def test_bd_chance_01_draws_happen_at_the_moment_of_need() -> None:
    """BD-CHANCE-01: dice for the First Player and a shuffle; then nothing until it is needed."""
    table = dealt(4, rolls=[1, 1, 1, 2, 1, 3, 1, 4])
    assert table.generator.draws == 8 + 1
    play(table, *["discard:" + hand(table, seat).split()[0] for seat in (D, A, B, C)])
    play(table, moves(table)[-3], "pass")
    assert table.generator.draws == 9

    table = given(hand="market_research x4", seats=2)
    before = table.generator.draws
    play(table, "play:market_research", numbers=[2])
    assert table.generator.draws == before + 1


def test_bd_chance_02_dice_are_rolled_in_order() -> None:
    """BD-CHANCE-02: plaintiff first; tech dice clockwise from the First Player, one an engineer."""
    table = given("L1", hand="libel x4")
    play(table, "play:libel", "target:2", "damages:1", "trial", rolls=[1, 2, 3, 4, 5])
    (trial,) = events(table, TrialHeld)
    assert (trial.dice, trial.defence) == ((1, 2, 3), (4, 5))

    table = in_business("E2", "", "E0", "", first=D, rolls=[1, 2, 3, 4], until=EndRound)
    rolled = [(event.seat, event.dice) for event in events(table, TechRolled)]
    assert rolled == [(D, (1,)), (A, (2, 3)), (B, (4,))]


def test_bd_chance_03_tests_bring_their_own_chance() -> None:
    """BD-CHANCE-03: dice faces, a deck order and a random index can be given."""
    order = [KNOWN.index("libel"), KNOWN.index("lawyer")]
    table = dealt(2, rolls=[6, 6, 1, 1], orders=[order])

    assert table.first == A
    assert "libel" in hand(table, A)
    assert "lawyer" in hand(table, B)


# Setup of the game


def test_bd_setup_01_the_74_event_cards_are_used() -> None:
    """BD-SETUP-01, BD-R-48, BD-R-49: 74 cards of 21 kinds, no reference or payback card."""
    table = dealt(2)
    counts = [count for name, count in RULES.inventory(table).items() if name in KNOWN]

    assert (len(counts), sum(counts)) == (21, 74)


def test_bd_setup_02_starting_employees_come_from_the_deck() -> None:
    """BD-SETUP-02, BD-R-01: with n players 74 - 2n cards are left to deal from."""
    for seats in GAME.players:
        table = dealt(seats)
        assert (table.marketers, table.engineers) == ([1] * seats, [1] * seats)
        assert len(table.deck) + sum(sizes(table)) == 74 - 2 * seats
        hidden = [*table.deck, *(card for held in table.hands for card in held)]
        assert (hidden.count(MARKETER), hidden.count(ENGINEER)) == (13 - seats, 11 - seats)


def test_bd_setup_03_everybody_owes_three_ious() -> None:
    """BD-SETUP-03: the starting debt is $300; two other lengths are house variants."""
    assert dealt(3).ious == [3, 3, 3]
    assert dealt(3, length="short").ious == [2, 2, 2]
    assert dealt(3, length="long").ious == [5, 5, 5]


def test_bd_setup_04_everybody_has_100_dollars_and_20_points() -> None:
    """BD-SETUP-04."""
    table = dealt(5)

    assert (table.cash, table.tech) == ([100] * 5, [20] * 5)


def test_bd_setup_05_both_awards_start_in_the_bank() -> None:
    """BD-SETUP-05."""
    assert awards(dealt(6)) == (None, None)


def test_bd_setup_06_two_dice_find_the_first_player() -> None:
    """BD-SETUP-06, BD-R-02: highest total; the tied ones roll again; `seat0` needs no dice."""
    table = dealt(3, rolls=[6, 6, 1, 1, 6, 6, 2, 2, 1, 1])
    assert table.first == A
    assert [event.seat for event in events(table, RolledForFirst)] == [A, B, C, A, C]

    table = dealt(3, first_player="seat0")
    assert (table.first, events(table, RolledForFirst)) == (A, [])


def test_bd_r_64_two_to_six_can_play() -> None:
    for seats in (1, 7):
        with pytest.raises(BadOption, match="2 to 6 players"):
            dealt(seats)


# The Setup Phase


def test_bd_round_01_the_token_moves_to_the_left() -> None:
    """BD-ROUND-01: from round 2 on, to the next seat clockwise."""
    table = dealt(3, rolls=[1, 1, 1, 1, 6, 6])
    firsts = [table.first, *(play_round(table).first for _ in range(3))]

    assert firsts == [C, A, B, C]
    assert [event.first for event in events(table, RoundStarted)] == firsts


def test_bd_round_01_the_first_player_takes_the_first_turn() -> None:
    """BD-ROUND-01, BD-PLAY-01: in every round, wherever the token lies."""
    table = dealt(3, rolls=[1, 1, 1, 1, 6, 6])
    for first in (C, A, B):
        while table.choice.kind == "setup.discard":
            play(table, moves(table)[0])
        assert asked(table) == ("turn.act", first)
        play_round(table)


def test_bd_deal_01_everything_outside_hands_and_workplaces_is_shuffled() -> None:
    """BD-DEAL-01: rest of the deck and both heaps; workplaces and hands are left alone."""
    table = given("M3 C1", hands=["libel"] + ["x1"] * 3, deck="x20", agenda=[], seed=0)
    table.face_up = cards_of(table, "ad_blitz negligence negligence")
    table.face_down = [cards_of(table, "breakthrough"), (), cards_of(table, "lawyer"), ()]
    table.agenda = [START_ROUND]
    table.settle()

    cards = [*table.deck, *(card for held in table.hands for card in held)]
    names = [KNOWN[card] for card in cards]
    assert len(names) == 20 + 5 + 4
    assert names.count("negligence") == 2
    assert names.count("libel") == names.count("breakthrough") == names.count("ad_blitz") == 1
    assert (table.face_up, table.face_down) == ((), [(), (), (), ()])
    assert (table.marketers[A], table.contracts[A]) == (3, 1)


def test_bd_deal_02_cards_go_round_one_at_a_time() -> None:
    """BD-DEAL-02: clockwise from the First Player, past those who hold six; kept cards count."""
    ids = ["libel", "lawyer", "ad_blitz", "acquisition", "negligence"]
    table = given(
        seats=3,
        first=C,
        hands=["x4", "x6", "x3"],
        deck=" ".join([*ids, "x9"]),
        agenda=[],
    )
    table.round = 0
    run(table, START_ROUND, orders=[cards_of(table, " ".join(ids))])

    told = events(table, Dealt)
    assert [(event.seat, event.count) for event in told] == [(C, 3), (A, 2), (B, 0)]
    secrets = [event.secret for event in told if event.secret is not None]
    assert [secret.cards for secret in secrets] == [
        ("negligence", "libel", "ad_blitz"),
        ("lawyer", "acquisition"),
        (),
    ], "in the order of a hand, not of the deck"


def test_bd_deal_03_an_empty_deck_stops_the_deal() -> None:
    """BD-DEAL-03, BD-R-03: the others play with fewer cards, even with none."""
    table = given(seats=2, hands=["", ""], deck="lawyer", first=B, agenda=[START_ROUND], seed=0)

    assert (table.first, sizes(table)) == (A, [0, 0])
    assert table.face_down == [cards_of(table, "lawyer"), ()]


def test_bd_deal_04_everybody_discards_one_card_face_down() -> None:
    """BD-DEAL-04, BD-R-04: one option for each kind; who has no card is not asked."""
    table = given(
        seats=2, hands=["libel libel lawyer x3"], first=B, agenda=[START_ROUND], deck="", seed=0
    )
    assert asked(table) == ("setup.discard", A)
    assert moves(table) == [
        "discard:marketer", "discard:engineer", "discard:lawyer", "discard:libel",
    ]  # fmt: skip
    play(table, "discard:libel")
    assert hand(table, A) == "marketer engineer lawyer lawyer libel"
    assert table.face_down[A] == cards_of(table, "libel")
    assert table.face_up == ()


def test_bd_deal_05_the_discards_are_one_sealed_group() -> None:
    """BD-DEAL-05, BD-R-04: clockwise from the First Player; nobody sees who has chosen."""
    table = dealt(3, rolls=[1, 1, 6, 6, 1, 1])
    assert table.asked() == (B, C, A)
    before = [seen_by(table, viewer) for viewer in (A, C, SPECTATOR)]
    log = len(table.log or ())

    play(table, f"discard:{hand(table, B).split()[0]}")

    assert table.asked() == (B, C, A)
    assert [seen_by(table, viewer) for viewer in (A, C, SPECTATOR)] == before
    assert len(table.log or ()) == log
    play(table, moves(table)[0], moves(table)[0])
    assert [event.seat for event in events(table, Discarded)] == [B, C, A]


def test_bd_r_10_a_hand_never_exceeds_six() -> None:
    for seed in range(10):
        table = dealt(4, seed=seed)
        chooser = Generator(seed)
        for _ in range(200):
            if table.over:
                break
            table.play(table.moves()[chooser.below(len(table.moves()))])
            assert max(sizes(table)) <= 6
    assert events(table, Earned)
