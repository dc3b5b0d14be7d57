"""The whole picture: headline and title above the scene, as SVG and as PNG."""

from importlib import import_module
from importlib.resources import as_file, files
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.printing.results import plain
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

PEN: Final = "b"
"""The ink that people are drawn with, where a scene names no other."""
NAME: Final = "Seed Round"
TEMPLATE: Final = "result.typ"


def scene(outcome: Outcome, game: Game) -> str:
    """The result alone, for a page that says the rest itself."""
    box = f"0 {HEAD} {WIDTH} {HEIGHT - HEAD}"
    shapes, _ = _drawn(outcome, game)
    return _svg(box, shapes)


def whole(outcome: Outcome, game: Game) -> str:
    """The result under its headline: 1200 by 630, as previews of links want it."""
    shapes, inks = _drawn(outcome, game)
    room = WIDTH - 300
    return _svg(
        f"0 0 {WIDTH} {HEIGHT}",
        shapes
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


def _drawn(outcome: Outcome, game: Game) -> tuple[str, Inks]:
    """The scene of a game, and the inks that it was drawn with."""
    artist = _artist(game)
    inks = inks_of(game)
    inks = {**inks, "pen": inks[getattr(artist, "PEN", PEN)]}
    shapes: str = artist.draw(outcome, inks)
    return shapes, inks


def _artist(game: Game) -> ModuleType:
    """The module that draws a game's scene, found by its name; plain towers if there is none."""
    module = f"{__package__}.{game.id.replace('-', '_')}"
    return import_module(module) if find_spec(module) else plain


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
