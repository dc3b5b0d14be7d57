"""What everybody is told and shown: effects, runs and rounds, event by event; what moves touch."""

from typing import Any

import pytest

from seedround.engine.event import Event
from seedround.engine.generator import Scripted
from seedround.games.tech_deck.events import (
    AllLost,
    AssistFailed,
    Banked,
    Buried,
    Committed,
    Contested,
    CustomerCame,
    CustomerLeft,
    CustomerWon,
    Declared,
    Developed,
    Discarded,
    Doubled,
    Drew,
    EffectUsed,
    Exchanged,
    Expelled,
    GameScored,
    HandDiscarded,
    HandShown,
    Helped,
    Known,
    Looked,
    Placed,
    Readied,
    Recovered,
    Reshuffled,
    Retained,
    Retired,
    Revealed,
    RoundEnded,
    RoundStarted,
    Scored,
    Scouted,
    SetReturned,
    SetRevealed,
    SetsDown,
    Shifted,
    SoloStart,
    SoloWon,
    Spied,
    TableSet,
    Taken,
    TeamPassed,
    TeamsMade,
    VentureKept,
    VenturesRevealed,
)
from seedround.games.tech_deck.sayings import PlaceIn, PlayFor, PromptDeclare, PromptFirst, ScoreIt
from seedround.games.tech_deck.table import TechDeck
from tests.games.tech_deck.given import NOTHING, Side, dealt, given, kind, moves, pass_on, play
from tests.games.tech_deck.sets import RARE

MATES = (1, 3)
"""The second team of four players, which acts in all of these stories."""
State = dict[str, Any]


def log(table: TechDeck) -> list[Event]:
    """All that was told, but for passing."""
    return [event for event in table.log or [] if not isinstance(event, TeamPassed)]


def pieces(table: TechDeck) -> dict[str, tuple[str, ...]]:
    """By move: the things on the page that it touches."""
    return {str(offer.move): offer.pieces for offer in table.choice.offers(table)}


def says(table: TechDeck) -> dict[str, object]:
    """By move: what is said about it."""
    return {str(offer.move): offer.says for offer in table.choice.offers(table)}


# Effects (section 6.1)


def acting(
    hand: str = "",
    deck: str = "",
    discard: str = "",
    areas: tuple[str, ...] = (),
    **state: Any,
) -> State:
    """The second team of four, with the marker, has this."""
    side = Side(hand=hand, deck=deck, discard=discard, areas=areas)
    return {"row": "SVC-13 TEC-11 SCI-12", "t2": side, **state}


DEEDS: dict[str, tuple[State, list[str], list[Event]]] = {
    "shift": (
        acting(areas=("SVC-05",)),
        ["use:SVC-05", "pick:SVC-13"],
        [Shifted("SVC-13")],
    ),
    "swap row/top": (
        acting("SVC-03", customers="SVC-12 TEC-10"),
        ["use:SVC-03", "pick:TEC-11"],
        [Exchanged(2, "TEC-11", "SVC-12", "row_top")],
    ),
    "swap hand/row": (
        acting("SVC-12 INF-01", areas=("SCI-11",)),
        ["use:SCI-11", "pick:TEC-11"],
        [HandShown(2, "SVC-12"), Exchanged(2, "SVC-12", "TEC-11", "hand_row")],
    ),
    "swap hand/discard": (
        acting("SVC-12 INF-01", discard="TEC-02 TEC-01", areas=("INF-07",)),
        ["use:INF-07", "pick:INF-01", "pick:TEC-02"],
        [HandShown(2, "INF-01"), Exchanged(2, "INF-01", "TEC-02", "hand_discard")],
    ),
    "swap discard/rival_discard": (
        acting(discard="TEC-02", areas=("INF-08",), t1=Side(discard="SVC-03")),
        ["use:INF-08"],
        [Exchanged(2, "TEC-02", "SVC-03", "discard_rival_discard")],
    ),
    "bury": (
        acting("SVC-06 TEC-01 TEC-02 INF-03"),
        ["use:SVC-06", "pick:TEC-01", "pick:INF-03", "pick:TEC-11"],
        [Discarded(2, "TEC-01"), Discarded(2, "INF-03"), Buried("TEC-11", "row")],
    ),
    "bury unhappy left": (
        acting(areas=("SVC-05",), cards=RARE, unhappy="TEC-13 SVC-10"),
        ["use:SVC-05"],
        [Buried("TEC-13", "unhappy")],
    ),
    "invite": (
        acting(areas=("SVC-07",), customers="SVC-12 TEC-10"),
        ["use:SVC-07"],
        [CustomerCame("SVC-12")],
    ),
    "recover": (
        acting(discard="TEC-01 TEC-02", areas=("INF-11",)),
        ["use:INF-11", "pick:TEC-02"],
        [Recovered(2, "TEC-02")],
    ),
    "draw and discard": (
        acting("INF-02 TEC-01", deck="SVC-01"),
        ["use:INF-02", "pick:TEC-01"],
        [
            Drew(team=2, count=1, to=MATES, secret=Known(("SVC-01",))),
            Discarded(2, "TEC-01"),
        ],
    ),
    "dig": (
        acting("INF-02", deck="SVC-01 SVC-02 SVC-03", areas=("INF-10",)),
        ["use:INF-10", "pick:SVC-02", "pick:INF-02"],
        [Revealed(2, ("SVC-01", "SVC-02")), Taken(2, "SVC-02"), Discarded(2, "INF-02")],
    ),
    "spy": (
        acting(areas=("INF-05",), cards=RARE, t1=Side(hand="SVC-03 TEC-01")),
        ["use:INF-05"],
        [Spied(team=2, to=MATES, secret=Known(("SVC-03", "TEC-01")))],
    ),
    "scout": (
        acting(areas=("SCI-12",), row="SVC-13", customers="SVC-12 TEC-11 SCI-09 INF-12"),
        ["use:SCI-12", "bury:TEC-11+SCI-09"],
        [
            Looked(team=2, count=3, to=MATES, secret=Known(("SVC-12", "TEC-11", "SCI-09"))),
            Scouted(team=2, looked=3, buried=2, to=MATES, secret=Known(("TEC-11", "SCI-09"))),
        ],
    ),
    "ready": (
        acting("TEC-09 INF-01 SVC-02", used="INF-01 SVC-02"),
        ["use:TEC-09", "pick:SVC-02"],
        [Readied("SVC-02")],
    ),
    "bank": (
        acting("SVC-09 TEC-09", areas=("INF-13",), at="after"),
        ["use:INF-13", "pick:TEC-09"],
        [Banked(2, "TEC-09")],
    ),
    "expel row": (
        acting("TEC-01 TEC-02", areas=("SCI-13",)),
        ["use:SCI-13", "pick:TEC-11"],
        [Discarded(2, "TEC-01"), Discarded(2, "TEC-02"), Expelled("TEC-11", "row")],
    ),
    "expel self from the hand": (
        acting("OPN-07", deck="SVC-01 SVC-02"),
        ["use:OPN-07"],
        [
            Expelled("OPN-07", "hand"),
            Drew(team=2, count=2, to=MATES, secret=Known(("SVC-01", "SVC-02"))),
        ],
    ),
    "expel self from an area": (
        acting(areas=("SCI-08",), cards=RARE),
        ["use:SCI-08"],
        [Expelled("SCI-08", "area")],
    ),
    "expel discard": (
        acting(discard="SVC-01 SVC-02", areas=("TEC-08",), cards=RARE),
        ["use:TEC-08", "pick:SVC-02"],
        [Expelled("SVC-02", "discard")],
    ),
    "expel unhappy left": (
        acting(areas=("SVC-07",), cards=RARE, unhappy="TEC-13 SVC-10"),
        ["use:SVC-07"],
        [Expelled("TEC-13", "unhappy")],
    ),
    "reshuffle": (
        acting(deck="SVC-01", discard="SVC-02 SVC-03", areas=("INF-12",)),
        ["use:INF-12"],
        [
            Reshuffled(2, 3),
            Drew(team=2, count=2, to=MATES, secret=Known(("SVC-01", "SVC-03"))),
            Discarded(2, "SVC-01"),
            Discarded(2, "SVC-03"),
        ],
    ),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_an_effect_is_told(deed: str) -> None:
    """TD-FX-04, TD-FX-14: who used which card, then every step of it."""
    state, texts, wanted = DEEDS[deed]
    table = given(seats=4, only=True, marker=2, **state)
    card = texts[0].removeprefix("use:")

    play(table, *texts)

    assert log(table) == [EffectUsed(1, card, table.cards.card(card).text), *wanted]


PICKS: dict[str, tuple[State, list[str], dict[str, tuple[str, ...]]]] = {
    "row": (
        acting(areas=("SVC-05",)),
        ["use:SVC-05"],
        {"pick:SVC-13": ("row:1",), "pick:TEC-11": ("row:2",)},
    ),
    "hand": (
        acting("INF-02 TEC-01", deck="SVC-01"),
        ["use:INF-02"],
        {f"pick:{card}": (f"hand@t2:{card}",) for card in ("SVC-01", "TEC-01", "INF-02")},
    ),
    "discard": (
        acting(discard="TEC-01 TEC-02", areas=("INF-11",)),
        ["use:INF-11"],
        {f"pick:{card}": (f"discard@t2:{card}",) for card in ("TEC-01", "TEC-02")},
    ),
    "their discard": (
        acting(discard="TEC-02", areas=("INF-08",), t1=Side(discard="SVC-03 SVC-02")),
        ["use:INF-08"],
        {f"pick:{card}": (f"discard@t1:{card}",) for card in ("SVC-02", "SVC-03")},
    ),
    "deck": (
        acting(deck="SVC-02 SVC-01 SVC-03", areas=("INF-10",)),
        ["use:INF-10"],
        {f"pick:{card}": (f"deck@t2:{card}",) for card in ("SVC-01", "SVC-02")},
    ),
    "unhappy": (
        acting("SVC-09 TEC-01", at="after", unhappy="TEC-13 SVC-10"),
        ["use:SVC-09"],
        {"pick:SVC-10": ("unhappy:SVC-10",), "pick:TEC-13": ("unhappy:TEC-13",)},
    ),
    "customers": (
        acting(areas=("SCI-12",), row="SVC-13", customers="TEC-11 SVC-12"),
        ["use:SCI-12"],
        {
            "bury:none": (),
            "bury:SVC-12": ("customers:SVC-12",),
            "bury:TEC-11": ("customers:TEC-11",),
            "bury:SVC-12+TEC-11": ("customers:SVC-12", "customers:TEC-11"),
        },
    ),
}


@pytest.mark.parametrize("where", PICKS)
def test_a_pick_touches_the_card_where_it_lies(where: str) -> None:
    """TD-FX-17: cards are listed in deck order, those of the row from the left."""
    state, texts, wanted = PICKS[where]
    table = given(seats=4, only=True, marker=2, **state)

    play(table, *texts)

    assert list(pieces(table).items()) == list(wanted.items())


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

    assert log(table)[:15] == [
        Committed(team=2, to=(1,), secret=Known(("SVC-02", "TEC-05"))),
        Committed(team=1, to=(0,), secret=Known(("SVC-04", "INF-03"))),
        SetsDown((2, 2)),
        SetRevealed(1, ("SVC-04", "INF-03")),
        Declared(1, "SVC-07"),
        SetRevealed(2, ("SVC-02", "TEC-05")),
        Declared(2, "SVC-07"),
        EffectUsed(1, "SVC-12", "Contested: your highest card counts 5 more."),
        Helped(2, 0, 0, False, 5),
        Contested("SVC-07", 2, "values"),
        CustomerWon(2, "SVC-07"),
        Placed(2, "a1", "SVC-07"),
        Retired(2, "TEC-08", 1),
        SetReturned(1, ("SVC-04", "INF-03"), False),
    ]


def test_help_is_told() -> None:
    """TD-ASSIST-08: a total that is short, a card that counts twice, no domain needed."""
    table = given(
        at="assist",
        marker=2,
        row="SCI-08",
        t1=NOTHING,
        t2=Side(hand="SVC-03 INF-01", areas=("TEC-07 TEC-13 SCI-05",)),
    )

    play(table, "set:SVC-03+INF-01", "use:SCI-05", "use:TEC-13", "pick:SVC-03", "use:TEC-07")
    play(table, "score")

    texts = {name: table.cards.card(name).text for name in ("SCI-05", "TEC-13", "TEC-07")}
    assert log(table)[:12] == [
        Committed(team=2, to=(1,), secret=Known(("SVC-03", "INF-01"))),
        Committed(team=1, to=(0,), secret=Known(())),
        SetsDown((0, 2)),
        SetRevealed(2, ("SVC-03", "INF-01")),
        Declared(2, "SCI-08"),
        EffectUsed(1, "SCI-05", texts["SCI-05"]),
        Helped(2, 0, 0, True, 0),
        EffectUsed(1, "TEC-13", texts["TEC-13"]),
        Doubled(2, "SVC-03"),
        EffectUsed(1, "TEC-07", texts["TEC-07"]),
        Helped(2, 0, 1, False, 0),
        CustomerWon(2, "SCI-08"),
    ]
    assert Scored(2, "SCI-08", 1) in log(table)


def test_a_failure_is_told() -> None:
    """TD-ASSIST-10, TD-ASSIST-22: the help is not used; without a winner the team is out."""
    side = Side(hand="SVC-03 INF-01", areas=("TEC-10 TEC-07",))
    table = given(at="assist", marker=1, row="SVC-05", t2=side)

    play(table, "set:SVC-03+INF-01", "pass")

    assert log(table)[5:7] == [
        AssistFailed(2, ("SVC-03", "INF-01")),
        SetReturned(2, ("SVC-03", "INF-01"), True),
    ]


@pytest.mark.parametrize(
    ("card", "to"), [("SVC-04", "discard"), ("SCI-04", "hand"), ("INF-04", "deck")]
)
def test_a_development_is_told(card: str, to: str) -> None:
    """TD-ASSIST-15."""
    table = given(at="assist", row=f"{card[:3]}-07", t2=Side(hand=f"{card} {card[:3]}-03"))

    play(table, f"set:{card[:3]}-03+{card}", f"use:{card}")

    assert Developed(2, f"{card[:3]}-07", to) in log(table)  # type: ignore[arg-type]


def test_a_card_that_is_kept_is_told() -> None:
    """TD-ASSIST-16."""
    table = given(at="assist", row="SVC-07", t2=Side(hand="SVC-04 INF-03", areas=("SVC-11",)))

    play(table, "set:SVC-04+INF-03", "use:SVC-11")
    assert pieces(table) == {
        "pick:SVC-04": ("set@t2:SVC-04",),
        "pick:INF-03": ("set@t2:INF-03",),
    }
    play(table, "pick:INF-03")

    assert Retained(2, "INF-03") in log(table)


def test_a_set_touches_its_cards_and_the_customers_it_reaches() -> None:
    """TD-ASSIST-04: those it matches as it is, and those it reaches with help."""
    side = Side(hand="SVC-03 INF-04", areas=("TEC-07",))
    table = given(at="assist", marker=2, row="SCI-12 SVC-08 INF-07", t2=side)

    assert pieces(table) == {
        "none": (),
        "set:SVC-03+INF-04": ("hand@t2:SVC-03", "hand@t2:INF-04", "row:2", "row:3"),
    }
    reached = PlayFor(("SVC-03", "INF-04"), customers=("INF-07",), helped=("SVC-08",))
    assert says(table)["set:SVC-03+INF-04"] == reached
    (reason,) = table.choice.blocked(table)
    assert reason.pieces == ("hand@t2:", "row:")


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
        "area:a1": PlaceIn("SVC-07", "a1", text, full),
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
    table = dealt(2, Scripted(seed=1, numbers=[1]))
    turned = [event for event in table.log or [] if isinstance(event, VenturesRevealed)]
    first = moves(table)[1]
    play(table, first)
    second = moves(table)[0]
    play(table, second)

    assert [event.team for event in turned] == [1, 2]
    assert log(table)[:6] == [
        TeamsMade((0,), (1,)),
        *turned,
        VentureKept(0, 1, "a1", first.removeprefix("venture:")),
        VentureKept(1, 2, "a1", second.removeprefix("venture:")),
        TableSet(table.ids(table.row[:2]), 2),
    ]
    assert RoundStarted(1, (0, 1), 2) in log(table)


def test_a_solo_start_is_told() -> None:
    """TD-SETUP-07, TD-SETUP-08."""
    table = dealt(1)

    assert log(table)[:2] == [
        TeamsMade((0,), ()),
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

    assert log(table)[:10] == [
        HandDiscarded(2, ("INF-03",)),
        HandDiscarded(1, ("SVC-04",)),
        Drew(team=2, count=4, to=(1,), secret=Known(("SCI-01", "SCI-02", "SCI-03", "SCI-04"))),
        Drew(team=1, count=4, to=(0,), secret=Known(("TEC-01", "TEC-02", "TEC-03", "TEC-04"))),
        RoundEnded(4, (0, 1), 0),
        RoundStarted(5, (0, 1), 1),
        CustomerLeft("SVC-13", 1),
        CustomerCame("SVC-12"),
        CustomerLeft("TEC-11", 2),
        CustomerCame("TEC-10"),
    ]


def test_the_end_is_told() -> None:
    """TD-END-01..06: all lose, one team wins, a solo game is won."""
    sides = {"t1": Side(score="TEC-09"), "t2": Side(score="SVC-10 INF-09")}
    table = given(at="end", unhappy="SVC-13 TEC-11 SCI-12", **sides)
    assert log(table) == [AllLost(3, (1, 2))]

    table = given(at="end", customers="", **sides)
    assert log(table) == [GameScored((1,), (1, 2), (9, 19), "points")]

    table = given(seats=1, at="end", customers="", t1=Side(score="TEC-09"))
    assert log(table) == [SoloWon(1, "side project")]
