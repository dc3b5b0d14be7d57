"""The whole game: its letters, its table, its two steps, and what may be seen of it."""

from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import Meta, Struct

from inbox import GAME
from seedround.engine.about import Options
from seedround.engine.cardset import CardSet, SetFile, SetHead
from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.kinds import (
    ASIDE,
    FIRST_SEAT,
    OPEN,
    Card,
    Count,
    Seat,
    SeatNumber,
    Viewer,
    among,
    places,
)
from seedround.engine.look import common
from seedround.engine.move import Move
from seedround.engine.result import ranked
from seedround.engine.rules import Rules
from seedround.engine.saying import Saying
from seedround.engine.step import Choice, Offer, Step
from seedround.engine.table import Table
from seedround.engine.view import View

# The letters


class Letter(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    worth: Annotated[int, Meta(ge=-9, le=9)]


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    set: SetHead
    letter: tuple[Letter, ...]


class Letters(CardSet):
    def __init__(self, file: SetFile) -> None:
        document = file.typed(Document)
        super().__init__(file, document.set)
        self.by_id = {letter.id: letter for letter in document.letter}


# Everything that can be done and said


class Answer(Move, frozen=True):
    pass


class Forward(Move, frozen=True):
    pass


class Arrived(Event, frozen=True):
    letter: Card
    worth: int


class Kept(Event, frozen=True):
    seat: Seat
    letter: Card


class PromptLetter(Saying, frozen=True):
    letter: Card
    worth: int


# The table


class Inbox(Table):
    cards: Letters

    def __init__(
        self, rules: Any, cards: Letters, options: Options, seats: int, generator: Generator
    ) -> None:
        super().__init__(rules, cards, options, seats, generator)
        self.pile: list[str] = []
        self.desk: tuple[str, ...] = ()
        self.kept: list[tuple[str, ...]] = [()] * seats

    def copy(self, generator: Generator) -> "Inbox":
        twin = Inbox(self.rules, self.cards, self.options, self.seats, generator)
        self.copy_onto(twin)
        twin.pile, twin.desk, twin.kept = self.pile[:], self.desk, self.kept[:]
        return twin

    def worth(self, letters: tuple[str, ...]) -> int:
        return sum(self.cards.by_id[letter].worth for letter in letters)


def deal(
    rules: Any,
    cards: Letters,
    options: Options,
    seats: int,
    generator: Generator,
    log: list[Event] | None,
) -> Inbox:
    """IN-SETUP-01: the letters are shuffled."""
    table = Inbox(rules, cards, options, seats, generator)
    table.log = log
    table.pile = list(cards.by_id)
    generator.shuffle(table.pile)
    table.then(OpenLetter(FIRST_SEAT))
    return table


# The rules


@dataclass(frozen=True)
class OpenLetter(Step[Inbox]):
    """IN-TURN-01: the next letter is opened; without one the most points win (IN-END-01)."""

    seat: Seat

    def run(self, table: Inbox) -> None:
        if not table.pile:
            table.finish(ranked("most_points", [table.worth(letters) for letters in table.kept]))
            return
        letter = table.show(table.pile.pop())
        table.desk = (letter,)
        if table.log is not None:
            table.log.append(Arrived(letter, table.cards.by_id[letter].worth))
        table.then(HandleLetter(self.seat))


@dataclass(frozen=True)
class HandleLetter(Choice[Inbox, Answer | Forward]):
    """Answer a letter and keep it (IN-TURN-02), or forward it and go on yourself (IN-TURN-03)."""

    kind = "letter.handle"
    rule_ids = ("IN-TURN-02", "IN-TURN-03")
    audience = "all"

    def moves(self, table: Inbox) -> list[Move]:
        return [Answer(), Forward()]

    def prompt(self, table: Inbox) -> Saying:
        return PromptLetter(table.desk[0], table.worth(table.desk))

    def offer(self, table: Inbox, move: Answer | Forward) -> Offer:
        return Offer(move, pieces=(f"desk:{table.desk[0]}",))

    def play(self, table: Inbox, move: Answer | Forward) -> None:
        neighbour = SeatNumber((self.seat + 1) % table.seats)
        answers = isinstance(move, Answer)
        keeper = self.seat if answers else neighbour
        table.kept[keeper] += table.desk
        if table.log is not None:
            table.log.append(Kept(keeper, table.desk[0]))
        table.desk = ()
        table.then(OpenLetter(neighbour if answers else self.seat))


# What a seat may see, and what it cannot know

LetterId = Annotated[Card, among("letter")]


class InboxView(View, frozen=True, kw_only=True):
    pile: Count
    desk: Annotated[tuple[LetterId, ...], places(1)]
    kept: Annotated[tuple[tuple[LetterId, ...], ...], places("seats")]
    pile_order: Annotated[tuple[LetterId, ...], ASIDE] | None


def view(table: Inbox, viewer: Viewer) -> InboxView:
    return InboxView(
        **common(table, viewer),
        pile=len(table.pile),
        desk=table.desk,
        kept=tuple(table.kept),
        pile_order=tuple(table.pile) if viewer == OPEN else None,
    )


def redeal(table: Inbox, seat: Seat, generator: Generator) -> Inbox:
    twin = table.copy(generator)
    twin.pile.sort()
    generator.shuffle(twin.pile)
    return twin


def inventory(table: Inbox) -> dict[str, int]:
    """No letter is lost (law 6)."""
    return {"letters": sum(map(len, (table.pile, table.desk, *table.kept)))}


def tidy(table: Inbox, seat: Seat, moves: list[Move]) -> Move:
    """A bot: answer what is good, forward what is not."""
    return Answer() if table.worth(table.desk) > 0 else Forward()


RULES: Rules[Inbox, Letters] = Rules(
    game=GAME,
    cards=Letters,
    deal=deal,
    view=view,
    redeal=redeal,
    inventory=inventory,
    move_types=(Answer, Forward),
    event_types=(Arrived, Kept),
    saying_types=(PromptLetter,),
    view_type=InboxView,
    document=Document,
    picks={"tidy": tidy},
)
