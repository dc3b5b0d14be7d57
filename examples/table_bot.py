"""A bot of your own at a table: it sits down with an invitation and plays any legal move.

    pip install websockets
    python examples/table_bot.py http://localhost:8200 INVITATION

docs/bot-protocol.md tells what is said here. Change `choose` and you have a player.
"""

import asyncio
import json
import random
import secrets
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def choose(asked: dict[str, Any], view: dict[str, Any]) -> str:
    """One of the moves on offer; a range stands for all its amounts."""
    offer = random.choice(asked["offers"])
    span = offer["range"]
    if span is None:
        return str(offer["move"])
    amount = random.randrange(span["lo"], span["hi"] + 1, span["step"])
    return str(span["pattern"]).replace("{}", str(amount))


def sit_down(server: str, invitation: str, name: str) -> tuple[str, int, str]:
    """Exchange the invitation for a seat and a secret; it works once, so keep the secret."""
    request = urllib.request.Request(
        f"{server}/api/invites/{invitation}",
        json.dumps({"name": name}).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        table = json.load(answer)
        cookie = str(answer.headers["Set-Cookie"])
    secret = cookie.partition("seedround=")[2].partition(";")[0]
    seat = next(chair["seat"] for chair in table["chairs"] if chair["mine"])
    return table["id"], seat, secret


async def play(server: str, table: str, seat: int, secret: str) -> None:
    headers = {"Authorization": f"Bearer {secret}"}
    async with connect(
        server.replace("http", "ws", 1) + "/api/socket", additional_headers=headers, max_size=None
    ) as socket:

        async def send(do: str, **fields: Any) -> None:
            message = {"do": do, "id": secrets.token_hex(8), "table": table, **fields}
            await socket.send(json.dumps(message))

        await send("watch", seats=[seat])
        answered = -1
        async for frame in socket:
            for line in str(frame).split("\n"):
                message = json.loads(line)
                if message["is"] == "refusal":
                    print(message["problem"], file=sys.stderr)
                if message["is"] != "update":
                    continue
                state = message["state"]
                if state["ending"]:
                    print(state["ending"])
                    return
                asked = state["asked"]
                if asked and asked["mine"] and asked["decision"] != answered:
                    answered = asked["decision"]
                    move = choose(asked, state["view"])
                    await send("play", seat=seat, decision=answered, move=move)


def main() -> None:
    server, invitation = sys.argv[1].rstrip("/"), sys.argv[2]
    table, seat, secret = sit_down(server, invitation, "Any Move")
    asyncio.run(play(server, table, seat, secret))


if __name__ == "__main__":
    main()
