"""What can be said of a record: unchanged, and how far it goes under the rules of today.

A record that contradicts itself is refused. One that was played under other rules contradicts
nothing: it is played again as far as the rules of today go along, and that is what is said.
"""

from collections.abc import Callable

import msgspec
from msgspec import Struct

from seedround.engine.cardset import CardSet
from seedround.engine.errors import BadRecord, IllegalMove, Refused
from seedround.engine.game import Game
from seedround.engine.playthrough import Playthrough
from seedround.engine.record import Record, cards_of, check_commitment, check_seal
from seedround.engine.record_sayings import (
    MoveOfRecordFails,
    OtherTable,
    RecordDoesNotFit,
)
from seedround.engine.saying import Saying


class Verification(Struct, frozen=True, kw_only=True):
    """A record in which nothing is wrong. Its signature is checked elsewhere."""

    sealed: bool
    """Move by move; older records are sealed by their ending alone."""
    rules: int
    """The version of the rules it was played under."""
    now: int
    """The version of the rules it was played again under."""
    replayed: int
    """How many of its moves can be played under those rules."""
    whole: bool
    """All moves can be, and lead to the ending that the record names, if it names one."""
    playthrough: Playthrough | None
    """The game as far as it was played again; None if it cannot even be dealt."""
    why: Saying | None = None
    """Why it stops short."""


def verified(
    record: Record, find: Callable[[str], Game], source: str | None = None
) -> Verification:
    """Check commitment, seal, cards and moves; a mistake is refused with a sentence."""
    check_commitment(record)
    check_seal(record)
    try:
        game = find(record.game)
    except Refused as problem:
        raise BadRecord(RecordDoesNotFit(problem.why)) from None
    if record.rules_version == game.version:
        playthrough = Playthrough.replay(record, find, source)
        return _found(record, game, playthrough, True)
    try:
        cards = cards_of(record, game, source)
        playthrough, why = as_far_as_it_goes(record, game, cards)
    except Refused as problem:
        if record.cards.content is not None and isinstance(problem, BadRecord):
            raise  # the cards inside the record are not the ones it names
        return _found(record, game, None, False, problem.why)
    return _found(record, game, playthrough, why is None, why)


def as_far_as_it_goes(
    record: Record, game: Game, cards: CardSet
) -> tuple[Playthrough, Saying | None]:
    """Play the moves of a record under the rules of today until one is refused, and say why."""
    playthrough = Playthrough(
        game, msgspec.structs.replace(record, moves=(), ending=None, seal=None), cards
    )
    codec = game.rules().move_codec
    for number, text in enumerate(record.moves, 1):
        try:
            playthrough.play(codec.from_text(text))
        except IllegalMove as problem:
            return playthrough, MoveOfRecordFails(number, problem.why)
    if record.ending not in (None, playthrough.record().ending):
        return playthrough, OtherTable()
    return playthrough, None


def _found(
    record: Record,
    game: Game,
    playthrough: Playthrough | None,
    whole: bool,
    why: Saying | None = None,
) -> Verification:
    return Verification(
        sealed=record.seal is not None,
        rules=record.rules_version,
        now=game.version,
        replayed=playthrough.ply if playthrough else 0,
        whole=whole,
        playthrough=playthrough,
        why=why,
    )
