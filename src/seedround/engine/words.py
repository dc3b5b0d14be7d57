"""Sentences: Fluent templates filled with the fields of moves, events and sayings.

A move `Bid` uses the message `move-bid`, an event `event-...`, a saying its own tag. How a field
is said follows from its type: a Seat by name, a Card by title, Dollars with a sign, a Phrase as the
language has it. For a tuple
`winners` there is also its length, `winners_count`, for plurals.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from operator import attrgetter
from types import NoneType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from msgspec import Struct

from seedround.engine.cardset import CardSet
from seedround.engine.event import Event
from seedround.engine.move import Move
from seedround.engine.result import Result
from seedround.engine.templates import Get, Numbers, Text, Unusual, Variable, compiled, patterns

Said = tuple[Struct, CardSet | None, Sequence[str]]
"""A thing that is said, its cards, and the names of the players."""


_THOUSANDS: Mapping[str, str] = {"en": ",", "de": "."}
"""What stands between thousands in languages whose plurals are those of English: one and many."""
_SIGNS = dict.fromkeys(map(ord, "$,. "))
_TWO_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")


def money(amount: int, language: str = "en") -> str:
    """Dollars as they are said: `$1,200`, in German `1.200 $`."""
    if language == "de":
        return f"{amount:,} $".replace(",", ".")
    return f"${amount:,}" if amount >= 0 else f"-${-amount:,}"


def figure(said: str, language: str) -> str:
    """A figure as the language writes it: `$21.4` and `44.4 %`, in German `21,4 $` and `44,4 %`."""
    if language != "de":
        return said
    said = said.replace(".", ",")
    return f"{said.replace('$', '')} $" if "$" in said else said


def one_stop(said: str) -> str:
    """A name such as `Exit Strategy Inc.` ends its sentence too; three stops are meant."""
    return _TWO_STOPS.sub(".", said) if ".." in said else said


@lru_cache(4096)
def amount(said: str) -> FluentInt:
    """The number in a sum of money; templates choose by it: `{ AMOUNT($bonus) -> [0] ... }`."""
    return FluentInt(int(said.translate(_SIGNS)))


class Words:
    """One game's sentences in one language.

    How a kind of struct is said is worked out once: a function of the fields that its template
    uses, or the library, if the template has something that only the library can fill.
    """

    def __init__(
        self, source: str, language: str, phrases: Mapping[str, str] | None = None
    ) -> None:
        self._bundle = FluentBundle([language], functions={"AMOUNT": amount}, use_isolating=False)
        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        self._language = language
        self.phrases = phrases or {}
        """Names and texts of cards by their English; those that are not here stay as they are."""
        self._patterns = patterns(resource)
        self._sayers: dict[tuple[type[Struct], type[Any]], Callable[[Said], str]] = {}

    def has(self, message: str, attribute: str | None = None) -> bool:
        """Whether there is a template, or that part of one."""
        return (message, attribute or "") in self._patterns

    def say(self, thing: Struct, cards: CardSet | None = None, names: Sequence[str] = ()) -> str:
        """The sentence of a move, an event (as the given struct knows it) or a saying."""
        kinds = type(thing), type(getattr(thing, "secret", None))
        sayer = self._sayers.get(kinds)
        if sayer is None:
            sayer = self._sayers[kinds] = self._quick(*kinds) or self._slow(*kinds)
        return sayer((thing, cards, names))

    def text(
        self, message: str, args: Mapping[str, Text] | None = None, attribute: str | None = None
    ) -> str:
        """A message by its name, rendered by Fluent itself.

        `attribute` is the part for those who know the secret.
        """
        if not self.has(message, attribute):
            raise KeyError(f"no sentence for {message}")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, problems = self._bundle.format_pattern(pattern, dict(args or {}))
        if problems:
            raise ValueError(f"the sentence {message} cannot be filled: {problems[0]}")
        return one_stop(str(text))

    def _quick(self, kind: type[Struct], secret: type[Any]) -> Callable[[Said], str] | None:
        """The template as a function, if it and the plurals of the language are usual."""
        thousands = _THOUSANDS.get(self._language)
        pattern = self._patterns.get((message_of(kind), _known(secret) or ""))
        if thousands is None or pattern is None:
            return None
        try:
            render = compiled(pattern, Numbers(amount, thousands), self._variables(kind, secret))
        except Unusual:
            return None
        return lambda it: one_stop(render(it))

    def _slow(self, kind: type[Struct], secret: type[Any]) -> Callable[[Said], str]:
        """The same by the library."""
        message, attribute = message_of(kind), _known(secret)
        variables = self._variables(kind, secret)

        def say(it: Said) -> str:
            args = {name: variable.get(it) for name, variable in variables.items()}
            return self.text(message, args, attribute)

        return say

    def _variables(self, kind: type[Struct], secret: type[Any]) -> dict[str, Variable]:
        """The fields of a struct, and of its secret part for those who know it."""
        found: dict[str, Variable] = {}
        parts: list[tuple[str, type[Struct]]] = [("", kind)]
        if _known(secret):
            parts.append(("secret.", secret))
        for path, part in parts:
            for name, (said, many) in field_kinds(part).items():
                if name == "secret":
                    continue
                value_of = attrgetter(path + name)
                found[name] = Variable(self._said(value_of, said, many), many or said != "")
                if many:
                    found[f"{name}_count"] = Variable(_count(value_of), False)
        return found

    def _said(self, value_of: Callable[[Any], Any], said: str, many: bool) -> Get:
        """A field as it is said."""
        one = self._one(said)

        def get(it: Said) -> Text:
            value = value_of(it[0])
            return "none" if value is None or value == () else one(value, it)

        def get_many(it: Said) -> Text:
            values = value_of(it[0])
            return ", ".join([str(one(value, it)) for value in values]) if values else "none"

        return get_many if many else get

    def _phrase(self, text: str) -> str:
        return self.phrases.get(text, text)

    def _one(self, said: str) -> Callable[[Any, Said], Text]:
        """One value as it is said, by its kind."""
        language = self._language
        match said:
            case "seat":
                return lambda value, it: player_name(value, it[2])
            case "card":
                return lambda value, it: self._phrase(it[1].name_of(value) if it[1] else str(value))
            case "dollars":
                return lambda value, it: money(value, language)
            case "figure":
                return lambda value, it: figure(value, language)
            case "phrase":
                return lambda value, it: self._phrase(str(value))
        return _plain


def _plain(value: Any, _: Said) -> Text:
    if value is True or value is False:
        return "yes" if value else "no"
    return str(value) if isinstance(value, Struct) else value


def _count(value_of: Callable[[Any], Any]) -> Get:
    return lambda it: len(value_of(it[0]))


def _known(secret: type[Any]) -> str | None:
    """The part of a template for those who know the secret."""
    return None if secret is NoneType else "known"


@cache
def message_of(kind: type[Struct]) -> str:
    """The name of a struct's template."""
    tag = str(kind.__struct_config__.tag)
    if issubclass(kind, Move):
        return f"move-{tag}"
    return f"event-{tag}" if issubclass(kind, Event) else tag


def cited(sentence: str, rule: str) -> str:
    """A sentence with the rule that says so: `You have one place left (TS-DRAFT-07).`"""
    return f"{sentence.removesuffix('.')} ({rule})."


def player_name(seat: int, names: Sequence[str]) -> str:
    """A seat by its player's name, or by its number as people count."""
    return names[seat] if seat < len(names) else f"Player {seat + 1}"


def verdict(result: Result, names: Sequence[str]) -> str:
    """Who has won."""
    winners = [player_name(seat, names) for seat in result.winners]
    if not winners:
        return "Nobody wins."
    if len(winners) == 1:
        return f"{winners[0]} wins."
    return f"{', '.join(winners[:-1])} and {winners[-1]} share the win."


@cache
def field_kinds(kind: type[Struct]) -> dict[str, tuple[str, bool]]:
    """For each field: how it is said ("seat", "card" ... or ""), and whether it is many."""
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: _kind(hints[field.name]) for field in msgspec.structs.fields(kind)}


def _kind(hint: Any) -> tuple[str, bool]:
    if get_origin(hint) is Annotated:
        for extra in get_args(hint)[1:]:
            if isinstance(extra, msgspec.Meta) and extra.extra:
                return str(extra.extra.get("say", "")), False
        return _kind(get_args(hint)[0])
    if get_origin(hint) in (tuple, list):
        return _kind(get_args(hint)[0])[0], True
    for part in get_args(hint):
        if (found := _kind(part)) != ("", False):
            return found
    return "", False
