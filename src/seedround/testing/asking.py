"""Then: what is asked of a table, whatever the game."""

from collections.abc import Sequence
from typing import TypeVar

from seedround.engine.errors import IllegalMove
from seedround.engine.event import Event
from seedround.engine.kinds import OPEN, Seat, Viewer
from seedround.engine.look import fingerprint
from seedround.engine.saying import Blocked, Sayable
from seedround.engine.table import Table
from seedround.engine.words import Speaker, cited
from seedround.testing.playing import move

Told = TypeVar("Told", bound=Event)


# Who has to choose what


def kind(table: Table) -> str:
    """The kind of the decision that comes next."""
    return table.choice.kind


def who(table: Table) -> Seat:
    """The seat that makes it."""
    return table.choice.seat


def asked(table: Table) -> tuple[str, Seat]:
    """The kind of the decision and the seat that makes it."""
    return kind(table), who(table)


def moves(table: Table, verb: str | None = None) -> list[str]:
    """The legal moves in their text form: all, or those of one verb."""
    return [str(legal) for legal in table.moves() if verb in (None, legal.verb)]


def prompt(table: Table) -> str:
    """The question in words."""
    return say(table, table.choice.prompt(table))


def offers(table: Table) -> list[str]:
    """The legal moves as people read them."""
    return [say(table, offer.says or offer.move) for offer in table.choice.offers(table)]


def pieces(table: Table) -> dict[str, tuple[str, ...]]:
    """By move: the things on the page that it touches."""
    return {str(offer.move): offer.pieces for offer in table.choice.offers(table)}


def notes(table: Table, text: str) -> list[str]:
    """The notes beside a move."""
    return [say(table, note) for note in table.choice.offer(table, move(table, text)).notes]


# What is not possible


def why(table: Table, verb: str) -> Blocked:
    """Why a verb or a move is blocked."""
    found = {blocked.verb: blocked for blocked in table.choice.blocked(table)}
    assert verb in found, f"{verb} is not blocked; what is: {', '.join(found) or 'nothing'}."
    return found[verb]


def reasons(table: Table) -> dict[str, str]:
    """By verb or move: why it is blocked, with the rule."""
    found = table.choice.blocked(table)
    return {blocked.verb: cited(say(table, blocked.why), blocked.rule) for blocked in found}


def refused(table: Table, text: str, rule: str | None = None) -> str:
    """The sentence that refuses a move, by this rule if one is named; nothing has changed."""
    before = _state(table)
    try:
        table.play(move(table, text))
    except IllegalMove as problem:
        refusal = problem
    else:
        raise AssertionError(f"{text} is not refused.")
    assert _state(table) == before, f"{text} is refused, and yet something has changed."
    found = refusal.rule
    assert rule in (None, found), f"{text} is refused by {found}, not by {rule}: {refusal}"
    return str(refusal)


def _state(table: Table) -> tuple[object, ...]:
    return fingerprint(table), table.generator.draws, len(table.log or ()), moves(table)


# What has happened


def events(table: Table, kind: type[Told]) -> list[Told]:
    """The events of one kind, so far."""
    return [event for event in table.log or [] if isinstance(event, kind)]


def told(table: Table, viewer: Viewer) -> list[Event]:
    """All that has happened, as a viewer knows it."""
    return [event.seen_by(viewer) for event in table.log or []]


def story(table: Table, viewer: Viewer = OPEN, names: Sequence[str] = ()) -> list[str]:
    """The same in words."""
    speaker = Speaker(cards=table.cards, names=names)
    return [speaker.say(event) for event in told(table, viewer)]


def say(table: Table, thing: Sayable) -> str:
    """Anything that is said at this table, in English."""
    return Speaker(cards=table.cards).say(thing)
