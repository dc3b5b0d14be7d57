"""What is shared of a table: pictures of results, and previews that give nothing away."""

import struct
import xml.etree.ElementTree as ET

import pytest

from tests.server.client import Client
from tests.server.serving import Running, play

GAMES = {
    "trade-show": (3, {"rounds": 1}),
    "bidness": (2, {"max_rounds": 1}),
    "tech-deck": (4, {"pressure": "harsh", "round_cap": 20}),
    "silicon-valley": (1, {}),
}
PNG = b"\x89PNG\r\n\x1a\n"


async def finished(one: Client, game: str = "trade-show", public: bool = False) -> str:
    """A game of this person, who plays all its seats by chance, to its end."""
    seats, options = GAMES[game]
    opened = await one.open(game, *["me"] * seats, options=options, public=public)
    table = str(opened["table"]["id"])
    await one.dial()
    await one.watch(table, *range(seats))
    await one.play_on(table, list(range(seats)), 7)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_result_is_a_drawing_and_a_picture(game: str) -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address, "Zoë <b>") as zoe, Client(server.address) as other:
            table = await finished(zoe, game)
            at = f"/api/tables/{table}/picture"
            mine = await zoe.http.get(f"{at}.svg")
            assert mine.headers["content-type"] == "image/svg+xml"
            texts = [element.text for element in ET.fromstring(mine.text).iter() if element.text]
            assert any("Zoë" in text for text in texts)
            theirs = await other.http.get(f"{at}.svg")
            assert theirs.text != mine.text, "what one has played oneself stands out"
            made = await other.http.get(f"{at}.png?language=de")
            assert made.content.startswith(PNG)
            assert struct.unpack(">II", made.content[16:24]) == (1200, 630)
            assert (await zoe.http.get(f"{at}.png?language=de")).content == made.content

    play(scenario)


def test_a_link_to_a_result_has_a_preview() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address, 'Ann "><script>') as ann, Client(server.address) as bot:
            table = await finished(ann)
            page = (await bot.http.get(f"/shared/{table}?language=es")).text
            picture = f"{server.address}/api/tables/{table}/picture.png?language=es"
            assert f'property="og:image" content="{picture}"' in page
            assert 'name="twitter:card" content="summary_large_image"' in page
            assert f"url={server.address}/#/replay/{table}" in page
            assert "<script>" not in page
            assert "&lt;script&gt;" in page
            assert (await bot.http.get(picture)).content.startswith(PNG)

    play(scenario)


@pytest.mark.parametrize("public", [True, False])
def test_a_running_game_gives_nothing_away(public: bool) -> None:
    """Of a public table its title; of a private one no more than of one that is not there."""

    async def scenario(server: Running) -> None:
        async with Client(server.address, "Ann") as ann, Client(server.address) as stranger:
            table = (await ann.open("bidness", "me", "easy", public=public))["table"]["id"]
            page = (await stranger.http.get(f"/shared/{table}")).text
            assert ("Bidness" in page) == public
            assert "Ann" not in page
            assert "og:image" not in page
            for form in ("svg", "png"):
                answer = await stranger.http.get(f"/api/tables/{table}/picture.{form}")
                assert answer.status_code in (400, 404)
            nowhere = (await stranger.http.get("/shared/nowhere")).text
            if not public:
                assert page.replace(table, "nowhere") == nowhere

    play(scenario)


def test_the_end_is_told_to_everybody() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address, "Ann") as ann:
            table = await finished(ann)
            told = {ann.state(table, seat)["headline"] for seat in range(3)}
            assert any(headline.startswith("You win by $") for headline in told)
            assert any(" beats you by $" in headline for headline in told)
            assert ann.state(table, 0)["story"].startswith("After 1 round: ")

    play(scenario)
