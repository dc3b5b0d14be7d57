"""What a View shows, read from its types: for boards that are drawn without knowing the game."""

from typing import Annotated, Literal

import pytest
from msgspec import Struct

from seedround.engine.catalogue import Catalogue
from seedround.engine.game import Game
from seedround.engine.kinds import Card, Chance, Count, Dollars, Seat, among, places
from seedround.engine.view import View
from seedround.engine.zones import SHARED, Zone, label, word_labels, zones_of
from seedround.games import all_games


class Chest(Struct, frozen=True):
    owner: Seat
    coins: Dollars


class AnyView(View, frozen=True, kw_only=True):
    pot: Dollars
    odds: Chance
    leader: Seat | None
    phase: Literal["bidding", "paying"]
    side: Annotated[str, among(("A", "B"))]
    open: bool
    deck: Count
    row: tuple[Card | None, ...]
    chests: Annotated[tuple[Chest, ...], places("seats")]
    order: Annotated[tuple[Seat, ...], places("seats")]
    supply: dict[Annotated[str, among("block")], Count]
    chest: Chest | None


ZONES = {zone.name: zone for zone in zones_of(AnyView)}


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("pot", "money"), ("odds", "chance"), ("leader", "seat"), ("phase", "word"),
        ("side", "word"), ("open", "flag"), ("deck", "number"), ("row", "list"),
        ("supply", "table"), ("chest", "group"),
    ],
)  # fmt: skip
def test_the_type_of_a_field_tells_how_it_is_drawn(name: str, kind: str) -> None:
    assert ZONES[name].kind == kind


def test_what_all_views_share_is_no_zone() -> None:
    assert not SHARED & set(ZONES)


def test_lists_tables_and_groups_say_what_is_in_them() -> None:
    assert [one.kind for one in ZONES["row"].inside] == ["card"]
    assert [one.kind for one in ZONES["supply"].inside] == ["card", "number"]
    assert [(one.name, one.kind) for one in ZONES["chest"].inside] == [
        ("owner", "seat"),
        ("coins", "money"),
    ]


def test_what_each_seat_has_is_told_from_a_list_of_seats() -> None:
    assert ZONES["chests"].by_seat
    assert not ZONES["order"].by_seat


def test_labels_come_from_the_words_or_else_from_the_names() -> None:
    words = Catalogue(
        {"en.ftl": "zone-pot = In the pot\nzone-phase = Phase\n    .bidding = bids are named\n"},
        "en",
    )
    assert label(words, "zone", "pot") == "In the pot"
    assert label(words, "zone", "at_stake") == "At stake"
    assert word_labels(words, "zone", ZONES["phase"]) == {
        "bidding": "bids are named",
        "paying": "Paying",
    }


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_field_of_every_game_can_be_drawn(game: Game) -> None:
    kind = game.rules().view_type
    zones = zones_of(kind)
    assert {zone.name for zone in zones} == set(kind.__struct_fields__) - SHARED
    assert all(isinstance(zone, Zone) for zone in zones)
