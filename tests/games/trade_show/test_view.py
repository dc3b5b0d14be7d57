"""What may be seen (section 4): everything but the order of the deck and the future."""

import msgspec
import pytest

from seedround.engine.errors import Refused
from seedround.engine.generator import Generator
from seedround.engine.kinds import OPEN, SPECTATOR, SeatNumber
from seedround.engine.look import ask, look
from seedround.engine.playthrough import Playthrough
from seedround.games.trade_show import GAME
from seedround.games.trade_show.rules import RULES
from seedround.games.trade_show.view import PlacedDice, SeatView, TurnView
from seedround.testing import A, B, C
from seedround.testing.trade_show import at_show, dealt, given, next_cards, play, seen_by

EVERYBODY = (SPECTATOR, A, B, C)


def test_grid_stacks_companies_and_queue_are_open() -> None:
    view = seen_by(given(seats=3, start=1, stacks=["d42 d21", "", "d43"], round=2))

    assert (view.round, view.rounds, view.start) == (2, 4, 1)
    assert view.bottom == ("d11", "d22", "d33", "d44", "d05")
    assert view.top == ("d16", "d27", "d38", "d49", "d10")
    assert view.seats[0] == SeatView("social", 5, ("d42", "d21"), 0, 0)
    assert view.seats[2] == SeatView("web", 4, ("d43",), 0, 0)
    assert view.queue == ("gadget", "cloud")
    assert (view.asked, view.kind, view.turn) == ((1,), "draft.take", None)


def test_scores_cubes_and_supply_are_open() -> None:
    view = seen_by(given(scores=[22, 8], cubes=[3, 1]))

    assert [(seat.score, seat.cubes) for seat in view.seats] == [(22, 3), (8, 1)]
    assert view.supply == 20


def test_an_unlimited_supply_has_no_number() -> None:
    table = at_show("social", "d21 ...", "d4: 4 1; d6: 1 1; d8: 1", cube_supply="unlimited")
    assert seen_by(table).supply is None


def test_the_deck_is_a_number_and_its_cards_are_sorted() -> None:
    table = given(seats=3)
    view = seen_by(table)

    assert view.deck == len(view.unseen) == 45
    assert view.unseen == tuple(sorted(view.unseen))
    assert sorted(view.unseen + view.bottom + view.top) == list(table.cards.ids)
    assert view.unseen[0] != next_cards(table)
    assert view.deck_order is None


def test_everybody_sees_the_same() -> None:
    table = at_show("social", "d21 d42 ...", "d4: 4 1; d6: 2 6; d8: 3", seats=3, cubes=[2, 0, 1])
    views = [msgspec.structs.replace(look(table, viewer), viewer=0) for viewer in EVERYBODY]
    asked = [ask(table, viewer) for viewer in EVERYBODY]

    assert all(view == views[0] for view in views)
    assert asked[0] is not None
    assert all(asking == asked[0] for asking in asked)


def test_the_roll_is_open() -> None:
    table = at_show("social", "d21 d42 ...", "d4: 4 1; d6: 2 6; d8: 3")

    assert seen_by(table).turn == TurnView(
        seat=A,
        fulfilled=0,
        free=(2, 2, 1),
        rolled=((4, 1), (2, 6), (3,)),
        placed=(),
        pending=0,
        dollars=0,
        bonus=0,
        offer=0,
    )


def test_dice_on_cards_pending_cubes_and_the_offer_are_open() -> None:
    table = at_show("social", "d21 d42 ...", "d4: 4 1; d6: 2 6; d8: 3")
    play(table, "place:d4x1+cube")

    assert seen_by(table).kind == "show.offer"
    assert seen_by(table).turn == TurnView(
        seat=A,
        fulfilled=1,
        free=(1, 2, 1),
        rolled=((), (), ()),
        placed=(PlacedDice(4, (4,), True),),
        pending=1,
        dollars=4,
        bonus=3,
        offer=7,
    )


@pytest.mark.parametrize(
    ("placement", "dice"),
    [
        ("place:d4x2", PlacedDice(4, (4, 3), False)),
        ("place:d6x2", PlacedDice(6, (5, 4), False)),
        ("place:d8x1", PlacedDice(8, (8,), False)),
    ],
)
def test_dice_on_cards_are_shown_by_their_size(placement: str, dice: PlacedDice) -> None:
    table = at_show("social", "d42 d21 ...", "d4: 3 4; d6: 5 4; d8: 8")
    turn = seen_by(play(table, placement)).turn

    assert turn is not None
    assert turn.placed == (dice,)


def test_ts_draft_11_the_view_at_an_order_shows_the_old_column() -> None:
    """No card of the refill is known when the order is chosen (section 4, TS-A-06)."""
    table = given(seats=3)
    before = seen_by(table, A)

    play(table, "two:4")
    view = seen_by(table, A)

    assert (view.bottom, view.top, view.deck) == (before.bottom, before.top, 45)
    assert (view.unseen, view.seats) == (before.unseen, before.seats)
    assert (view.kind, view.asked) == ("draft.order", (0,))


def test_views_survive_the_wire() -> None:
    for table in (given(), at_show("social", "d21 ...", "d4: 4 1; d6: 2 6; d8: 3")):
        view = seen_by(table, B)
        assert RULES.view_decoder.decode(msgspec.json.encode(view)) == view


def test_open_cards_are_for_the_end() -> None:
    table = dealt(rounds=1)
    with pytest.raises(Refused, match="Open cards are shown when the game is over"):
        look(table, OPEN)
    while not table.over:
        table.play(table.moves()[0])

    view = seen_by(table, OPEN)
    assert view.deck_order is not None
    assert " ".join(view.deck_order[:3]) == next_cards(table, 3)
    assert seen_by(table, A).deck_order is None
    assert (view.asked, view.kind, view.result) == ((), None, table.result)


def test_there_is_nobody_else_to_look() -> None:
    table = dealt(2)
    for viewer in map(SeatNumber, (2, 9, -3)):
        with pytest.raises(Refused):
            look(table, viewer)


def test_no_seed_is_anywhere() -> None:
    """Not in views, questions, moves or events: with it a bot would know every roll."""
    seed = "0123456789abcdef0123456789abcdef"
    playthrough = Playthrough.new(GAME, 3, seed=seed)
    while not playthrough.table.over:
        table = playthrough.table
        for viewer in EVERYBODY:
            text = msgspec.json.encode((look(table, viewer), ask(table, viewer), table.moves()))
            assert seed.encode() not in text
            assert str(int(seed, 16)).encode() not in text
        playthrough.play(table.moves()[-1])
    assert seed.encode() not in msgspec.json.encode(playthrough.log)


def test_a_redeal_draws_the_deck_anew_and_nothing_else() -> None:
    table = given(seats=3, stacks=["d42 d21", "", "d43"])
    twins = [RULES.redeal(table, B, Generator(seed)) for seed in range(8)]

    for twin in twins:
        assert look(twin, B) == look(table, B)
        assert twin.moves() == table.moves()
        assert sorted(twin.deck) == sorted(table.deck)
    assert len({tuple(twin.deck) for twin in twins}) == 8


def test_a_redeal_knows_nothing_of_the_true_order() -> None:
    table, other = given(), given()
    other.deck.reverse()

    assert RULES.redeal(table, A, Generator(1)).deck == RULES.redeal(other, A, Generator(1)).deck
