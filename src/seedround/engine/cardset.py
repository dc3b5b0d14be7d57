"""Card sets: TOML files read, laid over each other, hashed and checked."""

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, ClassVar, Concatenate, Final, ParamSpec, TypeVar

import msgspec
from msgspec import Meta, Struct

from seedround.engine.errors import BadSet, Quoted
from seedround.engine.saying import Saying
from seedround.engine.set_faults import Place, fault, place_of, toml_fault
from seedround.engine.set_lines import Lines, lines_in
from seedround.engine.set_sayings import (
    EmptyFolder,
    EntryWithoutId,
    IdUnfit,
    InCard,
    InSet,
    LineTooLong,
    NoSetThere,
    NothingToDrop,
    NotPlain,
    NotSetData,
    NotToml,
    NthEntry,
    OnLine,
    SetHeadMissing,
    SetUnreadable,
    TableTwice,
)

D = TypeVar("D")
C = TypeVar("C", bound="CardSet")
P = ParamSpec("P")
R = TypeVar("R")
LONGEST_LINE: Final = 1_000
"""Characters in a line of a pasted set: a longer one is no card, and may take long to parse."""
DEEPEST: Final = 8
LARGEST_NUMBER: Final = 1_000_000
LONGEST_ID: Final = 50
ID: Final = re.compile(rf"[A-Za-z0-9][A-Za-z0-9._-]{{0,{LONGEST_ID - 1}}}")
"""Moves and pieces name cards by their ids, and put signs of their own between them."""
_TOML_PLACE: Final = re.compile(
    r"(?P<why>.+) \(at (?:line (?P<line>\d+), column \d+|end of document)\)", re.DOTALL
)
CardText = Annotated[str, Meta(max_length=300)]
"""What a card says instead of the words that are made from its effects."""


class SetHead(Struct, frozen=True, forbid_unknown_fields=True):
    """The `[set]` table that every set starts with; a game may want more of it."""

    id: Annotated[str, Meta(min_length=1, max_length=60)]
    game: str
    title: Annotated[str, Meta(max_length=120)]
    version: int


class SetFile:
    """A card set as read: its content, the hash of that content, and where each id stands."""

    def __init__(
        self,
        content: dict[str, Any],
        place: Saying | str,
        lines: Lines | None = None,
    ) -> None:
        self.content = content
        self.place = Quoted(place) if isinstance(place, str) else place
        try:
            self.hash = content_hash(content)
        except (TypeError, ValueError):
            raise BadSet(InSet(self.place, NotSetData())) from None
        self.lines = lines or Lines()

    def refuse(
        self, problem: Saying | str, card: str | None = None, rule: str | None = None
    ) -> BadSet:
        """An error that names the file, the card, the line on which its id stands, and a rule."""
        why = Quoted(problem) if isinstance(problem, str) else problem
        if card is None:
            return BadSet(InSet(self.place, why), rule)
        return BadSet(self.in_card(card, why), rule)

    def in_card(self, card: str, why: Saying) -> Saying:
        """What is to be said of a card, with the file and the line: the field's, or else its id's.

        What is said of a field names it as `figure`.
        """
        field = re.match(r"[\w-]*", getattr(why, "figure", ""))
        lines = self.lines
        line = lines.fields.get((card, field[0] if field else "")) or lines.ids.get(card)
        return InCard(line or self.place, card, why)

    def typed(self, kind: type[D]) -> D:
        """The content as a typed document; a wrong type or unknown field names its card."""
        try:
            return msgspec.convert(self.content, kind)
        except msgspec.ValidationError as problem:
            text, _, path = str(problem).partition(" - at ")
            place = place_of(path.strip("`"))
            raise BadSet(self._at(place, fault(text, place, self.content, kind))) from None

    def _at(self, place: Place, why: Saying) -> Saying:
        """What is wrong at a place, with the line on which that stands."""
        match place:
            case (str(deck), int(number), *_):
                entry = self.content[deck][number]
                card = entry.get("id") if isinstance(entry, dict) else None
                if not isinstance(card, str):
                    line = self.lines.of_entry(deck, number)
                    return InSet(line or self.place, InSet(NthEntry(number + 1, deck), why))
                return self.in_card(card, why)
            case (str(table), str(field), *_):
                return InSet(self.lines.fields.get((f"[{table}]", field)) or self.place, why)
            case _:
                return InSet(self.place, why)


def kept_with_set(
    most: int,
) -> Callable[[Callable[Concatenate[C, P], R]], Callable[Concatenate[C, P], R]]:
    """Keep what a function of a set was worked out to be: with the set, so that it goes with it.

    An ordinary cache would hold the sets that strangers bring along, thousands of them.
    """

    def decorate(work: Callable[Concatenate[C, P], R]) -> Callable[Concatenate[C, P], R]:
        @wraps(work)
        def kept(cards: C, /, *given: P.args, **named: P.kwargs) -> R:
            known = cards.worked_out.get(work)
            if known is None or len(known) >= most:
                known = cards.worked_out[work] = {}
            asked = (*given, *named.items()) if named else given
            found: R
            if asked in known:
                found = known[asked]
            else:
                found = known[asked] = work(cards, *given, **named)
            return found

        return kept

    return decorate


class CardSet:
    """What a game has made of a set file, with all that can be computed once per set."""

    told: ClassVar[Mapping[str, str]] = {}
    """Fields that need not be told: `doings` has them (`power` by `power`), or another field."""

    def __init__(self, file: SetFile, head: SetHead) -> None:
        for cards in lists_of(file.content).values():
            for card in cards:
                if not ID.fullmatch(str(card["id"])):
                    raise file.refuse(IdUnfit(LONGEST_ID), str(card["id"])[:LONGEST_ID])
        self.id = head.id
        self.title = head.title
        self.version = head.version
        self.hash = file.hash
        self.content = file.content
        self.warnings: Sequence[Saying | str] = ()
        """Warnings: what is allowed, but is probably a slip."""
        self.file = file
        self._titles: dict[str, str] | None = None
        self.worked_out: dict[object, dict[Any, Any]] = {}
        """What is kept of functions of the set (`kept_with_set`)."""

    def name_of(self, card: str) -> str:
        """The name of a card (or company, employee, ...) by its id, for words."""
        found = self._titles
        if found is None:
            lists = lists_of(self.content).values()
            found = self._titles = {one["id"]: one["name"] for cards in lists for one in cards}
        return found[card]

    def shown(self) -> dict[str, Any]:
        """The content for boards that draw it, with what the rules make of it."""
        return self.content

    def rough_worth(self, deck: str, entry: Mapping[str, Any]) -> float:
        """What a card is roughly worth beside others of its deck; a game may know better."""
        return float(sum(figures(entry)))

    def called(self, word: str) -> Saying:
        """A word of the file as people say it: a field, a deck, a value, a card's name or text."""
        return Quoted(word)

    def sayings(self) -> Mapping[str, Sequence[Saying]]:
        """What is said of cards, by id, where the rules make it from what they do."""
        return {}

    def doings(self) -> Mapping[str, Sequence[Saying]]:
        """The same whatever a card says of itself: to tell sets apart."""
        return self.sayings()

    def decks(self) -> dict[str, tuple[str, ...]]:
        """Every id that moves and views can name, by deck, in a fixed order."""
        return {
            deck: tuple([one["id"] for one in cards])
            for deck, cards in lists_of(self.content).items()
        }


def lists_of(content: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """The lists of a set whose entries have ids."""
    lists = {name: part for name, part in content.items() if isinstance(part, list)}
    return {name: part for name, part in lists.items() if _have_ids(part)}


def figures(value: Any) -> Iterator[int]:
    """Every number inside a card."""
    if isinstance(value, Mapping):
        for part in value.values():
            yield from figures(part)
    elif isinstance(value, list):
        for part in value:
            yield from figures(part)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield abs(value)


def content_hash(content: Mapping[str, Any]) -> str:
    """SHA-256 of the parsed content: comments, order of keys and layout do not matter."""
    text = json.dumps(
        content, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )
    return sha256(text.encode()).hexdigest()


def read_set(path: Path) -> SetFile:
    """Read one TOML file, or a folder of them as one."""
    if path.is_dir():
        files = sorted(path.glob("*.toml"))
        if not files:
            raise BadSet(EmptyFolder(str(path)))
    elif path.is_file():
        files = [path]
    else:
        raise BadSet(NoSetThere(str(path)))
    content: dict[str, Any] = {}
    lines = Lines()
    for file in files:
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError as problem:
            raise BadSet(NotToml(str(file), str(problem))) from None
        except OSError as problem:
            raise BadSet(SetUnreadable(str(file), problem.strerror)) from None
        part = parsed(text, str(file))
        for key, value in part.items():
            if key in content and isinstance(value, list) and isinstance(content[key], list):
                content[key] = content[key] + value
            elif key in content:
                raise BadSet(TableTwice(str(file), key))
            else:
                content[key] = value
        lines = lines.before(lines_in(text, str(file)))
    return SetFile(content, str(path), lines)


def set_in(text: str, name: str) -> SetFile:
    """A set that was written or pasted as one text, called `name` where something is wrong."""
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST_LINE:
            raise BadSet(InSet(OnLine(name, number), LineTooLong(LONGEST_LINE)))
    content = parsed(text, name)
    if not _plain(content):
        raise BadSet(InSet(Quoted(name), NotPlain(LARGEST_NUMBER, DEEPEST)))
    return SetFile(content, name, lines_in(text, name))


def parsed(text: str, name: str) -> dict[str, Any]:
    """TOML as data; a number with thousands of digits is a ValueError too."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        found = _TOML_PLACE.fullmatch(str(problem))
        if found is None or (why := toml_fault(found["why"])) is None:
            raise BadSet(NotToml(name, str(problem))) from None
        line = int(found["line"] or len(text.splitlines()))
        raise BadSet(InSet(OnLine(name, line), why)) from None


def _plain(value: Any, depth: int = 0) -> bool:
    """Whether it is text, numbers of a sensible size, lists and tables, not nested too deeply."""
    if depth > DEEPEST:
        return False
    if isinstance(value, dict):
        return all(_plain(key) and _plain(part, depth + 1) for key, part in value.items())
    if isinstance(value, list):
        return all(_plain(part, depth + 1) for part in value)
    if isinstance(value, str):
        return "\0" not in value
    return isinstance(value, int) and abs(value) <= LARGEST_NUMBER


def head_of(file: SetFile) -> Mapping[str, Any]:
    """The `[set]` table of a file; the rest of the file is not looked at."""
    head = file.content.get("set")
    if not isinstance(head, dict) or not {"id", "game"} <= head.keys():
        raise file.refuse(SetHeadMissing())
    return head


def overlay(base: SetFile, top: SetFile) -> SetFile:
    """A set laid over another: tables are merged, entries replaced or added by id.

    The upper file says `base = "house"` in its `[set]`; an entry with `drop = true` removes one.
    """
    content = dict(base.content)
    for key, value in top.content.items():
        below = content.get(key)
        if isinstance(value, dict) and isinstance(below, dict):
            content[key] = {**below, **value}
        elif isinstance(value, list) and isinstance(below, list) and _have_ids(below):
            content[key] = _merged(key, below, value, top)
        else:
            content[key] = value
    content["set"] = {k: v for k, v in content["set"].items() if k != "base"}
    return SetFile(content, top.place, top.lines.before(base.lines))


def _have_ids(entries: list[Any]) -> bool:
    return all(isinstance(entry, dict) and "id" in entry for entry in entries)


def _merged(name: str, below: list[Any], above: list[Any], top: SetFile) -> list[Any]:
    entries = {entry["id"]: entry for entry in below}
    for place, entry in enumerate(above):
        if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
            line = top.lines.of_entry(name, place)
            raise BadSet(InSet(line or top.place, EntryWithoutId()))
        if not entry.get("drop"):
            entries[entry["id"]] = {**entries.get(entry["id"], {}), **entry}
        elif entries.pop(entry["id"], None) is None:
            raise top.refuse(NothingToDrop(), entry["id"])
    return list(entries.values())
