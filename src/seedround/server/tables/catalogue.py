"""What there is to play: games with options and bots, card sets, rules."""

import re
from collections.abc import Iterator
from functools import cache

import msgspec

from seedround.bots import bot_names
from seedround.bots.levels import LEVELS
from seedround.engine.cardset import CardSet
from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.kinds import FIRST_SEAT
from seedround.engine.locale import PSEUDO
from seedround.engine.option_kinds import Option
from seedround.engine.options import option_words, options_of
from seedround.engine.record import Record, cards_of
from seedround.engine.rulebook import ITEM, ROW, document, paragraphs
from seedround.engine.words import Speaker
from seedround.games import all_games, find_game
from seedround.server.people.naming import bot_said
from seedround.server.protocol.http import (
    BotShown,
    CardsShown,
    GameShown,
    OptionShown,
    RuleShown,
    RulesSection,
    RulesShown,
)
from seedround.server.sayings.tables import NoSuchSet
from seedround.server.tables.plain import page_words, print_shown


@cache
def games_shown(language: str) -> bytes:
    """All games as a language has them, encoded once."""
    return msgspec.json.encode([_game(game, language) for game in all_games()])


def _game(game: Game, language: str) -> GameShown:
    return GameShown(
        id=game.id,
        title=game.title_in(language),
        subtitle=game.subtitle,
        designer=game.designer,
        credits=game.credits,
        link=game.link,
        players=game.players,
        usual_players=game.usual_players,
        minutes=game.minutes,
        ours=game.ours,
        weight=game.weight,
        blurb=game.blurb_in(language),
        version=game.version,
        options=tuple([_option(game, option, language) for option in options_of(game)]),
        bots=tuple([_bot(game, name, language) for name in bot_names(game)]),
        sets=game.shipped_sets(),
        usual_bot=next(iter(game.rules().picks), "normal"),
        letters=game.letters,
        print=print_shown(game),
        words=page_words(game, language),
    )


def _bot(game: Game, name: str, language: str) -> BotShown:
    return BotShown(name=name, title=bot_said(name, game, language), level=name in LEVELS)


def _option(game: Game, option: Option, language: str) -> OptionShown:
    lo, hi = option.span or (None, None)
    said = option_words(game, option, language)
    return OptionShown(
        name=option.name,
        label=said.label,
        about=said.about,
        default=option.default,
        words=option.words,
        labels=said.values,
        lo=lo,
        hi=hi,
        step=option.step,
    )


@cache
def cards_shown(game_id: str, name: str) -> bytes:
    """A card set we ship, encoded once."""
    game = find_game(game_id)
    return set_shown(game, shipped_set(game, name))


def shipped_set(game: Game, name: str) -> CardSet:
    """A card set we ship: strangers name no files."""
    if name not in game.shipped_sets():
        raise BadOption(NoSuchSet(name[:40], game.shipped_sets()))
    return game.card_set(name)


def cards_of_record(record: Record) -> bytes:
    """The card set of a table: one we ship, or the one that its record brought along."""
    game = find_game(record.game)
    cards = cards_of(record, game)
    return cards_shown(game.id, cards.id) if game.ships(cards) else set_shown(game, cards)


def set_shown(game: Game, cards: CardSet) -> bytes:
    """A card set with what its cards can do, its names and what other languages call them."""
    return msgspec.json.encode(
        CardsShown(
            id=cards.id,
            hash=cards.hash,
            content=cards.shown(),
            names=_names(cards),
            says={language: _said(cards, language) for language in (*game.languages(), PSEUDO)},
            phrases={language: phrases(game, cards, language) for language in game.languages()},
        )
    )


def _said(cards: CardSet, language: str) -> dict[str, str]:
    """What cards do, by id, as it is said to the first seat: a card that names one is for solo."""
    speaker = Speaker(language, cards, reader=FIRST_SEAT)
    return {
        card: ", ".join([speaker.say(one) for one in said])
        for card, said in cards.sayings().items()
    }


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


def phrases(game: Game, cards: CardSet, language: str) -> dict[str, str]:
    """The texts of a set in another language, by their English; what cards are known by is no text,
    though it may be spelt like one."""
    words, ids = game.words(language), _names(cards)
    said = {text: words.hyphenated(text) for text in _texts(cards.content) if text not in ids}
    return {text: other for text, other in said.items() if other != text}


def _texts(content: object) -> Iterator[str]:
    """Every text in a set, wherever it stands."""
    if isinstance(content, str):
        yield content
    elif isinstance(content, dict | list):
        for part in content.values() if isinstance(content, dict) else content:
            yield from _texts(part)


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
