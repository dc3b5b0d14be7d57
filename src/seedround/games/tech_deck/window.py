"""Effects windows: the teams alternate, one effect each, until both pass (2.5, 3.2, TD-A-17).

slot:    the lead, then the other seats of the team in turn: use one effect, or pass
window:  slot, the other team's slot, ...; it ends when every team has passed in succession
"""

from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from seedround.engine.kinds import CardNumber, Pile, Seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer
from seedround.games.tech_deck.cards import ASSISTING, WINDOWS, WINNING
from seedround.games.tech_deck.carry_out import all_steps, offered
from seedround.games.tech_deck.events import EffectUsed, TeamPassed
from seedround.games.tech_deck.moves import PASS, Pass, Use
from seedround.games.tech_deck.sayings import (
    PromptUse,
    ReasonCost,
    ReasonIdleVenture,
    ReasonNothing,
    ReasonNotLead,
    ReasonPhase,
    ReasonUsed,
    UseCard,
    Window,
)
from seedround.games.tech_deck.table import NO_CARD, TechDeck

WINDOW_NAMES: Final[tuple[Window, ...]] = ("before", "after", "between", "assist", "won")


@dataclass(frozen=True)
class UseEffect(Choice[TechDeck, Pass | Use]):
    """A seat uses one effect it controls, or passes (TD-FX-01..09, TD-FX-12, TD-FX-13).

    The lead also controls the group effects of the hand and the shared area, by option every seat
    of the team does; cards played in this run still count as hand for `assist` and `won` effects
    (TD-FX-02, TD-TEAM-07, TD-A-20).
    """

    window: int
    place: int
    """In the team's order, lead first."""
    passed: int
    """How many teams have passed in succession before this slot (TD-FX-10)."""

    kind = "effect.use"
    rule_ids = ("TD-FX-03", "TD-FX-04", "TD-FX-07", "TD-FX-10")
    audience = "team"

    def moves(self, table: TechDeck) -> list[Move]:
        cards, team, window = table.cards, table.team_of[self.seat], self.window
        use = cards.use
        found: list[Move] = [PASS]
        decides = self.decides(table)
        usable = cards.ventures[window] & ~table.used
        if usable:
            held = table.areas[table.home[self.seat]]
            if decides and len(table.teams[team]) < table.size:
                held += table.areas[team * table.size + table.size - 1]
            found += [
                use[card] for card in held if usable >> card & 1 and offered(table, team, card)
            ]
        if decides:
            usable = cards.groups[window] & ~table.used
            found += [
                use[card]
                for card in in_hand(table, team, window)
                if usable >> card & 1 and offered(table, team, card)
            ]
        return found

    def decides(self, table: TechDeck) -> bool:
        """Whether this seat decides for the team: the lead, or by option anyone (TD-TEAM-07)."""
        return self.place == 0 or table.options.lead == "anyone"

    def play(self, table: TechDeck, move: Pass | Use) -> None:
        team = table.team_of[self.seat]
        if isinstance(move, Pass):
            self.pass_on(table, team)
            return
        cards, card = table.cards, table.cards.index[move.card]
        table.used |= 1 << card
        if not cards.is_venture[card]:
            table.all_see(1 << card)
        if table.log is not None:
            table.log.append(EffectUsed(self.seat, move.card, cards.definitions[card].text))
        table.agenda.append(slot(table, self.window, next_team(table, self.window, team)))
        table.agenda.extend(all_steps(self.seat, card, len(cards.steps[card])))

    def pass_on(self, table: TechDeck, team: int) -> None:
        """The next seat of the team is asked; after the last one the team has passed."""
        seats = table.asking[team]
        place = self.place + 1
        if place < len(seats):
            table.agenda.append(use_effect(seats[place], self.window, place, self.passed))
            return
        if table.log is not None:
            table.log.append(TeamPassed(*table.side(team)))
        other = next_team(table, self.window, team)
        if other != team and self.passed == 0:
            table.agenda.append(slot(table, self.window, other, 1))

    def blocked(self, table: TechDeck) -> list[Blocked]:
        """Own cards that cannot be used now, each with its reason (3.1)."""
        team, ids = table.team_of[self.seat], table.cards.ids
        common = self.seat if self.decides(table) else table.leads[team]
        owners = [*table.teams[team], common]
        areas = [
            (card, owners[area])
            for area in range(table.size)
            for card in table.areas[team * table.size + area]
        ]
        hand = [
            (card, common)
            for card in in_hand(table, team, self.window)
            if not table.cards.is_venture[card]
        ]
        legal = table.moves_of(self)
        where = partial(piece_of, table, team)
        return [
            Blocked(f"use:{ids[card]}", *self.why_not(table, team, card, owner), (where(card),))
            for card, owner in areas + hand
            if table.cards.use[card] not in legal
        ]

    def why_not(
        self, table: TechDeck, team: int, card: CardNumber, owner: Seat
    ) -> tuple[Saying, str]:
        """The reason and the rule (TD-FX-05, TD-FX-07, TD-FX-15, TD-FX-16, TD-TEAM-07)."""
        cards, name = table.cards, table.cards.ids[card]
        definition = cards.definitions[card]
        if not cards.is_venture[card] and card not in in_hand(table, team, self.window):
            return ReasonIdleVenture(name), "TD-A-24"
        if owner != self.seat:
            return ReasonNotLead(name), "TD-TEAM-07"
        if table.used >> card & 1:
            return ReasonUsed(name), "TD-FX-05"
        if definition.steps and self.window not in WINDOWS[definition.phase]:
            return ReasonPhase(name, definition.phase), "TD-FX-07"
        hand = table.hands[team]
        if len(hand) - (card in hand) < cards.cost[card]:
            return ReasonCost(name, cards.cost[card]), "TD-FX-15"
        return ReasonNothing(name), "TD-FX-16"

    def prompt(self, table: TechDeck) -> Saying:
        return PromptUse(WINDOW_NAMES[self.window])

    def offer(self, table: TechDeck, move: Pass | Use) -> Offer:
        if isinstance(move, Pass):
            return Offer(move)
        card, team = table.cards.index[move.card], table.team_of[self.seat]
        text = table.cards.definitions[card].text
        return Offer(move, UseCard(move.card, text), (piece_of(table, team, card),))


def piece_of(table: TechDeck, team: int, card: CardNumber) -> str:
    """Where a card with an effect lies: in an area, in the set played, or in the hand."""
    zone = "area"
    if card in table.hands[team]:
        zone = "hand"
    elif card in (table.sets[team] or ()):
        zone = "set"
    return f"{zone}@t{team + 1}:{table.cards.ids[card]}"


def in_hand(table: TechDeck, team: int, window: int) -> Pile:
    """The hand as group effects see it: in Assist steps 3 and 5 with the set (TD-FX-02)."""
    hand = table.hands[team]
    if window in (ASSISTING, WINNING) and table.sets[team]:
        return tuple(sorted(hand + (table.sets[team] or ())))
    return hand


def next_team(table: TechDeck, window: int, team: int) -> int:
    """Whose slot comes next: in step 3 only teams that declared, in step 5 only the winner."""
    if len(table.teams) == 1 or window == WINNING:
        return team
    if window == ASSISTING and table.targets[1 - team] == NO_CARD:
        return team
    return 1 - team


def slot(table: TechDeck, window: int, team: int, passed: int = 0) -> UseEffect:
    """A team may use one effect: its lead is asked first (TD-FX-08, TD-FX-09)."""
    return use_effect(table.leads[team], window, 0, passed)


@cache
def use_effect(seat: Seat, window: int, place: int, passed: int) -> UseEffect:
    return UseEffect(seat, window, place, passed)
