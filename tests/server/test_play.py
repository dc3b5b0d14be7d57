"""Playing over the socket: numbers, ids, sealed groups, and everything around a game."""

import random
from typing import Any

from seedround.engine.kinds import Seat, by_seat
from seedround.server.store.lines import Answered
from tests.server.client import Client, pick
from tests.server.serving import Running, Time, play, until


class First(random.Random):
    """Chooses what is offered first."""

    def choice(self, seq: Any) -> Any:
        return seq[0]


FIRST = First()


async def seated(
    server: Running, game: str, *names: str, **wishes: Any
) -> tuple[str, list[Client]]:
    """A table with a client for every seat, all of them watching."""
    clients = [Client(server.address, name) for name in names]
    opened = await clients[0].open(game, "me", *["open"] * (len(names) - 1), **wishes)
    table = opened["table"]["id"]
    for client, invite in zip(clients[1:], opened["invites"], strict=True):
        await client.post(f"/api/invites/{invite['token']}", {"name": client.name})
    for seat, client in by_seat(clients):
        await client.dial()
        await client.watch(table, seat)
    return table, clients


async def leave(clients: list[Client]) -> None:
    for client in clients:
        await client.__aexit__(None, None, None)


def mover(table: str, clients: list[Client]) -> Seat:
    return next(seat for seat, client in by_seat(clients) if client.asked(table, seat))


async def everyone_asked(table: str, clients: list[Client]) -> None:
    """Wait until a client knows that it is its turn."""
    await until(lambda: any(client.asked(table, seat) for seat, client in by_seat(clients)))


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
        played = len(room.match.playing.moves)
        assert (await client.ask("play", **move))["is"] == "done"
        assert len(room.match.playing.moves) == played
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
        before = room.match.playing.record(), room.head
        move = asked["offers"][0]["move"]
        right = {"table": table, "seat": seat, "decision": asked["decision"], "move": move}
        for who, changed, kind in [
            (other, {}, "not_your_seat"),
            (other, {"seat": 1 - seat}, "not_your_turn"),
            (client, {"decision": asked["decision"] + 1}, "decision_passed"),
            (client, {"move": "fly:9"}, "no_such_move"),
            (client, {"move": "one:99"}, "move_unreadable"),
            (client, {"table": "nowhere"}, "no_such_table"),
        ]:
            answer = await who.ask("play", **{**right, **changed})
            assert answer["is"] == "refusal"
            assert answer["kind"] == kind, answer
            assert answer["problem"].endswith(".")
        assert (room.match.playing.record(), room.head) == before
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
        assert room.match.playing.table.sealed is not None
        assert all(client.state(table, seat)["waiting"] == [0, 1, 2] or
                   sorted(client.state(table, seat)["waiting"]) == [0, 1, 2]
                   for seat, client in by_seat(clients))  # fmt: skip
        asked = [client.asked(table, seat) for seat, client in by_seat(clients)]
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
        for seat, client in enumerate(clients[1:], 1):
            assert len(client.bytes) == heard[seat] + 1, "others notice that she has chosen, once"
            assert client.state(table, seat)["chosen"] == [0]
            assert client.state(table, seat)["view"]["seats"][0]["founder"] is None
        assert not room.match.playing.moves
        for seat in (1, 2):
            await clients[seat].play(table, seat, random.Random(1))
        await ada.until(lambda: sorted(ada.state(table, 0)["waiting"]) != [0, 1, 2])
        assert second in [str(move) for move in room.match.playing.moves]
        assert first not in [str(move) for move in room.match.playing.moves]
        await leave(clients)

    play(scenario)


def test_any_member_answers_for_a_team_and_the_rivals_notice_nothing() -> None:
    """TD-TEAM-07 with any member as lead; TD-ASSIST-05: that a team has chosen is a secret."""

    async def scenario(server: Running) -> None:
        table, clients = await seated(
            server, "tech-deck", "Ada", "Bo", "Cy", "Di",
            options={"lead": "anyone", "teams": "alternate", "pressure": "gentle"},
        )  # fmt: skip
        match = server.hub.rooms[table].match
        while match.playing.table.choice.kind != "assist.set":
            await everyone_asked(table, clients)
            await clients[mover(table, clients)].play(table, mover(table, clients), FIRST)
            match = server.hub.rooms[table].match
        await until(lambda: all(client.asked(table, seat) for seat, client in by_seat(clients)))
        asked = [client.asked(table, seat) for seat, client in by_seat(clients)]
        assert [question and question["mine"] for question in asked] == [True] * 4
        leads = {question["seat"] for question in asked if question}
        lead = min(leads)
        mate = (lead + 2) % 4
        rivals = [client for seat, client in by_seat(clients) if seat not in (lead, mate)]
        heard = [len(client.bytes) for client in rivals]

        question = asked[mate]
        assert question
        move = {"table": table, "seat": mate, "decision": question["decision"], "id": "mine",
                "move": question["offers"][0]["move"]}  # fmt: skip
        assert (await clients[mate].ask("play", **move))["is"] == "done"
        await until(lambda: clients[lead].state(table, lead)["asked"]["answer"] == move["move"])
        assert (await clients[mate].ask("play", **move))["is"] == "done", "sent again"
        assert [len(client.bytes) for client in rivals] == heard
        assert clients[mate].state(table, mate)["chosen"] == []
        lines = await server.hub.store.lines(table)
        deeds = [line.deed for line in lines if isinstance(line.deed, Answered)]
        assert [deed.seat for deed in deeds] == [mate]

        other = (mate + 1) % 4
        before = len(match.playing.moves)
        await clients[other].play(table, other, FIRST)
        await until(lambda: len(server.hub.rooms[table].match.playing.moves) == before + 2)
        await leave(clients)

    play(scenario)


def test_a_bot_leaves_the_decisions_of_its_team_to_people() -> None:
    """TD-TEAM-07 with any member as lead: a bot decides for a team only if nobody else can."""

    async def scenario(server: Running) -> None:
        async with Client(server.address, "Ada") as ada:
            opened = await ada.open(
                "tech-deck", "me", "normal", "normal", "normal",
                options={"lead": "anyone", "teams": "alternate", "pressure": "gentle"},
            )  # fmt: skip
            table = opened["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0)
            decided = set()
            for _ in range(60):
                await ada.until(lambda: bool(ada.asked(table, 0)) or ada.over(table))
                asked = ada.asked(table, 0)
                if not asked:
                    break
                if asked["kind"] == "assist.set":
                    decided.add(asked["seat"])
                if decided == {0, 2}:
                    break
                before = ada.updates[table, 0]
                await ada.play(table, 0, FIRST)
                await ada.until(lambda: ada.updates[table, 0] is not before)  # noqa: B023
            assert decided == {0, 2}, "in some round her mate, a bot, would have been the lead"

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
        undoable = room.match.undoable(seat)
        moves = len(room.match.playing.moves)
        numbers = list(room.match.numbers.since(0))
        await client.ask("undo", table=table, seat=seat)
        if not undoable:
            assert room.match.proposal
            assert len(room.match.playing.moves) == moves
            other = clients[1 - seat]
            await other.ask("vote", table=table, seat=1 - seat, agree=True)
        assert len(room.match.playing.moves) == moves - 1
        await client.until(lambda: client.updates[table, seat]["kept"] is not None)
        kept = client.updates[table, seat]["kept"]
        assert kept == numbers[len(room.match.playing.log) - 1]
        await everyone_asked(table, clients)
        await client.play(table, seat, chance)
        assert room.match.numbers.last > numbers[-1], "numbers are never used twice"
        # A move behind the barrier: the other has moved meanwhile.
        await everyone_asked(table, clients)
        while not any(mark.seat != seat for mark in room.match.playing.marks):
            now = mover(table, clients)
            await clients[now].play(table, now, chance)
            await everyone_asked(table, clients)
        moves = len(room.match.playing.moves)
        first = room.match.last_ply_of(seat)
        assert (await client.ask("propose", table=table, seat=seat, what="take_back"))[
            "is"
        ] == "done"
        assert len(room.match.playing.moves) == moves
        answer = await clients[1 - seat].ask("vote", table=table, seat=1 - seat, agree=False)
        assert answer["is"] == "done"
        assert room.match.proposal is None
        await client.ask("propose", table=table, seat=seat, what="take_back")
        await clients[1 - seat].ask("vote", table=table, seat=1 - seat, agree=True)
        assert len(room.match.playing.moves) == first
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
            await bo.ask("vote", table=table, seat=1, agree=True)
            assert room.match.proposal
            await cy.ask("vote", table=table, seat=2, agree=True)
            assert room.match.stage == stage
            if what == "pause":
                seat = room.match.playing.table.choice.seat
                answer = await clients[seat].ask(
                    "play",
                    table=table,
                    seat=seat,
                    decision=room.match.decisions[seat],
                    move="pass",
                )
                assert "paused" in answer["problem"]
        assert (await cy.ask("resign", table=table, seat=2))["is"] == "done"
        await ada.until(lambda: ada.tables[table]["chairs"][2]["bot"] == "normal")
        assert (await cy.ask("say", table=table, text="bye"))["is"] == "done"
        await ada.ask("propose", table=table, seat=0, what="abandon")
        await bo.ask("vote", table=table, seat=1, agree=True)
        assert room.match.stage == "abandoned"
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
            assert server.hub.rooms[table].match.stage == "abandoned"

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
            for reader in (ada, eve):  # a finished game is open to all who have its address
                assert (await reader.get(f"/api/tables/{table}/verify"))["fair"]
                assert (await reader.get(f"/api/tables/{table}/replay"))["frames"]
                assert (await reader.get(f"/api/tables/{table}/cards"))["id"] == "house"
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
            assert names == ["Ada 2", "Random 2", "Ada"]
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
        room.automation.ring()
        await room.settled()
        assert not room.match.away
        time.ms += 1_000
        room.automation.ring()
        await client.until(lambda: client.tables[table]["chairs"][seat]["played_by_bot"])
        await client.until(lambda: room.match.playing.moves)
        await client.watch(table, seat)
        assert not room.match.away
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
        match = server.hub.rooms[table].match
        shown = match.clock.shown(time.ms)
        assert shown
        assert shown.left[seat] == 45_000
        await leave(clients)

    play(scenario, time)
