"""Hidden information and its leak traps (section 4)."""

import msgspec
import pytest

from seedround.engine.generator import Generator
from seedround.engine.kinds import OPEN, SPECTATOR, SeatNumber, every_seat
from seedround.engine.knowledge import Knowledge
from seedround.engine.look import ask, look
from seedround.games.bidness.document import KNOWN
from seedround.games.bidness.events import CardStolen, Dealt, Discarded
from seedround.games.bidness.rounds import START_ROUND
from seedround.games.bidness.rules import RULES
from seedround.games.bidness.table import Bidness
from seedround.testing import A, B, C, D, events, moves, play, refused, run, story
from seedround.testing.bidness import cards_of, dealt, given, hand, in_business, seen_by, sizes

EVERYBODY = (SPECTATOR, A, B, C, D)


# Trap (a): options of hidden hands go to the acting seat only


def test_trap_a_the_options_of_a_turn_are_the_acting_seats() -> None:
    table = given()
    assert table.choice.kind == "turn.act"
    assert [ask(table, viewer) is not None for viewer in EVERYBODY] == [
        False, True, False, False, False,
    ]  # fmt: skip


def test_trap_a_the_options_of_a_discard_are_each_seats_own() -> None:
    table = dealt(3, first_player="seat0")
    for seat in every_seat(3):
        asking = ask(table, seat)
        assert asking is not None
        offered = {str(offer.move).partition(":")[2] for offer in asking.offers}
        assert offered == set(hand(table, seat).split())
    assert ask(table, SPECTATOR) is None


def public_decisions() -> list[Bidness]:
    libel = given(hand="libel x4")
    target = play(given(hand="libel x4"), "play:libel")
    damages = play(given(hand="libel x4"), "play:libel", "target:1")
    opening = play(given(hand="libel x4"), "play:libel", "target:1", "damages:1")
    respond = play(libel, "play:libel", "target:1", "damages:1", "demand:50")
    auction = play(given(hand="lawyer x4"), "play:lawyer")
    return [target, damages, opening, respond, auction, in_business("$0"), in_business("$900")]


def test_trap_a_all_other_options_follow_from_public_data() -> None:
    """They are shown to all, and do not change when everything hidden is drawn anew."""
    tables = public_decisions()
    assert [table.choice.kind for table in tables] == [
        "turn.target", "suit.damages", "suit.open", "suit.respond", "auction.bid",
        "business.salary", "business.payoff",
    ]  # fmt: skip
    for table in tables:
        asked = [ask(table, viewer) for viewer in EVERYBODY]
        assert all(one == asked[0] is not None for one in asked)
        for seat in every_seat(4):
            assert RULES.redeal(table, seat, Generator(1)).moves() == table.moves()


# Trap (b): a skipped discard looks like any other


def test_trap_b_a_forced_discard_looks_like_any_other() -> None:
    def discarded(hands: list[str]) -> Bidness:
        table = given(seats=3, hands=hands, deck="", first=C, agenda=[START_ROUND], duplicates=True)
        while table.choice.kind == "setup.discard":
            assert table.asked() == (A, B, C)
            table.play(table.moves()[0])
        return table

    alike = discarded(["x6", "libel libel libel libel libel libel", "x6"])
    mixed = discarded(["x6", "lawyer libel libel libel libel libel", "x6"])

    for viewer in (A, C, SPECTATOR):
        assert seen_by(alike, viewer) == seen_by(mixed, viewer)
        assert story(alike, viewer) == story(mixed, viewer)
    assert [event.seat for event in events(alike, Discarded)] == [A, B, C]


# Trap (c): bots get the seat's knowledge


def test_trap_c_a_bot_gets_a_redealt_table() -> None:
    table = given(hands=["libel x4", "ad_blitz breakthrough negligence smear_campaign x1"])
    knowledge = Knowledge(table, A)
    assert "ad_blitz" not in str(msgspec.to_builtins(knowledge.view))
    hands = set()
    for seed in range(20):
        twin = knowledge.redeal(Generator(seed))
        assert isinstance(twin, Bidness)
        assert twin.hands[A] == table.hands[A]
        assert sizes(twin) == sizes(table)
        hands.add(twin.hands[B])
    assert len(hands) > 10


def test_a_redeal_keeps_what_the_seat_discarded_itself() -> None:
    table = dealt(3, first_player="seat0", seed=4)
    for _ in range(3):
        table.play(table.moves()[0])
    assert table.choice.kind == "turn.act"
    twins = [RULES.redeal(table, A, Generator(seed)) for seed in range(20)]
    assert {twin.face_down[A] for twin in twins} == {table.face_down[A]}
    assert len({twin.face_down[B] for twin in twins}) > 3
    for twin in twins:
        assert RULES.inventory(twin) == RULES.inventory(table)


# Trap (d): error texts name no hidden card


def test_trap_d_errors_name_no_hidden_card() -> None:
    table = given(hands=["libel negligence ad_blitz x2"], round=1)
    for name in KNOWN:
        if name not in hand(table, A).split():
            text = refused(table, f"play:{name}").replace(f"play:{name}", "")
            assert not [other for other in KNOWN if other in text]
            assert not [other for other in KNOWN if table.cards.name_of(other) in text]
    table = dealt(3, first_player="seat0")
    held = hand(table, A).split()
    for name in KNOWN:
        if name not in held:
            text = refused(table, f"discard:{name}").replace(f"discard:{name}", "")
            assert not [other for other in KNOWN if other in text]


# Trap (e): the shuffle leaves no trace


def test_trap_e_after_the_shuffle_nothing_tells_where_cards_went() -> None:
    """Two tables whose heaps differ in order and depth deal the same hands for the same draws."""

    def shuffled(deck: str, up: str, down: str) -> Bidness:
        table = given(seats=2, hands=["", ""], deck=deck, agenda=[], seed=3)
        table.face_up, table.face_down = cards_of(table, up), [cards_of(table, down), ()]
        return run(table, START_ROUND)

    one = shuffled("libel lawyer x10", "ad_blitz", "negligence breakthrough")
    two = shuffled("x10 ad_blitz negligence", "breakthrough lawyer", "libel")
    assert (one.hands, one.deck) == (two.hands, two.deck)
    for viewer in (A, B, SPECTATOR):
        assert seen_by(one, viewer) == seen_by(two, viewer)
    assert (one.face_up, seen_by(one, B).seats[A].face_down) == ((), 0)


# The matrix


def test_dealt_cards_are_the_owners() -> None:
    table = dealt(3)
    for event in events(table, Dealt):
        assert event.seen_by(event.seat).secret is not None
        assert event.seen_by(SeatNumber((event.seat + 1) % 3)).secret is None
        assert event.seen_by(SPECTATOR).secret is None


def test_market_research_names_the_card_to_thief_and_victim_only() -> None:
    table = given(hands=["market_research x4", "libel"])
    play(table, "play:market_research", "target:1", numbers=[0])
    (event,) = events(table, CardStolen)
    assert event.to == (A, B)
    known, hidden = (f"Player 1 takes {what} from Player 2's hand." for what in ("Libel", "a card"))
    assert [known in story(table, viewer) for viewer in EVERYBODY] == [
        False,
        True,
        True,
        False,
        False,
    ]
    assert [hidden in story(table, viewer) for viewer in (SPECTATOR, C, D)] == [True] * 3
    assert "libel" not in str(msgspec.to_builtins(seen_by(table, C)))


def test_face_up_discards_are_listed_for_all() -> None:
    """BD-R-50: the face-up part of this round, not the face-down part."""
    table = play(given(hand="libel x4"), "sell:libel")
    assert [seen_by(table, viewer).face_up for viewer in (SPECTATOR, B)] == [("libel",)] * 2


def test_deck_order_is_nobodys() -> None:
    table = dealt(4)
    for viewer in EVERYBODY:
        view = seen_by(table, viewer)
        assert (view.deck, view.deck_order) == (len(table.deck), None)
    twin = RULES.redeal(table, A, Generator(1))
    assert twin.deck != table.deck


@pytest.mark.parametrize("reveal", [True, False])
def test_hidden_cards_are_shown_at_the_end_if_agreed(reveal: bool) -> None:
    """BD-R-04, option reveal_at_end."""
    table = in_business("$120 I1", hands=["x2", "libel", "x2", "x2"], reveal_at_end=reveal)
    table.face_down[B] = cards_of(table, "ad_blitz")
    assert seen_by(table, A).seats[B].hand is None
    play(table, "payoff:1")
    shown = seen_by(table, A).seats[B]
    assert shown.hand == (("libel",) if reveal else None)
    assert shown.face_down_cards == (("ad_blitz",) if reveal else None)
    assert look(table, OPEN) is not None


def test_the_auction_and_the_suit_are_public() -> None:
    table = play(given(hand="lawyer x4"), "play:lawyer", "bid:30", "drop")
    auction = seen_by(table, SPECTATOR).auction
    assert auction is not None
    assert (auction.last_bid, auction.last_bidder) == (30, A)
    assert (auction.bidders, auction.dropped) == ((C, 3, A), (B,))
    table = play(given(hand="libel x4"), "play:libel", "target:2", "damages:2", "demand:90")
    suit = seen_by(table, SPECTATOR).suit
    assert suit is not None
    assert (suit.plaintiff, suit.defendant, suit.damages, suit.demand) == (A, C, 2, 90)
    assert suit.offered is None


def test_a_played_card_cannot_be_taken_back() -> None:
    """3.5: it has been seen."""
    table = given(hand="libel x4")
    before = table.shown
    play(table, "play:libel")
    assert table.shown > before
    assert moves(table)[0] == "target:1"
