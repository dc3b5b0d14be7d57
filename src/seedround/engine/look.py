"""Looking at a table: what a viewer sees of it and is asked."""

from hashlib import sha256
from typing import Any

import msgspec

from seedround.engine.errors import Refused
from seedround.engine.kinds import OPEN, Viewer
from seedround.engine.sayings import NoSuchSeat, OpenCardsLater
from seedround.engine.step import Choice
from seedround.engine.table import Table
from seedround.engine.view import Asking, View


def common(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The shared fields of a view, for a game's `view` to add to."""
    return {
        "viewer": viewer,
        "asked": table.asked(),
        "kind": table.choice.kind if table.legal else None,
        "result": table.result,
    }


def look(table: Table, viewer: Viewer) -> View:
    """The view of a seat, of a spectator, or, after the end, of everybody with open cards."""
    if viewer == OPEN and not table.over:
        raise Refused(OpenCardsLater())
    if viewer >= table.seats or viewer < OPEN:
        raise Refused(NoSuchSeat(viewer, table.seats))
    return table.rules.view(table, viewer)


def look_beside(table: Table, viewer: Viewer, other: View) -> View:
    """The view of a seat or of a spectator of a table at which another one was shown already."""
    rules = table.rules
    if rules.all_see_alike:
        return msgspec.structs.replace(other, viewer=viewer)
    if rules.view_beside is None or OPEN in (viewer, other.viewer):
        return look(table, viewer)
    return rules.view_beside(table, viewer, other)


def ask(table: Table, viewer: Viewer) -> Asking | None:
    """What this viewer is asked, or may see being asked, with moves; None if that is not theirs."""
    choice = choice_for(table, viewer)
    return None if choice is None else asking(table, choice)


def choice_for(table: Table, viewer: Viewer) -> Choice[Any, Any] | None:
    """The choice whose moves this viewer may see; the viewer's own comes first."""
    open_to = [
        choice for choice in table.open_choices() if viewer == OPEN or _sees(table, choice, viewer)
    ]
    for choice in open_to:
        if viewer in choice.choosers(table):
            return choice
    return open_to[0] if open_to else None


def asking(table: Table, choice: Choice[Any, Any]) -> Asking:
    """A choice as everybody who may see its moves is shown it."""
    return Asking(
        kind=choice.kind,
        seat=choice.seat,
        rule_ids=choice.rule_ids,
        prompt=choice.prompt(table),
        offers=tuple(choice.offers(table)),
        blocked=tuple(choice.blocked(table)),
    )


def _sees(table: Table, choice: Choice[Any, Any], viewer: Viewer) -> bool:
    """Who may see the moves of a choice; in a sealed group the chooser and mates at most."""
    if choice.audience == "all" and table.sealed is None:
        return True
    return viewer in choice.choosers(table) or (
        choice.audience != "seat" and viewer in table.team(choice.seat)
    )


def fingerprint(table: Table) -> str:
    """The hash of everything on the table and the agenda: equal tables, equal text."""
    view = table.rules.view(table, OPEN)
    if view.kind is not None:
        view = msgspec.structs.replace(view, kind=table.rules.sealed_kind(view.kind))
    everything = _encoded(view, table.rules.unsealed)
    return sha256(everything + repr(table.agenda).encode()).hexdigest()


def _encoded(view: View, unsealed: tuple[str, ...]) -> bytes:
    """A view as endings know it."""
    if not unsealed:
        return msgspec.json.encode(view, order="deterministic")
    content = msgspec.to_builtins(view, order="deterministic")
    for path in unsealed:
        *outer, field = path.split(".")
        part = content
        for name in outer:
            part = part and part[name]
        if part:
            del part[field]
    return msgspec.json.encode(content)
