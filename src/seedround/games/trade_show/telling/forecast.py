"""What is ahead of a seat: its turn at the show, then the end of the round or of the game."""

from seedround.engine.kinds import CardNumber, Chance, Seat, every_seat
from seedround.engine.saying import Saying
from seedround.engine.standing import Due, Forecast
from seedround.games.trade_show.mind.bot import exact_turn, placing_worth, stack_worth, state_of
from seedround.games.trade_show.mind.solver import best, without
from seedround.games.trade_show.moves import PLACEMENT, REROLL_COST, Concede, Place, Reroll
from seedround.games.trade_show.rounds import END_GAME, END_ROUND, moved_on, next_start
from seedround.games.trade_show.show import SHOW_TURN, USE_DICE, ShowTurn
from seedround.games.trade_show.table import NO_DICE, NOBODY, TradeShow
from seedround.games.trade_show.telling.outlook import (
    Outlook,
    Start,
    after,
    before_the_show,
    furthest,
    rolling,
    spare,
    thousandths,
)
from seedround.games.trade_show.telling.sayings import (
    ForecastAverage,
    ForecastCard,
    ForecastCardOut,
    ForecastCompany,
    ForecastComplete,
    ForecastCubes,
    ForecastGameEnd,
    ForecastGrowing,
    ForecastLost,
    ForecastOffer,
    ForecastOutOfReach,
    ForecastRisky,
    ForecastRoundEnd,
    ForecastShow,
    ForecastStage,
    ForecastStart,
    ForecastTotal,
)

RISKY = 0.5
"""A sale that fails more often than this is warned of."""


def forecast(table: TradeShow, seat: Seat) -> Forecast | None:
    """The seat's turn at the show; when it is over, what the end of the round brings."""
    if table.presenter == seat:
        to_roll = table.fulfilled < len(table.stacks[seat]) and table.free != NO_DICE
        return _on_stage(table, seat) if to_roll else None
    if SHOW_TURN[seat] in table.agenda:
        return _show_to_come(table, seat) if table.stacks[seat] else None
    if END_ROUND not in table.agenda and END_GAME not in table.agenda:
        return None
    return _game_end(table, seat) if table.last_round() else _round_end(table, seat)


def carried_out_by(step: object) -> tuple[Seat, ...]:
    """A turn at the show carries out its seat's forecast (TS-SHOW-01).

    The end of a round runs on into the next deal, or ends the game.
    """
    return (step.seat,) if isinstance(step, ShowTurn) else ()


# The turn at the show


def _show_to_come(table: TradeShow, seat: Seat) -> Forecast:
    """All cards of the stack so far, with the whole pool (TS-SHOW-02)."""
    company = table.companies[seat]
    lines = _lines(table, seat, 0, [(0, table.cards.pools[company], table.cubes[seat])])
    drafting = table.presenter == NOBODY and any(map(table.places, every_seat(table.seats)))
    phase = ForecastShow(table.cards.company_ids[company], drafting, _before(table, seat))
    stuck = _stuck(table, seat, lines, 0)
    if table.places(seat):
        ends: Saying = ForecastGrowing(table.places(seat), stack_worth(table, seat))
        return Forecast(phase=phase, lines=lines, ends=ends, warning=stuck)
    ahead = before_the_show(table, seat)
    return Forecast(
        phase=phase,
        lines=lines,
        ends=ForecastAverage(ahead.dollars, thousandths(ahead.failure)),
        warning=stuck or _risky(table, seat, ahead),
    )


def _on_stage(table: TradeShow, seat: Seat) -> Forecast:
    """The cards that are not fulfilled yet, with the free dice or the dice just rolled."""
    done, rolled = table.fulfilled, any(table.rolled)
    lines = _lines(table, seat, done, _starts(table, seat))
    ahead = _best_after_roll(table, seat) if rolled else _if_rolled(table, seat)
    failure = thousandths(ahead.failure)
    ends: Saying = ForecastAverage(ahead.dollars, failure)
    warning = _stuck(table, seat, lines, done)
    if done and not rolled:
        ends = ForecastOffer(table.offer(seat), ahead.dollars, failure)
    elif warning is None:
        warning = _risky(table, seat, ahead)
    company = table.cards.company_ids[table.companies[seat]]
    return Forecast(phase=ForecastStage(company), lines=lines, ends=ends, warning=warning)


def _starts(table: TradeShow, seat: Seat) -> list[Start]:
    """Where the turn may go on from: the dice as they are, or every use of the roll."""
    cubes = table.cubes[seat]
    if not any(table.rolled):
        return [(0, table.free, cubes)]
    found: list[Start] = []
    for move in USE_DICE[seat].moves(table):
        if isinstance(move, Place):
            found.append((1, without(table.free, *PLACEMENT[move.dice]), cubes))
        elif isinstance(move, Reroll):
            found.append((0, table.free, cubes - REROLL_COST))
    return found


def _if_rolled(table: TradeShow, seat: Seat) -> Outlook:
    return rolling(exact_turn(table, seat), state_of(table, seat))


def _best_after_roll(table: TradeShow, seat: Seat) -> Outlook:
    """What the best use of the dice comes to."""
    moves = USE_DICE[seat].moves(table)
    move = moves[best(placing_worth(table, seat, moves))]
    assert isinstance(move, Place | Concede | Reroll)
    return after(table, seat, move)


def _lines(table: TradeShow, seat: Seat, done: int, starts: list[Start]) -> tuple[Due, ...]:
    """What each open card adds to the offer, in the order of the stack (TS-SHOW-04).

    Where no die is left the offer is accepted, so nothing is lost there (TS-SHOW-19).
    """
    stack, complete = table.stacks[seat], table.options.complete_bonus
    sells = tuple([table.cards.sell[card] for card in stack[done:]])
    offer, spent = table.offer_for(seat, stack[:done]), False
    lines: list[Due] = []
    for far, card in enumerate(stack[done:], 1):
        chance = thousandths(furthest(sells[:far], starts))
        if not chance and (not lines or lines[-1].chance):
            spent = not spare(sells[: far - 1], starts)
        offer += table.brings(seat, card)
        lines.append(_line(table, seat, card, offer, chance, spent))
    chance = lines[-1].chance
    if complete and chance and not table.places(seat):
        says = ForecastComplete(complete, offer + complete, chance)
        total = lines[-1].after + complete
        lines.append(Due(says=says, figure="dollars", by=complete, after=total, chance=chance))
    return tuple(lines)


def _line(
    table: TradeShow, seat: Seat, card: CardNumber, offer: int, chance: Chance, spent: bool
) -> Due:
    """One card: the offer with it, and the chance to get that far."""
    cards = table.cards
    name, sell, pay = cards.ids[card], cards.sell[card], cards.pay[card]
    by = table.brings(seat, card)
    says: Saying = ForecastCardOut(name, sell, spent)
    if chance:
        says = ForecastCard(name, sell, pay, by - pay, offer, chance)
    return Due(
        says=says,
        figure="dollars",
        by=by,
        after=table.scores[seat] + offer,
        chance=chance,
        short=not chance and not spent,
    )


def _stuck(table: TradeShow, seat: Seat, lines: tuple[Due, ...], done: int) -> Saying | None:
    """The first card that no roll can reach, and the offer to accept before it (TS-SHOW-07)."""
    for place, line in enumerate(lines, done):
        if line.short:
            card = table.stacks[seat][place]
            name, sell = table.cards.ids[card], table.cards.sell[card]
            if not place:
                return ForecastLost(name, sell)
            return ForecastOutOfReach(name, sell, table.offer_for(seat, table.stacks[seat][:place]))
    return None


def _risky(table: TradeShow, seat: Seat, ahead: Outlook) -> Saying | None:
    """Cubes are the way out of a sale that fails more often than not (TS-SHOW-18)."""
    if ahead.failure <= RISKY:
        return None
    return ForecastRisky(thousandths(ahead.failure), REROLL_COST, table.cubes[seat])


def _before(table: TradeShow, seat: Seat) -> int:
    """How many seats show before this one: the turns above its own in the agenda."""
    waiting = [step for step in table.agenda if isinstance(step, ShowTurn)]
    above = len(waiting) - 1 - waiting.index(SHOW_TURN[seat])
    return above + (table.presenter != NOBODY)


# The end of a round


def _round_end(table: TradeShow, seat: Seat) -> Forecast:
    """The company that comes from the right, and who starts (TS-ROUND-04, TS-ROUND-05)."""
    company = moved_on(table.companies)[seat]
    dice = table.cards.targets[company]
    says = ForecastCompany(table.cards.company_ids[company], dice)
    line = Due(says=says, figure="target", by=dice - table.target(seat), after=dice)
    return Forecast(
        phase=ForecastRoundEnd(table.round),
        lines=(line,),
        ends=ForecastStart(next_start(table)),
    )


def _game_end(table: TradeShow, seat: Seat) -> Forecast:
    """Every cube becomes a dollar (TS-END-03)."""
    total, cubes = table.money_at_the_end(seat), table.cubes[seat]
    by = total - table.scores[seat]
    line = Due(says=ForecastCubes(cubes, by), figure="dollars", by=by, after=total)
    return Forecast(phase=ForecastGameEnd(), lines=(line,), ends=ForecastTotal(total))
