"""What there is to play: games with options and bots, card sets, rules."""

import re
from functools import cache
from typing import Final

import msgspec

from seedround.bots import bot_names
from seedround.bots.levels import LEVELS
from seedround.engine.cardset import CardSet
from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.options import Option, options_of
from seedround.engine.record import Record, cards_of
from seedround.engine.rulebook import ITEM, ROW, document, paragraphs
from seedround.games import all_games, find_game
from seedround.server.protocol.http import (
    BotShown,
    CardsShown,
    GameShown,
    OptionShown,
    RuleShown,
    RulesSection,
    RulesShown,
)

WEIGHTS: Final = {
    "trade-show": "light",
    "bidness": "medium",
    "tech-deck": "medium",
    "silicon-valley": "heavy",
}
"""How much there is to learn."""


@cache
def games_shown() -> tuple[GameShown, ...]:
    return tuple([_game(game) for game in all_games()])


def _game(game: Game) -> GameShown:
    return GameShown(
        id=game.id,
        title=game.title,
        designer=game.designer,
        credits=game.credits,
        link=game.link,
        players=game.players,
        usual_players=game.usual_players,
        minutes=game.minutes,
        weight=WEIGHTS.get(game.id, "medium"),
        blurb=game.blurb,
        version=game.version,
        options=tuple([_option(option) for option in options_of(game)]),
        bots=tuple([BotShown(name=name, level=name in LEVELS) for name in bot_names(game)]),
        sets=game.shipped_sets(),
        usual_bot=next(iter(game.rules().picks), "normal"),
    )


def _option(option: Option) -> OptionShown:
    lo, hi = option.span or (None, None)
    return OptionShown(
        name=option.name,
        says=option.says,
        default=option.default,
        words=option.words,
        lo=lo,
        hi=hi,
    )


@cache
def cards_shown(game_id: str, name: str) -> bytes:
    """A card set we ship, encoded once."""
    game = find_game(game_id)
    if name not in game.shipped_sets():
        known = ", ".join(game.shipped_sets())
        raise BadOption(f"There is no card set {name[:40]!r}; the sets are {known}.")
    return set_shown(game, game.card_set(name))


def cards_of_record(record: Record) -> bytes:
    """The card set of a table: one we ship, or the one that its record brought along."""
    game = find_game(record.game)
    cards = cards_of(record, game)
    return cards_shown(game.id, cards.id) if game.ships(cards) else set_shown(game, cards)


def set_shown(game: Game, cards: CardSet) -> bytes:
    """A card set with its names and what other languages call them."""
    return msgspec.json.encode(
        CardsShown(
            id=cards.id,
            hash=cards.hash,
            content=cards.shown(),
            names=_names(cards),
            phrases={language: dict(game.words(language).phrases) for language in game.languages()},
        )
    )


def _names(cards: CardSet) -> dict[str, str]:
    """How every entry with an id is called, as sentences call it."""
    found: dict[str, str] = {}
    for entries in cards.content.values():
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, dict) and isinstance(entry.get("id"), str):
                try:
                    found[entry["id"]] = cards.name_of(entry["id"])
                except (KeyError, ValueError, IndexError):
                    found[entry["id"]] = str(entry.get("name", entry["id"]))
    return found


@cache
def rules_shown(game_id: str) -> RulesShown:
    """The rules of a game by chapters; rules that have an id apart from the text around them."""
    game = find_game(game_id)
    text = document(game)
    sections: list[RulesSection] = []
    for chapter in re.split(r"^(?=##? )", text, flags=re.MULTILINE):
        if not chapter.strip():
            continue
        title, _, body = chapter.partition("\n")
        rules = paragraphs(body)
        prose: list[str] = []
        inside = False
        for line in body.splitlines():
            inside = bool(ITEM.match(line)) or (inside and line.startswith("  "))
            if not inside and not ROW.match(line):
                prose.append(line)
        sections.append(
            RulesSection(
                title=title.lstrip("# ").strip(),
                text="\n".join(prose).strip(),
                rules=tuple([RuleShown(id=name, text=rule) for name, rule in rules.items()]),
            )
        )
    return RulesShown(game=game.id, sections=tuple(sections))
