"""How a game's table is drawn: one small module a game, from a View and nothing else."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.text import Text

from seedround.cli.boards.drawing import plainly
from seedround.cli.sayings.playing import YouMark
from seedround.engine.event import Event
from seedround.engine.game import Game
from seedround.engine.kinds import Seat
from seedround.engine.saying import Saying
from seedround.engine.words import Speaker


@dataclass(frozen=True)
class Scene:
    """What a board is drawn from: a view, and how wide it may be. Never a table."""

    view: Any
    cards: Any
    names: Sequence[str]
    width: int
    fancy: bool
    """Lines and ticks, or only the letters of ASCII."""
    language: str = "en"

    def sign(self, fancy: str, plain: str) -> str:
        return fancy if self.fancy else plain

    def say(self, saying: Saying) -> str:
        """What a board writes beside its drawing, as the viewer reads it."""
        return Speaker(self.language, self.cards, self.names, self.view.viewer).say(saying)

    def you(self, seat: Seat) -> str:
        """What stands behind the viewer's own name: ` (you)`."""
        return f" {self.say(YouMark())}" if seat == self.view.viewer else ""

    def label(self, seat: Seat, room: int) -> Text:
        """The name, marked if it is that seat's turn, and with `(you)` if there is room for it."""
        asked = seat in self.view.asked
        name = (self.sign("▶ ", "> ") if asked else "") + self.names[seat]
        if len(name) + len(you := self.you(seat)) <= room:
            name += you
        return Text(name, "bold reverse" if asked else "bold")

    def sizes(self, *boards: Sequence[Text]) -> list[Text]:
        """Boards of several sizes, each of parts one below the other; empty parts are left out."""
        joined = [Text("\n").join(part for part in parts if part.plain) for parts in boards]
        return joined if self.fancy else [plainly(board) for board in joined]


def everything(events: Sequence[Event]) -> Sequence[Event]:
    return events


def no_chapter(event: Event) -> Saying | str | None:
    return None


@dataclass(frozen=True)
class Board:
    """A game's board, and what it says of the game's events."""

    draw: Callable[[Scene], Sequence[Text]]
    """The board in one or more sizes, the largest first; the terminal takes the one that fits."""
    told: Callable[[Sequence[Event]], Sequence[Event]] = everything
    """The events worth telling beside a drawn board, which shows some of them anyway."""
    chapter: Callable[[Event], Saying | str | None] = no_chapter
    """The heading that an event opens in a told game."""
    score: Callable[[int], Saying | str] = str
    """A score as it is said."""
    piles: Callable[[Scene], Text] | None = None
    """What lies open in piles, and all that small drawings leave out, for those who look closer."""


def board_of(game: Game) -> Board:
    """The board of a game; without a drawn one, a list of what the view shows."""
    name = f"{__name__}.{game.package.rpartition('.')[2]}"
    module = import_module(name if find_spec(name) else f"{__name__}.plain")
    board = module.BOARD
    assert isinstance(board, Board)
    return board
