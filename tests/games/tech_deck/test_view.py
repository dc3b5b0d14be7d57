"""Secrets (section 4): each line of the table of what is hidden, and redeals."""

import pytest

from seedround.engine.generator import Generator, Scripted
from seedround.engine.kinds import OPEN, SPECTATOR, Seat, Viewer, every_seat
from seedround.engine.look import ask, fingerprint
from seedround.games.tech_deck.events import Drew
from seedround.games.tech_deck.reach import legal_sets
from seedround.games.tech_deck.rules import RULES
from seedround.games.tech_deck.table import TechDeck
from seedround.testing import A, B, C, D, events, kind, moves, play, told, who
from seedround.testing.tech_deck import Side, dealt, given, names, pass_on, pile, seen_by

HANDS = (
    Side(hand="SVC-04 TEC-01 SCI-02 INF-03", deck="INF-01 SVC-02"),
    Side(hand="SVC-01 SVC-03 TEC-04 INF-02", deck="SCI-01 TEC-02"),
)


def both(**more: str) -> TechDeck:
    return given(at="assist", row=more.get("row", "SVC-07 INF-07 SCI-12"), t1=HANDS[0], t2=HANDS[1])


def redeals(table: TechDeck, seat: Seat, count: int = 30) -> list[TechDeck]:
    return [RULES.redeal(table, seat, Generator(seed)) for seed in range(count)]


def test_a_hand_is_open_to_its_team_only() -> None:
    table = both()
    assert seen_by(table, A).teams[0].hand == table.ids(table.hands[0])
    for viewer in (B, SPECTATOR):
        team = seen_by(table, viewer).teams[0]
        assert (team.hand, team.hand_size, team.seen) == (None, 4, ())


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_score_piles_and_discards_lie_open_to_all_and_stay_in_a_redeal(viewer: Viewer) -> None:
    """General 3: everybody may look through both."""
    table = given(
        t1=Side(hand="SVC-04", discard="INF-03 TEC-01", score="SCI-02"),
        t2=Side(hand="SVC-01", discard="SVC-03", score="SVC-09 TEC-05"),
    )
    for one in (table, *redeals(table, max(viewer, A), 3)):
        ours, theirs = seen_by(one, viewer).teams
        assert (ours.discard, ours.score) == (("INF-03", "TEC-01"), ("SCI-02",))
        assert (theirs.discard, theirs.score) == (("SVC-03",), ("SVC-09", "TEC-05"))


def test_deck_and_unseen_hand_are_one_sorted_list_for_the_rivals() -> None:
    table = both()
    own, theirs = seen_by(table, A).teams[0], seen_by(table, B).teams[0]
    assert own.unseen == ("SVC-02", "INF-01")
    assert theirs.unseen == ("SVC-02", "SVC-04", "TEC-01", "SCI-02", "INF-01", "INF-03")
    assert (own.deck, theirs.deck, own.deck_size, theirs.deck_size) == (None, None, 2, 2)


def test_customers_are_known_by_content_not_by_order() -> None:
    table = both()
    for viewer in (A, B, SPECTATOR):
        seen = seen_by(table, viewer)
        assert seen.customers_order is None
        assert seen.customers_unseen == table.ids(tuple(sorted(table.customers)))
    assert seen_by(table, OPEN).customers_order == table.ids(table.customers)


def test_a_face_down_set_counts_as_hand_until_both_have_decided() -> None:
    table = both()
    play(table, "set:SVC-04+INF-03")
    for viewer in (B, SPECTATOR):
        team = seen_by(table, viewer).teams[0]
        assert (team.hand_size, team.set, team.set_size) == (4, None, None)
    own = seen_by(table, A).teams[0]
    assert (own.hand, own.set) == (("TEC-01", "SCI-02"), ("SVC-04", "INF-03"))
    assert ask(table, A) is None


def test_then_its_number_is_public_and_its_cards_are_not() -> None:
    table = play(both(), "set:SVC-04+INF-03", "set:SVC-01+TEC-04+INF-02")
    assert (who(table), kind(table)) == (1, "assist.declare")
    for viewer in (B, SPECTATOR):
        team = seen_by(table, viewer).teams[0]
        assert (team.hand_size, team.set, team.set_size) == (2, None, 2)
    assert seen_by(table, A).teams[1].set == ("SVC-01", "TEC-04", "INF-02")


def test_seen_cards_are_listed_for_hand_and_set_together() -> None:
    table = both()
    table.all_see(table.cards.bits(pile("SVC-04 SCI-02")))
    play(table, "set:SVC-04+INF-03", "set:SVC-01+TEC-04+INF-02")
    assert seen_by(table, B).teams[0].seen == ("SVC-04", "SCI-02")


def test_drawn_cards_are_told_to_the_team_only() -> None:
    table = given(seats=4, t1=Side(areas=("TEC-05",), deck="SVC-04"))
    play(table, "use:TEC-05")
    event = events(table, Drew)[0]
    assert [event.seen_by(seat).secret is not None for seat in every_seat(4)] == [True, False] * 2
    assert event.seen_by(SPECTATOR).secret is None


def test_a_group_effect_used_from_the_hand_makes_the_card_known() -> None:
    table = given(only=True, t1=Side(hand="INF-01 SVC-04"), row="SVC-13 SVC-12")
    play(table, "use:INF-01")
    assert seen_by(table, B).teams[0].seen == ("INF-01",)


def test_marks_vanish_when_the_pile_is_shuffled() -> None:
    table = given(at="refresh", t1=Side(hand="INF-01 SVC-04", areas=("TEC-05",)), t2=Side(), seed=1)
    assert seen_by(table, B).teams[0].seen == ()


def test_whole_team_is_asked_in_a_slot() -> None:
    table = given(seats=4, t1=Side(areas=("", "SVC-05")), row="SVC-13 SVC-12")
    for viewer in (A, B, C, D, SPECTATOR):
        assert seen_by(table, viewer).asked == (0, 2)
    assert ask(table, B) is None
    mate = ask(table, A)
    assert mate is not None
    assert mate.seat == 2


def test_team_mates_see_alike() -> None:
    table = given(seats=6, t1=HANDS[0], t2=HANDS[1], row="SVC-07")
    for team in table.teams:
        views = {str(seen_by(table, seat).teams) for seat in team}
        assert len(views) == 1


def test_offers_of_ventures_are_open_in_the_setup() -> None:
    table = dealt(4)
    for viewer in (A, B, SPECTATOR):
        assert seen_by(table, viewer).teams[0].offered == table.ids(table.offered[0])


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_redeal_keeps_the_view_and_draws_the_rest(viewer: Viewer) -> None:
    table = both()
    seen = seen_by(table, viewer)
    decks, hands, customers = set(), set(), set()
    for twin in redeals(table, viewer):
        assert seen_by(twin, viewer) == seen
        decks.add(twin.decks[viewer])
        hands.add(twin.hands[1 - viewer])
        customers.add(twin.customers)
        assert twin.hands[viewer] == table.hands[viewer]
    assert len(decks) == 2
    assert len(hands) > 5
    assert len(customers) > 20


def test_a_redeal_looks_at_nothing_hidden() -> None:
    table = play(both(), "set:SVC-04+INF-03")
    for seed in range(10):
        once = RULES.redeal(table, B, Generator(seed))
        again = RULES.redeal(RULES.redeal(table, B, Generator(99)), B, Generator(seed))
        assert fingerprint(once) == fingerprint(again)


def test_a_redeal_draws_the_set_of_the_first_team_among_all_legal_ones() -> None:
    table = play(both(), "set:SVC-04+INF-03")
    sizes = set()
    for twin in redeals(table, B, 60):
        chosen = twin.sets[0]
        assert chosen is not None
        sizes.add(len(chosen))
        whole = twin.copy(Scripted())
        whole.hands[0] = tuple(sorted(whole.hands[0] + chosen))
        assert chosen == () or chosen in legal_sets(whole, 0)
    assert len(sizes) >= 3


def test_a_redeal_keeps_the_number_of_a_face_down_set() -> None:
    table = play(both(), "set:SVC-04+INF-03", "set:SVC-01+TEC-04+INF-02")
    drawn = {twin.sets[0] for twin in redeals(table, B)}
    assert {len(chosen or ()) for chosen in drawn} == {2}
    assert len(drawn) > 2


def test_a_redeal_leaves_marked_cards_where_they_are() -> None:
    table = given(
        row="SVC-07 TEC-12 INF-05",
        customers="SCI-04 SVC-09 SVC-10 SVC-12",
        t1=Side(hand="INF-03 SVC-04 SVC-02", areas=("SCI-12",), deck="SVC-03 TEC-03"),
        t2=Side(hand="SVC-01 TEC-01"),
    )
    play(table, "use:INF-03", "pick:TEC-12")
    for twin in redeals(table, B):
        assert names(twin, twin.customers[:1]) == "TEC-12"
        assert "INF-03" in twin.ids(twin.hands[0])
    assert len({twin.hands[0] for twin in redeals(table, B)}) > 2


def test_the_rivals_marks_stay_on_their_places() -> None:
    """After a scout the rivals know places that we do not: so they do in a redeal."""
    table = given(
        row="SVC-13 SVC-12",
        customers="SCI-04 SVC-09 SVC-10 SCI-13 TEC-13",
        t1=Side(areas=("SCI-12 SVC-05",)),
        t2=Side(areas=("SVC-07",)),
    )
    play(table, "use:SCI-12", "bury:SVC-09")
    assert seen_by(table, B).customers_marks == ((1, 2, 5), ())
    for twin in redeals(table, B):
        assert seen_by(twin, B).customers_marks == ((1, 2, 5), ())


def test_a_redeal_at_the_rivals_pick_is_still_a_table() -> None:
    side = Side(hand="SVC-04 TEC-06 SVC-13", areas=("SCI-11",), deck="INF-09 SVC-01 SVC-02")
    table = given(t1=side, row="SCI-05 INF-09 TEC-07", duplicates=True)
    play(table, "use:SCI-11")
    for twin in redeals(table, B):
        assert twin.moves() == twin.choice.moves(twin)
        assert twin.moves()


def test_a_set_that_reaches_nobody_names_anybody_and_fails() -> None:
    """Section 4: it can only come from a redeal."""
    table = play(both(), "set:SVC-04+INF-03", "set:SVC-01+TEC-04+INF-02", "assist:SVC-07")
    odd = both()
    play(odd, "set:SVC-04+INF-03")
    odd.sets[0], odd.hands[0] = pile("TEC-01"), pile("SVC-13 SCI-13 INF-13")
    play(odd, "set:SVC-01+TEC-04+INF-02", "assist:SVC-07")
    assert moves(odd) == ["assist:SVC-07", "assist:INF-07", "assist:SCI-12"]
    play(odd, "assist:INF-07")
    assert kind(pass_on(odd, "assist.place")) == "assist.place"
    assert who(odd) == 1
    assert table.legal


def test_the_commit_is_not_told_before_both_are_in() -> None:
    table = both()
    for text in moves(table):
        twin = table.copy(Scripted())
        twin.log = []
        play(twin, text)
        assert told(twin, B) == []


def test_open_view_is_json_and_says_everything() -> None:
    table = play(both(), "set:SVC-04+INF-03")
    everything = seen_by(table, OPEN)
    assert everything.teams[0].set == ("SVC-04", "INF-03")
    assert everything.teams[1].deck == ("SCI-01", "TEC-02")
