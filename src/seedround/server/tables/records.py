"""The record of a table as it leaves the server: as it was when the game ended, sealed and signed.

It is stored with the table when the game ends, so that later rules change nothing about it.
"""

import msgspec

from seedround.engine.kinds import Seat
from seedround.engine.record import Record, seal_of
from seedround.server.tables.match import Match
from seedround.server.tables.messages import FINISHED
from seedround.server.tables.signing import Signer


def record_of(match: Match, signer: Signer) -> Record:
    """The record that was kept at the end, or the game as it stands.

    The server signs only what can no longer be taken back, and says whether it dealt it itself.
    """
    if match.ended is not None:
        return match.ended.record
    config, playing = match.config, match.playing
    if match.diverged:  # so far the rules of now go along; no server answers for a part of a game
        return msgspec.structs.replace(playing.brief(), names=config.names)
    record = playing.record(names=config.names, rules_version=match.game.version)
    if match.stage not in FINISHED:
        return record
    given = min(len(config.record.moves), len(record.moves))
    return signer.signed(record, "chosen" if config.chosen else "drawn", given, config.former)


def renamed(
    record: Record, names: tuple[str, ...], former: tuple[Seat, ...], signer: Signer
) -> Record:
    """The record of a game without the names of some who played, sealed anew.

    If we had signed it, we sign it again and say in it whose names are not those of the game: so
    the others keep their proof, and the new names cannot pass for the old ones.
    """
    seal = record.seal
    record = msgspec.structs.replace(record, names=names)
    if seal is None:
        return record
    signed = seal.signed
    record = msgspec.structs.replace(record, seal=seal_of(record, seal.decisions))
    if signed is None or signed.key != signer.key:
        return record
    return signer.signed(record, signed.deal, signed.given, former)
