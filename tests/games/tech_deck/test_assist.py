"""The assist phase, rule by rule (TD-ASSIST), and the reachable sets of 3.3."""

import pytest

from seedround.engine.generator import Scripted
from seedround.engine.kinds import Pile
from seedround.games.tech_deck.assist import MOST_SETS, Commit, contest
from seedround.games.tech_deck.cards import AFTER, ASSISTING, BETWEEN
from seedround.games.tech_deck.events import (
    Committed,
    Contested,
    CustomerWon,
    Declared,
    Developed,
    Placed,
    Retired,
    Scored,
    SetReturned,
    SetRevealed,
    SetsDown,
)
from seedround.games.tech_deck.reach import legal_sets
from seedround.games.tech_deck.table import NO_HELP, TechDeck, broken
from seedround.games.tech_deck.window import UseEffect
from seedround.games.tech_deck.winning import place
from seedround.testing import A, B, C, events, kind, moves, play, refused, who, why
from seedround.testing.tech_deck import T1, T2, Side, counts, given, names, pass_on, pile, seen_by
from tests.games.tech_deck.sets import own_set


def test_td_assist_01_one_set_a_team_and_run() -> None:
    """TD-A-18."""
    table = given(
        at="assist", row="SVC-06 SVC-08", t1=Side(hand="SVC-06 SVC-04 TEC-04"), duplicates=True
    )
    play(table, "set:SVC-06")
    assert events(table, SetsDown)[0].counts == counts(1, 0)
    assert len(events(table, CustomerWon)) == 1
    pass_on(table, "assist.set")
    assert moves(table) == ["none", "set:SVC-04+TEC-04"]


def test_td_assist_02_exact_sum_and_one_matching_domain() -> None:
    side = Side(hand="SVC-04 SCI-03 TEC-04 SCI-06")
    table = given(at="assist", row="SVC-07", t1=side, used="SCI-06")
    assert moves(table) == ["none", "set:SVC-04+SCI-03"]


def test_td_assist_03_open_cards_have_every_domain() -> None:
    """TD-A-02."""
    table = given(at="assist", row="SVC-09 OPN-07", t1=Side(hand="OPN-05 SCI-04 INF-03"))
    assert moves(table) == ["none", "set:SCI-04+INF-03", "set:SCI-04+OPN-05"]


def test_td_assist_04_sets_must_reach_somebody() -> None:
    """TD-A-19: no bluff sets."""
    table = given(at="assist", row="SVC-07", t1=Side(hand="SVC-04 SCI-02 INF-03"))
    assert moves(table) == ["none", "set:SVC-04+INF-03"]
    assert "fit no customer" in refused(table, "set:SVC-04+SCI-02")
    assert why(table, "set").rule == "TD-ASSIST-04"


def test_td_assist_05_nothing_is_shown_before_both_have_decided() -> None:
    hands = Side(hand="SVC-04 INF-03"), Side(hand="SVC-03 TEC-04")
    table = given(at="assist", row="SVC-07", t1=hands[0], t2=hands[1])
    before = seen_by(table, B)
    play(table, "set:SVC-04+INF-03")
    assert seen_by(table, B) == before
    assert table.log == []
    assert seen_by(table, A).teams[0].set == ("SVC-04", "INF-03")
    play(table, "set:SVC-03+TEC-04")
    assert [event.team for event in events(table, Committed)] == [1, 2]
    assert events(table, Committed)[0].seen_by(B).secret is None


def test_td_assist_06_the_phase_ends_when_nobody_plays() -> None:
    """TD-A-25: nobody must assist, and who played nothing may play in a later run."""
    rivals = Side(hand="SVC-03 TEC-04 SVC-06", areas=("TEC-05",), deck="INF-02")
    start = given(
        at="assist", row="SVC-07 SVC-06", t1=Side(hand="SVC-04 INF-03"), t2=rivals, duplicates=True
    )
    table = play(start.copy(Scripted()), "none", "none")
    assert isinstance(table.choice, UseEffect)
    assert table.choice.window == AFTER
    start.log = []
    play(start, "none", "set:SVC-06")
    pass_on(start, "assist.set")
    assert (who(start), moves(start)) == (0, ["none", "set:SVC-04+INF-03"])


def test_td_assist_07_the_team_without_the_marker_reveals_first() -> None:
    for marker in (1, 2):
        table = given(
            at="assist",
            only=True,
            marker=marker,
            row="SVC-06 TEC-06",
            t1=Side(hand="SVC-06"),
            t2=Side(hand="TEC-06"),
            duplicates=True,
        )
        for _ in range(2):
            play(table, moves(table)[1])
        assert [event.team for event in events(table, SetRevealed)] == [3 - marker, marker]
        assert [event.team for event in events(table, Declared)] == [3 - marker, marker]


def test_td_assist_08_assist_effects_of_the_teams_that_declared() -> None:
    """TD-A-16: only assist effects, and only on the own assist."""
    side = Side(hand="SVC-04 SCI-02", areas=("TEC-07 TEC-05",), deck="SVC-03")
    table = given(at="assist", row="SVC-07", t1=side, t2=Side(areas=("TEC-10",), hand="TEC-06"))
    play(table, "set:SVC-04+SCI-02")
    assert (who(table), moves(table)) == (0, ["pass", "use:TEC-07"])
    assert isinstance(table.choice, UseEffect)
    assert table.choice.window == ASSISTING
    play(table, "use:TEC-07")
    assert [event.team for event in events(table, CustomerWon)] == [1]


def test_td_assist_09_help_only_while_it_helps() -> None:
    """TD-A-22."""
    side = Side(hand="SVC-04 SCI-03 TEC-01", areas=("TEC-07 SCI-05 TEC-13 SVC-12",))
    table = given(at="assist", row="SVC-07", t1=side)
    play(table, "set:SVC-04+SCI-03")
    # The set matches and the customer is not contested: neither slack, wild, double nor edge.
    assert [event.team for event in events(table, CustomerWon)] == [1]
    again = given(at="assist", row="SVC-09", t1=side)
    play(again, "set:SVC-04+TEC-01+SCI-03")
    assert moves(again)[1:] == ["use:TEC-07", "use:SCI-05", "use:TEC-13", "use:TEC-01"]


def test_td_assist_10_an_assist_that_does_not_match_fails() -> None:
    sides = Side(hand="SVC-04 SCI-02", areas=("TEC-07",)), Side(hand="SVC-03 TEC-04")
    table = given(at="assist", row="SVC-07", t1=sides[0], t2=sides[1])
    play(table, "set:SVC-04+SCI-02", "set:SVC-03+TEC-04", "pass")
    assert [event.team for event in events(table, CustomerWon)] == [2]
    assert events(table, Contested) == []


@pytest.mark.parametrize(
    ("first", "second", "edge", "want"),
    [
        ("SVC-06 SCI-02", "TEC-04 SVC-04", (0, 0), (0, "values")),
        ("TEC-05 SVC-02 INF-01", "SCI-05 SVC-03", (0, 0), (1, "values")),
        ("TEC-04 SVC-04", "SCI-04 SVC-04", (0, 0), (0, "domains")),
        ("SCI-04 SVC-04", "TEC-04 SVC-04", (0, 0), (1, "domains")),
        ("SVC-04", "SVC-07", (3, 0), (1, "marker")),
        ("SVC-04", "SVC-07", (4, 0), (0, "values")),
        ("SVC-04 INF-04", "SVC-05 INF-03", (1, 0), (0, "values")),
    ],
)
def test_td_assist_11_to_14_contests(
    first: str, second: str, edge: tuple[int, int], want: tuple[int, str]
) -> None:
    """TD-ASSIST-11 values, TD-ASSIST-12 edge and missing cards, TD-ASSIST-13 domains, TD-ASSIST-14
    the marker (here team 2); TD-A-03, TD-A-23."""
    table = given(marker=2, t1=Side(areas=("TEC-05",), deck="SVC-01"))
    table.sets = [pile(first), pile(second)]
    table.help = [(*NO_HELP[:5], more) for more in edge]
    assert contest(table) == want


def test_td_assist_15_a_won_customer_is_developed_once() -> None:
    side = Side(hand="SCI-04 INF-04", areas=("SCI-07 SVC-11",), deck="SVC-01")
    table = given(at="assist", only=True, row="INF-08", t1=side)
    play(table, "set:SCI-04+INF-04")
    assert moves(table) == ["pass", "use:SCI-07", "use:SVC-11", "use:SCI-04", "use:INF-04"]
    play(table, "use:SCI-04")
    assert events(table, Developed) == [Developed(*T1, "INF-08", "hand")]
    assert moves(table) == ["pass", "use:SVC-11"]
    play(table, "use:SVC-11")
    assert moves(table) == ["pick:SCI-04", "pick:INF-04"]


def test_td_assist_15_develop_into_the_deck_shuffles_without_a_cut() -> None:
    side = Side(hand="SCI-04 INF-04", deck="SVC-01 SVC-02")
    order = pile("SVC-02 INF-08 SVC-01")
    table = given(at="assist", only=True, row="INF-08", t1=side)
    play(table, "set:SCI-04+INF-04", "use:INF-04", orders=[order])
    assert names(table, table.decks[0]) == "INF-08 SVC-01"
    assert names(table, table.hands[0]) == "SVC-02"
    assert table.generator.draws == 1


def test_td_assist_16_the_played_cards_are_discarded() -> None:
    table = given(at="assist", only=True, row="SVC-05", t1=Side(hand="SVC-03 INF-02 TEC-05"))
    play(table, "set:SVC-03+INF-02")
    assert table.discards[0] == pile("SVC-03 INF-02")


def test_td_assist_17_only_a_venture_card_can_become_a_venture() -> None:
    """TD-A-24."""
    table = given(at="assist", seats=4, row="SVC-05", t1=Side(hand="SVC-03 INF-02"), seed=1)
    play(table, "set:SVC-03+INF-02")
    assert moves(table) == ["score", "area:a1", "area:a2"]
    play(table, "area:a2")
    assert events(table, Placed) == [Placed(1, (A, C), 2, "SVC-05")]
    group = given(
        at="assist", seats=4, row="SVC-06", t1=Side(hand="SVC-06 TEC-05"), duplicates=True
    )
    group.won[0] = pile("SVC-06")[0]
    choice = place(0)
    assert [str(move) for move in choice.moves(group)] == ["score"]
    assert choice.blocked(group)[0].rule == "TD-A-24"


def test_td_assist_17_by_option_a_group_card_may_lie_in_an_area() -> None:
    """TD-A-24: it takes a place there and has no effect."""
    hand = Side(hand="SVC-04 SCI-02", deck="TEC-01", areas=("TEC-05",))
    table = given(at="assist", row="SVC-06", t1=hand, used="SVC-04", group_ventures=True, seed=1)
    play(table, "set:SVC-04+SCI-02")
    assert moves(pass_on(table, "assist.place")) == ["score", "area:a1"]
    play(table, "area:a1")
    assert names(table, table.areas[0]) == "TEC-05 SVC-06"
    assert not broken(table)
    idle = Side(hand="INF-01", deck="SVC-04", areas=("SVC-06 TEC-05",))
    later = given(t1=idle, row="SVC-13 SVC-12", group_ventures=True)
    assert "use:SVC-06" not in moves(later)
    assert why(later, "use:SVC-06").rule == "TD-A-24"
    assert why(later, "use:SVC-06").pieces == ("area@t1:SVC-06",)


@pytest.mark.parametrize(("seats", "limit"), [(1, 3), (2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_td_assist_18_a_full_area_retires_an_older_venture(seats: int, limit: int) -> None:
    held = ["TEC-05", "SVC-10", "INF-05"][:limit]
    side = Side(hand="SVC-03 INF-02", areas=(" ".join(held),), deck="SVC-04")
    table = given(at="assist", only=True, seats=seats, row="SVC-05", t1=side, used="TEC-05")
    play(table, "set:SVC-03+INF-02", "area:a1")
    assert moves(table) == [f"retire:{card}" for card in held]
    play(table, f"retire:{held[0]}")
    assert events(table, Retired) == [Retired(*table.side(0), held[0], 1)]
    assert table.ids(table.areas[0]) == (*held[1:], "SVC-05")


def test_td_assist_19_a_new_venture_works_in_the_same_round() -> None:
    side = Side(hand="TEC-03 INF-02 SVC-01", deck="SVC-04")
    table = given(at="assist", row="TEC-05 SVC-13", t1=side)
    play(table, "set:TEC-03+INF-02", "area:a1")
    assert "use:TEC-05" in moves(table)


def test_td_assist_20_otherwise_the_customer_is_scored() -> None:
    table = given(at="assist", only=True, row="SVC-05", t1=Side(hand="SVC-03 INF-02"))
    play(table, "set:SVC-03+INF-02", "score")
    assert events(table, Scored) == [Scored(*T1, "SVC-05", 1)]
    assert names(table, table.scores[0]) == "SVC-05"


def test_td_assist_21_the_loser_takes_its_cards_back() -> None:
    sides = Side(hand="SVC-06 INF-01"), Side(hand="SVC-03 TEC-04")
    table = given(at="assist", row="SVC-07 TEC-07", t1=sides[0], t2=sides[1])
    play(table, "set:SVC-06+INF-01", "set:SVC-03+TEC-04", "assist:SVC-07")
    pass_on(table, "assist.place")
    play(table, "score")
    assert events(table, SetReturned) == [SetReturned(*T2, ("SVC-03", "TEC-04"), False)]
    pass_on(table, "assist.set")
    assert (who(table), moves(table)) == (1, ["none", "set:SVC-03+TEC-04"])


def test_td_assist_22_without_progress_the_team_is_out() -> None:
    """TD-A-26."""
    table = given(at="assist", row="SVC-07", t1=Side(hand="SVC-04 SCI-02", areas=("TEC-07",)))
    play(table, "set:SVC-04+SCI-02", "pass")
    assert events(table, SetReturned)[0].out
    assert seen_by(table, B).teams[0].out
    choice = Commit(A)
    assert [str(move) for move in choice.moves(table)] == ["none"]
    assert choice.blocked(table)[0].rule == "TD-ASSIST-22"


def test_td_assist_23_two_winners_marker_team_first() -> None:
    """TD-A-27."""
    for marker in (1, 2):
        table = given(
            at="assist",
            only=True,
            marker=marker,
            row="SVC-05 TEC-05",
            t1=Side(hand="SVC-03 INF-02"),
            t2=Side(hand="TEC-02 SCI-03"),
        )
        for _ in range(2):
            play(table, moves(table)[1])
        places = []
        while kind(table) == "assist.place":
            places.append(who(table) + 1)
            play(table, "score")
            if not table.legal:
                break
        assert places == [marker, 3 - marker]


def test_td_assist_24_an_effects_window_follows_every_run() -> None:
    side = Side(hand="SVC-03 INF-02", areas=("TEC-05",), deck="SVC-04")
    table = given(at="assist", row="SVC-05", t1=side)
    play(table, "set:SVC-03+INF-02", "score")
    assert isinstance(table.choice, UseEffect)
    assert table.choice.window == BETWEEN


def test_td_assist_25_runs_go_on_with_the_customers_left() -> None:
    table = given(at="assist", row="SVC-05 TEC-05", t1=Side(hand="SVC-05 TEC-05"), duplicates=True)
    play(table, "set:SVC-05", "score")
    assert moves(table) == ["none", "set:TEC-05"]


# Long lists (3.1) and reach (3.3)


def long_hand() -> TechDeck:
    hand = "SVC-01 SVC-02 TEC-01 TEC-02 SCI-01 SCI-02 INF-01 INF-02 SVC-03 OPN-05"
    side = Side(hand=hand, areas=("TEC-10 SCI-05 TEC-07",))
    return given(at="assist", row="SVC-06 TEC-07 SCI-10 INF-11", t1=side, duplicates=True)


def test_long_lists_are_narrowed_card_by_card() -> None:
    table = long_hand()
    sets = legal_sets(table, 0)
    assert len(sets) > MOST_SETS
    assert moves(table)[0] == "none"
    assert all(move.startswith("first:") for move in moves(table)[1:])
    reachable = set()

    def walk(table: TechDeck, named: Pile) -> None:
        assert len(moves(table)) <= MOST_SETS + 1
        for move in table.moves():
            text = str(move)
            if text.startswith("set:"):
                reachable.add(tuple(table.cards.index[name] for name in text[4:].split("+")))
            elif text == "stop":
                reachable.add(named)
            elif text.startswith("first:"):
                twin = table.copy(Scripted())
                twin.play(move)
                if twin.sealed is not None and twin.naming[0]:
                    walk(twin, twin.naming[0])
                else:
                    start = (*named, table.cards.index[text[6:]])
                    reachable.update(part for part in sets if part[: len(start)] == start)

    walk(table, ())
    assert reachable == set(sets)


def test_a_named_set_can_be_stopped() -> None:
    table = long_hand()
    play(table, moves(table)[1])
    assert "none" not in moves(table)
    seen = 0
    while table.sealed is not None and table.naming[0]:
        text = "stop" if "stop" in moves(table) else moves(table)[-1]
        seen += 1
        play(table, text)
    assert seen
    assert events(table, SetsDown)[0].counts[0].count >= 1


def test_a_named_set_that_is_stopped_is_played_as_it_is() -> None:
    """Every set reaches a customer here, so that one card can be all."""
    wide = {"phase": "assist", "steps": [{"op": "slack", "lo": -13, "hi": 13}]}
    hand = "SVC-01 SVC-02 SVC-03 TEC-01 TEC-02 TEC-03 SCI-01 SCI-02 SCI-03 SVC-04"
    table = given(
        at="assist",
        row="SVC-06 TEC-09",
        cards=own_set({"TEC-07": wide}),
        t1=Side(hand=hand, areas=("TEC-07",)),
    )

    play(table, "first:SVC-01", "first:SVC-02", "stop")

    assert events(table, SetsDown) == [SetsDown(counts(2, 0))]
    assert names(table, table.sets[0]) == "SVC-01 SVC-02"
    assert len(table.hands[0]) == 8


def test_td_assist_22_a_team_that_is_out_is_told_so() -> None:
    """Nobody else is: the other team may play again."""
    side = Side(hand="SVC-04", areas=("TEC-07",))
    table = given(
        at="assist", marker=1, row="SVC-05 SVC-08", t1=Side(hand="SVC-08"), t2=side, duplicates=True
    )
    play(table, "none", "set:SVC-04", "pass")

    reasons = {
        choice.seat: [blocked.rule for blocked in choice.blocked(table)]
        for choice in table.open_choices()
    }
    assert reasons == {0: ["TD-ASSIST-02", "TD-ASSIST-04"], 1: ["TD-ASSIST-22"]}


def test_td_assist_08_a_card_counts_twice_at_most() -> None:
    """Two effects double two cards; the first of them cannot be doubled again."""
    double = {"phase": "assist", "steps": [{"op": "double"}]}
    side = Side(hand="SVC-02 INF-03", areas=("TEC-07 TEC-13",))
    cards = own_set({"TEC-07": double})
    table = given(at="assist", marker=2, row="SVC-10", cards=cards, t2=side)

    play(table, "set:SVC-02+INF-03", "use:TEC-13")
    assert moves(table) == ["pick:SVC-02", "pick:INF-03"]
    play(table, "pick:INF-03", "use:TEC-07")

    assert seen_by(table, A).teams[1].won == "SVC-10"
