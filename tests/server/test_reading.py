"""What happens reads differently to whom it is about, and everything is said in the reader's
language: to each at one table in their own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from seedround.server.host.limits import Limits
from tests.server.client import PATIENCE, Client
from tests.server.serving import Running, play
from tests.server.test_speaking import choose, words

ADA, BO = range(2)
SPOKEN = ("en", "de", "es")


@asynccontextmanager
async def at_a_table(
    server: Running, languages: tuple[str, str], **wishes: Any
) -> AsyncIterator[tuple[str, Client, Client]]:
    """Ada and Bo at Trade Show, where Ada begins, each watching in a language."""
    async with Client(server.address, "Ada") as ada, Client(server.address, "Bo") as bo:
        options = {"first_seat": ADA, "rounds": 1}
        for client, language in zip((ada, bo), languages, strict=True):
            await choose(client, language)
        opened = await ada.open("trade-show", "me", "open", options=options, **wishes)
        table, (invite,) = opened["table"]["id"], opened["invites"]
        await bo.post(f"/api/invites/{invite['token']}", {"name": "Bo"})
        for seat, client in enumerate((ada, bo)):
            await client.dial()
            await client.watch(table, seat)
        yield table, ada, bo


async def takes(client: Client, table: str, seat: int, move: str) -> None:
    await client.until(lambda: client.asked(table, seat))
    asked = client.asked(table, seat)
    assert asked
    fields = {"table": table, "seat": seat, "decision": asked["decision"], "move": move}
    answer = await client.ask("play", **fields)
    assert answer["is"] == "done", answer


async def line(client: Client, table: str, seat: int, start: str) -> str:
    """The line of the log that begins so, without the card at its end."""

    def found() -> list[str]:
        return [said for said in words(client, table, seat) if said.startswith(start)]

    await client.until(found)
    return found()[-1].removeprefix(start)


def test_two_people_read_one_event_each_in_their_own_form() -> None:
    """`You take ...` to the one, `Ada takes ...` to the other; in German likewise."""

    async def scenario(server: Running) -> None:
        for languages, ada_reads, bo_reads in [
            (("en", "en"), ("You take ", "Bo takes "), ("Ada takes ", "You take ")),
            (("de", "de"), ("Du nimmst ", "Bo nimmt "), ("Ada nimmt ", "Du nimmst ")),
            (("en", "de"), ("You take ", "Bo takes "), ("Ada nimmt ", "Du nimmst ")),
        ]:
            async with at_a_table(server, languages) as (table, ada, bo):
                await takes(ada, table, ADA, "one:1")
                mine = await line(ada, table, ADA, ada_reads[ADA])
                theirs = await line(bo, table, BO, bo_reads[ADA])
                assert (mine == theirs) is (languages[0] == languages[1])
                await takes(bo, table, BO, "one:2")
                await line(ada, table, ADA, ada_reads[BO])
                await line(bo, table, BO, bo_reads[BO])

    play(scenario, languages=SPOKEN)


def test_a_proposal_reads_as_a_wish_of_ones_own_or_of_another() -> None:
    async def scenario(server: Running) -> None:
        async with at_a_table(server, ("es", "de")) as (table, ada, bo):
            assert (await bo.ask("propose", table=table, seat=BO, what="pause"))["is"] == "done"
            for client, seat, said in [
                (ada, ADA, "A Bo le gustaría hacer una pausa."),
                (bo, BO, "Du möchtest eine Pause machen."),
            ]:
                await client.until(lambda: client.state(table, seat)["proposal"])  # noqa: B023
                assert client.state(table, seat)["proposal"]["words"] == said

    play(scenario, languages=SPOKEN)


def test_a_refusal_names_the_players_and_has_a_kind_and_a_rule() -> None:
    async def scenario(server: Running) -> None:
        async with at_a_table(server, ("de", "en")) as (table, ada, bo):
            played = {"table": table, "decision": 0, "move": "one:1"}
            assert await ada.ask("play", seat=BO, **played) == {
                "is": "refusal",
                "id": next(reversed(ada.replies)),
                "kind": "not_your_seat",
                "problem": "Du kannst nicht für Bo spielen: Dieser Platz gehört dir nicht.",
                "rule": None,
            }
            answer = await bo.ask("watch", table=table, seats=[ADA])
            assert answer["kind"] == "watch_without_seats"
            assert "Ada" in answer["problem"]

    play(scenario, languages=SPOKEN)


def test_a_move_that_the_rules_forbid_is_refused_with_their_reason_and_the_rule() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            await choose(ada, "de")
            table = (await ada.open("bidness", "me", "me", seed="5eed"))["table"]["id"]
            await ada.dial()
            await ada.watch(table, ADA, BO)
            forbidden: list[tuple[int, dict[str, Any], dict[str, Any]]] = []
            while not forbidden:
                await ada.play_on(table, [ADA, BO], 1, most=1)
                forbidden = [
                    (seat, asked, blocked)
                    for seat in (ADA, BO)
                    if (asked := ada.asked(table, seat))
                    for blocked in asked["blocked"]
                    if ":" in blocked["verb"]
                ]
            seat, asked, blocked = forbidden[0]
            played = {"decision": asked["decision"], "move": blocked["verb"]}
            answer = await ada.ask("play", table=table, seat=seat, **played)
            assert (answer["kind"], answer["rule"]) == ("not_possible", blocked["rule"])
            assert answer["problem"] == (
                f"{blocked['verb']} ist jetzt nicht möglich: "
                f"{blocked['words'].removesuffix('.')} ({blocked['rule']})."
            )

    play(scenario, languages=SPOKEN)


def test_http_answers_a_person_in_their_language_and_a_stranger_as_they_ask() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            await choose(ada, "es")
            ada.http.headers["Accept-Language"] = "de"
            missing = await ada.get("/api/tables/none", status=404)
            assert missing == {
                "kind": "no_such_table",
                "problem": "Esa mesa no existe, o no está abierta para ti.",
                "rule": None,
            }
            for path, method in [("/api/tables", "POST"), ("/api/me", "PATCH")]:
                answer = await ada.http.request(method, path, content="{")
                assert answer.json()["kind"] == "unreadable"
                assert answer.json()["problem"].startswith("Esta petición no se puede leer: ")
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as stranger:
            for wanted, said in [
                ("es-MX,es;q=0.9", "Esa mesa no existe, o no está abierta para ti."),
                ("fr, de-CH;q=0.5", "Diesen Tisch gibt es nicht, oder er steht dir nicht offen."),
                ("fr", "There is no such table, or it is not open to you."),
                ("", "There is no such table, or it is not open to you."),
            ]:
                headers = {"Accept-Language": wanted}
                answer = await stranger.get("/api/tables/none", headers=headers)
                assert answer.json()["problem"] == said

    play(scenario, languages=SPOKEN)


def test_too_many_requests_are_refused_in_the_language_asked_for() -> None:
    async def scenario(server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as stranger:
            headers = {"Accept-Language": "de"}
            while (answer := await stranger.get("/api/key", headers=headers)).status_code == 200:
                pass
            assert answer.json() == {
                "kind": "many_requests",
                "problem": "Zu viele Anfragen: Warte einen Moment.",
                "rule": None,
            }

    play(scenario, limits=Limits(requests_per_second=1))


def test_goodbyes_are_said_to_each_in_their_language() -> None:
    async def scenario(server: Running) -> None:
        async with at_a_table(server, ("de", "es")) as (_, ada, bo):
            server.server.sockets.goodbye()
            for client, said in [
                (ada, "Der Server hält an und ist bald wieder da."),
                (bo, "El servidor se detiene y volverá pronto."),
            ]:
                await client.until(lambda: client.messages[-1]["is"] == "goodbye")  # noqa: B023
                goodbye = client.messages[-1]
                assert (goodbye["kind"], goodbye["words"]) == ("server_stops", said)

    play(scenario, languages=SPOKEN)


def test_guests_and_bots_are_named_in_the_language_of_the_reader() -> None:
    """A person without a name is `Guest 1` to the others; no one is called `You`."""

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address) as bo:
            chairs = [{"who": "me"}, {"who": "open"}, {"who": "hard"}]
            wanted = {"game": "trade-show", "chairs": chairs, "start": False, "public": True}
            opened = await ada.post("/api/tables", wanted)
            await choose(bo, "de")
            table, (invite,) = opened["table"]["id"], opened["invites"]
            invited = await bo.get(f"/api/invites/{invite['token']}")
            assert invited["by"] == "Gast 1"
            assert invited["names"] == ["Gast 1", None, "Schwer 3"]
            for client, names in [
                (ada, ["Guest 1", None, "Hard 3"]),
                (bo, ["Gast 1", None, "Schwer 3"]),
            ]:
                shown = await client.get(f"/api/tables/{table}")
                assert [chair["name"] for chair in shown["chairs"]] == names
                lists = await client.get("/api/tables")
                listed = lists["mine"] + lists["open"]
                assert [chair["name"] for chair in listed[0]["chairs"]] == names
                await client.dial()
                await client.watch(table)
            assert (await ada.ask("say", table=table, text="Who comes?"))["is"] == "done"
            for client, name in [(ada, "Guest 1"), (bo, "Gast 1")]:
                await client.until(lambda: client.messages[-1]["is"] == "chat_lines")  # noqa: B023
                assert client.messages[-1]["lines"][0]["name"] == name
            record = server.hub.rooms[table].config.names
            assert record == ("Guest 1", "Player 2", "Hard 3"), "in records all are English"

    play(scenario, languages=SPOKEN)


def test_games_are_told_in_the_language_of_the_reader() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            english = await ada.http.get("/api/games")
            await choose(ada, "de")
            german = await ada.http.get("/api/games")
            for answer, language in ((english, "en"), (german, "de")):
                assert answer.headers["content-language"] == language
                assert "accept-language" in answer.headers["vary"]
                assert "cookie" in answer.headers["vary"]
            for one, other in zip(english.json(), german.json(), strict=True):
                assert one["id"] == other["id"]
                titles = {bot["name"]: bot["title"] for bot in other["bots"] if bot["level"]}
                assert titles == {
                    "easy": "Leicht",
                    "normal": "Mittel",
                    "hard": "Schwer",
                    "expert": "Experte",
                }
                assert list(titles) == ["easy", "normal", "hard", "expert"]

    play(scenario, languages=SPOKEN)
