"""What the engine asks of a game: its rules as one object, loaded only when a table is dealt."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar, Union

import msgspec
from msgspec import Struct

from seedround.engine.cardset import CardSet, SetFile
from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat, Viewer
from seedround.engine.move import Move, MoveCodec
from seedround.engine.saying import Saying
from seedround.engine.table import Table
from seedround.engine.tuning import USUAL, Tuning
from seedround.engine.view import View
from seedround.engine.words import Words

if TYPE_CHECKING:
    from seedround.engine.game import Game

T = TypeVar("T", bound=Table)
C = TypeVar("C", bound=CardSet)

Pick = Callable[[Any, Seat, list[Move]], Move]
"""A rule of thumb: from a redealt table, the seat and its legal moves to one of them."""


class Advice(Struct, frozen=True):
    """A move worth considering: what it is worth and why, in words; more for who asks for more."""

    move: Move
    value: float
    why: Saying
    details: tuple[Saying, ...] = ()


@dataclass(frozen=True)
class Rules(Generic[T, C]):
    """The parts of a game's folder, by name."""

    game: "Game"
    cards: Callable[[SetFile], C]
    deal: Callable[["Rules[T, C]", C, Any, int, Generator, list[Event] | None], T]
    view: Callable[[T, Viewer], View]
    redeal: Callable[[T, Seat, Generator], T]
    inventory: Callable[[T], dict[str, int]]
    """Everything that is neither made nor lost, counted (law 6)."""
    broken: Callable[[T], list[str]]
    """Invariants of the specification that do not hold now; empty when all is well."""
    moves: tuple[type[Move], ...]
    events: tuple[type[Event], ...]
    sayings: tuple[type[Saying], ...]
    view_type: type[View]
    picks: Mapping[str, Pick] = field(default_factory=dict)
    """The game's own bots by name."""
    advise: Callable[[T, Seat], list[Advice]] | None = None
    """Hints for the seat that chooses, from a redealt table."""
    solved: Mapping[str, Pick] = field(default_factory=dict)
    """By kind of decision: the best move is known, nobody needs to search for it."""
    value: Callable[[T], tuple[int, ...]] | None = None
    """The utilities of all seats, estimated in thousandths from what lies on the table."""
    horizon: Callable[[T], bool] | None = None
    """After a move, before each Step that follows: whether `value` says more than playing on."""
    tuning: Tuning = USUAL
    """How search and levels are set for this game."""

    @cached_property
    def move_codec(self) -> MoveCodec:
        return MoveCodec(self.moves)

    @cached_property
    def event_decoder(self) -> "msgspec.json.Decoder[Any]":
        return msgspec.json.Decoder(Union[self.events])  # noqa: UP007

    @cached_property
    def view_decoder(self) -> "msgspec.json.Decoder[Any]":
        return msgspec.json.Decoder(self.view_type)

    def words(self, language: str = "en") -> Words:
        """The game's sentences in a language."""
        return self.game.words(language)
