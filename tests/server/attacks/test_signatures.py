"""A forger would like a record that a server seems to answer for, though it did not play it so."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from seedround.cli import main
from seedround.engine.errors import BadRecord
from seedround.engine.playthrough import verify
from seedround.engine.record import Record, check_seal, parse_record, seal_of
from seedround.engine.seal import Seal, Signature
from seedround.games import find_game
from seedround.server.store.memory import MemoryStore
from seedround.server.tables.export import records
from seedround.server.tables.signing import Signer, check_signature
from tests.server.client import Client
from tests.server.serving import Running, play, serving

ONE_ROUND = {"rounds": 1}


async def played(client: Client, **wishes: Any) -> str:
    """A short game of two seats of one person, to its end."""
    table = await client.open("trade-show", "me", "me", **{"options": ONE_ROUND, **wishes})
    identity = str(table["table"]["id"])
    if client.messages == []:
        await client.dial()
    await client.watch(identity, 0, 1)
    await client.play_on(identity, [0, 1], 1)
    return identity


async def record_of(client: Client, table: str) -> Record:
    answer = await client.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return parse_record(answer.content)


def believed(record: Record) -> Signature | None:
    """What `verify` does with a record; gives who signed it."""
    check_seal(record)
    signed = check_signature(record)
    verify(record, find_game)
    return signed


def with_seal(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, seal=msgspec.structs.replace(seal(record), **fields))


def seal(record: Record) -> Seal:
    assert record.seal is not None
    return record.seal


def signature(record: Record) -> Signature:
    signed = seal(record).signed
    assert signed is not None
    return signed


def test_a_game_dealt_and_played_here_is_signed_with_the_published_key() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            table = await played(ada)
            record = await record_of(ada, table)
            key = (await ada.get("/api/key"))["key"]
            signed = believed(record)
            assert signed is not None
            assert (signed.key, signed.deal, signed.given) == (key, "drawn", 0)
            assert record.names == ("Ada", "Ada 2")
            shown = await ada.get(f"/api/tables/{table}/verify")
            assert shown["fair"]
            assert shown["sealed"]
            assert shown["key"] == key
            assert not shown["chosen"]
            assert shown["replayed"] == shown["moves"] == len(record.moves)

    play(scenario)


def test_a_signature_does_not_travel_to_another_game_or_ending() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            one, two = [await record_of(ada, await played(ada)) for _ in range(2)]
            with pytest.raises(BadRecord, match="does not fit"):
                believed(with_seal(two, signed=signature(one)))
            with pytest.raises(BadRecord, match="does not fit"):
                believed(msgspec.structs.replace(one, ending=two.ending))
            with pytest.raises(BadRecord, match="does not fit"):
                believed(msgspec.structs.replace(one, ending=None))

    play(scenario)


def test_a_changed_record_cannot_be_sealed_anew_under_the_old_signature() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            record = await record_of(ada, await played(ada))
            for fields in (
                {"moves": record.moves[:-1]},
                {"names": ("Magnus", "Hikaru")},
                {"rules_version": record.rules_version - 1},
                {"options": {**record.options, "tie_break": "cubes"}},
            ):
                other = msgspec.structs.replace(record, **fields)
                anew = seal_of(other, seal(record).decisions[: len(other.moves)])
                anew = msgspec.structs.replace(anew, signed=signature(record))
                with pytest.raises(BadRecord, match="does not fit"):
                    believed(msgspec.structs.replace(other, seal=anew))

    play(scenario)


def test_what_the_server_said_beside_the_last_link_cannot_be_changed() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            record = await record_of(ada, await played(ada, seed="5eed"))
            signed = signature(record)
            assert signed.deal == "chosen"
            for fields in ({"deal": "drawn"}, {"given": 3}, {"key": Signer.new().key}):
                false = msgspec.structs.replace(signed, **fields)
                with pytest.raises(BadRecord, match="does not fit"):
                    believed(with_seal(record, signed=false))

    play(scenario)


def test_a_key_of_ones_own_is_told_from_the_servers(tmp_path: Path) -> None:
    """The forger signs with another key: compared with the published one it is found out."""

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            record = await record_of(ada, await played(ada))
            honest, forged = tmp_path / "honest.json", tmp_path / "forged.json"
            honest.write_bytes(record.to_json())
            forged.write_bytes(Signer.new().signed(record, "drawn", 0).to_json())
            for path, status in ((honest, 0), (forged, 2)):
                asked = ["verify", str(path), "--server", server.address]
                assert await asyncio.to_thread(main, asked) == status
            assert await asyncio.to_thread(main, ["verify", str(forged)]) == 0

    play(scenario)


def test_a_deal_that_somebody_brought_is_never_called_drawn() -> None:
    """By a seed, by a record, by a record that the server itself signed, and by a branch."""

    async def scenario(server: Running) -> None:
        async with Client(server.address) as eve:
            chosen = await record_of(eve, await played(eve, seed="5eed"))
            assert (signature(chosen).deal, signature(chosen).given) == ("chosen", 0)

            drawn = await played(eve)
            record = await record_of(eve, drawn)
            assert signature(record).deal == "drawn"
            cut = json.loads(record.to_json())
            cut |= {"moves": cut["moves"][:3], "ending": None, "seal": None}
            opened = await played(eve, record=cut)
            again = await record_of(eve, opened)
            assert again.moves[:3] == record.moves[:3]
            assert (signature(again).deal, signature(again).given) == ("chosen", 3)
            shown = await eve.get(f"/api/tables/{opened}/verify")
            assert shown["chosen"]
            assert shown["given"] == 3

            branch = await eve.post(
                f"/api/tables/{drawn}/branch", {"steps": 4, "seat": 0, "bot": "random"}
            )
            table = branch["table"]["id"]
            await eve.watch(table, 0)
            await eve.play_on(table, [0], 1)
            branched = await record_of(eve, table)
            assert (signature(branched).deal, signature(branched).given) == ("chosen", 4)

    play(scenario)


def test_a_record_with_a_false_seal_opens_no_table() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as eve:
            record = json.loads((await record_of(eve, await played(eve))).to_json())
            record |= {"moves": record["moves"][:3], "ending": None}
            chairs = [{"who": "me", "name": "Eve"}, {"who": "me", "name": "Eve"}]
            wanted = {"game": "trade-show", "chairs": chairs, "record": record}
            answer = await eve.post("/api/tables", wanted, status=400)
            assert "it has been changed" in answer["problem"]

    play(scenario)


def test_names_that_came_with_a_record_are_not_signed() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address, "Eve") as eve:
            record = json.loads((await record_of(eve, await played(eve))).to_json())
            record |= {"moves": [], "ending": None, "seal": None, "names": ["Magnus", "Hikaru"]}
            again = await record_of(eve, await played(eve, record=record))
            assert again.names == ("Eve", "Eve 2")

    play(scenario)


def test_nothing_is_signed_before_the_game_is_over() -> None:
    """A signed beginning could be called the whole, though its end was taken back later."""

    async def run() -> None:
        store = MemoryStore()
        async with serving(store) as server, Client(server.address) as ada:
            table = (await ada.open("trade-show", "me", "me"))["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0, 1)
            moves = await ada.play_on(table, [0, 1], 1, most=5)
            await ada.get(f"/api/tables/{table}/record", status=400)
            await ada.get(f"/api/tables/{table}/verify", status=400)
            finished = await played(ada)
            signed = await record_of(ada, finished)
        exported = {name: record async for name, record in records(store)}
        assert seal(exported[table]).signed is None
        assert len(exported[table].moves) == moves
        assert exported[finished] == signed

    asyncio.run(run())


def test_the_private_key_is_told_to_nobody() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            table = await played(ada)
            private = await server.hub.store.secret("signing key", "")
            assert len(private) == 64
            paths = ("/api/key", f"/api/tables/{table}/record", f"/api/tables/{table}/verify")
            for path in (*paths, "/metrics", "/api/openapi.json"):
                assert private not in (await ada.http.get(path)).text
            assert private not in "".join(ada.bytes)

    play(scenario)
