"""What a page is looked at for: that it fits, that everyone can use it, that all of it is drawn.

Each look gives what it finds wrong, in words.
"""

from collections.abc import Sequence
from typing import Literal

from playwright.sync_api import Page

from tests.web.conftest import DESKTOP, People
from tests.web.patience import within
from tests.web.playing import asked

Size = dict[str, int]

SMALLEST = {"width": 1100, "height": 800}
"""The smallest desktop: on it and on larger ones the whole table is in sight."""
LARGE = {"width": 1920, "height": 1080}
LARGE_PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 640}
ALL_SIZES = (SMALLEST, DESKTOP, LARGE, LARGE_PHONE, SMALL_PHONE)
CONTRAST = ("color-contrast",)

STILL = """async ({width, height}) => {
  const frame = () => new Promise(requestAnimationFrame);
  const shape = () => [...document.querySelectorAll('body *')].map((one) =>
    [one, Object.values(one.getBoundingClientRect().toJSON()).join()]);
  const flat = (some) => some.map(([, box]) => box).join();
  await document.fonts.ready;
  const begun = performance.now();
  for (let before = [], now = shape();; before = now, now = shape()) {
    if (innerWidth === width && innerHeight === height && flat(now) === flat(before)) return;
    if (performance.now() - begun > 30_000) {
      const moving = now.filter(([, box], at) => box !== before[at]?.[1]).map(([one]) =>
        `${one.localName}.${one.className.baseVal ?? one.className}`);
      throw new Error(`the page never stands still at ${width} x ${height}, it is ${innerWidth} x `
        + `${innerHeight}; what moves: ${moving.slice(0, 5).join(', ')}`);
    }
    await frame();
    await frame();
  }
}"""
SCROLLS = """() => {
  const over = (one) =>
    Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth);
  const found = [...document.querySelectorAll('.table *')].filter((one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    return /auto|scroll/.test(overflowX + overflowY) && one.checkVisibility()
      && !one.matches('.log, .ask .moves');
  });
  return [document.documentElement, ...found]
    .filter((one) => over(one) > 0)
    .map((one) => `${one.ariaLabel ?? one.className} scrolls by ${over(one)} px: `
      + [...one.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().bottom
        > one.getBoundingClientRect().bottom + 1).slice(0, 8)
        .map((part) => `${part.localName}.${part.className.baseVal ?? part.className}`));
}"""
CUT = """() => [...document.querySelectorAll('.board li > .piece, section.mine li .piece')]
  .filter((piece) => piece.getBoundingClientRect().bottom >
    piece.closest('li').getBoundingClientRect().bottom + 8)
  .map((piece) => `${piece.dataset.piece} sticks out of its place`)"""
SMALL = """() => [...document.querySelectorAll('.play *')]
  .filter((one) => one.checkVisibility() && !one.closest('svg, .unseen')
    && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    && parseFloat(getComputedStyle(one).fontSize) < 11)
  .map((one) => `too small: ${one.textContent}`)"""
BROKEN = """() => [...document.querySelectorAll('.play *')]
  .filter((one) => one.checkVisibility() && !one.closest('svg, .unseen')
    && [...one.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return false;
      const range = document.createRange();
      range.selectNode(node);
      const lines = new Set([...range.getClientRects()].map((one) => Math.round(one.top)));
      return lines.size > node.data.trim().split(/[\\s\\u00ad-]+/).length;
    }))
  .map((one) => `broken inside a word: ${one.textContent}`)"""
SIDEWAYS = """() => {
  const root = document.documentElement;
  const over = root.scrollWidth - root.clientWidth;
  if (over <= 0) return [];
  const out = [...document.querySelectorAll('body *')].filter((one) =>
    one.getBoundingClientRect().right > root.clientWidth + 1);
  const names = out.map((one) => `${one.localName}.${one.className}`).slice(0, 6);
  return [`the page scrolls sideways by ${over} px: ${names.join(' ')}`];
}"""
CLIPPED = """() => [...document.querySelectorAll('body *')]
  .filter((one) => one.checkVisibility() && !one.closest('svg, .unseen, b.person[title]')
    && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    && /hidden|clip/.test(getComputedStyle(one).overflowX)
    && one.scrollWidth > one.clientWidth + 1)
  .map((one) => `cut off: ${one.textContent}`)"""
NARROW = f"() => [{SIDEWAYS}, {CLIPPED}].flatMap((look) => look())"
FITS_PHONE = f"() => [{NARROW}, {SMALL}, {BROKEN}].flatMap((look) => look())"
FITS = f"() => [{SCROLLS}, {CUT}, {CLIPPED}, {SMALL}, {BROKEN}].flatMap((look) => look())"
AXE = """async (rules) => {
  const only = rules.length ? {runOnly: {type: 'rule', values: rules}} : {};
  const result = await axe.run(document, {resultTypes: ['violations'], ...only});
  return result.violations
    .filter((one) => ['serious', 'critical'].includes(one.impact))
    .map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.target + ' '
      + (node.any[0]?.message ?? '')).join(' | ')}`);
}"""


def resize(page: Page, size: Size) -> None:
    """Returns when everything has found its place on a screen of this size; nothing is pointed at,
    wherever an earlier test has left the pointer."""
    page.mouse.move(0, 0)
    page.set_viewport_size(size)  # type: ignore[arg-type]
    within(page, STILL, size, what="that everything stands still")


def paper(page: Page, theme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=theme)
    page.wait_for_selector(f"html[data-theme={theme}]")


def misfits(page: Page) -> list[str]:
    """What scrolls, is cut off, is too small to read or breaks inside a word; a phone's table may
    be longer than its screen, but not wider. A player's name may end in dots if it is said in full
    by its title."""
    size = page.viewport_size
    phone = size is not None and size["width"] < SMALLEST["width"]
    looks = FITS_PHONE if phone else FITS
    return [str(one) for one in within(page, looks, what="whether the table fits")]


def too_wide(page: Page) -> list[str]:
    """What sticks out of any page sideways, or is cut off there."""
    return [str(one) for one in within(page, NARROW, what="whether it is too wide")]


def undrawn(people: People, page: Page) -> list[str]:
    """Pieces of the moves that can be made, or of a reason, that the board does not draw."""
    now = asked(people, page)
    named = {piece for one in [*now["offers"], *now["blocked"]] for piece in one["pieces"]}
    drawn = page.locator("[data-piece]").evaluate_all("all => all.map((one) => one.dataset.piece)")
    return sorted(piece for piece in named - set(drawn) if not piece.endswith(":"))


def serious(page: Page, axe: str, rules: Sequence[str] = ()) -> list[str]:
    """What axe finds that would stop a person, once nothing fades in or out any more."""
    page.wait_for_function(
        """() => document.getAnimations().every((one) => one.playState !== 'running'
          || one.effect.getComputedTiming().endTime === Infinity)"""
    )
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe)
    return [str(one) for one in within(page, AXE, list(rules), what="what axe finds")]
