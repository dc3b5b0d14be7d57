"""The rules for players in the terminal: all of them, or one by its id."""

import re
from difflib import get_close_matches

from rich.markdown import Markdown

from seedround.cli.screen import Screen
from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.rulebook import document, paragraphs
from seedround.games import find_game


def select(game: Game, wanted: str) -> dict[str, str]:
    """The rules whose id is, or begins with, the wanted one."""
    known = paragraphs(document(game))
    name = wanted.upper()
    if name in known:
        return {name: known[name]}
    if chosen := {key: text for key, text in known.items() if key.startswith(name)}:
        return chosen
    near = get_close_matches(name, known, n=4, cutoff=0.6)
    hint = f"near it are {', '.join(near)}" if near else f"they are called {game.letters}-..."
    raise BadOption(
        f"There is no rule {wanted[:40]!r} in the rules of {game.id}; {hint} "
        f"(seedround rules {game.id} prints them all)."
    )


def show_rules(game_id: str, rule: str | None) -> None:
    game, screen = find_game(game_id), Screen()
    if rule is None:
        screen.print(prose(document(game)))
    else:
        show_paragraphs(screen, select(game, rule))


def show_paragraphs(screen: Screen, chosen: dict[str, str]) -> None:
    for name, text in chosen.items():
        screen.print(prose(f"**{name}** {text}"))


def prose(text: str) -> Markdown:
    """Markdown for the terminal, where links inside a document lead nowhere."""
    return Markdown(re.sub(r"\[([^\]]+)\]\(#[^)]*\)", r"\1", text), hyperlinks=False)
