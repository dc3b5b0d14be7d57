"""The golden scenarios of the assist phase (TD-G24..G40)."""

from seedround.engine.generator import Scripted
from seedround.games.tech_deck.cards import AFTER, BETWEEN
from seedround.games.tech_deck.events import (
    AssistFailed,
    Contested,
    CustomerWon,
    Declared,
    Scored,
    SetReturned,
    SetRevealed,
)
from seedround.games.tech_deck.table import TechDeck
from seedround.games.tech_deck.window import UseEffect
from seedround.testing import A, B, events, kind, moves, play, who
from seedround.testing.tech_deck import T1, T2, Side, given, names, pass_on, seen_by

HAND = "SVC-04 TEC-01 SCI-02 INF-03"


def contest(customer: str, first: str, second: str) -> TechDeck:
    """Both teams play all their cards for one customer."""
    sides = Side(hand=first), Side(hand=second)
    table = given(at="assist", only=True, row=customer, t1=sides[0], t2=sides[1])
    for _ in range(2):
        mine = first if who(table) == 0 else second
        play(table, "set:" + "+".join(sorted(mine.split(), key=order)))
    return table


def order(card: str) -> tuple[int, str]:
    return (["SVC", "TEC", "SCI", "INF", "OPN"].index(card[:3]), card)


def winner(table: TechDeck) -> int:
    """The team that won the last customer."""
    return events(table, CustomerWon)[-1].team


def test_td_g24_set_list() -> None:
    row = "SVC-07 TEC-03 SCI-10 INF-05"
    table = given(at="assist", t1=Side(hand=HAND), row=row)

    assert moves(table) == [
        "none",
        "set:SVC-04+SCI-02",
        "set:SVC-04+INF-03",
        "set:TEC-01+SCI-02",
        "set:TEC-01+INF-03",
        "set:SCI-02+INF-03",
        "set:SVC-04+TEC-01+SCI-02",
        "set:SVC-04+SCI-02+INF-03",
        "set:SVC-04+TEC-01+SCI-02+INF-03",
    ]
    used = given(at="assist", t1=Side(hand=HAND), row=row, used="TEC-01")
    assert len(moves(used)) == 1 + 5


def test_td_g25_reveal_order() -> None:
    def both(second: str) -> TechDeck:
        table = given(
            at="assist",
            only=True,
            row="SVC-07 INF-07 SCI-12",
            t1=Side(hand=HAND),
            t2=Side(hand="SVC-01 SVC-03 TEC-04 INF-02"),
        )
        return play(table, "set:SVC-04+INF-03", second)

    table = both("set:SVC-03+TEC-04")
    order = [type(e).__name__ for e in table.log or () if isinstance(e, SetRevealed | Declared)]
    assert order == ["SetRevealed", "Declared", "SetRevealed"]
    assert events(table, Declared) == [Declared(*T2, "SVC-07")]
    assert (who(table), moves(table)) == (0, ["assist:SVC-07", "assist:INF-07"])
    apart = table.copy(Scripted())
    apart.log = []
    pass_on(play(apart, "assist:INF-07"))
    assert sorted(event.team for event in events(apart, CustomerWon)) == [1, 2]
    pass_on(play(table, "assist:SVC-07"))
    assert events(table, Contested) == [Contested("SVC-07", *T1, "domains")]

    choosing = both("set:SVC-01+TEC-04+INF-02")
    assert (who(choosing), moves(choosing)) == (1, ["assist:SVC-07", "assist:INF-07"])
    assert seen_by(choosing, B).teams[0].set is None
    assert seen_by(choosing, B).teams[0].set_size == 2


def test_td_g26_highest_card() -> None:
    table = given(
        at="assist",
        row="TEC-08 INF-08",
        t1=Side(hand="TEC-06 SCI-02"),
        t2=Side(hand="TEC-04 INF-04"),
    )
    play(table, "set:TEC-06+SCI-02", "set:TEC-04+INF-04", "assist:TEC-08")
    pass_on(table, "assist.place")
    assert winner(table) == 1
    play(table, "score")
    assert events(table, SetReturned)[0].cards == ("TEC-04", "INF-04")
    assert names(table, table.hands[1]) == "TEC-04 INF-04"
    assert names(table, table.discards[0]) == "TEC-06 SCI-02"
    pass_on(table, "assist.set")
    assert (who(table), moves(table)) == (1, ["none", "set:TEC-04+INF-04"])
    play(table, "set:TEC-04+INF-04")
    assert events(table, Declared)[-1] == Declared(*T2, "INF-08")


def test_td_g27_next_card() -> None:
    table = contest("SCI-09", "TEC-01 SCI-05 INF-03", "SCI-04 INF-05")
    pass_on(table)
    assert events(table, Contested) == [Contested("SCI-09", *T2, "values")]


def test_td_g28_domain_rank() -> None:
    table = contest("TEC-05", "SVC-04 TEC-01", "TEC-04 SCI-01")
    pass_on(table, "assist.place")
    assert events(table, Contested) == [Contested("TEC-05", *T1, "domains")]


def test_td_g29_missing_card_is_0() -> None:
    table = given(
        at="assist",
        only=True,
        row="TEC-05",
        t1=Side(hand="SVC-04 TEC-01"),
        t2=Side(hand="TEC-04 SCI-01"),
    )
    play(table, "set:SVC-04+TEC-01", "set:TEC-04")
    assert (who(table), moves(table)) == (1, ["pass", "use:SCI-01"])
    play(table, "use:SCI-01")
    assert kind(table) == "effect.use"
    assert (who(table), moves(table)) == (0, ["pass", "use:SVC-04"])
    assert events(table, Contested) == [Contested("TEC-05", *T1, "values")]
    play(table, "use:SVC-04")
    assert names(table, table.hands[1]) == "TEC-04 SCI-01"
    assert events(table, SetReturned)[0].cards == ("TEC-04",)
    assert "SCI-01" in seen_by(table, A).used


def test_td_g30_edge_and_marker() -> None:
    for marker in (2, 1):
        table = given(
            at="assist",
            only=True,
            marker=marker,
            row="OPN-07",
            t1=Side(hand="SVC-04 SCI-03 INF-01", areas=("SVC-08",)),
            t2=Side(hand="SVC-07"),
        )
        for _ in range(2):
            play(table, "set:SVC-04" if who(table) == 0 else "set:SVC-07")
        assert (who(table), moves(table)) == (0, ["pass", "use:SVC-08", "use:SCI-03"])
        play(table, "use:SVC-08")
        assert moves(table) == ["pick:SCI-03", "pick:INF-01"]
        play(table, "pick:INF-01", "use:SCI-03")
        assert events(table, Contested) == [Contested("OPN-07", *(T1, T2)[marker - 1], "marker")]


def test_td_g31_develop_with_a_played_card() -> None:
    table = given(at="assist", only=True, row="INF-08", t1=Side(hand="SVC-04 TEC-01 INF-03"))

    play(table, "set:SVC-04+TEC-01+INF-03")
    assert (who(table), moves(table)) == (0, ["pass", "use:SVC-04"])
    play(table, "use:SVC-04")
    assert names(table, table.discards[0]) == "INF-08 SVC-04 TEC-01 INF-03"
    assert table.scores == [(), ()]
    assert "SVC-04" in seen_by(table, A).used
    assert not table.legal


def test_td_g32_full_area() -> None:
    table = given(
        at="assist",
        row="SCI-05 INF-13",
        t1=Side(hand="SCI-04 INF-01 TEC-02 TEC-03", areas=("TEC-05 SVC-10 INF-05",)),
    )
    play(table, "set:SCI-04+INF-01", "pass")
    assert moves(table) == ["score", "area:a1"]
    play(table, "area:a1")
    assert moves(table) == ["retire:TEC-05", "retire:SVC-10", "retire:INF-05"]
    play(table, "retire:SVC-10")
    assert names(table, table.areas[0]) == "TEC-05 INF-05 SCI-05"
    assert names(table, table.scores[0]) == "SVC-10"


def test_td_g32_the_new_venture_helps_in_the_next_run() -> None:
    table = given(
        at="assist",
        row="SCI-05 INF-05",
        t1=Side(hand="SCI-04 INF-01 TEC-02 TEC-03", areas=("TEC-05 SVC-10 INF-05",)),
        duplicates=True,
    )
    assert "set:TEC-02+TEC-03" not in moves(table)
    play(table, "set:SCI-04+INF-01", "assist:SCI-05", "pass", "area:a1", "retire:SVC-10")
    pass_on(table, "assist.set")
    assert "set:TEC-02+TEC-03" in moves(table)


def test_td_g33_limits() -> None:
    def won(seats: int, area: str, *areas: str) -> TechDeck:
        table = given(
            at="assist",
            only=True,
            seats=seats,
            row="SCI-05",
            t1=Side(hand="SCI-04 TEC-01", areas=areas),
            t2=Side(hand="SCI-04 TEC-01", areas=areas),
            used="SCI-04",
            duplicates=True,
        )
        while kind(table) == "assist.set":
            play(table, "set:TEC-01+SCI-04" if who(table) in (0, 1, 2) else "none")
        return play(pass_on(table, "assist.place"), area)

    four = won(4, "area:a1", "TEC-05 SVC-10")
    assert kind(four) != "assist.retire"
    assert sorted(map(len, four.areas)) == [0, 0, 2, 3]
    six = won(6, "area:a1", "TEC-05 SVC-10")
    assert moves(six) == ["retire:TEC-05", "retire:SVC-10"]

    def five(area: str) -> TechDeck:
        """T2 = S1 S3 with the shared a3; S1 leads round 1."""
        table = given(
            at="assist",
            only=True,
            seats=5,
            marker=2,
            row="SCI-05",
            t2=Side(hand="SCI-04 TEC-01", areas=("", "TEC-05 SVC-10", "TEC-08 INF-05")),
            used="SCI-04",
        )
        return play(table, "set:TEC-01+SCI-04", area)

    shared = five("area:a3")
    assert (who(shared), moves(shared)) == (1, ["retire:TEC-08", "retire:INF-05"])
    owned = five("area:a2")
    assert (who(owned), moves(owned)) == (3, ["retire:TEC-05", "retire:SVC-10"])


def test_td_g34_group_card_won() -> None:
    table = given(
        at="assist", only=True, row="SVC-06", t1=Side(hand="SVC-04 SCI-02"), used="SVC-04"
    )

    play(table, "set:SVC-04+SCI-02")
    assert names(table, table.scores[0]) == "SVC-06"
    assert events(table, Scored) == [Scored(*T1, "SVC-06", 1)]


def test_td_g35_promise_withheld() -> None:
    table = given(at="assist", row="SVC-07", t1=Side(hand="SVC-04 TEC-01 SCI-02"), seed=1)

    play(table, "set:SVC-04+SCI-02")
    assert moves(table) == ["pass", "use:TEC-01"]
    play(table, "pass")
    assert events(table, AssistFailed) == [AssistFailed(*T1, ("SVC-04", "SCI-02"))]
    assert events(table, SetReturned) == [SetReturned(*T1, ("SVC-04", "SCI-02"), True)]
    assert names(table, table.row) == "SVC-07"
    assert names(table, table.hands[0]) == "SVC-04 TEC-01 SCI-02"
    assert seen_by(table, B).teams[0].out
    # The window of step 9, and after it no further run but phase 4.
    for window in (BETWEEN, AFTER):
        assert isinstance(table.choice, UseEffect)
        assert table.choice.window == window
        play(table, "pass")


def test_td_g36_both_win() -> None:
    table = given(
        at="assist",
        row="SVC-07 INF-07 SCI-12",
        t1=Side(hand=HAND),
        t2=Side(hand="SVC-01 SVC-03 TEC-04 INF-02"),
    )
    play(table, "set:SVC-04+INF-03", "set:SVC-03+TEC-04", "assist:INF-07")

    assert (who(table), moves(table)) == (0, ["pass", "use:SVC-04"])
    play(table, "pass")
    assert (kind(table), who(table)) == ("assist.place", 0)
    play(table, "score")
    assert (who(table), moves(table)) == (1, ["pass", "use:TEC-04"])
    play(table, "pass")
    assert (kind(table), who(table)) == ("assist.place", 1)
    play(table, "score")
    assert names(table, table.row) == "SCI-12"
    assert (kind(table), who(table)) == ("effect.use", 0)


def test_td_g37_retain() -> None:
    table = given(at="assist", only=True, row="SVC-06", t1=Side(hand="TEC-01 OPN-05"))
    play(table, "set:TEC-01+OPN-05", "use:OPN-05")
    assert names(table, table.hands[0]) == "OPN-05"
    assert names(table, table.discards[0]) == "TEC-01"

    again = given(at="assist", only=True, row="SVC-06 SVC-05", t1=Side(hand="TEC-01 OPN-05"))
    play(again, "set:TEC-01+OPN-05", "use:OPN-05")
    assert moves(again) == ["none", "set:OPN-05"]
    play(again, "set:OPN-05")
    assert moves(again) == ["score", "area:a1"]

    side = Side(hand="SVC-04 TEC-06", areas=("SVC-11",))
    table = given(at="assist", only=True, row="SVC-10", t1=side, used="SVC-04")
    play(table, "set:SVC-04+TEC-06", "use:SVC-11")
    assert names(table, table.hands[0]) == "SVC-04"


def test_td_g38_open_cards() -> None:
    open_customer = given(at="assist", row="OPN-05", t1=Side(hand="SCI-02 INF-03"))
    assert moves(open_customer) == ["none", "set:SCI-02+INF-03"]
    open_card = given(at="assist", row="SVC-09", t1=Side(hand="SCI-04 OPN-05"))
    assert moves(open_card) == ["none", "set:SCI-04+OPN-05"]


def test_td_g39_costs_in_reach() -> None:
    side = Side(hand="SVC-04 INF-03", areas=("SVC-08",))
    table = given(at="assist", row="SVC-06 SVC-07", t1=side)
    assert moves(table) == ["none", "set:SVC-04", "set:SVC-04+INF-03"]
    both = play(table.copy(Scripted()), "set:SVC-04")
    assert moves(both) == ["assist:SVC-06", "assist:SVC-07"]
    play(table, "set:SVC-04+INF-03")
    assert events(table, Declared) == [Declared(*T1, "SVC-07")]

    alone = Side(hand="SVC-04", areas=("SVC-08",))
    nothing = given(at="assist", only=True, row="SVC-06 SVC-07", t1=alone)
    assert not nothing.legal
    assert nothing.sets == [(), ()]


def test_td_g40_double() -> None:
    side = Side(hand="TEC-04 INF-03", areas=("TEC-13",))
    table = given(at="assist", row="TEC-07 INF-10 TEC-11", t1=side)

    assert moves(table) == ["none", "set:TEC-04+INF-03"]
    play(table, "set:TEC-04+INF-03")
    assert moves(table) == ["assist:TEC-07", "assist:INF-10", "assist:TEC-11"]
    plain = play(table.copy(Scripted()), "assist:TEC-07")
    assert "use:TEC-13" not in moves(plain)
    doubled = play(table.copy(Scripted()), "assist:INF-10", "use:TEC-13")
    assert moves(doubled) == ["pick:TEC-04", "pick:INF-03"]
    play(table, "assist:TEC-11", "use:TEC-13", "pick:TEC-04")
    assert winner(table) == 1
