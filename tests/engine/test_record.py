"""Records: exact both ways, and a clear sentence for whatever is wrong with one."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from seedround.engine.errors import BadRecord, BadSet, Refused
from seedround.engine.playthrough import Playthrough, verify
from seedround.engine.record import (
    FORMAT,
    Record,
    SetRef,
    commitment,
    load_record,
    new_record,
    parse_record,
    seal_of,
)
from tests.engine.playing import find, finished, hermit, parlour
from tests.toys.parlour import GAME as PARLOUR

SENTENCE = re.compile(r"[A-Z].*\.( \([A-Z]+-[A-Z]+-\d+\))?", re.DOTALL)


@pytest.fixture(scope="module")
def record() -> Record:
    return finished(parlour()).record()


def refused(record: Record, saying: str) -> None:
    """Verifying it is refused in one sentence that says so."""
    with pytest.raises(BadRecord, match=saying) as refusal:
        verify(record, find)
    assert SENTENCE.fullmatch(str(refusal.value))


def changed(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, **fields)


def made(record: Record, **fields: Any) -> Record:
    """The same record as a forger would make it with these fields, sealed again."""
    assert record.seal is not None
    other = changed(record, **fields)
    return changed(other, seal=seal_of(other, record.seal.decisions))


def test_a_record_comes_back_from_its_file(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(record.to_json())
    assert load_record(path) == record
    assert verify(load_record(path), find).record() == record


def test_a_record_holds_all_options_and_a_commitment(record: Record) -> None:
    assert record.options == {"rounds": 2, "purse": 30}
    assert record.commitment == commitment(record.seed, record.salt)
    assert len(record.seed) == len(record.salt) == 32
    assert record.cards.content is None
    assert record.seedround == FORMAT


def test_seeds_are_drawn_unless_given() -> None:
    options = PARLOUR.resolve(None, 2)
    one, two = (new_record(PARLOUR, 2, options, PARLOUR.card_set()) for _ in range(2))
    assert len({one.seed, two.seed, one.salt, two.salt}) == 4
    assert all(len(seed) == 32 for seed in (one.seed, two.seed, one.salt, two.salt))


def test_a_game_goes_on_from_its_record() -> None:
    playthrough = parlour()
    playthrough.play(playthrough.table.moves()[0])
    again = Playthrough.replay(parse_record(playthrough.record().to_json()), find)
    assert again.record() == playthrough.record()
    assert finished(again).record() == finished(playthrough).record()
    assert again.log == playthrough.log


def test_a_file_that_is_cut_off_anywhere_is_refused(record: Record) -> None:
    data = record.to_json()
    for length in range(0, len(data) - 2, 7):
        with pytest.raises(BadRecord) as refusal:
            parse_record(data[:length])
        assert SENTENCE.fullmatch(str(refusal.value))


def test_a_flipped_byte_is_refused_or_harmless(record: Record) -> None:
    """Never a traceback."""
    data = record.to_json()
    for place in range(0, len(data), 5):
        damaged = bytearray(data)
        damaged[place] ^= 1
        assert SENTENCE.fullmatch(refusal_of(bytes(damaged)))


def refusal_of(data: bytes) -> str:
    try:
        verify(parse_record(data), find)
    except Refused as refusal:
        return str(refusal)
    return "Nothing is wrong."


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b"hello",
        b"\xff\xfe\x00",
        b'"seedround"',
        b'{"title": "another program"}',
        b'{"seedround": "1"}',
        b'{"seedround": true}',
        b'{"seedround": 0}',
        b'{"seedround": 1}',
        b'{"seedround": 1, "game": 7}',
        b'{"seedround": ' + b"[" * 100_000,
        b"[" * 100_000,
    ],
    ids=lambda data: repr(data[:20]),
)
def test_foreign_data_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord) as refusal:
        parse_record(data)
    assert SENTENCE.fullmatch(str(refusal.value))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read: No such file"):
        load_record(tmp_path / "none.json")
    with pytest.raises(BadRecord, match="cannot be read: Is a directory"):
        load_record(tmp_path)


def test_a_record_is_a_file_that_people_can_read() -> None:
    """One field a line, a blank before it, and a line's end at the end."""
    lines = hermit().record().to_json().decode().splitlines()

    assert (lines[0], lines[-1]) == ("{", "}")
    assert lines[1] == ' "seedround": 2,'


def test_a_newer_format_asks_for_an_update(record: Record) -> None:
    raw = json.loads(record.to_json())
    raw |= {"seedround": FORMAT + 1, "something": "new"}
    with pytest.raises(BadRecord, match="update Seed Round"):
        parse_record(json.dumps(raw).encode())


def test_an_unknown_field_is_refused(record: Record) -> None:
    raw = json.loads(record.to_json()) | {"cheat": 1}
    with pytest.raises(BadRecord, match="unknown field `cheat`"):
        parse_record(json.dumps(raw).encode())


@pytest.mark.parametrize("seed", ["", "1234", "ABCDEF" * 6, "zz" * 16, "0x" + "0" * 32, "1" * 129])
@pytest.mark.parametrize("field", ["seed", "salt"])
def test_a_seed_that_is_not_hex_is_refused(record: Record, field: str, seed: str) -> None:
    raw = json.loads(record.to_json()) | {field: seed}
    with pytest.raises(BadRecord, match="damaged"):
        parse_record(json.dumps(raw).encode())


def test_other_rules_are_refused_with_advice(record: Record) -> None:
    refused(
        made(record, rules_version=7), r"version 7 .* this program has version 1: use a Seed Round"
    )


def test_an_unknown_game_is_refused(record: Record) -> None:
    refused(made(record, game="chess"), "no game 'chess'")


def test_seats_and_options_that_do_not_fit_are_refused(record: Record) -> None:
    refused(made(record, seats=9), "2 to 4 players")
    refused(made(record, options={"rounds": 99}), "rounds takes 1 to 2; '99' is none of these")
    refused(made(record, options={"pawns": 1}), "no option 'pawns'")


def test_tampering_with_seed_or_salt_breaks_the_commitment(record: Record) -> None:
    other = "0" * 32
    refused(changed(record, seed=other), "do not give the commitment")
    refused(changed(record, salt=other), "do not give the commitment")
    refused(changed(record, commitment=other), "do not give the commitment")


def test_another_seed_does_not_replay_even_with_its_commitment(record: Record) -> None:
    other = "0" * 32
    refused(changed(record, seed=other, commitment=commitment(other, record.salt)), ".")


def test_tampering_with_the_ending_is_seen(record: Record) -> None:
    refused(changed(record, ending="0" * 64), "does not lead to the ending")


def test_tampering_with_options_is_seen(record: Record) -> None:
    refused(changed(record, options={**record.options, "purse": 29}), ".")


def test_tampering_with_moves_is_seen_by_whoever_replays_a_record_without_a_seal(
    record: Record,
) -> None:
    moves, plain = record.moves, changed(record, seal=None)
    refused(changed(plain, moves=("bid:1", *moves)), "Move 1 of the record cannot be played")
    refused(changed(plain, moves=(*moves, "pass")), "The game is over")
    refused(changed(plain, moves=(*moves, "castle")), "no move 'castle'")
    refused(changed(plain, moves=moves[:-1]), "does not lead to the ending")
    refused(changed(plain, moves=(*moves[:-1], another_last_move(record))), "lead to the ending")


def another_last_move(record: Record) -> str:
    playthrough = verify(record, find)
    playthrough.rewind(len(record.moves) - 1)
    return next(str(move) for move in playthrough.table.moves() if str(move) != record.moves[-1])


def test_another_version_of_the_card_set_is_refused_with_advice(record: Record) -> None:
    refused(made(record, cards=SetRef("house", "0" * 64)), "give that set's file with --set")


def test_an_unknown_card_set_asks_for_its_file(record: Record) -> None:
    refused(made(record, cards=SetRef("mine", "0" * 64)), "give its file with --set")


@pytest.fixture
def own_set(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(
        '[set]\nid = "mine"\ngame = "parlour"\ntitle = "Mine"\nversion = 4\nbase = "house"\n'
        '[[card]]\nid = "ace"\nworth = 40\n',
        encoding="utf-8",
    )
    return path


def test_a_set_of_ones_own_travels_inside_the_record(own_set: Path) -> None:
    cards = PARLOUR.card_set(str(own_set))
    record = finished(parlour(cards=cards)).record()
    assert record.cards.id == "mine"
    assert record.cards.content is not None
    back = parse_record(record.to_json())
    assert back == record
    own_set.unlink()
    assert verify(back, find).cards.hash == cards.hash


def test_a_record_may_be_replayed_with_the_file_of_its_set(own_set: Path) -> None:
    record = finished(parlour(cards=PARLOUR.card_set(str(own_set)))).record()
    without = changed(record, cards=SetRef("mine", record.cards.hash))
    refused(without, "give its file with --set")
    assert verify(without, find, str(own_set)).record().ending == record.ending


def test_a_changed_set_inside_the_record_is_refused(own_set: Path) -> None:
    record = finished(parlour(cards=PARLOUR.card_set(str(own_set)))).record()
    raw = json.loads(record.to_json())
    raw["cards"]["content"]["card"][0]["worth"] = 1000
    with pytest.raises(BadRecord, match="card set inside the record has been changed"):
        verify(parse_record(json.dumps(raw).encode()), find)


@pytest.mark.parametrize("content", [{}, {"set": 1}, {"card": []}, {"set": {"id": "x"}}])
def test_a_set_inside_the_record_that_is_no_set_is_refused(
    record: Record, content: dict[str, Any]
) -> None:
    from seedround.engine.cardset import content_hash

    ref = SetRef("mine", content_hash(content), content)
    with pytest.raises((BadSet, BadRecord)) as refusal:
        verify(made(record, cards=ref), find)
    assert "Traceback" not in str(refusal.value)


def test_a_solo_game_has_a_record_too() -> None:
    record = finished(hermit(1)).record()
    assert verify(record, find).record() == record
