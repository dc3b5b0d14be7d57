"""Texts of cards in other languages: English is in the card set, others are in words/*.toml."""

from collections.abc import Iterator
from typing import Any

import pytest

from seedround.games import all_games, find_game
from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.events import PawnMoved
from seedround.games.tech_deck.events import EffectUsed, SoloWon
from seedround.games.tech_deck.rounds import GRADES, LOWEST_GRADE
from seedround.server import catalogue

TRANSLATED = {"bidness": ("name",), "tech-deck": ("text",)}
"""What is said in German; other names are names."""


def texts(content: Any, wanted: tuple[str, ...]) -> Iterator[str]:
    """The values of some fields of everything that has an id."""
    if isinstance(content, dict):
        for key, value in content.items():
            if "id" in content and key in wanted and isinstance(value, str):
                yield value
            yield from texts(value, wanted)
    elif isinstance(content, list):
        for part in content:
            yield from texts(part, wanted)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_text_of_the_shipped_cards_has_its_german(game: Any) -> None:
    phrases = game.words("de").phrases
    for name in game.shipped_sets():
        found = set(texts(game.card_set(name).content, TRANSLATED.get(game.id, ())))
        assert found <= phrases.keys()
        assert bool(found) == (game.id in TRANSLATED)


def test_an_effect_is_told_in_the_language_of_the_table() -> None:
    game = find_game("tech-deck")
    cards = game.card_set("house")
    told = EffectUsed(0, "TEC-01", "Your total may be 1 short.")
    assert game.words("en").say(told, cards, ["Ada"]).endswith(": Your total may be 1 short.")
    assert game.words("de").say(told, cards, ["Ada"]).endswith(": Eurer Summe darf 1 fehlen.")


def test_a_card_that_nobody_translated_says_its_own_words() -> None:
    told = EffectUsed(0, "TEC-01", "Bring cake.")
    said = find_game("tech-deck").words("de").say(told, find_game("tech-deck").card_set("house"))
    assert said.endswith(": Bring cake.")


@pytest.mark.parametrize("grade", [LOWEST_GRADE, *[name for _, name in GRADES]])
def test_every_grade_of_a_solo_game_has_its_german(grade: str) -> None:
    words = find_game("tech-deck").words("de")
    assert words.say(SoloWon(30, grade)).endswith(f": {words.phrases[grade]}.")


def test_the_spaces_of_the_rivals_path_have_their_german() -> None:
    game = find_game("silicon-valley")
    cards = game.card_set("house")
    assert isinstance(cards, Cards)
    for row, slot in cards.ring:
        space = f"{row} {slot + 1}"
        said = game.words("de").say(PawnMoved("white", space))
        assert said == f"Die weiße Figur geht auf {game.words('de').phrases[space]}."


def test_pages_get_the_phrases_and_what_the_rules_make_of_a_set() -> None:
    """SV-SECOND-09, SV-R-40: side B and the pawns' path are not for a page to work out."""
    shown = catalogue.cards_shown("silicon-valley", "house")
    assert b'"Produkt 1"' in shown
    cards = find_game("silicon-valley").card_set("house")
    content = cards.shown()
    for product in content["product"]:
        assert product["b"]["instant"] == {"cash": 0, "valuation": 0, "code": ()}
        assert product["b"]["ongoing"]["valuation"] == 0
        assert product["b"]["ongoing"]["cash"] == product["a"]["ongoing"].get("cash", 0)
    assert content["solo"]["path"][0] == "product:1"
    assert len(set(content["solo"]["path"])) == len(content["solo"]["path"])
    assert "b" not in cards.content["product"][0], "the set itself stays as it was read"
