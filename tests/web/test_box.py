"""What the rulebooks name and a page shows: who has chosen a founder, the game on paper."""

from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.playing import accept, open_table, ready


def test_sv_r_36_all_see_who_has_chosen_a_founder(people: People) -> None:
    host, guest = people.page(), people.page()
    opened = open_table(host, "silicon-valley", ["me", "open"])
    accept(guest, opened["invites"][0]["token"], "Rob")
    ready(host)
    ready(guest)
    expect(host.locator(".chosen[title]")).to_have_count(0)
    guest.locator(".moves .move:enabled").first.click()
    expect(host.locator(".chosen[title]")).to_have_count(1)
    expect(host.locator(".chosen[title]")).to_have_attribute("title", "has chosen")


def test_the_rules_page_gives_the_game_on_paper(people: People) -> None:
    page = people.page("#/rules/trade-show")
    for paper in ("a4", "letter"):
        link = page.locator(f".print a[href*='paper={paper}']")
        answer = page.request.get(people.server.address + str(link.get_attribute("href")))
        assert answer.ok
        assert answer.body().startswith(b"%PDF")
