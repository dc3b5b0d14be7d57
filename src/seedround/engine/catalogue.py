"""The catalogue: sentences in Fluent files, one `words` folder for a game and one for all else.

A folder holds `<language>.ftl` and, where one file would be long, `<part>.<language>.ftl`. A new
language is new files. A sentence is compiled when it is first said: a whole file takes 80 to 160 ms
of processor time, for which a server would halt all its tables; a sentence takes one.
"""

import re
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Final

from fluent_compiler.compiler import compile_messages
from fluent_compiler.resource import FtlResource
from fluent_compiler.types import FluentInt

from seedround.engine.locale import PSEUDO, locale_of, money, number
from seedround.engine.pseudo import pseudo
from seedround.engine.saying import Sayable
from seedround.engine.trimming import trimmed

FOLDER: Final = "words"
FRIGHTS: Final = 20
SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"
KEPT_PHRASES: Final = 4000
LONGEST_KEPT: Final = 500
"""Letters: what is longer is no text of ours, and many of those would be much memory."""
"""Texts of cards, of all sets, that are looked up only once."""
KEPT_NUMERALS: Final = 10_000
_COMPILING: Final = Lock()
SHARED: Final = "seedround"
"""The package whose words every game shares."""

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_QUOTED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What a sentence refers to: another one, a term, or a function."""
_FIELD: Final = re.compile(r"\$([a-zA-Z][\w-]*)")
_ATTRIBUTE: Final = re.compile(r"^\s+\.([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Named(str):
    """Players by name; `who` is what WHO says of them: you, among (you and others) or other."""

    __slots__ = ("who",)
    who: str

    def __new__(cls, text: str, who: str) -> "Named":
        named = super().__new__(cls, text)
        named.who = who
        return named


class Money(str):
    """A sum of money as it is said, and the number in it."""

    __slots__ = ("amount",)
    amount: int | float

    def __new__(cls, text: str, amount: int | float) -> "Money":
        money = super().__new__(cls, text)
        money.amount = amount
        return money


class Number(FluentInt):  # type: ignore[misc]
    """A whole number that knows how it is written, so that this is worked out once."""

    text: str

    def format(self, locale: object) -> str:
        return self.text

    def __format__(self, how: str) -> str:
        return self.text


@lru_cache(KEPT_NUMERALS)
def numeral(value: int, language: str) -> Number:
    made = Number(value)
    made.text = number(value, language)
    return made


def _who(players: str) -> str:
    """`{ WHO($seat) -> [you] You take ... *[other] { $seat } takes ... }`"""
    return players.who if isinstance(players, Named) else str(players)


@lru_cache(KEPT_NUMERALS)
def dollars(amount: int | float, language: str) -> Money:
    """A sum of money, worked out once."""
    return Money(money(amount, language), amount)


def _amount(money: str) -> Number | str:
    """`{ AMOUNT($bonus) -> [0] ... }`: the number in a sum of money."""
    return _whole(money.amount) if isinstance(money, Money) else money


_whole: Final = lru_cache(KEPT_NUMERALS)(Number)


def _money(language: str, amount: Number) -> Money:
    """`{ MONEY($damages) }`: a number that is a sum of money, depending on another field."""
    return dollars(int(amount), language)


Argument = str | Number
Arguments = Mapping[str, Argument]
Sentence = Callable[[Arguments, list[Exception]], str]
"""A compiled sentence: what cannot be filled in is added to a list."""


def unfilled(message: str, gaps: list[Exception]) -> ValueError:
    return ValueError(f"the sentence {message} cannot be filled: {gaps[0]}")


class Catalogue:
    """The sentences of one folder in one language."""

    def __init__(self, sources: Mapping[str, str], language: str) -> None:
        self.language = language
        self._kept_phrase = lru_cache(KEPT_PHRASES)(self._phrase)
        self._functions: dict[str, Sentence] = {}
        self._entries = {name: entry for text in sources.values() for name, entry in _entries(text)}
        self._names = set(self._entries)
        for name, entry in self._entries.items():
            self._names |= {f"{name}.{found[1]}" for found in _ATTRIBUTE.finditer(entry)}

    def has(self, message: str, attribute: str | None = None) -> bool:
        """Whether there is a sentence, or that part of one."""
        return (f"{message}.{attribute}" if attribute else message) in self._names

    def messages(self) -> tuple[str, ...]:
        """The sentences by name, in the order of their files."""
        return tuple(self._entries)

    def text(self, message: str, arguments: Arguments, attribute: str | None = None) -> str:
        """A sentence filled in; a gap in it is an error."""
        gaps: list[Exception] = []
        said = self.sentence(message, attribute)(arguments, gaps)
        if gaps:
            raise unfilled(message, gaps)
        return str(said)

    def sentence(self, message: str, attribute: str | None = None) -> Sentence:
        """A sentence to be filled in."""
        name = f"{message}.{attribute}" if attribute else message
        if name not in self._names:
            raise KeyError(f"no sentence for {name}")
        function = self._functions.get(name)
        if function is None:
            self._functions |= self._compiled(message)
            function = self._functions[name]
        return function

    def fields(self, message: str) -> set[str]:
        """What a sentence is filled with."""
        parts = [self._entries[name] for name in self._with_quoted(message)]
        return {field for part in parts for field in _FIELD.findall(part)}

    def phrase(self, text: str) -> str:
        """A text of a card, as this language has it; one that is not known stays as it is."""
        return self._kept_phrase(text) if len(text) <= LONGEST_KEPT else self._phrase(text)

    def _phrase(self, text: str) -> str:
        return self.hyphenated(text).replace(SOFT_HYPHEN, "")

    def hyphenated(self, text: str) -> str:
        """The same for a drawn card, which may break long words where they have a soft hyphen."""
        name = f"phrase-{slug(text)}"
        return self.text(name, {}) if name in self._entries else text

    def _compiled(self, message: str) -> dict[str, Sentence]:
        """The message and its attributes as functions.

        Python 3.11 can fail with `SystemError` when two threads compile at once: ours wait for each
        other, and what fails is tried again.
        """
        with _COMPILING:
            for _ in range(FRIGHTS):
                with suppress(SystemError):
                    return self._compiled_now(message)
            return self._compiled_now(message)

    def _compiled_now(self, message: str) -> dict[str, Sentence]:
        text = "\n".join([self._entries[name] for name in self._with_quoted(message)])
        compiled = compile_messages(
            str(locale_of(self.language)).replace("_", "-"),
            [FtlResource.from_string(text)],
            use_isolating=False,
            functions={
                "WHO": _who,
                "AMOUNT": _amount,
                "MONEY": partial(_money, self.language),
            },
        )
        return trimmed(compiled)

    def _with_quoted(self, message: str) -> list[str]:
        """A message and all that it refers to."""
        found = [message]
        for name in found:
            quoted = dict.fromkeys(_QUOTED.findall(self._entries[name]))
            found += [one for one in quoted if one in self._entries and one not in found]
        return found


def slug(text: str) -> str:
    """`Discard one: draw two.` is `discard-one-draw-two`; a code such as `market_grab` keeps its
    line, so that it is not taken for the name `Market Grab`."""
    return "-".join(re.findall(r"\w+", text.lower()))


def catalogue_of(kind: type[Sayable], language: str) -> Catalogue:
    """The words of a struct: those nearest to its module, in English where there are no others."""
    return catalogue(_package_of(kind.__module__), language)


@cache
def catalogue(package: str, language: str) -> Catalogue:
    """The words of a package, in English where the language is not there."""
    folder = files(package) / FOLDER
    found = _sources(folder, language)
    if not found and language != "en":
        return catalogue(package, "en")
    return Catalogue(found, language)


def languages(package: str = SHARED) -> tuple[str, ...]:
    """The languages that a package speaks, English first."""
    found = {_language(entry) for entry in (files(package) / FOLDER).iterdir()}
    return tuple(sorted(found - {""}, key=lambda language: (language != "en", language)))


def _sources(folder: Traversable, language: str) -> dict[str, str]:
    written = "en" if language == PSEUDO else language
    texts = {
        entry.name: entry.read_text(encoding="utf-8")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if _language(entry) == written
    }
    return {name: pseudo(text) for name, text in texts.items()} if language == PSEUDO else texts


def _language(file: Traversable) -> str:
    """`cli.de.ftl` and `de.ftl` are German."""
    stem, stop, ending = file.name.rpartition(".")
    return stem.rpartition(".")[2] if stop and ending == "ftl" else ""


@cache
def _package_of(module: str) -> str:
    """The nearest package above a module that has words."""
    package = module
    while package:
        if hasattr(sys.modules.get(package), "__path__") and (files(package) / FOLDER).is_dir():
            return package
        package = package.rpartition(".")[0]
    return SHARED


def _entries(text: str) -> list[tuple[str, str]]:
    """The messages and terms of a file by name."""
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return [(start[1], text[start.start() : end]) for start, end in zip(starts, ends, strict=True)]
