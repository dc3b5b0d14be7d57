"""Powers that let the seat act once more, on better terms; it may decline."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.step import Offer
from seedround.games.silicon_valley import effects
from seedround.games.silicon_valley.cards import Gift
from seedround.games.silicon_valley.moves import Sunset
from seedround.games.silicon_valley.powers.power import UsePower
from seedround.games.silicon_valley.supply import receive
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.tiles import drop_tile, own_tile
from seedround.games.silicon_valley.verbs.expand import Expanding
from seedround.games.silicon_valley.verbs.hire import HiringOnTerms
from seedround.games.silicon_valley.verbs.innovate import INNOVATING
from seedround.games.silicon_valley.verbs.layoff import LayingOff
from seedround.games.silicon_valley.verbs.poach import Poaching
from seedround.games.silicon_valley.verbs.second import MOVING_SECOND
from seedround.games.silicon_valley.verbs.sunset import Sunsetting
from seedround.games.silicon_valley.verbs.verb import Verb, by_move

Verbs = Mapping[type[Move], Verb[Any]]


@dataclass(frozen=True)
class ActByPower(UsePower[Move]):
    """One move of some verbs, by their own rules."""

    def verbs(self) -> Verbs:
        """The verbs on the effect's terms."""
        raise NotImplementedError

    def ways(self, table: SiliconValley) -> list[Move]:
        return [move for verb in self.verbs().values() for move in verb.moves(table, self.seat)]

    def use(self, table: SiliconValley, move: Move) -> None:
        self.verbs()[type(move)].carry_out(table, self.seat, move)

    def show(self, table: SiliconValley, move: Move) -> Offer:
        return self.verbs()[type(move)].offer(table, self.seat, move)


class SunsettingOnTerms(Sunsetting):
    """One product and no more, for some cash."""

    def __init__(self, loss: int, cash: int) -> None:
        super().__init__(loss)
        self.cash = cash

    def carry_out(self, table: SiliconValley, seat: Seat, move: Sunset) -> None:
        drop_tile(table, seat, own_tile(table, seat, move.product), self.loss, False)
        if self.cash:
            receive(table, seat, Gift(self.cash), None)


@dataclass(frozen=True)
class LaunchByPower(ActByPower):
    """Launch one product by all normal rules (effect `launch`)."""

    kind = "power.launch"

    def verbs(self) -> Verbs:
        return LAUNCHING


@dataclass(frozen=True)
class HireByPower(ActByPower):
    """Hire one row card on the card's terms; room is needed (effect `hire`)."""

    effect: effects.Hire

    kind = "power.hire"

    def verbs(self) -> Verbs:
        return _hiring(self.effect)


@dataclass(frozen=True)
class PoachByPower(ActByPower):
    """Poach on the card's terms, discounts apply (effect `poach`)."""

    effect: effects.Poach

    kind = "power.poach"

    def verbs(self) -> Verbs:
        return _poaching(self.effect)


@dataclass(frozen=True)
class ExpandByPower(ActByPower):
    """Expand on the card's terms; the HQ card counts for later prices (effect `expand`)."""

    effect: effects.Expand

    kind = "power.expand"

    def verbs(self) -> Verbs:
        return _expanding(self.effect)


@dataclass(frozen=True)
class LayoffByPower(ActByPower):
    """Lay off any number of employees for the card's loss (effect `layoff`)."""

    effect: effects.Layoff

    kind = "power.layoff"

    def verbs(self) -> Verbs:
        return _laying_off(self.effect)


@dataclass(frozen=True)
class SunsetByPower(ActByPower):
    """Sunset one product for the card's loss and gain its cash (effect `sunset`)."""

    effect: effects.Sunset

    kind = "power.sunset"

    def verbs(self) -> Verbs:
        return _sunsetting(self.effect)


LAUNCHING: Final = by_move(INNOVATING, MOVING_SECOND)


@cache
def _hiring(effect: effects.Hire) -> Verbs:
    return by_move(HiringOnTerms(effect.price, effect.less or 0))


@cache
def _poaching(effect: effects.Poach) -> Verbs:
    return by_move(Poaching(effect.price, effect.less or 0))


@cache
def _expanding(effect: effects.Expand) -> Verbs:
    return by_move(Expanding(effect.price, effect.less or 0))


@cache
def _laying_off(effect: effects.Layoff) -> Verbs:
    return by_move(LayingOff(effect.loss))


@cache
def _sunsetting(effect: effects.Sunset) -> Verbs:
    return by_move(SunsettingOnTerms(effect.loss, effect.cash))
