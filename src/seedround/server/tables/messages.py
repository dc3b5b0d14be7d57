"""A table from outside as a message: for lists and the page's frame."""

from collections.abc import Collection, Sequence
from typing import Final

from seedround.engine.kinds import FIRST_SEAT, by_seat
from seedround.engine.saying import Saying
from seedround.engine.words import Speaker
from seedround.server.people.naming import former_name, guest_name
from seedround.server.protocol.tables import ChairShown, ChatShown, Clocks, TableShown
from seedround.server.sayings.tables import StoppedByRules
from seedround.server.store import Head
from seedround.server.tables.around import Chat
from seedround.server.tables.config import Config
from seedround.server.tables.match import Match

FINISHED: Final = ("over", "abandoned")


def table_shown(
    head: Head,
    config: Config,
    match: Match | None,
    person: str | None,
    language: str,
    present: Collection[str] = (),
) -> TableShown:
    """A table as this person may know it from outside; seed and salt only after the end."""
    record = config.record
    dealt = head.stage != "open"
    finished = head.stage in FINISHED
    mine = config.seats_of(person)
    names = config.names_in(language)
    table = match.playthrough.table if match and match.playthrough else None
    return TableShown(
        id=head.id,
        game=record.game,
        title=config.game.title_in(language),
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
                    name=None if chair.free else names[seat],
                    bot=chair.bot,
                    mine=seat in mine,
                    present=chair.person in present,
                    played_by_bot=chair.left
                    or (
                        match is not None
                        and chair.person is not None
                        and match.by_bot(seat) is not None
                    ),
                    wants_rematch=match is not None and seat in match.rematch,
                    wants_deletion=chair.person in config.deleting,
                )
                for seat, chair in by_seat(config.chairs)
            ]
        ),
        teams=match.teams() if match else (),
        host=person is not None and person == config.host,
        round=getattr(table, "round", None),
        your_turn=any(seat in mine for seat in (match.unanswered() if match else head.asked)),
        commitment=record.commitment if dealt else None,
        seed=record.seed if finished else None,
        salt=record.salt if finished else None,
        next=config.next,
        created=head.created // 1000,
        problem=_problem(head, match, names, language),
        chosen=config.chosen,
    )


def _problem(head: Head, match: Match | None, names: Sequence[str], language: str) -> str | None:
    """Why a game goes no further; of a table that is not in memory only the stage is known."""
    if match is None:
        return Speaker(language).say(StoppedByRules()) if head.stage == "stopped" else None
    if match.problem is None:
        return None
    cards = match.playthrough.cards if match.playthrough else None
    return Speaker(language, cards, names).say(match.problem)


def ruined_shown(head: Head, why: Saying, language: str) -> TableShown:
    """A table of which only the head is left."""
    return TableShown(
        id=head.id, game=head.game, title=head.game, stage="damaged", public=head.public,
        pace="live", hints=False, options={}, set="", set_hash="", clocks=Clocks(), chairs=(),
        teams=(), host=False, round=None, your_turn=False, commitment=None, seed=None, salt=None,
        next=None, created=head.created // 1000, problem=Speaker(language).say(why), chosen=False,
    )  # fmt: skip


def chat_shown(chat: Chat, language: str) -> ChatShown:
    """A line of chat; one without text was said by a person who has asked to be forgotten."""
    number, said, at = chat
    name = said.name or guest_name(said.seat or FIRST_SEAT, language)
    if not said.text:
        name = former_name(said.seat, language)
    return ChatShown(number=number, seat=said.seat, name=name, text=said.text, at=at // 1000)
