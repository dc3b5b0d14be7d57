"""What the cards say: targets, costs and effects (2.12)."""

from collections.abc import Sequence

from seedround.engine.kinds import CardNumber, Seat, every_seat
from seedround.games.bidness.awards import leaders, tell_awards
from seedround.games.bidness.document import Effect, Target
from seedround.games.bidness.events import (
    BonusPlaced,
    CardStolen,
    DoneByHand,
    Headhunted,
    PaidCost,
    SecretCard,
    TechDestroyed,
    TechGained,
    TechStolen,
)
from seedround.games.bidness.money import BANK, gain_tech, pay
from seedround.games.bidness.moves import TEN
from seedround.games.bidness.table import NO_CARD, Bidness

# Who may be chosen


def legal_targets(table: Bidness, seat: Seat, card: CardNumber) -> list[Seat]:
    """The other players who have what the card asks for, in seat order (BD-PLAY-11, BD-SUIT-04)."""
    owned = wanted(table, card)
    return [
        other
        for other in every_seat(table.seats)
        if other != seat and (owned is None or owned[other])
    ]


def has_target(table: Bidness, seat: Seat, card: CardNumber) -> bool:
    """Whether there is a player to choose."""
    owned = wanted(table, card)
    if owned is None:
        return True
    return any(owned[other] for other in every_seat(table.seats) if other != seat)


def wanted(table: Bidness, card: CardNumber) -> Sequence[object] | None:
    """By seat: what a target must have some of; None if every player will do (BD-R-17, BD-R-20)."""
    cards = table.cards
    target: Target = cards.targets[card]
    if target == "any_opponent" or (
        table.options.sue_empty and cards.lawsuit[card] and target != "has_cash"
    ):
        return None
    if target == "has_tech":
        return table.tech
    if target == "has_cash":
        # By option there may be $5 somewhere, and that is too little to be sued for (BD-SUIT-04).
        return [cash >= TEN for cash in table.cash]
    if target == "has_marketer":
        return table.marketers
    if target == "has_engineer":
        return table.engineers
    if target == "has_lawyer":
        # Interns are bonus cards, not employees: they cannot be taken (BD-CARD-02).
        return table.lawyers
    return table.hands


# What happens


def carry_out(table: Bidness, seat: Seat, target: Seat) -> None:
    """Pay the cost, follow the instructions, put the card where it goes (BD-PLAY-05).

    Bonus cards work by lying in a workplace (BD-CARD-03, BD-CARD-11..14, BD-CARD-16).
    """
    card, cards = table.played, table.cards
    before = leaders(table)
    pay_cost(table, seat, target)
    effect = cards.effects[card]
    event = cards.events[card]
    table.played = NO_CARD
    if event.bonus:
        owner = target if event.bonus_in == "target" else seat
        table.bonus[owner] += (card,)
        if table.log is not None:
            table.log.append(BonusPlaced(cards.ids[card], owner))
    else:
        table.face_up += (card,)
    if effect.take_employee is not None:
        headhunt(table, seat, target, cards.index[effect.take_employee])
    if effect.steal_card:
        steal_card(table, seat, target)
    change_tech(table, seat, target, effect)
    if table.log is not None and cards.by_hand[card]:
        table.log.append(DoneByHand(cards.ids[card], event.text))
    tell_awards(table, before)


def pay_cost(table: Bidness, seat: Seat, target: Seat) -> None:
    """To the bank or the other player, borrowing if need be (BD-CARD-12, BD-R-16, BD-R-43)."""
    cost = table.cards.costs[table.played]
    if not cost:
        return
    to_target = table.cards.events[table.played].payee == "target"
    pay(table, seat, cost, target if to_target else BANK)
    if table.log is not None:
        table.log.append(PaidCost(seat, cost, target if to_target else None))


def headhunt(table: Bidness, seat: Seat, target: Seat, employee: CardNumber) -> None:
    """One employee of the printed type changes sides (BD-CARD-02)."""
    staff = table.staff(employee)
    staff[target] -= 1
    staff[seat] += 1
    if table.log is not None:
        kind = table.cards.events[employee].effect.employee
        assert kind is not None
        table.log.append(Headhunted(seat, target, kind))


def steal_card(table: Bidness, seat: Seat, target: Seat) -> None:
    """A random card of the other hand, all equally likely (BD-CARD-15, BD-R-10, BD-R-41)."""
    hand = table.hands[target]
    place = table.generator.below(len(hand))
    card = table.show(hand[place])
    table.hands[target] = hand[:place] + hand[place + 1 :]
    table.hands[seat] = tuple(sorted((*table.hands[seat], card)))
    if table.log is not None:
        secret = SecretCard(table.cards.ids[card])
        table.log.append(CardStolen(seat=seat, target=target, to=(seat, target), secret=secret))


def change_tech(table: Bidness, seat: Seat, target: Seat, effect: Effect) -> None:
    """Gain, share, steal or destroy tech points (BD-CARD-06..10, BD-R-18)."""
    if effect.tech:
        _gain(table, seat, effect.tech)
    if effect.partner_tech:
        _gain(table, target, effect.partner_tech)
    if effect.steal_tech:
        points = min(effect.steal_tech, table.tech[target])
        table.tech[target] -= points
        table.tech[seat] += points
        if table.log is not None:
            table.log.append(TechStolen(seat, target, points))
    if effect.destroy_tech:
        points = min(effect.destroy_tech, table.tech[target])
        gain_tech(table, target, -points)
        if table.log is not None:
            table.log.append(TechDestroyed(seat, target, points))


def _gain(table: Bidness, seat: Seat, points: int) -> None:
    gain_tech(table, seat, points)
    if table.log is not None:
        table.log.append(TechGained(seat, points, table.tech[seat]))
