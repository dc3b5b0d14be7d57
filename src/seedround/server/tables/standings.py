"""How it stands, as messages: the figures of the rules with their words for one viewer."""

from collections.abc import Callable
from typing import Any

import msgspec

from seedround.engine.kinds import Seat, Viewer
from seedround.engine.look import choice_for
from seedround.engine.move import Move
from seedround.engine.saying import Sayable
from seedround.engine.standing import Consequence, Forecast, Standing
from seedround.engine.step import Choice
from seedround.engine.table import Table
from seedround.engine.telling import (
    averting,
    cases_of,
    consequences_of,
    forecast_of,
    remedy_of,
    standing_of,
)
from seedround.server.protocol.tables import (
    Asked,
    AvertedShown,
    CaseShown,
    ConsequenceShown,
    DueShown,
    ForecastShown,
    RacerShown,
    RemedyShown,
    StandingShown,
)

Say = Callable[[Sayable], str]


def standing_seen(table: Table, viewer: Viewer, say: Say) -> StandingShown | None:
    """Who leads and how near the end is, from what the viewer may know."""
    found = standing_of(table, viewer)
    return None if found is None else standing_shown(found, say)


def forecast_seen(table: Table, viewer: Viewer, say: Say) -> ForecastShown | None:
    """What will happen to a seat by itself; those without a seat have none."""
    return None if viewer < 0 else forecast_shown(forecast_of(table, viewer), say)


def with_consequences(asked: Asked | None, table: Table, viewer: Viewer, say: Say) -> Asked | None:
    """The same question, its offers with what each of them brings."""
    choice = None if asked is None else choice_for(table, viewer)
    if asked is None or choice is None or table.rules.tells is None:
        return asked
    made = choice.offers(table)
    known = {offer.move: consequences_of(table, choice, offer.move) for offer in made}

    def brings(move: Move) -> tuple[Consequence, ...]:
        found = known.get(move)
        return consequences_of(table, choice, move) if found is None else found

    offers = [
        msgspec.structs.replace(
            shown,
            consequences=consequences_shown(brings(offer.move), say),
            averted=averted_shown(averting(table, choice, offer.move, brings), table, choice, say),
        )
        if brings(offer.move)
        else shown
        for shown, offer in zip(asked.offers, made, strict=True)
    ]
    return msgspec.structs.replace(asked, offers=tuple(offers))


def averted_shown(
    move: Move | None, table: Table, choice: Choice[Any, Any], say: Say
) -> AvertedShown | None:
    if move is None:
        return None
    return AvertedShown(move=str(move), words=say(choice.offer(table, move).says or move))


def standing_shown(standing: Standing, say: Say) -> StandingShown:
    return StandingShown(
        goal=say(standing.goal),
        race=tuple(
            RacerShown(
                seats=racer.seats,
                figure=racer.figure,
                place=racer.place,
                words=say(racer.says),
                parts=tuple(map(say, racer.parts)),
                then=racer.then,
            )
            for racer in standing.race
        ),
        end=say(standing.end),
        passed=standing.passed,
        whole=standing.whole,
        danger=None if standing.danger is None else say(standing.danger),
    )


def forecast_shown(forecast: Forecast | None, say: Say) -> ForecastShown | None:
    return None if forecast is None else told(forecast, say)


def told(forecast: Forecast, say: Say) -> ForecastShown:
    return ForecastShown(
        phase=say(forecast.phase),
        lines=tuple(
            DueShown(
                line=str(due.says.__struct_config__.tag),
                words=say(due.says),
                figure=due.figure,
                by=due.by,
                after=due.after,
                chance=due.chance,
                short=due.short,
                says=msgspec.to_builtins(due.says),
            )
            for due in forecast.lines
        ),
        ends=say(forecast.ends),
        warning=None if forecast.warning is None else say(forecast.warning),
        comes_to=dict(forecast.comes_to),
    )


def cases_seen(table: Table, seat: Seat, move: Move, say: Say) -> tuple[CaseShown, ...]:
    """The ways in which a move of this seat may turn out, each with its forecast."""
    choice = choice_for(table, seat)
    found = () if choice is None else cases_of(table, choice, move)
    return tuple(
        CaseShown(words=say(case.says), chance=case.chance, forecast=told(case.forecast, say))
        for case in found
    )


def remedy_seen(table: Table, seat: Seat, move: Move, say: Say) -> RemedyShown | None:
    """What this seat can do first against what a move warns of."""
    choice = choice_for(table, seat)
    found = None if choice is None else remedy_of(table, choice, move)
    return None if found is None else RemedyShown(move=str(found.first), words=say(found.says))


def consequences_shown(changes: tuple[Consequence, ...], say: Say) -> tuple[ConsequenceShown, ...]:
    return tuple(
        ConsequenceShown(
            words=say(change.says),
            figure=change.figure,
            by=change.by,
            seat=change.seat,
            chance=change.chance,
            warns=change.warns,
            says=msgspec.to_builtins(change.says),
        )
        for change in changes
    )
