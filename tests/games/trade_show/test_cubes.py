"""Cubes: the supply, paid rerolls, what pays for them and when (TS-SHOW-18, TS-CUBE-01..05)."""

from seedround.games.trade_show.events import Failed, Rerolled, Rolled
from seedround.testing import A, events, moves, reasons, refused
from seedround.testing.trade_show import at_show, dealt, given, house, play, play_round

EXAMPLE = "d42 d22 d11 d16 d01"
HIT = "d4: 1 2; d6: 5 4; d8: 3"
MISS = "d4: 1 1; d6: 1 1; d8: 1"


def test_ts_show_18_after_a_miss_and_after_a_hit() -> None:
    assert moves(at_show("social", EXAMPLE, MISS, cubes=[2, 0])) == ["concede", "reroll"]
    assert moves(at_show("social", EXAMPLE, HIT, cubes=[2, 0])) == ["place:d6x2", "reroll"]


def test_ts_show_18_as_often_as_the_cubes_allow() -> None:
    """A reroll is a roll, and there is no limit but the cubes (TS-A-13)."""
    table = at_show("social", EXAMPLE, MISS, cubes=[5, 0])

    play(table, "reroll", dice=HIT)
    assert (table.cubes[0], moves(table)) == (3, ["place:d6x2", "reroll"])

    play(table, "reroll", dice=MISS)
    assert table.cubes[0] == 1
    assert len(events(table, Rerolled)) == 2
    assert len(events(table, Failed)) == 1


def test_ts_show_18_all_free_dice_and_no_others_are_rolled() -> None:
    """The two d6 on the first card stay there (TS-A-12)."""
    table = at_show("social", EXAMPLE, HIT, cubes=[2, 0])
    play(table, "place:d6x2", "roll", dice="d4: 1 1; d8: 8")

    play(table, "reroll", dice="d4: 2 2; d8: 2")

    assert (table.placed[0], table.cubes[0]) == ((1, (5, 4), False), 0)
    last = events(table, Rolled)[-1]
    assert (last.d4, last.d6, last.d8) == ((2, 2), (), (2,))


def test_ts_show_18_the_new_roll_replaces_the_old_one() -> None:
    table = at_show("social", EXAMPLE, HIT, cubes=[2, 0])

    play(table, "reroll", dice=MISS)

    assert len(events(table, Failed)) == 1


def test_ts_show_18_one_cube_is_not_enough() -> None:
    table = at_show("social", "d21 ...", "d4: 4 1; d6: 4 1; d8: 1", cubes=[1, 0])
    why = "A new roll costs 2 cubes, and you own 1 (TS-SHOW-18)."

    assert "reroll" not in moves(table)
    assert reasons(table)["reroll"] == why
    assert refused(table, "reroll") == f"reroll is not possible now: {why}"


def test_pages_are_told_what_cubes_are_good_for() -> None:
    """TS-SHOW-18, TS-END-03: so that no sentence has these figures typed into it."""
    cube = house().shown()["cube"]
    table = at_show("social", EXAMPLE, MISS, cubes=[cube["reroll"], 0])
    assert "reroll" in moves(table)
    table.scores[0] = 20
    assert table.money_at_the_end(A) == 20 + cube["reroll"] * cube["worth"]


def test_ts_show_18_not_after_the_dice_are_placed() -> None:
    """Once the offer is seen the roll is used up (TS-A-32)."""
    table = at_show("social", EXAMPLE, HIT, cubes=[4, 0])
    play(table, "place:d6x2")

    assert moves(table) == ["accept", "roll"]
    assert refused(table, "reroll").endswith("of this decision.")


def test_ts_cube_01_the_supply_starts_with_24() -> None:
    """Owned, pending and supply cubes together are 24 (TS-A-14)."""
    assert dealt(5).supply == 24

    table = at_show("social", "d21 ...", "d4: 4 1; d6: 1 1; d8: 1", cubes=[1, 22])
    assert (table.supply, table.pending, sum(table.cubes)) == (0, 1, 23)


def test_ts_cube_01_an_exact_hit_finds_no_cube_in_an_empty_supply() -> None:
    """The card counts as fulfilled all the same (TS-A-14)."""
    table = at_show("social", "d21 ...", "d4: 4 1; d6: 1 1; d8: 1", cubes=[0, 24])

    assert (table.fulfilled, table.pending, table.supply) == (1, 0, 0)

    play(table, "accept")
    assert table.cubes == [0, 24]


def test_ts_cube_02_owned_cubes_are_kept_from_round_to_round() -> None:
    table = at_show("social", EXAMPLE, HIT, cubes=[3, 5], whole_round=True, seed=0)
    play(table, "place:d6x2", "accept", dice="d4: 4 4 4 4; d6: 6; d8: 8")
    assert table.cubes == [3, 5]

    play_round(table)

    assert (table.round, table.cubes[0]) == (2, 3)
    assert table.cubes[1] >= 5


def test_ts_cube_03_pending_cubes_do_not_pay() -> None:
    """They belong to the offer until it is accepted (TS-A-17)."""
    table = at_show("social", "d21 d22 ...", "d4: 4 1; d6: 1 1; d8: 1", cubes=[1, 0])
    assert (table.cubes[0], table.pending) == (1, 1)

    play(table, "roll", dice="d4: 4; d6: 4 1; d8: 1")

    assert moves(table) == ["place:d4x1+cube", "place:d6x1+cube"]
    assert reasons(table)["reroll"] == (
        "A new roll costs 2 cubes, and you own 1 (those in the offer are not yours yet)"
        " (TS-SHOW-18)."
    )


def test_ts_cube_04_paid_cubes_go_to_the_supply_at_once() -> None:
    """So they can be earned again in the same turn."""
    table = at_show("social", "d21 ...", "d4: 4 1; d6: 4 1; d8: 1", cubes=[2, 22])
    assert (table.supply, moves(table)) == (0, ["place:d4x1", "place:d6x1", "reroll"])

    play(table, "reroll", dice="d4: 4 1; d6: 4 1; d8: 1")

    assert (table.supply, table.cubes[0]) == (2, 0)
    assert moves(table) == ["place:d4x1+cube", "place:d6x1+cube"]


def test_ts_cube_05_cubes_are_spent_only_in_the_own_show_turn() -> None:
    drafting = given(cubes=[9, 9])
    assert "reroll" not in moves(drafting)
    assert refused(drafting, "reroll").endswith("of this decision.")

    other = at_show("social", "d21 ...", "d4: 4 1; d6: 4 1; d8: 1", cubes=[0, 9])
    assert (other.choice.seat, "reroll" in moves(other)) == (0, False)
