"""In the pseudo-language every sentence that leaves the server carries the marks of the catalogue:
what has none was made elsewhere. Names of people and cards stand inside a sentence."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from seedround.engine.game import Game
from seedround.engine.locale import PSEUDO
from seedround.games import all_games, all_languages
from tests.server.client import Client, pick
from tests.server.serving import Running, play

LANGUAGES = (*all_languages(), PSEUDO)
MARKED = re.compile("⟦[^⟦⟧]*⟧")
RULE = re.compile(r"\([A-Z]{2}-[A-Z0-9-]+\)")
LETTERS = re.compile(r"[^\W\d_]{2,}")
MOVES = 25
SHORT = {"trade-show": {"rounds": 1}}


def marked(said: str) -> bool:
    """Whether all words of a text stand between marks; a rule is cited behind its sentence."""
    left = said
    while MARKED.search(left):
        left = MARKED.sub("", left)
    return "⟦" in said and not LETTERS.search(RULE.sub("", left))


def sentences(message: dict[str, Any]) -> Iterator[str]:
    """Everything in words that one message of the server says."""
    match message["is"]:
        case "update":
            state = message["state"]
            yield from (told["words"] for told in message["told"])
            yield from (state[name] for name in ("ending",) if state[name])
            if state["proposal"]:
                yield state["proposal"]["words"]
            if asked := state["asked"]:
                yield asked["prompt"]
                yield from (blocked["words"] for blocked in asked["blocked"])
                for offer in asked["offers"]:
                    yield from (offer["words"], *offer["notes"])
        case "refusal":
            yield message["problem"]
        case "goodbye":
            yield message["words"]
        case "hints":
            for hint in message["moves"]:
                yield from (hint["words"], hint["why"], *hint["details"])
        case "table_changed":
            table = message["table"]
            yield table["title"]
            yield from (chair["name"] for chair in table["chairs"] if chair["name"])


async def speaking(client: Client) -> None:
    """This one is told everything in the pseudo-language."""
    answer = await client.http.patch("/api/me", json={"language": PSEUDO})
    assert answer.status_code == 200, answer.text
    await client.dial()


async def some_moves(client: Client, table: str, seats: int, chance: random.Random) -> None:
    """With a hint now and then, and a move that does not exist."""
    for number in range(MOVES):
        await client.until(
            lambda: client.over(table) or any(client.asked(table, seat) for seat in range(seats))
        )
        if client.over(table):
            return
        seat = next(seat for seat in range(seats) if client.asked(table, seat))
        asked = client.asked(table, seat)
        assert asked
        before = client.updates[table, seat]
        here = {"table": table, "seat": seat, "decision": asked["decision"]}
        if number % 10 == 0:
            assert (await client.ask("hint", table=table, seat=seat))["is"] == "hints"
        refused = [blocked["verb"] for blocked in asked["blocked"] if ":" in blocked["verb"]]
        for move in ("fly:away", *refused[:1]):
            assert (await client.ask("play", move=move, **here))["is"] == "refusal"
        answer = await client.ask("play", move=pick(asked, chance), **here)
        assert answer["is"] == "done", answer
        await client.until(lambda: client.updates[table, seat] is not before)  # noqa: B023


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_sentence_of_a_table_is_of_the_catalogue(game: Game) -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            await speaking(ada)
            chance = random.Random(game.id)
            for seats in dict.fromkeys([game.players[0], game.usual_players]):
                opened = await ada.post(
                    "/api/tables",
                    {
                        "game": game.id,
                        "chairs": [{"who": "me"}] * seats,
                        "options": SHORT.get(game.id, {}),
                    },
                )
                table = opened["table"]["id"]
                await ada.watch(table, *range(seats))
                await some_moves(ada, table, seats, chance)
            server.server.sockets.goodbye()
            await ada.until(lambda: ada.messages[-1]["is"] == "goodbye")
            heard = {message["is"] for message in ada.messages}
            assert heard >= {"update", "refusal", "hints", "goodbye", "table_changed"}
            said = {said for message in ada.messages for said in sentences(message)}
            assert len(said) > 50
            assert [one for one in sorted(said) if not marked(one)] == []

    play(scenario, languages=LANGUAGES)


def test_what_people_do_at_a_table_is_told_by_the_catalogue() -> None:
    """Names of bots, an ending, a proof, and refusals of every table."""

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            await speaking(ada)
            chairs = [{"who": "me"}, {"who": "random"}, {"who": "easy"}]
            wanted = {"game": "trade-show", "chairs": chairs, "options": {"rounds": 1}}
            table = (await ada.post("/api/tables", wanted))["table"]["id"]
            await ada.watch(table, 0)
            requests: list[tuple[str, dict[str, Any]]] = [
                ("play", {"seat": 1, "decision": 0, "move": "one:1"}),
                ("play", {"seat": 0, "decision": 999, "move": "one:1"}),
                ("vote", {"seat": 0, "agree": True}),
                ("propose", {"seat": 0, "what": "resume"}),
                ("rematch", {"seat": 0}),
                ("say", {"text": " "}),
                ("watch", {"seats": [1]}),
            ]
            for request, fields in requests:
                assert (await ada.ask(request, table=table, **fields))["is"] == "refusal"
            await ada.play_on(table, [0], 1)
            await ada.until(lambda: ada.state(table, 0)["ending"])
            assert (await ada.ask("resign", table=table, seat=0))["is"] == "refusal"
            said = {said for message in ada.messages for said in sentences(message)}
            assert [one for one in sorted(said) if not marked(one)] == []
            assert marked((await ada.get(f"/api/tables/{table}/verify"))["words"])

    play(scenario, languages=LANGUAGES)


def test_http_speaks_the_catalogue_too() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            ada.http.headers["Accept-Language"] = PSEUDO
            for game in await ada.get("/api/games"):
                texts = [game["title"], game["blurb"]]
                texts += [bot["title"] for bot in game["bots"]]
                for option in game["options"]:
                    texts += [option["label"], option["about"], *option["labels"].values()]
                assert [text for text in texts if not marked(text)] == []
            for path in ("tables/none", "nothing", "invites/none", "games/x/rules"):
                assert marked((await ada.http.get(f"/api/{path}")).json()["problem"]), path
            for body in ("{", '{"game": 7}', "[" * 100_000):
                answer = await ada.http.post("/api/tables", content=body)
                problem = answer.json()["problem"]
                assert problem.startswith("⟦"), "a library's words may stand inside"
                assert problem.endswith("⟧"), problem
            assert marked((await ada.http.put("/api/me")).json()["problem"])
            ada.http.headers["Origin"] = "https://elsewhere.example"
            assert marked((await ada.http.post("/api/tables", json={})).json()["problem"])

    play(scenario, languages=LANGUAGES)


def test_the_pseudo_language_is_for_tests_alone() -> None:
    async def scenario(server: Running) -> None:
        assert PSEUDO not in server.hub.languages
        async with Client(server.address) as ada:
            answer = await ada.http.patch("/api/me", json={"language": PSEUDO})
            assert answer.status_code == 400

    play(scenario)
