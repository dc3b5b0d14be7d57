"""What is said about a table: opening it, sitting down, the game, and what is left of it."""

from seedround.engine.kinds import Phrase, Seat
from seedround.engine.saying import Saying

# Opening a table


class ServerFull(Saying, frozen=True):
    """There is no room for one more table in memory."""


class ChairsForRecord(Saying, frozen=True):
    """A table is to be set up from a record, with more or fewer chairs than it has seats."""

    seats: int


class NoSuchSet(Saying, frozen=True):
    """A card set that we do not ship."""

    name: str
    known: tuple[Phrase, ...]


class NoCampaign(Saying, frozen=True):
    """Levels are asked for of a game that has none."""


class SetTooLarge(Saying, frozen=True):
    """An own card set with more bytes than the host allows."""

    bytes: int
    most: int


class SetAndRecord(Saying, frozen=True):
    """Both were sent, and each brings cards."""


class BotTooSlow(Saying, frozen=True):
    """A searching bot with a larger budget than the host allows; None is without limit."""

    iterations: int | None
    milliseconds: int | None


class NamesForSeats(Saying, frozen=True):
    """A record with more or fewer names than seats."""

    names: int
    seats: int


class NoName(Saying, frozen=True):
    """A record with a name that cannot be shown."""

    name: str


class RecordOver(Saying, frozen=True):
    """A table cannot be set up from a finished game."""


class FewerMoves(Saying, frozen=True):
    """A branch beyond the end of a game."""

    moves: int


# Sitting down and leaving


class HostInvites(Saying, frozen=True):
    """An invitation is asked for by another person than the host of the table."""


class HostStarts(Saying, frozen=True):
    """The game is to be started by another person than the host of the table."""


class SeatTaken(Saying, frozen=True):
    """Another person, or a bot, has the seat."""


class NoSeatFree(Saying, frozen=True):
    """All seats are taken."""


class SeatedAlready(Saying, frozen=True):
    """A guest wants a second seat at a public table."""


class StartedAlready(Saying, frozen=True):
    """The game is to be started, and runs."""


class StartedWithout(Saying, frozen=True):
    """A person wants to sit down, but the game runs already."""


class SeatsFree(Saying, frozen=True):
    """The game is to be started before all seats are taken."""


class ResignInstead(Saying, frozen=True):
    """A player wants to leave, and the game runs."""


class NotSeated(Saying, frozen=True):
    """A person wants to leave a table at which they have no seat."""


# Watching and playing


class NotYourSeat(Saying, frozen=True):
    """A request for a seat of another player."""

    seat: Seat


class WatchWithoutSeats(Saying, frozen=True):
    """Watching with the eyes of another player."""

    seat: Seat


class ManyWatch(Saying, frozen=True):
    """The table has as many spectators as the host allows."""


class NotStarted(Saying, frozen=True):
    """Something that needs a running game."""


class NoMovesNow(Saying, frozen=True):
    """A move at a table that is not running; the stage says why."""

    stage: str


class NotYourTurn(Saying, frozen=True):
    """A move of a player who is not asked."""


class DecisionPassed(Saying, frozen=True):
    """An answer to an earlier question."""


class NothingToTakeBack(Saying, frozen=True):
    """A take-back at a table that is not running."""


class NoMoveOfYours(Saying, frozen=True):
    """A take-back by a player without a move."""


class NoMoveLeft(Saying, frozen=True):
    """A take-back that was agreed to, after its move had gone in another way."""


# Proposals


class ProposalMade(Saying, frozen=True):
    """What a player proposes to the others."""

    seat: Seat
    what: str


class NotProposedNow(Saying, frozen=True):
    """A proposal that does not suit the stage of the table."""


class ProposalWaiting(Saying, frozen=True):
    """A second proposal."""


class NoProposal(Saying, frozen=True):
    """An answer without a proposal."""


class NothingToResign(Saying, frozen=True):
    """Resigning from a game that does not run."""


# Chat and hints


class NothingSaid(Saying, frozen=True):
    """A line of chat without a letter."""


class NameBeforeChat(Saying, frozen=True):
    """A line of chat by a spectator without a name."""


class NoTeamHere(Saying, frozen=True):
    """Something for the team, by a player without one or by a spectator."""


class NothingToMark(Saying, frozen=True):
    """A mark at a table that is not running."""


class NoSuchCard(Saying, frozen=True):
    """A mark on a card that is not in the set."""


class NoHintsHere(Saying, frozen=True):
    """The host has opened this table without hints."""


class NothingToHint(Saying, frozen=True):
    """A hint for a player who is not asked."""


class HintComing(Saying, frozen=True):
    """A second hint while the first is thought about."""


# The end and after


class NotOver(Saying, frozen=True):
    """A rematch during the game."""


class NextTableOpen(Saying, frozen=True):
    """A second rematch."""


class NoPicture(Saying, frozen=True):
    """A game that was given up, or one that does not say how it ended."""


class SharedTable(Saying, frozen=True):
    """What a link to a table says before the game is over; without a title if it is private."""

    title: str | None


class HiddenUntilEnd(Saying, frozen=True):
    """Record, replay and proof of a running game."""


class GiveUpFirst(Saying, frozen=True):
    """Deleting a table at which others play."""


class FairDeal(Saying, frozen=True):
    """What is said of a record in which nothing is wrong."""


class FairUnderRules(Saying, frozen=True):
    """The same of a record that was played under other rules than those of now."""

    rules: int
    now: int
    replayed: int
    moves: int


# Rules that have changed, and damage


class RulesChanged(Saying, frozen=True):
    """A game that would have gone another way from move `number` on, and why."""

    number: int
    move: str
    why: Saying


class DealChanged(Saying, frozen=True):
    """A game that cannot even be dealt under the rules of now."""

    why: Saying


class StoppedByRules(Saying, frozen=True):
    """Such a game in a list: the move is known when the table is looked at."""


class PlayedUnderRules(Saying, frozen=True):
    """A finished game that would have gone another way under the rules of now."""

    rules: int
    now: int
    common: int


class OtherConsequences(Saying, frozen=True):
    """A stored move can be played, but what happens then differs."""


class OtherSeatsTurn(Saying, frozen=True):
    """A stored move of a seat that is not asked under the rules of now."""


class NotStopped(Saying, frozen=True):
    """Going on at a table that no change of rules has stopped."""


class PlayersGoOn(Saying, frozen=True):
    """Going on is for the players of a table, not for spectators."""


class HeadDamaged(Saying, frozen=True):
    """What is settled about a table cannot be read; the deal can."""


class LineDamaged(Saying, frozen=True):
    """A line of a table is missing, cannot be read, or makes no sense."""

    line: int


class TableDamaged(Saying, frozen=True):
    """A request to a damaged table."""


class TableRuined(Saying, frozen=True):
    """Nothing of a table can be read."""
