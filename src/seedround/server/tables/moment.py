"""A table at one moment, for all who follow it: what is the same for them is made once."""

from functools import partial
from typing import Any, Final, NamedTuple, cast

import msgspec
from msgspec import Struct

from seedround.engine.event import SecretEvent
from seedround.engine.kinds import SPECTATOR, Seat, Viewer
from seedround.engine.look import look_beside
from seedround.engine.sayings import Verdict
from seedround.engine.telling import ending_of
from seedround.engine.view import View
from seedround.server.protocol.socket import Update
from seedround.server.protocol.tables import Proposal, StagesShown, State
from seedround.server.sayings.tables import ProposalMade
from seedround.server.tables.match import Match
from seedround.server.tables.proposals import Motion
from seedround.server.tables.stages import Stages
from seedround.server.tables.standings import forecast_seen, standing_seen, with_consequences
from seedround.server.tables.wording import Wording

encode: Final = msgspec.json.Encoder().encode


class Wish(NamedTuple):
    """What a client wants beside what all are told."""

    stages: bool = False
    standing: bool = False


PLAIN: Final = Wish()


class Moment:
    """What happened since event number `after`, and how things stand now."""

    def __init__(self, match: Match, after: int, now: int) -> None:
        numbers, playthrough = match.numbers, match.playing
        place = numbers.told(after)
        last = numbers.at(place - 1) if place else 0
        result = match.result
        self._match = match
        self._now = now
        self._kept = last if last != after else None
        self._numbers = numbers.since(place)
        self._events = playthrough.since(place)
        self._secret = bool([event for event in self._events if isinstance(event, SecretEvent)])
        self._told: dict[Wording, msgspec.Raw] = {}
        self._about: set[Seat] | None = None
        """The seats that the events name."""
        self._seen: View | None = None
        """What the first viewer sees."""
        self._tables = match.stages[-len(self._events) :] if self._events else []
        self._stages: Stages | None = None
        self._staged: dict[tuple[Viewer, Wording | None], StagesShown] = {}
        self._waiting = playthrough.table.asked() if match.live else ()
        self._chosen = match.chosen()
        self._clock = match.clock.shown(now)
        self._result = result
        self._verdict = Verdict(result.winners) if result else None

    def update(self, table: str, viewer: Viewer, wording: Wording, wish: Wish) -> Update:
        state = self.state(viewer, wording)
        if wish.standing:
            state = self._with_standing(state, viewer, wording)
        return Update(
            table=table,
            viewer=viewer,
            told=self._told_to(viewer, wording),
            kept=self._kept,
            state=state,
            now=self._now,
            stages=self._stages_of(viewer, wording, state) if wish.stages and self._tables else (),
        )

    def _with_standing(self, state: State, viewer: Viewer, wording: Wording) -> State:
        """The same with what the rules tell of it: who leads, what comes, what moves bring."""
        table, say = self._match.playing.table, partial(wording.say, reader=viewer)
        return msgspec.structs.replace(
            state,
            asked=with_consequences(state.asked, table, viewer, say),
            standing=standing_seen(table, viewer, say),
            forecast=forecast_seen(table, viewer, say),
        )

    def _stages_of(self, viewer: Viewer, wording: Wording, state: State) -> StagesShown:
        """The stages as the viewer sees them: without words the same in every language."""
        if self._stages is None:
            self._stages = Stages(self._tables, self._match.playing.table)
        key = viewer, wording if state.standing is not None else None
        found = self._staged.get(key)
        if found is None:
            now = cast("Struct", state.view)
            say = partial(wording.say, reader=viewer)
            found = self._stages.seen_by(viewer, now, state.standing, say)
            self._staged[key] = found
        return found

    def _told_to(self, viewer: Viewer, wording: Wording) -> Any:
        """Events in words; without a secret among them they read the same to all but those whom
        they are about, and are encoded once."""
        if self._secret:
            return wording.told(self._events, viewer, self._numbers)
        if self._about is None:
            self._about = wording.about(self._events, self._numbers)
        if viewer in self._about:
            return wording.told(self._events, viewer, self._numbers)
        found = self._told.get(wording)
        if found is None:
            made = wording.told(self._events, SPECTATOR, self._numbers)
            found = self._told[wording] = msgspec.Raw(encode(made))
        return found

    def state(self, viewer: Viewer, wording: Wording) -> State:
        """Everything a viewer may see of the table now."""
        match = self._match
        told = ending_of(match.playing.table, viewer) if self._result else None
        asked = None
        if match.live:
            asked = wording.asked(viewer, match.decisions, match.answers, match.pending())
        return State(
            stage=match.stage,
            view=self._view(viewer, wording),
            asked=asked,
            waiting=self._waiting,
            chosen=self._chosen,
            layouts=match.layouts,
            undo=match.undoable(viewer) if viewer > SPECTATOR else 0,
            clock=self._clock,
            proposal=_proposal(match.proposal, viewer, wording) if match.proposal else None,
            result=self._result,
            ending=wording.say(self._verdict, viewer) if self._verdict else None,
            headline=wording.say(told.headline, viewer) if told else None,
            story=" ".join([wording.say(one, viewer) for one in told.story]) if told else None,
        )

    def _view(self, viewer: Viewer, wording: Wording) -> Any:
        if self._seen is None:
            self._seen = view = wording.view(viewer)
            return view
        return look_beside(self._match.playing.table, viewer, self._seen)


def _proposal(motion: Motion, viewer: Viewer, wording: Wording) -> Proposal:
    return Proposal(
        what=motion.what,
        by=motion.by,
        agreed=motion.agreed,
        waiting=motion.waiting,
        words=wording.say(ProposalMade(motion.by, motion.what), viewer),
    )
