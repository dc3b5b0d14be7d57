"""Marks: what the members of a team point out to each other while one of them decides.

They are kept in memory only. Rules never read them and they end with the decision, so a line in the
store for each of them would outlive its use; after a restart a player points again.
"""

from typing import Final

from seedround.engine.kinds import Seat
from seedround.server.protocol.tables import MarksOf
from seedround.server.tables.around import Team
from seedround.server.tables.match import Match

Moment = tuple[int, ...]
"""How many decisions each member of a team had when something was marked."""


class Marked:
    """The marks at one table, by seat."""

    def __init__(self) -> None:
        self._cards: Final[dict[Seat, tuple[tuple[str, ...], Moment]]] = {}

    def put(self, match: Match, seat: Seat, cards: tuple[str, ...]) -> None:
        """These are the marks of a seat now, and no others."""
        self._cards[seat] = tuple(dict.fromkeys(cards)), _moment(match, seat)

    def of(self, match: Match, team: Team) -> tuple[MarksOf, ...]:
        """What a team has marked for its present decision."""
        return tuple(
            [
                MarksOf(seat=seat, cards=self._cards[seat][0])
                for seat in team
                if seat in self._cards and self._lasts(match, seat)
            ]
        )

    def ended(self, match: Match) -> tuple[Team, ...]:
        """The teams whose marks have had their time; these are forgotten."""
        if not self._cards:
            return ()
        past = [seat for seat in self._cards if not self._lasts(match, seat)]
        for seat in past:
            del self._cards[seat]
        return tuple(dict.fromkeys([match.team(seat) for seat in past]))

    def _lasts(self, match: Match, seat: Seat) -> bool:
        present = match.config.chairs[seat].person is not None
        return present and self._cards[seat][1] == _moment(match, seat)


def _moment(match: Match, seat: Seat) -> Moment:
    return tuple([match.decisions[mate] for mate in match.team(seat)])
