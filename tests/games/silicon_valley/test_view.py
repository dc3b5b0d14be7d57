"""Who sees what (section 4), and redeals (law 5)."""

import msgspec
import pytest

from seedround.engine.generator import Generator
from seedround.engine.kinds import OPEN, SPECTATOR, Seat
from seedround.engine.look import ask, look
from seedround.games.silicon_valley.blocks import named
from seedround.games.silicon_valley.redeal import redeal
from seedround.games.silicon_valley.rounds import END_ROUND
from seedround.games.silicon_valley.table import SiliconValley
from seedround.testing import A, B, C, play, run
from seedround.testing.silicon_valley import dealt, given, seen_by


def test_sv_info_02_money_and_blocks_are_closed() -> None:
    table = given(seats=3, blocks={A: "O4", B: "D2", C: "I3"})

    for viewer in (B, C, SPECTATOR):
        assert seen_by(table, viewer).seats[A].cash is None
        assert seen_by(table, viewer).seats[A].blocks is None
    assert seen_by(table, A).seats[A].cash == 20
    assert seen_by(table, A).seats[A].blocks == ("O4",)


def test_sv_info_01_companies_board_and_supply_are_open() -> None:
    table = given(
        employees={A: "EX1+1"}, hq={A: "HX2"}, tiles={A: "PX1"}, index={A: 4}, founders={A: "FX1"}
    )

    shown = seen_by(table, B).seats[A]

    assert (shown.mat, shown.founder, shown.hq) == ("MX1", "FX1", ("HX2",))
    assert [(one.card, one.tokens, one.salary) for one in shown.employees] == [("EX1", 1, 2)]
    assert [(one.product, one.side) for one in shown.tiles] == [("PX1", "A")]
    assert (shown.index, shown.worth) == (4, "$4M")
    product = seen_by(table, B).products[0]
    assert (product.card, product.innovator) == ("PX1", A)
    assert sum(len(one.squares) for one in product.placed) == 6


def test_rows_and_tiles_are_shown_as_they_lie() -> None:
    """Section 4: from the first slot, in order of acquisition, tokens from the bottom up."""
    table = given(
        seats=3,
        employees={B: "EX8 EX7"},
        hq={B: "HX2 HX1"},
        tiles={B: "PX3 PX1"},
        designs={"PX1": (B, "I3 I3", 2), "PX3": (B, "O4 O4", 3)},
        index={A: 4, B: 2, C: 4},
        row="EX1 - EX3 EX4 EX5 EX2 EX6",
    )
    table.discard += [table.cards.person["EX9"], table.cards.person["EX10"]]

    shown = seen_by(table, OPEN)

    assert shown.row == ("EX1", None, "EX3", "EX4", "EX5")
    assert (shown.hq_row, shown.vc_row) == (("HX3", "HX4", None), ("VX1", "VX2", "VX3"))
    assert shown.discard == ("EX9", "EX10")
    assert shown.tokens == (B, C, A)
    company = shown.seats[B]
    assert [one.card for one in company.employees] == ["EX8", "EX7"]
    assert company.hq == ("HX2", "HX1")
    assert [(one.product, one.side) for one in company.tiles] == [("PX3", "A"), ("PX1", "A")]
    assert (company.places, company.slots, company.rent, company.hq_price) == (6, 3, 6, 15)
    assert [(one.card, one.innovator, one.launched) for one in shown.products[:3]] == [
        ("PX1", B, 2),
        ("PX2", None, None),
        ("PX3", B, 3),
    ]
    assert shown.deck_orders is not None
    assert shown.deck_orders[0][:2] == ("EX2", "EX6")
    assert shown.rival is None


def test_moves_are_for_the_acting_seat_only() -> None:
    table = given(seats=3)

    assert ask(table, A) is not None
    assert ask(table, B) is None
    assert ask(table, SPECTATOR) is None
    assert seen_by(table, B).kind == "turn.act"


@pytest.mark.parametrize("seat", [A, B, C])
def test_a_view_does_not_change_with_what_is_hidden(seat: Seat) -> None:
    """Section 8: others' money, the split of blocks between two others, deck orders."""
    table = given(seats=3, blocks={A: "O4", B: "D2 D2", C: "I3"})
    twin = given(seats=3, blocks={A: "O4", B: "D2 D2", C: "I3"})
    one, other = (other for other in (A, B, C) if other != seat)
    twin.cash[one] += 7
    both = twin.blocks[one] + twin.blocks[other]
    twin.blocks[one], twin.blocks[other] = both, 0
    for deck in (twin.deck, twin.hq_deck, twin.vc_deck, twin.product_deck):
        deck.reverse()

    assert seen_by(twin, seat) == seen_by(table, seat)
    assert seen_by(twin, SPECTATOR) == seen_by(table, SPECTATOR)


def test_the_rejected_founder_is_never_shown_to_others() -> None:
    table = dealt(2)
    play(table, str(table.moves()[0]))
    play(table, str(table.moves()[0]))

    text = repr(seen_by(table, B))
    rejected = table.cards.people[table.dealt[A][1]]

    assert rejected not in text
    assert rejected in repr(seen_by(table, A))


def test_open_books_show_all_totals() -> None:
    table = given(open_books=True, blocks={A: "O4"})

    assert seen_by(table, B).seats[A].cash == 20
    assert seen_by(table, SPECTATOR).seats[A].blocks == ("O4",)
    twin = redeal(table, B, Generator(3))
    assert (twin.cash, twin.blocks) == (table.cash, table.blocks)


def test_everything_is_shown_after_the_end() -> None:
    """Section 4: final money and blocks."""
    table = given(index={A: 28})

    run(table, END_ROUND)

    assert seen_by(table, B).seats[A].cash == 20
    assert look(table, OPEN) == seen_by(table, OPEN)


def redealt(table: SiliconValley, seat: Seat) -> list[SiliconValley]:
    return [redeal(table, seat, Generator(seed)) for seed in range(20)]


def test_redeals_draw_money_blocks_and_decks_anew() -> None:
    table = given(seats=3, blocks={A: "O4", B: "D2 D2 D2", C: "I3 I3"})

    twins = redealt(table, A)

    assert all(seen_by(twin, A) == seen_by(table, A) for twin in twins)
    assert all(sum(twin.blocks[1:]) == sum(table.blocks[1:]) for twin in twins)
    assert len({twin.blocks[B] for twin in twins}) > 3
    assert len({twin.cash[B] for twin in twins}) > 3
    assert len({tuple(twin.deck) for twin in twins}) > 3
    assert all(twin.bank + sum(twin.cash) == 0 for twin in twins)


def test_two_seats_know_each_others_blocks_by_counting() -> None:
    """Section 4: with 2 seats holdings can be inferred from the supply."""
    table = given(blocks={A: "O4", B: "D2 I3"})

    assert {twin.blocks[B] for twin in redealt(table, A)} == {named(("D2", "I3"))}


def test_whoever_is_asked_to_pay_can_pay_in_a_redeal() -> None:
    """Law 5: redeals stay playable while another seat chooses how to pay."""
    table = given(seats=3, blocks={A: "O4 I3 D2", B: "D2 D2 D2", C: "I3 I3"})
    play(table, "vc:1")
    assert table.choice.kind == "turn.pay"

    for twin in redealt(table, B):
        assert twin.moves() == twin.choice.moves(twin)
        assert len(twin.moves()) > 0


def test_the_rival_board_is_open() -> None:
    table = given(seats=1, rival={"tech": "D2 O4", "staff": "EX6", "white": "H2"})

    shown = seen_by(table, SPECTATOR).rival

    assert shown is not None
    assert (shown.tech, shown.employees, shown.white) == (("D2", "O4"), ("EX6",), ("hq", 2))
    assert shown.decision_order is None
    assert seen_by(table, SPECTATOR).seats[A].cash is None


def test_the_rivals_people_tiles_and_pawns_are_shown_as_they_lie() -> None:
    table = given(
        seats=1,
        rival={
            "staff": "EX6 EX1",
            "tiles": "PX3sm PX2sm",
            "white": "P2",
            "grey": "P1",
            "decisions": "white-2 white-1 DX1",
        },
    )

    shown = seen_by(table, OPEN)

    assert shown.rival is not None
    assert shown.rival.employees == ("EX6", "EX1")
    assert [one.product for one in shown.rival.tiles] == ["PX3", "PX2"]
    assert (shown.rival.white, shown.rival.grey) == (("product", 2), ("product", 1))
    assert [one.pawn for one in shown.products] == ["grey", "white", None, None]
    assert shown.rival.decision_order == ("white-2", "white-1", "DX1")


def test_a_pawn_that_waits_stands_on_no_product() -> None:
    """SV-SOLO-08: grey waits after the last product, white before the first."""
    table = given(seats=1)

    assert [one.pawn for one in seen_by(table, A).products] == [None] * 4


def test_sv_sym_03_prices_after_the_discounts_of_the_viewer() -> None:
    """As in G-10 and G-12: B has VAC, which EX1 wants once."""
    table = given()

    assert seen_by(table, B).hire_prices[0] == table.hire_price(B, 0) == 4
    assert seen_by(table, A).vc_costs[0] == table.vc_price(A, 0) == 6
    assert seen_by(table, SPECTATOR).hire_prices == ()


def test_sv_poach_01_what_people_of_others_would_cost_the_viewer() -> None:
    """As in G-16: EX2 wants what A has twice. The Rival's people have their price too (S-12)."""
    table = given(employees={A: "EX1", B: "EX2"})

    assert seen_by(table, A).poach_prices == {"EX2": 13}
    assert set(seen_by(table, B).poach_prices) == {"EX1"}
    assert seen_by(table, SPECTATOR).poach_prices == {}
    assert seen_by(given(seats=1, rival={"staff": "EX6"}), A).poach_prices == {"EX6": 14}


def test_prices_leave_empty_slots_out_and_the_fingerprint_alone() -> None:
    table = given(row="EX1 - EX3 EX4 EX5", seats=1, rival={"white": "E6"})

    assert seen_by(table, A).hire_prices[1] is None
    assert b"hire_prices" not in msgspec.json.encode(seen_by(table, OPEN))
