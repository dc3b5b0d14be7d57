"""Things that one person must not be able to do to another at a table."""

from typing import Any

from websockets.asyncio.client import connect

from seedround.engine.kinds import SeatNumber
from seedround.server.store.lines import Back, Said
from tests.server.client import Client
from tests.server.serving import Running, Time, play
from tests.server.test_play import leave, mover, seated


async def late(server: Running, time: Time, table: str, clients: list[Client]) -> int:
    """Let the clock of whoever is asked run out; gives the seat."""
    server.hub.grace_until = 0
    seat = mover(table, clients)
    time.ms += 31_000
    server.hub.rooms[table].automation.ring()
    await clients[seat].until(lambda: clients[seat].tables[table]["chairs"][seat]["played_by_bot"])
    return seat


CLOCKS = {"clocks": {"kind": "move", "seconds": 30}}


def test_nobody_calls_another_back_by_watching_and_leaving_in_one_breath() -> None:
    time = Time()

    async def scenario(server: Running) -> None:
        table, clients = await seated(server, "trade-show", "Ada", "Bo", public=True, **CLOCKS)
        seat = await late(server, time, table, clients)
        room = server.hub.rooms[table]
        for number in range(20):
            eve = await connect(server.address.replace("http", "ws", 1) + "/api/socket")
            await eve.recv()
            request = f'{{"do":"watch","id":"{number}","table":"{table}","seats":[{seat}]}}'
            eve.protocol.send_text(request.encode())
            eve.protocol.send_close(1000)
            eve.transport.write(b"".join(eve.protocol.data_to_send()))
            await eve.wait_closed()
            await room.settled()
        assert room.match.away == {seat}
        assert not [
            line
            for line in await server.hub.store.lines(table)
            if line.deed == Back(seat=SeatNumber(seat))
        ]
        await leave(clients)

    play(scenario, time)


def test_numbers_of_chat_do_not_tell_who_has_answered_in_secret() -> None:
    async def scenario(server: Running) -> None:
        table, clients = await seated(server, "silicon-valley", "Ada", "Bo", "Cy")
        ada, bo, _ = clients
        await ada.ask("say", table=table, text="one")
        asked = bo.asked(table, 1)
        assert asked
        for offer in asked["offers"][:2]:  # an answer may be changed
            move = {"decision": asked["decision"], "move": offer["move"]}
            assert (await bo.ask("play", table=table, seat=1, **move))["is"] == "done"
        await ada.ask("say", table=table, text="two")
        await ada.until(lambda: len(chat(ada)) == 2)
        assert [line["number"] for line in chat(ada)] == [1, 2]
        again = Client(server.address, "Ada")
        again.http.cookies.update(ada.http.cookies)
        await again.dial()
        await again.watch(table, 0, chat_after=1)
        await again.until(lambda: chat(again))
        assert [line["text"] for line in chat(again)] == ["two"]
        await leave([*clients, again])

    play(scenario)


def chat(client: Client) -> list[dict[str, Any]]:
    said = [message["lines"] for message in client.messages if message["is"] == "chat_lines"]
    return [line for lines in said for line in lines]


def test_what_is_said_twice_with_one_id_is_said_once() -> None:
    """By a player and by a spectator, and each has ids of their own."""

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Eve") as eve:
            table = (await ada.open("bidness", "me", "me", public=True))["table"]["id"]
            await eve.http.patch("/api/me", json={"name": "Eve"})
            for client in (ada, eve):
                await client.dial()
                await client.watch(table)
                for _ in range(3):
                    answer = await client.ask("say", table=table, text="hello", id="the-same")
                    assert answer["is"] == "done"
            await server.hub.rooms[table].settled()
            said = [line.deed for line in await server.hub.store.lines(table)]
            assert [deed.name for deed in said if isinstance(deed, Said)] == ["Ada", "Eve"]
            await ada.until(lambda: len(chat(ada)) >= 2)
            assert [line["name"] for line in chat(ada)] == ["Ada", "Eve"]

    play(scenario)


def test_whose_clock_ran_out_is_asked_before_the_game_is_given_up() -> None:
    time = Time()

    async def scenario(server: Running) -> None:
        table, clients = await seated(server, "trade-show", "Ada", "Bo", **CLOCKS)
        seat = await late(server, time, table, clients)
        slow, quick = clients[seat], clients[1 - seat]
        asking = {"table": table, "seat": 1 - seat, "what": "abandon"}
        assert (await quick.ask("propose", **asking))["is"] == "done"
        shown = await quick.get(f"/api/tables/{table}")
        assert (shown["stage"], shown["seed"]) == ("running", None)
        await quick.until(lambda: quick.state(table, 1 - seat)["proposal"])
        assert quick.state(table, 1 - seat)["proposal"]["waiting"] == [seat]
        await slow.watch(table, seat)
        assert (await slow.ask("vote", table=table, seat=seat, agree=False))["is"] == "done"
        assert (await quick.get(f"/api/tables/{table}"))["stage"] == "running"
        await quick.ask("propose", **asking)
        await slow.ask("vote", table=table, seat=seat, agree=True)
        assert (await quick.get(f"/api/tables/{table}"))["stage"] == "abandoned"
        await leave(clients)

    play(scenario, time)
