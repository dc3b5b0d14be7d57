"""The rules for players in the terminal."""

import re

from rich.markdown import Markdown

from seedround.cli.screen import Screen
from seedround.engine.rulebook import document, select
from seedround.games import find_game


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
