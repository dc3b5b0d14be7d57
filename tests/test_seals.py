"""The seal of a record: whatever is done to any move of a recorded game, it is noticed."""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from seedround.engine.errors import BadRecord
from seedround.engine.game import Game
from seedround.engine.record import Record, check_seal, parse_record, seal_of
from seedround.engine.sitting import Sitting, verify
from seedround.engine.verification import verified
from seedround.games import all_games, find_game
from tools import golden

GAMES = 20
OTHERS = 12
"""So many other legal moves are tried in the place of each, spread over all of them."""


def shorter_ones(game: Game) -> list[Path]:
    """Five records of a game, spread over the shorter half: each is hashed thousands of times."""
    files = sorted(
        (plan.path for plan in golden.planned(game)), key=lambda path: path.stat().st_size
    )
    return files[: len(files) // 2 : len(files) // 10][:5]


CHOSEN = [path for game in all_games() for path in shorter_ones(game)]
OLD = sorted((golden.FOLDER / "format-1").glob("*.json"))
each_game = pytest.mark.parametrize(
    "path", CHOSEN, ids=[f"{path.parent.name}-{path.stem}" for path in CHOSEN]
)


def load(path: Path) -> Record:
    content = json.loads(path.read_text(encoding="utf-8"))
    return parse_record(json.dumps(content["record"]).encode())


def replaced(record: Record) -> Iterator[tuple[str, ...]]:
    """For every move: all moves with another legal one in its place."""
    moves = record.moves
    sitting = Sitting(
        find_game(record.game), msgspec.structs.replace(record, moves=(), ending=None, seal=None),
        find_game(record.game).card_set(),
    )  # fmt: skip
    for place, text in enumerate(moves):
        others = [str(move) for move in sitting.table.moves() if str(move) != text]
        for other in others[:: 1 + len(others) // OTHERS]:
            yield (*moves[:place], other, *moves[place + 1 :])
        sitting.play(sitting.table.rules.move_codec.from_text(text))


def rearranged(record: Record) -> Iterator[tuple[str, ...]]:
    """Every move left out, said twice, or exchanged with the next one."""
    moves = record.moves
    for place, text in enumerate(moves):
        yield moves[:place] + moves[place + 1 :]
        yield (*moves[:place], text, *moves[place:])
        following = moves[place + 1 : place + 2]
        if following and following[0] != text:
            yield (*moves[:place], *following, text, *moves[place + 2 :])
    yield moves[: len(moves) // 2]
    yield ()


def noticed(record: Record) -> bool:
    try:
        check_seal(record)
    except BadRecord:
        return True
    return False


def test_twenty_games_are_tried() -> None:
    assert len(set(CHOSEN)) == GAMES
    assert {path.parent.name for path in CHOSEN} == {game.id for game in all_games()}


@each_game
def test_every_change_of_every_move_is_noticed(path: Path) -> None:
    record = verify(load(path), find_game).record()
    assert not noticed(record)
    tried = 0
    for moves in (*replaced(record), *rearranged(record)):
        assert noticed(msgspec.structs.replace(record, moves=moves)), moves
        tried += 1
    assert tried > 2 * len(record.moves)


@each_game
def test_a_seal_made_for_other_moves_does_not_fit_the_game(path: Path) -> None:
    """Whoever seals a record anew still has to tell who was asked what."""
    record = verify(load(path), find_game).record()
    assert record.seal is not None
    decisions = list(record.seal.decisions)
    decisions[-1] = "bid@9"
    false = msgspec.structs.replace(record, seal=seal_of(record, decisions))
    check_seal(false)
    with pytest.raises(BadRecord, match="does not lead to the seal"):
        verify(false, find_game)


def test_everything_that_was_settled_before_the_first_move_is_sealed_too() -> None:
    record = verify(load(CHOSEN[0]), find_game).record()
    for fields in (
        {"rules": record.rules + 1},
        {"game": "bidness"},
        {"seats": record.seats + 1},
        {"names": ("Ada", "Bo")},
        {"options": {**record.options, "rounds": 9}},
        {"commitment": "0" * 64},
        {"cards": msgspec.structs.replace(record.cards, hash="0" * 64)},
        {"cards": msgspec.structs.replace(record.cards, id="mine")},
    ):
        assert noticed(msgspec.structs.replace(record, **fields)), fields


@pytest.mark.parametrize("path", OLD, ids=lambda path: str(path.stem))
def test_a_record_from_before_is_verified_as_what_it_is(path: Path) -> None:
    record = load(path)
    assert record.seedround == 1
    found = verified(record, find_game)
    assert not found.sealed
    assert found.whole
    assert found.replayed == len(record.moves)


@each_game
def test_a_game_of_earlier_rules_goes_as_far_as_it_goes(path: Path) -> None:
    """It is said under which rules it was played; nobody says that it is wrong."""
    record = verify(load(path), find_game).record()
    earlier = msgspec.structs.replace(record, rules=0)
    earlier = msgspec.structs.replace(earlier, seal=seal_of(earlier, sealed_decisions(record)))
    found = verified(earlier, find_game)
    assert (found.rules, found.now) == (0, record.rules)
    assert found.whole
    strange = (*record.moves[:3], "castle", *record.moves[4:])
    other = msgspec.structs.replace(earlier, moves=strange)
    other = msgspec.structs.replace(other, seal=seal_of(other, sealed_decisions(record)))
    found = verified(other, find_game)
    assert (found.whole, found.replayed) == (False, 3)
    assert "Move 4 of the record cannot be played" in found.why


def sealed_decisions(record: Record) -> tuple[str, ...]:
    assert record.seal is not None
    return record.seal.decisions


def test_an_earlier_game_that_cannot_be_dealt_any_more_is_not_called_false() -> None:
    record = load(CHOSEN[0])
    gone = msgspec.structs.replace(record.cards, id="gone", hash="0" * 64)
    found = verified(msgspec.structs.replace(record, rules=0, cards=gone), find_game)
    assert found.sitting is None
    assert (found.replayed, found.whole) == (0, False)
    assert "needs the card set 'gone'" in found.why


def test_cards_that_are_not_those_the_record_names_are_refused_under_any_rules() -> None:
    record = load(CHOSEN[0])
    content = find_game(record.game).card_set().content
    false = msgspec.structs.replace(record.cards, hash="0" * 64, content=content)
    with pytest.raises(BadRecord, match="has been changed"):
        verified(msgspec.structs.replace(record, rules=0, cards=false), find_game)
