"""What the engine asks of a game: its rules as one object, loaded only when a table is dealt."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar, Union

import msgspec
from msgspec import Struct

from seedround.engine.about import About
from seedround.engine.cardset import CardSet, SetFile
from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat, Viewer
from seedround.engine.move import Move, MoveCodec
from seedround.engine.saying import Saying
from seedround.engine.standing import Tells
from seedround.engine.tuning import USUAL, Tuning
from seedround.engine.view import View

T = TypeVar("T")
C = TypeVar("C", bound=CardSet)

Pick = Callable[[Any, Seat, list[Move]], Move]
"""A rule of thumb: from a redealt table, the seat and its legal moves to one of them."""


class Advice(Struct, frozen=True):
    """A move worth considering: its value, the reason in words, and details on request."""

    move: Move
    value: float
    why: Saying
    details: tuple[Saying, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[T, C]):
    """The parts of a game's folder, by name."""

    game: About
    cards: Callable[[SetFile], C]
    deal: Callable[["Rules[T, C]", C, Any, int, Generator, list[Event] | None], T]
    view: Callable[[T, Viewer], View]
    redeal: Callable[[T, Seat, Generator], T]
    inventory: Callable[[T], dict[str, int]]
    """Everything that is neither made nor lost, counted (law 6)."""
    broken: Callable[[T], list[str]] = lambda table: []
    """Invariants of the specification that do not hold now; empty when all is well."""
    move_types: tuple[type[Move], ...]
    event_types: tuple[type[Event], ...]
    saying_types: tuple[type[Saying], ...]
    view_type: type[View]
    all_see_alike: bool = False
    """Whether there are no secrets: the views of seats and spectators differ in `viewer` alone."""
    view_beside: Callable[[T, Viewer, Any], View] | None = None
    """Another viewer's view of the same table, from one that is there: what all see is put together
    once. None where that would save little."""
    document: type[Struct] | None = None
    """A card set on disk, as types: for those who draw cards without knowing the game."""
    former_kinds: Mapping[str, str] = field(default_factory=dict)
    """Kinds of decision that were renamed: from today's name to the first one."""
    unsealed: tuple[str, ...] = ()
    """Fields of the View that only repeat what others say and came later, as `rival.ring`: endings
    leave them out, so that those of earlier records stay true."""
    picks: Mapping[str, Pick] = field(default_factory=dict)
    """The game's own bots by name."""
    advise: Callable[[T, Seat], list[Advice]] | None = None
    """Hints for the seat that chooses, from a redealt table."""
    solved: Mapping[str, Pick] = field(default_factory=dict)
    """By kind of decision: a pick that knows the best move, so that no search is needed."""
    value: Callable[[T], tuple[int, ...]] | None = None
    """The utilities of all seats, estimated in thousandths from what lies on the table."""
    horizon: Callable[[T], bool] | None = None
    """After a move, before each Step that follows: whether `value` says more than playing on."""
    scored: Callable[[int], Saying] | None = None
    """What a score stands for, if not for so many points."""
    tells: Tells | None = None
    """How it stands, what comes by itself, what a move brings; None if the game does not say."""
    phase: Callable[[T], str | None] = lambda table: None
    """The phase of a round, where views tell it and it lies in nothing but the agenda."""
    tuning: Tuning = USUAL
    """How search and levels are set for this game."""

    def sealed_kind(self, kind: str) -> str:
        """The first name of a kind of decision: seals, endings and traces keep it for ever, so that
        a renaming breaks none of them."""
        return self.former_kinds.get(kind, kind)

    @cached_property
    def move_codec(self) -> MoveCodec:
        return MoveCodec(self.move_types)

    @cached_property
    def event_decoder(self) -> "msgspec.json.Decoder[Any]":
        return msgspec.json.Decoder(Union[self.event_types])  # noqa: UP007

    @cached_property
    def view_decoder(self) -> "msgspec.json.Decoder[Any]":
        return msgspec.json.Decoder(self.view_type)
