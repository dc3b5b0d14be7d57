"""Everyone: axe has nothing serious to say on any page and in any kind of decision."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.playing import STATUS, by_button, open_table

PAGES = {
    "first page": "",
    "learn": "#/learn",
    "rules": "#/rules",
    "rules of a game": "#/rules/trade-show",
    "lab": "#/lab/bidness",
    "invitation": "#/invite/none",
}
KINDS = {"trade-show": 4, "bidness": 4, "tech-deck": 4, "silicon-valley": 3}
"""Kinds of decision that the first moves of a game show at least."""
MOST_MOVES = 60


def serious(page: Page, axe: str) -> list[str]:
    """What axe finds that would stop somebody, once nothing fades in or out any more."""
    page.wait_for_function(
        """() => document.getAnimations().every((one) => one.playState !== 'running'
          || one.effect.getComputedTiming().endTime === Infinity)"""
    )
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe)
    found = page.evaluate(
        """async () => {
          const result = await axe.run(document, {resultTypes: ['violations']});
          return result.violations
            .filter((one) => ['serious', 'critical'].includes(one.impact))
            .map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.target + ' '
              + (node.any[0]?.message ?? '')).join(' | ')}`);
        }"""
    )
    return [str(one) for one in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_pages(people: People, axe: str, name: str, theme: str) -> None:
    page = people.page(PAGES[name], color_scheme=theme)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    assert serious(page, axe) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", KINDS)
def test_every_kind_of_decision(people: People, axe: str, game: str, size: dict[str, int]) -> None:
    dark = size is PHONE
    page = people.page(size=size, color_scheme="dark" if dark else "light")
    open_table(page, game, ["me", "random", "random"], options={}, seed="5eed")
    chance = random.Random(11)
    kinds: set[str] = set()
    problems: dict[str, list[str]] = {}
    for _ in range(MOST_MOVES):
        page.wait_for_function(f"() => ({STATUS})() !== 'wait'")
        status = page.evaluate(STATUS)
        if status == "over":
            break
        kind = page.locator(".table").get_attribute("data-kind") or ""
        if kind not in kinds:
            kinds.add(kind)
            if found := serious(page, axe):
                problems[kind] = found
            if len(kinds) >= KINDS[game]:
                break
        by_button(page, chance)
        page.wait_for_function(f"before => ({STATUS})() !== before", arg=status)
    assert problems == {}
    assert len(kinds) >= min(2, KINDS[game])


def test_keys_have_a_help_and_focus_is_seen(people: People) -> None:
    page = people.page()
    open_table(page, "trade-show", ["me", "random"])
    page.wait_for_selector(".move")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("b")
    outline = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    expect(page.locator("[data-rule].here")).to_be_visible()
