"""What a client may ask of a table, one function a request."""

import re
from typing import TYPE_CHECKING

from seedround.engine.errors import Refused
from seedround.engine.kinds import Seat
from seedround.server.budgets import Who
from seedround.server.config import Seated
from seedround.server.listener import Listener
from seedround.server.protocol.kinds import Proposing
from seedround.server.protocol.socket import (
    Answer,
    ChatLines,
    Hint,
    Play,
    Propose,
    Rematch,
    Requests,
    Resign,
    Say,
    Undo,
    Unwatch,
    Watch,
)
from seedround.server.showing import chat_shown
from seedround.server.store.lines import (
    Abandoned,
    Agreed,
    Answered,
    Back,
    Declined,
    Deed,
    Moved,
    Paused,
    Proposed,
    Resigned,
    Resumed,
    Said,
    Undone,
    WantedRematch,
)

if TYPE_CHECKING:
    from seedround.server.room import Room

RULE = re.compile(r"\(([A-Z]{2}-[A-Z0-9-]+)\)\.$")


def cited_rule(sentence: str) -> str | None:
    """The rule that a refusal cites."""
    found = RULE.search(sentence)
    return found[1] if found else None


async def carry_out(room: "Room", listener: Listener, request: Requests) -> None:
    """Do what is asked, or refuse with a sentence and change nothing."""
    if not isinstance(request, Watch | Unwatch | Say):
        own(room, listener, request.seat)
    match request:
        case Watch():
            await _watch(room, listener, request)
        case Unwatch():
            room.unwatch(listener)
            room.acknowledge(listener, request.id)
        case Say():
            await _say(room, listener, request)
        case Play():
            await _play(room, listener, request)
        case Undo():
            await _undo(room, listener, request)
        case Propose():
            await _propose(room, listener, request.id, request.seat, request.what)
        case Answer():
            await _answer(room, listener, request)
        case Resign():
            await _resign(room, listener, request)
        case Hint():
            await _hint(room, listener, request)
        case Rematch():
            await _rematch(room, listener, request)


def own(room: "Room", listener: Listener, seat: Seat) -> None:
    """The seat is this person's."""
    if seat not in room.config.seats_of(listener.person):
        raise Refused(f"Seat {seat + 1} is not yours.")


def _returns(room: "Room", seats: tuple[Seat, ...]) -> list[Deed]:
    """The owner is back: the bot that stood in stops."""
    return [Back(seat=seat) for seat in seats if seat in room.course.away]


async def _watch(room: "Room", listener: Listener, request: Watch) -> None:
    if listener.left:  # whoever has gone does not come back
        return
    mine = room.config.seats_of(listener.person)
    if foreign := [seat for seat in request.seats if seat not in mine]:
        raise Refused(f"Seat {foreign[0] + 1} is not yours: watch without seats.")
    most = room.hub.limits.watchers_per_table
    if most and len(room.watchers) >= most and not mine and listener not in room.watchers:
        raise Refused("Many people watch this table already: try again later.")
    back = _returns(room, tuple(dict.fromkeys(request.seats)))
    room.watch(listener, request)
    if back:
        await room.write(*back)
    room.acknowledge(listener, request.id)
    if back:
        room.broadcast()
    else:
        room.broadcast_frame()
        room.attendant.wake()


async def _play(room: "Room", listener: Listener, request: Play) -> None:
    seat = request.seat
    move = str(room.course.check_play(seat, request.decision, request.move))
    kind = Moved if room.course.playing.table.sealed is None else Answered
    await room.write(
        *_returns(room, (seat,)),
        kind(seat=seat, move=move, layout=request.layout or None),
        request=request.id,
    )
    room.hub.counts.moves += 1
    room.acknowledge(listener, request.id)
    room.broadcast(only=seat if seat in room.course.answers else None)


async def _undo(room: "Room", listener: Listener, request: Undo) -> None:
    course = room.course
    sitting = course.playing
    if not course.live:
        raise Refused("Nothing can be taken back now.")
    if course.undoable(request.seat):
        kept = len(sitting.moves) - 1
        await room.write(Undone(seat=request.seat, kept=kept), request=request.id)
        room.acknowledge(listener, request.id)
        room.broadcast()
    else:
        await _propose(room, listener, request.id, request.seat, "take_back")


async def _propose(
    room: "Room", listener: Listener, request: str, seat: Seat, what: Proposing
) -> None:
    course = room.course
    wanted = "paused" if what == "resume" else "running"
    if course.stage != wanted and not (what == "abandon" and course.stage == "paused"):
        raise Refused("This cannot be proposed now.")
    if what == "take_back" and course.last_ply_of(seat) is None:
        raise Refused("You have made no move that could be taken back.")
    if course.proposal is not None:
        raise Refused("Another proposal is waiting for an answer.")
    deeds: list[Deed] = [Proposed(seat=seat, what=what)]
    if not course.proposing(seat, what).waiting:
        deeds.append(_effect(room, seat, what))
    await room.write(*deeds, request=request)
    room.acknowledge(listener, request)
    room.broadcast()


def _effect(room: "Room", seat: Seat, what: Proposing) -> Deed:
    match what:
        case "take_back":
            ply = room.course.last_ply_of(seat)
            if ply is None:
                raise Refused("There is no move left that could be taken back.")
            return Undone(seat=seat, kept=ply)
        case "pause":
            return Paused(seat=seat)
        case "resume":
            return Resumed(seat=seat)
        case "abandon":
            return Abandoned(seat=seat)


async def _answer(room: "Room", listener: Listener, request: Answer) -> None:
    proposal = room.course.proposal
    if proposal is None:
        raise Refused("There is no proposal to answer.")
    mine = room.config.seats_of(listener.person)
    kind = Agreed if request.agree else Declined
    deeds: list[Deed] = [kind(seat=request.seat)]
    if request.agree and not [seat for seat in proposal.waiting if seat not in mine]:
        deeds.append(_effect(room, proposal.by, proposal.what))
    await room.write(*deeds, request=request.id)
    room.acknowledge(listener, request.id)
    room.broadcast()


async def _resign(room: "Room", listener: Listener, request: Resign) -> None:
    course = room.course
    if course.stage not in ("running", "paused"):
        raise Refused("There is no game to resign from.")
    deeds: list[Deed] = [Resigned(seat=request.seat)]
    others = [
        seat
        for seat, chair in enumerate(room.config.chairs)
        if chair.person and seat != request.seat and seat not in course.resigned
    ]
    proposal = course.proposal
    if not others:
        deeds.append(Abandoned(seat=request.seat))
    elif proposal and proposal.waiting == (request.seat,):
        deeds.append(_effect(room, proposal.by, proposal.what))
    chair = room.config.chairs[request.seat]
    await room.write(
        *deeds,
        request=request.id,
        config=room.config.with_chair(
            request.seat, Seated(name=chair.name, bot="normal", was=chair.person)
        ),
    )
    for watcher, viewers in room.watchers.items():
        if watcher.person == listener.person:
            viewers.discard(request.seat)
            if not viewers:
                viewers.add(-1)
    room.acknowledge(listener, request.id)
    room.broadcast()


async def _say(room: "Room", listener: Listener, request: Say) -> None:
    text = " ".join("".join(c if c.isprintable() else " " for c in request.text).split())
    if not text:
        raise Refused("There is nothing to say in that.")
    if listener.person is None or listener.name is None:
        raise Refused("Give yourself a name before you chat.")
    mine = room.config.seats_of(listener.person)
    seat = mine[0] if mine else None
    name = room.config.chairs[seat].name if seat is not None else listener.name
    said = Said(seat=seat, name=name or listener.name, text=text, person=listener.person)
    await room.write(said, request=request.id)
    room.acknowledge(listener, request.id)
    lines = ChatLines(table=room.head.id, lines=(chat_shown(room.course.chat[-1]),))
    for watcher in room.watchers:
        room.tell(watcher, lines)


async def _hint(room: "Room", listener: Listener, request: Hint) -> None:
    if not room.config.hints:
        raise Refused("At this table there are no hints.")
    if request.seat not in room.course.unanswered():
        raise Refused("It is not your turn: there is nothing to advise.")
    room.attendant.hint(listener, request.seat, request.id)


async def _rematch(room: "Room", listener: Listener, request: Rematch) -> None:
    if room.course.stage not in ("over", "abandoned"):
        raise Refused("The game is not over yet.")
    if room.config.next is not None:
        raise Refused("The next table is open already.")
    mine = room.config.seats_of(listener.person)
    wanted = [seat for seat in mine if seat not in room.course.rematch]
    wanted.sort(key=lambda seat: seat != request.seat)  # the request goes with the first
    everybody = {seat for seat, chair in enumerate(room.config.chairs) if chair.person}
    config = None
    if everybody <= room.course.rematch | set(mine):
        who = Who(listener.person, listener.address)
        room.hub.budgets.open_table(who, room.head.public)
        config = room.config.but(next=await room.hub.rematch(room))
    deeds = [WantedRematch(seat=seat) for seat in wanted]
    await room.write(*deeds, request=request.id, config=config)
    room.acknowledge(listener, request.id)
    room.broadcast()
