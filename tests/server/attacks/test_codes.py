"""Codes lead to their person, once, in time, and cannot be guessed."""

import asyncio
import re
from typing import Any
from urllib.parse import unquote

from seedround.server.host.limits import USUAL
from seedround.server.people.identity import COOKIE
from seedround.server.people.linking import MINUTES
from tests.server.client import Client
from tests.server.serving import Time, play, serving

TRIES = USUAL.code_tries_per_hour


async def seated(client: Client) -> str:
    """A private table at which this client sits."""
    return str((await client.open("trade-show", "me", "random"))["table"]["id"])


async def mine(client: Client) -> list[str]:
    return [table["id"] for table in (await client.get("/api/tables"))["mine"]]


async def redeem(client: Client, code: str, status: int = 201, **more: Any) -> Any:
    return await client.post("/api/devices", {"code": code, **more}, status=status)


def test_a_cleared_cookie_loses_no_seat() -> None:
    async def scenario(server: Any) -> None:
        async with Client(server.address) as ada, Client(server.address) as later:
            table = await seated(ada)
            code = (await ada.post("/api/me/recovery"))["code"]
            assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}", code)
            linked = await redeem(later, code.lower().replace("-", " "))
            assert linked["person"]["name"] == "Ada"
            assert await mine(later) == [table]
            assert await mine(ada) == [table], "the first device stays theirs"
            await later.dial()
            await later.watch(table, 0)
            async with Client(server.address) as again:
                await redeem(again, code, status=400)
                await redeem(again, linked["recovery"])
                assert await mine(again) == [table]

    play(scenario)


def test_a_device_is_linked_by_what_another_shows() -> None:
    async def scenario(server: Any) -> None:
        async with Client(server.address) as ada, Client(server.address) as phone:
            table = await seated(ada)
            given = await ada.post("/api/me/link")
            assert given["address"] == f"{server.address}/#/link/{given['code']}"
            assert given["minutes"] == MINUTES
            assert unquote(given["picture"]).startswith("data:image/svg+xml")
            await redeem(phone, given["address"].rpartition("/")[2])
            assert await mine(phone) == [table]
            await redeem(phone, given["code"], status=400, leave=True)

    play(scenario)


def test_an_old_link_code_and_a_replaced_one_lead_nowhere() -> None:
    time = Time()

    async def scenario(server: Any) -> None:
        async with Client(server.address) as ada, Client(server.address) as thief:
            await seated(ada)
            first = (await ada.post("/api/me/link"))["code"]
            second = (await ada.post("/api/me/link"))["code"]
            await redeem(thief, first, status=400)
            time.ms += MINUTES * 60_000 + 1
            await redeem(thief, second, status=400)
            old = (await ada.post("/api/me/recovery"))["code"]
            await ada.post("/api/me/recovery")
            await redeem(thief, old, status=400)
            assert COOKIE not in thief.http.cookies

    play(scenario, clock=time)


def test_of_two_who_bring_a_code_at_once_one_gets_in() -> None:
    async def scenario(server: Any) -> None:
        async with Client(server.address) as ada:
            await seated(ada)
            code = (await ada.post("/api/me/link"))["code"]
            others = [Client(server.address) for _ in range(8)]
            answers = await asyncio.gather(
                *[other.http.post("/api/devices", json={"code": code}) for other in others]
            )
            assert sorted(answer.status_code for answer in answers) == [201] + [400] * 7
            for other in others:
                await other.http.aclose()

    play(scenario)


def test_a_code_leads_to_its_own_person_and_to_no_seat_of_another() -> None:
    async def scenario(server: Any) -> None:
        async with (
            Client(server.address) as ada,
            Client(server.address, "Mallory") as mallory,
            Client(server.address) as other,
        ):
            table = await seated(ada)
            own = await seated(mallory)
            await ada.post("/api/me/recovery")
            code = (await mallory.post("/api/me/recovery"))["code"]
            await redeem(other, code)
            assert await mine(other) == [own]
            assert (await other.http.get(f"/api/tables/{table}")).status_code == 404
            await other.dial()
            refused = await other.ask("watch", table=table, seats=[0])
            assert refused["is"] == "refusal"

    play(scenario)


def test_strangers_have_no_codes_and_a_device_with_seats_is_not_taken_over_unasked() -> None:
    async def scenario(server: Any) -> None:
        async with Client(server.address) as ada, Client(server.address, "Bo") as bo:
            await bo.post("/api/me/recovery", status=400)
            await seated(ada)
            own = await seated(bo)
            code = (await ada.post("/api/me/link"))["code"]
            problem = (await redeem(bo, code, status=409))["problem"]
            assert "recovery code" in problem
            assert await mine(bo) == [own]
            await redeem(bo, code, leave=True)
            assert own not in await mine(bo)

    play(scenario)


def test_guessing_is_slow() -> None:
    """60 bits, minutes to live, and so many tries an hour from one address, right ones too."""

    async def scenario(server: Any) -> None:
        async with Client(server.address) as ada, Client(server.address) as thief:
            await seated(ada)
            code = (await ada.post("/api/me/link"))["code"]
            for number in range(TRIES):
                guess = f"{number:04}-0000-0000"
                kind = (await redeem(thief, guess, status=400))["kind"]
                assert kind == "no_such_code"
            answer = await thief.http.post("/api/devices", json={"code": code})
            assert answer.status_code == 429
            assert answer.json()["kind"] == "many_codes"

    play(scenario, limits=USUAL)


def test_codes_are_stored_as_hashes() -> None:
    async def run() -> None:
        async with serving() as server, Client(server.address) as ada:
            await seated(ada)
            codes = [(await ada.post(f"/api/me/{kind}"))["code"] for kind in ("recovery", "link")]
            kept = repr(vars(server.hub.store))
            for code in codes:
                assert code not in kept
                assert code.replace("-", "") not in kept

    asyncio.run(run())
