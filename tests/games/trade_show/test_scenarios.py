"""The golden scenarios of setup, draft, rounds, views and replay (TS-G01..G11, TS-G28..G36)."""

from pathlib import Path

import msgspec
import pytest

from seedround.engine.errors import BadSet
from seedround.engine.kinds import SPECTATOR, Seat
from seedround.engine.look import ask, fingerprint, look
from seedround.engine.playthrough import Playthrough
from seedround.games.trade_show import GAME
from seedround.games.trade_show.events import Rolled, TurnStarted
from seedround.games.trade_show.rounds import END_ROUND
from seedround.testing import A, B, C, events, move, moves
from seedround.testing.trade_show import (
    at_show,
    bottom,
    given,
    held,
    next_cards,
    play,
    play_round,
    stack,
    top,
)
from tests.games.trade_show.sets import write_set

# Setup


def test_ts_g01_two_players_are_set_up() -> None:
    table = given(seats=2, companies="social app web gadget cloud")

    assert held(table) == "social app | web gadget cloud"
    assert (len(table.grid), len(table.deck)) == (10, 45)
    assert (table.supply, table.scores, table.cubes, table.rounds) == (24, [0, 0], [0, 0], 5)


def test_ts_g02_five_players_leave_no_queue() -> None:
    table = given(seats=5, companies="social app web gadget cloud")

    assert held(table) == "social app web gadget cloud |"
    assert (len(table.deck), table.rounds) == (45, 3)


def test_ts_g03_pools_that_would_empty_the_deck_are_refused(tmp_path: Path) -> None:
    ten, nine, eight = (4, 4, 2), (4, 4, 1), (4, 4, 0)
    too_many = write_set(tmp_path / "56.toml", pools=[ten, ten, ten, eight, eight])
    with pytest.raises(BadSet, match=r"10 \+ 46 = 56 cards, and there are 55"):
        GAME.card_set(str(too_many))

    just_right = write_set(tmp_path / "55.toml", pools=[ten, ten, nine, eight, eight])
    assert GAME.card_set(str(just_right)).id == "mine"


# Development phase


def test_ts_g04_the_first_draft_has_ten_moves() -> None:
    table = given(seats=4)

    assert table.choice.seat == 0
    assert moves(table) == [
        "one:1", "one:2", "one:3", "one:4", "one:5", "two:1", "two:2", "two:3", "two:4", "two:5",
    ]  # fmt: skip


def test_ts_g05_one_card_lets_the_column_slide_down() -> None:
    table = play(given(seats=4), "one:3")

    assert stack(table) == "d33"
    assert bottom(table) == "d11 d22 d38 d44 d05"
    assert top(table) == "d16 d27 d02 d49 d10"
    assert next_cards(table) == "d13"
    assert (len(table.deck), table.choice.seat) == (44, 1)


def test_ts_g06_two_cards_are_put_in_order_before_the_refill() -> None:
    table = play(given(seats=4), "two:4")

    assert (table.choice.seat, moves(table)) == (0, ["order:bottom", "order:top"])
    assert bottom(table) == "d11 d22 d33 d44 d05"
    assert top(table) == "d16 d27 d38 d49 d10"
    assert len(table.deck) == 45

    play(table, "order:top")

    assert stack(table) == "d49 d44"
    assert bottom(table) == "d11 d22 d33 d02 d05"
    assert top(table) == "d16 d27 d38 d13 d10"
    assert (len(table.deck), table.choice.seat) == (43, 1)


def test_ts_g07_the_fifth_card_finishes_the_social_network() -> None:
    table = given(stacks=["d42 d21 d16 d01", "d45"])

    assert moves(table) == ["one:1", "one:2", "one:3", "one:4", "one:5"]

    play(table, "one:1")

    assert stack(table) == "d42 d21 d16 d01 d11"
    assert (table.places(A), table.choice.seat) == (0, 1)


def test_ts_g08_a_finished_seat_is_skipped() -> None:
    table = given(seats=3, companies="social web app gadget cloud", stacks=["d42", "...", "d45"])

    play(table, "one:1")

    assert table.places(A) > 0
    assert table.choice.seat == 2


def test_ts_g09_the_last_player_drafts_from_the_centre() -> None:
    table = given(stacks=["...", "d45 d42 d21 d01"], turn=1)

    assert moves(table) == ["one:2", "one:3", "one:4", "two:2", "two:3", "two:4"]

    play(table, "one:2")

    assert table.choice.seat == 1
    assert moves(table) == ["one:2", "one:3", "one:4"]


def test_ts_g10_two_unfinished_seats_still_use_all_columns() -> None:
    table = given(
        companies="social web app gadget cloud", stacks=["d42 d21 d16 d01", "d43 d28 d03"]
    )

    assert (table.choice.seat, moves(table)) == (0, ["one:1", "one:2", "one:3", "one:4", "one:5"])

    play(table, "one:5")

    assert (table.choice.seat, moves(table)) == (1, ["one:2", "one:3", "one:4"])


def test_ts_g11_the_last_card_opens_the_trade_show() -> None:
    table = given(
        companies="gadget web social app cloud",
        stacks=["d34 d24 d19 d04", "d43 d28 d03"],
        turn=1,
    )

    play(table, "one:3", dice="d6: 2 1; d8: 6 4")

    assert [event.seat for event in events(table, TurnStarted)] == [0]
    assert (table.choice.kind, table.choice.seat) == ("show.offer", 0)


# End of round and game


def test_ts_g28_every_seat_shows_once_in_turn_order() -> None:
    table = at_show(seats=4, start=2, whole_round=True)

    play_round(table)

    assert [event.seat for event in events(table, TurnStarted)] == [2, 3, 0, 1]
    assert table.round == 2


def test_ts_g30_four_players_rotate_through_a_queue_of_one() -> None:
    table = given(seats=4, seed=0)
    assert (held(table), table.start) == ("social app web gadget | cloud", 0)

    assert (held(play_round(table)), table.start) == ("cloud social app web | gadget", 3)
    assert (held(play_round(table)), table.start) == ("gadget cloud social app | web", 2)


def test_ts_g31_two_players_hold_every_company_once() -> None:
    table = given(seats=2, seed=0)
    rounds = []
    while not table.over:
        rounds.append((*held(table).split()[:2], table.start))
        play_round(table)

    assert rounds == [
        ("social", "app", 0),
        ("cloud", "social", 1),
        ("gadget", "cloud", 0),
        ("web", "gadget", 1),
        ("app", "web", 0),
    ]


def test_ts_g32_five_players_rotate_without_a_queue() -> None:
    table = given(seats=5, start=2, seed=0)

    assert (held(play_round(table)), table.start) == ("cloud social app web gadget |", 1)
    assert (held(play_round(table)), table.start) == ("gadget cloud social app web |", 0)


def test_ts_g33_scores_and_cubes_stay_and_all_cards_are_dealt_anew() -> None:
    table = given(stacks=["...", "..."], scores=[22, 8], cubes=[1, 0], seed=0)
    table.legal = []
    table.agenda[:] = [END_ROUND]

    table.settle()

    assert (table.round, table.stacks) == (2, [[], []])
    assert (len(table.grid), len(table.deck)) == (10, 45)
    assert sorted(table.grid + table.deck) == list(range(55))
    assert (table.scores, table.cubes, table.supply) == ([22, 8], [1, 0], 23)


@pytest.mark.parametrize(("tie_break", "winners"), [("shared", (0, 1)), ("cubes", (1,))])
def test_ts_g34_cubes_become_dollars_and_ties_share(
    tie_break: str, winners: tuple[Seat, ...]
) -> None:
    table = given(
        seats=4,
        round=3,
        scores=[61, 58, 58, 40],
        cubes=[0, 3, 1, 6],
        tie_break=tie_break,
    )
    table.legal = []
    table.agenda[:] = [END_ROUND]

    table.settle()

    assert table.result is not None
    assert table.result.scores == (61, 61, 59, 46)
    assert table.result.winners == winners


# Views and determinism


def test_ts_g35_the_order_of_the_deck_is_nowhere_to_be_seen() -> None:
    table = given(seats=3)
    other = given(seats=3)
    other.deck.reverse()
    assert fingerprint(table) != fingerprint(other)

    for viewer in (SPECTATOR, A, B, C):
        seen = msgspec.json.encode((look(table, viewer), ask(table, viewer), table.moves()))
        twin = msgspec.json.encode((look(other, viewer), ask(other, viewer), other.moves()))
        assert seen == twin
        assert b"seed" not in seen


def test_ts_g36_a_record_gives_the_same_game_again() -> None:
    playthrough = Playthrough.new(GAME, 3, seed="5eed")
    while not playthrough.table.over:
        playthrough.play(playthrough.table.moves()[-1])

    again = Playthrough.replay(playthrough.record(), lambda _: GAME)

    assert again.log == playthrough.log
    assert any(isinstance(event, Rolled) for event in again.log)
    assert fingerprint(again.table) == fingerprint(playthrough.table)
    assert again.table.result == playthrough.table.result


def test_ts_g36_another_first_move_changes_neither_companies_nor_the_first_deal() -> None:
    one, other = (Playthrough.new(GAME, 3, seed="5eed") for _ in range(2))

    one.play(move(one.table, "one:1"))
    other.play(move(other.table, "one:5"))

    assert one.log[:2] == other.log[:2]
    assert one.log[2] != other.log[2]
