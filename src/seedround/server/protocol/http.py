"""What is asked and answered over HTTP."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, field

from seedround.engine.about import Fact
from seedround.engine.record import Record
from seedround.server.protocol.kinds import Chair, Count, Message, Name, Watcher
from seedround.server.protocol.plain import PrintShown
from seedround.server.protocol.tables import (
    Clocks,
    StagesShown,
    StandingShown,
    TableShown,
    Told,
)


class OptionShown(Message, frozen=True):
    """An option of a game: words to choose from, a span of numbers, or both."""

    name: str
    label: str
    about: str
    default: str | int | bool
    words: tuple[str, ...]
    labels: dict[str, str]
    """What people read instead of a value; other values are read as they are."""
    lo: int | None
    hi: int | None
    step: int = 1


class BotShown(Message, frozen=True):
    """A bot that can sit: a level (the same in all games) or a character of this game."""

    name: str
    title: str
    """What people call it."""
    level: bool


class GameShown(Message, frozen=True):
    """A game on the first page."""

    id: str
    title: str
    subtitle: str
    """The part of the title that is ours, if any."""
    designer: str
    credits: str
    link: str
    players: tuple[int, ...]
    usual_players: int
    minutes: str
    ours: tuple[Fact, ...]
    """Players or minutes, if no rulebook states them."""
    weight: str
    blurb: str
    version: int
    options: tuple[OptionShown, ...]
    bots: tuple[BotShown, ...]
    sets: tuple[str, ...]
    usual_bot: str
    letters: str
    print: PrintShown
    words: dict[str, str]
    """What the page says in the game's name (its box, its lesson), if the game has words for it."""


class LevelShown(Message, frozen=True):
    """A level of a campaign, and how far the one who asks has come in it."""

    level: str
    """A value of the campaign's option."""
    open: bool
    beaten: bool
    best: int | None
    """The best score of a game that was played to its end."""
    told: str | None
    """The same in words, if the score stands for something else than points."""


class CampaignShown(Message, frozen=True):
    """The levels of a campaign, the mildest first; any that is open can be played again."""

    option: str
    levels: tuple[LevelShown, ...]


class LanguageShown(Message, frozen=True):
    """A language in which everything can be told."""

    language: str
    name: str
    """What its speakers call it."""


class CardsShown(Message, frozen=True):
    """A card set for drawing: its content, how each card is called, its texts by language.

    `says` has what cards do, by language and id, where the rules make it from their effects.
    """

    id: str
    hash: str
    content: dict[str, Any]
    names: dict[str, str]
    says: dict[str, dict[str, str]]
    phrases: dict[str, dict[str, str]]


class RuleShown(Message, frozen=True):
    """A rule with the id that choices and blocked actions cite."""

    id: str
    text: str


class RulesSection(Message, frozen=True):
    """A chapter of the rules: text as Markdown, rules by id."""

    title: str
    text: str
    rules: tuple[RuleShown, ...]


class RulesShown(Message, frozen=True):
    """The rules of a game for players."""

    game: str
    sections: tuple[RulesSection, ...]


class PersonShown(Message, frozen=True):
    """You, as the server knows you: a guest with a name and a cookie."""

    name: str | None
    language: str
    webhook: str | None
    email: str | None
    unconfirmed: str | None
    """An address for mail that waits until its owner opens the link we sent there."""


class PersonChange(Message, frozen=True):
    """Change what is given, leave the rest."""

    name: Name | UnsetType = UNSET
    language: Annotated[str, Meta(min_length=2, max_length=8)] | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=300)] | UnsetType | None = UNSET
    email: Annotated[str, Meta(max_length=200)] | UnsetType | None = UNSET


class MailCode(Message, frozen=True):
    """From the link in a mail."""

    code: Annotated[str, Meta(max_length=60)]


class MailSettled(Message, frozen=True):
    """Whether mail may be sent there now."""

    mail: bool


class CodeGiven(Message, frozen=True):
    """A code that makes another device yours; it is not told again."""

    code: str
    minutes: Count | None
    """So long it is good; a recovery code until it is used."""
    address: str | None
    """Where the other device finds the page for it, if it is to be used at once."""
    picture: str | None
    """The same as a QR code: an SVG in a data address."""


class CodeBrought(Message, frozen=True):
    """A code of one's own, from paper or another device."""

    code: Annotated[str, Meta(min_length=4, max_length=60)]
    leave: bool = False
    """Leave the seats that one has on this device as another person."""


class DeviceLinked(Message, frozen=True):
    """Who you are on this device from now on."""

    person: PersonShown
    recovery: str | None
    """The new recovery code, if one was used."""


class TableDeleted(Message, frozen=True):
    """Whether it is gone; otherwise others who sit there have not asked for it yet."""

    deleted: bool


class ChairWanted(Message, frozen=True):
    """Who shall sit there: `me` (again and again for hot-seat), `open`, or a bot's name."""

    who: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Name | None = None


class CreateTable(Message, frozen=True):
    """Open a table; `start` begins as soon as all seats are taken."""

    game: str
    chairs: Annotated[tuple[ChairWanted, ...], Meta(max_length=10)]
    options: dict[str, Any] = field(default_factory=dict)
    set: str = "house"
    cards: str | None = None
    """A card set of one's own, as TOML, instead of one that we ship."""
    public: bool = False
    pace: Literal["live", "turns"] = "live"
    hints: bool = True
    clocks: Clocks = Clocks()
    start: bool = True
    seed: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    """For lessons and experiments; such a table says that its deal was chosen."""
    record: Record | None = None
    """Set up from the record of a game (another server's, or one saved in the terminal)."""


class Invite(Message, frozen=True):
    """A one-time link for a free seat; only the table's host gets it."""

    seat: Chair
    token: str


class OwnSet(Message, frozen=True):
    """A card set that the host of a table brought along, and how it differs from ours."""

    title: str
    differences: tuple[str, ...]
    sheets: str | None = None
    """Where those at the table find it on paper."""


class OwnSetShown(Message, frozen=True):
    """The own set of a table; None if it is one that we ship."""

    own_set: OwnSet | None


class Invited(Message, frozen=True):
    """What an invitation is to, before one takes the seat."""

    game: str
    title: str
    by: str | None
    """Who opened the table."""
    seat: Chair
    names: tuple[str | None, ...]
    """By seat who sits there; None if it is free."""
    clocks: Clocks
    pace: Literal["live", "turns"]
    own_set: OwnSet | None


class TableOpened(Message, frozen=True):
    """The new table and the invitations for its free seats."""

    table: TableShown
    invites: tuple[Invite, ...]


class Join(Message, frozen=True):
    """Sit down as a guest with a name; at a public table in any free seat, or the given one."""

    name: Name
    seat: Chair | None = None


class Branch(Message, frozen=True):
    """Play on from the first `steps` moves of a finished game, bots in the other seats."""

    steps: Count
    seat: Chair
    bot: str = "normal"


class Tables(Message, frozen=True):
    """The lists of the first page."""

    mine: tuple[TableShown, ...]
    open: tuple[TableShown, ...]
    running: tuple[TableShown, ...]


class Frame(Message, frozen=True):
    """One step of a replay as the chosen viewer sees it, after `step` moves."""

    step: Count
    seat: Chair | None
    move: str | None
    """The move that led here and who made it, in words."""
    told: tuple[Told, ...]
    stages: StagesShown
    """One for each event, but for those of the deal; with changes to `standing` too."""
    view: dict[str, Any]
    standing: StandingShown | None = None
    """How it stood then; None if the game does not tell."""


class Replay(Message, frozen=True):
    """Some frames of a finished game."""

    table: TableShown
    viewer: Watcher
    steps: Count
    first: Count
    frames: tuple[Frame, ...]


class Verified(Message, frozen=True):
    """What can be said of a finished game: that it is unchanged, who signed it, how it replays."""

    fair: bool
    """Nothing contradicts anything. What was played under other rules is fair too."""
    words: str
    commitment: str
    seed: str
    salt: str
    moves: Count
    sealed: bool
    """Move by move: none was changed, left out or added."""
    key: str | None
    """The key with which it was signed."""
    chosen: bool
    """A person chose the deal, the server did not draw it."""
    given: Count
    """So many moves came with the deal: the server did not see them being made."""
    former: Count
    """So many players have asked to be forgotten: their names are not those of the game."""
    rules: int
    """The version of the rules it was played under."""
    now: int
    """The version of the rules it was played again under."""
    replayed: Count
    """So many of its moves can be played under those."""


class KeyShown(Message, frozen=True):
    """The public key with which this server signs the records of its games."""

    key: str
    algorithm: Literal["Ed25519"] = "Ed25519"


class SeatFigures(Message, frozen=True):
    """A seat's game in figures: moves, seconds taken for them, place and score."""

    seat: Chair
    moves: Count
    seconds: Count
    place: int | None
    score: int | None


class Statistics(Message, frozen=True):
    """A finished game in figures."""

    seats: tuple[SeatFigures, ...]
    moves: Count
    events: Count
    taken_back: Count
    seconds: Count
    details: dict[str, Any]
    """What else the game counts (`Result.details`)."""


class Problem(Message, frozen=True):
    """What was wrong and what to do."""

    kind: str
    """What is wrong, for programs: `no_such_table`. It stays the same whatever the sentence."""
    problem: str
    """The same in words, in your language."""
    rule: str | None
