"""What a client may ask of a table, one function a request."""

from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter
from typing import Any, Final

from seedround.engine.errors import Refused
from seedround.engine.generator import Generator, new_seed
from seedround.engine.kinds import Seat
from seedround.engine.telling import forecast_after
from seedround.server.host.metrics import MOVING
from seedround.server.people.identity import NoSuchTable
from seedround.server.protocol.kinds import Proposing
from seedround.server.protocol.socket import (
    Foresee,
    Foreseen,
    Hint,
    Mark,
    Play,
    Propose,
    Rematch,
    Requests,
    Resign,
    Say,
    Undo,
    Unwatch,
    Vote,
    Watch,
)
from seedround.server.sayings import tables as says
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
from seedround.server.store.trouble import Unavailable
from seedround.server.tables.config import Seated
from seedround.server.tables.histories import Known, missing
from seedround.server.tables.listener import Listener
from seedround.server.tables.questions import Stale
from seedround.server.tables.room import LoadedAgain, Room
from seedround.server.tables.standings import cases_seen, forecast_shown, remedy_seen


def ask(room: Room, listener: Listener, request: Requests) -> None:
    """A request from a socket: carried out in its turn, answered on the socket."""
    heard = perf_counter()

    async def job() -> None:
        seat = getattr(request, "seat", None)
        who = listener.person if type(request) is Say else seat
        try:
            room.check()
            if room.match.seen(who, request.id):
                room.acknowledge(listener, request.id)
            else:
                await carry_out(room, listener, request)
                if type(request) is Play:
                    MOVING.observe(perf_counter() - heard)
        except Refused as problem:
            room.process.counts.refused(problem)
            room.refuse(listener, request.id, problem, seat)
            if isinstance(problem, Stale) and seat is not None:
                room.bring_up_to_date(listener, seat)
            if isinstance(problem, Unavailable):
                raise
        except Exception:
            room.refuse(listener, request.id, LoadedAgain())
            raise

    room.put(job, request.id)


async def carry_out(room: Room, listener: Listener, request: Requests) -> None:
    """Carry a request out, or refuse it and change nothing.

    Only the owner of a seat may ask something for it, and a socket that knows a private table asks
    nothing more of it once its person has left.
    """
    if not room.open_to(listener.person) and type(request) is not Unwatch:
        raise NoSuchTable
    seat: Seat | None = getattr(request, "seat", None)
    if seat is not None:
        own(room, listener, seat)
    await _WAYS[type(request)](room, listener, request)


def own(room: Room, listener: Listener, seat: Seat) -> None:
    """Refuse a request for another person's seat."""
    chairs, person = room.config.chairs, listener.person
    if person is None or seat >= len(chairs) or chairs[seat].person != person:
        raise Refused(says.NotYourSeat(seat))


def _returns(room: Room, seats: tuple[Seat, ...]) -> list[Deed]:
    """The owners of these seats are back: the bots that stood in stop."""
    return [Back(seat=seat) for seat in seats if seat in room.match.away]


async def _watch(
    room: Room, listener: Listener, request: Watch, known: Known | None = None
) -> None:
    """Once more when a long history is `known`: whoever had a seat may have left it meanwhile."""
    if listener.left:  # a client that has gone does not come back
        return
    if not room.open_to(listener.person):
        raise NoSuchTable
    mine = room.config.seats_of(listener.person)
    if foreign := [seat for seat in request.seats if seat not in mine]:
        raise Refused(says.WatchWithoutSeats(foreign[0]))
    most = room.process.limits.watchers_per_table
    if most and len(room.watchers) >= most and not mine and listener not in room.watchers:
        raise Refused(says.ManyWatch())
    if known is None:
        room.process.budgets.show(listener.who)
        known = room.process.histories.kept(room.match, listener, request)
        if missing(room.match, request, known):
            room.come(listener, request, partial(_watch, room, listener))
            return
    back = _returns(room, tuple(dict.fromkeys(request.seats)))
    room.watch(listener, request, known)
    if back:
        await room.write(*back)
    room.acknowledge(listener, request.id)
    if back:
        room.broadcast()
    else:
        room.broadcast_frame()
        room.automation.wake()


async def _unwatch(room: Room, listener: Listener, request: Unwatch) -> None:
    room.unwatch(listener)
    room.acknowledge(listener, request.id)


async def _play(room: Room, listener: Listener, request: Play) -> None:
    seat = request.seat
    move = str(room.match.check_play(seat, request.decision, request.move))
    kind = Moved if room.match.playing.table.sealed is None else Answered
    chosen = room.match.chosen()
    await room.write(
        *_returns(room, (seat,)),
        kind(seat=seat, move=move, layout=request.layout or None),
        request=request.id,
    )
    room.process.counts.moves += 1
    room.acknowledge(listener, request.id)
    room.broadcast(only=room.match.let_in(seat, chosen))


async def _undo(room: Room, listener: Listener, request: Undo) -> None:
    match = room.match
    playthrough = match.playing
    if not match.live:
        raise Refused(says.NothingToTakeBack())
    if match.undoable(request.seat):
        kept = playthrough.ply - 1
        await room.write(Undone(seat=request.seat, kept=kept), request=request.id)
        room.acknowledge(listener, request.id)
        room.broadcast()
    else:
        await _put_forward(room, listener, request.id, request.seat, "take_back")


async def _propose(room: Room, listener: Listener, request: Propose) -> None:
    await _put_forward(room, listener, request.id, request.seat, request.what)


async def _put_forward(
    room: Room, listener: Listener, request: str, seat: Seat, what: Proposing
) -> None:
    match = room.match
    wanted = "paused" if what == "resume" else "running"
    if match.stage != wanted and not (what == "abandon" and match.stage == "paused"):
        raise Refused(says.NotProposedNow())
    if what == "take_back" and match.last_ply_of(seat) is None:
        raise Refused(says.NoMoveOfYours())
    if match.proposal is not None:
        raise Refused(says.ProposalWaiting())
    deeds: list[Deed] = [Proposed(seat=seat, what=what)]
    if not match.proposing(seat, what).waiting:
        deeds.append(_effect(room, seat, what))
    await room.write(*deeds, request=request)
    room.acknowledge(listener, request)
    room.broadcast()


def _effect(room: Room, seat: Seat, what: Proposing) -> Deed:
    match what:
        case "take_back":
            ply = room.match.last_ply_of(seat)
            if ply is None:
                raise Refused(says.NoMoveLeft())
            return Undone(seat=seat, kept=ply)
        case "pause":
            return Paused(seat=seat)
        case "resume":
            return Resumed(seat=seat)
        case "abandon":
            return Abandoned(seat=seat)


async def _vote(room: Room, listener: Listener, request: Vote) -> None:
    proposal = room.match.proposal
    if proposal is None:
        raise Refused(says.NoProposal())
    mine = room.config.seats_of(listener.person)
    kind = Agreed if request.agree else Declined
    deeds: list[Deed] = [kind(seat=request.seat)]
    if request.agree and not [seat for seat in proposal.waiting if seat not in mine]:
        deeds.append(_effect(room, proposal.by, proposal.what))
    await room.write(*deeds, request=request.id)
    room.acknowledge(listener, request.id)
    room.broadcast()


async def _resign(room: Room, listener: Listener, request: Resign) -> None:
    match = room.match
    if match.stage not in ("running", "paused"):
        raise Refused(says.NothingToResign())
    deeds: list[Deed] = [Resigned(seat=request.seat)]
    others = [
        seat
        for seat, chair in enumerate(room.config.chairs)
        if chair.person and seat != request.seat and seat not in match.resigned
    ]
    proposal = match.proposal
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
    room.acknowledge(listener, request.id)
    room.broadcast()


async def _say(room: Room, listener: Listener, request: Say) -> None:
    text = " ".join("".join(c if c.isprintable() else " " for c in request.text).split())
    if not text:
        raise Refused(says.NothingSaid())
    mine = room.config.seats_of(listener.person)
    seat = request.seat if request.seat is not None else mine[0] if mine else None
    name = listener.name if seat is None else room.config.chairs[seat].name
    if listener.person is None or (seat is None and name is None):
        raise Refused(says.NameBeforeChat())
    team = _team(room, seat) if request.to == "team" else ()
    said = Said(seat=seat, name=name or "", text=text, person=listener.person, team=team)
    await room.write(said, request=request.id)
    room.acknowledge(listener, request.id)
    if room.lost:
        return
    for watcher in room.watchers:
        room.tell_chat(watcher, team, room.match.chats[team][-1].number - 1)


def _team(room: Room, seat: Seat | None) -> tuple[Seat, ...]:
    """The team of a seat, to which it wants to tell something."""
    team = () if seat is None else room.match.team(seat)
    if not team:
        raise Refused(says.NoTeamHere())
    return team


async def _mark(room: Room, listener: Listener, request: Mark) -> None:
    """A gesture, not a deed: nothing is written."""
    team = _team(room, request.seat)
    if not room.match.live:
        raise Refused(says.NothingToMark())
    decks = room.match.playing.cards.decks().values()
    if not set(request.cards) <= {card for deck in decks for card in deck}:
        raise Refused(says.NoSuchCard())
    room.marked.put(room.match, request.seat, request.cards)
    room.acknowledge(listener, request.id)
    room.broadcast_marks(team)


async def _hint(room: Room, listener: Listener, request: Hint) -> None:
    if not room.config.hints:
        raise Refused(says.NoHintsHere())
    if request.seat not in room.match.unanswered():
        raise Refused(says.NothingToHint())
    room.automation.hint(listener, request.seat, request.id)


async def _foresee(room: Room, listener: Listener, request: Foresee) -> None:
    seat, match = request.seat, room.match
    move = match.check_play(seat, request.decision, request.move)
    budgets = room.process.budgets
    budgets.show(listener.who)
    with budgets.showing.timed(listener.who):
        table = match.playing.table
        found = forecast_after(table, seat, move, Generator.from_seed(new_seed()))
        say = partial(room.wording(listener.language).say, reader=seat)
        answer = Foreseen(
            id=request.id, table=room.head.id, seat=seat, decision=request.decision,
            move=str(move), forecast=forecast_shown(found, say),
            cases=cases_seen(table, seat, move, say), remedy=remedy_seen(table, seat, move, say),
        )  # fmt: skip
    room.tell(listener, answer)


async def _rematch(room: Room, listener: Listener, request: Rematch) -> None:
    if room.match.stage not in ("over", "abandoned"):
        raise Refused(says.NotOver())
    if room.config.next is not None:
        raise Refused(says.NextTableOpen())
    mine = room.config.seats_of(listener.person)
    wanted = [seat for seat in mine if seat not in room.match.rematch]
    wanted.sort(key=lambda seat: seat != request.seat)  # the request goes with the first
    people = {seat for seat, chair in enumerate(room.config.chairs) if chair.person}
    config, opened = None, None
    if people <= room.match.rematch | set(mine):
        who = listener.who
        opened = await room.process.next_table(room.config, room.head.public)
        room.process.budgets.open_table(who, opened.public, len(opened.config))
        config = room.config.replace(next=opened.id)
    deeds = [WantedRematch(seat=seat) for seat in wanted]
    await room.write(*deeds, request=request.id, config=config, opened=opened)
    room.acknowledge(listener, request.id)
    if opened is not None:
        await room.process.deal_next(opened.id)
    room.broadcast()


_WAYS: Final[dict[type[Requests], Callable[[Room, Listener, Any], Awaitable[None]]]] = {
    Watch: _watch,
    Unwatch: _unwatch,
    Say: _say,
    Mark: _mark,
    Play: _play,
    Undo: _undo,
    Propose: _propose,
    Vote: _vote,
    Resign: _resign,
    Hint: _hint,
    Foresee: _foresee,
    Rematch: _rematch,
}
