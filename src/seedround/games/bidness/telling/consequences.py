"""What a move brings, by kind of decision: what is certain, what has a chance, what it risks."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from seedround.engine.kinds import CardNumber, Seat, every_seat
from seedround.engine.standing import Consequence
from seedround.games.bidness.auction import Speak, sale
from seedround.games.bidness.business import FixSalaries, PayOff
from seedround.games.bidness.effects import legal_targets, pay_cost
from seedround.games.bidness.lawsuit import NAME_DAMAGES, NameDamages
from seedround.games.bidness.moves import (
    TARGET,
    Accept,
    Bid,
    Borrow,
    Counter,
    Damages,
    Demand,
    Discard,
    Drop,
    Layoff,
    Pass,
    Pay,
    Payoff,
    Play,
    Reject,
    Sell,
    Target,
    Trial,
)
from seedround.games.bidness.odds import odds, thousandths_of
from seedround.games.bidness.play import PICK_TARGET, PickTarget, TakeTurn, playable
from seedround.games.bidness.rounds import DiscardOne
from seedround.games.bidness.settlement import OpenTalks, Respond
from seedround.games.bidness.table import NOBODY, Bidness
from seedround.games.bidness.telling.changes import after, changes, missed, of_seat, said, unsure
from seedround.games.bidness.telling.court import average, if_accepted, outcomes
from seedround.games.bidness.telling.forecast import STILL
from seedround.games.bidness.telling.sayings import (
    BestOdds,
    BidBeaten,
    BidBorrowed,
    BidUnbeaten,
    BidWins,
    DiscardIdle,
    DiscardTwin,
    DiscardUseful,
    HandSpent,
    Keeps,
    LayoffBars,
    LotGoes,
    LotLost,
    LotSold,
    PassEnds,
    PassRuns,
    PayoffDear,
    PayoffFrees,
    PayoffTie,
    ProceedsFrom,
    RivalLoses,
    TakesCard,
    TakesEmployee,
    ThenShort,
)

Told = tuple[Consequence, ...]


def of_discard(table: Bidness, choice: DiscardOne, move: Discard) -> Told:
    """What is given up (BD-DEAL-04): a card that could be played, or not, or is there twice."""
    seat, card = choice.seat, table.cards.index[move.card]
    found: list[Consequence] = []
    if table.hands[seat].count(card) > 1:
        found.append(said(DiscardTwin()))
    # How many cards others still hold is not told while they discard (BD-DEAL-05).
    anybody = table.cards.targets[card] == "has_hand"
    if anybody or playable(table, seat, card, table.capacity(seat)):
        found.append(said(DiscardUseful(table.cards.auctioned[card], table.cards.costs[card])))
    else:
        found.append(said(DiscardIdle()))
    return tuple(found)


# Card play


def of_turn(table: Bidness, choice: TakeTurn, move: Play | Sell | Borrow | Pass) -> Told:
    """What a turn brings (BD-PLAY-01)."""
    seat = choice.seat
    if isinstance(move, Pass):
        return tuple(passing(table, seat))
    if isinstance(move, Play):
        found = playing(table, choice, move)
    else:
        found = changes(table, after(table, choice, move), seat)
    if not isinstance(move, Borrow) and spends_hand(table, seat, move):
        found.append(said(HandSpent()))
    return tuple(found)


def playing(table: Bidness, choice: TakeTurn, move: Play) -> list[Consequence]:
    """A card that is played: put up for auction, aimed at a player, or carried out at once."""
    seat, cards = choice.seat, table.cards
    card = cards.index[move.card]
    ahead = after(table, choice, move)
    if cards.auctioned[card]:
        others = [other for other in every_seat(table.seats) if other != seat]
        richest = max(others, key=lambda other: table.cash[other])
        return [said(ProceedsFrom(richest, table.cash[richest]))]
    if cards.targets[card] == "none":
        return [*changes(table, ahead, seat), *missed(table, ahead, seat, seat)]
    targets = legal_targets(table, seat, card)
    if len(targets) == 1:
        return list(of_target(ahead, PICK_TARGET[seat], TARGET[targets[0]]))
    if cards.lawsuit[card]:
        weakest = min(targets, key=lambda other: table.trial_dice(other))
        best = odds(table.trial_dice(seat), table.trial_dice(weakest))
        return [said(BestOdds(weakest, thousandths_of(best)))]
    told = [of_target(ahead, PICK_TARGET[seat], TARGET[target]) for target in targets]
    alike = [one for one in told[0] if all(one in others for others in told)]
    return [*alike, *aimed(table, card)]


def aimed(table: Bidness, card: CardNumber) -> Iterator[Consequence]:
    """What a card takes, from whomever it may be."""
    effect = table.cards.effects[card]
    if effect.take_employee is not None:
        yield said(TakesEmployee(effect.take_employee))
    if effect.destroy_tech:
        yield said(RivalLoses("tech", effect.destroy_tech))
    if effect.marketing < 0:
        yield said(RivalLoses("units", -effect.marketing))


def spends_hand(table: Bidness, seat: Seat, move: Play | Sell) -> bool:
    """Whether one can only pass afterwards (BD-PLAY-02, BD-PLAY-03)."""
    left = len(table.hands[seat]) - 1
    if isinstance(move, Play):
        left += table.cards.event_card(move.card).effect.steal_card
    return left < table.cards.setup.min_hand_to_act


def passing(table: Bidness, seat: Seat) -> Iterator[Consequence]:
    """Whether card play ends with this pass: small hands can only pass as well (BD-PLAY-09)."""
    run, other = table.pass_run + 1, (seat + 1) % table.seats
    while run < table.seats and len(table.hands[other]) < table.cards.setup.min_hand_to_act:
        run, other = run + 1, (other + 1) % table.seats
    if run < table.seats:
        yield said(PassRuns(table.seats - table.pass_run - 1))
        return
    yield said(PassEnds())
    missing = table.salary_due(seat) - table.cash[seat]
    if missing > 0:
        yield said(ThenShort(missing), warns=True)


def of_target(table: Bidness, choice: PickTarget, move: Target) -> Told:
    """What a card does to its player and to the one whom it is aimed at (2.12)."""
    seat, target, card = choice.seat, move.seat, table.played
    if table.cards.lawsuit[card]:
        ahead = after(table, choice, move)
        _, most, _ = NAME_DAMAGES[seat].limits(ahead)
        return tuple(outcomes(ahead, seat, most, most=True))
    if table.cards.effects[card].steal_card:
        return (*stealing(table, seat, target),)
    ahead = after(table, choice, move)
    return (
        *changes(table, ahead, seat, target),
        *missed(table, ahead, seat, seat),
        *missed(table, ahead, target, seat),
    )


def stealing(table: Bidness, seat: Seat, target: Seat) -> Iterator[Consequence]:
    """The price, and a card drawn from a hand that nobody else knows (BD-CARD-15)."""
    paid = table.copy(STILL)
    pay_cost(paid, seat, target)
    yield from of_seat(table, paid, seat, seat)
    yield from missed(table, paid, seat, seat)
    yield said(TakesCard(target, len(table.hands[target])))


# Auctions


def of_bid(table: Bidness, choice: Speak, move: Bid | Drop) -> Told:
    """What a bid leads to if it wins, and what dropping out leaves to others (2.6)."""
    if isinstance(move, Drop):
        return tuple(dropping(table, choice))
    seat, others = choice.seat, table.bidders[1:]
    won = table.copy(STILL)
    won.last_bid, won.last_bidder = move.amount, seat
    sale(won)
    lot = changes(table, won, seat)
    if not others:
        return (*lot, *missed(table, won, seat, seat))
    ious = won.ious[seat] - table.ious[seat]
    wins = said(BidWins(won.cash[seat], ious), warns=ious > 0)
    rest = [one for one in lot if one.figure not in ("cash", "net", "ious")]
    told = unsure([wins, *rest, *missed(table, won, seat, seat)])
    return (*told, said(rival_bids(table, others, move.amount)))


def rival_bids(
    table: Bidness, others: tuple[Seat, ...], amount: int
) -> BidUnbeaten | BidBeaten | BidBorrowed:
    """Whether a rival who is still in can bid more, and how far without borrowing."""
    if all(table.capacity(other) <= amount for other in others):
        return BidUnbeaten()
    richest = max(others, key=lambda other: table.cash[other])
    if table.cash[richest] <= amount:
        return BidBorrowed()
    return BidBeaten(richest, table.cash[richest])


def dropping(table: Bidness, choice: Speak) -> Iterator[Consequence]:
    """Dropping out ends the auction if one bidder is left, or nobody (BD-AUCTION-07, 11)."""
    seat, rest, winner = choice.seat, table.bidders[1:], table.last_bidder
    card = table.cards.ids[table.played]
    if rest and rest[0] == winner != NOBODY:
        ahead = table.copy(STILL)
        ahead.bidders = rest
        yield said(LotGoes(card, winner, table.last_bid))
        sale(ahead)
        yield from changes(table, ahead, seat, winner)
    elif not rest:
        yield said(LotLost(card))
    elif seat == table.turn:
        yield said(LotSold())
    else:
        yield said(Keeps(table.cash[seat]))


# Court


def of_damages(table: Bidness, choice: NameDamages, move: Damages) -> Told:
    """What is won or lost in court, if it comes to that (BD-SUIT-03)."""
    return tuple(outcomes(table, choice.seat, move.amount))


def of_open(table: Bidness, choice: OpenTalks, move: Demand | Trial) -> Told:
    """A sum that may be accepted, or the dice (BD-SUIT-08)."""
    if isinstance(move, Demand):
        return tuple(if_accepted(table, choice.seat, move.amount))
    return in_court(table, choice.seat)


def of_respond(table: Bidness, choice: Respond, move: Accept | Reject | Counter) -> Told:
    """The sum on the table, another one, or the dice (BD-SUIT-09, BD-SUIT-10)."""
    seat = choice.seat
    if isinstance(move, Counter):
        return tuple(if_accepted(table, seat, move.amount))
    if isinstance(move, Reject):
        return in_court(table, seat)
    other = table.defendant if seat == table.turn else table.turn
    ahead = after(table, choice, move)
    return (
        *changes(table, ahead, seat, other),
        *missed(table, ahead, seat, seat),
        *missed(table, ahead, other, seat),
    )


def in_court(table: Bidness, seat: Seat) -> Told:
    """What a trial may bring, and on average."""
    return (*outcomes(table, seat, table.damages), *average(table, seat))


# Business


def of_salary(table: Bidness, choice: FixSalaries, move: Borrow | Layoff | Pay) -> Told:
    """An IOU, an employee less, or the salaries of those who are left (BD-SAL-04..09)."""
    seat = choice.seat
    found = changes(table, after(table, choice, move), seat)
    if isinstance(move, Layoff) and not table.laid_off[seat]:
        found.append(said(LayoffBars(), warns=True))
    return tuple(found)


def of_payoff(table: Bidness, choice: PayOff, move: Payoff) -> Told:
    """What paying off costs, and whether it frees (BD-PAY-01, BD-PAY-02, BD-WIN-01..03)."""
    seat, costs = choice.seat, table.cards.debt.payoff_cost
    if not move.ious:
        return (said(Keeps(table.cash[seat])),)
    found = changes(table, after(table, choice, move), seat)
    if move.ious == table.ious[seat]:
        found.append(said(PayoffFrees()))
        found += free_too(table, seat)
    elif (more := costs[move.ious] - move.ious * costs[1]) > 0:
        found.append(said(PayoffDear(more), warns=True))
    return tuple(found)


def free_too(table: Bidness, seat: Seat) -> Iterator[Consequence]:
    """With whom one would have to compare tech points (BD-WIN-03)."""
    for other in every_seat(table.seats):
        if other != seat and not table.ious[other]:
            mine, theirs = table.tech[seat], table.tech[other]
            yield said(PayoffTie(other, mine, theirs), warns=mine < theirs)


CONSEQUENCES: Final[dict[str, Callable[[Any, Any, Any], Told]]] = {
    DiscardOne.kind: of_discard,
    TakeTurn.kind: of_turn,
    PickTarget.kind: of_target,
    Speak.kind: of_bid,
    NameDamages.kind: of_damages,
    OpenTalks.kind: of_open,
    Respond.kind: of_respond,
    FixSalaries.kind: of_salary,
    PayOff.kind: of_payoff,
}
