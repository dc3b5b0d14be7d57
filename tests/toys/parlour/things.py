"""Moves, events, sayings and the view of Parlour."""

from typing import Annotated

from msgspec import Meta, Struct

from seedround.engine.event import Event, SecretEvent
from seedround.engine.kinds import Card, Dollars, Seat
from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.view import View

TOKENS = 12
Token = Annotated[int, Meta(ge=1, le=TOKENS)]


class Discard(Move, frozen=True):
    card: Card


class Bid(Move, frozen=True):
    amount: Annotated[Dollars, Meta(ge=1)]


class Pass(Move, frozen=True):
    pass


class First(Move, frozen=True):
    """The lowest token of the three, asked first when there are too many triples."""

    token: Token


class Take(Move, frozen=True):
    tokens: tuple[Token, Token, Token]


class HandCards(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[Card, ...]


class Drew(SecretEvent, frozen=True, kw_only=True):
    seat: Seat
    count: int
    secret: HandCards | None = None


class PutDown(SecretEvent, frozen=True, kw_only=True):
    seat: Seat
    secret: HandCards | None = None


class Revealed(Event, frozen=True):
    seat: Seat
    card: Card


class Raised(Event, frozen=True):
    seat: Seat
    amount: Dollars


class Passed(Event, frozen=True):
    seat: Seat


class Won(Event, frozen=True):
    seat: Seat | None
    amount: Dollars
    die: int


class Took(Event, frozen=True):
    seat: Seat
    tokens: tuple[int, ...]


class Ended(Event, frozen=True):
    winners: tuple[Seat, ...]


class PromptDiscard(Saying, frozen=True):
    pass


class PromptBid(Saying, frozen=True):
    best: Dollars


class PromptTake(Saying, frozen=True):
    pass


class ReasonMust(Saying, frozen=True):
    card: Card


class ReasonPurse(Saying, frozen=True):
    purse: Dollars


class NoteAll(Saying, frozen=True):
    """A bid of the whole purse."""


class ParlourView(View, frozen=True, kw_only=True):
    round: int
    hands: tuple[tuple[Card, ...] | None, ...]
    put: tuple[Card | None, ...]
    cards: tuple[int, ...]
    """Hand and face-down card together, so that nobody sees who has chosen."""
    deck: int
    deck_order: tuple[Card, ...] | None
    pile: tuple[Card, ...]
    purses: tuple[Dollars, ...]
    bank: Dollars
    best: Dollars
    leader: Seat | None
    points: tuple[int, ...]
    market: tuple[int, ...]
    owned: tuple[tuple[int, ...], ...]


MOVES = (Discard, Bid, Pass, First, Take)
EVENTS = (Drew, PutDown, Revealed, Raised, Passed, Won, Took, Ended)
SAYINGS = (PromptDiscard, PromptBid, PromptTake, ReasonMust, ReasonPurse, NoteAll)
