"""The report says what the tables say, in one file that needs nothing else."""

import re
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

from seedround.engine.about import About, Options
from seedround.games import all_games, find_game
from seedround.lab.engines import Where
from seedround.lab.kept_run import play_into
from seedround.lab.report.figures import (
    CardLine,
    Figures,
    card_kinds,
    curves,
    figures_of,
    mixes,
    share_of,
    shares,
)
from seedround.lab.report.inks import prints
from seedround.lab.report.page import page
from seedround.lab.report.plots import card_plot, inline, shortened
from seedround.lab.simulate import Run
from seedround.lab.store import RunFolder, read_sheet, table_files

GAME = find_game("trade-show")
PLAIN = About(
    id="plain",
    title="Says nothing of its inks",
    letters="PL",
    designer="the Seed Round authors",
    players=(2,),
    usual_players=2,
    minutes="5",
    blurb="A game.",
    version=1,
    options=Options,
    package="plain",
)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("runs") / "run"
    bots = ("threshold", "random")
    play_into(RunFolder.new(path, Run(GAME, bots, 8, "<report>", {"rounds": 2})), Where())
    return path


@pytest.fixture(scope="module")
def figures(run: Path) -> Figures:
    return figures_of(table_files(run))


@pytest.fixture(scope="module")
def html(run: Path, figures: Figures) -> str:
    return page(GAME, read_sheet(run), figures)


def test_figures_count_every_game(figures: Figures) -> None:
    assert (figures.games, figures.seats, len(figures.lengths)) == (8, 2, 8)
    assert [share.name for share in figures.by_bot] == ["random", "threshold"]
    assert sum(share.share * share.count for share in figures.by_seat) == pytest.approx(8)
    assert [curve.rounds for curve in figures.curves] == [(1, 2), (1, 2)]


def test_only_choices_between_cards_are_shown(figures: Figures) -> None:
    (draft,) = figures.cards
    assert draft.kind == "draft.take"
    picks = [line.pick.share for line in draft.cards]
    assert picks == sorted(picks, reverse=True)


def test_wins_are_counted_for_each_chair() -> None:
    seats = pl.DataFrame({"bot": ["a", "a", "b"], "win": [1.0, 0.5, 0.0]})
    first, second = shares(seats, pl.col("bot"))
    assert (first.name, first.count, first.share) == ("a", 2, 0.75)
    assert (second.share, second.low) == (0, 0)


def test_curves_are_by_chair_if_one_bot_sits_everywhere() -> None:
    rounds = pl.DataFrame(
        {"round": [1, 1, 1, 1], "seat": [0, 1, 0, 1], "bot": ["a"] * 4, "score": [1, 5, 3, 5]}
    )
    first, second = curves(rounds)
    assert (first.name, first.means, second.means) == ("seat 1", (2.0,), (5.0,))
    assert first.margins[0] > second.margins[0] == 0


def test_rounds_that_hardly_any_game_reached_are_left_out() -> None:
    rounds = pl.DataFrame(
        {"round": [1] * 40 + [2], "seat": [0] * 41, "bot": ["a"] * 41, "score": [1] * 41}
    )
    (curve,) = curves(rounds)
    assert curve.rounds == (1,)


def test_a_mix_holds_every_verb_the_most_frequent_first() -> None:
    decisions = pl.DataFrame(
        {
            "kind": ["bid", "bid", "bid", "pass"],
            "bot": ["a", "a", "b", "a"],
            "move": ["raise", "drop", "drop", "pass"],
            "count": [3, 1, 4, 9],
        }
    )
    (mix,) = mixes(decisions)
    assert (mix.kind, mix.verbs) == ("bid", ("drop", "raise"))
    assert mix.shares == {"a": (0.25, 0.75), "b": (1.0, 0.0)}


def test_a_card_on_offer_alone_is_no_choice() -> None:
    cards = pl.DataFrame(
        {
            "game": [0] * 4, "seat": [0] * 4, "kind": ["k"] * 4, "card": list("abcd"),
            "name": list("ABCD"), "offered": [1] * 4, "chosen": [1, 0, 0, 0],
        }
    )  # fmt: skip
    seats = pl.DataFrame({"game": [0], "seat": [0], "win": [1.0]})
    alone = pl.DataFrame({"kind": ["k"], "count": [4]})
    together = pl.DataFrame({"kind": ["k"], "count": [1]})
    assert card_kinds(cards, seats, alone) == ()
    (kind,) = card_kinds(cards, seats, together)
    best = kind.cards[0]
    assert (best.name, best.pick.share) == ("A", 1)
    assert best.win is not None
    assert best.win.share == 1
    assert kind.cards[1].win is None


class Checker(HTMLParser):
    """Counts what is open, and gathers addresses and ids."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loaded: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "path", "use", "rect"):
            self.open.append(tag)
        given = dict(attrs)
        self.loaded += [str(given[name]) for name in ("src", "href", "xlink:href") if name in given]
        self.ids += [str(given["id"])] if "id" in given else []

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in ("meta", "path", "use", "rect"):
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("path", "use", "rect"):
            assert self.open.pop() == tag


def test_the_page_is_whole_and_loads_nothing(html: str) -> None:
    checker = Checker()
    checker.feed(html)
    assert checker.open == []
    assert all(address.startswith("#") for address in checker.loaded)
    assert "<script" not in html
    assert "@import" not in html
    assert not re.findall(r"url\((?!#)", html)


def test_the_page_shows_every_part_by_day_and_night(html: str) -> None:
    for part in ("By bot", "By chair", "Length", "Scores by round", "Most chosen", "Least chosen"):
        assert f"<h3>{part}</h3>" in html
    assert "prefers-color-scheme: dark" in html
    assert 'name="viewport"' in html
    assert html.count('role="img"') >= 6
    assert "&lt;report&gt;" in html
    assert "<report>" not in html


def test_colours_and_letters_are_the_pages(html: str) -> None:
    plots = "".join(re.findall(r"<svg.*?</svg>", html, re.DOTALL))
    assert "var(--series-1)" in plots
    assert "DejaVu" not in plots
    assert set(re.findall(r"#[0-9a-f]{6}\b", plots)) <= {"#000000", "#ffffff"}


def test_the_same_run_gives_the_same_page(run: Path, html: str) -> None:
    assert page(GAME, read_sheet(run), figures_of(table_files(run))) == html


def luminance(colour: str) -> float:
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("game", [*all_games(), PLAIN], ids=lambda game: game.id)
def test_words_and_inks_stand_out_from_the_paper(game: About) -> None:
    for theme in prints(game):
        for ground in (theme.paper, theme.card):
            for ink, least in [(theme.ink, 4.5), (theme.quiet, 4.5)] + [
                (series, 3.0) for series in theme.series
            ]:
                light, dark = sorted((luminance(ink), luminance(ground)), reverse=True)
                assert (light + 0.05) / (dark + 0.05) >= least, (ink, ground)


def test_cards_that_nobody_took_are_drawn_too() -> None:
    never = CardLine("c", "A card with quite a long name", 5, 0, share_of("c", 0, 5), None)
    plot = card_plot("Least chosen", [never] * 3, 0.5)
    assert plot.count("A card with quite a") == 3


def test_small_things() -> None:
    assert shortened("x" * 30) == "x" * 19 + "\N{HORIZONTAL ELLIPSIS}"
    assert inline('<?xml?><svg height="9pt" width="3pt"></svg>', 'a"b').startswith(
        '<svg role="img" aria-label="a&quot;b"'
    )
