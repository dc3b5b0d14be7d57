"""A game told in words: its events as sentences, and how it ended."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from seedround.cli.boards import Board
from seedround.cli.sayings.columns import ColumnHead
from seedround.cli.screen import Screen, with_names
from seedround.engine.event import Event
from seedround.engine.game import Game
from seedround.engine.kinds import Seat, SeatNumber, Viewer
from seedround.engine.locale import money
from seedround.engine.playthrough import Playthrough
from seedround.engine.result import Result
from seedround.engine.saying import Saying
from seedround.engine.words import Speaker
from seedround.engine.zones import label

MONEY: Final = ("money", "cash")
"""What is counted in dollars beside the score."""


class Storyteller:
    """Tells one viewer what happened, with a heading wherever a chapter of the game opens."""

    def __init__(
        self,
        screen: Screen,
        board: Board,
        playthrough: Playthrough,
        viewer: Viewer,
        names: Sequence[str],
    ) -> None:
        self.screen = screen
        self.board = board
        self.speaker = Speaker(screen.language, playthrough.cards, names, viewer)
        self.viewer = viewer
        self.names = names
        self.chapter = ""

    def sentence(self, event: Event) -> Text:
        """An event as this viewer may know it."""
        return with_names(self.speaker.say(event.seen_by(self.viewer)), self.names)

    def tell(self, events: Iterable[Event]) -> None:
        for event in events:
            chapter = self.board.chapter(event)
            title = self.speaker.say(chapter) if isinstance(chapter, Saying) else chapter
            if title and title != self.chapter:
                self.chapter = title
                self.screen.print()
                self.screen.print(Text(title, "bold"))
            self.screen.item("  ", self.sentence(event))


def result_table(
    game: Game,
    result: Result,
    names: Sequence[str],
    board: Board,
    language: str = "en",
    sides: Sequence[Sequence[Seat]] = (),
) -> Table:
    """Places, names, scores, and what else a game counts for every seat, or for every side."""
    seats = range(len(names))
    side_of = {seat: at for at, side in enumerate(sides) for seat in side}
    speaker, words = Speaker(language), game.words(language)
    extra = {
        name: values
        for name, values in result.details.items()
        if isinstance(values, list | tuple) and len(values) == len(sides or names)
    }
    table = Table(box=None, padding=(0, 2), header_style="bold")
    table.add_column(speaker.say(ColumnHead("place")), justify="right")
    table.add_column(speaker.say(ColumnHead("player")))
    table.add_column(speaker.say(ColumnHead("score")), justify="right")
    for name in extra:
        table.add_column(label(words, "detail", name), justify="right")
    for seat in sorted(seats, key=lambda seat: (result.places[seat] or len(names), seat)):
        place = result.places[seat]
        score = board.score(result.scores[seat])
        table.add_row(
            "-" if place is None else str(place),
            names[seat],
            speaker.say(score) if isinstance(score, Saying) else score,
            *(
                money(value, language) if name in MONEY else str(value)
                for name, values in extra.items()
                for value in [values[side_of.get(SeatNumber(seat), seat)]]
            ),
            style="bold" if seat in result.winners else None,
        )
    return table
