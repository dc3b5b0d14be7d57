"""What stands above the columns of tables."""

from typing import Literal

from seedround.engine.saying import Saying

Column = Literal[
    "about", "actor", "below", "bot", "chair", "chat", "copy", "created", "decisions", "default",
    "elo", "from", "game", "games", "interval", "last", "level", "lines", "margin", "mean",
    "metric", "moves", "name", "option", "pair", "person", "place", "player", "playouts", "score",
    "searched", "seat", "seats", "share", "slowest", "spread", "stage", "table", "thought", "to",
    "value", "values", "verdict", "wins",
]  # fmt: skip


class ColumnHead(Saying, frozen=True):
    """What a column holds."""

    column: Column
