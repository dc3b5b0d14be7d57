"""Campaigns: a level beaten opens the next, the best result stays, and goes with its person."""

import asyncio
from typing import Any

import pytest

from seedround.games import find_game
from seedround.games.silicon_valley.track import label
from seedround.server.protocol.http import CampaignShown
from seedround.server.store import Feat, Head, Person
from seedround.server.store.memory import MemoryStore
from seedround.server.tables.campaigns import campaign_shown
from tests.server.client import Client
from tests.server.serving import Running, play

GAME = find_game("silicon-valley")
PATH = "/api/games/silicon-valley/campaign"
HEAD = Head(id="t", game=GAME.id, rules=1, stage="over", public=False, config="", people=("ada",),
            created=1, touched=1, lines=0)  # fmt: skip
SHUT = False, False, None


async def best(client: Client) -> list[int | None]:
    return [level["best"] for level in (await client.get(PATH))["levels"]]


def levels(*feats: Feat, person: str | None = "ada") -> list[tuple[bool, bool, int | None]]:
    """What is open, beaten and best after these results of Ada's."""

    async def scenario() -> CampaignShown:
        store = MemoryStore()
        await store.add_person(Person(id="ada"), "device")
        await store.add_table(HEAD)
        for feat in feats:
            await store.append(HEAD, [], feat=feat)
        return await campaign_shown(store, GAME, person, "en")

    return [(level.open, level.beaten, level.best) for level in asyncio.run(scenario()).levels]


def test_a_level_opens_when_the_one_before_is_beaten() -> None:
    lost = Feat("ada", GAME.id, "beginner", False, 30)
    won = Feat("ada", GAME.id, "beginner", True, 28)
    assert levels(person=None) == levels() == [(True, False, None), SHUT, SHUT, SHUT]
    assert levels(lost) == [(True, False, 30), SHUT, SHUT, SHUT]
    assert levels(lost, won) == [(True, True, 28), (True, False, None), SHUT, SHUT]
    assert levels(won, lost) == levels(lost, won), "the best result stays"


def test_a_harder_level_beaten_first_can_be_played_again() -> None:
    """Any level can be chosen at an ordinary table: who beats the third has it, and the fourth."""
    third = Feat("ada", GAME.id, "medium", True, 29)
    assert levels(third) == [(True, False, None), SHUT, (True, True, 29), (True, False, None)]


async def alone(ada: Client, **wishes: Any) -> str:
    """Play a game alone with random moves; gives its table."""
    opened = await ada.open(GAME.id, "me", **wishes)
    table: str = opened["table"]["id"]
    await ada.dial()
    await ada.watch(table, 0)
    await ada.play_on(table, [0], seed=1)
    return table


def test_a_game_played_to_its_end_is_kept_and_goes_with_delete_me() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            table = await alone(ada, options={"difficulty": "beginner"})
            result = ada.state(table, 0)["result"]
            assert await best(ada) == [result["scores"][0], None, None, None]
            told = (await ada.get(PATH))["levels"][0]["told"]
            assert told == (label(result["scores"][0]) if result["scores"][0] else "nothing yet")
            async with Client(server.address, "Bo") as bo:
                assert await best(bo) == [None] * 4, "everybody has a campaign of their own"
            assert (await ada.http.delete("/api/me")).status_code == 200
            assert await best(ada) == [None] * 4

    play(scenario)


@pytest.mark.parametrize(
    "wishes",
    [
        {"options": {"difficulty": "easy", "bailout": "mild"}},
        {"options": {"difficulty": "easy"}, "seed": "5eed" * 8},
    ],
    ids=["made easier", "a deal that was chosen"],
)
def test_practice_does_not_count(wishes: dict[str, Any]) -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            await alone(ada, **wishes)
            assert await best(ada) == [None] * 4

    play(scenario)


def test_a_game_in_which_something_was_taken_back_after_a_look_is_practice() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            opened = await ada.open(GAME.id, "me", options={"difficulty": "easy"})
            table = opened["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0)
            round_ = ada.state(table, 0)["view"]["round"]
            while ada.state(table, 0)["view"]["round"] == round_:
                await ada.play_on(table, [0], seed=1, most=1)
            answer = await ada.ask("propose", table=table, seat=0, what="take_back")
            assert answer["is"] == "done", answer
            await ada.until(lambda: ada.state(table, 0)["view"]["round"] == round_)
            await ada.play_on(table, [0], seed=1)
            assert await best(ada) == [None] * 4

    play(scenario)


def test_a_game_without_levels_says_so() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            refused = await ada.get("/api/games/bidness/campaign", status=400)
            assert refused["problem"] == "This game has no campaign."

    play(scenario)
