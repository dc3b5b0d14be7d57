"""Card sets: TOML files read, laid over each other, hashed and checked."""

import json
import re
import tomllib
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from seedround.engine.errors import BadSet

D = TypeVar("D")


class SetHead(Struct, frozen=True, forbid_unknown_fields=True):
    """The `[set]` table that every set starts with; a game may want more of it."""

    id: Annotated[str, Meta(min_length=1, max_length=60)]
    game: str
    title: Annotated[str, Meta(max_length=120)]
    version: int


class SetFile:
    """A card set as read: its content, the hash of that content, and where each id stands."""

    def __init__(
        self, content: dict[str, Any], name: str, lines: Mapping[str, str] | None = None
    ) -> None:
        self.content = content
        self.name = name
        try:
            self.hash = content_hash(content)
        except (TypeError, ValueError):
            raise BadSet(
                f"{name}: dates, times, inf and nan have no place in a card set: write text."
            ) from None
        self._lines = lines or {}

    def refuse(self, problem: str, card: str | None = None) -> BadSet:
        """An error that names the file, the card and the line on which its id stands."""
        if card is None:
            return BadSet(f"{self.name}: {problem}")
        return BadSet(f"{self._lines.get(card, self.name)}: {card!r}: {problem}")

    def typed(self, kind: type[D]) -> D:
        """The content as a typed document; a wrong type or unknown field names its card."""
        try:
            return msgspec.convert(self.content, kind)
        except msgspec.ValidationError as problem:
            text, _, path = str(problem).partition(" - at ")
            raise self.refuse(f"{text} at {path.strip('`') or '$'}.", self._card_at(path)) from None

    def _card_at(self, path: str) -> str | None:
        found = re.search(r"\$\.(\w+)\[(\d+)\]", path)
        if found is None:
            return None
        entry = self.content[found[1]][int(found[2])]
        name = entry.get("id") if isinstance(entry, dict) else None
        return name if isinstance(name, str) else None


class CardSet:
    """What a game has made of a set file, with all that can be computed once per set."""

    def __init__(self, file: SetFile, head: SetHead) -> None:
        self.id = head.id
        self.title = head.title
        self.version = head.version
        self.hash = file.hash
        self.content = file.content
        self.warnings: list[str] = []
        """What is allowed but hardly meant, one sentence each."""

    def name_of(self, card: str) -> str:
        """The name of a card (or company, employee, ...) by its id, for words."""
        raise NotImplementedError

    def shown(self) -> dict[str, Any]:
        """The content for those who draw it, with what the rules make of it."""
        return self.content

    def decks(self) -> dict[str, tuple[str, ...]]:
        """Every id that moves and views can name, by deck, in a fixed order."""
        raise NotImplementedError


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
            raise BadSet(f"The folder {path} holds no .toml file.")
    elif path.is_file():
        files = [path]
    else:
        raise BadSet(f"There is no card set {path}: give a .toml file or a folder of them.")
    content: dict[str, Any] = {}
    lines: dict[str, str] = {}
    for file in files:
        try:
            text = file.read_text(encoding="utf-8")
            part = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise BadSet(f"{file} is not valid TOML: {problem}.") from None
        except OSError as problem:
            why = problem.strerror or "it cannot be opened"
            raise BadSet(f"The card set {file} cannot be read: {why}.") from None
        for key, value in part.items():
            if key in content and isinstance(value, list) and isinstance(content[key], list):
                content[key] = content[key] + value
            elif key in content:
                raise BadSet(f"{file}: [{key}] stands in another file of the folder too.")
            else:
                content[key] = value
        for number, line in enumerate(text.splitlines(), 1):
            if found := re.match(r"\s*id\s*=\s*[\"']([^\"']+)[\"']", line):
                lines.setdefault(found[1], f"{file}, line {number}")
    return SetFile(content, str(path), lines)


def head_of(file: SetFile) -> Mapping[str, Any]:
    """The `[set]` table of a file, whatever else is in it."""
    head = file.content.get("set")
    if not isinstance(head, dict) or not {"id", "game"} <= head.keys():
        raise file.refuse('it does not start with [set] and in it id = "...", game = "...".')
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
            content[key] = _merged(below, value, top)
        else:
            content[key] = value
    content["set"] = {k: v for k, v in content["set"].items() if k != "base"}
    return SetFile(content, top.name, {**base._lines, **top._lines})


def _have_ids(entries: list[Any]) -> bool:
    return all(isinstance(entry, dict) and "id" in entry for entry in entries)


def _merged(below: list[Any], above: list[Any], top: SetFile) -> list[Any]:
    entries = {entry["id"]: entry for entry in below}
    for entry in above:
        if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
            raise top.refuse("every entry laid over a set needs an id.")
        if not entry.get("drop"):
            entries[entry["id"]] = {**entries.get(entry["id"], {}), **entry}
        elif entries.pop(entry["id"], None) is None:
            raise top.refuse("it is to be dropped, but the set below has no such id.", entry["id"])
    return list(entries.values())
