"""Playing over the socket: numbers, ids, sealed groups, and everything around a game."""

import random
from typing import Any

from seedround.server.store.lines import Answered
from tests.server.client import Client, pick
from tests.server.serving import Running, Time, play, until


async def seated(
    server: Running, game: str, *names: str, **wishes: Any
) -> tuple[str, list[Client]]:
    """A table with a client for every seat, all of them watching."""
    clients = [Client(server.address, name) for name in names]
    opened = await clients[0].open(game, "me", *["open"] * (len(names) - 1), **wishes)
    table = opened["table"]["id"]
    for client, invite in zip(clients[1:], opened["invites"], strict=True):
        await client.post(f"/api/invites/{invite['token']}", {"name": client.name})
    for seat, client in enumerate(clients):
        await client.dial()
        await client.watch(table, seat)
    return table, clients


async def leave(clients: list[Client]) -> None:
    for client in clients:
        await client.__aexit__(None, None, None)


def mover(table: str, clients: list[Client]) -> int:
    return next(seat for seat, client in enumerate(clients) if client.asked(table, seat))


async def everyone_asked(table: str, clients: list[Client]) -> None:
    """Wait until somebody knows that it is their turn."""
    await until(lambda: any(client.asked(table, seat) for seat, client in enumerate(clients)))


def test_the_same_request_twice_does_no_harm() -> None:
    async def scenario(server: Running) -> None:
        table, clients = await seated(server, "trade-show", "Ada", "Bo")
        seat = mover(table, clients)
        client = clients[seat]
        asked = client.asked(table, seat)
        assert asked
        move = {"table": table, "seat": seat, "decision": asked["decision"], "id": "once",
                "move": asked["offers"][0]["move"]}  # fmt: skip
        assert (await client.ask("play", **move))["is"] == "done"
        room = server.hub.rooms[table]
        played = len(room.course.playing.moves)
        assert (await client.ask("play", **move))["is"] == "done"
        assert len(room.course.playing.moves) == played
        await leave(clients)

    play(scenario)


def test_what_is_out_of_turn_stale_or_not_theirs_is_refused_and_changes_nothing() -> None:
    async def scenario(server: Running) -> None:
        table, clients = await seated(server, "trade-show", "Ada", "Bo")
        seat = mover(table, clients)
        client, other = clients[seat], clients[1 - seat]
        asked = client.asked(table, seat)
        assert asked
        room = server.hub.rooms[table]
        before = room.course.playing.record(), room.head
        move = asked["offers"][0]["move"]
        right = {"table": table, "seat": seat, "decision": asked["decision"], "move": move}
        for who, changed, word in [
            (other, {}, "not yours"),
            (other, {"seat": 1 - seat}, "not your turn"),
            (client, {"decision": asked["decision"] + 1}, "passed"),
            (client, {"move": "fly:9"}, "no move"),
            (client, {"move": "bottom:99"}, ""),
            (client, {"table": "nowhere"}, "no such table"),
        ]:
            answer = await who.ask("play", **{**right, **changed})
            assert answer["is"] == "refusal"
            assert word in answer["problem"], answer
        assert (room.course.playing.record(), room.head) == before
        assert (await client.ask("play", **right))["is"] == "done"
        await leave(clients)

    play(scenario)


def test_a_stale_number_gets_the_present_state() -> None:
    async def scenario(server: Running) -> None:
        table, clients = await seated(server, "trade-show", "Ada", "Bo")
        seat = mover(table, clients)
        client = clients[seat]
        before = client.updates[table, seat]
        answer = await client.ask("play", table=table, seat=seat, decision=77, move="pass")
        assert answer["is"] == "refusal"
        await client.until(lambda: client.updates[table, seat] is not before)
        assert client.state(table, seat) == before["state"]
        await leave(clients)

    play(scenario)


def test_sealed_answers_are_asked_at_once_and_may_be_changed_until_all_are_in() -> None:
    async def scenario(server: Running) -> None:
        table, clients = await seated(server, "silicon-valley", "Ada", "Bo", "Cy")
        room = server.hub.rooms[table]
        assert room.course.playing.table.sealed is not None
        assert all(client.state(table, seat)["waiting"] == [0, 1, 2] or
                   sorted(client.state(table, seat)["waiting"]) == [0, 1, 2]
                   for seat, client in enumerate(clients))  # fmt: skip
        asked = [client.asked(table, seat) for seat, client in enumerate(clients)]
        assert all(question and question["sealed"] for question in asked)
        ada, heard = clients[0], [len(client.bytes) for client in clients]
        first, second = [offer["move"] for offer in asked[0]["offers"][:2]]  # type: ignore[index]
        for move in (first, second):
            answer = await ada.ask("play", table=table, seat=0, decision=asked[0]["decision"],  # type: ignore[index]
                                   move=move)  # fmt: skip
            assert answer["is"] == "done"
            await ada.until(lambda: ada.state(table, 0)["asked"]["answer"] == move)  # noqa: B023
        lines = await server.hub.store.lines(table)
        deeds = [line.deed for line in lines if isinstance(line.deed, Answered)]
        assert [deed.move for deed in deeds] == [first, second]
        assert [len(client.bytes) for client in clients[1:]] == heard[1:], "others notice nothing"
        assert not room.course.playing.moves
        for seat in (1, 2):
            await clients[seat].play(table, seat, random.Random(1))
        await ada.until(lambda: sorted(ada.state(table, 0)["waiting"]) != [0, 1, 2])
        assert second in [str(move) for move in room.course.playing.moves]
        assert first not in [str(move) for move in room.course.playing.moves]
        await leave(clients)

    play(scenario)


def test_a_client_that_comes_back_gets_what_it_missed() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            table = (await ada.open("trade-show", "me", "me"))["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0, 1)
            await ada.play_on(table, [0, 1], 1, most=4)
            heard = max(ada.told[table, 0])
            await ada.watch(table, 1)
            before = dict(ada.told[table, 0])
            asked = next(seat for seat in (0, 1) if seat in ada.state(table, 1)["waiting"])
            await ada.watch(table, 0, 1, after={"0": heard, "1": heard})
            for _ in range(3):
                await ada.play_on(table, [0, 1], 2, most=1)
            assert asked in (0, 1)
            whole = dict(ada.told[table, 0])
            assert before.items() <= whole.items()
            await ada.watch(table, 0, after={"0": heard})
            update = ada.updates[table, 0]
            assert [entry["number"] for entry in update["told"]] == sorted(
                number for number in whole if number > heard
            )
            assert update["kept"] is None

    play(scenario)


def test_undo_up_to_the_barrier_and_take_back_by_consent() -> None:
    async def scenario(server: Running) -> None:
        table, clients = await seated(server, "trade-show", "Ada", "Bo")
        chance = random.Random(4)
        seat = mover(table, clients)
        client = clients[seat]
        await client.play(table, seat, chance)
        await client.until(lambda: client.told[table, seat])
        room = server.hub.rooms[table]
        undoable = room.course.undoable(seat)
        moves = len(room.course.playing.moves)
        numbers = list(room.course.numbers)
        await client.ask("undo", table=table, seat=seat)
        if not undoable:
            assert room.course.proposal
            assert len(room.course.playing.moves) == moves
            other = clients[1 - seat]
            await other.ask("answer", table=table, seat=1 - seat, agree=True)
        assert len(room.course.playing.moves) == moves - 1
        await client.until(lambda: client.updates[table, seat]["kept"] is not None)
        kept = client.updates[table, seat]["kept"]
        assert kept == numbers[len(room.course.playing.log) - 1]
        await everyone_asked(table, clients)
        await client.play(table, seat, chance)
        assert room.course.numbers[-1] > numbers[-1], "numbers are never used twice"
        # A move behind the barrier: the other has moved meanwhile.
        await everyone_asked(table, clients)
        while not any(mark.seat != seat for mark in room.course.playing.marks):
            now = mover(table, clients)
            await clients[now].play(table, now, chance)
            await everyone_asked(table, clients)
        moves = len(room.course.playing.moves)
        first = room.course.last_ply_of(seat)
        assert (await client.ask("propose", table=table, seat=seat, what="take_back"))[
            "is"
        ] == "done"
        assert len(room.course.playing.moves) == moves
        answer = await clients[1 - seat].ask("answer", table=table, seat=1 - seat, agree=False)
        assert answer["is"] == "done"
        assert room.course.proposal is None
        await client.ask("propose", table=table, seat=seat, what="take_back")
        await clients[1 - seat].ask("answer", table=table, seat=1 - seat, agree=True)
        assert len(room.course.playing.moves) == first
        await leave(clients)

    play(scenario)


def test_pause_resume_resign_and_giving_up() -> None:
    async def scenario(server: Running) -> None:
        table, clients = await seated(server, "trade-show", "Ada", "Bo", "Cy")
        room = server.hub.rooms[table]
        ada, bo, cy = clients
        for what, stage in [("pause", "paused"), ("resume", "running")]:
            await ada.ask("propose", table=table, seat=0, what=what)
            assert (await cy.ask("propose", table=table, seat=2, what=what))["is"] == "refusal"
            await bo.ask("answer", table=table, seat=1, agree=True)
            assert room.course.proposal
            await cy.ask("answer", table=table, seat=2, agree=True)
            assert room.course.stage == stage
            if what == "pause":
                seat = room.course.playing.table.choice.seat
                answer = await clients[seat].ask(
                    "play",
                    table=table,
                    seat=seat,
                    decision=room.course.decisions[seat],
                    move="pass",
                )
                assert "paused" in answer["problem"]
        assert (await cy.ask("resign", table=table, seat=2))["is"] == "done"
        await ada.until(lambda: ada.tables[table]["chairs"][2]["bot"] == "normal")
        assert (await cy.ask("say", table=table, text="bye"))["is"] == "done"
        await ada.ask("propose", table=table, seat=0, what="abandon")
        await bo.ask("answer", table=table, seat=1, agree=True)
        assert room.course.stage == "abandoned"
        await bo.until(lambda: bo.over(table))
        assert bo.tables[table]["seed"]
        await leave(clients)

    play(scenario)


def test_when_nobody_is_left_the_table_is_given_up() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            table = (await ada.open("trade-show", "me", "random"))["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0)
            await ada.ask("resign", table=table, seat=0)
            assert server.hub.rooms[table].course.stage == "abandoned"

    play(scenario)


def test_chat_is_plain_text_and_spectators_watch_public_tables_only() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Eve") as eve:
            private = (await ada.open("bidness", "me", "random"))["table"]["id"]
            public = (await ada.open("bidness", "me", "random", public=True))["table"]["id"]
            await ada.dial()
            await ada.watch(public, 0)
            await eve.dial()
            assert (await eve.ask("watch", table=private))["is"] == "refusal"
            assert (await eve.ask("watch", table=public, seats=[0]))["is"] == "refusal"
            await eve.watch(public)
            assert eve.state(public, -1)["asked"] is None
            await ada.ask("say", table=public, text="<b>hi</b>\n\x07 there")
            await eve.until(lambda: eve.messages[-1]["is"] == "chat_lines")
            line = eve.messages[-1]["lines"][0]
            assert (line["text"], line["name"], line["seat"]) == ("<b>hi</b> there", "Ada", 0)
            assert "name" in (await eve.ask("say", table=public, text="me too"))["problem"]
            answer = await ada.ask("say", table=public, text="x" * 301)
            assert answer["is"] == "refusal"

    play(scenario)


def test_hints_come_with_reasons_unless_the_table_has_none() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            table = (await ada.open("trade-show", "me", "me"))["table"]["id"]
            strict = (await ada.open("trade-show", "me", "me", hints=False))["table"]["id"]
            await ada.dial()
            for one in (table, strict):
                await ada.watch(one, 0, 1)
            seat = 0 if ada.asked(table, 0) else 1
            answer = await ada.ask("hint", table=table, seat=seat)
            asked = ada.asked(table, seat)
            assert asked
            legal = {offer["move"] for offer in asked["offers"]}
            assert answer["moves"][0]["why"]
            assert {move["move"] for move in answer["moves"]} <= legal
            answer = await ada.ask("hint", table=strict, seat=seat)
            assert "no hints" in answer["problem"]

    play(scenario)


def test_after_the_end_rematch_record_replay_branch_and_proof() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Eve") as eve:
            opened = await ada.open("trade-show", "me", "me", "random", options={"rounds": 1})
            table = opened["table"]["id"]
            for path in ("record", "replay", "verify", "statistics"):
                await ada.get(f"/api/tables/{table}/{path}", status=400)
                await eve.get(f"/api/tables/{table}/{path}", status=404)
            await ada.dial()
            await ada.watch(table, 0, 1)
            await ada.play_on(table, [0, 1], 1)
            assert ada.state(table, 0)["ending"]
            assert ada.state(table, 0)["result"]["places"]
            answer = await ada.ask("play", table=table, seat=0, decision=0, move="pass")
            assert "over" in answer["problem"]
            record = await ada.get(f"/api/tables/{table}/record")
            for anybody in (ada, eve):  # whoever has the address of a finished game
                assert (await anybody.get(f"/api/tables/{table}/verify"))["fair"]
                assert (await anybody.get(f"/api/tables/{table}/replay"))["frames"]
                assert (await anybody.get(f"/api/tables/{table}/cards"))["id"] == "house"
            steps = len(record["moves"])
            for viewer in (-2, -1, 0, 2):
                replay = await ada.get(f"/api/tables/{table}/replay?viewer={viewer}&first={steps}")
                assert replay["frames"][-1]["view"]["result"]
            figures = await ada.get(f"/api/tables/{table}/statistics")
            assert sum(seat["moves"] for seat in figures["seats"]) == steps
            branch = await ada.post(
                f"/api/tables/{table}/branch", {"steps": 5, "seat": 1, "bot": "random"}
            )
            assert branch["table"]["chosen"]
            await ada.watch(branch["table"]["id"], 1)
            await ada.play_on(branch["table"]["id"], [1], 1)
            played = await ada.get(f"/api/tables/{branch['table']['id']}/record")
            assert played["moves"][:5] == record["moves"][:5]
            await ada.ask("rematch", table=table, seat=0)
            await ada.until(lambda: ada.tables[table]["next"])
            following = await ada.get(f"/api/tables/{ada.tables[table]['next']}")
            names = [chair["name"] for chair in following["chairs"]]
            assert names == ["Ada 2", "Random 3", "Ada"]
            assert following["stage"] == "running"

    play(scenario)


def test_the_clock_hands_a_late_seat_to_a_bot_until_its_owner_returns() -> None:
    time = Time()

    async def scenario(server: Running) -> None:
        table, clients = await seated(
            server, "trade-show", "Ada", "Bo", clocks={"kind": "move", "seconds": 30}
        )
        room = server.hub.rooms[table]
        server.hub.grace_until = 0
        seat = mover(table, clients)
        client = clients[seat]
        clock = client.state(table, seat)["clock"]
        assert clock["left"][seat] == 30_000
        assert clock["running"] == [seat]
        time.ms += 29_000
        room.attendant.ring()
        await room.settled()
        assert not room.course.away
        time.ms += 1_000
        room.attendant.ring()
        await client.until(lambda: client.tables[table]["chairs"][seat]["played_by_bot"])
        await client.until(lambda: room.course.playing.moves)
        await client.watch(table, seat)
        assert not room.course.away
        await leave(clients)

    play(scenario, time)


def test_game_clocks_count_down_and_gain_their_increment() -> None:
    time = Time()

    async def scenario(server: Running) -> None:
        table, clients = await seated(
            server,
            "trade-show",
            "Ada",
            "Bo",
            clocks={"kind": "game", "seconds": 60, "increment": 5},
        )
        seat = mover(table, clients)
        client = clients[seat]
        time.ms += 20_000
        asked = client.asked(table, seat)
        assert asked
        await client.ask("play", table=table, seat=seat, decision=asked["decision"],
                         move=pick(asked, random.Random(1)))  # fmt: skip
        course = server.hub.rooms[table].course
        shown = course.clock.shown(time.ms)
        assert shown
        assert shown.left[seat] == 45_000
        await leave(clients)

    play(scenario, time)
