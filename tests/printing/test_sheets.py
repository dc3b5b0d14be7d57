"""Every card is on a sheet, at its true size, with its back behind it."""

from math import ceil

import pytest

from seedround.engine.game import Game
from seedround.games import all_games, find_game
from seedround.games.silicon_valley.cards import Cards
from seedround.printing import PAPERS, box_of, order, print_game
from seedround.printing.boxes.silicon_valley.parts import UNIT
from seedround.printing.pieces import Face
from tests.printing.paper import cut_out, found_at, marks, sheets, size, squeezed, text

PER_SHEET = 9
NEAR = 0.1
CARDS = {"trade-show": 60, "bidness": 74, "tech-deck": 54, "silicon-valley": 159}
"""As many as the boxes have: 5 + 55; 74; 54; 9 + 36 + 27 + 27 + 24 + 18 + 18."""

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
every_paper = pytest.mark.parametrize("paper", PAPERS)


def names(game: Game) -> list[str]:
    """What is written on the cards of the house set, each as often as it is in the box."""
    (deck,) = box_of(game, game.card_set()).decks
    return [
        card.front.title if hasattr(card.front, "title") else card.front.labels[0].text
        for card in deck.cards
    ]


@every_game
def test_every_card_of_the_house_set_is_on_a_sheet(game: Game) -> None:
    fronts = sheets(game.id, "cards").pages[2::2]
    printed = "".join(map(text, fronts))
    wanted = [squeezed(name) for name in names(game)]
    assert len(wanted) == CARDS[game.id]
    for name in set(wanted):
        others = sum(wanted.count(other) for other in set(wanted) if name in other)
        assert printed.count(name) >= others >= wanted.count(name)


@every_game
def test_the_names_are_those_of_the_set(game: Game) -> None:
    cards = game.card_set()
    decks = [name for deck in cards.decks().values() for name in deck]
    titles = {cards.name_of(name) for name in decks} - set(decks)
    pieces = box_of(game, cards)
    shown = {
        label.text
        for deck in pieces.tiles
        for card in deck.cards
        for label in getattr(card.front, "labels", ())
    }
    assert titles <= set(names(game)) | shown


@every_game
def test_a_sheet_of_fronts_is_followed_by_its_backs(game: Game) -> None:
    pages = sheets(game.id, "cards").pages
    assert len(pages) == 2 + 2 * ceil(CARDS[game.id] / PER_SHEET)
    for front, behind in zip(pages[2::2], pages[3::2], strict=True):
        assert len(list(cut_out(front))) == len(list(cut_out(behind)))
        assert game.title_in("en").replace(" ", "") in text(behind)


@every_paper
@every_game
def test_cards_are_63_by_88_millimetres_on_either_paper(game: Game, paper: str) -> None:
    for page in sheets(game.id, "cards", paper).pages[2:]:
        assert size(page) == pytest.approx(PAPERS[paper], abs=NEAR)
        for card in cut_out(page):
            assert (card.width, card.height) == pytest.approx((63, 88), abs=NEAR)
            assert card.x > 5
            assert card.y > 5


@every_paper
def test_cut_marks_stand_at_the_edges_and_on_no_card(paper: str) -> None:
    page = sheets("trade-show", "cards", paper).pages[2]
    cards = list(cut_out(page))
    for edge in {x for card in cards for x in (card.x, card.x + card.width)}:
        assert any(x == pytest.approx(edge, abs=NEAR) for x, y in marks(page))
    for edge in {y for card in cards for y in (card.y, card.y + card.height)}:
        assert any(y == pytest.approx(edge, abs=NEAR) for x, y in marks(page))
    for x, y in marks(page):
        for card in cards:
            across = card.x + NEAR < x < card.x + card.width - NEAR
            inside = across and card.y < y < card.y + card.height
            assert not inside


def test_the_back_of_a_tile_comes_to_lie_behind_its_front() -> None:
    """Sheets are flipped on the long edge: what is on the left in front is on the right behind."""
    pages = sheets("silicon-valley", "boards").pages
    front = next(page for page in pages if "CatTranslator" in text(page))
    behind = pages[pages.index(front) + 1]
    width, _ = size(front)
    innovator, _ = found_at(front, "Cat Translator")
    (side_b,) = found_at(behind, "Cat Translator")
    tile = next(one for one in cut_out(front) if one.x < innovator < one.x + one.width)
    mirrored = width - tile.x - tile.width
    assert mirrored < side_b < mirrored + tile.width


def test_tiles_have_their_true_size() -> None:
    pages = sheets("silicon-valley", "boards").pages
    tiles = next(page for page in pages if "CatTranslator" in text(page))
    for tile in cut_out(tiles):
        assert (tile.width, tile.height) == pytest.approx((42, 28), abs=NEAR)


def test_blocks_fit_the_grids_of_products_and_there_are_as_many_as_in_the_box() -> None:
    game = find_game("silicon-valley")
    cards = game.card_set()
    assert isinstance(cards, Cards)
    box = box_of(game, cards)
    drawn = "".join(board.plate.svg for board in box.boards)
    assert drawn.count('stroke="#1b1230"') == sum(kind.count for kind in cards.document.block)
    (product,) = [
        card.front.art
        for card in box.decks[0].cards
        if isinstance(card.front, Face) and card.front.title == "Sock Matcher"
    ]
    assert product is not None
    assert (product.width, product.height) == (4 * UNIT + 1, 2 * UNIT + 1), "four squares by two"
    assert f"h{UNIT:g}v{UNIT:g}" in drawn


@every_game
def test_aids_are_printed_for_every_player_two_on_a_sheet(game: Game) -> None:
    pages = sheets(game.id, "aids").pages
    assert len(pages) == 2 + 2 * ceil(game.players[-1] / 2)
    for page in pages[2::2]:
        assert text(page).count("playeraid") == 2
    assert not any(text(page) for page in pages[1::2])


@every_game
def test_boards_fit_on_both_papers(game: Game) -> None:
    short, long = (min(one[n] for one in PAPERS.values()) for n in (0, 1))
    for board in box_of(game, game.card_set()).boards:
        assert min(board.width, board.height) < short - 10
        assert max(board.width, board.height) < long - 10


def test_the_cover_says_how_to_print_and_what_is_there() -> None:
    cover = text(sheets("bidness").pages[0])
    for words in ("Bidness", "House set", "actual size", "long edge", "Cards: 74 pieces"):
        assert squeezed(words) in cover


@pytest.mark.parametrize(("language", "words"), [("de", "Startbild"), ("es", "Empresa")])
def test_cards_speak_the_readers_language(language: str, words: str) -> None:
    pages = sheets("trade-show", "cards", "a4", language).pages
    assert words in "".join(map(text, pages))
    assert "SplashScreen" not in "".join(map(text, pages))


def test_the_same_order_gives_the_same_bytes() -> None:
    game = find_game("trade-show")
    first, second = (print_game(game, game.card_set(), order("aids")) for _ in range(2))
    assert first == second


def test_our_typefaces_are_in_the_file() -> None:
    fonts = set(sheets("tech-deck", "cards").pages[2]._get_fonts()[0])
    assert len(fonts) == 3
    assert all("Bricolage" in name or "Atkinson" in name for name in fonts)
