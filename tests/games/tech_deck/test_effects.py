"""Effects windows and general rules, rule by rule (TD-FX, TD-GEN), and every primitive (6.1)."""

import pytest

from seedround.engine.kinds import SPECTATOR, every_seat
from seedround.games.tech_deck.events import (
    EffectUsed,
    Exchanged,
    Expelled,
    Looked,
    Reshuffled,
    Spied,
    TeamPassed,
)
from seedround.games.tech_deck.table import TechDeck
from seedround.testing import (
    A,
    B,
    C,
    D,
    E,
    events,
    kind,
    moves,
    play,
    reasons,
    refused,
    told,
    who,
    why,
)
from seedround.testing.tech_deck import T1, Side, given, names, pass_on, pile, seen_by
from tests.games.tech_deck.sets import RARE, own_set

# Who may use what, and when


def test_td_fx_01_a_venture_works_only_in_an_area() -> None:
    table = given(t1=Side(hand="TEC-05 INF-01", deck="SVC-04"), row="SVC-13 SVC-12")
    assert moves(table) == ["pass", "use:INF-01"]
    table = given(t1=Side(areas=("TEC-05",), deck="SVC-04"))
    assert moves(table) == ["pass", "use:TEC-05"]


def test_td_fx_02_a_group_effect_works_only_from_the_hand() -> None:
    side = Side(discard="INF-02", deck="INF-09", areas=("TEC-05",))
    assert moves(given(t1=side)) == ["pass", "use:TEC-05"]
    # Played cards still count as hand for assist effects (TD-A-20).
    table = given(at="assist", row="TEC-05", t1=Side(hand="TEC-01 SCI-03"))
    play(table, "set:TEC-01+SCI-03")
    assert moves(table) == ["pass", "use:TEC-01"]


def test_td_fx_02_played_cards_pay_no_cost() -> None:
    """TD-A-20: the cost comes out of the rest of the hand."""
    side = Side(hand="SVC-04 INF-01 INF-03", areas=("SVC-08",))
    table = given(at="assist", row="SVC-07", t1=side)
    play(table, "set:SVC-04", "use:SVC-08")
    assert moves(table) == ["pick:INF-01", "pick:INF-03"]


def test_td_fx_03_effects_are_optional() -> None:
    table = given(only=True, t1=Side(hand="INF-01", areas=("TEC-05",), deck="SVC-04"))
    assert moves(table)[0] == "pass"
    play(table, "pass")
    assert table.used == 0


def test_td_fx_04_each_card_once_a_round_and_all_cards_of_a_player() -> None:
    """TD-A-15."""
    side = Side(areas=("TEC-05 SVC-05",), deck="SVC-04 SVC-03")
    table = given(t1=side, row="SVC-13 SVC-12")
    play(table, "use:TEC-05")
    assert moves(table) == ["pass", "use:SVC-05"]


def test_td_fx_05_the_mark_sticks_to_the_card_wherever_it_goes() -> None:
    """TD-A-38: even if it changes teams."""
    side = Side(hand="INF-02 SVC-03", deck="SCI-01", areas=("INF-08",))
    table = given(only=True, t1=side, t2=Side(discard="SVC-02"), row="SVC-13 SVC-12")
    play(table, "use:INF-02", "pick:INF-02", "use:INF-08")
    assert events(table, Exchanged)[0].got == "SVC-02"
    assert names(table, table.discards[1]) == "INF-02"
    assert "INF-02" in seen_by(table, B).used
    assert refused(table, "use:INF-02")


def test_td_fx_06_a_used_card_stays_and_can_be_played() -> None:
    table = given(t1=Side(hand="SVC-02 SVC-04"), row="SVC-06 SVC-13")
    play(table, "use:SVC-02")
    assert names(table, table.hands[0]) == "SVC-02 SVC-04"
    pass_on(table, "assist.set")
    assert "set:SVC-02+SVC-04" in moves(table)


def test_td_fx_07_phase_words() -> None:
    """TD-A-16."""
    ventures = "TEC-05 SCI-12 SVC-10 TEC-07 SVC-11"
    side = Side(hand="INF-03 INF-04", areas=(ventures,), deck="SVC-04")
    common = {"row": "SVC-13", "unhappy": "TEC-13"}
    seen = {
        at: moves(given(at=at, t1=side, row=common["row"], unhappy=common["unhappy"]))
        for at in ("effects", "between", "after")
    }
    assert seen["effects"] == ["pass", "use:TEC-05", "use:SCI-12", "use:INF-03"]
    assert seen["between"] == ["pass", "use:TEC-05", "use:INF-03"]
    assert seen["after"] == ["pass", "use:TEC-05", "use:SVC-10", "use:INF-03"]
    helping = given(at="assist", row="INF-08", t1=side)
    play(helping, "set:INF-03+INF-04")
    assert moves(helping) == ["pass", "use:TEC-07"]
    play(helping, "use:TEC-07")
    assert moves(helping) == ["pass", "use:SVC-11", "use:INF-04"]


def test_td_fx_08_the_marker_team_begins_and_teams_alternate() -> None:
    side = Side(areas=("TEC-05 TEC-08",), deck="SVC-04", discard="SVC-03")
    rivals = Side(areas=("INF-11 SVC-07",), discard="SVC-01")
    for marker in (1, 2):
        table = given(marker=marker, t1=side, t2=rivals, row="SVC-13")
        order = []
        for _ in range(4):
            order.append(who(table) + 1)
            play(table, moves(table)[1])
        assert order == [marker, 3 - marker, marker, 3 - marker]


def test_td_fx_09_seats_are_asked_in_turn_and_skipped_without_effects() -> None:
    """TD-A-17."""
    table = given(
        seats=6,
        round=2,
        t1=Side(areas=("TEC-05", "", "SVC-05"), deck="SVC-04"),
        t2=Side(areas=("", "SVC-05", "")),
        row="SVC-13 SVC-12",
        duplicates=True,
    )
    # The lead of T1 in round 2 is S2, who has nothing to use; S4 and S0 follow.
    assert who(table) == 4
    play(table, "pass")
    assert who(table) == 0
    play(table, "pass")
    assert events(table, TeamPassed) == [TeamPassed(1, (A, C, E))]
    assert who(table) == 3


def test_td_fx_10_a_window_ends_when_all_have_passed_in_succession() -> None:
    """TD-A-17: a team that passed may act again if the other used an effect since."""
    side = Side(areas=("TEC-05 SVC-05",), deck="SVC-04")
    table = given(only=True, t1=side, t2=side, row="SVC-13 SVC-12", duplicates=True)
    play(table, "pass", "use:TEC-05")
    assert who(table) == 0
    play(table, "pass", "pass")
    assert not table.legal
    solo = given(only=True, seats=1, t1=side, row="SVC-13 SVC-12", duplicates=True)
    play(solo, "use:TEC-05", "pass")
    assert not solo.legal


def test_td_fx_11_nothing_interrupts_an_effect() -> None:
    side = Side(hand="SVC-04", areas=("INF-12",), deck="SVC-03 SVC-02")
    table = given(t1=side, t2=Side(areas=("TEC-05",), deck="SVC-01"))
    play(table, "use:INF-12")
    for _ in range(2):
        assert (kind(table), who(table)) == ("effect.pick", 0)
        play(table, moves(table)[0])
    assert who(table) == 1


def test_td_fx_12_effects_gained_by_an_effect_can_be_used_next() -> None:
    table = given(t1=Side(areas=("TEC-05",), deck="INF-09 SVC-04 SVC-03"))
    assert moves(table) == ["pass", "use:TEC-05"]
    play(table, "use:TEC-05")
    assert moves(table) == ["pass", "use:INF-09"]


def test_td_fx_13_the_team_chooses_the_order() -> None:
    table = given(
        t1=Side(hand="INF-01 SVC-02", areas=("TEC-05",), deck="SVC-04"), row="SVC-13 SVC-12"
    )
    assert moves(table) == ["pass", "use:TEC-05", "use:SVC-02", "use:INF-01"]


def test_td_fx_14_steps_are_done_as_far_as_possible() -> None:
    table = given(only=True, t1=Side(hand="INF-09", deck="SVC-04"))
    play(table, "use:INF-09")
    assert moves(table) == ["pick:SVC-04", "pick:INF-09"]
    play(table, "pick:INF-09")
    assert names(table, table.hands[0]) == "SVC-04"


def test_td_fx_15_costs_are_paid_in_full_and_first_and_not_with_the_card_itself() -> None:
    """TD-A-21."""
    table = given(t1=Side(hand="SVC-06 TEC-09 SVC-04 SVC-03"), row="SVC-13 SVC-12")
    play(table, "use:SVC-06")
    assert moves(table) == ["pick:SVC-03", "pick:SVC-04", "pick:TEC-09"]
    side = Side(hand="SVC-04", areas=("SVC-13 TEC-05",), deck="SVC-03")
    poor = given(t1=side, row="SVC-12")
    assert why(poor, "use:SVC-13").rule == "TD-FX-15"
    assert "costs 2 other hand cards" in refused(poor, "use:SVC-13")
    gone = given(only=True, t1=Side(hand="OPN-07", deck="SVC-04 SVC-03"))
    play(gone, "use:OPN-07")
    assert names(gone, gone.expelled) == "OPN-07"
    assert names(gone, gone.hands[0]) == "SVC-03 SVC-04"


def test_td_fx_16_useless_effects_are_not_offered() -> None:
    """TD-A-22."""
    side = Side(hand="INF-01", areas=("TEC-05 SVC-05",), deck="")
    table = given(t1=side, row="SVC-13", t2=Side(areas=("TEC-05",), deck="SVC-01"), duplicates=True)
    assert who(table) == 1
    busy = given(t1=Side(hand="INF-01 SVC-03", areas=("TEC-05",)), row="SVC-13")
    assert why(busy, "use:TEC-05").rule == "TD-FX-16"
    assert "would do nothing now" in refused(busy, "use:INF-01")


def test_td_fx_17_choices_belong_to_the_seat_that_used_the_effect() -> None:
    table = given(seats=4, t1=Side(areas=("", "SVC-05")), row="SVC-13 SVC-12 SVC-11")
    assert who(table) == 2
    play(table, "use:SVC-05")
    assert (who(table), kind(table)) == (2, "effect.pick")


def test_blocked_effects_have_reasons() -> None:
    """3.1: used, wrong phase, cost, nothing to do, not the lead; each cites its rule."""
    table = given(
        seats=4,
        t1=Side(hand="INF-01 INF-02", areas=("TEC-05 SVC-08 TEC-08", "SVC-05")),
        used="TEC-05 INF-02",
        row="SVC-13 SVC-12",
    )
    assert why(table, "use:TEC-05").rule == "TD-FX-05"
    assert why(table, "use:SVC-08").rule == "TD-FX-07"
    assert why(table, "use:TEC-08").rule == "TD-FX-16"
    assert why(table, "use:SVC-05").rule == "TD-TEAM-07"
    assert "used this round" in refused(table, "use:TEC-05")
    assert "someone else on your team" in refused(table, "use:SVC-05")
    poor = given(t1=Side(hand="SVC-06", areas=("SVC-05",)), row="SVC-13 SVC-12")
    assert reasons(poor)["use:SVC-06"] == (
        "Loyalty Scheme costs 2 other hand cards, and you do not have them (TD-FX-15)."
    )


# General rules


def test_td_gen_01_the_discard_is_shuffled_in_when_the_deck_is_short() -> None:
    """TD-A-28: the rest of the deck is shuffled in too, hands and sets are not."""
    side = Side(hand="INF-09", deck="SVC-04", discard="SVC-03 SVC-02")
    order = pile("SVC-02 SVC-03 SVC-04")
    table = given(only=True, t1=side)
    play(table, "use:INF-09", orders=[order], numbers=[0])
    assert events(table, Reshuffled) == [Reshuffled(*T1, 3)]
    assert names(table, table.hands[0]) == "SVC-02 SVC-03 INF-09"
    assert names(table, table.decks[0]) == "SVC-04"


def test_td_gen_01_with_drain_the_rest_stays_on_top() -> None:
    side = Side(hand="INF-09", deck="SVC-04", discard="SVC-03 SVC-02")
    table = given(only=True, t1=side, reshuffle="drain", seed=1)
    play(table, "use:INF-09")
    assert "SVC-04" in table.ids(table.hands[0])


def test_td_gen_02_discards_scores_areas_marks_row_and_unhappy_are_open() -> None:
    table = given(
        t1=Side(discard="SVC-03", score="SVC-05", areas=("TEC-05",), deck="SVC-04"),
        row="SVC-13",
        unhappy="TEC-13",
        used="SVC-03",
    )
    table.expelled = pile("OPN-07")
    for viewer in (SPECTATOR, A, B):
        seen = seen_by(table, viewer)
        team = seen.teams[0]
        assert (team.discard, team.score, team.areas[0].cards) == (
            ("SVC-03",),
            ("SVC-05",),
            ("TEC-05",),
        )
        assert (seen.row, seen.unhappy, seen.used) == (("SVC-13",), ("TEC-13",), ("SVC-03",))
        assert seen.expelled == ("OPN-07",)


def test_td_gen_03_looking_is_for_the_team_revealing_for_all() -> None:
    """TD-A-40."""
    table = given(seats=4, t1=Side(areas=("SCI-12",)), customers="SVC-13 TEC-13 SCI-13 INF-13")
    play(table, "use:SCI-12")
    looked = events(table, Looked)[0]
    assert [looked.seen_by(seat).secret is not None for seat in every_seat(4)] == [True, False] * 2
    table = given(t1=Side(areas=("INF-10",), deck="SVC-04 SVC-03 SVC-02"))
    play(table, "use:INF-10")
    assert [c.card for c in seen_by(table, B).teams[0].deck_seen] == ["SVC-04", "SVC-03"]


def test_td_gen_04_an_expelled_card_is_out_of_the_game() -> None:
    side = Side(hand="SVC-04 INF-03", areas=("SCI-13",))
    table = given(only=True, t1=side, row="SVC-13 SVC-12")
    play(table, "use:SCI-13", "pick:SVC-12")
    assert events(table, Expelled) == [Expelled("SVC-12", "row")]
    assert names(table, table.expelled) == "SVC-12"
    assert names(table, table.row) == "SVC-13"


def test_td_gen_05_exchanged_cards_land_where_the_other_was() -> None:
    side = Side(hand="SVC-04", discard="SVC-03 INF-02 SVC-02", areas=("INF-07",))
    table = given(only=True, t1=side)
    play(table, "use:INF-07")
    assert moves(table) == ["pick:SVC-02", "pick:SVC-03", "pick:INF-02"]
    play(table, "pick:INF-02")
    assert names(table, table.discards[0]) == "SVC-03 SVC-04 SVC-02"
    assert names(table, table.hands[0]) == "INF-02"
    # With one of the two missing nothing happens, so it is not offered.
    none = given(t1=Side(hand="SVC-04", areas=("INF-07 TEC-05",), deck="SVC-01"))
    assert moves(none) == ["pass", "use:TEC-05"]


def test_td_gen_06_a_buried_customer_is_the_last_one() -> None:
    table = given(
        only=True, t1=Side(hand="SVC-06 SVC-04 SVC-02"), row="SVC-13", customers="TEC-13 TEC-12"
    )
    play(table, "use:SVC-06")
    assert names(table, table.customers) == "TEC-13 TEC-12 SVC-13"


# Primitives


def used(venture: str, *picks: str, **zones: str) -> TechDeck:
    """T1 uses a venture with these zones and picks."""
    row, unhappy = zones.pop("row", ""), zones.pop("unhappy", "")
    at = zones.pop("at", "effects")
    side = Side(areas=(venture,), **zones)
    rivals = Side(hand="SVC-01 TEC-04", discard="INF-09")
    table = given(at=at, only=True, t1=side, t2=rivals, row=row, unhappy=unhappy, duplicates=True)
    play(table, f"use:{venture}", *picks)
    return table


def test_recover_within_value_and_domain() -> None:
    table = used("TEC-08", discard="SVC-05 SVC-04 SCI-06")
    assert names(table, table.hands[0]) == "SVC-04"
    table = used("SCI-08", discard="SVC-05 SCI-06")
    assert names(table, table.hands[0]) == "SCI-06"
    table = used("INF-11", "pick:SCI-06", discard="SVC-05 SCI-06")
    assert seen_by(table, B).teams[0].seen == ("SCI-06",)


def test_shift_moves_to_the_right_end() -> None:
    table = used("SVC-05", "pick:SVC-12", row="SVC-13 SVC-12 SVC-11")
    assert names(table, table.row) == "SVC-13 SVC-11 SVC-12"
    table = given(only=True, t1=Side(hand="INF-01"), row="SVC-13 SVC-12 SVC-11")
    play(table, "use:INF-01")
    assert names(table, table.row) == "SVC-12 SVC-11 SVC-13"


def test_spy_shows_the_rivals_hand_to_the_team_only() -> None:
    table = given(
        only=True,
        t1=Side(hand="INF-06", deck="SVC-03"),
        t2=Side(hand="SVC-01 TEC-04", deck="SVC-02"),
    )
    play(table, "use:INF-06")
    assert seen_by(table, A).teams[1].seen == ("SVC-01", "TEC-04")
    assert seen_by(table, SPECTATOR).teams[1].seen == ()
    spied = events(table, Spied)[0]
    assert spied.seen_by(A).secret is not None
    assert spied.seen_by(B).secret is None
    solo = given(only=True, seats=1, t1=Side(hand="INF-06", deck="SVC-03"))
    play(solo, "use:INF-06")
    assert events(solo, Spied) == []


def test_bank_scores_a_hand_card() -> None:
    table = used("INF-13", "pick:INF-09", at="after", hand="SVC-08 INF-09 SVC-04")
    assert names(table, table.scores[0]) == "INF-09"


def test_ready_reaches_the_areas_too_with_team() -> None:
    table = given(
        only=True,
        t1=Side(hand="TEC-09 INF-02", areas=("SVC-05",)),
        used="SVC-05 INF-02",
        row="SVC-13",
    )
    play(table, "use:TEC-09")
    assert moves(table) == ["pick:SVC-05", "pick:INF-02"]
    play(table, "pick:SVC-05")
    assert seen_by(table, A).used == ("TEC-09", "INF-02")


def test_swap_with_the_rivals_discard_within_two() -> None:
    table = used("INF-08", discard="SCI-08 SVC-04 INF-10")
    assert moves(table) == ["pick:SCI-08", "pick:INF-10"]
    play(table, "pick:SCI-08")
    assert names(table, table.discards[0]) == "INF-09 SVC-04 INF-10"
    assert names(table, table.discards[1]) == "SCI-08"


def test_a_passed_slot_says_only_that_the_team_passes() -> None:
    """Section 4: who was asked, and who had nothing to use, is not told."""
    idle = given(seats=4, only=True, t1=Side(areas=("", "SVC-05")), row="SVC-13 SVC-12")
    busy = given(
        seats=4, only=True, t1=Side(hand="INF-01", areas=("", "SVC-05")), row="SVC-13 SVC-12"
    )
    play(idle, "pass")
    play(busy, "pass", "pass")
    assert told(idle, B) == told(busy, B) == [TeamPassed(1, (A, C)), TeamPassed(2, (B, D))]
    assert given(seats=4, t1=Side(areas=("", "SVC-05")), row="SVC-13 SVC-12").asked() == (0, 2)


def test_every_use_is_told() -> None:
    table = used("TEC-05", deck="SVC-04")
    assert events(table, EffectUsed) == [EffectUsed(A, "TEC-05", "Draw one.")]


def test_td_fx_16_a_card_may_bank_itself() -> None:
    """At the very value that is asked for; the others of the hand are too low."""
    cards = own_set({"SVC-06": {"steps": [{"op": "bank", "min": 6}]}})
    assert "use:SVC-06" in moves(given(t1=Side(hand="SVC-06 TEC-01"), cards=cards, seed=1))

    cards = own_set({"SVC-06": {"steps": [{"op": "bank", "min": 7}]}})
    assert "use:SVC-06" not in moves(given(t1=Side(hand="SVC-06 TEC-01"), cards=cards, seed=1))


@pytest.mark.parametrize(("hand", "payable"), [("TEC-01", False), ("TEC-01 TEC-02", True)])
def test_td_fx_15_a_venture_is_paid_with_the_whole_hand(hand: str, payable: bool) -> None:
    """One card to discard and one to expel: the card itself is not among them."""
    side = Side(hand=hand, areas=("SVC-13",), deck="SVC-01 SVC-02")
    table = given(only=True, t1=side, cards=RARE)

    assert ("use:SVC-13" in moves(table)) is payable


@pytest.mark.parametrize(("theirs", "possible"), [("", False), ("SVC-03", True)])
def test_td_fx_16_an_exchange_at_a_price_needs_a_card_of_the_rivals(
    theirs: str, possible: bool
) -> None:
    steps = [
        {"op": "discard", "n": 1, "cost": True},
        {"op": "swap", "a": "discard", "b": "rival_discard"},
    ]
    cards = own_set({"INF-08": {"steps": steps}})
    side = Side(hand="SVC-04", discard="TEC-02", areas=("INF-08",))
    table = given(only=True, marker=2, cards=cards, t1=Side(discard=theirs), t2=side)

    assert ("use:INF-08" in moves(table)) is possible
