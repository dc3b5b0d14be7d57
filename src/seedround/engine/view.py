"""Views: what a viewer may see, as types of their own."""

from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct

from seedround.engine.errors import Refused
from seedround.engine.kinds import OPEN, Seat, Viewer, among
from seedround.engine.result import Result
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer

if TYPE_CHECKING:
    from seedround.engine.table import Table


class View(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """What all views share; a field is in a view only because somebody put it there.

    The types bound what a field can hold, so that a view can be laid out as numbers.
    """

    viewer: Annotated[int, Meta(ge=-2, le=9)]
    asked: tuple[Seat, ...]
    kind: Annotated[str, among("kinds")] | None
    """The kind of decision that is being made."""
    result: Result | None


class Asking(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """A pending choice as a viewer may know it; the moves are for its audience only."""

    kind: str
    seat: Seat
    rules: tuple[str, ...]
    prompt: Saying
    offers: tuple[Offer, ...]
    blocked: tuple[Blocked, ...]


def common(table: "Table", viewer: Viewer) -> dict[str, Any]:
    """The shared fields of a view, for a game's `view` to add to."""
    return {
        "viewer": viewer,
        "asked": table.asked(),
        "kind": table.choice.kind if table.legal else None,
        "result": table.result,
    }


def look(table: "Table", viewer: Viewer) -> View:
    """The view of a seat, of a spectator, or, after the end, of everybody with open cards."""
    if viewer == OPEN and not table.over:
        raise Refused("Open cards are shown when the game is over.")
    if viewer >= table.seats or viewer < OPEN:
        raise Refused(f"There is no seat {viewer} at this table of {table.seats}.")
    return table.rules.view(table, viewer)


def ask(table: "Table", viewer: Viewer) -> Asking | None:
    """What this viewer is asked, or may see being asked, with moves; None if that is not theirs."""
    choice = choice_for(table, viewer)
    return None if choice is None else asking(table, choice)


def choice_for(table: "Table", viewer: Viewer) -> Choice[Any] | None:
    """The choice whose moves this viewer may see: the own one first."""
    open_to = [
        choice for choice in table.open_choices() if viewer == OPEN or _sees(table, choice, viewer)
    ]
    for choice in open_to:
        if choice.seat == viewer:
            return choice
    return open_to[0] if open_to else None


def asking(table: "Table", choice: Choice[Any]) -> Asking:
    """A choice as everybody who may see its moves is shown it."""
    return Asking(
        kind=choice.kind,
        seat=choice.seat,
        rules=choice.rules,
        prompt=choice.prompt(table),
        offers=tuple(choice.offers(table)),
        blocked=tuple(choice.blocked(table)),
    )


def _sees(table: "Table", choice: Choice[Any], viewer: Viewer) -> bool:
    """Who may see the moves of a choice; in a sealed group the chooser and mates at most."""
    if choice.audience == "all" and table.sealed is None:
        return True
    return viewer == choice.seat or (
        choice.audience != "seat" and viewer in table.team(choice.seat)
    )


def fingerprint(table: "Table") -> str:
    """The hash of everything on the table and the agenda: equal tables, equal text."""
    everything = msgspec.json.encode(table.rules.view(table, OPEN), order="deterministic")
    return sha256(everything + repr(table.agenda).encode()).hexdigest()
