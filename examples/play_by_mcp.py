"""Play a game by MCP, as a language model would: start the server, read, choose, move.

    python examples/play_by_mcp.py [game]

Here the choice is the first move of the list; put your model in its place.
"""

import asyncio
import re
import sys

from mcp import Client, StdioServerParameters


def choose(words: str) -> str:
    """The move to play, from what the server says: here any model could think."""
    found = re.search(r"^- (\S+)  ", words.partition("Legal moves:")[2], re.MULTILINE)
    assert found is not None
    return found[1]


async def play(game: str) -> None:
    server = StdioServerParameters(command=sys.executable, args=["-m", "seedround", "mcp"])
    async with Client(server) as client:

        async def call(tool: str, **arguments: object) -> str:
            answer = await client.call_tool(tool, arguments)
            return "".join(getattr(part, "text", "") for part in answer.content)

        news = await call("open_table", game=game, players=2, bots="random")
        table = news.partition(":")[0]
        while "The game is over" not in news:
            print(news.partition("Legal moves:")[0].strip(), end="\n\n")
            move = choose(await call("list_moves", table=table))
            print(f"> {move}\n")
            news = await call("move", table=table, move=move)
        print(news)


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1] if len(sys.argv) > 1 else "trade-show"))
