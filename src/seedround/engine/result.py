"""How a game ended: for one winner, shared wins, teams, solo games and games that all lose."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from seedround.engine.kinds import FIRST_SEAT, Seat, every_seat


class Result(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Reason, winners, place per seat (1 = best, ties equal, None if all lose), score per seat,
    utility per seat in whole thousandths (team mates alike; solo 1000 or 0), details."""

    reason: str
    winners: tuple[Seat, ...]
    places: tuple[int | None, ...]
    scores: tuple[int, ...]
    utilities: tuple[int, ...]
    details: dict[str, Any] = {}


def ranked(
    reason: str,
    scores: Sequence[int],
    keys: Sequence[Any] | None = None,
    details: Mapping[str, Any] | None = None,
) -> Result:
    """Every seat for itself: the highest key wins (the score if no keys are given), ties share.

    Utility falls evenly from 1000 for the first place to 0 for the last; tied seats share evenly.
    """
    order = list(scores if keys is None else keys)
    return _placed(reason, scores, order, [(seat,) for seat in every_seat(len(order))], details)


def team_result(
    reason: str,
    teams: Sequence[Sequence[Seat]],
    team_scores: Sequence[int],
    keys: Sequence[Any] | None = None,
    details: Mapping[str, Any] | None = None,
) -> Result:
    """Teams against each other: team mates share score, place and utility."""
    order = list(team_scores if keys is None else keys)
    scores = [0] * sum(len(team) for team in teams)
    for team, score in zip(teams, team_scores, strict=True):
        for seat in team:
            scores[seat] = score
    return _placed(reason, scores, order, teams, details)


def solo_result(
    reason: str, won: bool, score: int, details: Mapping[str, Any] | None = None
) -> Result:
    """One seat against the game: it wins or loses."""
    if not won:
        return all_lose(reason, [score], details)
    return Result(
        reason=reason,
        winners=(FIRST_SEAT,),
        places=(1,),
        scores=(score,),
        utilities=(1000,),
        details=_plain(details),
    )


def all_lose(
    reason: str, scores: Sequence[int], details: Mapping[str, Any] | None = None
) -> Result:
    """Nobody wins: no places, no utility."""
    return Result(
        reason=reason,
        winners=(),
        places=(None,) * len(scores),
        scores=tuple(scores),
        utilities=(0,) * len(scores),
        details=_plain(details),
    )


def _plain(details: Mapping[str, Any] | None) -> dict[str, Any]:
    """Details as JSON gives them back: a tuple becomes a list."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(dict(details or {})))
    return plain


def _placed(
    reason: str,
    scores: Sequence[int],
    keys: list[Any],
    sides: Sequence[Sequence[Seat]],
    details: Mapping[str, Any] | None,
) -> Result:
    places: list[int | None] = [None] * len(scores)
    utilities = [0] * len(scores)
    winners: list[Seat] = []
    others = max(len(sides) - 1, 1)
    for key, side in zip(keys, sides, strict=True):
        above = sum(other > key for other in keys)
        level = sum(other == key for other in keys) - 1
        for seat in side:
            places[seat] = above + 1
            utilities[seat] = 1000 * (2 * (len(sides) - 1 - above) - level) // (2 * others)
            if above == 0:
                winners.append(seat)
    return Result(
        reason=reason,
        winners=tuple(sorted(winners)),
        places=tuple(places),
        scores=tuple(scores),
        utilities=tuple(utilities),
        details=_plain(details),
    )
