"""What everybody is told and shown: whole turns, event by event, and what moves touch."""

from seedround.games.trade_show.events import (
    Drafted,
    Failed,
    Fulfilled,
    GameEnded,
    Refilled,
    Rerolled,
    Rolled,
    RoundEnded,
    Sold,
    Stacked,
    TookColumn,
    TurnStarted,
)
from seedround.games.trade_show.sayings import AcceptOffer, PromptOffer
from seedround.games.trade_show.table import TradeShow
from seedround.testing import A, B, events
from seedround.testing.trade_show import at_show, given, play, seen_by

TOPS = ("grid:t1", "grid:t2", "grid:t3", "grid:t4", "grid:t5")
OUTER = ("grid:b1", "grid:b5", "grid:t1", "grid:t5")


def pieces(table: TradeShow) -> dict[str, tuple[str, ...]]:
    """By move: the things on the page that it touches."""
    return {str(offer.move): offer.pieces for offer in table.choice.offers(table)}


def blocked_pieces(table: TradeShow) -> dict[str, tuple[str, ...]]:
    """By verb: the things on the page that cannot be touched."""
    return {blocked.verb: blocked.pieces for blocked in table.choice.blocked(table)}


# Whole turns


def test_a_round_of_drafting_is_told() -> None:
    """TS-DRAFT-03..11: who took what from where, and the column after its refill."""
    table = given(start=1)
    assert table.log is not None
    table.log.clear()

    play(table, "one:3", "two:4", "order:top")

    assert table.log == [
        Drafted(seat=B, column=3, card="d33"),
        Refilled(column=3, bottom="d38", top="d02"),
        TookColumn(seat=A, column=4, bottom="d44", top="d49"),
        Stacked(seat=A, above="d49", below="d44"),
        Refilled(column=4, bottom="d13", top="d24"),
    ]


def test_a_turn_at_the_show_is_told() -> None:
    """TS-SHOW-02..18: exact hits, a paid reroll, the growing offer, what is lost with the sale."""
    table = at_show("social", "d21 d41 d16 d11 d01", "d4: 4 1; d6: 2 3; d8: 3", cubes=[2, 0])
    assert table.log is not None
    del table.log[:-2]

    play(
        table,
        "place:d4x1+cube",
        "roll",
        "reroll",
        dice="d4: 1; d6: 1 1; d8: 1 | d4: 4; d6: 5 2; d8: 1",
    )
    play(table, "roll", dice="d4: 1; d8: 1")

    assert table.log == [
        TurnStarted(seat=A, company="social"),
        Rolled(seat=A, card="d21", d4=(4, 1), d6=(2, 3), d8=(3,)),
        Fulfilled(seat=A, card="d21", dice="d4x1", values=(4,), cube=True, offer=7),
        Rolled(seat=A, card="d41", d4=(1,), d6=(1, 1), d8=(1,)),
        Rerolled(seat=A),
        Rolled(seat=A, card="d41", d4=(4,), d6=(5, 2), d8=(1,)),
        Fulfilled(seat=A, card="d41", dice="d6x2", values=(5, 2), cube=False, offer=22),
        Rolled(seat=A, card="d16", d4=(1,), d6=(), d8=(1,)),
        Failed(seat=A, card="d16", bonus=8, lost=14, score=8),
    ]


def test_ts_show_14_the_bonus_is_for_the_own_stack_alone() -> None:
    """Four cards are all of seat 0's stack, but not of seat 1's six."""
    table = at_show(
        companies="web app social gadget cloud",
        stacks=["...", "d02 d03 d04 d05 d07 d10"],
        start=1,
        whole_round=True,
        dice="d4: 3 1 1 1; d6: 1; d8: 1",
        seed=0,
    )

    play(table, "roll", "roll", dice="d4: 3 1 1; d6: 1; d8: 1 | d4: 3 1; d6: 1; d8: 1")
    play(table, "roll", dice="d4: 3; d6: 1; d8: 1")

    offers = [event.offer for event in events(table, Fulfilled)]
    turn = seen_by(table).turn
    assert offers == [3, 4, 5, 6]
    assert turn is not None
    assert turn.offer == 6
    assert table.choice.prompt(table) == PromptOffer(6, 0, "d07", 2, 2)
    assert table.choice.offers(table)[0].says == AcceptOffer(6, 0)

    play(table, "roll", "roll", dice="d6: 1; d8: 3 | d6: 3")

    assert events(table, Sold)[0] == Sold(B, 8, 4, 7, 0, 19, 19)
    assert table.scores == [0, 19]


def test_the_end_of_a_game_is_told() -> None:
    """TS-SHOW-13, TS-END-03: what was sold, what everybody has, who has won."""
    table = at_show(
        "web",
        "d03 d53 d38 d18",
        "d6: 2 2 1 1",
        whole_round=True,
        round=5,
        scores=[5, 3],
        cubes=[1, 0],
        stacks=["d03 d53 d38 d18", "d55 ..."],
    )
    assert table.log is not None
    table.log.clear()

    play(table, "accept", dice="d4: 1 1; d6: 1 1; d8: 1")

    assert table.log == [
        Sold(seat=A, dollars=1, bonus=2, complete=0, cubes=1, total=3, score=8),
        TurnStarted(seat=B, company="social"),
        Rolled(seat=B, card="d55", d4=(1, 1), d6=(1, 1), d8=(1,)),
        Failed(seat=B, card="d55", bonus=0, lost=0, score=3),
        RoundEnded(round=5, scores=(8, 3)),
        GameEnded(winners=(A,), scores=(10, 3), cubes=(2, 0)),
    ]


# Pieces


def test_drafting_touches_the_cards_of_the_column() -> None:
    table = given()

    assert pieces(table)["one:2"] == ("grid:b2",)
    assert pieces(table)["two:5"] == ("grid:b5", "grid:t5")
    assert blocked_pieces(table) == {"top": TOPS, "pass": ()}

    play(table, "two:5")
    assert pieces(table) == {"order:bottom": ("grid:b5",), "order:top": ("grid:t5",)}


def test_ts_draft_07_the_top_row_is_out_of_reach_with_one_place_left() -> None:
    table = given(stacks=["d42 d21 d16 d01", "d45"])

    assert blocked_pieces(table) == {"two": TOPS, "top": TOPS, "pass": ()}


def test_ts_draft_14_the_outer_columns_are_out_of_reach_for_the_last_one() -> None:
    table = given(stacks=["d42", "..."])
    assert blocked_pieces(table) == {"one": OUTER, "two": OUTER, "top": TOPS, "pass": ()}

    table = given(stacks=["d42 d21 d16 d01", "..."])
    assert blocked_pieces(table) == {"one": OUTER, "two": TOPS, "top": TOPS, "pass": ()}


def test_placing_touches_the_dice_of_its_size_and_the_card() -> None:
    table = at_show("social", "d21 d42 ...", "d4: 4 1; d6: 2 6; d8: 8", cubes=[2, 0])

    assert pieces(table) == {
        "place:d4x1+cube": ("die:d4-1", "die:d4-2", "stack@0:1"),
        "place:d6x1": ("die:d6-1", "die:d6-2", "stack@0:1"),
        "place:d8x1": ("die:d8-1", "stack@0:1"),
        "reroll": ("cubes@0:owned",),
    }
    assert blocked_pieces(table) == {"concede": ()}

    play(table, "place:d6x1")
    assert pieces(table) == {"accept": ("offer:sum",), "roll": ("stack@0:2", "die:free")}


def test_a_miss_touches_the_card_that_is_missed() -> None:
    table = at_show("social", "d51 ...", "d4: 1 1; d6: 1 1; d8: 1", cubes=[2, 0])

    assert pieces(table) == {"concede": ("stack@0:1",), "reroll": ("cubes@0:owned",)}
    assert blocked_pieces(table) == {"place": ("die:",)}


def test_ts_show_18_without_cubes_they_are_shown_as_missing() -> None:
    table = at_show("social", "d21 ...", "d4: 4 1; d6: 2 6; d8: 8", cubes=[1, 0])

    assert blocked_pieces(table) == {"concede": (), "reroll": ("cubes@0:owned",)}
