"""What boards let people do with their hands: blocks on the R&D mat, sets for a customer."""

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, People
from tests.web.moments import after, sit_down
from tests.web.playing import decided, ready

SEED = f"{11:032x}"
"""A deal in which two designs fill the Fridge Diary: two rows, four squares and two."""
BLOCKS = ("keep:founder-pitcher", "outsource:I4")
SETS = ("venture:SVC-12", "pass")
"""The same deal of Tech Deck: two sets of the hand would serve a customer, both with SCI-02."""


def touch(page: Page, piece: str) -> None:
    """Press a piece and wait for the next decision."""
    before = ready(page)
    page.locator(f"[data-piece='{piece}']").click()
    decided(page, before)


def at_the_mat(page: Page) -> None:
    sit_down(page, after("silicon-valley", 1, SEED, *BLOCKS))
    touch(page, "product:1")
    expect(page.locator(".moment .field")).to_be_visible()


def take(page: Page, block: str, *keys: str) -> None:
    """Lay a block by keyboard alone."""
    page.locator(f".moment .shelf button:has-text('{block}')").focus()
    for key in ("Enter", *keys, "Enter"):
        page.keyboard.press(key)


def test_blocks_are_laid_by_mouse_and_by_keyboard(people: People) -> None:
    """SV-INNO-02: the launch is the offer that the blocks on the mat make."""
    page = people.page()
    at_the_mat(page)
    launch = page.locator(".moment .button.main")
    expect(launch).to_be_disabled()

    bar = page.locator(".moment .shelf button:has-text('I4')").bounding_box()
    field = page.locator(".moment .field").bounding_box()
    assert bar
    assert field
    square = field["height"] / 2
    page.mouse.move(bar["x"] + 10, bar["y"] + 10)
    page.mouse.down()
    page.mouse.move(field["x"] + 2 * square, field["y"] + square / 2, steps=4)
    page.mouse.up()
    expect(page.locator(".moment .laid")).to_have_count(1)
    expect(launch).to_be_disabled()

    take(page, "D2", "ArrowDown")
    expect(page.locator(".moment .laid")).to_have_count(2)
    launch.click()
    expect(page.locator("[data-piece='product:1'] .by")).to_have_text("by you")
    expect(page.locator("[data-piece='tile@0:prod-fridge-diary']")).to_be_visible()


def test_blocks_turn_flip_and_go_back(people: People) -> None:
    page = people.page()
    at_the_mat(page)
    said = page.locator(".moment [aria-live]")

    take(page, "I4", "r")
    expect(said).to_contain_text("does not fit")
    expect(page.locator(".moment .laid")).to_have_count(0)
    page.keyboard.press("r")
    page.keyboard.press("f")
    page.keyboard.press("Enter")
    expect(page.locator(".moment .laid")).to_have_count(1)

    page.locator(".moment .laid").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator(".moment .laid")).to_have_count(0)
    expect(page.locator(".moment .shelf button:has-text('I4')")).to_be_visible()


def test_a_plan_is_laid_while_nothing_is_launched(people: People) -> None:
    """The mat of one's own things is a scratch area: what is planned there is there at launch."""
    page = people.page()
    sit_down(page, after("silicon-valley", 1, SEED, *BLOCKS))
    page.locator(".mine .planner").click()
    page.locator(".mine .plan select").select_option("prod-fridge-diary")
    page.locator(".mine .shelf button:has-text('I4')").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".mine .laid")).to_have_count(1)
    touch(page, "product:1")
    expect(page.locator(".moment .laid")).to_have_count(1)


def test_a_customer_shows_the_sets_that_serve_it(people: People) -> None:
    """TD-ASSIST-04: sums stand at the feet of the customers whom the offers touch.

    A card narrows them.
    """
    page = people.page()
    sit_down(page, after("tech-deck", 1, SEED, *SETS))
    sums = page.locator(".customer .chip")
    expect(sums.first).to_be_visible()
    many, moves = sums.count(), page.locator(".moves .move").count()
    assert page.locator(".customer .piece.legal").count()
    page.locator(".mine .piece.legal[data-piece$=':SCI-02']").click()
    expect(page.locator(".mine .piece.chosen")).to_have_count(1)
    assert page.locator(".moves .move").count() < moves
    assert sums.count() <= many


def test_the_queue_stands_upright_on_a_phone(people: People) -> None:
    page = people.page(size=PHONE)
    sit_down(page, after("tech-deck", 1, SEED, *SETS[:1]))
    boxes = [one.bounding_box() for one in page.locator(".customer").all()]
    assert len({round(box["x"]) for box in boxes if box}) == 1
    width = page.locator(".board").evaluate("it => it.scrollWidth - it.clientWidth")
    assert width <= 1
