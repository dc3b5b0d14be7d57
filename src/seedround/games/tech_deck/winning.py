"""Assist steps 5 to 7: what becomes of a won customer and of the cards that won it (2.6)."""

from dataclasses import dataclass
from functools import cache

from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer, Step
from seedround.games.tech_deck.effects_assist import played
from seedround.games.tech_deck.events import Placed, Retired, Scored
from seedround.games.tech_deck.moves import AREA, SCORE, Area, Retire, Score
from seedround.games.tech_deck.sayings import (
    PlaceIn,
    PromptPlace,
    PromptRetire,
    ReasonGroupCard,
    ScoreIt,
)
from seedround.games.tech_deck.table import AREA_LIMIT, NO_CARD, TechDeck, without


@dataclass(frozen=True)
class SettleWin(Step[TechDeck]):
    """The played cards go to the discard; an undeveloped customer is placed (TD-ASSIST-16, 17)."""

    team: int

    def run(self, table: TechDeck) -> None:
        team = self.team
        table.discards[team] += played(table, team)
        table.sets[team] = ()
        if table.won[team] != NO_CARD:
            table.agenda.append(place(table.leads[team]))


@dataclass(frozen=True)
class Place(Choice[TechDeck, Score | Area]):
    """The lead scores the customer or makes it a venture (TD-ASSIST-17, TD-ASSIST-20).

    Only a venture card can become a venture; by option a group card may lie there too, without
    effect (TD-A-24).
    """

    kind = "assist.place"
    rule_ids = ("TD-ASSIST-17", "TD-ASSIST-18", "TD-ASSIST-20")
    audience = "all"

    def choosers(self, table: TechDeck) -> tuple[Seat, ...]:
        return table.deciders(self.seat)

    def moves(self, table: TechDeck) -> list[Move]:
        customer = table.won[table.team_of[self.seat]]
        if table.cards.is_venture[customer] or table.options.group_ventures:
            return [SCORE, *AREA[: table.size]]
        return [SCORE]

    def blocked(self, table: TechDeck) -> list[Blocked]:
        team = table.team_of[self.seat]
        customer = table.won[team]
        if table.cards.is_venture[customer] or table.options.group_ventures:
            return []
        why = ReasonGroupCard(table.cards.ids[customer])
        return [Blocked("area", why, "TD-A-24", (f"area@t{team + 1}:",))]

    def play(self, table: TechDeck, move: Score | Area) -> None:
        team = table.team_of[self.seat]
        customer, table.won[team] = table.won[team], NO_CARD
        name = table.cards.ids[customer]
        if isinstance(move, Score):
            table.scores[team] += (customer,)
            if table.log is not None:
                table.log.append(Scored(*table.side(team), name, len(table.scores[team])))
            return
        area = AREA.index(move)
        table.areas[team * table.size + area] += (customer,)
        if table.log is not None:
            table.log.append(Placed(*table.side(team), area + 1, name))
        if len(table.areas[team * table.size + area]) > AREA_LIMIT[table.seats]:
            table.agenda.append(retire(table.controller(team, area), area))

    def prompt(self, table: TechDeck) -> Saying:
        return PromptPlace(table.cards.ids[table.won[table.team_of[self.seat]]])

    def offer(self, table: TechDeck, move: Score | Area) -> Offer:
        team = table.team_of[self.seat]
        name = table.cards.ids[table.won[team]]
        if isinstance(move, Score):
            return Offer(move, ScoreIt(name), (f"score@t{team + 1}:pile",))
        held = table.areas[team * table.size + AREA.index(move)]
        full = len(held) >= AREA_LIMIT[table.seats]
        says = PlaceIn(name, AREA.index(move) + 1, table.cards.card(name).text, full)
        return Offer(move, says, (f"area@t{team + 1}:{move.area}",))


@dataclass(frozen=True)
class RetireVenture(Choice[TechDeck, Retire]):
    """The controller of an overfull area scores one of its older ventures (TD-ASSIST-18).

    The new one stays, and can be used later in the same round (TD-ASSIST-19).
    """

    area: int

    kind = "assist.retire"
    rule_ids = ("TD-ASSIST-18",)
    audience = "all"

    def choosers(self, table: TechDeck) -> tuple[Seat, ...]:
        return table.area_deciders(self.seat, self.area)

    def moves(self, table: TechDeck) -> list[Move]:
        held = table.areas[table.team_of[self.seat] * table.size + self.area]
        return [table.cards.retire[card] for card in held[:-1]]

    def play(self, table: TechDeck, move: Retire) -> None:
        team = table.team_of[self.seat]
        card, area = table.cards.index[move.card], team * table.size + self.area
        table.areas[area] = without(table.areas[area], card)
        table.scores[team] += (card,)
        if table.log is not None:
            table.log.append(Retired(*table.side(team), move.card, len(table.scores[team])))

    def prompt(self, table: TechDeck) -> Saying:
        return PromptRetire(self.area + 1)

    def offer(self, table: TechDeck, move: Retire) -> Offer:
        return Offer(move, None, (f"area@t{table.team_of[self.seat] + 1}:{move.card}",))


@cache
def settle_win(team: int) -> SettleWin:
    return SettleWin(team)


@cache
def place(seat: Seat) -> Place:
    return Place(seat)


@cache
def retire(seat: Seat, area: int) -> RetireVenture:
    return RetireVenture(seat, area)
