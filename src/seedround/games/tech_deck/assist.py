"""The assist phase, Assist steps 1 to 4 and 8 to 10 (2.6): runs until neither team plays a set.

run:     commit (both teams, sealed); reveal and declare, the marker team last; assist effects;
         match and contest; steps 5 to 7 for each winner (see `winning`); sets back; effects window
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from seedround.engine.kinds import CardNumber, Pile, Seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer, Step, narrow
from seedround.engine.table import Sealed
from seedround.games.tech_deck.cards import ASSISTING, BETWEEN, WINNING
from seedround.games.tech_deck.effects_assist import matches, played
from seedround.games.tech_deck.events import (
    AssistFailed,
    Committed,
    Contested,
    CustomerWon,
    Declared,
    Known,
    SetReturned,
    SetRevealed,
    SetsDown,
)
from seedround.games.tech_deck.moves import (
    NO_SET,
    STOP,
    Assist,
    First,
    NoSet,
    PlaySet,
    Stop,
    play_set,
)
from seedround.games.tech_deck.near import nearest
from seedround.games.tech_deck.reach import combos, helpers, legal_sets, reached
from seedround.games.tech_deck.sayings import (
    PlayFor,
    PromptDeclare,
    PromptFirst,
    PromptSet,
    ReasonNoMatch,
    ReasonOut,
    ReasonUnreachable,
)
from seedround.games.tech_deck.table import NO_CARD, NO_HELP, TEAMS, TechDeck, added
from seedround.games.tech_deck.window import slot
from seedround.games.tech_deck.winning import settle_win

MOST_SETS: Final = 150
"""More sets than this are narrowed down card by card (3.1)."""
END_OF_SET: Final = CardNumber(-1)
NO_WAY: Final = [(0, 0, False, 0)]
"""No help at all: what a set reaches as it is."""


@dataclass(frozen=True)
class StartAssist(Step[TechDeck]):
    """Phase 3 begins: every team may play again (TD-ASSIST-22)."""

    def run(self, table: TechDeck) -> None:
        table.out = 0
        table.agenda.append(START_RUN)


@dataclass(frozen=True)
class StartRun(Step[TechDeck]):
    """Both leads decide at the same time, in secret (TD-ASSIST-01, 05, 25)."""

    def run(self, table: TechDeck) -> None:
        count = len(table.teams)
        table.sets = [None] * count
        table.targets = [NO_CARD] * count
        table.help = [NO_HELP] * count
        table.revealed = 0
        table.agenda.append(SETS_DOWN)
        table.agenda.append(commits(tuple([table.leads[team] for team in table.order()])))


@dataclass(frozen=True)
class Commit(Choice[TechDeck, NoSet | PlaySet | First | Stop]):
    """The lead plays a set face down, or nothing (TD-ASSIST-01..05, TD-A-18, TD-A-19, TD-A-25).

    While more than 150 sets remain the set is named card by card (3.1, `assist.first`). The kind
    stays the same all the time: it is told to the rivals too.
    """

    kind = "assist.set"
    rule_ids = ("TD-ASSIST-01", "TD-ASSIST-02", "TD-ASSIST-04", "TD-ASSIST-05")
    audience = "team"

    def choosers(self, table: TechDeck) -> tuple[Seat, ...]:
        return table.deciders(self.seat)

    def moves(self, table: TechDeck) -> list[Move]:
        team, cards = table.team_of[self.seat], table.cards
        sets = legal_sets(table, team)
        named = table.naming[team]
        found: list[Move] = [] if named else [NO_SET]
        if named or len(sets) > MOST_SETS:
            moves = [play_set(table.ids(part)) for part in sets]
            fitting, answers = narrow(moves, named, lambda move, n: nth(cards, move, n), MOST_SETS)
            if answers:
                firsts = sorted(answer for answer in answers if answer != END_OF_SET)
                if END_OF_SET in answers:
                    found.append(STOP)
                return found + [cards.first[card] for card in firsts]
            return [*found, *fitting]
        ids = cards.ids
        found += [play_set(tuple([ids[card] for card in part])) for part in sets]
        return found

    def play(self, table: TechDeck, move: NoSet | PlaySet | First | Stop) -> None:
        index = table.cards.index
        team = table.team_of[self.seat]
        if isinstance(move, First):
            table.naming[team] += (index[move.card],)
            table.agenda.append(self)
            return
        chosen: Pile = ()
        if isinstance(move, PlaySet):
            chosen = tuple([index[name] for name in move.cards])
        elif isinstance(move, Stop):
            chosen = table.naming[team]
        table.naming[team] = ()
        table.sets[team] = chosen
        if chosen:
            table.hands[team] = tuple([card for card in table.hands[team] if card not in chosen])

    def blocked(self, table: TechDeck) -> list[Blocked]:
        team = table.team_of[self.seat]
        pieces = (f"hand@t{team + 1}:", "row:")
        if table.out >> team & 1:
            return [Blocked("set", ReasonOut(), "TD-ASSIST-22", pieces)]
        return [*self.unserved(table), Blocked("set", ReasonNoMatch(), "TD-ASSIST-04", pieces)]

    def unserved(self, table: TechDeck) -> list[Blocked]:
        """The customers that no set of the hand reaches, each with what is missing."""
        team, cards = table.team_of[self.seat], table.cards
        hand, left = table.hands[team], list(table.row)
        helping = helpers(table, team, hand)
        for part in legal_sets(table, team):
            ways = combos(helping, part, len(hand) - len(part))
            for customer in reached(cards, part, tuple(left), ways):
                left.remove(customer)
        return [
            Blocked(
                f"assist:{cards.ids[card]}",
                nearest(table, team, card),
                "TD-ASSIST-02",
                (f"row:{place}",),
            )
            for place, card in enumerate(table.row, 1)
            if card in left
        ]

    def prompt(self, table: TechDeck) -> Saying:
        team = table.team_of[self.seat]
        if table.naming[team]:
            return PromptFirst(table.ids(table.naming[team]))
        return PromptSet(len(legal_sets(table, team)))

    def offer(self, table: TechDeck, move: NoSet | PlaySet | First | Stop) -> Offer:
        team = table.team_of[self.seat]
        if isinstance(move, First):
            return Offer(move, None, (f"hand@t{team + 1}:{move.card}",))
        if not isinstance(move, PlaySet):
            return Offer(move)
        cards, hand = table.cards, table.hands[team]
        chosen = tuple([cards.index[name] for name in move.cards])
        rest = len(hand) - len(chosen)
        ways = combos(helpers(table, team, hand), chosen, rest)
        everyone = reached(cards, chosen, table.row, ways)
        plain = reached(cards, chosen, table.row, NO_WAY)
        helped = [customer for customer in everyone if customer not in plain]
        total = sum([cards.value[card] for card in chosen])
        says = PlayFor(move.cards, total, table.ids(tuple(plain)), table.ids(tuple(helped)))
        pieces = [f"hand@t{team + 1}:{name}" for name in move.cards]
        pieces += [f"row:{place}" for place, card in enumerate(table.row, 1) if card in everyone]
        return Offer(move, says, tuple(pieces))


def nth(cards: Any, move: PlaySet, number: int) -> CardNumber:
    """The card of a set at a place, or that the set has ended."""
    if number >= len(move.cards):
        return END_OF_SET
    found: CardNumber = cards.index[move.cards[number]]
    return found


@dataclass(frozen=True)
class FaceDown(Step[TechDeck]):
    """Both have decided; if neither plays, the phase ends (TD-ASSIST-05, TD-ASSIST-06).

    Only now is anything told, to each team what it played, so that no event comes too early.
    """

    def run(self, table: TechDeck) -> None:
        table.show(table.sets)
        if table.log is not None:
            for team in table.order():
                known, mates = Known(table.ids(played(table, team))), table.teams[team]
                table.log.append(Committed(team=team + 1, to=mates, secret=known))
        if not any(table.sets):
            return
        if table.log is not None:
            counts = [len(played(table, team)) for team in range(len(table.teams))]
            table.log.append(SetsDown(table.counted(counts)))
        table.then(*[REVEALS[team] for team in reversed(table.order())], HELP, RESOLVE)


@dataclass(frozen=True)
class RevealSet(Step[TechDeck]):
    """A team turns its set up; then it declares, the marker team last (TD-ASSIST-07)."""

    team: int

    def run(self, table: TechDeck) -> None:
        team = self.team
        chosen = played(table, team)
        if not chosen:
            return
        table.revealed |= 1 << team
        table.all_see(table.cards.bits(chosen))
        if table.log is not None:
            table.log.append(SetRevealed(*table.side(team), table.ids(chosen)))
        table.agenda.append(declare(table.leads[team]))


@dataclass(frozen=True)
class Declare(Choice[TechDeck, Assist]):
    """The lead names a customer that the set can reach (TD-ASSIST-07, 3.3)."""

    kind = "assist.declare"
    rule_ids = ("TD-ASSIST-02", "TD-ASSIST-07")
    audience = "team"

    def choosers(self, table: TechDeck) -> tuple[Seat, ...]:
        return table.deciders(self.seat)

    def reachable(self, table: TechDeck) -> list[CardNumber]:
        team = table.team_of[self.seat]
        hand, chosen = table.hands[team], played(table, team)
        ways = combos(helpers(table, team, hand + chosen), chosen, len(hand))
        return reached(table.cards, chosen, table.row, ways)

    def moves(self, table: TechDeck) -> list[Move]:
        assist = table.cards.assist
        # A set that reaches no customer can only come from a redeal: it names any and fails.
        return [assist[customer] for customer in self.reachable(table) or table.row]

    def play(self, table: TechDeck, move: Assist) -> None:
        team = table.team_of[self.seat]
        table.targets[team] = table.cards.index[move.card]
        if table.log is not None:
            table.log.append(Declared(*table.side(team), move.card))

    def blocked(self, table: TechDeck) -> list[Blocked]:
        if len(self.reachable(table)) == len(table.row):
            return []
        return [Blocked("assist", ReasonUnreachable(), "TD-ASSIST-07", ("row:",))]

    def prompt(self, table: TechDeck) -> Saying:
        return PromptDeclare(table.ids(played(table, table.team_of[self.seat])))

    def offer(self, table: TechDeck, move: Assist) -> Offer:
        place = table.row.index(table.cards.index[move.card]) + 1
        return Offer(move, None, (f"row:{place}",))


@dataclass(frozen=True)
class HelpWindow(Step[TechDeck]):
    """Assist effects, in slots of the teams that declared (TD-ASSIST-08)."""

    def run(self, table: TechDeck) -> None:
        for team in table.order():
            if table.targets[team] != NO_CARD:
                table.agenda.append(slot(table, ASSISTING, team))
                return


@dataclass(frozen=True)
class Resolve(Step[TechDeck]):
    """Match, contest, steps 5 to 7 for the winners, marker team first (TD-ASSIST-10..14).

    TD-ASSIST-23, TD-ASSIST-24: then sets go back, an effects window opens, and the next run
    follows (TD-ASSIST-25, TD-A-27).
    """

    def run(self, table: TechDeck) -> None:
        log, ids = table.log, table.cards.ids
        winners: list[int] = []
        for team in table.order():
            if table.targets[team] != NO_CARD and matches(table, team):
                winners.append(team)
            elif log is not None and played(table, team):
                log.append(AssistFailed(*table.side(team), table.ids(played(table, team))))
        if len(winners) == TEAMS and table.targets[0] == table.targets[1]:
            winner, by = contest(table)
            winners = [winner]
            if log is not None:
                told = Contested(ids[table.targets[0]], *table.side(winner), by)  # type: ignore[arg-type]
                log.append(told)
        steps: list[Step[TechDeck]] = []
        for team in winners:
            customer = table.targets[team]
            table.won[team] = customer
            table.row = tuple([other for other in table.row if other != customer])
            if log is not None:
                log.append(CustomerWon(*table.side(team), ids[customer]))
            steps += [slot(table, WINNING, team), settle_win(team)]
        table.then(*steps, SETS_BACK[bool(winners)], slot(table, BETWEEN, table.marker), START_RUN)


def contest(table: TechDeck) -> tuple[int, str]:
    """Who wins a contested customer, and by what (TD-ASSIST-11..14, TD-A-23)."""
    cards = table.cards
    values: list[list[int]] = []
    ranks: list[list[int]] = []
    for team in range(TEAMS):
        order = sorted(
            ((cards.value[card], cards.rank[card]) for card in played(table, team)), reverse=True
        )
        values.append([value for value, _ in order])
        values[team][0] += table.help[team][5]
        ranks.append([rank for _, rank in order])
    if values[0] != values[1]:
        return (0 if values[0] > values[1] else 1), "values"
    if ranks[0] != ranks[1]:
        return (0 if ranks[0] > ranks[1] else 1), "domains"
    return table.marker, "marker"


@dataclass(frozen=True)
class SetsBack(Step[TechDeck]):
    """Losers and failed sets go back to the hand (TD-ASSIST-21, TD-ASSIST-22, TD-A-26).

    Without progress in this run their teams are out of the phase.
    """

    progress: bool

    def run(self, table: TechDeck) -> None:
        for team in table.order():
            cards = played(table, team)
            if not cards:
                continue
            table.hands[team] = added(table.hands[team], *cards)
            table.sets[team] = ()
            if not self.progress:
                table.out |= 1 << team
            if table.log is not None:
                table.log.append(
                    SetReturned(*table.side(team), table.ids(cards), not self.progress)
                )
        table.sets = [()] * len(table.teams)
        table.targets = [NO_CARD] * len(table.teams)
        table.help = [NO_HELP] * len(table.teams)
        table.revealed = 0


@cache
def commits(seats: tuple[Seat, ...]) -> Sealed:
    return Sealed(tuple(Commit(seat) for seat in seats))


@cache
def declare(seat: Seat) -> Declare:
    return Declare(seat)


START_ASSIST: Final = StartAssist()
START_RUN: Final = StartRun()
SETS_DOWN: Final = FaceDown()
REVEALS: Final = (RevealSet(0), RevealSet(1))
HELP: Final = HelpWindow()
RESOLVE: Final = Resolve()
SETS_BACK: Final = (SetsBack(False), SetsBack(True))
