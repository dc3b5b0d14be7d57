"""A seat's view and its decision in plain words, for any game."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from seedround.engine.event import Event
from seedround.engine.kinds import Seat, Viewer
from seedround.engine.result import Result
from seedround.engine.table import Table
from seedround.engine.view import View, ask, look
from seedround.engine.words import cited, field_kinds, money, player_name

Names = Sequence[str]


def tell_view(table: Table, viewer: Viewer, names: Names = ()) -> str:
    """Everything that a viewer sees, one line a thing; what it may not see is not there."""
    view: View = look(table, viewer)
    return "\n".join(_lines(view, table, names, 0))


def tell_choice(table: Table, seat: Seat, names: Names = ()) -> str:
    """What a seat is asked, its legal moves with words, and what is not possible and why."""
    asking = ask(table, seat)
    if asking is None or asking.seat != seat:
        return "You have nothing to choose now."
    words = table.rules.words()

    def say(thing: Struct) -> str:
        return words.say(thing, table.cards, names)

    lines = [say(asking.prompt), "", "Legal moves:"]
    offers = {offer.move: offer for offer in asking.offers}
    choice = next(choice for choice in table.open_choices() if choice.seat == seat)
    for move in choice.moves(table):
        offer = offers.get(move) or choice.offer(table, move)
        said = [
            words.say(thing, table.cards, names) for thing in (offer.says or move, *offer.notes)
        ]
        lines.append(f"- {move}  {' '.join(said)}")
    if asking.blocked:
        lines += ["", "Not possible now:"]
    for blocked in asking.blocked:
        lines.append(
            f"- {blocked.verb}  {cited(words.say(blocked.why, table.cards, names), blocked.rule)}"
        )
    return "\n".join(lines)


def tell_events(
    table: Table, events: Sequence[Event], viewer: Viewer, names: Names = ()
) -> list[str]:
    """What happened, as that viewer may know it."""
    words = table.rules.words()
    return [words.say(event.seen_by(viewer), table.cards, names) for event in events]


def tell_result(result: Result, names: Names = ()) -> str:
    winners = " and ".join(player_name(seat, names) for seat in result.winners) or "nobody"
    scores = ", ".join(
        f"{player_name(seat, names)} {score}" for seat, score in enumerate(result.scores)
    )
    return f"The game is over ({result.reason}): won by {winners}. Scores: {scores}."


def _lines(thing: Struct, table: Table, names: Names, depth: int) -> Iterator[str]:
    pad = "  " * depth
    kinds = field_kinds(type(thing))
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        if name == "viewer":
            continue
        label = name.replace("_", " ")
        if isinstance(value, Result):
            yield pad + tell_result(value, names)
        elif isinstance(value, Struct):
            yield f"{pad}{label}:"
            yield from _lines(value, table, names, depth + 1)
        elif isinstance(value, tuple) and any(isinstance(item, Struct) for item in value):
            for number, item in enumerate(value):
                whose = player_name(number, names) if name == "seats" else f"{label} {number + 1}"
                yield f"{pad}{whose}:"
                yield from _lines(item, table, names, depth + 1)
        elif value is not None:
            yield f"{pad}{label}: {_said(value, kinds[name][0], table, names)}"


def _said(value: Any, kind: str, table: Table, names: Names) -> str:
    if isinstance(value, tuple):
        return ", ".join(_said(item, kind, table, names) for item in value) or "none"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {item}" for key, item in value.items())
    if value is None:
        return "empty"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if kind == "seat":
        return player_name(value, names)
    if kind == "card":
        return f"{table.cards.name_of(value)} [{value}]"
    return money(value) if kind == "dollars" else str(value)
