"""What is kept of a game for study: how it ended, what was chosen, which cards, scores by round.

All of it is read off what every game has, so that a new game needs nothing here:

- a card is *on offer* at a decision if a legal move, or the sentence with which it is offered,
  names it (by a field of type Card), and *chosen* if the move played does;
- the score after a round is told by an event with a field `round` and a field of one whole
  number a seat, called `scores` or, failing that, the only such field; or one a team, in the
  order of the table's `teams`.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from seedround.engine.event import Event
from seedround.engine.kinds import Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.step import Choice
from seedround.engine.table import Table
from seedround.engine.words import field_kinds
from seedround.lab.simulate import Run, play_game, seating
from seedround.lab.summary import Played


class Decided(Struct, frozen=True, array_like=True):
    """How often a seat answered a kind of decision with a verb, and from how many moves in all."""

    seat: Seat
    kind: str
    verb: str
    count: int
    legal: int


class CardSeen(Struct, frozen=True, array_like=True):
    """How often a seat could choose a card at a kind of decision, and how often it did."""

    seat: Seat
    kind: str
    card: str
    offered: int
    chosen: int


class RoundScores(Struct, frozen=True, array_like=True):
    """The scores by seat after a round."""

    round: int
    scores: tuple[int, ...]


class GameNote(Struct, frozen=True, array_like=True):
    """One game, as it is kept."""

    number: int
    bots: tuple[str, ...]
    reason: str
    winners: tuple[int, ...]
    places: tuple[int | None, ...]
    scores: tuple[int, ...]
    utilities: tuple[int, ...]
    decisions: tuple[Decided, ...]
    cards: tuple[CardSeen, ...]
    rounds: tuple[RoundScores, ...]

    @property
    def played(self) -> Played:
        count = sum(decided.count for decided in self.decisions)
        return Played(self.number, self.bots, self.winners, self.scores, count)


def note_games(run: Run, numbers: Sequence[int]) -> list[GameNote]:
    """Play some games of a run and keep what is worth studying."""
    return [note_game(run, number) for number in numbers]


def note_game(run: Run, number: int) -> GameNote:
    log: list[Event] = []
    seen = Seen()
    table, _ = play_game(run, number, log, seen.watch)
    result = table.result
    assert result is not None
    return GameNote(
        number,
        seating(run, number),
        result.reason,
        result.winners,
        result.places,
        result.scores,
        result.utilities,
        tuple(Decided(*key, *counts) for key, counts in sorted(seen.decided.items())),
        tuple(CardSeen(*key, *counts) for key, counts in sorted(seen.cards.items())),
        tuple(round_scores(log, table.seats, getattr(table, "teams", ()))),
    )


class Seen:
    """Counts the decisions of a game while it is played."""

    def __init__(self) -> None:
        self.decided: dict[tuple[Seat, str, str], list[int]] = defaultdict(lambda: [0, 0])
        self.cards: dict[tuple[Seat, str, str], list[int]] = defaultdict(lambda: [0, 0])

    def watch(self, table: Table, choice: Choice[Any, Any], move: Move) -> None:
        legal = table.moves()
        counts = self.decided[choice.seat, choice.kind, move.verb]
        counts[0] += 1
        counts[1] += len(legal)
        offered = dict.fromkeys(card for each in legal for card in cards_of(table, choice, each))
        if not offered:
            return
        chosen = cards_of(table, choice, move)
        for card in offered:
            seen = self.cards[choice.seat, choice.kind, card]
            seen[0] += 1
            seen[1] += card in chosen


def cards_of(table: Table, choice: Choice[Any, Any], move: Move) -> list[str]:
    """The cards that a move names by itself, or else the sentence with which it is offered."""
    if named := named_cards(move):
        return named
    says = choice.offer(table, move).says
    return named_cards(says) if says is not None else []


def named_cards(thing: Struct) -> list[str]:
    """Every card in the fields of a move or a saying, each once."""
    cards: dict[str, None] = {}
    for name, many in card_fields(type(thing)):
        value = getattr(thing, name)
        cards.update(dict.fromkeys(value if many else [value] if value is not None else []))
    return list(cards)


@cache
def card_fields(kind: type[Struct]) -> tuple[tuple[str, bool], ...]:
    """The fields of a struct that hold a card, and whether they hold many."""
    return tuple((name, many) for name, (said, many) in field_kinds(kind).items() if said == "card")


def round_scores(
    log: Sequence[Event], seats: int, teams: Sequence[Sequence[int]] = ()
) -> list[RoundScores]:
    """The scores told round by round; empty if this game does not tell them."""
    found: dict[int, tuple[int, ...]] = {}
    for event in log:
        field = score_field(type(event))
        if field is None:
            continue
        told = tuple(getattr(event, field))
        if len(told) == len(teams) > 0:
            mine = {seat: told[number] for number, team in enumerate(teams) for seat in team}
            told = tuple(mine[seat] for seat in every_seat(seats))
        if len(told) == seats:
            found[event.round] = told  # type: ignore[attr-defined]
    return [RoundScores(number, scores) for number, scores in sorted(found.items())]


@cache
def score_field(kind: type[Event]) -> str | None:
    """The field of an event that holds one whole number a seat at the end of a round."""
    fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
    if "round" not in fields:
        return None
    whole = [name for name, hint in fields.items() if _whole_numbers(hint, kind, name)]
    return "scores" if "scores" in whole else whole[0] if len(whole) == 1 else None


def _whole_numbers(hint: Any, kind: type[Event], name: str) -> bool:
    """Whether a field is a row of whole numbers that are no seats."""
    info = msgspec.inspect.type_info(hint)
    if not isinstance(info, msgspec.inspect.VarTupleType):
        return False
    item = info.item_type
    if isinstance(item, msgspec.inspect.Metadata):
        item = item.type
    return isinstance(item, msgspec.inspect.IntType) and field_kinds(kind)[name][0] != "seat"
