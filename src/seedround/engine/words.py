"""Things put into words: for one reader, in a language, with the names of cards and players.

How a field is said follows from its type: a Seat by its player's name, a Card by its title, Dollars
with a sign, another Saying as its own sentence. For a tuple `winners` there is also its length,
`winners_count`, for plurals.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from types import NoneType
from typing import Annotated, Any, Final, Protocol, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from seedround.engine.catalogue import (
    SHARED,
    Argument,
    Catalogue,
    Named,
    catalogue,
    catalogue_of,
    dollars,
    numeral,
    unfilled,
)
from seedround.engine.kinds import Seat, by_seat
from seedround.engine.locale import chance, listed, money, number, share, signed, tenths
from seedround.engine.saying import Sayable, Saying

_TWO_STOPS: Final = re.compile(r"(?<!\.)\.\.(?!\.)")
LISTED: Final = ("seat", "card", "phrase")
"""What is told one after the other with an "and"; figures only follow each other."""
NONE: Final = "none"
"""What templates choose by where there is nothing."""


class NamesCards(Protocol):
    """What is asked of a card set here."""

    def name_of(self, card: str) -> str: ...


class Speaker:
    """Says things to one reader."""

    def __init__(
        self,
        language: str = "en",
        cards: NamesCards | None = None,
        names: Sequence[str] = (),
        reader: Seat | None = None,
    ) -> None:
        self.language = language
        self.cards = cards
        self.names = names
        self.reader = reader
        self._named: dict[Seat, Named] = {}

    def say(self, thing: Sayable) -> str:
        """The sentence of a move, an event (as the given struct knows it) or a saying."""
        kind = type(thing)
        secret: Any = type(getattr(thing, "secret")) if _has_secret(kind) else NoneType  # noqa: B009
        return _sayer(kind, secret, self.language)(thing, self)

    def name(self, seat: Seat) -> str:
        """A player's name; one without a name is called by the number, as people count."""
        if seat < len(self.names):
            return self.names[seat]
        shared = catalogue(SHARED, self.language)
        return shared.text("player_number", {"number": numeral(seat + 1, self.language)})

    def named(self, seat: Seat) -> Named:
        """A player's name, and whether it is the reader's own."""
        found = self._named.get(seat)
        if found is None:
            found = self._named[seat] = Named(self.name(seat), self.who((seat,)))
        return found

    def seat_dollars(self, seat: Seat, dollars: int) -> str:
        """What a player has: `Ann $22`, said to herself `you $22`."""
        shared = catalogue(SHARED, self.language)
        said = {"seat": self.named(seat), "sum": money(dollars, self.language)}
        return shared.text("seat_dollars", said)

    def who(self, seats: Sequence[Seat]) -> str:
        """What these players are to the reader: you, among (you and others) or other."""
        if self.reader is None or self.reader not in seats:
            return "other"
        return "you" if len(seats) == 1 else "among"


Sayer = Callable[[Any, Speaker], str]
Value = Callable[[Any, Speaker], Argument]


@cache
def _has_secret(kind: type[Sayable]) -> bool:
    return "secret" in kind.__struct_fields__


@cache
def _sayer(kind: Any, secret: Any, language: str) -> Sayer:
    """How a kind of struct is said, worked out once."""
    words = catalogue_of(kind, language)
    message = message_of(kind)
    attribute = None if secret is NoneType else "known"
    sentence = words.sentence(message, attribute)
    used = words.fields(message)
    values = [(name, value) for name, value in _values(kind, secret, words) if name in used]

    def say(thing: Any, speaker: Speaker) -> str:
        gaps: list[Exception] = []
        said = sentence({name: value(thing, speaker) for name, value in values}, gaps)
        if gaps:
            raise unfilled(message, gaps)
        return one_stop(said) if ".." in said else str(said)

    return say


def _values(kind: type[Struct], secret: type[Any], words: Catalogue) -> list[tuple[str, Value]]:
    """The fields of a struct, and those of its secret part if the viewer knows it."""
    found: list[tuple[str, Value]] = []
    parts: list[tuple[str, type[Struct]]] = [("", kind)]
    if secret is not NoneType:
        parts.append(("secret.", secret))
    for path, part in parts:
        for name, (said, many) in {**field_kinds(part), **_derived_kinds(part)}.items():
            if name == "secret":
                continue
            value_of = attrgetter(path + name)
            if many:
                found.append((name, _many(value_of, said, words)))
                found.append((f"{name}_count", _count(value_of, words.language)))
            else:
                found.append((name, _single(value_of, said, words)))
    return found


def _single(value_of: Callable[[Any], Any], said: str, words: Catalogue) -> Value:
    one, language = _one(said, words), words.language

    def value(thing: Any, speaker: Speaker) -> Argument:
        found = value_of(thing)
        return NONE if found is None else one(found, speaker)

    def figure(thing: Any, speaker: Speaker) -> Argument:
        found = value_of(thing)
        return numeral(found, language) if type(found) is int else value(thing, speaker)

    def seat(thing: Any, speaker: Speaker) -> Argument:
        found = value_of(thing)
        return NONE if found is None else speaker.named(found)

    def sum_(thing: Any, speaker: Speaker) -> Argument:
        found = value_of(thing)
        return NONE if found is None else dollars(found, language)

    return {"seat": seat, "dollars": sum_, "": figure}.get(said, value)


def _many(value_of: Callable[[Any], Any], said: str, words: Catalogue) -> Value:
    one = _one(said, words)
    language = words.language

    def value(thing: Any, speaker: Speaker) -> Argument:
        found = value_of(thing)
        if not found:
            return NONE
        if said == "seat_dollars":
            return listed([speaker.seat_dollars(*item) for item in by_seat(found)], language)
        items = [_text(one(item, speaker)) for item in found]
        if said not in LISTED:
            return ", ".join(items)
        text = listed(items, language)
        return Named(text, speaker.who(found)) if said == "seat" else text

    return value


def _count(value_of: Callable[[Any], Any], language: str) -> Value:
    return lambda thing, speaker: numeral(len(value_of(thing) or ()), language)


def _text(argument: Argument) -> str:
    return argument if isinstance(argument, str) else argument.text


def _one(said: str, words: Catalogue) -> Value:
    """One value as it is said, by its kind."""
    language = words.language
    match said:
        case "seat":
            return _seat
        case "card":
            return lambda card, speaker: words.phrase(
                speaker.cards.name_of(card) if speaker.cards else card
            )
        case "dollars":
            return lambda sum_, speaker: dollars(sum_, language)
        case "chance":
            return lambda thousandths, speaker: chance(thousandths, language)
        case "signed":
            return lambda value, speaker: signed(value, language)
        case "share":
            return lambda value, speaker: share(value, language)
        case "tenths":
            return lambda value, speaker: tenths(value, language)
        case "phrase":
            return lambda text, speaker: words.phrase(text)
        case "saying":
            return lambda saying, speaker: speaker.say(saying)
    return lambda value, speaker: _plain(value, language)


def _seat(seat: Seat, speaker: Speaker) -> Argument:
    return speaker.named(seat)


def _plain(value: Any, language: str) -> Argument:
    if value is True or value is False:
        return "yes" if value else "no"
    if isinstance(value, int):
        return numeral(value, language)
    return number(value, language) if isinstance(value, float) else str(value)


@cache
def message_of(kind: type[Sayable]) -> str:
    """The name of a struct's sentence."""
    return f"{kind.prefix}{kind.__struct_config__.tag}"


def cited(sentence: str, rule: str) -> str:
    """A sentence with the rule that says so: `You have one place left (TS-DRAFT-07).`"""
    return f"{sentence.removesuffix('.')} ({rule})."


def one_stop(said: str) -> str:
    """A name such as `Exit Strategy Inc.` ends its sentence too; three stops are meant."""
    return _TWO_STOPS.sub(".", said) if ".." in said else said


@cache
def field_kinds(kind: type[Struct]) -> dict[str, tuple[str, bool]]:
    """For each field: how it is said ("seat", "card" ... or ""), and whether it is many."""
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: _kind(hints[field.name]) for field in msgspec.structs.fields(kind)}


def _derived_kinds(kind: type[Struct]) -> dict[str, tuple[str, bool]]:
    """The same for the properties that a sentence uses."""
    getters = {name: getattr(kind, name).fget for name in getattr(kind, "derived", ())}
    return {
        name: _kind(get_type_hints(getter, include_extras=True)["return"])
        for name, getter in getters.items()
    }


def _kind(hint: Any) -> tuple[str, bool]:
    if get_origin(hint) is Annotated:
        for extra in get_args(hint)[1:]:
            if isinstance(extra, msgspec.Meta) and extra.extra:
                return str(extra.extra.get("say", "")), False
        return _kind(get_args(hint)[0])
    if isinstance(hint, type) and issubclass(hint, Saying):
        return "saying", False
    if get_origin(hint) in (tuple, list):
        return _kind(get_args(hint)[0])[0], True
    for part in get_args(hint):
        if (found := _kind(part)) != ("", False):
            return found
    return "", False
