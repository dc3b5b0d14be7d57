"""`seedround verify`: unchanged, signed by whom, replayed under which rules, each said apart."""

import json
from pathlib import Path
from typing import Any

import msgspec

from seedround.engine.record import Record, load_record, seal_of
from seedround.server.tables.signing import Signer
from seedround.testing import B
from tests.cli.conftest import Seedround
from tools import golden


def changed(path: Path, **fields: Any) -> None:
    path.write_text(json.dumps({**json.loads(path.read_bytes()), **fields}))


def made(path: Path, **fields: Any) -> Record:
    """Write the record as a forger would make it with these fields, sealed again."""
    record = msgspec.structs.replace(load_record(path), **fields)
    assert record.seal is not None
    record = msgspec.structs.replace(record, seal=seal_of(record, record.seal.decisions))
    path.write_bytes(record.to_json())
    return record


def test_a_good_record_is_verified(seedround: Seedround, record: Path) -> None:
    ran = seedround("verify", record.name)
    assert ran.status == 0
    assert "unchanged: " in ran.out
    assert "not signed: anyone who had the file could have rewritten it" in ran.out
    assert "each of them legal" in ran.out
    assert "the table at the end is the one that the record names" in ran.out
    assert json.loads(record.read_bytes())["commitment"] in ran.out
    assert ran.widest <= 80
    changed(record, ending=None)
    ran = seedround("verify", record.name)
    assert ran.status == 0
    assert "does not say how its table looks at the end" in ran.out


def test_a_tampered_record_is_refused(seedround: Seedround, record: Path) -> None:
    good = json.loads(record.read_bytes())
    sealed, moves = "The seal does not fit", good["moves"]
    for fields, sentence in (
        ({"seed": "1" * 32}, "do not give the commitment"),
        ({"moves": [*moves[:-1], "two:9"]}, sealed),
        ({"moves": moves[:-1]}, "it has been changed"),
        ({"rules": 99}, sealed),
        ({"game": "chess"}, sealed),
        ({"names": ["Ada", "Bo", "Cy"]}, sealed),
        ({"cards": {"id": "house", "hash": "0" * 64}}, sealed),
        ({"ending": "0" * 64}, "does not lead to the ending"),
        ({"seal": None, "moves": [*moves[:-1], "two:9"]}, "cannot be played"),
        ({"seal": None, "game": "chess"}, "There is no game 'chess'"),
        ({"seal": {"decisions": [], "last": "junk"}}, "is damaged"),
    ):
        changed(record, **{**good, **fields})
        ran = seedround("verify", record.name)
        assert ran.status == 2
        assert sentence in ran.err
        assert ran.err.count("\n") == 1
    record.write_bytes(b'{"seedround": 1, "game"')
    assert "cut off or damaged" in seedround("verify", record.name).err


def test_who_signed_is_said(seedround: Seedround, record: Path) -> None:
    signer, other = Signer.new(), Signer.new()
    record.write_bytes(signer.signed(load_record(record), "drawn", 0).to_json())
    ran = seedround("verify", record.name)
    assert f"signed by the server with key {signer.key[:16]}" in ran.out
    assert signer.key in ran.out
    assert "the deal was drawn by that server" in ran.out
    ran = seedround("verify", record.name, "--key", signer.key.upper())
    assert ran.status == 0
    assert "which you named" in ran.out
    ran = seedround("verify", record.name, "--key", other.key)
    assert ran.status == 2
    assert f"signed with the key {signer.key[:16]}, not with {other.key[:16]}" in ran.err


def test_a_deal_that_was_chosen_is_said_to_be(seedround: Seedround, record: Path) -> None:
    record.write_bytes(Signer.new().signed(load_record(record), "chosen", 4).to_json())
    ran = seedround("verify", record.name)
    assert "chosen by a player with its first 4 moves" in ran.out


def test_a_name_that_was_taken_away_is_said_to_be(seedround: Seedround, record: Path) -> None:
    record.write_bytes(Signer.new().signed(load_record(record), "drawn", 0, (B,)).to_json())
    ran = seedround("verify", str(record))
    assert ran.status == 0
    assert "the player in seat 2 has asked to be forgotten" in " ".join(ran.out.split())


def test_a_record_that_nobody_signed_is_not_a_servers(seedround: Seedround, record: Path) -> None:
    ran = seedround("verify", record.name, "--key", Signer.new().key)
    assert ran.status == 2
    assert "not signed: no server answers for it" in ran.err
    for server in ("play.example.org", "http://127.0.0.1:9"):
        assert seedround("verify", record.name, "--server", server).status == 2


def test_a_record_from_before_seals_says_so(seedround: Seedround, tmp_path: Path) -> None:
    old = json.loads((golden.FOLDER / "format-1" / "trade-show.json").read_text())["record"]
    (tmp_path / "old.json").write_text(json.dumps(old))
    ran = seedround("verify", "old.json")
    assert ran.status == 0
    assert "from before records were sealed move by move" in " ".join(ran.out.split())


def test_a_game_of_other_rules_is_played_as_far_as_it_goes(
    seedround: Seedround, record: Path
) -> None:
    good = made(record, rules_version=99)
    ran = seedround("verify", record.name)
    assert ran.status == 0
    assert "played under version 99 of the rules" in ran.out
    assert f"{len(good.moves)} of {len(good.moves)} moves can be played" in ran.out
    made(record, moves=(*good.moves[:2], "castle", *good.moves[3:]))
    ran = seedround("verify", record.name)
    assert ran.status == 0
    assert f"2 of {len(good.moves)} moves can be played" in ran.out
    assert "Move 3 of the record cannot be played" in " ".join(ran.out.split())
