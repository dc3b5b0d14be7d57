"""Toys that break law 9: what they tell is not so, or is more than one may know."""

from dataclasses import dataclass, replace

import msgspec

from seedround.engine.kinds import Seat, Viewer, every_seat
from seedround.engine.standing import Consequence, Due, Forecast, Standing
from seedround.engine.step import Step
from seedround.testing import A, B
from tests.toys.odd import OddRound, Rulebook, mutant, played_as
from tests.toys.parlour import things as t
from tests.toys.parlour.rules import END, RULES, End, TakeThree, worth
from tests.toys.parlour.table import Parlour
from tests.toys.parlour.telling import (
    TELLS,
    Brings,
    EndsAfter,
    Has,
    LongGoal,
    open_worth,
    standing_by,
)


def telling(**parts: object) -> Rulebook:
    return replace(RULES, tells=msgspec.structs.replace(TELLS, **parts))


@mutant("truth", "the standing for seat . depends on what it cannot know")
def counts_hidden_cards() -> Rulebook:
    def standing(table: Parlour, viewer: Viewer) -> Standing:
        return standing_by(table, [worth(table, seat) for seat in every_seat(table.seats)])

    return telling(standing=standing)


@mutant("truth", r"\[.*\] lead at the end")
def lets_the_last_lead() -> Rulebook:
    def standing(table: Parlour, viewer: Viewer) -> Standing:
        return standing_by(table, [-open_worth(table, seat) for seat in every_seat(table.seats)])

    return telling(standing=standing)


@mutant("truth", "is behind")
def gives_places_by_chance() -> Rulebook:
    def standing(table: Parlour, viewer: Viewer) -> Standing:
        found = standing_by(table, [open_worth(table, seat) for seat in every_seat(table.seats)])
        turned = [
            msgspec.structs.replace(racer, place=len(found.race) - place)
            for place, racer in enumerate(sorted(found.race, key=lambda racer: racer.place))
        ]
        return msgspec.structs.replace(found, race=tuple(turned))

    return telling(standing=standing)


@mutant("truth", "the goal takes too many words")
def explains_too_much() -> Rulebook:
    def standing(table: Parlour, viewer: Viewer) -> Standing:
        worths = [open_worth(table, seat) for seat in every_seat(table.seats)]
        return standing_by(table, worths, LongGoal())

    return telling(standing=standing)


@mutant("truth", r"take:.* changes tokens of seat . by 3, not by 4")
def promises_a_token_more() -> Rulebook:
    def taken(table: Parlour, choice: TakeThree, move: object) -> tuple[Consequence, ...]:
        some = isinstance(move, t.Take)
        return (Consequence(says=Brings(4), figure="tokens", by=4),) if some else ()

    return telling(consequences={"take": taken})


@mutant("truth", r"what discard:.* brings depends on what seat . cannot know")
def values_a_discard_by_the_deck() -> Rulebook:
    def discarded(table: Parlour, choice: object, move: object) -> tuple[Consequence, ...]:
        return (Consequence(says=Brings(table.deck[-1])),) if table.deck else ()

    return telling(consequences={"discard": discarded})


@mutant("truth", "there is no measure of 'luck'")
def speaks_of_something_unknown() -> Rulebook:
    def taken(table: Parlour, choice: object, move: object) -> tuple[Consequence, ...]:
        return (Consequence(says=Brings(1), figure="luck", by=1),)

    return telling(consequences={"take": taken})


@dataclass(frozen=True)
class Tax(Step[Parlour]):
    """Everybody pays a dollar, as long as there is one."""

    def run(self, table: Parlour) -> None:
        for seat in every_seat(table.seats):
            paid = min(1, table.purses[seat])
            table.purses[seat] -= paid
            table.bank += paid


@dataclass(frozen=True)
class EndWithTax(End):
    def run(self, table: Parlour) -> None:
        table.then(Tax(), END)


def taxed(forecast: object) -> Rulebook:
    """Parlour with a tax at the end of a round that a forecast speaks of."""

    def carried_out_by(step: Step[Parlour]) -> tuple[Seat, ...]:
        return (A, B) if isinstance(step, Tax) else ()

    tells = msgspec.structs.replace(TELLS, forecast=forecast, carried_out_by=carried_out_by)
    return played_as(OddRound(end=EndWithTax()), tells=tells)


@mutant("truth", "purse of seat .: .* foretold, .* come")
def foretells_another_tax() -> Rulebook:
    def forecast(table: Parlour, seat: Seat) -> Forecast:
        after = table.purses[seat] - 2
        line = Due(says=Has(-2), figure="purse", by=-2, after=after)
        return Forecast(phase=EndsAfter(table.round), lines=(line,), ends=Has(after))

    return taxed(forecast)


@mutant("truth", "seat . has no forecast right before its phase")
def forgets_to_foretell() -> Rulebook:
    return taxed(lambda table, seat: None)
