"""What watchers of a table are told: when they come, meanwhile, and when they go."""

from contextlib import AsyncExitStack

from tests.server.client import Client
from tests.server.serving import Running, play, until


def test_a_second_device_of_somebody_is_told_at_once_what_is_theirs() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address) as phone:
            table = (await ada.open("trade-show", "random", "me"))["table"]["id"]
            phone.http.cookies.update(ada.http.cookies)
            for client in (ada, phone):
                await client.dial()
                await client.watch(table, 1)
                shown = [one["table"] for one in client.messages if one["is"] == "table_changed"]
                assert [chair["mine"] for chair in shown[0]["chairs"]] == [False, True]
                assert shown[0]["host"]

    play(scenario)


def test_a_stranger_who_watches_is_told_that_nothing_is_theirs() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Eve") as eve:
            table = (await ada.open("trade-show", "me", "me", public=True))["table"]["id"]
            await eve.http.patch("/api/me", json={"name": "Eve"})
            await eve.dial()
            await eve.watch(table)
            shown = [one["table"] for one in eve.messages if one["is"] == "table_changed"]
            assert not any(one["host"] or one["your_turn"] for one in shown)
            assert not any(chair["mine"] for one in shown for chair in one["chairs"])

    play(scenario)


def test_a_refusal_is_one_sentence_and_its_rule() -> None:
    """The table as it stands is told again only to those who missed something."""

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            table = (await ada.open("bidness", "me", "me", seed="5eed"))["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0, 1)
            await ada.play_on(table, [0, 1], 1, most=2)
            await ada.until(lambda: ada.asked(table, 0) or ada.asked(table, 1))
            seat = 0 if ada.asked(table, 0) else 1
            asked = ada.asked(table, seat)
            assert asked
            suit = next(one for one in asked["blocked"] if one["verb"].startswith("play:"))
            assert suit["rule"] == "BD-PLAY-07", "nobody is sued in the first round"
            told = len(ada.messages)
            answer = await ada.ask(
                "play", table=table, seat=seat, decision=asked["decision"], move=suit["verb"]
            )
            assert answer["problem"].endswith("(BD-PLAY-07).")
            assert answer["rule"] == "BD-PLAY-07"
            await ada.ask("watch", table=table, seats=[seat], after={str(seat): 10**6})
            kinds = [message["is"] for message in ada.messages[told:]]
            assert kinds[:2] == ["refusal", "table_changed"]

    play(scenario)


def test_bots_among_themselves_rest_when_the_last_who_watched_has_gone() -> None:
    async def scenario(server: Running) -> None:
        async with AsyncExitStack() as stack:
            ada, bo = [await stack.enter_async_context(Client(server.address)) for _ in range(2)]
            table = (await ada.open("trade-show", "expert", "expert", public=True))["table"]["id"]
            automation = server.hub.rooms[table].automation
            for client in (ada, bo):
                await client.dial()
                await client.watch(table)
            await until(lambda: automation.busy)
            await ada.ask("unwatch", table=table)
            await until(lambda: automation.busy)
            await bo.ask("unwatch", table=table)
            assert not automation.busy

    play(scenario)


def test_a_replay_is_a_spectators_unless_somebody_asks_for_other_eyes() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            opened = await ada.open("trade-show", "me", "me", options={"rounds": 1})
            table = opened["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0, 1)
            await ada.play_on(table, [0, 1], 1)
            path = f"/api/tables/{table}/replay"
            usual = await ada.get(path)
            assert usual["viewer"] == -1
            assert usual == await ada.get(f"{path}?viewer=-1")
            assert usual["frames"] != (await ada.get(f"{path}?viewer=-2"))["frames"]
            await ada.get(f"{path}?count=100")
            await ada.get(f"{path}?count=101", status=400)

    play(scenario)


def test_a_replay_tells_everything_that_happened_in_order() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            opened = await ada.open("trade-show", "me", "me", options={"rounds": 1})
            table = opened["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0, 1)
            await ada.play_on(table, [0, 1], 1)
            events = (await ada.get(f"/api/tables/{table}/statistics"))["events"]
            told: list[int] = []
            steps = (await ada.get(f"/api/tables/{table}/replay?count=1"))["steps"]
            for first in range(0, steps + 1, 100):
                path = f"/api/tables/{table}/replay?viewer=-2&count=100&first={first}"
                frames = (await ada.get(path))["frames"]
                told += [one["number"] for frame in frames for one in frame["told"]]
            assert told == list(range(1, events + 1))

    play(scenario)
