"""Moves: small frozen values with an exact JSON form and a readable text form."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, ClassVar, Final, Union, cast, get_type_hints

import msgspec

from seedround.engine.errors import IllegalMove
from seedround.engine.kinds import snake
from seedround.engine.saying import Sayable
from seedround.engine.sayings import (
    MoveUnreadable,
    MoveWrittenSo,
    NoSuchMove,
    NotAMove,
)

KEPT: Final = 4000
"""Moves of a game that are read only once: the same texts come again and again."""
KEPT_TEXTS: Final = 20_000
"""Moves of all games that are written only once."""


class Move(Sayable, frozen=True, tag_field="move", tag=snake):
    """One struct per verb: `Bid(amount=130)` is `{"move": "bid", "amount": 130}` and `bid:130`."""

    prefix: ClassVar[str] = "move-"

    @property
    def verb(self) -> str:
        return verb_of(type(self))

    def __str__(self) -> str:
        """`verb:arg+arg`; a flag is written as its name if set, a list as its items."""
        return _text(self)


@lru_cache(KEPT_TEXTS)
def _text(move: Move) -> str:
    args: list[str] = []
    for name, value in zip(move.__struct_fields__, msgspec.structs.astuple(move), strict=True):
        if value is True:
            args.append(name)
        elif isinstance(value, tuple):
            args.extend(str(item) for item in value)
        elif value is not False and value is not None:
            args.append(str(value))
    return f"{move.verb}:{'+'.join(args)}" if args else move.verb


@cache
def verb_of(kind: type[Move]) -> str:
    return cast(str, kind.__struct_config__.tag)


class MoveCodec:
    """Reads one game's moves from JSON and from text; anything else is refused in one sentence."""

    def __init__(self, kinds: Iterable[type[Move]]) -> None:
        self.kinds = {verb_of(kind): kind for kind in kinds}
        self._union: Any = Union[tuple(self.kinds.values())]  # noqa: UP007
        self._decoder = msgspec.json.Decoder(self._union)
        self.from_text = lru_cache(KEPT)(self._from_text)

    def from_json(self, data: bytes | str) -> Move:
        try:
            return cast(Move, self._decoder.decode(data))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            raise IllegalMove(NotAMove(str(problem))) from None

    def _from_text(self, text: str) -> Move:
        """`bid:130` and the like; the arguments are read by the types of the verb's fields."""
        verb, _, rest = text.strip().partition(":")
        kind = self.kinds.get(verb)
        if kind is None:
            known = ", ".join(self.kinds)
            raise IllegalMove(NoSuchMove(verb[:40], known))
        given = rest.split("+") if rest else []
        fields: dict[str, object] = {"move": verb}
        for name in kind.__struct_fields__:
            hint = _hints(kind)[name]
            if hint is bool:
                if name in given[:1]:
                    given.pop(0)
                    fields[name] = True
            elif getattr(hint, "__origin__", None) is tuple:
                fields[name], given = given, []
            elif given:
                fields[name] = given.pop(0)
        try:
            if given:
                raise msgspec.ValidationError(f"nothing may follow before {given[0][:40]!r}")
            move = cast(Move, msgspec.convert(fields, self._union, strict=False))
        except msgspec.ValidationError as problem:
            raise IllegalMove(MoveUnreadable(text[:60], str(problem))) from None
        if str(move) != text.strip():
            raise IllegalMove(MoveWrittenSo(text[:60], str(move)))
        return move


@cache
def _hints(kind: type[Move]) -> dict[str, Any]:
    return get_type_hints(kind)
