"""What a deck of Tech Deck looks like on disk (section 6.2); its effects are in `primitives`."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from seedround.engine.cardset import SetHead
from seedround.engine.kinds import Phrase
from seedround.engine.saying import Saying
from seedround.games.tech_deck.primitives import AnyPrimitive, Domain, Phase

DOMAINS: Final = ("service", "technology", "science", "information", "open")
"""Deck order; open cards come last."""
MOST_CARDS: Final = 54


class SetWord(Saying, frozen=True):
    """A word of the file as people say it: a field, a deck, a value, a card's name or text."""

    word: Phrase


class Head(SetHead, frozen=True):
    domain_rank: list[Domain]


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """The start decks by card id (TD-SETUP-06, TD-SETUP-07)."""

    team1: list[str]
    team2: list[str]
    solo: list[str]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9-]{0,59}$")]
    domain: Domain
    value: int
    name: str
    kind: Literal["venture", "group"]
    phase: Phase
    steps: list[AnyPrimitive]
    text: str
    start: bool = False


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as a whole."""

    set: Head
    start: Start
    card: list[Card]
