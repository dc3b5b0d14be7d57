"""The seal of a record: whatever is done to any move of a recorded game, it is noticed."""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from seedround.engine.errors import BadRecord
from seedround.engine.game import Game
from seedround.engine.playthrough import Playthrough, verify
from seedround.engine.record import Record, check_seal, parse_record, seal_of
from seedround.engine.record_sayings import MoveOfRecordFails, OtherTable, SetNeeded
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
EARLIER = sorted((golden.FOLDER / "earlier").glob("*/*.json"))
"""Golden games from before: Silicon Valley under the first version of its rules, Tech Deck and
Bidness from before some of their options."""
EARLIER_SETS = {"silicon-valley": golden.FOLDER / "earlier" / "silicon-valley" / "house"}
"""The house sets of those days, where we ship another one now."""
HALFWAY = {
    "bidness": (
        "3e7a07fead333c551c3a7a824a8fb603c395abbc9073b6edcce0c9cf52c3a1cd",
        "de8c3b0f8c418dc54fb8009a1ce00237c6c9e561f36ed027e94843550e314a6b",
    ),
    "silicon-valley": (
        "9df79a6d824f6ef41ec36e74c7782d13ff8e262da0bfa24989b936cde32ac0ea",
        "ff508ca556cad1739ab3f98aafb05367826715c96daba86b950b209e33c02236",
    ),
    "tech-deck": (
        "87a6d9df8d1b3e10332e29dcedc7cb3a1ed63cc8b74964f79d5f9a4ce1e663a1",
        "f65107608a738fa2d30e1ec0d7708c435231b1c3eae7c173f61c9caa608c38e1",
    ),
    "trade-show": (
        "a4affb58eda3687463f1e747b3499309d973953bd548b70d88409e43e2bfefcc",
        "c398e3d1d8443b2536062d3bab62dc233948bd02ad48f48afd6a0a4c76fab0e6",
    ),
}
"""By game: ending and last link of its game `2-plain-1` after half of the moves, with the kinds of
decision as they were called before they were renamed; of Tech Deck and Bidness the earlier game."""
each_game = pytest.mark.parametrize(
    "path", CHOSEN, ids=[f"{path.parent.name}-{path.stem}" for path in CHOSEN]
)


def load(path: Path) -> Record:
    content = json.loads(path.read_text(encoding="utf-8"))
    return parse_record(json.dumps(content["record"]).encode())


def replaced(record: Record) -> Iterator[tuple[str, ...]]:
    """For every move: all moves with another legal one in its place."""
    moves = record.moves
    playthrough = Playthrough(
        find_game(record.game), msgspec.structs.replace(record, moves=(), ending=None, seal=None),
        find_game(record.game).card_set(),
    )  # fmt: skip
    for place, text in enumerate(moves):
        others = [str(move) for move in playthrough.table.moves() if str(move) != text]
        for other in others[:: 1 + len(others) // OTHERS]:
            yield (*moves[:place], other, *moves[place + 1 :])
        playthrough.play(playthrough.table.rules.move_codec.from_text(text))


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
    """To seal a record anew one has to know who was asked what."""
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
        {"rules_version": record.rules_version + 1},
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
    found = verified(record, find_game, earlier_set(record))
    assert not found.sealed
    assert found.whole
    assert found.replayed == len(record.moves)


@pytest.mark.parametrize(
    "path", EARLIER, ids=[f"{path.parent.name}-{path.stem}" for path in EARLIER]
)
def test_an_earlier_golden_game_is_still_what_it_was(path: Path) -> None:
    """Every move can be made, and the chain over deal, decisions and moves has the same last link.

    So neither later options nor a default that has changed touch a game: it names its own options.
    The Rival's board has since been described otherwise, so a solo game does not end on that table.
    """
    record = load(path)
    found = verified(record, find_game, earlier_set(record))
    assert found.rules == record.rules_version
    assert found.replayed == len(record.moves)
    assert found.playthrough is not None
    seal = found.playthrough.record().seal
    assert seal is not None
    assert seal.last == json.loads(path.read_text(encoding="utf-8"))["seal"]
    solo_rival = record.game == "silicon-valley" and record.seats == 1
    assert found.why == (OtherTable() if solo_rival else None)


def test_an_earlier_game_goes_by_the_options_that_it_names() -> None:
    """The strict bail-out is the rule now (SV-INVOL-04); most of these had the mild one."""
    for path in EARLIER:
        record = load(path)
        if record.game == "silicon-valley":
            assert (record.rules_version, find_game(record.game).version) == (1, 2)
            assert "last_round" not in record.options
            assert record.options["bailout"] == ("strict" if "variant-4" in path.name else "mild")


def earlier_set(record: Record) -> str | None:
    """The card set of an earlier record, if it is not the one we ship."""
    ours = find_game(record.game).card_set().hash
    return None if record.cards.hash == ours else str(EARLIER_SETS[record.game])


@pytest.mark.parametrize("game", HALFWAY)
def test_a_renamed_decision_keeps_its_name_in_seals_and_endings(game: str) -> None:
    """A game that was put aside names a decision in its ending too."""
    earlier = golden.FOLDER / "earlier" / game / "2-plain-1.json"
    current = golden.FOLDER / game / "2-plain-1.json"
    record = load(earlier) if game in ("bidness", "tech-deck") else load(current)
    half = msgspec.structs.replace(record, moves=record.moves[: len(record.moves) // 2])
    playthrough = Playthrough.replay(
        msgspec.structs.replace(half, ending=None, seal=None), find_game
    )
    assert playthrough.table.choice.kind in playthrough.table.rules.former_kinds
    sealed = playthrough.record()
    assert sealed.seal is not None
    assert (sealed.ending, sealed.seal.last) == HALFWAY[game]
    assert verified(sealed, find_game).whole


@each_game
def test_a_game_of_earlier_rules_goes_as_far_as_it_goes(path: Path) -> None:
    """It is said under which rules it was played; nobody says that it is wrong."""
    record = verify(load(path), find_game).record()
    earlier = msgspec.structs.replace(record, rules_version=0)
    earlier = msgspec.structs.replace(earlier, seal=seal_of(earlier, sealed_decisions(record)))
    found = verified(earlier, find_game)
    assert (found.rules, found.now) == (0, record.rules_version)
    assert found.whole
    strange = (*record.moves[:3], "castle", *record.moves[4:])
    other = msgspec.structs.replace(earlier, moves=strange)
    other = msgspec.structs.replace(other, seal=seal_of(other, sealed_decisions(record)))
    found = verified(other, find_game)
    assert (found.whole, found.replayed) == (False, 3)
    assert isinstance(found.why, MoveOfRecordFails)
    assert found.why.number == 4


def sealed_decisions(record: Record) -> tuple[str, ...]:
    assert record.seal is not None
    return record.seal.decisions


def test_an_earlier_game_that_cannot_be_dealt_any_more_is_not_called_false() -> None:
    record = load(CHOSEN[0])
    gone = msgspec.structs.replace(record.cards, id="gone", hash="0" * 64)
    found = verified(msgspec.structs.replace(record, rules_version=0, cards=gone), find_game)
    assert found.playthrough is None
    assert (found.replayed, found.whole) == (0, False)
    assert found.why == SetNeeded("gone")


def test_cards_that_are_not_those_the_record_names_are_refused_under_any_rules() -> None:
    record = load(CHOSEN[0])
    content = find_game(record.game).card_set().content
    false = msgspec.structs.replace(record.cards, hash="0" * 64, content=content)
    with pytest.raises(BadRecord, match="has been changed"):
        verified(msgspec.structs.replace(record, rules_version=0, cards=false), find_game)
