"""The Game: what can be known about it without loading its rules, and how to deal a table."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from seedround.engine.about import About, Options
from seedround.engine.cardset import CardSet, SetFile, head_of, overlay, read_set, set_in
from seedround.engine.catalogue import Catalogue, catalogue, languages
from seedround.engine.errors import BadOption
from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.option_kinds import kinds_of
from seedround.engine.rules import Rules
from seedround.engine.saying import Saying
from seedround.engine.sayings import (
    NoSuchOption,
    OptionTakes,
    WrongSeatCount,
)
from seedround.engine.set_sayings import (
    NoSuchBase,
    NotASetOf,
    SetOfOtherGame,
)
from seedround.engine.table import Table


@dataclass(frozen=True, kw_only=True)
class Game(About):
    """A game as the rest of the program sees it; its rules are loaded when first needed."""

    def rules(self) -> Rules[Any, Any]:
        """The rules, loaded at the first call."""
        return cast(Rules[Any, Any], import_module(f"{self.package}.rules").RULES)

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
        return self._complete(read_set(self.shipped_path(source) if shipped else Path(source)))

    def _complete(self, file: SetFile) -> SetFile:
        """A set of this game, laid over its base if it names one."""
        head = head_of(file)
        if head["game"] != self.id:
            raise file.refuse(SetOfOtherGame(str(head["game"]), self.id))
        base = head.get("base")
        if base is None:
            return file
        if not isinstance(base, str) or base not in self.shipped_sets():
            known = ", ".join(self.shipped_sets())
            raise file.refuse(NoSuchBase(str(base), known))
        return overlay(read_set(self.shipped_path(base)), file)

    def card_set(self, source: str | None = None) -> CardSet:
        """A checked card set, by name or path."""
        if source is None or source in self.shipped_sets():
            return _shipped(self, source or "house")
        return cast(CardSet, self.rules().cards(self.set_file(source)))

    def former_set(self, name: str, wanted: str) -> CardSet | None:
        """A set that we shipped once, by name and hash: records that name it still play with it."""
        return _former(self).get((name, wanted))

    def own_set(self, text: str, name: str) -> CardSet:
        """A set that a player pasted, checked before anything is believed of it."""
        file = self._complete(set_in(text, name))
        try:
            return cast(CardSet, self.rules().cards(file))
        except (KeyError, TypeError, AttributeError):
            raise file.refuse(NotASetOf(self.id)) from None

    def set_from(self, place: Saying | str, content: dict[str, Any]) -> CardSet:
        """A card set from parsed content, as a record carries it; made once for all its tables."""
        file = SetFile(content, place)
        found = _carried.get((self.id, file.hash))
        if found is None:
            try:
                found = cast(CardSet, self.rules().cards(file))
            except (KeyError, TypeError, AttributeError):
                raise file.refuse(NotASetOf(self.id)) from None
            if len(_carried) >= MOST_CARRIED:
                _carried.clear()
            _carried[self.id, file.hash] = found
        return found

    def ships(self, cards: CardSet) -> bool:
        """Whether this very set (by its hash) comes with the program."""
        return cards.id in self.shipped_sets() and _shipped(self, cards.id).hash == cards.hash

    # Options and seats

    def check_seats(self, seats: int) -> int:
        if seats not in self.players:
            least, most = self.players[0], self.players[-1]
            raise BadOption(WrongSeatCount(self.title, least, most, seats))
        return seats

    def resolve(self, given: Mapping[str, Any] | None, seats: int, lab: bool = False) -> Options:
        """All options of a game: those given, defaults for the others."""
        names = self.options.__struct_fields__
        wanted = {**(self.options.lab if lab else {}), **(given or {})}
        for name in wanted:
            if name not in names:
                raise BadOption(NoSuchOption(self.title, str(name), ", ".join(names)))
        try:
            options = msgspec.convert(wanted, self.options)
        except msgspec.ValidationError as problem:
            name = str(problem).partition(" - at ")[2].strip("`").removeprefix("$.")
            option = next(one for one in kinds_of(self.options) if one.name == name)
            raise BadOption(OptionTakes(name, option.values, str(wanted[name])[:40])) from None
        if why := options.misfit(seats):
            raise BadOption(why)
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
    ) -> Table:
        """A table ready for its first choice; `log` collects the events, if it is given."""
        rules = self.rules()
        self.check_seats(seats)
        table: Table = rules.deal(
            rules,
            cards or self.card_set(),
            options or self.resolve(None, seats),
            seats,
            generator,
            log,
        )
        table.settle()
        return table

    def languages(self) -> tuple[str, ...]:
        """The languages for which there are words, English first."""
        return languages(self.package)

    def words(self, language: str = "en") -> Catalogue:
        return catalogue(self.package, language)

    def title_in(self, language: str) -> str:
        """What people call the game."""
        return self._own_words("game_title", language) or self.title

    def blurb_in(self, language: str) -> str:
        """What it is about, in one sentence."""
        return self._own_words("game_blurb", language) or self.blurb

    def campaign_in(self, language: str, level: str) -> tuple[tuple[str, str], ...]:
        """The campaign, then one of its levels: a title and a story each."""
        words = self.words(language)
        told = ("page-campaign", f"page-campaign-{level}")
        return tuple([(words.text(it, {}), words.text(f"{it}-story", {})) for it in told])

    def _own_words(self, message: str, language: str) -> str | None:
        words = self.words(language)
        return words.text(message, {}) if words.has(message) else None


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
def _former(game: Game) -> dict[tuple[str, str], CardSet]:
    folder = Path(str(files(game.package) / "former"))
    found = [read_set(path) for path in sorted(folder.glob("*.toml"))]
    return {(head_of(file)["id"], file.hash): game.rules().cards(file) for file in found}
