"""A card set of one's own is pasted when a table is opened, and shown to who is invited."""

from playwright.sync_api import expect

from tests.server.test_own_sets import OWN
from tests.web.conftest import People


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
