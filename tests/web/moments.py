"""Tables to sit down at in the middle of a game: each is the record of the moves before.

The games are played here by chance, by a wish for certain moves or by the game's own bots. Which
kinds of decision there are is asked of the rules, so that a new kind of decision is missed until
a game that meets it is added.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page

from seedround.adapters.layout import kinds_of
from seedround.bots import make_bot
from seedround.engine.cardset import CardSet
from seedround.engine.game import Game
from seedround.engine.knowledge import Knowledge
from seedround.engine.playthrough import Playthrough
from seedround.engine.record import Record
from seedround.engine.table import Table
from seedround.games import find_game
from tests.web.playing import open_table, ready

LONGEST = 600
LATEST = 400
WHIM = 0.25
"""How often a player who has a wish does something else."""
HOARD = ("hire", "outsource", "take", "royalty", "expand", "end_turn", "decline", "none", "done")


class Played(NamedTuple):
    """A game to look for moments in."""

    seats: int
    seed: int
    options: dict[str, Any] | None = None
    wish: Sequence[str] = ()
    rich: bool = False
    """With a card set in which founders bring much code and investors want it: long lists."""


GAMES: dict[str, tuple[Played, ...]] = {
    "trade-show": (Played(2, 0),),
    "bidness": (Played(3, 1), Played(2, 0)),
    "tech-deck": (Played(1, 0, {"solo_start": "choose"}), Played(4, 3), Played(1, 30)),
    "silicon-valley": (
        *(Played(3, 2), Played(2, 1), Played(1, 0), Played(4, 7), Played(1, 48), Played(1, 156)),
        *(Played(4, 32, wish=HOARD), Played(2, 0, wish=("vc",), rich=True)),
    ),
}


class Moment(NamedTuple):
    """A seat at a decision; the record ends just before it."""

    kind: str
    seat: int
    record: Record


def changed(game: Game, name: str, **parts: Any) -> CardSet:
    """The house set under another name, with these parts instead of its own."""
    content = game.card_set().content
    return game.set_from(name, {**content, **parts, "set": {**content["set"], "id": name}})


def rich(game: Game) -> CardSet:
    content = game.card_set().content
    code = [block["id"] for block in content["block"]] * 3
    return changed(
        game,
        "rich",
        founder=[{**card, "instant": {"code": code}} for card in content["founder"]],
        vc=[{**card, "cost": 26} for card in content["vc"]],
    )


def short_track(seats: int, seed: str) -> Playthrough:
    """A deal of Silicon Valley whose companies are worth $1B after a sixth of the way."""
    game = find_game("silicon-valley")
    cards = changed(game, "short", track={"unicorn": 5, "salary_markers": [2, 3, 4]})
    return Playthrough.new(game, seats, cards=cards, seed=seed)


def decisions(game: Game, played: Played) -> Iterator[Playthrough]:
    """The same game at each of its decisions."""
    deal = f"{played.seed:032x}"
    cards = rich(game) if played.rich else game.card_set()
    playthrough = Playthrough.new(game, played.seats, played.options, cards, deal)
    chance = random.Random(played.seed)
    while not playthrough.table.over and len(playthrough.moves) < LONGEST:
        yield playthrough
        moves = playthrough.table.moves()
        if played.wish and chance.random() > WHIM:
            rank = {verb: n for n, verb in enumerate(played.wish)}
            playthrough.play(min(moves, key=lambda move: rank.get(move.verb, len(rank))))
        else:
            playthrough.play(chance.choice(moves))


def moment(playthrough: Playthrough) -> Moment:
    """The decision that is next."""
    choice = playthrough.table.choice
    return Moment(choice.kind, choice.seat, playthrough.brief())


@cache
def moments(game_id: str) -> tuple[Moment, ...]:
    """The first decision of every kind; a kind that no game meets is an error."""
    game = find_game(game_id)
    missing = set(kinds_of(game.rules()))
    found: list[Moment] = []
    for played in GAMES[game_id]:
        for playthrough in decisions(game, played):
            kind = playthrough.table.choice.kind
            if kind in missing:
                missing.discard(kind)
                found.append(moment(playthrough))
            if not missing:
                return tuple(found)
    raise AssertionError(f"no game in GAMES meets {', '.join(sorted(missing))}: add one that does")


def first(game_id: str, kind: str) -> Moment:
    """The first decision of this kind."""
    return next(one for one in moments(game_id) if one.kind == kind)


def after(game_id: str, seats: int, seed: str, *moves: str) -> Moment:
    """A deal after these moves."""
    game = find_game(game_id)
    playthrough = Playthrough.new(game, seats, seed=seed)
    for text in moves:
        playthrough.play(game.rules().move_codec.from_text(text))
    return moment(playthrough)


def last(game_id: str, played: Played) -> Moment:
    """The last decision of a game."""
    *_, found = map(moment, decisions(find_game(game_id), played))
    return found


class Case(NamedTuple):
    """A game of its own bots, to be looked at early and late."""

    game: str
    players: int
    kinds: tuple[str, ...]
    """Decisions with much on the table."""
    seed: int = 4


@cache
def early_and_late(
    case: Case, fits: Callable[[Table], bool] = lambda table: True
) -> tuple[Moment, ...]:
    """The first decision when the game's own bots play, and the last one of each kind that fits."""
    game = find_game(case.game)
    playthrough = Playthrough.new(game, case.players, seed=f"{case.seed:032x}")
    own = next(iter(game.rules().picks))
    bots = [make_bot(own, game, seat) for seat in range(case.players)]
    found: dict[str, Moment] = {}
    while not playthrough.table.over and len(playthrough.moves) < LATEST:
        choice = playthrough.table.choice
        if (choice.kind in case.kinds and fits(playthrough.table)) or not playthrough.moves:
            found[choice.kind if playthrough.moves else ""] = moment(playthrough)
        playthrough.play(bots[choice.seat].choose(Knowledge(playthrough.table, choice.seat)))
    return tuple(found.values())


def sit_down(page: Page, moment: Moment) -> str:
    """Take the seat that decides; bots have the others. Gives the table."""
    chairs = ["me" if seat == moment.seat else "random" for seat in range(moment.record.seats)]
    record = msgspec.to_builtins(moment.record)
    opened = open_table(page, moment.record.game, chairs, record=record)
    page.wait_for_selector(f".table[data-kind='{moment.kind}']")
    ready(page)
    return str(opened["table"]["id"])
