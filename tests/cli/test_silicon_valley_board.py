"""The terminal table of Silicon Valley: everything in its place, at every size."""

import re
from pathlib import Path

import pytest
from rich.text import Text

from seedround.cli.boards import Scene, board_of
from seedround.cli.boards.drawing import whole
from seedround.cli.decision import Decision
from seedround.engine.generator import Generator
from seedround.engine.kinds import SPECTATOR, Viewer
from seedround.engine.locale import PSEUDO
from seedround.engine.playthrough import Playthrough
from seedround.engine.words import Speaker
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.view import view
from seedround.testing import A, B, moves, play
from seedround.testing.silicon_valley import dealt, given
from tests.cli.conftest import Seedround

NAMES = ("Ann", "Bob", "Cy", "Dee")


def drawn(
    table: SiliconValley,
    viewer: Viewer = A,
    width: int = 100,
    size: int = 0,
    fancy: bool = True,
    language: str = "en",
) -> str:
    scene = Scene(view(table, viewer), table.cards, NAMES[: table.seats], width, fancy, language)
    return board_of(GAME).draw(scene)[size].plain


def middle(seats: int) -> SiliconValley:
    """A house game after some random moves."""
    table = GAME.deal(seats, Generator(seats), None, None)
    chooser = Generator(5)
    for _ in range(60):
        if table.over:
            break
        table.play(table.moves()[chooser.below(len(table.moves()))])
    assert isinstance(table, SiliconValley)
    return table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("fancy", [True, False])
def test_every_size_fits_its_width(seats: int, width: int, fancy: bool) -> None:
    table = middle(seats)
    for viewer in (A, SPECTATOR):
        scene = Scene(view(table, viewer), table.cards, NAMES[:seats], width, fancy)
        boards = board_of(GAME).draw(scene)
        assert len(boards) == 3
        heights = [board.plain.count("\n") for board in boards]
        assert heights == sorted(heights, reverse=True)
        for board in boards:
            assert all(line.cell_len <= width for line in board.split("\n"))
            assert fancy or board.plain.isascii()


def test_prices_are_shown_after_discounts() -> None:
    board = drawn(given(blocks={A: "O4 O4"}))

    assert "$4 (of $6)" in board  # EX2 wants TEC and WLB
    assert "6 code (of 8)" in board  # VX1


def test_tokens_stack_on_the_track_with_its_salary_markers() -> None:
    board = drawn(given(index={A: 4, B: 4}, stack="B A"))
    lines = board.splitlines()
    track = next(number for number, line in enumerate(lines) if line.count("$ ") >= 3)

    assert lines[track - 1].strip() == "A"
    assert lines[track - 2].strip() == "B"
    assert lines[track - 1].index("A") == lines[track - 2].index("B") == 4 * 3
    assert "U" in lines[track]


def test_grids_carry_the_names_of_their_blocks() -> None:
    board = drawn(given(designs={"PX1": (B, "I3 I3", 2)}, tiles={B: "PX1"}))

    assert "I3I3I3" in board
    assert "by Bob" in board


def test_what_is_behind_another_screen_is_not_drawn() -> None:
    table = given(blocks={A: "T4", B: "S4 S4 S4"}, cash={B: 97})
    for size in range(3):
        board = drawn(table, size=size)
        assert "behind the screen" in board
        assert "$97" not in board
        assert "S4x3" not in board


def test_sv_r_36_the_board_says_who_has_chosen_a_founder() -> None:
    table = dealt(3)
    assert "has chosen a founder" not in drawn(table, B)
    play(table, moves(table)[0])
    assert drawn(table, B).count("has chosen a founder") == 1
    assert "hat einen Gründer gewählt" in drawn(table, SPECTATOR, language="de")


def test_the_rival_board_shows_markers_and_tech_row() -> None:
    board = drawn(given(seats=1, rival={"tech": "D2 O4 D2", "markers": (2, 0, 3, 0, 0)}))

    assert "tech row D2 O4 D2" in board
    assert "TEC ###!" in board
    assert "white pawn at the start" in board


def test_sv_r_40_the_ring_and_the_reference_of_movements_can_be_read() -> None:
    """SV-SOLO-12, SV-SOLO-13: where both pawns would go, and what is left of the decisions."""
    table = GAME.deal(1, Generator(3), None, None)
    assert isinstance(table, SiliconValley)
    board = drawn(table, width=80)

    assert "ring, clockwise: product 1 to 4, HQ 1 to 3, employee 5 to 1, VC 1 to 3" in board
    assert "white next (cards of 18): product 1 (3), product 2 (3)" in board
    assert "18 decisions left" in board
    assert board.count("3 of 3") == 12, "each number of steps thrice for each pawn"
    german = drawn(table, language="de")
    assert "Ring im Uhrzeigersinn: Produkt 1 bis 4" in german


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_nothing_of_people_and_the_rival_is_cut_at_80_columns(language: str) -> None:
    """What people want, what personalities do: all of it, on more lines if need be."""
    for seed in range(3):
        table = GAME.deal(1, Generator(seed), None, None)
        assert isinstance(table, SiliconValley)
        for size in range(3):
            board = drawn(table, width=80, size=size, language=language)
            rows = board.splitlines()
            assert size or "\N{HORIZONTAL ELLIPSIS}" not in board
            short = [line for line in rows if "\N{HORIZONTAL ELLIPSIS}" in line]
            assert all(line.index("\N{HORIZONTAL ELLIPSIS}") < 36 for line in short), "only names"


def test_the_letters_of_attributes_are_explained() -> None:
    for size in range(3):
        board = drawn(given(seats=1), width=80, size=size)
        assert "MIN mindfulness, VAC vacation, TEC technology" in board
        assert "WLB work/life balance" in " ".join(board.split())


def test_blocks_and_signs_are_explained() -> None:
    board = drawn(given(seats=1), width=80)
    rows = board.splitlines()
    first = next(number for number, line in enumerate(rows) if "D2 ■■" in line)
    assert rows[first].split("  ")[:3] == ["D2 ■■", "I3 ■■■", "L3 ■■"]
    assert rows[first + 1].index("■") == rows[first].index("L3") + 3
    assert rows[first + 1].rindex("■■") == rows[first].index("S4") + 4
    assert "! at once, ∞ every round, V valuation" in board
    assert "D2 ##" in drawn(given(seats=1), width=80, fancy=False)


ATTIC = """
[set]
id = "attic"
game = "silicon-valley"
title = "Attic"
version = 1
base = "house"
"""


@pytest.mark.parametrize("size", range(3))
def test_what_vc_cards_do_is_told_in_full_and_in_their_own_words(tmp_path: Path, size: int) -> None:
    text = "Sing the company song to the end; whoever knows it best takes a cookie."
    usual = GAME.card_set()
    assert isinstance(usual, Cards)
    entries = [f'[[vc]]\nid = "{card}"\ntext = "{text}"\n' for card in usual.vcs[::2]]
    path = tmp_path / "attic.toml"
    path.write_text(ATTIC + "\n".join(entries), encoding="utf-8")
    cards = GAME.card_set(str(path))
    assert isinstance(cards, Cards)
    for seed in range(4):
        table = GAME.deal(2, Generator(seed), None, cards)
        assert isinstance(table, SiliconValley)
        board = " ".join(drawn(table, width=80, size=size).split())
        for card in table.vc_row:
            for said in cards.sayings()[cards.vcs[card]]:
                assert Speaker(cards=cards).say(said) in board


def test_what_must_be_paid_to_copy_a_product_is_said() -> None:
    """SV-SOLO-19: also where the Rival's blocks do not tile the grid."""
    table = given(seats=1, designs={"PX1": (B, "D2 I4", 1)})
    assert "copy with D2 I4" in drawn(table, width=80)


def test_before_the_first_round_the_table_is_being_set() -> None:
    table = dealt(2)
    assert drawn(table).startswith("Setup ")
    assert drawn(table, language="de").startswith("Aufbau ")
    assert drawn(given()).startswith("Round 3 ")


def test_long_names_end_their_lines_at_a_hyphen() -> None:
    parts = whole(Text("Full-Full-Stack Dev"), 13)
    assert [part.plain for part in parts] == ["Full-Full-", "  Stack Dev"]
    assert whole(Text("Incomprehensibilities"), 13)[0].plain.isalpha()


WIDE = 1500
"""So wide that no word is cut off."""
MARKED = re.compile("⟦[^⟦⟧]*⟧")
WORD = re.compile(r"[^\W\d_]{2,}")


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("size", range(3))
def test_all_words_beside_the_drawing_are_of_the_catalogue(seats: int, size: int) -> None:
    """In the pseudo-language they stand between marks; names of players are their own."""
    table = middle(seats)
    for viewer in (A, SPECTATOR):
        left = drawn(table, viewer, WIDE, size, language=PSEUDO)
        while MARKED.search(left):
            left = MARKED.sub("", left)
        assert set(WORD.findall(left)) <= set(NAMES)


@pytest.mark.parametrize("language", ["de", "es"])
@pytest.mark.parametrize("seats", [1, 4])
def test_every_size_fits_its_width_in_every_language(language: str, seats: int) -> None:
    table = middle(seats)
    for size in range(3):
        board = drawn(table, A, 80, size, language=language)
        assert max(len(line) for line in board.splitlines()) <= 80


def test_the_board_speaks_to_its_viewer_in_their_language() -> None:
    table = given(designs={"PX1": (A, "I3 I3", 2)}, tiles={A: "PX1"})
    german = drawn(table, language="de").replace("\N{NO-BREAK SPACE}", " ")
    assert "Runde 3   du hast noch 3 Aktionen   Reihenfolge: du → Bob" in german
    assert "von dir" in german
    assert "hinter dem Sichtschirm" in german
    assert "4 $ (statt 6 $)" in german
    spanish = drawn(table, B, language="es").replace("\N{NO-BREAK SPACE}", " ")
    assert "Ronda 3   a Ann le quedan 3 acciones   orden: Ann → tú" in spanish
    assert "de Ann" in spanish


def test_blocked_actions_come_with_their_reasons() -> None:
    playthrough = Playthrough.new(GAME, 2, seed="5")
    for _ in range(2):
        playthrough.play(playthrough.table.moves()[0])
    seat = playthrough.table.choice.seat

    speaker = Speaker("en", playthrough.cards, NAMES[:2], seat)
    blocked = Decision(playthrough, seat, speaker).blocked()

    assert any("No other company has employees" in line for line in blocked)
    assert all("SV-" in line for line in blocked)


@pytest.mark.parametrize(
    ("level", "named"), [("beginner", "The Honeymoon"), ("hard", "The Lawyers")]
)
def test_alone_its_story_is_told_with_the_level(
    seedround: Seedround, level: str, named: str
) -> None:
    ran = seedround(
        "play", "silicon-valley", "--seats", "you", "--option", f"difficulty={level}", typed="q\n"
    )
    assert "Chasing the Unicorn" in ran.out
    assert named in ran.out
    assert ran.widest <= 80


def test_with_others_it_is_no_campaign(seedround: Seedround) -> None:
    ran = seedround("play", "silicon-valley", "--seats", "you,easy", typed="q\n")
    assert "Chasing the Unicorn" not in ran.out
