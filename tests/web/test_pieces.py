"""Every piece that an offer names is drawn, lit, and does something when it is clicked."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route

from seedround.engine.game import Game
from seedround.games import all_games
from tests.web.conftest import People
from tests.web.patience import within
from tools.samples import moments

CLICKED = """async offers => {
  const done = () => new Promise((resolve) => setTimeout(resolve));
  const wrong = [];
  for (const piece of new Set(offers.flatMap((offer) => offer.pieces))) {
    const drawn = document.querySelector(`main [data-piece="${CSS.escape(piece)}"]`);
    if (!drawn) { wrong.push(`${piece} is not drawn`); continue; }
    if (!drawn.classList.contains('legal')) wrong.push(`${piece} is not lit`);
    drawn.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    await done();
    const played = document.querySelector('nav output')?.textContent ?? '';
    const meant = offers.filter((offer) => offer.pieces.includes(piece));
    if (drawn.classList.contains('chosen'))
      drawn.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    else if (!meant.some((offer) => played.includes(offer.move)))
      wrong.push(`${piece} does nothing`);
    await done();
  }
  return wrong;
}"""
ELSEWHERE = "seat:"
"""Drawn by the table around the boards."""


def asked(game: Game) -> Iterator[dict[str, Any]]:
    """Moments at which a seat is asked, at the smallest, the largest and a middle table."""
    number = 0
    counts = list(game.players)
    for seats in {counts[0], counts[len(counts) // 2], counts[-1]}:
        for moment in moments(game, seats):
            shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(moment))
            if shown["asked"] and shown["asked"]["mine"]:
                number += 1
                shown["names"][0] = f"Ada {number}"  # tells this moment from the others
                yield shown


def show(page: Page, samples: dict[str, dict[str, Any]]) -> None:
    """Give the gallery these moments instead of files."""
    listed = [
        {"file": name, "game": one["game"], "kind": one["kind"], "seats": 0, "viewer": 0}
        for name, one in samples.items()
    ]

    def answer(route: Route) -> None:
        name = route.request.url.rsplit("/", 1)[-1]
        route.fulfill(json=listed if name == "list.json" else samples[name])

    page.route("**/samples/*", answer)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_piece_of_every_kind_of_offer_can_be_clicked(people: People, game: Game) -> None:
    samples = {f"{number}.json": one for number, one in enumerate(asked(game))}
    page = people.page()
    show(page, samples)
    kinds: set[str] = set()
    for name, sample in samples.items():
        page.evaluate(f"() => {{ location.hash = '#/gallery/{game.id}/{name}'; }}")
        page.wait_for_selector(f"main aside h3:text-is('{sample['names'][0]}')")
        offers = [
            {**offer, "pieces": [one for one in offer["pieces"] if not one.startswith(ELSEWHERE)]}
            for offer in sample["asked"]["offers"]
        ]
        wrong = within(page, CLICKED, offers, what="every piece clicked")
        assert not wrong, f"{sample['kind']} of {len(sample['names'])} players: {wrong}"
        kinds.add(sample["kind"])
    assert len(kinds) > 3
