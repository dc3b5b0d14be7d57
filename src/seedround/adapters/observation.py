"""What a learning agent gets to see: a seat's View and its legal moves as arrays of numbers."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final, get_type_hints

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from seedround.adapters.layout import ITEM, Column, Layout, Pack, packed, with_zero
from seedround.engine.cardset import CardSet
from seedround.engine.game import Game
from seedround.engine.kinds import Seat
from seedround.engine.move import Move, verb_of
from seedround.engine.step import MOST_MOVES
from seedround.engine.table import Table
from seedround.engine.view import View

Observation = dict[str, NDArray[Any]]

KEPT: Final = 1 << 14
"""How many moves are remembered as numbers."""
KEPT_LISTS: Final = 64
"""How many lists of moves are remembered; each is kept alive, so that no other gets its id."""

Listed = tuple[Sequence[Move], NDArray[Any], list[str]]


class Observer:
    """Makes the observations of one game, number of seats and card set; their size is fixed.

    `observation` is the view, `moves` has a line for each legal move in the order of the list,
    `action_mask` says how long that list is. Arrays are new for every observation.
    """

    def __init__(self, game: Game, seats: int, cards: CardSet) -> None:
        rules = game.rules()
        layout = Layout(rules, cards, seats)
        self.decks = layout.names
        self.verbs = {verb_of(kind): number for number, kind in enumerate(rules.move_types, 1)}
        self._view = rules.view
        view = layout.of(rules.view_type)
        self.columns = tuple(
            Column(it.name.removeprefix("."), it.low, it.high) for it in view.columns
        )
        self._pack = view.pack
        self._size = ITEM * len(view.columns)
        self.move_columns, self._verbs = _move_table(layout, rules.move_types)
        self.width = len(self.move_columns)
        self._known: dict[Move, tuple[bytes, str]] = {}
        self._lists: dict[int, Listed] = {}
        self._masks = np.tri(MOST_MOVES + 1, MOST_MOVES, -1, np.int8)
        self._rest = [bytes(ITEM * self.width * (MOST_MOVES - n)) for n in range(MOST_MOVES + 1)]

    @cached_property
    def space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": _box(self.columns),
                "moves": _box(self.move_columns, MOST_MOVES),
                "action_mask": spaces.Box(0, 1, (MOST_MOVES,), np.int8),
            }
        )

    def observe(self, table: Table, seat: Seat, moves: Sequence[Move] | None = None) -> Observation:
        """What a seat may know, by its View; the moves only if it is to choose next.

        Who asks a whole sealed group at once gives each seat's moves.
        """
        if moves is None:
            moves = table.legal if table.legal and table.choice.seat == seat else ()
        return self.numbers(self._view(table, seat), moves)

    def numbers(self, view: View, moves: Sequence[Move]) -> Observation:
        """A view and a list of moves as arrays; bots have both from their Knowledge."""
        row = bytearray(self._pack(view))
        if len(row) != self._size:
            raise ValueError("The view holds more than its types allow.")
        lines = self._listed(moves)[1]
        return {
            "observation": np.frombuffer(row, np.int32),
            "moves": lines.copy(),
            "action_mask": self._masks[len(moves)].copy(),
        }

    def texts(self, moves: Sequence[Move]) -> list[str]:
        """The listed moves in their text form."""
        return self._listed(moves)[2][:]

    def _listed(self, moves: Sequence[Move]) -> "Listed":
        """A list of moves as numbers and as texts; tables never change a list, and reuse some."""
        listed = self._lists.get(id(moves))
        if listed is None:
            if len(self._lists) >= KEPT_LISTS:
                self._lists.clear()
            found = [self.line(move) for move in moves]
            lines = b"".join([line for line, _ in found]) + self._rest[len(moves)]
            numbers = np.frombuffer(lines, np.int32).reshape(MOST_MOVES, self.width)
            listed = self._lists[id(moves)] = (moves, numbers, [text for _, text in found])
        return listed

    def line(self, move: Move) -> tuple[bytes, str]:
        """A move as numbers and as text, made once."""
        found = self._known.get(move)
        if found is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            found = self._known[move] = (self._line(move), str(move))
        return found

    def _line(self, move: Move) -> bytes:
        verb, arguments = self._verbs[type(move)]
        line = bytearray(ITEM * self.width)
        line[:ITEM] = packed([verb])
        for name, start, pack in arguments:
            part = pack(getattr(move, name))
            line[ITEM * start : ITEM * start + len(part)] = part
        return bytes(line)


Verb = tuple[int, list[tuple[str, int, Pack]]]
"""Its number; by argument the first column and how to pack it."""


def _move_table(
    layout: Layout, kinds: tuple[type[Move], ...]
) -> tuple[tuple[Column, ...], Mapping[type[Move], Verb]]:
    """The columns of a move: its verb, then its arguments; verbs share those that are alike.

    An argument that a verb does not have is 0: the verb says which of them count.
    """
    columns: list[Column] = [Column("verb", 0, len(kinds))]
    starts: dict[tuple[str, tuple[Column, ...]], int] = {}
    table: dict[type[Move], Verb] = {}
    for number, kind in enumerate(kinds, 1):
        arguments: list[tuple[str, int, Pack]] = []
        hints = get_type_hints(kind, include_extras=True)
        for name in kind.__struct_fields__:
            part = layout.counted(hints[name])
            key = (name, part.columns)
            if key not in starts:
                taken = any(name == other for other, _ in starts)
                starts[key] = len(columns)
                columns += with_zero(part.named(f"{verb_of(kind)}.{name}" if taken else name))
            arguments.append((name, starts[key], part.pack))
        table[kind] = number, arguments
    return tuple(columns), table


def _box(columns: tuple[Column, ...], lines: int | None = None) -> spaces.Box:
    low = np.array([column.low for column in columns], np.int32)
    high = np.array([column.high for column in columns], np.int32)
    if lines is not None:
        low, high = np.tile(low, (lines, 1)), np.tile(high, (lines, 1))
    return spaces.Box(low, high, dtype=np.int32)
