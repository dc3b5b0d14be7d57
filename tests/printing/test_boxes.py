"""What is printed comes from the set, the catalogue and the page's own symbols."""

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.locale import PSEUDO
from seedround.engine.words import message_of
from seedround.games import all_games, find_game
from seedround.printing import box_of, order, print_game
from seedround.printing.boxes.silicon_valley.tiles import TOKEN
from seedround.printing.pieces import Chip, Face
from seedround.printing.sayings import SAYINGS
from seedround.printing.symbols import inks_of, symbols
from tests.engine.catalogues import templates
from tests.engine.test_languages import same_templates
from tests.examples.own_game import OWN
from tests.printing.paper import read, text

ROOT = Path(__file__).parents[2]
PEOPLE = ROOT / "web/src/symbols/people.json"
SOURCES = ROOT / "src" / "seedround" / "printing"
PACKAGE = "seedround.printing"

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def words(part: Any) -> Iterator[str]:
    """Every text of a box; drawings have none but figures."""
    if isinstance(part, dict):
        for name, value in part.items():
            if name not in ("svg", "tone", "is", "shape", "align", "bleed"):
                yield from words(value)
    elif isinstance(part, list):
        for value in part:
            yield from words(value)
    elif isinstance(part, str) and part:
        yield part


@pytest.mark.parametrize("language", ["de", "es"])
def test_paper_says_in_every_language_what_it_says_in_english(language: str) -> None:
    same_templates(PACKAGE, language)


def test_every_message_is_asked_for() -> None:
    sources = "\n".join(path.read_text() for path in SOURCES.rglob("*.py"))
    said = {message_of(kind) for kind in SAYINGS}
    for message in {name.partition(".")[0] for name in templates(PACKAGE, "en")} - said:
        plain = re.sub(r"-\d+$", "", message).removeprefix("print-hint-")
        assert f'"{plain}"' in sources, message


@every_game
def test_nothing_but_figures_escapes_the_catalogue(game: Game) -> None:
    """In the pseudo-language every word has marks; names of cards have none in English."""
    cards = game.card_set()
    names = {
        one
        for part in cards.content.values()
        if isinstance(part, list)
        for entry in part
        for one in words(entry)
    }
    for said in words(msgspec.to_builtins(box_of(game, cards, PSEUDO))):
        plain = re.sub(r"⟦.*⟧", "", said, flags=re.DOTALL)
        letters = re.sub(r"[\W\d_]|\bd[468]\b|\b[A-Z]{1,2}\d?\b", "", plain)
        assert not letters or plain in names or said in ("D", "A", "B", "C"), said


@every_game
def test_paper_has_the_inks_of_the_page(game: Game) -> None:
    css = (ROOT / "web/src/boards" / game.id / "inks.css").read_text()
    day = dict(re.findall(r"--([\w-]+): light-dark\((#\w+),", css))
    assert inks_of(game) == day


def test_page_and_paper_draw_from_the_same_files() -> None:
    """The page imports what we read; its people are written down for us (`tools.faces`)."""
    sources = [path.read_text() for path in (ROOT / "web/src").rglob("*.svelte")]
    sources.append((ROOT / "web/src/pieces/shapes.ts").read_text())
    for file in sorted({*(ROOT / "web/src/symbols").glob("*.json")} - {PEOPLE}):
        for part in set(symbols(file.stem)) - {"inks", "hair"}:
            asked = re.compile(rf"import {{ {part} }} from \"[./]*symbols/{file.name}\"")
            assert any(asked.search(source) for source in sources), (file.name, part)


def test_an_own_set_is_printed_with_its_own_figures(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(
        '[set]\nid = "mine"\ngame = "bidness"\ntitle = "My own box"\nversion = 1\nbase = "house"\n'
        'deck_size = 76\n[[card]]\nid = "breakthrough"\nname = "Eureka"\ncount = 3\ncost = 70\n'
    )
    game = find_game("bidness")
    pages = read(print_game(game, game.card_set(str(own)), order("cards"))).pages
    printed = "".join(map(text, pages))
    assert printed.count("Eureka") == 3
    assert printed.count("$70") == 3
    assert "Myownbox" in text(pages[0])


def faces(game: str, own: Path) -> dict[str, Face]:
    """The fronts of a set's cards by their titles."""
    found = find_game(game)
    (deck,) = box_of(found, found.card_set(str(own))).decks
    fronts = [card.front for card in deck.cards]
    return {front.title: front for front in fronts if isinstance(front, Face)}


def test_sv_r_46_a_personality_with_steps_of_its_own_says_so(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(
        '[set]\nid = "mine"\ngame = "silicon-valley"\ntitle = "Mine"\nversion = 1\n'
        'base = "house"\n[[personality]]\nid = "red-1"\nsteps = 3\n'
        '[[personality]]\nid = "red-2"\nsteps = 2\ntext = "Look out!"\n'
    )
    found = faces("silicon-valley", own)
    (steps,) = found["Leaked Salary List"].foot
    assert isinstance(steps, Chip)
    assert steps.text == "3 steps to “!”"
    other = found["Anonymous Blog Post"]
    assert (other.foot, other.text) == ((), "Look out!")


def test_a_card_with_several_effects_has_a_sentence_for_each(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(
        '[set]\nid = "mine"\ngame = "bidness"\ntitle = "Mine"\nversion = 1\nbase = "house"\n'
        'deck_size = 74\n[[card]]\nid = "steal_tech"\neffect = { tech = 1, steal_tech = 3 }\n'
    )
    said = faces("bidness", own)["Industrial Espionage"].text
    assert said == "You get 1 tech point. Take 3 tech points from another player."


def test_the_rivals_tracks_and_the_turn_order_have_room_for_tokens() -> None:
    box = box_of(game := find_game("silicon-valley"), game.card_set())
    boards = {board.title: board.plate for board in box.boards}
    order_at = [label for label in boards["Valuation"].labels if label.text in "1234"]
    assert len(order_at) == 4
    starts = [label.x for label in order_at]
    assert all(there - here >= TOKEN for here, there in pairwise(starts))
    spaces = [label for label in boards["The Rival"].labels if label.text == "!"]
    assert len(spaces) == 5
    assert all(min(one.width, one.height) >= TOKEN - 1 for one in spaces)


def test_words_are_broken_in_no_name_that_fits() -> None:
    game = find_game("silicon-valley")
    pages = read(print_game(game, game.card_set(), order("cards"))).pages
    printed = "".join([page.extract_text() for page in pages])
    for name in ("Capital", "Everyone"):
        assert name in printed
    assert "Capi-" not in printed


def test_an_own_deck_of_blank_cards_is_printed() -> None:
    game = find_game("tech-deck")
    (deck,) = box_of(game, game.card_set("blank")).decks
    assert len(deck.cards) == 54


def test_a_game_that_nobody_has_drawn_is_printed_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(OWN))
    game: Game = import_module("demo_day").GAME
    cards = game.card_set()
    printed = "".join(map(text, read(print_game(game, cards, order())).pages))
    for investor in cards.content["investor"]:
        assert investor["name"].replace(" ", "").replace("-", "") in printed


def test_without_the_extra_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    game = find_game("trade-show")
    with pytest.raises(BadOption, match=r'pip install "seedround\[print\]"'):
        print_game(game, game.card_set(), order())


def test_an_order_names_parts_and_paper() -> None:
    assert order() == (("cards", "aids", "boards"), "a4")
    assert order("boards, Cards", "Letter") == (("cards", "boards"), "letter")
    with pytest.raises(BadOption, match="dice is not something we print"):
        order("cards,dice")
    with pytest.raises(BadOption, match="a0 is not a paper"):
        order(None, "a0")
