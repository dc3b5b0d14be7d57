"""A Model Context Protocol server: a language model sits at a table and knows what its seat knows.

The model has one seat of each table that it opens; bots play the others. Every text is made from
the seat's View, its own decision, and events as that seat may know them.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, ParamSpec

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from seedround import __version__
from seedround.adapters.sayings import (
    BotsNeeded,
    DealProved,
    GameListed,
    NoSuchTableHere,
    OptionsListed,
    SeatOutOfRange,
    TableOpened,
)
from seedround.adapters.wording import tell_choice, tell_events, tell_result, tell_view
from seedround.bots import make_bot
from seedround.engine.errors import BadOption, Refused
from seedround.engine.generator import Generator, new_seed, seed_text
from seedround.engine.kinds import Seat, SeatNumber, every_seat
from seedround.engine.knowledge import Bot, Knowledge
from seedround.engine.playthrough import Playthrough
from seedround.engine.rulebook import document, select
from seedround.engine.words import Speaker
from seedround.games import all_games, find_game

MOST_TABLES: Final = 20
"""Tables that one server keeps; the oldest goes first."""
INSTRUCTIONS: Final = (
    "Board games about Silicon Valley. list_games, read_rules, then open_table. You have one seat; "
    "bots play the others as soon as it is their turn. Look with see_table, choose from "
    "list_moves, and play with move until the game is over."
)

P = ParamSpec("P")


class Place:
    """The model's place at one table."""

    def __init__(
        self,
        game: str,
        players: int | None,
        seat: Seat,
        bots: str,
        options: dict[str, Any],
        seed: str | None,
    ) -> None:
        found = find_game(game)
        count = found.check_seats(found.usual_players if players is None else players)
        if not 0 <= seat < count:
            raise BadOption(SeatOutOfRange(seat, count - 1))
        others = [other for other in every_seat(count) if other != seat]
        wanted = [name.strip() for name in bots.split(",")]
        line_up = wanted * len(others) if len(wanted) == 1 else wanted
        if len(line_up) != len(others):
            raise BadOption(BotsNeeded(len(others), len(line_up)))
        seed = seed_text(seed) if seed else new_seed()
        moods = Generator.from_seed(f"{seed}02")
        self.seat = seat
        self.bots: dict[Seat, Bot] = {
            other: make_bot(name, found, moods.below(1 << 30))
            for other, name in zip(others, line_up, strict=True)
        }
        named = dict(zip(others, line_up, strict=True))
        self.names = tuple(f"Player {it + 1} ({named.get(it, 'you')})" for it in every_seat(count))
        lab = {name: value for name, value in found.options.lab.items() if name not in options}
        self.playthrough = Playthrough.new(
            found, count, {**lab, **options}, seed=seed, names=self.names
        )
        self.told = 0
        self.let_bots_play()

    def let_bots_play(self) -> None:
        """Until the model is asked, or the game is over."""
        table = self.playthrough.table
        while table.legal and (seat := table.choice.seat) != self.seat:
            self.playthrough.play(self.bots[seat].choose(Knowledge(table, seat)))

    def move(self, text: str) -> str:
        codec = self.playthrough.game.rules().move_codec
        self.playthrough.play(codec.from_text(text))
        self.let_bots_play()
        return self.news()

    def news(self) -> str:
        """What happened since the last time, and what is next."""
        lines = self.log(self.told)
        self.told = self.playthrough.told
        result = self.playthrough.table.result
        if result is None:
            return "\n".join([*lines, "", self.moves()])
        start = self.playthrough.start
        fair = Speaker().say(DealProved(start.seed, start.salt, start.commitment))
        return "\n".join([*lines, "", tell_result(result, self.names), fair])

    def log(self, since: int) -> list[str]:
        playthrough = self.playthrough
        return tell_events(playthrough.table, playthrough.since(since), self.seat, self.names)

    def view(self) -> str:
        return tell_view(self.playthrough.table, self.seat, self.names)

    def moves(self) -> str:
        result = self.playthrough.table.result
        if result is not None:
            return tell_result(result, self.names)
        return tell_choice(self.playthrough.table, self.seat, self.names)


class Room:
    """The tables of one server, and the tools at them."""

    def __init__(self, seed: str | None = None) -> None:
        self._seed = seed
        self.tables: dict[str, Place] = {}
        self._opened = 0

    def list_games(self) -> str:
        """The games: id, players, what they are about, and their options."""
        say = Speaker().say
        lines: list[str] = []
        for game in all_games():
            least, most = game.players[0], game.players[-1]
            facts = GameListed(game.id, game.title, least, most, game.minutes)
            options = OptionsListed(", ".join(game.options.__struct_fields__))
            lines += [say(facts), f"  {game.blurb}", f"  {say(options)}"]
        return "\n".join(lines)

    def read_rules(self, game: str, rule: str | None = None) -> str:
        """The rules of a game, or one rule by its id (the beginning of an id gives several)."""
        found = find_game(game)
        if rule is None:
            return document(found)
        return "\n\n".join(f"{name}: {text}" for name, text in select(found, rule).items())

    def open_table(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: str = "easy",
        options: dict[str, Any] | None = None,
    ) -> str:
        """Open a table and sit down. Bots: one name for all other seats, or names by comma
        (random, easy, normal, hard, expert). Answers with the table's name and your first choice.
        """
        place = Place(game, players, SeatNumber(seat), bots, options or {}, self._seed)
        self._opened += 1
        name = f"table-{self._opened}"
        if len(self.tables) >= MOST_TABLES:
            del self.tables[next(iter(self.tables))]
        self.tables[name] = place
        commitment = place.playthrough.start.commitment
        who = ", ".join(place.names)
        opened = Speaker().say(TableOpened(name, who, commitment))
        return f"{opened}\n\n{place.news()}"

    def see_table(self, table: str) -> str:
        """All that your seat can see, in words."""
        return self.place(table).view()

    def list_moves(self, table: str) -> str:
        """What you are asked, your legal moves with words, and what is not possible and why."""
        return self.place(table).moves()

    def move(self, table: str, move: str) -> str:
        """Play one of your legal moves, as list_moves writes it before the words: `bid:130`."""
        return self.place(table).move(move)

    def get_log(self, table: str, since: int = 0) -> str:
        """What has happened so far as your seat may know it, line by line from a number on."""
        lines = self.place(table).log(max(0, since))
        return "\n".join(f"{number}. {line}" for number, line in enumerate(lines, max(0, since)))

    def place(self, table: str) -> Place:
        if table not in self.tables:
            known = ", ".join(self.tables) or None
            raise BadOption(NoSuchTableHere(table[:40], known))
        return self.tables[table]


def server(room: Room) -> MCPServer[Any]:
    """The tools as an MCP server."""
    made: MCPServer[Any] = MCPServer(
        "seedround", title="Seed Round", instructions=INSTRUCTIONS, version=__version__
    )
    for tool in (
        room.list_games,
        room.read_rules,
        room.open_table,
        room.see_table,
        room.list_moves,
        room.move,
        room.get_log,
    ):
        made.add_tool(_told_why(tool), structured_output=False)
    return made


def _told_why(tool: Callable[P, str]) -> Callable[P, str]:
    """Refusals as they are: sentences that say what to do."""

    @wraps(tool)
    def told(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return tool(*args, **kwargs)
        except Refused as problem:
            raise ToolError(str(problem)) from None

    return told


def serve(seed: str | None = None) -> None:
    """Talk over standard input and output until the client hangs up."""
    server(Room(seed)).run("stdio")
