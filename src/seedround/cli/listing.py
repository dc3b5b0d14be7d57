"""What there is: games with their options, and card sets checked and exported."""

from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from seedround.cli.decision import whole
from seedround.cli.keeper import new_file, write_whole
from seedround.cli.screen import Screen
from seedround.engine.cardset import head_of, read_set
from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.options import Option, options_of
from seedround.games import all_games, find_game

WORDS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def show_games() -> None:
    screen = Screen()
    for game in all_games():
        screen.print(Text(game.id, "bold cyan").append(f"  {game.title}", "bold not cyan"))
        screen.lines([game.blurb])
        players = f"{game.players[0]} to {game.players[-1]} players"
        screen.lines([f"{players}, {game.minutes} minutes. Designed by {game.designer}."])
        screen.lines([f"Card sets: {', '.join(game.shipped_sets())}"])
        screen.print(options_table(game))
        screen.command("play", game.id)
        screen.print()


def options_table(game: Game) -> Table:
    table = Table(box=None, padding=(0, 0, 0, 2), header_style="bold")
    table.add_column("option", no_wrap=True)
    for name in ("values", "default", "what it is"):
        table.add_column(name)
    for option in options_of(game):
        table.add_row(option.name, option.values, said(option.default), option.says)
    return table


def said(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def parse_options(given: list[str], game: Game) -> dict[str, object]:
    """`rounds=2` and the like, each checked against the values of its option."""
    options = {option.name: option for option in options_of(game)}
    found: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"The option {text!r} has no value: write it as NAME=VALUE.")
        if name in found:
            raise BadOption(f"The option {name} is given twice: choose one value.")
        if name not in options:
            names = ", ".join(options)
            raise BadOption(f"{game.title} has no option {name!r}; it has {names}.")
        found[name] = option_value(options[name], value, game)
    return found


def option_value(option: Option, text: str, game: Game) -> object:
    value: object = text
    if isinstance(option.default, bool):
        value = WORDS.get(text.lower(), text)
    elif (number := whole(text)) is not None:
        value = number
    try:
        msgspec.convert({option.name: value}, game.options)
    except msgspec.ValidationError:
        raise BadOption(
            f"The option {option.name} takes {option.values}; {text!r} is neither."
        ) from None
    return value


def check_set(path: Path) -> None:
    """Say what a set is and what looks odd about it; a mistake is refused with its place."""
    screen = Screen()
    head = head_of(read_set(path))
    game = find_game(str(head["game"]))
    cards = game.card_set(str(path.absolute()) if str(path) in game.shipped_sets() else str(path))
    screen.print(Text(f"{cards.title}, version {cards.version}", "bold"))
    screen.lines([f"A card set for {game.title} with the id {cards.id!r}."])
    screen.lines([f"Entries: {counts(cards.content)}. Hash: {cards.hash[:16]}"])
    if game.ships(cards):
        screen.lines(["It is the same as the set we ship."])
    for warning in cards.warnings:
        screen.item("  Warning: ", warning)
    screen.lines(["All is well." if not cards.warnings else "It can be played."])
    if not game.ships(cards):
        screen.command("play", game.id, "--set", path)


def counts(content: dict[str, Any]) -> str:
    """How many entries of each kind, copies included."""
    found = [
        f"{key} {sum(entry.get('copies', 1) for entry in entries)}"
        for key, entries in content.items()
        if isinstance(entries, list)
    ]
    return ", ".join(found) or "no cards"


def export_set(game_id: str, out: Path | None) -> None:
    """The house set as text, comments and all."""
    game = find_game(game_id)
    source = game.shipped_path("house")
    files = sorted(source.glob("*.toml")) if source.is_dir() else [source]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    if out is None:
        print(text, end="")
        return
    write_whole(new_file(out, "give another name to --out"), text.encode())
    screen = Screen()
    screen.print(f"Written to {out}. Give it an id and a title of its own, change cards, then:")
    screen.command("set", "check", out)
    screen.command("play", game.id, "--set", out)
