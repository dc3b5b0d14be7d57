"""A card set of one's own is pasted when a table is opened, and shown to who is invited."""

from playwright.sync_api import expect

from seedround.engine.playthrough import Playthrough
from seedround.games import find_game
from tests.server.test_own_sets import OWN
from tests.web.conftest import People
from tests.web.looks import ALL_SIZES, resize
from tests.web.moments import changed, moment, sit_down
from tests.web.playing import show

READABLE = """(piece) => {
  const words = piece.querySelector('.does');
  const box = words.getBoundingClientRect();
  const seen = (y) => piece.contains(document.elementFromPoint(box.left + 4, y));
  return words.scrollHeight <= words.clientHeight + 1 && seen(box.top + 3) && seen(box.bottom - 3);
}"""
"""Whether what a card does is in sight as a whole, nothing of it cut off or covered."""


def test_an_own_set_is_pasted_checked_and_shown_with_its_differences(people: People) -> None:
    page = people.page()
    box = page.locator("[data-game='silicon-valley']").first
    box.get_by_role("button", name="Invite friends").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Your name").fill("Ada")
    form.get_by_text("A card set of your own").click()
    form.get_by_label("Card set as TOML").fill(OWN + "\n[[vc]]\nx = 1")
    form.get_by_role("button", name="Open").click()
    expect(form.get_by_role("alert")).to_contain_text("set.toml")
    disguised = OWN.replace('id = "attic"', 'id = "house"')  # differences are shown all the same
    form.get_by_label("Card set as TOML").fill(disguised)
    form.get_by_role("button", name="Open").click()
    expect(page.locator(".own-set")).to_contain_text("Own set: From the attic")
    expect(page.locator(".own-set")).to_contain_text("Prices, poaching: 12 instead of 15.")
    link = page.locator("input[readonly]").first.input_value()
    guest = people.page(link[link.index("#") :])
    expect(guest.locator(".own-set")).to_contain_text("Pivot & Sons")


def test_all_effects_of_an_own_card_are_read_on_it(people: People) -> None:
    """The whole of it while one points at the card, however little room it has."""
    game = find_game("bidness")
    effect = {"trial_dice": 2, "marketing": 2}
    cards = [
        {**one, "effect": effect} if one["id"] == "legal_intern" else one
        for one in game.card_set().content["card"]
    ]
    dealt = Playthrough.new(game, 3, {}, changed(game, "many", card=cards), f"{1:032x}")
    page = people.page()
    sit_down(page, moment(dealt))
    card = page.locator("[data-piece^='hand@'][data-card='legal_intern']")
    show(page, "Mine")
    expect(card.locator(".does")).to_have_text(
        "2 more dice in every trial this round, you sell 2 more units this round."
    )
    for size in ALL_SIZES:
        resize(page, size)
        show(page, "Mine")
        card.hover()
        assert card.evaluate(READABLE), size
