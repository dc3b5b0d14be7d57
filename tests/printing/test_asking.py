"""Sheets by command and over HTTP."""

import asyncio
import sys
from pathlib import Path

import pytest

from seedround.engine.errors import BadOption
from seedround.games import all_games, find_game
from seedround.printing import order, print_game
from seedround.server.host.budgets import Budgets, TooMuch, Who
from seedround.server.host.limits import Limits
from seedround.server.tables.prints import Printed, Prints, printable
from tests.cli.conftest import Seedround, seedround  # noqa: F401
from tests.printing.paper import read, text
from tests.server.client import Client
from tests.server.serving import serving

ADA = Who("ada", "192.0.2.1")


def test_the_command_writes_a_pdf(seedround: Seedround) -> None:  # noqa: F811
    ran = seedround(
        "print", "trade-show", "--what", "aids", "--paper", "letter", "--language", "de",
        "--out", "aid.pdf",
    )  # fmt: skip
    assert ran.status == 0
    assert "Written to aid.pdf" in ran.out
    assert "Spielhilfe" in text(read(Path("aid.pdf").read_bytes()).pages[2])


def test_the_terminals_language_is_the_sheets_language(
    seedround: Seedround,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SEEDROUND_LANGUAGE", "es")
    assert seedround("print", "bidness", "--what", "aids", "--out", "b.pdf").status == 0
    assert "ayudadejuego" in text(read(Path("b.pdf").read_bytes()).pages[2])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("chess --out x.pdf", "There is no game 'chess'"),
        ("bidness --what dice --out x.pdf", "dice is not something we print"),
        ("bidness --paper a0 --out x.pdf", "a0 is not a paper"),
        ("bidness --language xx --out x.pdf", "We do not print in xx"),
        ("bidness --set none.toml --out x.pdf", "There is no card set none.toml"),
        ("bidness --out no/x.pdf", "There is no folder no"),
    ],
)
def test_a_command_that_cannot_be_carried_out_says_why(
    seedround: Seedround,  # noqa: F811
    arguments: str,
    sentence: str,
) -> None:
    ran = seedround("print", *arguments.split())
    assert ran.status == 2
    assert sentence in " ".join(ran.err.split())


def test_the_server_gives_sheets_in_the_language_of_the_page() -> None:
    async def scenario() -> None:
        async with serving() as server, Client(server.address) as ada:
            asked = "/api/games/trade-show/print?what=aids&paper=letter&language=de"
            answer = await ada.http.get(asked)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "application/pdf"
            assert "trade-show-letter-de.pdf" in answer.headers["content-disposition"]
            assert "Spielhilfe" in text(read(answer.content).pages[2])
            assert (await ada.http.get(asked)).content == answer.content

    asyncio.run(scenario())


OWN = """
[set]
id = "attic"
game = "trade-show"
title = "From the attic"
version = 1
base = "house"

[[card]]
id = "d01"
name = "Attic Lamp"
"""


def test_who_is_at_a_table_gets_its_own_set_on_paper() -> None:
    async def scenario() -> None:
        async with (
            serving() as server,
            Client(server.address) as ada,
            Client(server.address, "Eve") as eve,
        ):
            opened = await ada.open("trade-show", "me", "open", cards=OWN)
            at = f"/api/tables/{opened['table']['id']}"
            own = (await ada.get(f"{at}/differences"))["own_set"]
            assert own["sheets"] == f"{at}/print"
            answer = await ada.http.get(f"{own['sheets']}?what=cards&language=en")
            assert answer.status_code == 200
            printed = "".join(map(text, read(answer.content).pages))
            assert "AtticLamp" in printed
            assert "WaveButton" not in printed
            assert (await eve.http.get(own["sheets"])).status_code == 404
            invited = await eve.get(f"/api/invites/{opened['invites'][0]['token']}")
            assert invited["own_set"]["sheets"] is None

    asyncio.run(scenario())


def test_a_set_with_too_many_cards_is_not_printed_for_strangers() -> None:
    cards = [f'[[card]]\nid = "d0{number}"\ncopies = 99\n' for number in range(2, 7)]
    head = OWN.replace('base = "house"', 'base = "house"\ncards = 545')
    many = "\n".join([head, *cards])
    with pytest.raises(BadOption, match="the server prints at most 500"):
        printable(find_game("trade-show").own_set(many, "set.toml"))
    for game in all_games():
        assert printable(game.card_set())


async def here(printed: Printed) -> tuple[bytes, float]:
    """Print in the test's own process."""
    game = find_game(printed.game)
    return print_game(game, game.card_set(), printed.wanted, printed.language), 0.1


def test_the_server_says_why_it_prints_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving() as server, Client(server.address) as ada:
            for asked, sentence in (
                ("chess/print", "There is no game"),
                ("bidness/print?what=dice", "dice is not something we print"),
                ("bidness/print?paper=a0", "a0 is not a paper"),
                ("bidness/print?set=../mine.toml", "mine.toml"),
            ):
                answer = await ada.http.get(f"/api/games/{asked}")
                assert answer.status_code in (400, 404), asked
                assert sentence in answer.text
            monkeypatch.setitem(sys.modules, "typst", None)
            server.hub.prints = Prints(0, server.hub.budgets, here)
            answer = await ada.http.get("/api/games/bidness/print")
            assert answer.status_code == 400
            assert "seedround[print]" in answer.json()["problem"]

    asyncio.run(scenario())


class Pressed:
    """A press whose prints have a certain size; it notes the language of each."""

    def __init__(self, size: int) -> None:
        self.made: list[str] = []
        self._size = size

    async def __call__(self, printed: Printed) -> tuple[bytes, float]:
        self.made.append(printed.language)
        return bytes(self._size), 0.1


def test_sheets_are_made_once_and_kept_while_there_is_room() -> None:
    game = find_game("trade-show")
    fake = Pressed(400)

    async def scenario() -> None:
        press = Prints(1000, Budgets(Limits()), fake)

        async def ask(language: str) -> bytes:
            return await press.sheets(game, game.card_set(), order(), language, ADA)

        await asyncio.gather(ask("en"), ask("en"))
        for language in ("de", "en", "es", "de", "en"):
            await ask(language)
        press.close()

    asyncio.run(scenario())
    assert fake.made == ["en", "de", "es", "de", "en"]


def test_who_has_used_up_their_seconds_waits() -> None:
    fake = Pressed(10)
    game = find_game("trade-show")

    async def scenario() -> None:
        budgets = Budgets(Limits())
        press = Prints(1000, budgets, fake)
        await press.sheets(game, game.card_set(), order(), "en", ADA)
        budgets.thinking.spend(ADA, 10_000)
        await press.sheets(game, game.card_set(), order(), "en", ADA)
        with pytest.raises(TooMuch):
            await press.sheets(game, game.card_set(), order(), "de", ADA)
        press.close()

    asyncio.run(scenario())
    assert fake.made == ["en"], "what is there costs nothing"
