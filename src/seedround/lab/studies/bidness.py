"""What the balance table of Bidness (section 6.3) speaks of, seen in one finished game."""

from collections import Counter
from collections.abc import Iterator

from seedround.engine.event import Event
from seedround.engine.kinds import every_seat
from seedround.engine.table import Table
from seedround.games.bidness import events as told
from seedround.games.bidness.cards import Cards

Seen = Iterator[tuple[str, float]]

LENGTHS = (3, 8, 12)
"""Shares of games that are over by then: a median of 4 to 8, nine of ten games within 12."""


def observe(table: Table, log: list[Event], bots: tuple[str, ...]) -> Seen:
    """Every observation of a game."""
    yield from _length(table, log)
    yield from _wins(table, log, bots)
    yield from _cards(table, log)
    yield from _auctions(log)
    yield from _court(table, log)
    yield from _money(table, log)


def _length(table: Table, log: list[Event]) -> Seen:
    result = table.result
    assert result is not None
    rounds = result.details["round"]
    yield "game.rounds", rounds
    for length in LENGTHS:
        yield f"game.over_by_{length}", float(rounds <= length)
    yield "game.capped", float(result.reason == "round_cap")
    turns = sum(isinstance(event, told.Passed | told.Played | told.Sold) for event in log)
    yield "turns.per_player_and_round", turns / table.seats / rounds


def _wins(table: Table, log: list[Event], bots: tuple[str, ...]) -> Seen:
    """By distance from the first First Player, and by temperament in mixed tables."""
    result = table.result
    assert result is not None
    first = next(event.first for event in log if isinstance(event, told.RoundStarted))
    mixed = len(set(bots)) > 2
    for seat in every_seat(table.seats):
        share = 1 / len(result.winners) if seat in result.winners else 0.0
        yield f"win.distance.{(seat - first) % table.seats}", share
        if mixed:
            yield f"temper.{bots[seat]}", share * table.seats
    yield "game.tie_break", float(len(result.details["cleared"]) > 1)


def _cards(table: Table, log: list[Event]) -> Seen:
    """How often each card is played, and how often it ends unplayed."""
    cards = table.cards
    assert isinstance(cards, Cards)
    played, given_up = Counter[str](), Counter[str]()
    for event in log:
        if isinstance(event, told.Played):
            played[event.card] += 1
        elif isinstance(event, told.Sold):
            given_up[event.card] += 1
        elif isinstance(event, told.Discarded) and event.secret is not None:
            given_up[event.secret.card] += 1
    for card in cards.ids:
        yield f"card.{card}.played", played[card]
        for _ in range(played[card]):
            yield f"card.{card}.given_up", 0.0
        for _ in range(given_up[card]):
            yield f"card.{card}.given_up", 1.0


def _auctions(log: list[Event]) -> Seen:
    for event in log:
        if isinstance(event, told.AuctionWon):
            yield "auction.unsold", 0.0
            yield f"price.{event.card}", event.price
        elif isinstance(event, told.Unsold):
            yield "auction.unsold", 1.0


def _court(table: Table, log: list[Event]) -> Seen:
    suits = 0
    for event in log:
        if isinstance(event, told.Sued):
            suits += 1
        elif isinstance(event, told.Settled):
            yield "suit.settled", 1.0
        elif isinstance(event, told.TrialHeld):
            yield "suit.settled", 0.0
            yield "trial.plaintiff", float(event.winner == event.seat)
    yield "suits.per_player", suits / table.seats


def _money(table: Table, log: list[Event]) -> Seen:
    """IOUs borrowed, and the share of player-rounds with a layoff."""
    borrowed = sum(event.ious for event in log if isinstance(event, told.Borrowed))
    yield "ious.per_player", borrowed / table.seats
    laid_off: set[int] = set()
    rounds = 0
    for event in log:
        if isinstance(event, told.RoundStarted):
            if rounds:
                yield from _layoffs(table.seats, laid_off)
            rounds += 1
            laid_off = set()
        elif isinstance(event, told.LaidOff):
            laid_off.add(event.seat)
    yield from _layoffs(table.seats, laid_off)


def _layoffs(seats: int, laid_off: set[int]) -> Seen:
    for seat in every_seat(seats):
        yield "round.layoff", float(seat in laid_off)
