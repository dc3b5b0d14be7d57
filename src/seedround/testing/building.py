"""Given: the parts of which every game's builder of tables is made."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from seedround.engine.cardset import CardSet
from seedround.engine.game import Game
from seedround.engine.generator import Generator, Scripted
from seedround.engine.kinds import every_seat
from seedround.engine.step import Step
from seedround.engine.table import Table
from seedround.testing.playing import Goal, drawing, run_until

T = TypeVar("T", bound=Table)

A, B, C, D, E, F = every_seat(6)
"""The seats, as scenarios name them."""

DEALT: Final = 0
"""The seed by which a box is shuffled if nothing else is said."""


SCRIPT: Final = ("until", "rolls", "orders", "numbers", "seed")


def deal(
    game: Game,
    kind: type[T],
    seats: int,
    cards: CardSet | None = None,
    *,
    generator: Generator | None = None,
    rolls: Sequence[int] = (),
    orders: Sequence[Sequence[object]] = (),
    numbers: Sequence[int] = (),
    seed: int | None = DEALT,
    **options: Any,
) -> T:
    """A table fresh from the box, with its log; what the script does not name follows the seed."""
    resolved = game.resolve(options, seats)
    chance = generator or Scripted(rolls, orders, numbers, seed)
    table = game.deal(seats, chance, resolved, cards, [])
    with drawing(table):
        assert isinstance(table, kind), f"{game.id} deals a {type(table).__name__}."
    return table


def apart(more: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a builder hands on to `begin`, and the options of its game."""
    script = {name: given for name, given in more.items() if name in SCRIPT}
    return script, {name: given for name, given in more.items() if name not in SCRIPT}


def begin(
    table: T,
    *steps: Step[Any],
    until: Goal | None = None,
    rolls: Sequence[int] = (),
    orders: Sequence[Sequence[object]] = (),
    numbers: Sequence[int] = (),
    seed: int | None = None,
) -> T:
    """What a builder does last: these Steps come next, nothing was told yet, and they are run.

    The table draws what its script says and nothing else, unless there is a seed. It is run up to
    the first real choice, or `until` a Step, an Event or a kind of decision.
    """
    table.log = []
    table.legal = []
    table.sealed = None
    table.agenda = list(steps[::-1])
    table.generator = Scripted(seed=seed)
    with drawing(table, rolls=rolls, orders=orders, numbers=numbers):
        if until is None:
            table.settle()
        else:
            run_until(table, until)
    return table


def no_duplicates(
    places: Mapping[str, Iterable[str]],
    box: Mapping[str, int] | None = None,
    asked_for: bool | None = None,
) -> None:
    """No card lies on a table more often than there are copies in the box: one, or as it says.

    `asked_for` is what a builder was told as `duplicates`; one that knows no such wish leaves it.
    """
    if asked_for:
        return
    lying = {place: Counter(cards) for place, cards in places.items()}
    for card, many in sum(lying.values(), Counter()).items():
        copies = 1 if box is None else box[card]
        if many > copies:
            where = ", ".join(place for place, cards in lying.items() if card in cards)
            wish = "" if asked_for is None else ", or say duplicates=True if that is meant"
            raise AssertionError(
                f"{card} lies on this table {many} times ({where}), and the box has {copies}: "
                f"name another card{wish}."
            )
