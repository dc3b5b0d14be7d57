"""What everybody is told and shown: runs and rounds, event by event, and what moves touch."""

import pytest

from seedround.games.tech_deck.events import (
    AllLost,
    AssistFailed,
    Committed,
    Contested,
    CustomerCame,
    CustomerLeft,
    CustomerWon,
    Declared,
    Developed,
    Doubled,
    Drew,
    EffectUsed,
    GameScored,
    HandDiscarded,
    Helped,
    Known,
    Placed,
    Retained,
    Retired,
    RoundEnded,
    RoundStarted,
    Scored,
    SetReturned,
    SetRevealed,
    SetsDown,
    SoloStart,
    SoloWon,
    TableSet,
    TeamsMade,
    VentureKept,
    VenturesRevealed,
)
from seedround.games.tech_deck.near import nearest
from seedround.games.tech_deck.sayings import PlaceIn, PlayFor, PromptDeclare, PromptFirst, ScoreIt
from seedround.games.tech_deck.table import TechDeck
from seedround.testing import A, B, kind, moves, pieces, play, say
from seedround.testing.tech_deck import (
    NOTHING,
    T1,
    T2,
    Side,
    counts,
    dealt,
    given,
    happened,
    pass_on,
)


def says(table: TechDeck) -> dict[str, object]:
    """By move: what is said about it."""
    return {str(offer.move): offer.says for offer in table.choice.offers(table)}


# The assist phase


def test_a_contest_is_told() -> None:
    """TD-ASSIST-05..14: two sets for one customer, an edge, who wins it and what becomes of it."""
    table = given(
        at="assist",
        marker=2,
        row="SVC-07 INF-06",
        t1=Side(hand="SVC-04 INF-03"),
        t2=Side(hand="SVC-02 TEC-05", areas=("SVC-12 TEC-08 TEC-10",)),
    )

    play(table, "set:SVC-02+TEC-05", "set:SVC-04+INF-03", "use:SVC-12", "area:a1", "retire:TEC-08")

    assert happened(table)[:15] == [
        Committed(team=2, to=(B,), secret=Known(("SVC-02", "TEC-05"))),
        Committed(team=1, to=(A,), secret=Known(("SVC-04", "INF-03"))),
        SetsDown(counts(2, 2)),
        SetRevealed(*T1, ("SVC-04", "INF-03")),
        Declared(*T1, "SVC-07"),
        SetRevealed(*T2, ("SVC-02", "TEC-05")),
        Declared(*T2, "SVC-07"),
        EffectUsed(B, "SVC-12", "Contested: your highest card counts 5 more."),
        Helped(*T2, 0, 0, False, 5),
        Contested("SVC-07", *T2, "values"),
        CustomerWon(*T2, "SVC-07"),
        Placed(*T2, 1, "SVC-07"),
        Retired(*T2, "TEC-08", 1),
        SetReturned(*T1, ("SVC-04", "INF-03"), False),
    ]


def test_help_is_told() -> None:
    """TD-ASSIST-08: a total that is short, a card that counts twice, no domain needed."""
    table = given(
        at="assist",
        marker=2,
        row="SCI-08",
        t1=NOTHING,
        t2=Side(hand="SVC-03 INF-01", areas=("TEC-07 TEC-13 SCI-05",)),
        seed=1,
    )

    play(table, "set:SVC-03+INF-01", "use:SCI-05", "use:TEC-13", "pick:SVC-03", "use:TEC-07")
    play(table, "score")

    texts = {name: table.cards.card(name).text for name in ("SCI-05", "TEC-13", "TEC-07")}
    assert happened(table)[:12] == [
        Committed(team=2, to=(B,), secret=Known(("SVC-03", "INF-01"))),
        Committed(team=1, to=(A,), secret=Known(())),
        SetsDown(counts(0, 2)),
        SetRevealed(*T2, ("SVC-03", "INF-01")),
        Declared(*T2, "SCI-08"),
        EffectUsed(B, "SCI-05", texts["SCI-05"]),
        Helped(*T2, 0, 0, True, 0),
        EffectUsed(B, "TEC-13", texts["TEC-13"]),
        Doubled(*T2, "SVC-03"),
        EffectUsed(B, "TEC-07", texts["TEC-07"]),
        Helped(*T2, 0, 1, False, 0),
        CustomerWon(*T2, "SCI-08"),
    ]
    assert Scored(*T2, "SCI-08", 1) in happened(table)


def test_a_failure_is_told() -> None:
    """TD-ASSIST-10, TD-ASSIST-22: the help is not used; without a winner the team is out."""
    side = Side(hand="SVC-03 INF-01", areas=("TEC-10 TEC-07",))
    table = given(at="assist", marker=1, row="SVC-05", t2=side)

    play(table, "set:SVC-03+INF-01", "pass")

    assert happened(table)[5:7] == [
        AssistFailed(*T2, ("SVC-03", "INF-01")),
        SetReturned(*T2, ("SVC-03", "INF-01"), True),
    ]


@pytest.mark.parametrize(
    ("card", "to"), [("SVC-04", "discard"), ("SCI-04", "hand"), ("INF-04", "deck")]
)
def test_a_development_is_told(card: str, to: str) -> None:
    """TD-ASSIST-15."""
    table = given(at="assist", row=f"{card[:3]}-07", t2=Side(hand=f"{card} {card[:3]}-03"), seed=1)

    play(table, f"set:{card[:3]}-03+{card}", f"use:{card}")

    assert Developed(*T2, f"{card[:3]}-07", to) in happened(table)  # type: ignore[arg-type]


def test_a_card_that_is_kept_is_told() -> None:
    """TD-ASSIST-16."""
    table = given(at="assist", row="SVC-07", t2=Side(hand="SVC-04 INF-03", areas=("SVC-11",)))

    play(table, "set:SVC-04+INF-03", "use:SVC-11")
    assert pieces(table) == {
        "pick:SVC-04": ("set@t2:SVC-04",),
        "pick:INF-03": ("set@t2:INF-03",),
    }
    play(table, "pick:INF-03")

    assert Retained(*T2, "INF-03") in happened(table)


def test_a_set_touches_its_cards_and_the_customers_it_reaches() -> None:
    """TD-ASSIST-04: those it matches as it is, and those it reaches with help."""
    side = Side(hand="SVC-03 INF-04", areas=("TEC-07",))
    table = given(at="assist", marker=2, row="SCI-12 SVC-08 INF-07", t2=side)

    assert pieces(table) == {
        "none": (),
        "set:SVC-03+INF-04": ("hand@t2:SVC-03", "hand@t2:INF-04", "row:2", "row:3"),
    }
    reached = PlayFor(("SVC-03", "INF-04"), 7, customers=("INF-07",), helped=("SVC-08",))
    assert says(table)["set:SVC-03+INF-04"] == reached
    unserved, reason = table.choice.blocked(table)
    assert unserved.pieces == ("row:1",)
    assert reason.pieces == ("hand@t2:", "row:")


@pytest.mark.parametrize(
    ("hand", "area", "words"),
    [
        ("", "", "you hold no card of that domain"),
        ("SVC-03 INF-04", "", "you hold no card of that domain"),
        ("SVC-03 INF-04", "SCI-05", "your nearest set is 5 short"),
        ("SCI-03 INF-04", "", "your nearest set is 5 short"),
        ("SCI-03 INF-04", "TEC-07", "your nearest set is 4 short"),
        ("SCI-03 INF-04", "TEC-13", "your nearest set is 1 short"),
        ("SCI-09 INF-06", "TEC-10", "your nearest set is 1 over"),
    ],
)
def test_td_assist_02_why_no_set_serves_a_customer(hand: str, area: str, words: str) -> None:
    """With all the help there is: any domain, so much short or over, a card that counts twice."""
    table = given(only=True, row="SCI-12", t1=Side(hand=hand, areas=(area,)))
    reason = nearest(table, 0, table.row[0])
    assert say(table, reason) == f"Science 12: {words}."


def test_declaring_touches_the_customer() -> None:
    """TD-ASSIST-07: it is blocked for the others of the row, if there are any."""
    side = Side(hand="SVC-03 INF-04", areas=("TEC-07",))
    table = given(at="assist", marker=2, row="SCI-12 SVC-08 INF-07", t2=side)
    play(table, "set:SVC-03+INF-04")

    assert pieces(table) == {"assist:SVC-08": ("row:2",), "assist:INF-07": ("row:3",)}
    assert table.choice.prompt(table) == PromptDeclare(("SVC-03", "INF-04"))
    assert [blocked.pieces for blocked in table.choice.blocked(table)] == [("row:",)]

    table = given(at="assist", marker=2, row="SVC-08 INF-07", t2=side)
    play(table, "set:SVC-03+INF-04")
    assert table.choice.blocked(table) == []


@pytest.mark.parametrize(
    ("held", "full"), [("TEC-08 TEC-10", False), ("TEC-08 TEC-10 TEC-12", True)]
)
def test_td_assist_18_an_area_is_said_to_be_full(held: str, full: bool) -> None:
    side = Side(hand="SVC-04 INF-03", areas=(held,))
    table = given(at="assist", row="SVC-07", t2=side)
    pass_on(play(table, "set:SVC-04+INF-03"), "assist.place")

    text = table.cards.card("SVC-07").text
    assert says(table) == {
        "score": ScoreIt("SVC-07"),
        "area:a1": PlaceIn("SVC-07", 1, text, full),
    }
    assert pieces(table) == {"score": ("score@t2:pile",), "area:a1": ("area@t2:a1",)}


def test_a_retired_venture_is_touched_where_it_lies() -> None:
    side = Side(hand="SVC-04 INF-03", areas=("TEC-08 TEC-10 TEC-12",))
    table = given(at="assist", row="SVC-07", t2=side)
    pass_on(play(table, "set:SVC-04+INF-03"), "assist.place")
    play(table, "area:a1")

    assert pieces(table)["retire:TEC-10"] == ("area@t2:TEC-10",)


def test_a_long_set_is_named_card_by_card() -> None:
    """3.1: the question says what was named so far."""
    hand = "SVC-01 SVC-02 SVC-03 TEC-01 TEC-02 TEC-03 SCI-01 SCI-02 SCI-03 INF-01 INF-02 INF-03"
    row = "SVC-10 TEC-09 SCI-11 INF-08"
    table = given(at="assist", marker=2, row=row, t2=Side(hand=hand))

    first = next(text for text in moves(table) if text.startswith("first:"))
    card = first.removeprefix("first:")
    assert pieces(table)[first] == (f"hand@t2:{card}",)
    play(table, first)

    assert kind(table) == "assist.set"
    assert table.choice.prompt(table) == PromptFirst((card,))


# Setup, rounds and the end


def test_the_set_up_is_told() -> None:
    """TD-SETUP-02..12: what was turned up for whom, who kept what, where the marker lies."""
    table = dealt(2, seed=1)
    turned = [event for event in table.log or [] if isinstance(event, VenturesRevealed)]
    first = moves(table)[1]
    play(table, first)
    second = moves(table)[0]
    play(table, second, numbers=[1])

    assert [event.team for event in turned] == [1, 2]
    assert happened(table)[:6] == [
        TeamsMade((A,), (B,)),
        *turned,
        VentureKept(A, 1, 1, first.removeprefix("venture:")),
        VentureKept(B, 2, 1, second.removeprefix("venture:")),
        TableSet(table.ids(table.row[:2]), *T2),
    ]
    assert RoundStarted(1, (), *T2) in happened(table)


def test_a_solo_start_is_told() -> None:
    """TD-SETUP-07, TD-SETUP-08."""
    table = dealt(1)

    assert happened(table)[:2] == [
        TeamsMade((A,), ()),
        SoloStart(
            cards=("SVC-01", "SVC-04", "TEC-03", "SCI-02", "INF-01"),
            box=("SVC-02", "SVC-03", "TEC-01", "TEC-02", "SCI-01", "SCI-03", "INF-02", "INF-03"),
        ),
    ]


def test_a_refresh_and_a_new_round_are_told() -> None:
    """TD-REFRESH-01, TD-END-08, TD-NEW-04: the marker team first; then the marker moves."""
    table = given(
        at="refresh",
        round=4,
        marker=2,
        row="SVC-13 TEC-11 SCI-12 INF-09",
        customers="SVC-12 TEC-10 SCI-13",
        t1=Side(hand="SVC-04", deck="TEC-01 TEC-02 TEC-03 TEC-04 SVC-01"),
        t2=Side(hand="INF-03", deck="SCI-01 SCI-02 SCI-03 SCI-04 SVC-03", score="TEC-09"),
    )

    assert happened(table)[:10] == [
        HandDiscarded(*T2, ("INF-03",)),
        HandDiscarded(*T1, ("SVC-04",)),
        Drew(team=2, count=4, to=(B,), secret=Known(("SCI-01", "SCI-02", "SCI-03", "SCI-04"))),
        Drew(team=1, count=4, to=(A,), secret=Known(("TEC-01", "TEC-02", "TEC-03", "TEC-04"))),
        RoundEnded(4, (0, 1), counts(0, 1), 0, 3),
        RoundStarted(5, (), *T1),
        CustomerLeft("SVC-13", 1, 3),
        CustomerCame("SVC-12"),
        CustomerLeft("TEC-11", 2, 3),
        CustomerCame("TEC-10"),
    ]


def test_the_end_is_told() -> None:
    """TD-END-01..06: all lose, one team wins, a solo game is won."""
    one, two = Side(score="TEC-09"), Side(score="SVC-10 INF-09")
    table = given(at="end", unhappy="SVC-13 TEC-11 SCI-12", t1=one, t2=two)
    assert happened(table) == [AllLost(3, counts(1, 2))]

    table = given(at="end", customers="", t1=one, t2=two)
    assert happened(table) == [GameScored((B,), counts(1, 2), counts(9, 19), "points")]

    table = given(seats=1, at="end", customers="", t1=one)
    assert happened(table) == [SoloWon(A, 1, "side_project")]
