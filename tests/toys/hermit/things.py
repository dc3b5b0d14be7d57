"""Moves, events, sayings and the view of Hermit."""

from msgspec import Struct

from seedround.engine.event import Event, SecretEvent
from seedround.engine.kinds import Card, Seat
from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.view import View


class Think(Move, frozen=True):
    """Changes nothing but the count of acts: free to take back."""


class Roll(Move, frozen=True):
    pass


class Peek(Move, frozen=True):
    pass


class Reveal(Move, frozen=True):
    loud: bool = False


class Done(Move, frozen=True):
    pass


class Thought(Event, frozen=True):
    seat: Seat


class Rolled(Event, frozen=True):
    seat: Seat
    die: int


class PeekedCard(Struct, frozen=True, forbid_unknown_fields=True):
    card: Card


class Peeked(SecretEvent, frozen=True, kw_only=True):
    seat: Seat
    secret: PeekedCard | None = None


class Revealed(Event, frozen=True):
    seat: Seat
    card: Card
    loud: bool


class Ended(Event, frozen=True):
    winners: tuple[Seat, ...]


class PromptAct(Saying, frozen=True):
    left: int


class ReasonNoCard(Saying, frozen=True):
    pass


class ReasonThought(Saying, frozen=True):
    pass


class HermitView(View, frozen=True, kw_only=True):
    points: tuple[int, ...]
    hands: tuple[tuple[Card, ...] | None, ...]
    cards: tuple[int, ...]
    open: tuple[Card, ...]
    deck: int
    deck_order: tuple[Card, ...] | None


MOVES = (Think, Roll, Peek, Reveal, Done)
EVENTS = (Thought, Rolled, Peeked, Revealed, Ended)
SAYINGS = (PromptAct, ReasonNoCard, ReasonThought)
