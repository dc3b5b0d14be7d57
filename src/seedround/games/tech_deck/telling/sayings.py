"""What is said of how it stands, what comes by itself and what a move brings, as data."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from seedround.engine.kinds import Card, Chance, Phrase, Seat
from seedround.engine.saying import Saying
from seedround.games.tech_deck.primitives import Phase

Some = Annotated[int, Meta(ge=1)]
Patience = Literal["calm", "last", "full", "lost"]
"""How near the unhappy customers are to their limit: one more, there, or the game is lost."""

# The standing


class GoalTeams(Saying, frozen=True):
    """TD-END-01, TD-END-03."""


class GoalAlone(Saying, frozen=True):
    """TD-END-06."""

    limit: int


class PartSum(Saying, frozen=True):
    """TD-END-04: what breaks a tie."""

    sum: int


class PartVentures(Saying, frozen=True):
    """TD-A-31: ventures that count by option."""

    ventures: int


class PartAhead(Saying, frozen=True):
    """TD-END-04, TD-END-05: what puts a team ahead that is level in points."""

    by: Literal["sum", "domains"]


class EndCustomers(Saying, frozen=True):
    """TD-END-02: so many customers to come, in so many rounds at the present pace."""

    customers: int
    rounds: int


class EndCap(Saying, frozen=True):
    """TD-END-09: the last round is nearer than the last customer."""

    round: int
    cap: int


class EndReached(Saying, frozen=True):
    """The game is over."""


class DangerUnhappy(Saying, frozen=True):
    """TD-END-01."""

    unhappy: int
    limit: int
    patience: Patience
    alone: bool


# The forecast


class PhaseNext(Saying, frozen=True):
    """Refresh, then the new customers of a round."""

    round: int


class PhaseCustomers(Saying, frozen=True):
    """The new customers of this round, TD-NEW-01."""

    round: int


class PhaseLast(Saying, frozen=True):
    """The end of the round, and of the game."""

    round: int


class DueDraw(Saying, frozen=True):
    """TD-REFRESH-01: cards drawn, those that are certain, out of how many, the chance of each."""

    drawn: int
    known: tuple[Card, ...]
    cards: int
    chance: Chance
    shuffled: bool


class DueLeaves(Saying, frozen=True):
    """TD-NEW-04."""

    card: Card
    unhappy: int
    limit: int


class DueComes(Saying, frozen=True):
    """TD-NEW-03; None: not yet seen."""

    card: Card | None


class EndsWaiting(Saying, frozen=True):
    """What the new customers come to."""

    come: int
    leave: int
    unhappy: int
    limit: int


class EndsScored(Saying, frozen=True):
    """TD-END-02, TD-END-09."""


class EndsLost(Saying, frozen=True):
    """TD-END-01."""

    alone: bool


class WarnNext(Saying, frozen=True):
    """So many more must be served now, or the next round may be lost; cards that could mend it."""

    unhappy: int
    limit: int
    serve: Some
    cards: tuple[Card, ...]


class WarnNow(Saying, frozen=True):
    """TD-A-37: unless a customer is won back in this round; cards that could do it."""

    unhappy: int
    limit: int
    cards: tuple[Card, ...]
    alone: bool


# What a move brings


class PointGained(Saying, frozen=True):
    """TD-ASSIST-20: points after it, and those of the rivals."""

    by: Some
    points: int
    rivals: int | None


class SumGained(Saying, frozen=True):
    """TD-END-04."""

    by: Some


class PaceRises(Saying, frozen=True):
    """TD-NEW-02."""

    come: int


class HandGrows(Saying, frozen=True):
    by: Some


class HandShrinks(Saying, frozen=True):
    by: Some


class RowGrows(Saying, frozen=True):
    by: Some


class RowShrinks(Saying, frozen=True):
    by: Some


class UnhappyShrinks(Saying, frozen=True):
    """How many are unhappy after it."""

    by: Some
    unhappy: int
    limit: int


class MoreToCome(Saying, frozen=True):
    """TD-GEN-06: the customer deck grows, and the game with it."""

    by: Some


class FewerToCome(Saying, frozen=True):
    by: Some


class DevelopsTo(Saying, frozen=True):
    """TD-ASSIST-15: no point, but a group card."""

    to: Literal["discard", "hand", "deck"]


class VentureGained(Saying, frozen=True):
    """TD-ASSIST-17: an effect from now on, and an older one that goes to the score pile."""

    phase: Phase
    full: bool
    works: bool


class EffectGone(Saying, frozen=True):
    """TD-ASSIST-18: what a retired venture can do no more."""

    text: Phrase


class Serves(Saying, frozen=True):
    """What a set is played for: the customer, what it becomes, the points then, the help that it
    needs."""

    card: Card
    venture: bool
    points: int
    rivals: int | None
    helped: tuple[Card, ...]


class RivalsCould(Saying, frozen=True):
    """TD-ASSIST-11: by what is known the rivals could play for it too, and their highest card."""

    seats: tuple[Seat, ...]
    card: Card
    theirs: int
    mine: int
    edge: tuple[Card, ...]


class StayInHand(Saying, frozen=True):
    """What is left for another run (TD-ASSIST-25)."""

    cards: tuple[Card, ...]


class SetSoFar(Saying, frozen=True):
    """3.1: the sum of the cards named."""

    total: int


class AssistingEnds(Saying, frozen=True):
    """TD-ASSIST-06."""

    alone: bool


class LeaveNext(Saying, frozen=True):
    """TD-NEW-04: who leaves when the next customers come, if no other one is served."""

    cards: tuple[Card, ...]
    unhappy: int
    limit: int
    lost: bool


class SomeLeaveNext(Saying, frozen=True):
    """The same where it is open who is served."""

    leave: int
    unhappy: int
    limit: int
    lost: bool


class NobodyLeaves(Saying, frozen=True):
    """TD-NEW-04: the row has room for the next customers."""


class Fits(Saying, frozen=True):
    """TD-ASSIST-02: the set assists the customer, as it is or with the help of the move."""

    helped: bool


class Misses(Saying, frozen=True):
    """TD-ASSIST-02: by how much a total is off, and whether the domain is missing."""

    short: int
    over: int
    domain: bool
    still: bool


class Fails(Saying, frozen=True):
    """TD-ASSIST-10, TD-ASSIST-22."""


class ContestStands(Saying, frozen=True):
    """TD-ASSIST-11..14: the highest cards, and who is ahead as it stands."""

    mine: int
    theirs: int
    ahead: bool
    edge: tuple[Card, ...]


class InReach(Saying, frozen=True):
    """Customers that the hand can serve after the move, and could not before."""

    cards: tuple[Card, ...]


class OutOfReach(Saying, frozen=True):
    """Customers that the hand could serve before the move, and cannot after it."""

    cards: tuple[Card, ...]


class MayReach(Saying, frozen=True):
    """The chance that a card to be drawn brings another customer within reach."""

    chance: Chance


class MayServe(Saying, frozen=True):
    """The chance that the customer to come can be served."""

    chance: Chance


class LooksAhead(Saying, frozen=True):
    """TD-GEN-03."""

    cards: Some


class SeesHand(Saying, frozen=True):
    """TD-GEN-03."""

    cards: int


class UsableAgain(Saying, frozen=True):
    """TD-FX-05."""

    text: Phrase


class ValueTraded(Saying, frozen=True):
    """TD-GEN-05: the values of two cards that change places."""

    gave: int
    got: int


class ComeNext(Saying, frozen=True):
    """TD-NEW-03: who comes next, as far as it is known."""

    cards: tuple[Card, ...]


class WorksWhen(Saying, frozen=True):
    """TD-FX-07, TD-FX-15: when an effect can be used, and how many cards it costs."""

    phase: Phase
    cost: int


class StartsWith(Saying, frozen=True):
    """TD-SETUP-07: what a start card can do."""

    card: Card
    text: Phrase


class LostUnless(Saying, frozen=True):
    """TD-END-01, TD-A-37: what happens if no team wins a customer back."""

    unhappy: int
    limit: int
    alone: bool


# The end


class EndServed(Saying, frozen=True):
    """How many customers were served by everybody together, and how many left."""

    rounds: int
    served: int
    unhappy: int
    limit: int


class EndAllLost(Saying, frozen=True):
    """Too many customers left unhappy."""

    alone: bool


class EndUnhappy(Saying, frozen=True):
    """How many left."""

    unhappy: int


class EndMade(Saying, frozen=True):
    """Alone, and not lost."""

    seat: Seat
    points: int


STANDING_SAYINGS: Final = (
    GoalTeams,
    GoalAlone,
    PartSum,
    PartVentures,
    PartAhead,
    EndCustomers,
    EndCap,
    EndReached,
    DangerUnhappy,
    PhaseNext,
    PhaseCustomers,
    PhaseLast,
    DueDraw,
    DueLeaves,
    DueComes,
    EndsWaiting,
    EndsScored,
    EndsLost,
    WarnNext,
    WarnNow,
    PointGained,
    SumGained,
    PaceRises,
    HandGrows,
    HandShrinks,
    RowGrows,
    RowShrinks,
    UnhappyShrinks,
    MoreToCome,
    FewerToCome,
    DevelopsTo,
    VentureGained,
    EffectGone,
    Serves,
    RivalsCould,
    StayInHand,
    SetSoFar,
    AssistingEnds,
    LeaveNext,
    SomeLeaveNext,
    NobodyLeaves,
    Fits,
    Misses,
    Fails,
    ContestStands,
    InReach,
    OutOfReach,
    MayReach,
    MayServe,
    LooksAhead,
    SeesHand,
    UsableAgain,
    ValueTraded,
    ComeNext,
    WorksWhen,
    StartsWith,
    LostUnless,
    EndServed,
    EndAllLost,
    EndMade,
    EndUnhappy,
)
