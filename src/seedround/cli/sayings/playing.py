"""What is said at the table in the terminal."""

from seedround.engine.saying import Saying


class NothingSpecial(Saying, frozen=True):
    """A decision without a rule of its own."""


class Amounts(Saying, frozen=True):
    """Amounts from which one chooses."""

    lo: int
    hi: int
    step: int


class TypeANumber(Saying, frozen=True):
    """An answer that is no number."""

    amounts: Amounts


class HowMuch(Saying, frozen=True):
    """A question for an amount."""

    amounts: Amounts


class AmountImpossible(Saying, frozen=True):
    """An amount out of range."""

    amount: int
    amounts: Amounts


class NoSuchChoice(Saying, frozen=True):
    """A number without a choice."""

    number: int
    last: int


class PlayersAre(Saying, frozen=True):
    """Who plays."""

    names: str


class DealIsFixed(Saying, frozen=True):
    """What a commitment is."""


class IsThinking(Saying, frozen=True):
    """A bot at work."""

    name: str


class NothingBlocked(Saying, frozen=True):
    """Everything is possible."""


class SavedGoOn(Saying, frozen=True):
    """A game that was left."""

    path: str


class YouMark(Saying, frozen=True):
    """What stands behind the viewer's own name on a board."""


class SavedAsPromised(Saying, frozen=True):
    """A game that is over."""

    path: str


class CheckOrHear(Saying, frozen=True):
    """What can be done with a record."""


class YourTurnAlone(Saying, frozen=True):
    """The next at one keyboard."""

    name: str


class TakenBack(Saying, frozen=True):
    """What was undone."""

    move: str


class Keys(Saying, frozen=True):
    """The keys of the table."""

    standing: bool
    piles: bool
    more: bool


class WhichGame(Saying, frozen=True):
    """Asks for a game."""


class GameToPick(Saying, frozen=True):
    """A game in the list to pick from."""

    title: str
    minutes: str
    blurb: str


class PickAGame(Saying, frozen=True):
    """An answer that is no game."""

    last: int


class NoGameNamed(Saying, frozen=True):
    """The input ended before a game was chosen."""


class SavedHasItsOwn(Saying, frozen=True):
    """`--resume` together with a seed or options."""


class SavedIsOtherGame(Saying, frozen=True):
    """`--resume` together with the name of another game."""

    path: str
    game: str
    wanted: str


class SavedSeats(Saying, frozen=True):
    """`--seats` names another number of players than the saved game has."""

    path: str
    seats: int
    named: int


class NobodyCalled(Saying, frozen=True):
    """A name in `--seats` that is neither a person nor a bot."""

    name: str
    known: str


class NameTwice(Saying, frozen=True):
    """Two players with the same name."""

    name: str


class NameOfBot(Saying, frozen=True):
    """A person with a bot's name."""

    name: str


class MoreInLog(Saying, frozen=True):
    """What happened earlier does not fit the screen."""
