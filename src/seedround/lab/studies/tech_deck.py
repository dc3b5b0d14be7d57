"""What the balance table of Tech Deck (section 6.5) speaks of, seen in one finished game."""

from collections import Counter
from collections.abc import Iterator

from seedround.engine.event import Event
from seedround.engine.table import Table
from seedround.games.tech_deck import events as told
from seedround.games.tech_deck.table import TechDeck

Seen = Iterator[tuple[str, float]]

EARLY = 3
MARGINS = (7, 15)
POINTS = (26, 32)


def observe(table: Table, log: list[Event], bots: tuple[str, ...]) -> Seen:
    """Every observation of a game."""
    assert isinstance(table, TechDeck)
    result = table.result
    assert result is not None
    decided = bool(result.winners)
    yield "game.lost", float(not decided)
    yield "game.lost_early", float(not decided and table.round <= EARLY)
    yield "game.rounds", table.round
    yield "game.capped", float(result.reason == "round_cap")
    if decided:
        yield "full.rounds", table.round
        yield from (_solo(result.scores[0]) if table.seats == 1 else _decided(table, log, bots))
    for round_log in _rounds(log):
        yield from _round(table, round_log)
    uses = Counter(event.card for event in log if isinstance(event, told.EffectUsed))
    for card in table.cards.ids:
        yield f"use.{card}", uses[card]


def _solo(points: int) -> Seen:
    yield "solo.below_26", float(points < POINTS[0])
    yield "solo.above_32", float(points > POINTS[1])


def _decided(table: TechDeck, log: list[Event], bots: tuple[str, ...]) -> Seen:
    """Shares of the decided games; a draw counts half."""
    result = table.result
    assert result is not None
    share = [0.0, 0.0]
    for team, members in enumerate(table.teams):
        if members[0] in result.winners:
            share[team] = 1.0 if len(result.winners) == len(members) else 0.5
    yield "win.t1", share[0]
    marker = next(event.marker for event in log if isinstance(event, told.TableSet))
    assert marker is not None
    yield "win.marker", share[marker - 1]
    sizes = [len(members) for members in table.teams]
    if sizes[0] != sizes[1]:
        yield "win.larger", share[sizes.index(max(sizes))]
    crews = [{bots[seat] for seat in members} for members in table.teams]
    if crews[0] != crews[1] and len(crews[0]) == len(crews[1]) == 1:
        yield f"win.crew.{bots[table.teams[0][0]]}", share[0]
        yield f"win.crew.{bots[table.teams[1][0]]}", share[1]
    scored = next(event for event in log if isinstance(event, told.GameScored))
    margin = abs(scored.points[0].count - scored.points[1].count)
    for limit in MARGINS:
        yield f"margin.over_{limit}", float(margin > limit)
    yield "tie.broken", float(scored.by != "points")
    for event in log:
        if isinstance(event, told.VentureKept):
            yield f"start.{event.card}", share[event.team - 1]


def _rounds(log: list[Event]) -> Iterator[list[Event]]:
    starts = [n for n, event in enumerate(log) if isinstance(event, told.RoundStarted)]
    for start, end in zip(starts, [*starts[1:], len(log)], strict=True):
        yield log[start:end]


def _round(table: TechDeck, log: list[Event]) -> Seen:
    """Customers contested and assisted, and effects used outside of assists."""
    phases = [
        table.cards.card(event.card).phase for event in log if isinstance(event, told.EffectUsed)
    ]
    yield "round.contested", sum(isinstance(event, told.Contested) for event in log)
    yield "round.assisted", sum(isinstance(event, told.CustomerWon) for event in log)
    yield "round.effects", sum(phase in ("main", "before", "after") for phase in phases)
