"""The MCP server through the SDK's own client, a whole game of each kind."""

import asyncio
import re
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from seedround.adapters.mcp import Room, server
from seedround.adapters.wording import tell_choice, tell_view
from seedround.engine.generator import Generator
from seedround.engine.record import commitment
from seedround.engine.words import Speaker
from seedround.games import all_games
from seedround.testing import B

Call = Callable[..., Awaitable[str]]
ROOMY = {"bidness": {"max_rounds": 4}, "trade-show": {"rounds": 1}}
"""Options that keep the games of these tests short."""


def with_client(where: Any, play: Callable[[Call], Awaitable[None]]) -> None:
    """Connect, and hand over a function that calls a tool and gives its text."""

    async def run() -> None:
        async with Client(where) as client:

            async def call(tool: str, /, **arguments: Any) -> str:
                answer = await client.call_tool(tool, arguments)
                text = "".join(part.text for part in answer.content)  # type: ignore[union-attr]
                return f"refused: {text}" if answer.is_error else text

            await play(call)

    asyncio.run(run())


def listed(text: str) -> list[str]:
    """The moves of a list in words."""
    part = text.partition("Legal moves:")[2].partition("Not possible now:")[0]
    return re.findall(r"^- (\S+)  \S", part, re.MULTILINE)


async def play_out(call: Call, game: str, players: int, seat: int = 0) -> str:
    """Any moves until the game is over; gives the last answer."""
    options = ROOMY.get(game, {})
    answer = await call(
        "open_table", game=game, players=players, seat=seat, bots="random", options=options
    )
    name = answer.partition(":")[0]
    chooser = Generator(3)
    while "The game is over" not in answer:
        moves = listed(await call("list_moves", table=name))
        assert moves
        answer = await call("move", table=name, move=moves[chooser.below(len(moves))])
        assert not answer.startswith("refused"), answer
    return answer


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_whole_game(game: Any) -> None:
    room = Room("5")

    async def play(call: Call) -> None:
        answer = await play_out(call, game.id, game.players[0])
        playthrough = room.tables["table-1"].playthrough
        assert playthrough.table.over
        start = playthrough.start
        assert commitment(start.seed, start.salt) == start.commitment
        assert start.commitment in answer
        log = await call("get_log", table="table-1")
        assert len(log.splitlines()) >= len(playthrough.log)

    with_client(server(room), play)


def test_over_standard_input_and_output() -> None:
    """The command as a client starts it."""
    here = StdioServerParameters(command=sys.executable, args=["-m", "seedround", "mcp"])

    async def play(call: Call) -> None:
        assert "trade-show" in await call("list_games")
        await play_out(call, "trade-show", 2, seat=1)

    with_client(here, play)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_nothing_goes_beyond_the_view_of_the_seat(game: Any) -> None:
    """All that is hidden is drawn anew, and every text stays as it was; the log is the seat's."""
    room = Room("7")
    room.open_table(game.id, game.usual_players, 1, "random")
    place = room.tables["table-1"]
    playthrough, chooser = place.playthrough, Generator(1)
    for _ in range(25):
        table = playthrough.table
        if table.over:
            break
        shown = room.see_table("table-1"), room.list_moves("table-1")
        twin = table.rules.redeal(table, B, Generator(2))
        assert shown == (tell_view(twin, B, place.names), tell_choice(twin, B, place.names))
        for secret in (playthrough.start.seed, playthrough.start.salt):
            assert secret not in shown[0] + shown[1] + room.get_log("table-1")
        speaker = Speaker("en", table.cards, place.names, reader=B)
        told = [speaker.say(event.seen_by(B)) for event in playthrough.log]
        assert place.log(0) == told
        moves = table.moves()
        room.move("table-1", str(moves[chooser.below(len(moves))]))


def test_tools_say_what_to_do_when_something_is_wrong() -> None:
    async def play(call: Call) -> None:
        assert "There is no game 'chess'" in await call("open_table", game="chess")
        assert "There is no table 'x'" in await call("see_table", table="x")
        wrong = await call("open_table", game="trade-show", players=3, bots="easy,easy,easy")
        assert "2 bots are needed" in wrong
        assert "There is no seat 4" in await call("open_table", game="trade-show", seat=4)
        opened = await call("open_table", game="trade-show", players=2, bots="random")
        before = await call("see_table", table="table-1")
        assert opened.startswith("table-1: Player 1 (you), Player 2 (random).")
        assert "refused" in await call("move", table="table-1", move="pass")
        assert "TS-DRAFT-06" in await call("list_moves", table="table-1")
        assert "There is no move 'fly'" in await call("move", table="table-1", move="fly")
        assert await call("see_table", table="table-1") == before

    with_client(server(Room("1")), play)


def test_rules_can_be_read() -> None:
    async def play(call: Call) -> None:
        assert "TS-DRAFT-07" in await call("read_rules", game="trade-show")
        one = await call("read_rules", game="trade-show", rule="TS-DRAFT-07")
        assert one.startswith("TS-DRAFT-07: ")
        assert "\n" not in one
        assert "There is no rule" in await call("read_rules", game="trade-show", rule="TS-X-99")

    with_client(server(Room()), play)


def test_old_tables_make_room() -> None:
    room = Room()
    for _ in range(22):
        room.open_table("trade-show", 2, 0, "random")
    assert len(room.tables) == 20
    assert "table-1" not in room.tables
    assert "table-22" in room.tables
