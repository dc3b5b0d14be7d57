"""The steps of Parlour in the order in which they happen."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from seedround.engine.kinds import Seat, by_seat, every_seat
from seedround.engine.move import Move
from seedround.engine.result import team_result
from seedround.engine.rules import Rules
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer, Range, Step, narrow
from seedround.engine.table import Sealed
from tests.toys.cards import ToyCards
from tests.toys.parlour import GAME
from tests.toys.parlour import things as t
from tests.toys.parlour.table import (
    NOBODY,
    NOTHING,
    Parlour,
    broken,
    deal,
    inventory,
    redeal,
    view,
)


@dataclass(frozen=True)
class StartRound(Step[Parlour]):
    """PL-ROUND-01: discard, bid, take a prize; then the next round or the end."""

    def run(self, table: Parlour) -> None:
        table.round += 1
        seats = every_seat(table.seats)
        table.then(self.discards(table), REVEAL, *(self.bid(seat) for seat in seats), PRIZE, END)

    def discards(self, table: Parlour) -> Step[Any]:
        return Sealed(tuple(DiscardOne(seat) for seat in every_seat(table.seats)))

    def bid(self, seat: Seat) -> Choice[Parlour, Any]:
        return BidOnce(seat)


@dataclass(frozen=True)
class DiscardOne(Choice[Parlour, t.Discard]):
    """PL-HAND-01: one card face down; a card that must go goes first (PL-HAND-02)."""

    kind = "discard"
    rule_ids = ("PL-HAND-01",)
    audience = "team"

    def moves(self, table: Parlour) -> list[Move]:
        hand, cards = table.hands[self.seat], table.cards
        must = [card for card in hand if cards.must[card]]
        return [t.Discard(cards.ids[card]) for card in must or hand]

    def blocked(self, table: Parlour) -> list[Blocked]:
        cards = table.cards
        must = [card for card in table.hands[self.seat] if cards.must[card]]
        return [Blocked("keep", t.ReasonMust(cards.ids[card]), "PL-HAND-02") for card in must[:1]]

    def prompt(self, table: Parlour) -> Saying:
        return t.PromptDiscard()

    def offer(self, table: Parlour, move: t.Discard) -> Offer:
        return Offer(move, pieces=(f"hand@{self.seat}:{move.card}",))

    def play(self, table: Parlour, move: t.Discard) -> None:
        card = table.cards.index[move.card]
        table.hands[self.seat].remove(card)
        table.put[self.seat] = card
        if table.log is not None:
            secret = t.HandCards((move.card,))
            table.log.append(t.PutDown(to=table.team(self.seat), seat=self.seat, secret=secret))


@dataclass(frozen=True)
class Reveal(Step[Parlour]):
    """PL-HAND-03: all face-down cards are turned up, and each seat draws one."""

    def run(self, table: Parlour) -> None:
        for seat, card in by_seat(table.put):
            table.pile.append(table.show(card))
            table.put[seat] = NOTHING
            if table.log is not None:
                table.log.append(t.Revealed(seat, table.cards.ids[card]))
        for seat in every_seat(table.seats):
            table.draw(seat, 1)


@dataclass(frozen=True)
class BidOnce(Choice[Parlour, t.Bid | t.Pass]):
    """PL-BID-01: more than the best bid and no more than the purse, or pass."""

    kind = "bid"
    rule_ids = ("PL-BID-01", "PL-BID-02")
    audience = "all"

    def moves(self, table: Parlour) -> list[Move]:
        amounts = range(table.best + 1, table.purses[self.seat] + 1)
        return [t.Pass(), *(t.Bid(amount) for amount in amounts)]

    def quick(self, table: Parlour) -> Sequence[Move]:
        moves = self.moves(table)
        return [moves[0], moves[1], moves[-1]] if len(moves) > 2 else moves

    def ranges(self, table: Parlour) -> dict[str, Range]:
        return {"bid": Range("amount", table.best + 1, table.purses[self.seat], 1)}

    def offer(self, table: Parlour, move: Move) -> Offer:
        everything = isinstance(move, t.Bid) and move.amount == table.purses[self.seat]
        return Offer(move, notes=(t.NoteAll(),) if everything else ())

    def blocked(self, table: Parlour) -> list[Blocked]:
        return [Blocked("bid", t.ReasonPurse(table.purses[self.seat]), "PL-BID-02")]

    def prompt(self, table: Parlour) -> Saying:
        return t.PromptBid(table.best)

    def play(self, table: Parlour, move: t.Bid | t.Pass) -> None:
        if isinstance(move, t.Bid):
            table.best, table.leader = move.amount, self.seat
            if table.log is not None:
                table.log.append(t.Raised(self.seat, move.amount))
        elif table.log is not None:
            table.log.append(t.Passed(self.seat))


@dataclass(frozen=True)
class Prize(Step[Parlour]):
    """PL-BID-03: the best bid is paid; the winner rolls for points and takes three tokens."""

    def run(self, table: Parlour) -> None:
        winner, amount = table.leader, table.best
        table.leader, table.best = NOBODY, 0
        if winner == NOBODY:
            if table.log is not None:
                table.log.append(t.Won(None, 0, 0))
            return
        table.purses[winner] -= amount
        table.bank += amount
        die = table.generator.roll(6)
        table.points[winner] += die
        if table.log is not None:
            table.log.append(t.Won(winner, amount, die))
        table.then(TakeThree(winner))


@dataclass(frozen=True)
class TakeThree(Choice[Parlour, t.First | t.Take]):
    """PL-PRIZE-01: three tokens of the market; 220 triples are asked for in two questions."""

    first: tuple[int, ...] = ()

    kind = "take"
    rule_ids = ("PL-PRIZE-01",)
    audience = "all"

    def moves(self, table: Parlour) -> list[Move]:
        triples = [t.Take(triple) for triple in combinations(table.market, 3)]
        fitting, answers = narrow(triples, self.first, lambda move, n: move.tokens[n])
        return [t.First(token) for token in answers] if answers else [*fitting]

    def prompt(self, table: Parlour) -> Saying:
        return t.PromptTake()

    def play(self, table: Parlour, move: t.First | t.Take) -> None:
        if isinstance(move, t.First):
            table.then(TakeThree(self.seat, (*self.first, move.token)))
            return
        for token in move.tokens:
            table.market.remove(token)
            table.owned[self.seat].append(token)
        if table.log is not None:
            table.log.append(t.Took(self.seat, move.tokens))


@dataclass(frozen=True)
class End(Step[Parlour]):
    """PL-END-01: money, points, tokens and cards of a team together."""

    def run(self, table: Parlour) -> None:
        if table.round < table.options.rounds:
            table.then(START_ROUND)
            return
        teams = sorted({table.team(seat) for seat in every_seat(table.seats)})
        scores = [sum(worth(table, seat) for seat in team) for team in teams]
        result = team_result("most_points", teams, scores, details={"teams": teams})
        if table.log is not None:
            table.log.append(t.Ended(result.winners))
        table.finish(result)


def worth(table: Parlour, seat: Seat) -> int:
    hand = sum(table.cards.worth[card] for card in table.hands[seat])
    return table.purses[seat] + table.points[seat] + 5 * len(table.owned[seat]) + hand


START_ROUND: Final = StartRound()
REVEAL: Final = Reveal()
PRIZE: Final = Prize()
END: Final = End()

RULES: Rules[Parlour, ToyCards] = Rules(
    game=GAME,
    cards=ToyCards,
    deal=deal,
    view=view,
    redeal=redeal,
    inventory=inventory,
    broken=broken,
    move_types=t.MOVES,
    event_types=t.EVENTS,
    saying_types=t.SAYINGS,
    view_type=t.ParlourView,
)
