"""The Game: what can be known about it without loading its rules, and how to deal a table."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

import msgspec
from msgspec import Struct

from seedround.engine.cardset import CardSet, SetFile, head_of, overlay, read_set
from seedround.engine.errors import BadOption, BadSet
from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.words import Words

if TYPE_CHECKING:
    from seedround.engine.rules import Rules
    from seedround.engine.table import Table


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options: Literals, bounded ints and bools, each with a default."""

    lab: ClassVar[Mapping[str, Any]] = {}
    """Defaults that differ in the lab (where a table might otherwise go on for ever)."""

    def misfit(self, seats: int) -> str | None:
        """Why these options do not suit the number of seats, as a sentence; None if they do."""
        return None


@dataclass(frozen=True)
class Game:
    """The rules of one game, from outside."""

    id: str
    title: str
    letters: str
    designer: str
    credits: str
    link: str
    players: tuple[int, ...]
    usual_players: int
    minutes: str
    blurb: str
    version: int
    """Rules version: raised whenever a golden record would replay differently."""
    options: type[Options]
    package: str

    def rules(self) -> "Rules[Any, Any]":
        """The rules, loaded at the first call."""
        return cast("Rules[Any, Any]", import_module(f"{self.package}.rules").RULES)

    # Card sets

    def shipped_sets(self) -> tuple[str, ...]:
        """The names of the card sets we ship."""
        return _set_names(self.package)

    def shipped_path(self, name: str) -> Path:
        folder = Path(str(files(self.package) / "sets"))
        file = folder / f"{name}.toml"
        return file if file.is_file() else folder / name

    def set_file(self, source: str | None = None) -> SetFile:
        """A set by the name of a shipped one or by path, laid over its base if it names one."""
        source = source or "house"
        shipped = source in self.shipped_sets()
        file = read_set(self.shipped_path(source) if shipped else Path(source))
        head = head_of(file)
        if head["game"] != self.id:
            raise file.refuse(f"this set is for {head['game']!r}, not for {self.id!r}.")
        base = head.get("base")
        if base is None:
            return file
        if base not in self.shipped_sets():
            known = ", ".join(self.shipped_sets())
            raise file.refuse(f"its base {base!r} is not a set we ship ({known}).")
        return overlay(read_set(self.shipped_path(base)), file)

    def card_set(self, source: str | None = None) -> CardSet:
        """A checked card set, by name or path."""
        if source is None or source in self.shipped_sets():
            return _shipped(self, source or "house")
        return cast(CardSet, self.rules().cards(self.set_file(source)))

    def set_from(self, name: str, content: dict[str, Any]) -> CardSet:
        """A card set from parsed content, as a record carries it; made once for all its tables."""
        file = SetFile(content, name)
        found = _carried.get((self.id, file.hash))
        if found is None:
            try:
                found = cast(CardSet, self.rules().cards(file))
            except (KeyError, TypeError, AttributeError):
                raise BadSet(f"{name}: the content is not a card set of {self.id}.") from None
            if len(_carried) >= MOST_CARRIED:
                _carried.clear()
            _carried[self.id, file.hash] = found
        return found

    def ships(self, cards: CardSet) -> bool:
        """Whether this very set, by hash, comes with the program."""
        return cards.id in self.shipped_sets() and _shipped(self, cards.id).hash == cards.hash

    # Options and seats

    def check_seats(self, seats: int) -> int:
        if seats not in self.players:
            span = f"{self.players[0]} to {self.players[-1]}"
            raise BadOption(f"{self.title} is for {span} players; you asked for {seats}.")
        return seats

    def resolve(self, given: Mapping[str, Any] | None, seats: int, lab: bool = False) -> Options:
        """All options of a game: those given, defaults for the others."""
        names = self.options.__struct_fields__
        wanted = {**(self.options.lab if lab else {}), **(given or {})}
        for name in wanted:
            if name not in names:
                raise BadOption(f"{self.title} has no option {name!r}; it has {', '.join(names)}.")
        try:
            options = msgspec.convert(wanted, self.options)
        except msgspec.ValidationError as problem:
            text, _, path = str(problem).partition(" - at ")
            name = path.strip("`").removeprefix("$.")
            raise BadOption(f"The option {name} = {wanted.get(name)!r} is wrong: {text}.") from None
        if sentence := options.misfit(seats):
            raise BadOption(sentence)
        return options

    def fits(self, given: Mapping[str, Any], seats: int) -> bool:
        """Whether options suit a number of seats (a solo option needs a solo game)."""
        try:
            self.resolve(given, seats)
        except BadOption:
            return False
        return True

    # Tables and words

    def deal(
        self,
        seats: int,
        generator: Generator,
        options: Options | None = None,
        cards: CardSet | None = None,
        log: list[Event] | None = None,
    ) -> "Table":
        """A table ready for its first choice; `log` takes the events if somebody listens."""
        rules = self.rules()
        self.check_seats(seats)
        table = cast(
            "Table",
            rules.deal(
                rules,
                cards or self.card_set(),
                options or self.resolve(None, seats),
                seats,
                generator,
                log,
            ),
        )
        table.settle()
        return table

    def languages(self) -> list[str]:
        """The languages for which there are words, English first."""
        names = [entry.name for entry in (files(self.package) / "words").iterdir()]
        found = [name.removesuffix(".ftl") for name in names if name.endswith(".ftl")]
        return sorted(found, key=lambda language: (language != "en", language))

    def words(self, language: str = "en") -> Words:
        return _words(self.package, language)


MOST_CARRIED: Final = 50
_carried: dict[tuple[str, str], CardSet] = {}
"""Sets that came with records, by game and hash."""


@cache
def _set_names(package: str) -> tuple[str, ...]:
    folder = files(package) / "sets"
    return tuple(sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir()))


@cache
def _shipped(game: Game, name: str) -> CardSet:
    return cast(CardSet, game.rules().cards(game.set_file(name)))


@cache
def _words(package: str, language: str) -> Words:
    source = files(package) / "words" / f"{language}.ftl"
    if not source.is_file():
        raise BadOption(f"There are no words in the language {language!r} for this game.")
    shared = files("seedround.engine") / "sentences" / f"{language}.ftl"
    texts = [text.read_text(encoding="utf-8") for text in (source, shared) if text.is_file()]
    phrases = files(package) / "words" / f"{language}.toml"
    known = tomllib.loads(phrases.read_text(encoding="utf-8")) if phrases.is_file() else None
    return Words("\n".join(texts), language, known)
