"""The golden scenarios of the effects windows (TD-G11..G23)."""

from seedround.games.tech_deck.events import Revealed, Scouted, TeamPassed
from seedround.testing import A, B, events, kind, moves, play, who
from seedround.testing.tech_deck import Side, given, names, pass_all, pass_on, pile, seen_by


def test_td_g11_as_much_as_possible() -> None:
    side = Side(hand="SVC-04 SCI-02 INF-01 INF-03", deck="TEC-01", areas=("INF-12",))
    table = given(t1=side, row="SVC-13 SVC-12")

    play(table, "use:INF-12")
    assert not table.decks[0]
    want = ["pick:SVC-04", "pick:TEC-01", "pick:SCI-02", "pick:INF-01", "pick:INF-03"]
    assert moves(table) == want
    play(table, "pick:INF-01", "pick:TEC-01")
    assert names(table, table.hands[0]) == "SVC-04 SCI-02 INF-03"
    assert (table.decks[0], names(table, table.discards[0])) == ((), "INF-01 TEC-01")


def test_td_g12_once_per_round() -> None:
    side = Side(hand="SVC-01 SVC-03 TEC-04 INF-02", deck="SCI-01", areas=("TEC-08",))
    table = given(t2=side, marker=2, row="SVC-13 SVC-12", seed=1)

    play(table, "use:INF-02")
    assert "SCI-01" in table.ids(table.hands[1])
    play(table, "pick:INF-02", "use:TEC-08")
    assert "INF-02" in table.ids(table.hands[1])
    seen = 0
    while table.round == 1:
        assert "use:INF-02" not in moves(table)
        seen += kind(table) == "effect.use"
        play(table, moves(table)[0])
    assert seen
    table = given(t2=side, marker=2, round=2, row="SVC-13 SVC-12", seed=1)
    assert "use:INF-02" in moves(table)


def test_td_g13_alternation() -> None:
    table = given(
        marker=2,
        row="SVC-13 SVC-12 TEC-13 TEC-12",
        t1=Side(hand="SVC-02 INF-01 INF-03", areas=("SVC-05",)),
        t2=Side(hand="SVC-03", areas=("INF-05 TEC-05",), deck="TEC-04 SVC-01"),
    )
    slots = []
    for text in (
        "use:TEC-05",
        "pass",
        "use:SVC-03",
        "pick:SVC-13",
        "use:INF-01",
        "pass",
        "use:SVC-02",
        "pick:TEC-13",
        "pass",
        "pass",
    ):
        assert kind(table) in ("effect.use", "effect.pick")
        if kind(table) == "effect.use":
            slots.append(who(table) + 1)
        play(table, text)

    assert slots == [2, 1, 2, 1, 2, 1, 2, 1]
    assert [event.team for event in events(table, TeamPassed)][:4] == [1, 2, 2, 1]
    # The window is over: the next slot is one of phase 4, with the marker team first again.
    assert (kind(table), who(table)) == ("effect.use", 1)
    assert len(list(events(table, TeamPassed))) == 4


def test_td_g14_who_is_asked() -> None:
    side = Side(hand="SVC-04 TEC-01 SCI-02 INF-03", areas=("TEC-05", "INF-05"), deck="INF-01")
    row = "SVC-13 TEC-13 SCI-13 INF-13"
    table = given(seats=4, t1=side, row=row, t2=Side(areas=("SVC-05",)))

    assert (who(table), moves(table)) == (0, ["pass", "use:TEC-05", "use:SCI-02", "use:INF-03"])
    play(table, "pass")
    assert (who(table), moves(table)) == (2, ["pass", "use:INF-05"])
    play(table, "use:INF-05")
    assert (who(table), kind(table)) == (2, "effect.pick")
    play(table, "pick:TEC-13")
    assert (who(table), kind(table)) == (1, "effect.use")

    table = given(seats=4, t1=side, row=row, round=2)
    assert (who(table), moves(table)) == (2, ["pass", "use:INF-05", "use:SCI-02", "use:INF-03"])


def test_td_g15_used_and_played() -> None:
    side = Side(hand="SVC-04 TEC-01 SCI-02 INF-03", deck="INF-01")
    table = given(t1=side, row="SVC-06")

    play(table, "use:SCI-02", "pick:INF-01")
    assert seen_by(table, B).used == ("SCI-02",)
    pass_on(table, "assist.set")
    assert "set:SVC-04+SCI-02" in moves(table)


def test_td_g16_exchange_with_the_next_customer() -> None:
    """TD-A-39."""
    row, customers = "SVC-07 TEC-12 INF-05", "SCI-04 SVC-09"
    table = given(only=True, t1=Side(hand="INF-03"), row=row, customers=customers)

    play(table, "use:INF-03")
    assert moves(table) == ["pick:SVC-07", "pick:TEC-12", "pick:INF-05"]
    play(table, "pick:TEC-12")
    assert names(table, table.row) == "SVC-07 SCI-04 INF-05"
    assert names(table, table.customers) == "TEC-12 SVC-09"
    for seat in (A, B):
        assert [(c.place, c.card) for c in seen_by(table, seat).customers_seen] == [(1, "TEC-12")]


def test_td_g16_the_exchanged_customer_is_dealt_next() -> None:
    table = given(
        t1=Side(hand="INF-03 INF-02"), row="SVC-13 TEC-12 INF-05", customers="SCI-04", seed=1
    )
    play(table, "use:INF-03", "pick:TEC-12")
    assert names(table, table.customers) == "TEC-12"
    table.customers += pile("SVC-09 SVC-08")
    pass_all(table)
    assert names(table, table.row)[-13:] == "TEC-12 SVC-09"


def test_td_g17_exchange_hand_and_row() -> None:
    side = Side(hand="SVC-04 TEC-06", areas=("SCI-11",))
    table = given(only=True, t1=side, row="SCI-05 INF-09 TEC-07")

    play(table, "use:SCI-11")
    assert moves(table) == ["pick:SVC-04", "pick:TEC-06"]
    play(table, "pick:TEC-06")
    assert moves(table) == ["pick:SCI-05", "pick:TEC-07"]
    play(table, "pick:TEC-07")
    assert names(table, table.hands[0]) == "SVC-04 TEC-07"
    assert names(table, table.row) == "SCI-05 INF-09 TEC-06"

    alone = given(only=True, t1=side, row="SCI-05 INF-09 TEC-07")
    play(alone, "use:SCI-11", "pick:SVC-04")
    assert names(alone, alone.row) == "SVC-04 INF-09 TEC-07"


def test_td_g18_scout() -> None:
    side = Side(areas=("SCI-12",))
    customers = "INF-13 SVC-02 TEC-10 SCI-06 SVC-09"
    table = given(only=True, t1=side, row="SVC-13", customers=customers)

    play(table, "use:SCI-12")
    assert moves(table) == [
        "bury:none",
        "bury:SVC-02",
        "bury:TEC-10",
        "bury:INF-13",
        "bury:SVC-02+TEC-10",
        "bury:SVC-02+INF-13",
        "bury:TEC-10+INF-13",
        "bury:SVC-02+TEC-10+INF-13",
    ]
    play(table, "bury:TEC-10+INF-13")
    assert names(table, table.customers) == "SVC-02 SCI-06 SVC-09 INF-13 TEC-10"
    scouted = events(table, Scouted)[0]
    assert scouted.seen_by(B) == Scouted(team=1, looked=3, buried=2, to=(A,), secret=None)
    assert scouted.seen_by(A).secret is not None

    for window in ("after", "between"):
        more = Side(hand="INF-01", areas=("SCI-12",))
        later = given(at=window, t1=more, row="SVC-13 SVC-12", customers=customers)
        assert moves(later) == ["pass", "use:INF-01"]


def test_td_g19_dig_with_reshuffle() -> None:
    order = pile("INF-03 SVC-04 TEC-01 INF-01")
    table = given(
        only=True,
        t1=Side(hand="SCI-02", deck="SVC-04", discard="TEC-01 INF-01 INF-03", areas=("INF-10",)),
        row="SVC-13",
        used="SCI-02",
    )

    play(table, "use:INF-10", orders=[order], numbers=[0])
    assert events(table, Revealed)[0].cards == ("INF-03", "SVC-04")
    assert moves(table) == ["pick:SVC-04", "pick:INF-03"]
    play(table, "pick:SVC-04")
    assert moves(table) == ["pick:SVC-04", "pick:SCI-02"]
    play(table, "pick:SCI-02")
    assert names(table, table.hands[0]) == "SVC-04"
    assert names(table, table.discards[0]) == "SCI-02"
    assert names(table, table.decks[0]) == "INF-03 TEC-01 INF-01"
    assert [(c.place, c.card) for c in seen_by(table, B).teams[0].deck_seen] == [(1, "INF-03")]


def test_td_g20_costs() -> None:
    poor = given(t1=Side(hand="INF-03", areas=("SVC-13",)), row="TEC-12 SCI-12")
    assert moves(poor) == ["pass", "use:INF-03"]

    side = Side(hand="SVC-04 INF-03", areas=("SVC-13",))
    table = given(only=True, t1=side, row="TEC-12 SCI-12")
    play(table, "use:SVC-13")
    assert names(table, table.discards[0]) == "SVC-04 INF-03"
    assert moves(table) == ["pick:TEC-12", "pick:SCI-12"]
    play(table, "pick:TEC-12")
    assert names(table, table.customers)[-6:] == "TEC-12"

    alone = Side(hand="SVC-06", areas=("TEC-05",), deck="SVC-04")
    assert moves(given(t1=alone, row="TEC-12 SCI-12")) == ["pass", "use:TEC-05"]
    empty = Side(hand="SVC-04 SVC-06 INF-09", areas=("SVC-13",), deck="INF-02")
    assert moves(given(t1=empty, row="")) == ["pass", "use:INF-09"]


def test_td_g21_saved_in_phase_4() -> None:
    side = Side(hand="INF-01", areas=("SVC-10",))
    early = given(at="effects", t1=side, unhappy="TEC-12 SCI-13 INF-11", row="SVC-13 SVC-12")
    assert moves(early) == ["pass", "use:INF-01"]
    table = given(at="after", t1=side, unhappy="TEC-12 SCI-13 INF-11", row="SVC-13 SVC-12")
    assert moves(table) == ["pass", "use:SVC-10", "use:INF-01"]

    play(table, "use:SVC-10")
    assert names(table, table.discards[0]) == "INF-01"
    assert moves(table) == ["pick:TEC-12", "pick:SCI-13", "pick:INF-11"]
    play(table, "pick:SCI-13")
    assert len(table.unhappy) == 2
    assert table.ids(table.customers)[-1] == "SCI-13"
    assert (table.over, table.round) == (False, 2)


def test_td_g22_invite() -> None:
    side = Side(areas=("SVC-07",))
    table = given(only=True, t1=side, row="SVC-13 TEC-12 TEC-13", customers="SCI-04 SVC-09")
    play(table, "use:SVC-07")
    assert names(table, table.row) == "SVC-13 TEC-12 TEC-13 SCI-04"

    more = Side(areas=("SVC-07",), hand="INF-01")
    full = given(t1=more, row="SVC-13 TEC-12 TEC-13 SCI-12", customers="SCI-04 SVC-09")
    assert moves(full) == ["pass", "use:INF-01"]
    empty = given(t1=more, row="SVC-13 TEC-12", customers="")
    assert moves(empty) == ["pass", "use:INF-01"]


def test_td_g23_ready() -> None:
    side = Side(hand="INF-02 TEC-09", areas=("TEC-12",), deck="SVC-04")
    table = given(t1=side, used="INF-02 TEC-09", row="SVC-13")

    assert moves(table) == ["pass", "use:TEC-12"]
    play(table, "use:TEC-12")
    assert moves(table) == ["pass", "use:INF-02"]
    assert seen_by(table, A).used == ("TEC-09", "TEC-12")

    only = Side(hand="TEC-09", areas=("TEC-12 TEC-05",), deck="SVC-04")
    assert moves(given(t1=only, used="TEC-09")) == ["pass", "use:TEC-05"]
