"""Texts of cards in other languages: English is in the card set, others in words/cards.*.ftl."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from seedround.engine.catalogue import slug
from seedround.engine.game import Game
from seedround.engine.words import Speaker
from seedround.games import all_games, find_game
from seedround.games.tech_deck.events import EffectUsed
from seedround.server.tables import catalogue
from seedround.testing import A

TRANSLATED = {
    "trade-show": ("name",),
    "bidness": ("name",),
    "tech-deck": ("name", "text"),
    "silicon-valley": ("name",),
}
"""What other languages say in words of their own; other names are names."""


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
def test_every_text_of_the_shipped_cards_is_translated(game: Any) -> None:
    for name in game.shipped_sets():
        found = set(texts(game.card_set(name).content, TRANSLATED.get(game.id, ())))
        assert bool(found) == (game.id in TRANSLATED)
        for language in game.languages()[1:]:
            words = game.words(language)
            missing = [text for text in found if not words.has(f"phrase-{slug(text)}")]
            assert not missing, language


def test_an_effect_is_told_in_the_language_of_the_table() -> None:
    game = find_game("tech-deck")
    cards = game.card_set("house")
    told = EffectUsed(A, "TEC-01", "Your total may be 1 short.")
    assert Speaker("en", cards, ["Ada"]).say(told).endswith(": Your total may be 1 short.")
    assert Speaker("de", cards, ["Ada"]).say(told).endswith(": Eurer Summe darf 1 fehlen.")


def test_a_card_that_nobody_translated_says_its_own_words() -> None:
    told = EffectUsed(A, "TEC-01", "Bring cake.")
    said = Speaker("de", find_game("tech-deck").card_set("house")).say(told)
    assert said.endswith(": Bring cake.")


def test_a_code_is_not_taken_for_a_name() -> None:
    """`market_grab` is what a personality does, `Market Grab` is what one is called."""
    words = find_game("silicon-valley").words("de")
    assert words.phrase("Market Grab") == "Griff nach dem Markt"
    assert words.phrase("market_grab") == "market_grab"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_what_cards_are_known_by_is_not_translated(game: Game) -> None:
    """`marketer` is an id though a card is called Marketer: a page finds its cards by ids."""
    shown = msgspec.json.decode(catalogue.cards_shown(game.id, "house"))
    for said in shown["phrases"].values():
        assert not said.keys() & shown["names"].keys()


def test_pages_get_the_phrases_and_what_the_rules_make_of_a_set() -> None:
    """SV-SECOND-09, SV-R-40: side B and the pawns' path are not for a page to work out."""
    assert b'"Nimm diese Karte aus dem Spiel: zieh zwei."' in catalogue.cards_shown(
        "tech-deck", "house"
    )
    cards = find_game("silicon-valley").card_set("house")
    content = cards.shown()
    for product in content["product"]:
        assert product["b"]["instant"] == {"cash": 0, "valuation": 0, "code": ()}
        assert product["b"]["ongoing"]["valuation"] == 0
        assert product["b"]["ongoing"]["cash"] == product["a"]["ongoing"].get("cash", 0)
    assert content["solo"]["path"][0] == "product:1"
    assert len(set(content["solo"]["path"])) == len(content["solo"]["path"])
    assert "b" not in cards.content["product"][0], "the set itself stays as it was read"


def test_pages_get_what_vc_cards_and_personalities_do_in_words() -> None:
    """Made from the effects, so that a page needs no sentence of its own for a typed-in card."""
    shown = msgspec.json.decode(catalogue.cards_shown("silicon-valley", "house"))
    says = shown["says"]
    cards = {card["id"] for card in (*shown["content"]["vc"], *shown["content"]["personality"])}
    assert all(set(said) == cards for said in says.values())
    assert says["en"]["vc-deep-pocket-lint"] == "a poach at $9 before discounts"
    assert says["de"]["red-8"] == "du verlierst 1 Bewertung für je 2 Produkte, höchstens 2"
    assert says["es"]["blue-1"] == "se descarta al empleado más barato de la fila"
