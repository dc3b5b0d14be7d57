"""What is said of how it stands, of what Operate will bring, and of what a move changes."""

from typing import Final, Literal

from seedround.engine.kinds import Card, Count, Dollars, Seat
from seedround.engine.saying import Saying
from seedround.games.silicon_valley.effects import Deed, Power
from seedround.games.silicon_valley.sayings import CompanyWorth, Gain, Symbol, Worth

# Goal, race and end


class GoalUnicorn(Saying, frozen=True):
    """SV-END-01, SV-END-02."""

    unicorn: Worth


class GoalAlone(Saying, frozen=True):
    """SV-SOLO-32, SV-SOLO-33."""

    unicorn: Worth
    rounds: int


class RaceLeads(Saying, frozen=True):
    """So many steps ahead of the next one; 0 if another is level."""

    steps: Count


class RaceBehind(Saying, frozen=True):
    steps: Count


class RaceToGo(Saying, frozen=True):
    steps: Count
    unicorn: Worth


class RaceNext(Saying, frozen=True):
    """Where the ongoing valuation of the company leads in Operate."""

    steps: Count
    worth: Worth


class RaceTie(Saying, frozen=True):
    """SV-END-03."""

    cash: Dollars
    blocks: Count


class RaceRival(Saying, frozen=True):
    """What the Rival has; it has no valuation (SV-SOLO-02)."""

    products: Count
    employees: Count
    code: Count


class EndUnicorn(Saying, frozen=True):
    """What the leader still needs; `last` is the round after which the game is scored anyway."""

    steps: Count
    unicorn: Worth
    round: int
    last: int | None


class EndThisRound(Saying, frozen=True):
    """A company stands at the mark; or it is the last round in any case."""

    unicorn: Worth
    last: bool


class EndRounds(Saying, frozen=True):
    round: int
    rounds: int


class EndOver(Saying, frozen=True):
    pass


class DangerUnicorn(Saying, frozen=True):
    """Who would be at the mark after Operate, so that the game would end (SV-END-01)."""

    seats: tuple[Seat, ...]
    unicorn: Worth


class DangerRival(Saying, frozen=True):
    """What is missing, and in how many rounds (SV-SOLO-33)."""

    steps: Count
    rounds: Count
    unicorn: Worth


# The forecast of Operate


class PhaseOperate(Saying, frozen=True):
    when: Literal["turns", "rival", "now"]


class DuePeople(Saying, frozen=True):
    brings: Gain


class DueProducts(Saying, frozen=True):
    brings: Gain


class DueGrowth(Saying, frozen=True):
    steps: Count
    worth: Worth


class DueHq(Saying, frozen=True):
    due: Dollars
    missing: Dollars


class DueSalaries(Saying, frozen=True):
    """`more` is what each wants since a salary marker was passed on the way (SV-SALARY-01)."""

    due: Dollars
    people: Count
    more: Dollars


class DueUnpaid(Saying, frozen=True):
    due: Dollars
    missing: Dollars


class DueProduct(Saying, frozen=True):
    """`code` is what the blocks are worth: change is not given (SV-GEN-07)."""

    product: Card
    cost: Count
    code: Count

    derived = ("over",)

    @property
    def over(self) -> bool:
        return self.code > self.cost


class DueLeave(Saying, frozen=True):
    employees: tuple[Card, ...]
    products: tuple[Card, ...]
    worth: Worth


class DueFrom(Saying, frozen=True):
    """What an action that is not finished still brings or costs."""

    card: Card


class DueRest(Saying, frozen=True):
    """The same where no card is named."""


class DueInstead(Saying, frozen=True):
    """Blocks of other kinds than those that are due (SV-SUPPLY-01)."""


class DueDeed(Saying, frozen=True):
    """With how many of the decisions left a personality acts, and what it does (SV-SOLO-29)."""

    card: Card
    does: tuple[Deed, ...]
    cards: Count
    deck: Count


class DueCopied(Saying, frozen=True):
    """With how many of the decisions left the Rival copies a product (SV-SOLO-20)."""

    product: Card
    cards: Count
    deck: Count


class EndsLeft(Saying, frozen=True):
    cash: Dollars
    code: Count
    worth: Worth


class EndsShort(Saying, frozen=True):
    missing: Dollars
    worth: Worth


class WarnLoss(Saying, frozen=True):
    """Who and what would go, and by which means one can still avert it (2.16)."""

    lacks: Literal["hq", "salaries", "code"]
    """What cannot be paid first."""
    missing: Dollars
    """Money; 0 if only code is short."""
    employees: tuple[Card, ...]
    products: tuple[Card, ...]
    steps: Count
    acts: bool
    """Whether the seat can still act before."""
    choice: bool
    """Whether it may choose others instead."""


# Chips


class Signed(Saying, frozen=True):
    """A change, said with its sign."""

    by: int

    derived = ("sign", "amount")

    @property
    def sign(self) -> str:
        return "more" if self.by > 0 else "less"

    @property
    def amount(self) -> Count:
        return abs(self.by)


class SignedDollars(Signed, frozen=True):
    @property
    def amount(self) -> Dollars:
        return abs(self.by)


class ChipCash(SignedDollars, frozen=True):
    pass


class ChipCode(Signed, frozen=True):
    """`blocks` are those gained or given, if it is known which."""

    blocks: tuple[str, ...]


class ChipValuation(Signed, frozen=True):
    worth: Worth


class ChipIncome(SignedDollars, frozen=True):
    pass


class ChipGrowth(Signed, frozen=True):
    pass


class ChipWrites(Signed, frozen=True):
    pass


class ChipSalaries(SignedDollars, frozen=True):
    pass


class ChipRent(SignedDollars, frozen=True):
    pass


class ChipUpkeep(Signed, frozen=True):
    pass


class ChipPlaces(Signed, frozen=True):
    pass


class ChipSlots(Signed, frozen=True):
    pass


class ChipEmployees(Signed, frozen=True):
    pass


Change = (
    ChipValuation
    | ChipIncome
    | ChipGrowth
    | ChipWrites
    | ChipSalaries
    | ChipRent
    | ChipUpkeep
    | ChipPlaces
    | ChipSlots
    | ChipEmployees
)


class ChipOf(Saying, frozen=True):
    """What happens to another company."""

    seat: Seat
    change: Change


class ChipUnused(Saying, frozen=True):
    actions: Count


class ChipSymbols(Saying, frozen=True):
    """What people and investors will find here (SV-SYM-01)."""

    symbols: tuple[Symbol, ...]


class ChipFits(Saying, frozen=True):
    """Products that the blocks fill afterwards, and did not before."""

    products: tuple[Card, ...]


class ChipMisfits(Saying, frozen=True):
    """Products that the blocks no longer fill."""

    products: tuple[Card, ...]


class ChipKeeps(Saying, frozen=True):
    """The blocks that are left."""

    blocks: tuple[str, ...]


class ChipPays(Saying, frozen=True):
    """Code to be paid with blocks still to be chosen."""

    code: Count


class ChipWaste(Saying, frozen=True):
    """Code paid for nothing: change is not given (SV-GEN-07)."""

    code: Count


class ChipStart(Saying, frozen=True):
    """What a founder brings when all have chosen (SV-SETUP-15)."""

    brings: Gain


class ChipPower(Saying, frozen=True):
    """`lost` if nothing can be done with it now (SV-R-28)."""

    power: tuple[Power, ...]
    lost: bool


class ChipLeft(Saying, frozen=True):
    """What Operate leaves, if nothing else happens."""

    cash: Dollars
    worth: Worth


class ChipShort(Saying, frozen=True):
    """What will be missing in Operate, and who goes or what is lost by it."""

    missing: Dollars
    employees: tuple[Card, ...]
    products: tuple[Card, ...]
    worth: Worth


class ChipStillShort(Saying, frozen=True):
    """Another employee must go too (SV-INVOL-01)."""

    missing: Dollars


class ChipEnds(Saying, frozen=True):
    """This company would be at the mark after Operate, and the game over (SV-END-01)."""

    unicorn: Worth


class ChipCopied(Saying, frozen=True):
    """With how many of the decisions left the Rival copies it this round (SV-SOLO-20)."""

    cards: Count
    deck: Count


# The end


class EndSteps(Saying, frozen=True):
    """So many steps on the track."""

    steps: Count


class EndCash(Saying, frozen=True):
    """So much money, when the valuation is level."""

    dollars: Dollars


class EndWorths(Saying, frozen=True):
    """What all companies are worth."""

    round: int
    companies: tuple[CompanyWorth, ...]


class EndTie(Saying, frozen=True):
    """Those in front are level, and money decides."""

    worth: Worth
    cash: tuple[Dollars, ...]


class EndAlone(Saying, frozen=True):
    """The player against the Rival."""

    seat: Seat
    won: bool
    unicorn: Worth


class EndAloneStory(Saying, frozen=True):
    """How far the player has come, and when."""

    seat: Seat
    round: int
    worth: Worth


STANDING_SAYINGS: Final[tuple[type[Saying], ...]] = (
    GoalUnicorn,
    GoalAlone,
    RaceLeads,
    RaceBehind,
    RaceToGo,
    RaceNext,
    RaceTie,
    RaceRival,
    EndUnicorn,
    EndThisRound,
    EndRounds,
    EndOver,
    DangerUnicorn,
    DangerRival,
    PhaseOperate,
    DuePeople,
    DueProducts,
    DueGrowth,
    DueHq,
    DueSalaries,
    DueUnpaid,
    DueProduct,
    DueLeave,
    DueFrom,
    DueRest,
    DueInstead,
    DueDeed,
    DueCopied,
    EndsLeft,
    EndsShort,
    WarnLoss,
    ChipCash,
    ChipCode,
    ChipValuation,
    ChipIncome,
    ChipGrowth,
    ChipWrites,
    ChipSalaries,
    ChipRent,
    ChipUpkeep,
    ChipPlaces,
    ChipSlots,
    ChipEmployees,
    ChipOf,
    ChipUnused,
    ChipSymbols,
    ChipFits,
    ChipMisfits,
    ChipKeeps,
    ChipPays,
    ChipWaste,
    ChipStart,
    ChipPower,
    ChipLeft,
    ChipShort,
    ChipStillShort,
    ChipEnds,
    ChipCopied,
    EndSteps,
    EndCash,
    EndWorths,
    EndTie,
    EndAlone,
    EndAloneStory,
)
