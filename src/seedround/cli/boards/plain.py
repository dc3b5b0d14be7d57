"""The board of a game that has none: what lies in each part of its View, seats one by one."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
from rich.text import Text

from seedround.cli.boards import Board, Scene
from seedround.cli.boards.drawing import wrap
from seedround.engine.catalogue import Catalogue, catalogue_of
from seedround.engine.kinds import Seat, every_seat
from seedround.engine.locale import chance, money, number
from seedround.engine.zones import Zone, label, word_labels, zones_of

INDENT = 2
NOTHING = ("\N{EN DASH}", "-")


class Part(NamedTuple):
    """A zone, and what lies there now."""

    zone: Zone
    value: Any


class Look(NamedTuple):
    """A scene, and the game's words for what lies there."""

    scene: Scene
    words: Catalogue

    def line(self, parts: Iterable[Part]) -> Text:
        """Parts beside each other, each with its name."""
        named = [
            Text(f"{label(self.words, 'zone', zone.name)} ", "dim").append(
                self.said(zone, value), "not dim bold"
            )
            for zone, value in parts
        ]
        return Text(" · " if self.scene.fancy else " | ").join(named)

    def said(self, zone: Zone, value: Any) -> str:
        """What lies in a zone; a dash stands for nothing, a question mark for what is hidden."""
        language = self.scene.language
        if value is None:
            return "?"
        if isinstance(value, list | tuple | dict) and not value:
            return self.scene.sign(*NOTHING)
        match zone.kind:
            case "money":
                return money(value, language)
            case "chance":
                return chance(value, language)
            case "seat":
                return str(self.scene.names[value])
            case "flag":
                return self.scene.sign("✓", "+") if value else self.scene.sign(*NOTHING)
            case "card":
                return self.words.phrase(self.scene.cards.name_of(value))
            case "word":
                return word_labels(self.words, "zone", zone).get(value, str(value))
            case "group":
                return self.line(present(zone.inside, value)).plain
            case "list":
                (each,) = zone.inside
                between = "; " if each.kind in ("group", "list", "table") else ", "
                return between.join(self.said(each, one) for one in value)
            case "table":
                key, each = zone.inside
                return ", ".join(
                    f"{self.said(key, k)} {self.said(each, v)}" for k, v in value.items()
                )
        return str(value) if isinstance(value, str) else number(value, language)


def present(zones: Iterable[Zone], fields: Any) -> Iterator[Part]:
    """Zones in which there is something to see: what only open eyes see is left out."""
    for zone in zones:
        if (value := fields.get(zone.name)) is not None:
            yield Part(zone, value)


def of_seat(zones: Iterable[Zone], fields: Any, seat: Seat) -> Iterator[Part]:
    """What belongs to one seat."""
    for zone, value in present(zones, fields):
        (each,) = zone.inside
        if each.kind == "group":
            yield from present(each.inside, value[seat])
        elif value[seat] is not None:
            yield Part(msgspec.structs.replace(each, name=zone.name), value[seat])


def draw(scene: Scene) -> list[Text]:
    look = Look(scene, catalogue_of(type(scene.view), scene.language))
    fields = msgspec.to_builtins(scene.view)
    zones = zones_of(type(scene.view))
    shared = [zone for zone in zones if not zone.by_seat]
    owned = [zone for zone in zones if zone.by_seat]
    lines = wrap(look.line(present(shared, fields)), scene.width, INDENT)
    for seat in every_seat(len(scene.names)) if owned else ():
        line = scene.label(seat, scene.width).append(": ")
        line.append_text(look.line(of_seat(owned, fields, seat)))
        lines += wrap(line, scene.width, INDENT)
    return [Text("\n").join(lines)]


BOARD = Board(draw)
