"""The round: Setup Phase, then Card Play, then Business, until a player wins (2.3, 2.4, 2.13).

Every draw of the game is asked of the table's generator, so tests can script it (BD-CHANCE-03).
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from seedround.engine.kinds import Seat, SeatNumber, every_seat
from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.step import Choice, Offer, Step
from seedround.engine.table import Sealed
from seedround.games.bidness.business import BUSINESS
from seedround.games.bidness.ending import end_game, tell_round
from seedround.games.bidness.events import (
    Dealt,
    Discarded,
    RolledForFirst,
    RoundStarted,
    SecretCard,
    SecretCards,
)
from seedround.games.bidness.moves import Discard
from seedround.games.bidness.odds import DIE
from seedround.games.bidness.play import TURN, without
from seedround.games.bidness.sayings import DiscardCard, PromptDiscard
from seedround.games.bidness.table import Bidness


@dataclass(frozen=True)
class FindFirstPlayer(Step[Bidness]):
    """Two dice each, highest total; the tied roll again (BD-SETUP-06, BD-CHANCE-01, BD-R-02)."""

    def run(self, table: Bidness) -> None:
        if table.options.first_player == "seat0":
            return
        rollers = list(every_seat(table.seats))
        while len(rollers) > 1:
            totals: list[int] = []
            for seat in rollers:
                dice = (table.generator.roll(DIE), table.generator.roll(DIE))
                totals.append(sum(dice))
                if table.log is not None:
                    table.log.append(RolledForFirst(seat, dice))
            best = max(totals)
            rollers = [seat for seat, total in zip(rollers, totals, strict=True) if total == best]
        table.first = rollers[0]


@dataclass(frozen=True)
class StartRound(Step[Bidness]):
    """Advance the token, shuffle, deal, discard; then the other two phases (BD-GEN-01)."""

    def run(self, table: Bidness) -> None:
        table.round += 1
        table.phase = "setup"
        if table.round > 1:
            # To the left neighbour of its holder (BD-ROUND-01).
            table.first = SeatNumber((table.first + 1) % table.seats)
        table.turn = table.first
        table.pass_run = 0
        if table.log is not None:
            table.log.append(RoundStarted(table.round, table.first))
        shuffle(table)
        deal_hands(table)
        choosing = tuple([seat for seat in table.clockwise() if table.hands[seat]])
        table.then(TURN[table.first], *BUSINESS[table.seats][table.first], END_ROUND)
        if choosing and table.cards.setup.setup_discards:
            table.then(discards(choosing), DISCARDS_DOWN)
        else:
            table.phase = "play"


def shuffle(table: Bidness) -> None:
    """Deck, heaps and returned cards become one deck (BD-DEAL-01, BD-SUIT-21, BD-SAL-08).

    They are sorted first, so that nothing tells where last round's cards went.
    """
    pile = sorted([*table.deck, *table.face_up, *[card for own in table.face_down for card in own]])
    table.generator.shuffle(pile)
    table.deck = tuple(pile)
    table.face_up = ()
    table.face_down = [()] * table.seats


def deal_hands(table: Bidness) -> None:
    """One card at a time until all hold six or the deck is empty (BD-DEAL-02, BD-DEAL-03)."""
    deck, order, size = table.deck, table.clockwise(), table.cards.setup.hand_size
    hands = [list(hand) for hand in table.hands]
    place = 0
    short = True
    while short and place < len(deck):
        short = False
        for seat in order:
            if len(hands[seat]) < size and place < len(deck):
                hands[seat].append(deck[place])
                place += 1
                short = True
    held = [len(hand) for hand in table.hands]
    table.deck = deck[place:]
    table.hands = [tuple(sorted(hand)) for hand in hands]
    if table.log is not None:
        ids = table.cards.ids
        for seat in order:
            new = sorted(hands[seat][held[seat] :])
            secret = SecretCards(tuple(ids[card] for card in new))
            table.log.append(Dealt(seat=seat, count=len(new), to=(seat,), secret=secret))


@dataclass(frozen=True)
class DiscardOne(Choice[Bidness, Discard]):
    """One card of one's choice, face down, unknown to the others (BD-DEAL-04, BD-DEAL-05)."""

    kind = "setup.discard"
    rule_ids = ("BD-DEAL-04",)
    audience = "seat"

    def moves(self, table: Bidness) -> list[Move]:
        discard = table.cards.discards
        return [discard[card] for card in dict.fromkeys(table.hands[self.seat])]

    def play(self, table: Bidness, move: Discard) -> None:
        card = table.cards.index[move.card]
        table.hands[self.seat] = without(table.hands[self.seat], card)
        table.face_down[self.seat] += (card,)

    def prompt(self, table: Bidness) -> Saying:
        return PromptDiscard()

    def offer(self, table: Bidness, move: Discard) -> Offer:
        return Offer(move, DiscardCard(move.card), (f"hand@{self.seat}:{move.card}",))


@dataclass(frozen=True)
class DiscardsDown(Step[Bidness]):
    """All have chosen: told together, so that nobody can see who was quick (BD-DEAL-05)."""

    def run(self, table: Bidness) -> None:
        table.phase = "play"
        if table.log is None:
            return
        for seat in table.clockwise():
            if table.face_down[seat]:
                card = SecretCard(table.cards.ids[table.face_down[seat][0]])
                table.log.append(Discarded(seat=seat, to=(seat,), secret=card))


@dataclass(frozen=True)
class EndRound(Step[Bidness]):
    """The next round, unless the agreed last one is over (BD-WIN-07, BD-R-46)."""

    def run(self, table: Bidness) -> None:
        tell_round(table)
        if table.round == table.options.max_rounds:
            end_game(table, "round_cap")
        else:
            table.then(START_ROUND)


@cache
def discards(seats: tuple[Seat, ...]) -> Sealed:
    """The secret choices of all who hold a card, as one sealed group (BD-DEAL-05)."""
    return Sealed(tuple(DISCARD[seat] for seat in seats))


DISCARD: Final = tuple(DiscardOne(seat) for seat in every_seat(6))
FIND_FIRST_PLAYER: Final = FindFirstPlayer()
START_ROUND: Final = StartRound()
DISCARDS_DOWN: Final = DiscardsDown()
END_ROUND: Final = EndRound()
