"""The whole picture: headline and title above the scene, as SVG and as PNG."""

from collections.abc import Callable
from importlib.resources import as_file, files
from typing import Final

from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.printing.results import bidness, plain, silicon_valley, tech_deck, trade_show
from seedround.printing.results.frame import (
    HEAD,
    HEIGHT,
    TEXT,
    WIDTH,
    Inks,
    Outcome,
    path,
    rect,
    text,
)
from seedround.printing.sayings import PressMissing
from seedround.printing.symbols import inks_of

SCENES: Final[dict[str, Callable[[Outcome, Inks], str]]] = {
    "trade-show": trade_show.draw,
    "bidness": bidness.draw,
    "tech-deck": tech_deck.draw,
    "silicon-valley": silicon_valley.draw,
}
"""Games without one of their own get plain towers."""
PENS: Final = {"bidness": "c"}
"""What people are drawn with, where it is not ink `b`; as in the page's `inks.css`."""
NAME: Final = "Seed Round"
TEMPLATE: Final = "result.typ"


def scene(outcome: Outcome, game: Game) -> str:
    """The result alone, for a page that says the rest itself."""
    box = f"0 {HEAD} {WIDTH} {HEIGHT - HEAD}"
    return _svg(box, _scene(outcome, _inks(game)))


def whole(outcome: Outcome, game: Game) -> str:
    """The result under its headline: 1200 by 630, as previews of links want it."""
    inks = _inks(game)
    room = WIDTH - 300
    return _svg(
        f"0 0 {WIDTH} {HEIGHT}",
        _scene(outcome, inks)
        + rect(0, 0, WIDTH, HEAD, inks["sheet"])
        + path(f"M0 {HEAD}H{WIDTH}", stroke=inks["ink"], line=4)
        + text(40, 60, 52, outcome.headline, inks["ink"], room=room)
        + text(40, 100, 24, outcome.story, inks["ink"], room=room, font=TEXT, bold=False)
        + _sprout(WIDTH - 240, 42)
        + text(WIDTH - 40, 58, 22, outcome.title, inks["ink"], anchor="end", room=150)
        + text(WIDTH - 40, 86, 20, NAME, inks["quiet"], anchor="end"),
    )


def picture(outcome: Outcome, game: Game) -> bytes:
    """The same as PNG; the same outcome gives the same bytes."""
    try:
        import typst
    except ModuleNotFoundError:
        raise BadOption(PressMissing()) from None
    here = files("seedround.printing")
    with as_file(here / "typst") as templates, as_file(here / "fonts") as fonts:
        made = typst.compile(
            str(templates / TEMPLATE),
            root=str(templates),
            font_paths=[str(fonts)],
            ignore_system_fonts=True,
            format="png",
            ppi=72,
            sys_inputs={"drawing": whole(outcome, game)},
        )
    assert isinstance(made, bytes)
    return made


def _inks(game: Game) -> Inks:
    inks = inks_of(game)
    return {**inks, "pen": inks[PENS.get(game.id, "b")]}


def _scene(outcome: Outcome, inks: Inks) -> str:
    return SCENES.get(outcome.game, plain.draw)(outcome, inks)


def _svg(box: str, shapes: str) -> str:
    _, _, width, height = box.split()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width}" '
        f'height="{height}">{shapes}</svg>'
    )


def _sprout(x: float, y: float) -> str:
    """The sign of the house."""
    return (
        f'<g transform="translate({x - 16:g} {y - 20:g}) scale(1.9)">'
        '<path d="M16 27V14" stroke="#1b2450" stroke-width="3" stroke-linecap="round"/>'
        '<path d="M16 17c-7 0-9-4-9-9 6 0 9 3 9 9z" fill="#bf3519"/>'
        '<path d="M16 14c0-6 4-8 9-8 0 6-3 9-9 8z" fill="#0d6659"/></g>'
    )
