"""Moves: JSON and text, exact both ways; anything else is one sentence."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from seedround.engine.errors import IllegalMove
from seedround.engine.move import Move, MoveCodec
from tests.toys.parlour import things as t


class Sell(Move, frozen=True):
    """A move with every kind of field."""

    product: str
    price: int
    quickly: bool = False
    blocks: tuple[int, ...] = ()


class Rest(Move, frozen=True):
    why: str | None = None


CODEC = MoveCodec([*t.MOVES, Sell, Rest])


@pytest.mark.parametrize(
    ("move", "text", "json"),
    [
        (t.Bid(130), "bid:130", '{"move":"bid","amount":130}'),
        (t.Pass(), "pass", '{"move":"pass"}'),
        (t.Take((1, 2, 3)), "take:1+2+3", '{"move":"take","tokens":[1,2,3]}'),
        (t.Discard("ace"), "discard:ace", '{"move":"discard","card":"ace"}'),
        (
            Sell("prod-x", -5, True, (1, 2)),
            "sell:prod-x+-5+quickly+1+2",
            '{"move":"sell","product":"prod-x","price":-5,"quickly":true,"blocks":[1,2]}',
        ),
        (
            Sell("p", 0),
            "sell:p+0",
            '{"move":"sell","product":"p","price":0,"quickly":false,"blocks":[]}',
        ),
        (Rest(), "rest", '{"move":"rest","why":null}'),
        (Rest("tired"), "rest:tired", '{"move":"rest","why":"tired"}'),
    ],
    ids=str,
)
def test_a_move_has_one_text_and_one_json(move: Move, text: str, json: str) -> None:
    assert str(move) == text
    assert msgspec.json.encode(move).decode() == json
    assert CODEC.from_text(text) == move
    assert CODEC.from_json(json) == CODEC.from_json(json.encode()) == move
    assert move.verb == text.partition(":")[0]
    assert hash(CODEC.from_text(text)) == hash(move)


def test_text_may_have_space_around_it() -> None:
    assert CODEC.from_text(" pass\n") == t.Pass()


@pytest.mark.parametrize(
    "text",
    [
        "",
        ":",
        "castle",
        "Bid:1",
        "bid",
        "bid:",
        "bid:0",
        "bid:01",
        "bid:1.0",
        "bid: 1",
        "bid:1_000",
        "bid:\u0663",
        "bid:true",
        "bid:1+2",
        "bid:" + "9" * 5000,
        "pass:1",
        "pass+",
        "take:1+2",
        "take:1+2+3+4",
        "take:1+2+99",
        "discard:",
        "discard:" + "x" * 61,
        "sell:a",
        "sell:a+1+quickly+quickly",
        "\ud800",
        "bid:\x00",
    ],
    ids=lambda text: ascii(text[:20]),
)
def test_other_text_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        CODEC.from_text(text)
    sentence = str(refusal.value)
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert len(sentence) < 400


def test_what_is_too_much_is_named() -> None:
    with pytest.raises(IllegalMove, match="nothing may follow before '2'"):
        CODEC.from_text("bid:1+2")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"bid"',
        b"\xff",
        b"{}",
        b'{"amount": 1}',
        b'{"move": 1}',
        b'{"move": ["bid"]}',
        b'{"move": "castle"}',
        b'{"move": "bid"}',
        b'{"move": "bid", "amount": "1"}',
        b'{"move": "bid", "amount": true}',
        b'{"move": "bid", "amount": 1.5}',
        b'{"move": "bid", "amount": 0}',
        b'{"move": "bid", "amount": 1e999}',
        b'{"move": "bid", "amount": 1, "seat": 2}',
        b'{"move": "take", "tokens": [1, 2]}',
        b'{"move": "discard", "card": ""}',
        b'{"move": "bid", "amount": 1} {}',
        b'{"x":' * 100_000,
        b"[" * 100_000,
    ],
    ids=lambda data: repr(data[:30]),
)
def test_other_json_is_refused_in_one_sentence(data: bytes) -> None:
    with pytest.raises(IllegalMove, match=r"^This is not a move of the game: .*\.$"):
        CODEC.from_json(data)


def test_text_that_is_no_unicode_is_refused() -> None:
    with pytest.raises(IllegalMove):
        CODEC.from_json('{"move": "\ud800"}')


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = CODEC.from_text(text)
    except IllegalMove:
        return
    assert str(move) == text.strip()


@given(st.binary(max_size=60) | st.text(max_size=30))
def test_any_data_is_a_move_or_refused(data: bytes | str) -> None:
    try:
        CODEC.from_json(data)
    except IllegalMove:
        return
    pytest.fail("random data was read as a move")


@given(st.text("abc-#", min_size=1, max_size=60), st.integers(1, 10**9))
def test_moves_come_back(card: str, amount: int) -> None:
    for move in (t.Discard(card), t.Bid(amount)):
        assert CODEC.from_text(str(move)) == move
        assert CODEC.from_json(msgspec.json.encode(move)) == move
