"""The options of a game as data, read from their types: for the terminal and for the page."""

from msgspec import Struct, inspect

from seedround.engine.game import Game


class Option(Struct, frozen=True):
    """One option: words to choose from, a span of numbers, both, or yes and no."""

    name: str
    says: str
    default: str | int | bool
    words: tuple[str, ...]
    span: tuple[int, int] | None

    @property
    def values(self) -> str:
        """What it takes, in words: `recommended or 1 to 10`."""
        span = [f"{self.span[0]} to {self.span[1]}"] if self.span else []
        yes_or_no = ["yes", "no"] if isinstance(self.default, bool) else []
        return " or ".join([*self.words, *span, *yes_or_no])


def options_of(game: Game) -> tuple[Option, ...]:
    info = inspect.type_info(game.options)
    assert isinstance(info, inspect.StructType)
    return tuple([_option(field) for field in info.fields])


def _option(field: inspect.Field) -> Option:
    words, span = _values(field.type)
    extra = field.type.extra_json_schema if isinstance(field.type, inspect.Metadata) else None
    says = str((extra or {}).get("description", ""))
    return Option(field.name, says, field.default, words, span)


def _values(kind: inspect.Type) -> tuple[tuple[str, ...], tuple[int, int] | None]:
    """The words to choose from and the span of numbers."""
    if isinstance(kind, inspect.Metadata):
        return _values(kind.type)
    if isinstance(kind, inspect.UnionType):
        parts = [_values(part) for part in kind.types]
        spans = [span for _, span in parts if span]
        return tuple([word for words, _ in parts for word in words]), spans[0] if spans else None
    if isinstance(kind, inspect.LiteralType):
        return tuple([str(value) for value in kind.values]), None
    if isinstance(kind, inspect.IntType):
        return (), (int(kind.ge or 0), int(kind.le or 0))
    return (), None
