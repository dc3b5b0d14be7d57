"""A table as a message: from outside for lists and the page's frame, and its state for a viewer."""

from collections.abc import Collection
from typing import Final

from seedround.engine.kinds import SPECTATOR, Viewer
from seedround.engine.words import verdict
from seedround.server.config import Config
from seedround.server.course import Course
from seedround.server.effects import Chat
from seedround.server.protocol.shown import ChairShown, ChatShown, Clocks, State, TableShown
from seedround.server.store import Head
from seedround.server.telling import Telling

FINISHED: Final = ("over", "abandoned")


def table_shown(
    head: Head,
    config: Config,
    course: Course | None,
    person: str | None,
    present: Collection[str] = (),
) -> TableShown:
    """A table as this person may know it from outside; seed and salt only after the end."""
    record = config.record
    dealt = head.stage != "open"
    finished = head.stage in FINISHED
    mine = config.seats_of(person)
    table = course.sitting.table if course and course.sitting else None
    return TableShown(
        id=head.id,
        game=record.game,
        title=config.game.title,
        stage=head.stage,  # type: ignore[arg-type]
        public=head.public,
        pace=config.pace,
        hints=config.hints,
        options=record.options,
        set=record.cards.id,
        set_hash=record.cards.hash,
        clocks=config.clocks,
        chairs=tuple(
            [
                ChairShown(
                    seat=seat,
                    name=chair.name,
                    bot=chair.bot,
                    mine=seat in mine,
                    present=chair.person in present,
                    played_by_bot=course is not None
                    and chair.person is not None
                    and course.by_bot(seat) is not None,
                    wants_rematch=course is not None and seat in course.rematch,
                    wants_deletion=chair.person in config.deleting,
                )
                for seat, chair in enumerate(config.chairs)
            ]
        ),
        host=person is not None and person == config.host,
        round=getattr(table, "round", None),
        your_turn=any(seat in mine for seat in (course.unanswered() if course else head.asked)),
        commitment=record.commitment if dealt else None,
        seed=record.seed if finished else None,
        salt=record.salt if finished else None,
        next=config.next,
        created=head.created // 1000,
        problem=config.problem,
        chosen=config.chosen,
    )


def ruined_shown(head: Head, problem: str) -> TableShown:
    """A table of which only the head is left."""
    return TableShown(
        id=head.id, game=head.game, title=head.game, stage="damaged", public=head.public,
        pace="live", hints=False, options={}, set="", set_hash="", clocks=Clocks(), chairs=(),
        host=False, round=None, your_turn=False, commitment=None, seed=None, salt=None, next=None,
        created=head.created // 1000, problem=problem, chosen=False,
    )  # fmt: skip


def state_shown(course: Course, telling: Telling, viewer: Viewer, now: int) -> State:
    """Everything a viewer may see of a table now."""
    sitting = course.playing
    table = sitting.table
    asked = None
    if course.live:
        mine = viewer if viewer > SPECTATOR else None
        answer = course.answers.get(mine) if mine is not None else None
        asked = telling.asked(
            viewer,
            course.decisions[mine] if mine is not None else 0,
            None if answer is None else str(answer),
            course.pending(),
        )
    return State(
        stage=course.stage,
        view=telling.view(viewer),
        asked=asked,
        waiting=table.asked() if course.live else (),
        layouts=course.layouts,
        undo=course.undoable(viewer) if viewer > SPECTATOR else 0,
        clock=course.clock.shown(now),
        proposal=course.proposal,
        result=course.result,
        ending=verdict(course.result, course.config.names) if course.result else None,
    )


def chat_shown(chat: Chat) -> ChatShown:
    number, said, at = chat
    return ChatShown(number=number, seat=said.seat, name=said.name, text=said.text, at=at // 1000)
