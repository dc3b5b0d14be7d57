"""The Rival can be followed on the page: its blocks, tech row, ring, and what comes next."""

from collections.abc import Iterator
from itertools import pairwise
from math import atan2, tau
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seedround.engine.playthrough import Playthrough
from seedround.games import find_game
from seedround.games.silicon_valley.view import SiliconValleyView
from seedround.testing import A
from tests.web.conftest import DESKTOP, People
from tests.web.looks import SMALLEST, Size, resize
from tests.web.moments import Moment, Played, decisions, moment, sit_down
from tests.web.playing import state

CENTRES = """() => Object.fromEntries([...document.querySelectorAll('[data-space]')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.dataset.space, [x + width / 2, y + height / 2]];
}))"""


def untiled(game: Playthrough) -> bool:
    """Whether the Rival has laid blocks that do not tile their grid."""
    view = find_game("silicon-valley").rules().view(game.table, A)
    assert isinstance(view, SiliconValleyView)
    return any(one.blocks and not one.placed for one in view.products)


def late() -> Moment:
    """A turn after the Rival has launched, and much lies in its tech row."""
    games: Iterator[Playthrough] = decisions(find_game("silicon-valley"), Played(1, 0))
    return next(
        moment(game) for game in games if game.table.choice.kind == "turn.act" and untiled(game)
    )


@pytest.fixture
def sat(people: People) -> tuple[Page, dict[str, Any]]:
    """The page at that turn, and the view that it was told."""
    page = people.page()
    sit_down(page, late())
    return page, state(people, page)["view"]


def blocks_in(page: Page, where: str) -> list[str]:
    found = page.locator(f"{where} [data-block]")
    return [str(one.get_attribute("data-block")) for one in found.all()]


def test_sv_solo_19_the_blocks_on_a_product_are_drawn_also_where_they_do_not_tile_it(
    sat: tuple[Page, dict[str, Any]],
) -> None:
    page, view = sat
    beside = 0
    for number, product in enumerate(view["products"], 1):
        card = f"[data-piece='product:{number}']"
        if product["placed"]:
            assert page.locator(f"{card} .grid g").count() == len(product["blocks"])
        elif product["blocks"]:
            beside += 1
            assert set(blocks_in(page, card)) == set(product["blocks"])
    assert beside


def test_sv_solo_16_the_tech_row_is_drawn_from_left_to_right(
    sat: tuple[Page, dict[str, Any]],
) -> None:
    page, view = sat
    assert len(set(view["rival"]["tech"])) < len(view["rival"]["tech"])
    assert blocks_in(page, ".den .tech") == view["rival"]["tech"]


@pytest.mark.parametrize("size", [DESKTOP, SMALLEST], ids=["desk", "small"])
def test_sv_r_40_the_spaces_lie_clockwise_around_the_rival(
    sat: tuple[Page, dict[str, Any]], size: Size
) -> None:
    page, view = sat
    resize(page, size)
    centres: dict[str, tuple[float, float]] = page.evaluate(CENTRES)
    ring = [centres[f"{one['row']}:{one['slot']}"] for one in view["rival"]["ring"]]
    box = page.locator(".ring > .middle").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    angles = [atan2(there[1] - y, there[0] - x) for there in ring]
    turns = [(there - here) % tau for here, there in pairwise([*angles, angles[0]])]
    assert all(0 < turn < tau / 4 for turn in turns)
    assert sum(turns) == pytest.approx(tau), "once round, without a gap"


def test_sv_solo_13_where_both_pawns_may_go_next_stands_on_the_spaces(
    sat: tuple[Page, dict[str, Any]],
) -> None:
    page, view = sat
    rival = view["rival"]
    for one in rival["ring"]:
        space = page.locator(f"[data-space='{one['row']}:{one['slot']}']")
        for pawn in ("white", "grey"):
            expect(space.locator(f"[data-next] .{pawn}")).to_have_count(one[f"{pawn}_cards"])
    assert page.locator("[data-pawn]").count() == 2


def test_sv_solo_09_the_reference_of_movements_tells_all_and_left(
    sat: tuple[Page, dict[str, Any]],
) -> None:
    """A square for each card of the deck: full if it is left, dotted if it has been seen."""
    page, view = sat
    rival = view["rival"]
    table = page.get_by_role("table", name=f"{rival['decisions']} of 18 cards left")
    for row, pawn in zip(table.locator("tbody tr").all(), ("white", "grey"), strict=True):
        for cell, line in zip(row.locator("td").all(), rival["movements"], strict=True):
            expect(cell.locator("i")).to_have_count(line[pawn])
            expect(cell.locator("i.seen")).to_have_count(line[pawn] - line[f"{pawn}_left"])
            left = f": {line[f'{pawn}_left']} of {line[pawn]} cards left"
            expect(cell.locator(".unseen")).to_contain_text(left)


def test_the_story_covers_no_track_and_no_personality(people: People) -> None:
    """What the Rival does is told above them, as long as it is told."""
    page = people.page()
    sit_down(page, late())
    page.locator("[data-move=end_turn]").click()
    expect(page.locator(".ring > .middle .says")).not_to_be_empty()
    says = page.locator(".ring > .middle .says").bounding_box()
    traits = page.locator(".ring > .middle .traits").bounding_box()
    assert says
    assert traits
    assert says["y"] + says["height"] <= traits["y"]
    for deed in page.locator(".ring > .middle .deed").all():
        expect(deed).to_be_visible()
