"""Each person at a table is told what happens in their own language."""

from typing import Any

from seedround.engine.locale import listed, own_name
from seedround.games import all_languages
from tests.server.client import Client
from tests.server.serving import Running, play

GERMAN = {"Accept-Language": "de-AT,de;q=0.9,en;q=0.8"}


async def choose(client: Client, language: str, status: int = 200) -> Any:
    answer = await client.http.patch("/api/me", json={"language": language})
    assert answer.status_code == status, answer.text
    return answer.json()


def words(client: Client, table: str, viewer: int) -> list[str]:
    """The log as this viewer has read it."""
    return [entry["words"] for _, entry in sorted(client.told[table, viewer].items())]


def test_two_at_a_table_read_the_same_game_in_two_languages() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address, "Ada") as ada, Client(server.address, "Bo") as bo:
            await choose(ada, "de")
            opened = await ada.open("trade-show", "me", "open", options={"first_seat": 0})
            table, (invite,) = opened["table"]["id"], opened["invites"]
            await bo.post(f"/api/invites/{invite['token']}", {"name": "Bo"})
            for seat, client in enumerate((ada, bo)):
                await client.dial()
                await client.watch(table, seat)
            asked, seen = ada.asked(table, 0), bo.state(table, 1)["asked"]
            assert asked
            assert asked["prompt"].startswith("Deine Firma ")
            assert seen["prompt"].startswith("Your ")
            assert [offer["move"] for offer in asked["offers"]] == [
                offer["move"] for offer in seen["offers"]
            ]
            assert asked["offers"][0]["words"].startswith("Spalte ")
            assert seen["offers"][0]["words"].startswith("Column ")
            assert asked["blocked"][0]["words"].startswith(
                "Du kannst keine hintere Karte allein nehmen: "
            )
            hints = await ada.ask("hint", table=table, seat=0)
            assert hints["moves"][0]["words"].startswith("Spalte ")
            answer = await ada.ask(
                "play", table=table, seat=0, decision=asked["decision"], move="one:1"
            )
            assert answer["is"] == "done", answer
            await bo.until(lambda: bo.asked(table, 1))
            prompt = bo.state(table, 1)["asked"]["prompt"]
            assert prompt.startswith("Your ")
            await ada.until(lambda: any("nimmst" in line for line in words(ada, table, 0)))
            german, english = words(ada, table, 0), words(bo, table, 1)
            assert len(german) == len(english)
            assert german[0].startswith("Das Spiel beginnt: ")
            assert english[0].startswith("The game begins: ")
            assert any(line.startswith("Ada takes ") for line in english)
            assert not set(german) & set(english)

            await choose(bo, "de")  # and with the next socket Bo reads German too
            await bo.hang_up()
            await bo.dial()
            await bo.watch(table, 1)
            theirs = words(bo, table, 1)
            assert len(theirs) == len(german)
            assert theirs[0].startswith("Das Spiel beginnt: 5 Runden, und Ada fängt an.")
            assert german[0].startswith("Das Spiel beginnt: 5 Runden, und du fängst an.")

    play(scenario)


def test_a_language_that_is_not_there_is_refused_and_changes_nothing() -> None:
    async def scenario(server: Running) -> None:
        spoken = listed([own_name(one) for one in all_languages()], "de")
        assert server.hub.languages == all_languages()
        async with Client(server.address) as ada:
            await choose(ada, "de")
            refusal = await choose(ada, "tlh", status=400)
            assert refusal["kind"] == "no_such_language"
            assert refusal["problem"] == (
                f"Dieser Server spricht „tlh“ nicht. Er spricht {spoken}."
            )
            assert (await ada.get("/api/me"))["language"] == "de"

    play(scenario)


def test_strangers_are_spoken_to_in_the_language_they_ask_for() -> None:
    """Until they choose one: as guests, as spectators, and when they look at what is over."""

    async def scenario(server: Running) -> None:
        async with Client(server.address, "Ada") as ada, Client(server.address) as eve:
            eve.http.headers.update(GERMAN)
            assert (await eve.get("/api/me"))["language"] == "de"
            assert (await ada.get("/api/me"))["language"] == "en"
            opened = await ada.open(
                "trade-show", "me", "random", public=True, options={"rounds": 1}
            )
            table = opened["table"]["id"]
            await eve.dial(**GERMAN)
            await eve.watch(table)
            assert eve.messages[0]["person"]["language"] == "de"
            assert words(eve, table, -1)[0].startswith("Das Spiel beginnt: ")
            await ada.dial()
            await ada.watch(table, 0)
            await ada.play_on(table, [0], 1)
            frames = [
                (await client.get(f"/api/tables/{table}/replay?count=2"))["frames"]
                for client in (ada, eve)
            ]
            assert [pair[1]["move"].split()[0] for pair in frames] == ["Take", "Nimm"]
            await eve.open("trade-show", "me", "random")
            eve.http.headers["Accept-Language"] = "en"
            assert (await eve.get("/api/me"))["language"] == "de", "who is known has a language"

    play(scenario)
