"""Every value of every option can be chosen when a table is opened."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from seedround.engine.option_kinds import Option
from seedround.engine.options import options_of
from seedround.games import all_games, find_game
from tests.web.conftest import People


def asked_for(page: Page) -> list[dict[str, object]]:
    """The options with which the page asks for tables; none is opened."""
    found: list[dict[str, object]] = []

    def answer(route: Route) -> None:
        found.append(json.loads(route.request.post_data or "{}")["options"])
        route.fulfill(status=400, body=json.dumps({"error": "No table."}))

    page.route("**/api/tables", answer)
    return found


def values(option: Option) -> list[str | int | bool]:
    """All words, and the ends of the numbers."""
    if isinstance(option.default, bool):
        return [True, False]
    return [*option.words, *(option.span or ())]


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_every_value_of_every_option_can_be_chosen(people: People, game: str) -> None:
    page = people.page()
    asked = asked_for(page)
    box = page.locator(f"[data-game='{game}']").first
    box.get_by_role("button", name="Invite friends").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Your name").fill("Ada")
    form.get_by_text("Options of the rules").click()
    options = options_of(find_game(game))
    chosen = {option.name: values(option) for option in options}
    for turn in range(max(map(len, chosen.values()))):
        wanted = {name: all_of[turn % len(all_of)] for name, all_of in chosen.items()}
        for name, value in wanted.items():
            text = str(value).lower() if isinstance(value, bool) else str(value)
            field = form.locator(f".option:has(#option-{name})")
            listed = field.locator(f"select option[value='{text}']").count()
            if field.locator("select").count():
                field.locator("select").select_option(text if listed else "number")
            if not listed:
                field.locator("input").fill(text)
        form.get_by_role("button", name="Open").click()
        expect(form.get_by_role("button", name="Open")).to_be_enabled()
        assert asked.pop() == wanted
