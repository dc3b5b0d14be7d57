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
from seedround.engine.record import Record, cards_of, check_commitment, check_seal
from seedround.engine.sitting import Sitting


class Verification(Struct, frozen=True, kw_only=True):
    """A record in which nothing is wrong. Who signed it is for others to check."""

    sealed: bool
    """Move by move; older records are sealed by their ending alone."""
    rules: int
    """The version of the rules it was played under."""
    now: int
    """The version of the rules it was played again under."""
    replayed: int
    """So many moves can be played under those, one after the other."""
    whole: bool
    """All moves can be, and lead to the ending that the record names, if it names one."""
    sitting: Sitting | None
    """The game as far as it was played again; None if it cannot even be dealt."""
    why: str = ""
    """Why it stops short."""


def verified(
    record: Record, find: Callable[[str], Game], source: str | None = None
) -> Verification:
    """Commitment, seal, cards and moves; whatever is wrong is refused with a sentence."""
    check_commitment(record)
    check_seal(record)
    try:
        game = find(record.game)
    except Refused as problem:
        raise BadRecord(f"The record does not fit this program: {problem}") from None
    if record.rules == game.version:
        sitting = Sitting.replay(record, find, source)
        return _found(record, game, sitting, True)
    try:
        cards = cards_of(record, game, source)
        sitting, why = as_far_as_it_goes(record, game, cards)
    except Refused as problem:
        if record.cards.content is not None and isinstance(problem, BadRecord):
            raise  # the cards inside the record are not the ones it names
        return _found(record, game, None, False, str(problem))
    return _found(record, game, sitting, not why, why)


def as_far_as_it_goes(record: Record, game: Game, cards: CardSet) -> tuple[Sitting, str]:
    """Play the moves of a record under the rules of today until one is refused, and say why."""
    sitting = Sitting(
        game, msgspec.structs.replace(record, moves=(), ending=None, seal=None), cards
    )
    codec = game.rules().move_codec
    for number, text in enumerate(record.moves, 1):
        try:
            sitting.play(codec.from_text(text))
        except IllegalMove as problem:
            return sitting, f"Move {number} of the record cannot be played: {problem}"
    if record.ending not in (None, sitting.record().ending):
        return sitting, "All moves can be played, but the table at the end is another one."
    return sitting, ""


def _found(
    record: Record, game: Game, sitting: Sitting | None, whole: bool, why: str = ""
) -> Verification:
    return Verification(
        sealed=record.seal is not None,
        rules=record.rules,
        now=game.version,
        replayed=len(sitting.moves) if sitting else 0,
        whole=whole,
        sitting=sitting,
        why=why,
    )
