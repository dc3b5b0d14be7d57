"""Every language says all that English says, and every game speaks German and Spanish."""

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from seedround.engine.catalogue import SHARED
from seedround.engine.game import Game
from seedround.engine.kinds import SPECTATOR
from seedround.engine.options import options_of
from seedround.engine.playthrough import Playthrough
from seedround.engine.words import Speaker, message_of
from seedround.games import all_games, all_languages
from seedround.games.trade_show.moves import Accept
from seedround.games.trade_show.sayings import AcceptOffer
from seedround.server.people.naming import bot_said
from seedround.server.tables.wording import Wording
from tests.engine.catalogues import keys, referred, templates, variables
from tests.toys.parlour import GAME as PARLOUR

LANGUAGES = ("de", "es")
"""Besides English, of everything."""
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
MOST_MOVES = 150

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize(
    ("game", "language"),
    [(game, language) for game in all_games() for language in game.languages()[1:]],
    ids=lambda part: part if isinstance(part, str) else part.id,
)
converted = pytest.mark.parametrize(
    "game",
    all_games(),
    ids=lambda game: game.id,
)


def same_templates(package: str, language: str) -> None:
    english, other = templates(package, "en"), templates(package, language)
    assert sorted(other) == sorted(english)
    for message, pattern in english.items():
        said = other[message]
        assert variables(said) == variables(pattern), f"{package} {language}: {message}"
        chosen = keys(pattern)
        known = {name for name, _ in chosen}
        odd = {(name, key) for name, key in keys(said) - chosen if name in known}
        assert not odd, f"{package} {language}: {message} chooses by words that English does not"


@every_translation
def test_a_language_has_the_messages_attributes_and_variables_of_english(
    game: Game, language: str
) -> None:
    same_templates(game.package, language)


@every_language
def test_what_is_said_at_every_table_is_said_in_every_language(language: str) -> None:
    same_templates(SHARED, language)


@every_translation
def test_a_game_can_be_told_completely_in_a_language(game: Game, language: str) -> None:
    """Prompts, offers, notes, reasons and events, for every viewer and number of seats."""
    for seats in game.players:
        playthrough = Playthrough.new(game, seats, seed=f"5eed{seats}" * 4)
        for text in told(playthrough, language):
            assert text.strip()
            assert "{" not in text
            assert max(text) < "\ue000", "a player without a name"


def told(playthrough: Playthrough, language: str) -> Iterator[str]:
    """All that is said in a game of random moves, to everybody."""
    chance = random.Random(playthrough.game.id)
    viewers = [SPECTATOR, *range(playthrough.table.seats)]
    wording = Wording(playthrough, NAMES[: playthrough.table.seats], language)
    heard = 0
    while True:
        for viewer in viewers:
            numbers = range(heard + 1, len(playthrough.log) + 1)
            for entry in wording.told(playthrough.log[heard:], viewer, numbers):
                yield entry.words
        heard = len(playthrough.log)
        if playthrough.table.over or len(playthrough.moves) >= MOST_MOVES:
            return
        asked = wording.asked(playthrough.table.choice.seat)
        assert asked is not None
        yield asked.prompt
        for offer in asked.offers:
            yield from (offer.words, *offer.notes)
        for blocked in asked.blocked:
            yield blocked.words
        for move in (moves := playthrough.table.moves()):
            yield wording.say(move)
        playthrough.play(chance.choice(moves))


@converted
def test_a_game_and_its_bots_have_names_in_every_language(game: Game) -> None:
    for language in game.languages():
        words = game.words(language)
        assert game.title_in(language) == words.text("game_title", {})
        assert game.blurb_in(language) == words.text("game_blurb", {})
        for bot in game.rules().picks:
            assert bot_said(bot, game, language) == words.text(f"bot-{bot}", {})


def details_of(game: Game) -> set[str]:
    """What a result tells of every seat, beside scores and places."""
    table = Playthrough.new(game, 2, {}, seed="0" * 32).table
    chance = random.Random(1)
    while not table.over:
        table.play(chance.choice(table.moves()))
    assert table.result is not None
    found = table.result.details.items()
    return {name for name, each in found if isinstance(each, list | tuple) and len(each) == 2}


TIED: dict[str, set[str]] = defaultdict(set, {"tech-deck": {"detail-sums"}})
"""What is told of a team only when no team has lost all."""


@converted
def test_what_a_result_tells_of_a_seat_has_a_name(game: Game) -> None:
    for language in game.languages():
        known = templates(game.package, language)
        assert {f"detail-{name}" for name in details_of(game)} <= known.keys()


@converted
def test_nothing_is_written_that_nobody_says(game: Game) -> None:
    rules = game.rules()
    said = {
        message_of(kind) for kind in (*rules.move_types, *rules.event_types, *rules.saying_types)
    }
    said |= {f"option-{option.name}" for option in options_of(game)}
    said |= {f"bot-{bot}" for bot in rules.picks} | {"game_title", "game_blurb"}
    said |= {f"detail-{name}" for name in details_of(game)} | TIED[game.id]
    if game.campaign is not None:
        levels = ("", *[f"-{level}" for level in game.campaign.levels])
        said |= {f"page-campaign{level}{end}" for level in levels for end in ("", "-story")}
    for language in game.languages():
        known = templates(game.package, language)
        within = {name for pattern in known.values() for name in referred(pattern)}
        assert {name.partition(".")[0] for name in known} == said | within


def test_german_is_not_english() -> None:
    """The words come from the file of that language, money and numbers are written its way."""
    said = Speaker("de").say(AcceptOffer(1200, 1000)).replace("\N{NO-BREAK SPACE}", " ")
    assert said == "Nimm 1.200 $ und 1.000 Würfelchen an."
    assert Speaker("en").say(Accept()) == "Accept the offer."


def test_languages_are_listed_with_english_first() -> None:
    assert PARLOUR.languages() == ("en",)
    assert all(game.languages()[0] == "en" for game in all_games())
    assert all(set(LANGUAGES) <= set(game.languages()) for game in all_games())
    assert all_languages()[0] == "en"
    assert set(LANGUAGES) <= set(all_languages())


def test_no_code_names_a_language() -> None:
    """Besides English, which helps out where another one lacks a sentence: a language is files."""
    root = Path(__file__).parents[2]
    named = re.compile(rf"""["']({"|".join(LANGUAGES)})["']""")
    sources = [*(root / "src").rglob("*.py"), *(root / "web" / "src").rglob("*.ts")]
    sources += (root / "web" / "src").rglob("*.svelte")
    assert len(sources) > 400
    assert [path.name for path in sources if named.search(path.read_text("utf-8"))] == []
