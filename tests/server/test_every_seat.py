"""What a player does happens to the player's own seat: here the last one of three does it."""

import random
from collections.abc import Awaitable, Callable
from typing import Any

from seedround.server.store.lines import Paused, Proposed, Resigned, Resumed, Undone
from tests.server.client import Client, pick
from tests.server.serving import Running, Time, play, until
from tests.server.test_play import everyone_asked, leave, mover, seated

NAMES = ("Ada", "Bo", "Cy")
ADA, BO, CY = range(3)

Story = Callable[[Running, str, list[Client]], Awaitable[None]]


def at_a_table(story: Story, clock: Time | None = None, **wishes: Any) -> None:
    """Three people at a table of Trade Show at which Cy begins, all of them watching."""
    options = {"first_seat": CY, "rounds": 1, **wishes.pop("options", {})}

    async def scenario(server: Running) -> None:
        table, clients = await seated(server, "trade-show", *NAMES, options=options, **wishes)
        await story(server, table, clients)
        await leave(clients)

    play(scenario, clock)


async def deeds(server: Running, table: str, *kinds: type) -> list[tuple[type, int | None]]:
    """The stored deeds of some kinds, with whose they are."""
    found = [line.deed for line in await server.hub.store.lines(table)]
    return [(type(deed), deed.seat) for deed in found if isinstance(deed, kinds)]  # type: ignore[union-attr]


async def answered(clients: list[Client], table: str, *seats: int) -> None:
    """These agree to what is proposed."""
    for seat in seats:
        answer = await clients[seat].ask("vote", table=table, seat=seat, agree=True)
        assert answer["is"] == "done", answer


async def moved(clients: list[Client], table: str, seat: int) -> None:
    """A seat makes a move, after all others who come before it."""
    chance = random.Random(3)
    while True:
        await everyone_asked(table, clients)
        now = mover(table, clients)
        client = clients[now]
        before = client.updates[table, now]
        await client.play(table, now, chance)
        await client.until(lambda: client.updates[table, now] is not before)  # noqa: B023
        if now == seat:
            return


def test_what_is_said_and_proposed_is_the_speakers() -> None:
    async def story(server: Running, table: str, clients: list[Client]) -> None:
        ada, _, cy = clients
        await cy.ask("say", table=table, text="shall we?")
        await ada.until(lambda: ada.messages[-1]["is"] == "chat_lines")
        (line,) = ada.messages[-1]["lines"]
        assert (line["seat"], line["name"]) == (CY, "Cy")
        for what in ("pause", "resume"):
            await cy.ask("propose", table=table, seat=CY, what=what)
            await ada.until(lambda: ada.state(table, ADA)["proposal"])
            proposal = ada.state(table, ADA)["proposal"]
            assert (proposal["what"], proposal["by"]) == (what, CY)
            assert (proposal["agreed"], proposal["waiting"]) == ([CY], [ADA, BO])
            assert proposal["words"].startswith("Cy would like to ")
            await answered(clients, table, BO, ADA)
            await ada.until(lambda: not ada.state(table, ADA)["proposal"])
        assert await deeds(server, table, Proposed, Paused, Resumed) == [
            (Proposed, CY), (Paused, CY), (Proposed, CY), (Resumed, CY),
        ]  # fmt: skip

    at_a_table(story)


def test_a_move_that_is_taken_back_is_the_last_one_of_whoever_asks() -> None:
    async def story(server: Running, table: str, clients: list[Client]) -> None:
        for seat in (CY, ADA, CY, BO):
            await moved(clients, table, seat)
        marks = [mark.seat for mark in server.hub.rooms[table].match.playing.marks]
        last = max(place for place, seat in enumerate(marks) if seat == CY)
        await clients[CY].ask("propose", table=table, seat=CY, what="take_back")
        await answered(clients, table, ADA, BO)
        assert len(server.hub.rooms[table].match.playing.moves) == last
        assert await deeds(server, table, Undone) == [(Undone, CY)]

    at_a_table(story)


def test_whoever_resigns_watches_on_and_a_bot_has_their_seat() -> None:
    async def story(server: Running, table: str, clients: list[Client]) -> None:
        ada, _, cy = clients
        await ada.ask("propose", table=table, seat=ADA, what="pause")
        await cy.ask("resign", table=table, seat=CY)
        await ada.until(lambda: ada.tables[table]["chairs"][CY]["bot"])
        assert [chair["bot"] for chair in ada.tables[table]["chairs"]] == [None, None, "normal"]
        assert ada.state(table, ADA)["proposal"]["waiting"] == [BO], "nobody waits for Cy"
        await answered(clients, table, BO)
        await cy.until(
            lambda: cy.updates.get((table, -1), {}).get("state", {})["stage"] == "paused"
        )
        assert cy.state(table, CY)["stage"] == "running", "that was the last they saw of their hand"
        assert await deeds(server, table, Resigned) == [(Resigned, CY)]
        answer = await cy.ask("play", table=table, seat=CY, decision=0, move="pass")
        assert "not yours" in answer["problem"]

    at_a_table(story, options={"first_seat": ADA})


def test_layouts_are_their_owners() -> None:
    async def story(server: Running, table: str, clients: list[Client]) -> None:
        for seat in (CY, ADA, BO):
            while not clients[seat].asked(table, seat):
                await moved(clients, table, mover(table, clients))
                await everyone_asked(table, clients)
            asked = clients[seat].asked(table, seat)
            assert asked
            answer = await clients[seat].ask(
                "play", table=table, seat=seat, decision=asked["decision"],
                move=pick(asked, random.Random(1)), layout=f"of {NAMES[seat]}",
            )  # fmt: skip
            assert answer["is"] == "done"
            await everyone_asked(table, clients)
        await clients[ADA].watch(table, ADA)
        assert clients[ADA].state(table, ADA)["layouts"] == ["of Ada", "of Bo", "of Cy"]

    at_a_table(story)


def test_a_bot_stands_in_for_whose_clock_ran_out_and_nobody_else() -> None:
    time = Time()

    async def story(server: Running, table: str, clients: list[Client]) -> None:
        ada = clients[ADA]
        server.hub.grace_until = 0
        time.ms += 30_000
        server.hub.rooms[table].automation.ring()
        await ada.until(lambda: ada.tables[table]["chairs"][CY]["played_by_bot"])
        chairs = ada.tables[table]["chairs"]
        assert [chair["played_by_bot"] for chair in chairs] == [False, False, True]

    at_a_table(story, time, clocks={"kind": "move", "seconds": 30})


def test_a_hint_is_for_the_decision_that_was_asked_about() -> None:
    async def story(server: Running, table: str, clients: list[Client]) -> None:
        cy = clients[CY]
        first = cy.asked(table, CY)
        assert first
        await cy.ask("play", table=table, seat=CY, decision=first["decision"], move="two:1")
        await cy.until(lambda: (cy.asked(table, CY) or first)["decision"] > first["decision"])
        asked = cy.asked(table, CY)
        assert asked
        hint = await cy.ask("hint", table=table, seat=CY)
        assert (hint["seat"], hint["decision"]) == (CY, asked["decision"])

    at_a_table(story)


def test_it_is_the_turn_of_whoever_is_asked() -> None:
    async def story(server: Running, table: str, clients: list[Client]) -> None:
        turns = [(await client.get(f"/api/tables/{table}"))["your_turn"] for client in clients]
        assert turns == [False, False, True]
        server.hub.forget(server.hub.rooms[table])
        lists = [(await client.get("/api/tables"))["mine"][0] for client in clients]
        assert [shown["your_turn"] for shown in lists] == [False, False, True]

    at_a_table(story)


def test_in_a_sealed_group_it_is_everybodys_turn_and_nothing_can_be_taken_back() -> None:
    async def scenario(server: Running) -> None:
        table, clients = await seated(server, "silicon-valley", *NAMES)
        for seat, client in enumerate(clients):
            assert (await client.get(f"/api/tables/{table}"))["your_turn"]
            assert client.state(table, seat)["undo"] == 0
        await leave(clients)

    play(scenario)


def test_figures_and_wishes_after_the_end_are_seat_by_seat() -> None:
    async def story(server: Running, table: str, clients: list[Client]) -> None:
        ada, _, cy = clients
        await until(lambda: asked_or_over(table, clients))
        while not ada.over(table):
            await moved(clients, table, mover(table, clients))
            await until(lambda: asked_or_over(table, clients))
        result = ada.state(table, ADA)["result"]
        figures = (await cy.get(f"/api/tables/{table}/statistics"))["seats"]
        assert [each["seat"] for each in figures] == [ADA, BO, CY]
        assert [each["place"] for each in figures] == result["places"]
        assert [each["score"] for each in figures] == result["scores"]
        moves = server.hub.rooms[table].match.playing.marks
        assert [each["moves"] for each in figures] == [
            sum(mark.seat == seat for mark in moves) for seat in range(3)
        ]
        assert (await cy.ask("rematch", table=table, seat=CY))["is"] == "done"
        await ada.until(lambda: any(one["wants_rematch"] for one in ada.tables[table]["chairs"]))
        wishes = [chair["wants_rematch"] for chair in ada.tables[table]["chairs"]]
        assert wishes == [False, False, True]

    def asked_or_over(table: str, clients: list[Client]) -> bool:
        return all(client.over(table) for client in clients) or any(
            client.asked(table, seat) for seat, client in enumerate(clients)
        )

    at_a_table(story)


def test_a_wish_for_another_game_that_is_sent_twice_is_one_wish() -> None:
    """A person with two seats wishes for both, with either of them in the request."""

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Bo") as bo:
            opened = await ada.open("trade-show", "me", "me", "open")
            table = opened["table"]["id"]
            await bo.post(f"/api/invites/{opened['invites'][0]['token']}", {"name": "Bo"})
            for client, *seats in ((ada, 0, 1), (bo, 2)):
                await client.dial()
                await client.watch(table, *seats)
            await ada.ask("propose", table=table, seat=0, what="abandon")
            await bo.ask("vote", table=table, seat=2, agree=True)
            await bo.ask("rematch", table=table, seat=2)
            for _ in range(2):
                answer = await ada.ask("rematch", table=table, seat=1, id="again")
                assert answer["is"] == "done", answer
            assert len(await server.hub.store.all_tables()) == 2

    play(scenario)
