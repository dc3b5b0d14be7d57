"""Sentences: Fluent templates filled with the fields of moves, events and sayings.

A move `Bid` uses the message `move-bid`, an event `event-...`, a saying its own tag. How a field
is said follows from its type: a Seat by name, a Card by title, Dollars with a sign, a Phrase as the
language has it. For a tuple
`winners` there is also its length, `winners_count`, for plurals.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Annotated, Any, cast, get_args, get_origin, get_type_hints

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from msgspec import Struct

from seedround.engine.cardset import CardSet
from seedround.engine.event import Event
from seedround.engine.move import Move
from seedround.engine.result import Result
from seedround.engine.templates import Numbers, compiled

Text = str | int


_THOUSANDS: Mapping[str, str] = {"en": ",", "de": "."}
"""What stands between thousands in languages whose plurals are those of English: one and many."""
_SIGNS = dict.fromkeys(map(ord, "$,. "))


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


def amount(said: str) -> FluentInt:
    """The number in a sum of money; templates choose by it: `{ AMOUNT($bonus) -> [0] ... }`."""
    return FluentInt(int(said.translate(_SIGNS)))


class Words:
    """One game's sentences in one language."""

    def __init__(
        self, source: str, language: str, phrases: Mapping[str, str] | None = None
    ) -> None:
        self._bundle = FluentBundle([language], functions={"AMOUNT": amount}, use_isolating=False)
        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        self._language = language
        self.phrases = phrases or {}
        """Names and texts of cards by their English; those that are not here stay as they are."""
        thousands = _THOUSANDS.get(language)
        self._quick = compiled(resource, Numbers(amount, thousands)) if thousands else {}

    def has(self, message: str, attribute: str | None = None) -> bool:
        """Whether there is a template, or that part of one."""
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return found.value is not None if attribute is None else attribute in found.attributes

    def say(self, thing: Struct, cards: CardSet | None = None, names: Sequence[str] = ()) -> str:
        """The sentence of a move, an event (as the given struct knows it) or a saying."""
        args: dict[str, Text] = {}
        secret: Struct | None = None
        for name, (kind, many) in field_kinds(type(thing)).items():
            value = getattr(thing, name)
            if name == "secret":
                secret = value
            else:
                args[name] = self._said(value, kind, many, cards, names)
                if many:
                    args[f"{name}_count"] = len(value)
        if secret is None:
            return self.text(message_of(type(thing)), args)
        for name, (kind, many) in field_kinds(type(secret)).items():
            args[name] = self._said(getattr(secret, name), kind, many, cards, names)
        return self.text(message_of(type(thing)), args, attribute="known")

    def text(
        self, message: str, args: Mapping[str, Text] | None = None, attribute: str | None = None
    ) -> str:
        """A message by its name; `attribute` is the part for those who know the secret."""
        if quick := self._quick.get((message, attribute or "")):
            with suppress(KeyError):  # a gap: the library says which
                return quick(args or {})
        return self.by_library(message, args, attribute)

    def by_library(
        self, message: str, args: Mapping[str, Text] | None = None, attribute: str | None = None
    ) -> str:
        """The same, always rendered by Fluent itself."""
        if not self.has(message):
            raise KeyError(f"no sentence for {message}")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, problems = self._bundle.format_pattern(pattern, dict(args or {}))
        if problems:
            raise ValueError(f"the sentence {message} cannot be filled: {problems[0]}")
        return str(text)

    def _said(
        self, value: Any, kind: str, many: bool, cards: CardSet | None, names: Sequence[str]
    ) -> Text:
        if many and value:
            return ", ".join(str(self._said(item, kind, False, cards, names)) for item in value)
        if value is None or value == ():
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Struct):
            return str(value)
        match kind:
            case "seat":
                return player_name(value, names)
            case "card":
                name = cards.name_of(value) if cards else str(value)
                return self.phrases.get(name, name)
            case "dollars":
                return money(value, self._language)
            case "figure":
                return figure(value, self._language)
            case "phrase":
                return self.phrases.get(value, str(value))
        return cast(Text, value)


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
