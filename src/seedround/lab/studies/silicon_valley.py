"""What the balance table of Silicon Valley (section 6.13) speaks of, seen in one finished game."""

from collections import Counter
from collections.abc import Iterator

from seedround.engine.event import Event
from seedround.engine.kinds import every_seat
from seedround.engine.table import Table
from seedround.games.silicon_valley import events as told
from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.named_effects import called
from seedround.games.silicon_valley.numbers import SM, A, Tile, face_of, tile_of
from seedround.games.silicon_valley.table import SiliconValley

Seen = Iterator[tuple[str, float]]

ACTIONS: dict[type[Event], str] = {
    told.Hired: "hire",
    told.Poached: "poach",
    told.Expanded: "expand",
    told.Funded: "vc",
    told.Outsourced: "outsource",
    told.Innovated: "innovate",
    told.SecondMoved: "second",
}
SHORTEST, LONGEST = 5, 11


def observe(table: Table, log: list[Event], bots: tuple[str, ...]) -> Seen:
    """Every observation of a game."""
    assert isinstance(table, SiliconValley)
    yield "game.rounds", table.round
    yield "game.usual_length", float(SHORTEST <= table.round <= LONGEST)
    assert table.result is not None
    yield "game.round_limit", float(table.result.reason == "round_limit")
    yield from _actions(table, log)
    yield from _launches(table, log)
    yield from _faces(table, log)
    yield from _powers(table.cards, log)
    yield from _supply(log)
    if table.seats > 1:
        yield from _winners(table, log)
    else:
        yield from _deeds(table, log)


def _actions(table: SiliconValley, log: list[Event]) -> Seen:
    """Actions by kind, and involuntary losses, per seat."""
    done: Counter[tuple[int, str]] = Counter()
    troubled: set[int] = set()
    for event in log:
        name = ACTIONS.get(type(event))
        if name is not None:
            done[event.seat, name] += 1  # type: ignore[attr-defined]
        elif isinstance(event, told.Sunsetted | told.LaidOff):
            if event.forced:
                troubled.add(event.seat)
            else:
                kind = "sunset" if isinstance(event, told.Sunsetted) else "layoff"
                done[event.seat, kind] += 1
    for seat in every_seat(table.seats):
        for name in (*ACTIONS.values(), "sunset", "layoff"):
            yield f"act.{name}", done[seat, name]
        yield "seat.trouble", float(seat in troubled)


def _launches(table: SiliconValley, log: list[Event]) -> Seen:
    """Valuation that each launch brought over the game, and whether innovations were copied."""
    cards = table.cards
    first: dict[str, tuple[int, float]] = {}
    flipped: set[str] = set()
    second: dict[tuple[int, str], float] = {}
    alive: dict[tuple[int, str], Tile] = {}
    for event in log:
        if isinstance(event, told.Innovated):
            tile = tile_of(cards.product[event.product], A)
            first[event.product] = (event.seat, cards.launches[tile].valuation)
            alive[event.seat, event.product] = tile
        elif isinstance(event, told.SecondMoved):
            tile = tile_of(cards.product[event.product], SM)
            second[event.seat, event.product] = cards.launches[tile].valuation
            alive[event.seat, event.product] = tile
            _flip(event.product, first, alive, flipped)
        elif isinstance(event, told.RivalCopied):
            _flip(event.product, first, alive, flipped)
        elif isinstance(event, told.Sunsetted):
            alive.pop((event.seat, event.product), None)
        elif isinstance(event, told.Collected):
            for (seat, product), tile in alive.items():
                growth = cards.earns[tile].valuation
                if seat == event.seat and growth:
                    if face_of(tile) == A:
                        first[product] = (seat, first[product][1] + growth)
                    else:
                        second[seat, product] += growth
    for product, (_, total) in first.items():
        yield "launch.first", total
        yield "launch.flipped", float(product in flipped)
    for total in second.values():
        yield "launch.second", total


def _flip(
    product: str,
    first: dict[str, tuple[int, float]],
    alive: dict[tuple[int, str], Tile],
    flipped: set[str],
) -> None:
    if product in first:
        flipped.add(product)
        alive.pop((first[product][0], product), None)


def _faces(table: SiliconValley, log: list[Event]) -> Seen:
    """How often face-up cards are taken in a turn, and revealed products are launched."""
    start = next(event for event in log if isinstance(event, told.GameStarted))
    up = {*start.employees, *start.hq, *start.vc}
    revealed = dict.fromkeys(start.products, 0)
    launched: set[str] = set()
    round_now = 0
    offered: set[str] = set()
    taken: set[str] = set()
    for event in log:
        if isinstance(event, told.RoundStarted):
            round_now = event.round
        elif isinstance(event, told.TurnStarted):
            offered, taken = set(up), set()
        elif isinstance(event, told.TurnEnded):
            for card in sorted(offered):
                yield f"card.{card.partition('-')[0]}.{card}.taken", float(card in taken)
        elif isinstance(event, told.Refilled):
            if event.row == "product":
                revealed[event.card] = round_now
            else:
                up.add(event.card)
        elif isinstance(event, told.Hired):
            taken.add(event.employee)
            up.discard(event.employee)
        elif isinstance(event, told.Expanded | told.Funded):
            taken.add(event.card)
            up.discard(event.card)
        elif isinstance(event, told.RivalTook | told.Discarded):
            up.discard(event.card)
        elif isinstance(event, told.Innovated | told.RivalInnovated):
            launched.add(event.product)
    for product, when in revealed.items():
        if when <= table.round - 2:
            yield f"product.{product}.launched", float(product in launched)


def _powers(cards: Cards, log: list[Event]) -> Seen:
    power: str | None = None
    used = False
    for event in [*log, None]:
        if isinstance(event, told.Funded | told.TurnEnded):
            if power is not None:
                yield f"power.{power}.used", float(used)
            power, used = None, False
            if isinstance(event, told.Funded):
                power = called(cards.powers[cards.vcs.index(event.card)])
        elif isinstance(event, told.PowerUsed):
            used = True


def _supply(log: list[Event]) -> Seen:
    """Kinds of block that a player wanted and found used up."""
    out = {event.wanted for event in log if isinstance(event, told.Substituted | told.Missed)}
    yield "supply.d2_out", float("D2" in out)
    yield "supply.any_out", float(bool(out))


def _winners(table: SiliconValley, log: list[Event]) -> Seen:
    """Win shares against a fair share by founder and mat, and of the leader after round 3."""
    result = table.result
    assert result is not None
    shares = [
        table.seats / len(result.winners) if seat in result.winners else 0.0
        for seat in every_seat(table.seats)
    ]
    for seat in every_seat(table.seats):
        founder = table.cards.people[table.founders[seat]]
        yield f"founder.{founder}.wins", shares[seat]
        yield f"mat.{table.cards.mats[table.mats[seat]]}.wins", shares[seat]
    for event in log:
        if isinstance(event, told.RoundEnded) and event.round == 3:
            best = max(event.index)
            leaders = [seat for seat, index in enumerate(event.index) if index == best]
            if len(leaders) == 1:
                yield "lead.wins", shares[leaders[0]] / table.seats


def _deeds(table: SiliconValley, log: list[Event]) -> Seen:
    """Whether the personalities in play ever acted."""
    acted = {event.card for event in log if isinstance(event, told.PersonalityActed)}
    for card in table.personalities:
        deed, name = called(table.cards.deeds[card]), table.cards.personalities[card]
        yield f"deed.{table.cards.colours[card]}.{deed}.acted", float(name in acted)
