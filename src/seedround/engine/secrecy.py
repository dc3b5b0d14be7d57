"""Law 5, secrecy: what a seat is shown, asked and told follows from what it may know."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.kinds import OPEN, SPECTATOR, Seat, Viewer, every_seat
from seedround.engine.laws import MOST_STEPS, Broken, play, require, state, to_json, viewers
from seedround.engine.look import ask, fingerprint, look_beside
from seedround.engine.move import Move
from seedround.engine.stages import Staged
from seedround.engine.table import Table

LAW = "secrecy"


ENOUGH = 12
"""Redeals after which a hidden thing that never changed is taken for one that is not redrawn."""


EMPTY: Final[tuple[object, ...]] = ((), [], {}, None)


class Veil:
    """Remembers over a game which hidden parts of the table redeals have drawn anew.

    The parts are the fields of the open view that a seat's view does not show, or their entries.
    """

    def __init__(self) -> None:
        self.tries: Counter[tuple[Seat, str]] = Counter()
        self.drawn: set[tuple[Seat, str]] = set()

    def compare(self, table: Table, seat: Seat, twin: Table) -> None:
        shown = msgspec.to_builtins(table.rules.view(table, seat))
        truth = msgspec.to_builtins(table.rules.view(table, OPEN))
        other = msgspec.to_builtins(table.rules.view(twin, OPEN))
        for field in truth:
            for part, mine, real, drawn in _parts(field, shown, truth, other):
                if field != "viewer" and mine != real and real not in EMPTY:
                    self.tries[seat, part] += 1
                    if drawn != real:
                        self.drawn.add((seat, part))

    def check(self) -> None:
        """When the game is over: nothing hidden may have stayed as it was in every redeal."""
        for (seat, part), tries in self.tries.items():
            moved = tries < ENOUGH or (seat, part) in self.drawn
            require(moved, LAW, f"redeals for seat {seat} never draw {part} anew: they peek")


def secrecy(table: Table, seed: int, never: Sequence[str] = (), veil: Veil | None = None) -> None:
    """At a decision: views and moves do not change when all that is unknown is drawn anew.

    `never` are texts that no viewer may find: seed and salt.
    """
    for seat in every_seat(table.seats):
        redealing(table, seat, seed, veil)
    stranger = table.copy(Generator(seed))
    require(stranger.generator is not table.generator, LAW, "a copy draws the original's future")
    for viewer in viewers(table):
        shown = seen(table, viewer)
        alike = seen(stranger, viewer) == shown
        require(alike, LAW, f"the view of {_name(viewer)} depends on the generator")
        for text in never:
            require(text.encode() not in shown, LAW, f"{_name(viewer)} can read {text[:8]}...")
    audiences(table)
    if table.sealed is not None:
        sealed_lips(table)
    for seat in every_seat(table.seats):
        for mate in table.team(seat):
            alike = _as_seen_by(table, mate, seat) == to_json(table.rules.view(table, seat))
            require(alike, LAW, f"the team mates {seat} and {mate} do not see alike")
        for other in (SPECTATOR, *every_seat(table.seats)):
            beside = look_beside(table, seat, table.rules.view(table, other))
            alike = to_json(beside) == to_json(table.rules.view(table, seat))
            require(alike, LAW, f"seat {seat} sees another table beside {_name(other)}")


def seen(table: Table, viewer: Viewer) -> bytes:
    """All that a viewer is shown and asked, byte for byte."""
    return to_json(table.rules.view(table, viewer)) + to_json(ask(table, viewer))


def redealing(table: Table, seat: Seat, seed: int, veil: Veil | None = None) -> None:
    """A redeal keeps what the seat knows and the agenda, and looks at nothing else."""
    redeal = table.rules.redeal
    before = state(table)
    twin: Table = redeal(table, seat, Generator(seed))
    require(state(table) == before, LAW, f"redealing for seat {seat} changes the table")
    require(twin.generator is not table.generator, LAW, "a redeal draws the original's future")
    require(twin.log is None, LAW, "a redeal tells its events to the original's log")
    for viewer in (seat, SPECTATOR):
        alike = seen(twin, viewer) == seen(table, viewer)
        require(alike, LAW, f"redealing for seat {seat} changes what {_name(viewer)} sees")
    kept = twin.agenda == table.agenda and twin.sealed == table.sealed
    require(kept, LAW, f"redealing for seat {seat} changes the agenda")
    fresh = twin.moves() == twin.choice.moves(twin)
    require(fresh, LAW, f"a redeal for seat {seat} lists the moves of the original's hands")
    whole = table.rules.inventory(twin) == table.rules.inventory(table)
    require(whole, LAW, f"redealing for seat {seat} makes or loses something")
    first: Table = redeal(table, seat, Generator(seed + 1))
    other: Table = redeal(first, seat, Generator(seed))
    same = fingerprint(other) == fingerprint(twin) and other.moves() == twin.moves()
    require(same, LAW, f"a redeal for seat {seat} depends on what the seat cannot know")
    if veil is not None:
        veil.compare(table, seat, twin)
        veil.compare(table, seat, first)
    for choice in table.open_choices():
        if choice.seat == seat:
            mine = choice.moves(twin) == choice.moves(table)
            require(mine, LAW, f"redealing for seat {seat} changes its own moves")
    if twin.choice.seat == seat:
        try:
            play(twin, twin.moves()[seed % len(twin.moves())])
        except Broken:
            raise
        except Exception as problem:
            why = f"a redeal for seat {seat} cannot be played: {problem}"
            raise Broken(f"{LAW}: {why}") from problem


def audiences(table: Table) -> None:
    """The moves of a choice are shown to its audience only; a sealed one to the team at most."""
    allowed: set[Viewer] = set()
    for choice in table.open_choices():
        allowed.add(choice.seat)
        if choice.audience != "seat":
            allowed.update(table.team(choice.seat))
        if choice.audience == "all" and table.sealed is None:
            allowed.update(viewers(table))
    for viewer in viewers(table):
        shown = ask(table, viewer) is not None
        require(
            shown == (viewer in allowed), LAW, f"the moves are not shown as said to {_name(viewer)}"
        )


def sealed_lips(table: Table) -> None:
    """While a group is sealed, only the team learns which move was made."""
    choice = table.choice
    outside = [viewer for viewer in viewers(table) if viewer not in table.team(choice.seat)]
    told: dict[Viewer, bytes] = {}
    for move in table.moves():
        twin = table.copy(Generator(0))
        twin.log = []
        twin.carry_out(move)
        for viewer in outside:
            heard = _heard(twin.log, viewer) + seen(twin, viewer)
            alike = told.setdefault(viewer, heard) == heard
            require(alike, LAW, f"{_name(viewer)} learns what seat {choice.seat} chose in secret")


def same_tale(table: Table, move: Move, seed: int) -> None:
    """Tables that differ only in what a seat cannot know tell it the same about a move.

    So do their stages, as it sees them. Compared up to the first draw, or until something hidden is
    shown.
    """
    for seat in every_seat(table.seats):
        here = table.copy(Generator(seed))
        there: Table = table.rules.redeal(table, seat, Generator(seed + 1))
        there.generator = Generator(seed)
        if move not in there.moves():
            require(table.choice.seat != seat, LAW, f"a redeal forbids seat {seat} its own {move}")
            continue
        stages: list[Table] = []
        others: list[Table] = []
        here.log, there.log = Staged(here, stages), Staged(there, others)
        shown = here.shown, there.shown
        here.carry_out(move)
        there.carry_out(move)
        for _ in range(MOST_STEPS):
            opened = (here.shown, there.shown) != shown
            if opened or here.generator.draws or there.generator.draws:
                break
            for viewer in (seat, SPECTATOR):
                alike = _heard(here.log, viewer) == _heard(there.log, viewer)
                require(alike, LAW, f"the events of {move} tell {_name(viewer)} what is hidden")
                alike = _staged(stages, viewer) == _staged(others, viewer)
                require(alike, LAW, f"the stages of {move} show {_name(viewer)} what is hidden")
            if here.agenda != there.agenda:
                break
            went = here.step(), there.step()
            if went == (False, False):
                alike = seen(here, seat) == seen(there, seat)
                require(alike, LAW, f"after {move} seat {seat} sees what was never shown")
            if went != (True, True):
                break


def _parts(field: str, *views: dict[str, Any]) -> Iterator[tuple[str, Any, Any, Any]]:
    """A field as three views show it, or entry by entry if it is a list in all of them."""
    values = [view[field] for view in views]
    if all(isinstance(value, (list, tuple)) for value in values):
        for number, entries in enumerate(zip(*values, strict=False)):
            mine, real, drawn = entries
            yield f"{field}[{number}]", mine, real, drawn
    else:
        mine, real, drawn = values
        yield field, mine, real, drawn


def _heard(events: Sequence[Event], viewer: Viewer) -> bytes:
    return to_json([event.seen_by(viewer) for event in events])


def _staged(stages: Sequence[Table], viewer: Viewer) -> bytes:
    return to_json([stage.rules.view(stage, viewer) for stage in stages])


def _as_seen_by(table: Table, mate: Seat, seat: Seat) -> bytes:
    """A mate's view with another name on it."""
    return to_json(msgspec.structs.replace(table.rules.view(table, mate), viewer=seat))


def _name(viewer: Viewer) -> str:
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
