"""Forgetting: what becomes of a table when a person who was there asks to be forgotten.

Their name, their words and their seat go; the moves stay, which belong to all who played. A table
without people is deleted.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from seedround.engine.kinds import Seat, by_seat
from seedround.server.store import Store
from seedround.server.store.lines import Declined, Deed, Ended, Line, Said, Sat
from seedround.server.tables.config import Config, Seated, unpack
from seedround.server.tables.messages import FINISHED
from seedround.server.tables.records import renamed
from seedround.server.tables.signing import Signer

STAND_IN: Final = "normal"
"""The bot that plays on for a player who is gone."""


async def forget(
    store: Store, table: str, person: str, lease: int, now: int, signer: Signer
) -> None:
    """Take a person out of a table as it is stored; the caller has it in hand."""
    head = await store.head(table)
    if head is None:
        return
    try:
        config = unpack(head.config)
    except ValueError:  # what here is whose cannot be told
        await store.drop_table(table, lease)
        return
    lines = await store.lines(table)
    seats = _seats_of(config, lines, person)
    after = without(config, seats, person, head.stage)
    if not after.people or set(after.people) <= set(after.deleting):
        await store.drop_table(table, lease)
        return
    if head.stage not in ("open", *FINISHED):  # a question to them has no answer
        number = head.lines + 1
        due = 0 if head.stage == "running" else None  # a bot may be asked now
        head = msgspec.structs.replace(head, lines=number, due=due)
        await store.append(head, [Line(number=number, deed=Declined(), at=now)], lease)
    changed = _silenced(lines, seats, person, after, signer)
    head = msgspec.structs.replace(head, config=after.pack(), people=after.people)
    await store.rewrite(head, list(changed), person, lease)


def without(config: Config, seats: Sequence[Seat], person: str, stage: str) -> Config:
    """What is settled about a table when a person is gone from these seats."""
    for seat in seats:
        gone = Seated(bot=None if stage in FINISHED else STAND_IN, former=True)
        config = config.with_chair(seat, Seated() if stage == "open" else gone)
    if person == config.host:
        left = [chair.person for chair in config.chairs if chair.person]
        config = config.replace(host=left[0] if left else "")
    names = config.record.names
    if names:
        names = _named(names, seats, config)
    return config.replace(
        record=msgspec.structs.replace(config.record, names=names),
        deleting=tuple(one for one in config.deleting if one != person),
    )


def _named(names: tuple[str, ...], seats: Sequence[Seat], config: Config) -> tuple[str, ...]:
    return tuple([config.names[seat] if seat in seats else name for seat, name in by_seat(names)])


def _seats_of(config: Config, lines: Sequence[Line], person: str) -> tuple[Seat, ...]:
    """The seats that the person has, or had until they resigned."""
    bots = {seat for seat, chair in by_seat(config.chairs) if chair.bot and not chair.former}
    once = {
        deed.seat
        for deed in _read(lines)
        if isinstance(deed, Sat) and deed.person == person and deed.seat in bots
    }
    return tuple(
        [
            seat
            for seat, chair in by_seat(config.chairs)
            if person in (chair.person, chair.was) or seat in once
        ]
    )


def _silenced(
    lines: Sequence[Line], seats: Sequence[Seat], person: str, after: Config, signer: Signer
) -> Iterable[Line]:
    """The lines that name the person or their words, without these."""
    sitting: dict[Seat, str] = {}
    for line in lines:
        deed = line.deed
        changed: Deed | None = None
        match deed:
            case Sat(seat=int(seat)):
                sitting[seat] = deed.person
                if deed.person == person:
                    changed = msgspec.structs.replace(deed, name="", person="")
            case Said(person=None, seat=int(seat)):  # from before lines had persons
                there = sitting.get(seat, person if seat in seats else None)
                changed = _unsaid(deed) if there == person else None
            case Said():
                changed = _unsaid(deed) if deed.person == person else None
            case Ended() if seats:
                names = _named(deed.record.names, seats, after)
                record = renamed(deed.record, names, after.former, signer)
                changed = msgspec.structs.replace(deed, record=record)
        if changed is not None:
            yield msgspec.structs.replace(line, deed=changed)


def _unsaid(said: Said) -> Said:
    return msgspec.structs.replace(said, name="", text="", person=None)


def _read(lines: Iterable[Line]) -> Iterable[object]:
    return [line.deed for line in lines]
