"""The agenda's items: Steps run by themselves, Choices ask a seat for a move."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Literal, Protocol, TypeVar

from msgspec import Struct

from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying


class ListsMoves(Protocol):
    """What a Choice needs of any game's table."""

    def moves_of(self, choice: "Choice[Any, Any]") -> list[Any]: ...


T = TypeVar("T", bound=ListsMoves)
"""The table of a game."""
K = TypeVar("K", bound=Hashable)
M = TypeVar("M", bound=Move)
"""The moves of a decision."""

MOST_MOVES: Final = 200
"""No list of legal moves is longer (law 2)."""


class Range(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Amounts offered as one: every `step` from `lo` to `hi` in the field `field`."""

    field: str
    lo: int
    hi: int
    step: int


class Offer(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A legal move as it is shown.

    `says` is a fuller sentence than the move alone can give (the name of the card in column 3);
    `pieces` are the things on the page that the move touches; `quick` marks those that get a
    button and that bots look at; with a `range` the offer stands for all its amounts.
    """

    move: Move
    says: Saying | None = None
    pieces: tuple[str, ...] = ()
    notes: tuple[Saying, ...] = ()
    quick: bool = True
    range: Range | None = None


@dataclass(frozen=True)
class Step(Generic[T]):
    """One thing that runs by itself. It is small and immutable, and holds nothing hidden."""

    def run(self, table: T) -> None:
        raise NotImplementedError


@dataclass(frozen=True)
class Choice(Step[T], Generic[T, M]):
    """A Step in which one seat picks one of the legal moves: everything about it in one place."""

    seat: Seat

    kind: ClassVar[str]
    """The name of this kind of decision, as in the game's specification."""
    rule_ids: ClassVar[tuple[str, ...]] = ()
    """The rules to read at this decision."""
    audience: ClassVar[Literal["seat", "team", "all"]] = "seat"
    """Who may see the list of moves."""

    def choosers(self, table: T) -> tuple[Seat, ...]:
        """The seats that may make it, each for all of them: the first answer counts."""
        return (self.seat,)

    def moves(self, table: T) -> list[Move]:
        """All legal moves in a fixed order; the table keeps the list, so it is never changed."""
        raise NotImplementedError

    def play(self, table: T, move: M) -> None:
        """Carry the move out, tell events, and put what follows on the agenda."""
        raise NotImplementedError

    def prompt(self, table: T) -> Saying:
        """What the seat is asked, in the second person."""
        raise NotImplementedError

    def blocked(self, table: T) -> list[Blocked]:
        """What a player might want to do but may not, one entry a verb, with the reason."""
        return []

    def quick(self, table: T) -> Sequence[Move]:
        """The moves for buttons and bots: a subset of `moves()`, all unless overridden."""
        return table.moves_of(self)

    def ranges(self, table: T) -> dict[str, Range]:
        """By verb: amounts that are better shown as one slider than as a list."""
        return {}

    def offer(self, table: T, move: M) -> Offer:
        """How one legal move is shown."""
        return Offer(move)

    def offers(self, table: T) -> list[Offer]:
        """The legal moves as they are shown: quick ones singly, a range of amounts as one."""
        moves = table.moves_of(self)
        kind = type(self)
        if kind.quick is Choice.quick and kind.ranges is Choice.ranges:
            offers = [self.offer(table, move) for move in moves]
            return [
                offer if offer.quick and offer.range is None else _marked(offer, True, None)
                for offer in offers
            ]
        quick = set(self.quick(table))
        ranges = self.ranges(table)
        shown: list[Offer] = []
        opened: set[str] = set()
        for move in moves:
            span = ranges.get(move.verb)
            if span is None or move in quick:
                shown.append(_marked(self.offer(table, move), move in quick, None))
            if span is not None and move.verb not in opened:
                opened.add(move.verb)
                shown.append(_marked(self.offer(table, move), False, span))
        return shown


def _marked(offer: Offer, quick: bool, span: Range | None) -> Offer:
    if offer.quick == quick and offer.range == span:
        return offer
    return Offer(offer.move, offer.says, offer.pieces, offer.notes, quick, span)


def narrow(
    moves: Sequence[M],
    answers: Sequence[K],
    key: Callable[[M, int], K],
    most: int = MOST_MOVES,
) -> tuple[list[M], list[K]]:
    """Split a list that is too long into questions with short answers.

    `key(move, n)` is what the n-th question is about (how many blocks of kind n, the n-th card).
    Returns the moves that agree with the answers given so far and, if these are still more than
    `most`, the possible answers to the next question in order of first appearance; else no answers.

    >>> class Pick(Move):
    ...     cards: tuple[int, ...]
    >>> picks = [Pick((a, b)) for a in range(3) for b in range(3)]
    >>> narrow(picks, [], lambda pick, n: pick.cards[n], most=3)[1]
    [0, 1, 2]
    >>> [str(pick) for pick in narrow(picks, [1], lambda pick, n: pick.cards[n], most=3)[0]]
    ['pick:1+0', 'pick:1+1', 'pick:1+2']
    """
    fitting = [
        move for move in moves if all(key(move, n) == answer for n, answer in enumerate(answers))
    ]
    if len(fitting) <= most:
        return fitting, []
    return fitting, list(dict.fromkeys(key(move, len(answers)) for move in fitting))
