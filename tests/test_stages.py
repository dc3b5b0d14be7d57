"""Stages: the table as it was after each event; a stage shows what its event tells, and no more."""

import random
from collections.abc import Iterator
from functools import singledispatch
from typing import Any

import msgspec
import pytest

from seedround.engine.event import Event
from seedround.engine.game import Game
from seedround.engine.kinds import OPEN, SPECTATOR
from seedround.engine.look import fingerprint
from seedround.engine.playthrough import Playthrough
from seedround.engine.table import Table
from seedround.engine.view import View
from seedround.games.bidness import events as bd
from seedround.games.silicon_valley import events as sv
from seedround.games.tech_deck import events as td
from seedround.games.trade_show import events as ts
from seedround.server.tables.stages import QUESTION, Stages
from tests.cases import CASES, GAMES, Case
from tests.effort import sampled

LONGEST = sampled(60, 150)
"""Moves of a game that are looked at."""


def staged(case: Case) -> Iterator[tuple[Playthrough, Table, list[Event], list[Table]]]:
    """A random game move by move: the table before, the events, and the stages."""
    chance = random.Random(case.seed)
    playthrough = Playthrough.new(case.game, case.seats, case.options, seed=case.seed)
    for _ in range(LONGEST):
        if playthrough.table.over:
            return
        before = playthrough.table.copy(playthrough.table.generator)
        told = playthrough.told
        stages: list[Table] = []
        playthrough.play(chance.choice(playthrough.table.moves()), stages)
        yield playthrough, before, playthrough.since(told), stages


@pytest.mark.sampled
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_event_has_its_stage_and_nothing_lies_in_two_places(case: Case) -> None:
    """In a stage all things are seen once; looking changes nothing."""
    for playthrough, before, events, stages in staged(case):
        rules, table = before.rules, playthrough.table
        assert len(stages) == len(events)
        everything = rules.inventory(before)
        for event, stage in zip(events, stages, strict=True):
            assert rules.inventory(stage) == everything, event
            assert stage.asked() == (), "nobody is asked while something happens"
            for viewer in (SPECTATOR, *range(case.seats)):
                rules.view(stage, viewer)
        assert all(stage is not table for stage in stages)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_keeping_stages_does_not_change_the_game(game: Game) -> None:
    seats = game.players[-1]
    plain, watched = [Playthrough.new(game, seats, seed="5eed") for _ in range(2)]
    chance = random.Random(1)
    for _ in range(60):
        if plain.table.over:
            break
        move = chance.choice(plain.table.moves())
        plain.play(move)
        watched.play(move, [])
        assert fingerprint(watched.table) == fingerprint(plain.table)
    assert watched.log == plain.log


@pytest.mark.sampled
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_stages_agree_with_the_figures_of_their_events(case: Case) -> None:
    for _, before, events, stages in staged(case):
        earlier = before.rules.view(before, OPEN)
        for event, stage in zip(events, stages, strict=True):
            view = stage.rules.view(stage, OPEN)
            told, shown = figures(event, view, earlier)
            assert shown == told, event
            earlier = view


@pytest.mark.sampled
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_changes_of_a_stage_lead_back_to_it(case: Case) -> None:
    """From the view as it is now, stage by stage, for all who look on."""
    for playthrough, before, _, stages in staged(case):
        for viewer in (SPECTATOR, *range(case.seats)):
            now = before.rules.view(playthrough.table, viewer)
            shown = msgspec.to_builtins(now)
            changes = Stages(stages, playthrough.table).seen_by(viewer, now)
            for stage, change in zip(reversed(stages), reversed(changes), strict=True):
                for one in change:
                    shown = put(shown, one.at, msgspec.to_builtins(one.value))
                view = before.rules.view(stage, viewer)
                assert without_question(shown) == without_question(msgspec.to_builtins(view))


def without_question(view: dict[str, Any]) -> dict[str, Any]:
    """A view but for what it says about the next decision: `turn` is the seat that is asked.

    What is empty may be left out.
    """
    asked = QUESTION if isinstance(view.get("turn"), dict) else (*QUESTION, "turn")
    return {name: value for name, value in view.items() if name not in asked and value != {}}


def put(value: Any, at: tuple[str | int, ...], to: Any) -> Any:
    """A value with another one at a place in it."""
    if not at:
        return to
    name, *rest = at
    if isinstance(name, int):
        return (*value[:name], put(value[name], tuple(rest), to), *value[name + 1 :])
    return {**value, name: put(value.get(name), tuple(rest), to)}


# What events say that the table then shows: the figures as told, and as a view has them


Figures = tuple[Any, Any]


@singledispatch
def figures(event: Event, view: Any, before: View) -> Figures:
    return None, None


@figures.register
def _(event: ts.Rolled, view: Any, before: View) -> Figures:
    return (event.d4, event.d6, event.d8), view.turn.rolled


@figures.register
def _(event: ts.Fulfilled, view: Any, before: Any) -> Figures:
    told = event.offer, event.values, before.turn.fulfilled + 1
    return told, (view.turn.offer, view.turn.placed[-1].values, view.turn.fulfilled)


@figures.register(ts.Sold)
@figures.register(ts.Failed)
def _(event: ts.Sold | ts.Failed, view: Any, before: View) -> Figures:
    return event.score, view.seats[event.seat].score


@figures.register
def _(event: ts.Drafted, view: Any, before: Any) -> Figures:
    front = before.top[event.column - 1]
    told = event.card, front, "", before.deck
    at = event.column - 1
    return told, (view.seats[event.seat].stack[-1], view.bottom[at], view.top[at], view.deck)


@figures.register
def _(event: ts.Refilled, view: Any, before: View) -> Figures:
    return (event.bottom, event.top), (view.bottom[event.column - 1], view.top[event.column - 1])


@figures.register
def _(event: bd.BidMade, view: Any, before: View) -> Figures:
    lot = view.auction
    return (event.amount, event.seat), (lot.last_bid, lot.last_bidder)


@figures.register
def _(event: bd.DroppedOut, view: Any, before: View) -> Figures:
    gone = view.auction is None or event.seat in view.auction.dropped
    return True, gone


@figures.register
def _(event: bd.Borrowed, view: Any, before: Any) -> Figures:
    seat = event.seat
    told = event.debt, before.seats[seat].cash + event.money
    return told, (view.seats[seat].ious, view.seats[seat].cash)


@figures.register
def _(event: bd.AuctionWon, view: Any, before: Any) -> Figures:
    paid = before.seats[event.seat].cash - event.price
    return (paid, None), (view.seats[event.seat].cash, view.auction)


@figures.register(bd.SalariesPaid)
@figures.register(bd.PaidCost)
def _(event: bd.SalariesPaid | bd.PaidCost, view: Any, before: Any) -> Figures:
    return before.seats[event.seat].cash - event.amount, view.seats[event.seat].cash


@figures.register
def _(event: bd.PaidOff, view: Any, before: Any) -> Figures:
    seat = event.seat
    told = event.left, before.seats[seat].cash - event.cost
    return told, (view.seats[seat].ious, view.seats[seat].cash)


@figures.register
def _(event: bd.Earned, view: Any, before: Any) -> Figures:
    return before.seats[event.seat].cash + event.total, view.seats[event.seat].cash


@figures.register(bd.TechRolled)
@figures.register(bd.TechGained)
def _(event: bd.TechRolled | bd.TechGained, view: Any, before: View) -> Figures:
    return event.tech, view.seats[event.seat].tech


@figures.register
def _(event: bd.TrialHeld, view: Any, before: Any) -> Figures:
    """The dice lie there, and nothing has been paid."""
    told = len(event.dice), len(event.defence), [seat.cash for seat in before.seats]
    return told, (view.suit.dice, view.suit.defence, [seat.cash for seat in view.seats])


@figures.register(td.Scored)
@figures.register(td.Retired)
def _(event: td.Scored | td.Retired, view: Any, before: View) -> Figures:
    return event.score, len(view.teams[event.team - 1].score)


@figures.register
def _(event: td.CustomerLeft, view: Any, before: View) -> Figures:
    return event.unhappy, len(view.unhappy)


@figures.register
def _(event: td.SetRevealed, view: Any, before: View) -> Figures:
    return event.cards, view.teams[event.team - 1].set


@figures.register
def _(event: td.CustomerWon, view: Any, before: View) -> Figures:
    return (event.card, False), (view.teams[event.team - 1].won, event.card in view.row)


@figures.register
def _(event: td.Reshuffled, view: Any, before: View) -> Figures:
    return event.deck, view.teams[event.team - 1].deck_size


@figures.register
def _(event: sv.TokenMoved, view: Any, before: View) -> Figures:
    return event.end, view.seats[event.seat].index


@figures.register(sv.Collected)
@figures.register(sv.Gained)
def _(event: sv.Collected | sv.Gained, view: Any, before: Any) -> Figures:
    """Money and code are there; the valuation moves with an event of its own."""
    was, now = before.seats[event.seat], view.seats[event.seat]
    told = was.cash + event.cash, sorted((*was.blocks, *event.blocks)), was.index
    return told, (now.cash, sorted(now.blocks), now.index)


@figures.register(sv.Hired)
@figures.register(sv.Poached)
@figures.register(sv.Expanded)
@figures.register(sv.Outsourced)
@figures.register(sv.PaidHq)
@figures.register(sv.PaidSalaries)
def _(event: Any, view: Any, before: Any) -> Figures:
    return before.seats[event.seat].cash - event.price, view.seats[event.seat].cash


@figures.register
def _(event: sv.PawnMoved, view: Any, before: Any) -> Figures:
    if event.row is None:
        return None, None
    stands = view.rival.white if event.pawn == "white" else view.rival.grey
    return (event.row, event.slot), stands or (event.row, event.slot)
