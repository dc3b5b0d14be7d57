"""Views: who may look at what, and the hash of everything."""

import msgspec
import pytest

from seedround.engine.errors import Refused
from seedround.engine.generator import Generator
from seedround.engine.kinds import OPEN, SPECTATOR, Viewer, every_seat
from seedround.engine.look import fingerprint, look
from seedround.testing import A, D
from tests.engine.playing import finished, hermit, parlour
from tests.toys.hermit.things import HermitView
from tests.toys.parlour.things import ParlourView


def test_open_cards_are_shown_only_after_the_end() -> None:
    playthrough = parlour()
    with pytest.raises(Refused, match="Open cards are shown when the game is over"):
        look(playthrough.table, OPEN)
    view = look(finished(playthrough).table, OPEN)
    assert isinstance(view, ParlourView)
    assert view.deck_order is not None
    assert None not in view.hands


@pytest.mark.parametrize("viewer", [-3, 3, 99])
def test_only_those_at_the_table_can_look(viewer: Viewer) -> None:
    with pytest.raises(Refused, match=f"There is no seat {viewer} at this table of 3"):
        look(parlour(3).table, viewer)


def test_a_seat_sees_its_own_hand() -> None:
    table = parlour(3).table
    for seat in every_seat(3):
        view = look(table, seat)
        assert isinstance(view, ParlourView)
        assert [hand is not None for hand in view.hands] == [
            other == seat for other in every_seat(3)
        ]
        assert view.deck_order is None


def test_mates_see_each_others_hands_and_a_spectator_none() -> None:
    table = parlour(4).table
    view = look(table, D)
    assert isinstance(view, ParlourView)
    assert [hand is not None for hand in view.hands] == [False, True, False, True]
    outside = look(table, SPECTATOR)
    assert isinstance(outside, ParlourView)
    assert outside.hands == (None,) * 4


def test_a_view_has_no_field_that_nobody_put_there() -> None:
    data = msgspec.json.encode(look(hermit().table, A))
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(data[:-1] + b',"seed":"5eed"}', type=HermitView)


def test_equal_tables_have_equal_fingerprints() -> None:
    assert fingerprint(parlour().table) == fingerprint(parlour().table)
    assert fingerprint(parlour().table) != fingerprint(parlour(seed="1").table)
    table = hermit().table
    assert fingerprint(table.copy(Generator(9))) == fingerprint(table)


def test_the_agenda_is_part_of_the_fingerprint() -> None:
    assert fingerprint(hermit(2, "think").table) != fingerprint(hermit(2).table)


def test_the_result_is_in_the_view() -> None:
    table = finished(hermit(1)).table
    view = look(table, A)
    assert view.result == table.result is not None
    assert (view.asked, view.kind) == ((), None)
