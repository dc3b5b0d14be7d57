"""What a table asks, and whom: seats and teams with a choice, and for whom the game waits."""

from collections.abc import Sequence
from typing import Any

from seedround.engine.errors import Refused
from seedround.engine.game import Game
from seedround.engine.kinds import Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.playthrough import Playthrough
from seedround.engine.step import Choice
from seedround.server.protocol.kinds import Stage
from seedround.server.sayings import tables as says
from seedround.server.tables.around import Around, Team
from seedround.server.tables.config import Config


class Stale(Refused):
    """The decision has passed: the client gets the present state."""

    def __init__(self) -> None:
        super().__init__(says.DecisionPassed())


class Questions(Around):
    """A table with its game and the answers of a sealed group; a Match is one."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.game: Game = config.game
        self.playthrough: Playthrough | None = None
        self.answers: dict[Seat, Move] = {}
        self.decisions = [0] * config.record.seats
        """By seat: how often it was asked something new."""
        self._pending: tuple[Seat, ...] | None = None
        self._waited: tuple[Config, Stage, list[Seat]] | None = None
        """For whom the game waits, and with what chairs and stage that was worked out."""

    @property
    def live(self) -> bool:
        return self.stage == "running"

    @property
    def playing(self) -> Playthrough:
        if self.playthrough is None:
            raise Refused(says.NotStarted())
        return self.playthrough

    def first_choice(self, seat: Seat) -> Choice[Any, Any] | None:
        """What a seat may answer now, for itself or for its team."""
        if self.playthrough is None or not self.live:
            return None
        table = self.playthrough.table
        for choice in table.open_choices():
            if seat in choice.choosers(table):
                return choice
        return None

    def pending(self) -> tuple[Seat, ...]:
        """The seats with a real choice now; in a sealed group forced ones are not among them."""
        if self._pending is None:
            table = self.playing.table
            if table.sealed is None:
                self._pending = (table.choice.seat,) if table.legal else ()
            else:
                first: dict[Seat, Choice[Any, Any]] = {}
                for choice in table.open_choices():
                    first.setdefault(choice.seat, choice)
                self._pending = tuple(
                    [seat for seat, choice in first.items() if len(choice.moves(table)) > 1]
                )
        return self._pending

    def unanswered(self) -> list[Seat]:
        """The seats that the game waits for: where several may answer, the people among them."""
        known = self._waited
        if known is None or known[0] is not self.config or known[1] != self.stage:
            known = self._waited = self.config, self.stage, self._waits_for()
        return known[2]

    def _waits_for(self) -> list[Seat]:
        if self.playthrough is None or not self.live:
            return []
        table = self.playthrough.table
        waited: list[Seat] = []
        asked = [seat for seat in self.pending() if seat not in self.answers]
        for choice in table.open_choices() if asked else ():
            if choice.seat in asked:
                choosers = choice.choosers(table)
                people = [seat for seat in choosers if self.by_bot(seat) is None]
                waited += [seat for seat in people or [choice.seat] if seat not in waited]
        return waited

    def chosen(self) -> tuple[Seat, ...]:
        """Who has answered in a sealed group, where everybody may know it."""
        table = self.playing.table
        if not self.live or table.sealed is None or not table.sealed.told:
            return ()
        done = {*table.have_chosen(), *self.answers}
        return tuple([seat for seat in table.sealed.seats if seat in done])

    def let_in(self, seat: Seat, before: tuple[Seat, ...]) -> Team | None:
        """The seats that may notice what this one has just answered in secret: those who could have
        answered, and its team if the choice is for them to see; None if all may notice.

        `before` are those of whom all knew that they had chosen: a changed answer stays secret.
        """
        choice = self.first_choice(seat) if self.answers else None
        if choice is None or choice.seat not in self.answers or self.chosen() != before:
            return None
        table = self.playing.table
        return choice.choosers(table) if choice.audience == "seat" else table.team(seat)

    def by_bot(self, seat: Seat) -> str | None:
        """The bot that plays a seat now: its own, or the one that stands in for its owner."""
        if seat in self.away or seat in self.resigned:
            return "normal"
        return self.config.chairs[seat].bot

    def players(self) -> list[str]:
        """The people who play and will come back: bots think for them also while they are away."""
        return [
            chair.person
            for seat, chair in enumerate(self.config.chairs)
            if chair.person and seat not in self.away
        ]

    def due(self, waited: Sequence[Seat]) -> int | None:
        """When the server has to do something at an empty table: at once where a bot is asked and
        a person waits for it, otherwise when the first clock runs out."""
        for seat in waited:
            if self.by_bot(seat) and self.players():
                return 0
        return self.clock.due(waited)

    def teams(self) -> tuple[Team, ...]:
        """The seats that play together; none where all play for themselves."""
        if self.playthrough is None:
            return ()
        table = self.playthrough.table
        found = dict.fromkeys([table.team(seat) for seat in every_seat(table.seats)])
        return tuple(found) if len(found) < table.seats else ()

    def team(self, seat: Seat) -> Team:
        """The team of a seat; none if it plays alone."""
        teams = [team for team in self.teams() if seat in team and len(team) > 1]
        return teams[0] if teams else ()

    def undoable(self, seat: Seat) -> int:
        """How many of its last moves a seat may take back by itself."""
        if self.playthrough is None or not self.live or self.playthrough.table.sealed is not None:
            return 0
        return self.playthrough.undoable(seat)

    def check_play(self, seat: Seat, decision: int, text: str) -> Move:
        """The move, if this seat is asked this question and may make it; nothing changes yet."""
        if not self.live:
            raise Refused(says.NoMovesNow(self.stage))
        choice = self.first_choice(seat)
        if choice is None or choice.seat not in self.pending():
            raise Refused(says.NotYourTurn())
        if decision != self.decisions[choice.seat]:
            raise Stale
        table = self.playing.table
        move = table.rules.move_codec.from_text(text)
        if move not in table.moves_of(choice):
            raise table.refusal(move, choice)
        return move
