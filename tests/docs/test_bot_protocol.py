"""The messages that the page about bots shows are those of a real table."""

import json
import re
from typing import Any

import msgspec
import pytest

from seedround.server.protocol.socket import Replies, Requests
from seedround.server.protocol.tables import StagesShown
from tests.docs.pages import ROOT, written_in
from tests.server.client import Client
from tests.server.serving import Running, play

PAGE = ROOT / "docs" / "bot-protocol.md"
LEFT_OUT = "..."
SEATED, WATCH, ASKED, PLAY, DONE, UPDATE, REFUSAL, STAGED = (
    json.loads(block.text) for block in written_in("json", PAGE)
)
DEAL = {
    "game": "bidness",
    "chairs": [{"who": "me", "name": "Ada"}, {"who": "open"}],
    "seed": "2",
}


def fits(shown: Any, real: Any) -> bool:
    """Whether a page shows what is real, but for what it leaves out."""
    if shown == LEFT_OUT:
        return True
    if isinstance(shown, dict) and isinstance(real, dict):
        named = shown.keys() - {LEFT_OUT}
        complete = named <= real.keys() if LEFT_OUT in shown else named == real.keys()
        return complete and all(fits(shown[key], real[key]) for key in named)
    if isinstance(shown, list) and isinstance(real, list):
        if not shown:
            return not real
        first, *rest = shown
        if first == LEFT_OUT:
            return any(fits(rest, real[start:]) for start in range(len(real) + 1))
        return bool(real) and fits(first, real[0]) and fits(rest, real[1:])
    return bool(shown == real)


def test_the_game_on_the_page_is_played() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address) as bot:
            opened = await ada.post("/api/tables", DEAL)
            table = opened["table"]["id"]

            def real(shown: Any) -> Any:
                return json.loads(json.dumps(shown).replace('"TABLE"', f'"{table}"'))

            async def send(client: Client, shown: dict[str, Any]) -> dict[str, Any]:
                return await client.ask(**real(shown))

            async def move(client: Client, seat: int, text: str) -> None:
                await client.until(lambda: client.asked(table, seat))
                asked = client.asked(table, seat)
                assert asked is not None
                wish = {"table": table, "seat": seat, "decision": asked["decision"], "move": text}
                assert (await client.ask("play", **wish))["is"] == "done"

            (request,) = written_in("http", PAGE)
            address, _, body = request.text.removeprefix("POST ").partition("\n")
            address = address.replace("INVITATION", opened["invites"][0]["token"])
            assert fits(real(SEATED), await bot.post(address.strip(), json.loads(body)))
            await ada.dial()
            await ada.watch(table, 0)
            await bot.dial()
            assert (await send(bot, WATCH))["is"] == "done"
            await move(ada, 0, "discard:marketer")
            await move(bot, 1, "discard:marketer")
            await move(ada, 0, "play:marketer")
            await move(ada, 0, "bid:50")
            await bot.until(lambda: bot.asked(table, 1))
            asked = bot.asked(table, 1)
            assert fits(ASKED, asked), asked
            assert fits(DONE, await send(bot, PLAY))
            await bot.until(lambda: bot.asked(table, 1) is None)
            update = bot.updates[table, 1]
            assert fits(real(UPDATE), update), update
            refusal = await send(bot, {**PLAY, "id": REFUSAL["id"]})
            assert fits(REFUSAL, refusal), refusal

    play(scenario)


def test_the_tables_name_every_message() -> None:
    """Each kind of message stands in the tables of the page, and no other one does."""
    text = PAGE.read_text("utf-8")
    rows = [row.partition("|")[0] for row in re.findall(r"^\| (`.*)$", text, re.MULTILINE)]
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    kinds = [*Requests.__args__, *Replies.__args__]
    assert named == {kind.__struct_config__.tag for kind in kinds}


@pytest.mark.parametrize(
    ("shown", "real", "whether"),
    [
        ([1, "...", 4], [1, 2, 3, 4], True),
        ([1, "..."], [1], True),
        ([1], [1, 2], False),
        ({"a": 1, "...": "..."}, {"a": 1, "b": 2}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ({"a": "..."}, {"a": [1]}, True),
        ({"a": 1, "...": "..."}, {"b": 2}, False),
    ],
)
def test_dots_stand_for_what_is_left_out(shown: Any, real: Any, whether: bool) -> None:
    assert fits(shown, real) is whether


def test_stages_are_as_the_page_shows_them() -> None:
    assert len(msgspec.convert(STAGED["stages"], StagesShown)) == len(STAGED["told"])
