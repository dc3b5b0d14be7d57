"""A seat's view and its decision in plain words, for any game."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from seedround.adapters.sayings import FinalScores, ImpossibleMoves, LegalMoves, NoChoiceNow
from seedround.engine.event import Event
from seedround.engine.kinds import Seat, Viewer, by_seat
from seedround.engine.locale import money
from seedround.engine.look import ask, look
from seedround.engine.result import Result
from seedround.engine.sayings import Verdict
from seedround.engine.standing_words import brings_line, forecast_lines, standing_lines
from seedround.engine.table import Table
from seedround.engine.telling import forecast_of, standing_of
from seedround.engine.view import View
from seedround.engine.words import Speaker, cited, field_kinds

Names = Sequence[str]


def tell_view(table: Table, viewer: Viewer, names: Names = ()) -> str:
    """Everything that a viewer sees, one line a thing; what it may not see is not there.

    First how it stands, and what will happen to the viewer's seat by itself.
    """
    view: View = look(table, viewer)
    speaker = Speaker("en", table.cards, names, viewer)
    return "\n".join([*_told(table, viewer, speaker), *_lines(view, speaker, 0)])


def _told(table: Table, viewer: Viewer, speaker: Speaker) -> Iterator[str]:
    standing = standing_of(table, viewer)
    if standing is not None:
        yield from standing_lines(standing, speaker)
        yield ""
    forecast = forecast_of(table, viewer) if viewer >= 0 else None
    if forecast is not None:
        yield from forecast_lines(forecast, speaker)
        yield ""


def tell_choice(table: Table, seat: Seat, names: Names = ()) -> str:
    """What a seat is asked, its legal moves with words, and what is not possible and why."""
    asking = ask(table, seat)
    if asking is None or asking.seat != seat:
        return Speaker("en").say(NoChoiceNow())
    speaker = Speaker("en", table.cards, names, seat)
    say = speaker.say
    lines = [say(asking.prompt), "", say(LegalMoves())]
    offers = {offer.move: offer for offer in asking.offers}
    choice = next(choice for choice in table.open_choices() if choice.seat == seat)
    for move in choice.moves(table):
        offer = offers.get(move) or choice.offer(table, move)
        said = [say(thing) for thing in (offer.says or move, *offer.notes)]
        brings = brings_line(table, choice, move, speaker)
        lines.append(f"- {move}  {' '.join(said)}" + (f" [{brings}]" if brings else ""))
    if asking.blocked:
        lines += ["", say(ImpossibleMoves())]
    for blocked in asking.blocked:
        lines.append(f"- {blocked.verb}  {cited(say(blocked.why), blocked.rule)}")
    return "\n".join(lines)


def tell_events(
    table: Table, events: Sequence[Event], viewer: Viewer, names: Names = ()
) -> list[str]:
    """What happened, as that viewer may know it."""
    speaker = Speaker("en", table.cards, names, viewer)
    return [speaker.say(event.seen_by(viewer)) for event in events]


def tell_result(result: Result, names: Names = ()) -> str:
    return _result(result, Speaker("en", names=names))


def _result(result: Result, speaker: Speaker) -> str:
    verdict = speaker.say(Verdict(result.winners))
    scores = [f"{speaker.name(seat)} {score}" for seat, score in by_seat(result.scores)]
    return speaker.say(FinalScores(result.reason, verdict, ", ".join(scores)))


def _lines(thing: Struct, speaker: Speaker, depth: int) -> Iterator[str]:
    pad = "  " * depth
    kinds = field_kinds(type(thing))
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        if name == "viewer":
            continue
        label = name.replace("_", " ")
        if isinstance(value, Result):
            yield pad + _result(value, speaker)
        elif isinstance(value, Struct):
            yield f"{pad}{label}:"
            yield from _lines(value, speaker, depth + 1)
        elif isinstance(value, tuple) and any(isinstance(item, Struct) for item in value):
            for number, item in by_seat(value):
                whose = speaker.name(number) if name == "seats" else f"{label} {number + 1}"
                yield f"{pad}{whose}:"
                yield from _lines(item, speaker, depth + 1)
        elif value is not None:
            yield f"{pad}{label}: {_said(value, kinds[name][0], speaker)}"


def _said(value: Any, kind: str, speaker: Speaker) -> str:
    if isinstance(value, tuple):
        return ", ".join(_said(item, kind, speaker) for item in value) or "none"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {item}" for key, item in value.items())
    if value is None:
        return "empty"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if kind == "seat":
        return speaker.name(value)
    if kind == "card":
        return f"{speaker.cards.name_of(value) if speaker.cards else value} [{value}]"
    return money(value) if kind == "dollars" else str(value)
