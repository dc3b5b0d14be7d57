"""Employees: what they bring, how they leave, and that they need room (2.6, 2.7, 2.12)."""

from seedround.engine.kinds import Seat
from seedround.games.silicon_valley.events import LaidOff
from seedround.games.silicon_valley.sayings import Gain, ReasonNoRoom
from seedround.games.silicon_valley.supply import gain
from seedround.games.silicon_valley.table import SiliconValley


def gains(table: SiliconValley, person: int) -> tuple[Gain, Gain]:
    """What a person brings at once, and every round."""
    return gain(table.cards.hired[person]), gain(table.cards.works[person])


def no_room(table: SiliconValley, seat: Seat) -> ReasonNoRoom:
    """That a company's places are taken (SV-HIRE-06)."""
    return ReasonNoRoom(table.places[seat], len(table.employees[seat]))


def leave(table: SiliconValley, seat: Seat, person: int) -> None:
    table.employees[seat] = tuple(other for other in table.employees[seat] if other != person)


def lay_off(table: SiliconValley, seat: Seat, person: int, forced: bool) -> None:
    """The tokens go to the bank, the card to the discard pile (SV-LAYOFF-02, SV-R-24).

    A founder who counts as an employee leaves the game instead.
    """
    leave(table, seat, person)
    table.tokens[person] = 0
    if person < table.cards.employees:
        table.discard.append(person)
    if table.log is not None:
        table.log.append(LaidOff(seat, table.cards.people[person], forced))
