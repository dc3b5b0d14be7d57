"""What there is: games with their options, and card sets checked and exported."""

from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from seedround.cli.decision import whole
from seedround.cli.keeper import new_file, write_whole
from seedround.cli.sayings.files import (
    OtherNameFor,
)
from seedround.cli.sayings.sets import (
    CardSets,
    FactOurs,
    GameCredits,
    GameFacts,
    NoCards,
    OptionTwice,
    OptionWithoutValue,
    SetDiffers,
    SetEntries,
    SetFor,
    SetIsOurs,
    SetIsWell,
    SetTitle,
    SetWarning,
    SetWritten,
    SubtitleOurs,
)
from seedround.cli.screen import Screen
from seedround.engine.cardset import head_of, read_set
from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.kinds import FIRST_SEAT
from seedround.engine.odd_cards import odd_cards
from seedround.engine.option_kinds import Option
from seedround.engine.options import option_words, options_of
from seedround.engine.sayings import NoSuchOption, OptionTakes
from seedround.engine.set_differences import differences
from seedround.engine.words import Speaker
from seedround.games import all_games, find_game

WORDS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
TYPED = {True: "yes", False: "no"}


def show_games() -> None:
    screen = Screen()
    for game in all_games():
        title = game.title_in(screen.language)
        screen.print(Text.assemble((game.id, "bold cyan"), (f"  {title}", "bold")))
        screen.lines([game.blurb_in(screen.language)])
        facts = GameFacts(game.players[0], game.players[-1], game.minutes, game.designer)
        ours = [screen.said(FactOurs(fact)) for fact in game.ours]
        if game.subtitle:
            ours.append(screen.said(SubtitleOurs(game.subtitle)))
        screen.lines([screen.said(facts), screen.said(GameCredits(game.credits)), *ours])
        screen.lines([screen.said(CardSets(", ".join(game.shipped_sets())))])
        screen.print(options_table(game, screen))
        screen.command("play", game.id)
        screen.print()


def options_table(game: Game, screen: Screen) -> Table:
    """The options with the words in which they are given, and what each is in the reader's."""
    table = Table(box=None, padding=(0, 0, 0, 2), header_style="bold")
    first, *others = screen.heads("option", "values", "default", "about")
    table.add_column(first, no_wrap=True)
    for head in others:
        table.add_column(head)
    for option in options_of(game):
        about = option_words(game, option, screen.language).about
        table.add_row(option.name, screen.said(option.values), typed(option.default), about)
    return table


def typed(value: object) -> str:
    """A value as `--option` takes it."""
    return TYPED[value] if isinstance(value, bool) else str(value)


def parse_options(given: list[str], game: Game) -> dict[str, object]:
    """`rounds=2` and the like, each checked against the values of its option."""
    options = {option.name: option for option in options_of(game)}
    found: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(OptionWithoutValue(text))
        if name in found:
            raise BadOption(OptionTwice(name))
        if name not in options:
            raise BadOption(NoSuchOption(game.title, name, ", ".join(options)))
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
        raise BadOption(OptionTakes(option.name, option.values, text)) from None
    return value


def check_set(path: Path) -> None:
    """Say what a set is and what looks odd about it; a mistake is refused with its place."""
    screen = Screen()
    head = head_of(read_set(path))
    game = find_game(str(head["game"]))
    cards = game.card_set(str(path.absolute()) if str(path) in game.shipped_sets() else str(path))
    screen.say(SetTitle(cards.title, cards.version), "bold")
    screen.lines([screen.said(SetFor(game.title, cards.id))])
    screen.lines(
        [screen.said(SetEntries(counts(cards.content) or screen.said(NoCards()), cards.hash[:16]))]
    )
    if game.ships(cards):
        screen.lines([screen.said(SetIsOurs())])
    warnings = [*cards.warnings, *odd_cards(cards, game.card_set())]
    for warning in warnings:
        speaker = Speaker(screen.language, cards)
        sentence = warning if isinstance(warning, str) else speaker.say(warning)
        screen.item(f"  {screen.said(SetWarning())} ", sentence)
    screen.lines([screen.said(SetIsWell(warnings=bool(warnings)))])
    if not game.ships(cards):
        screen.command("play", game.id, "--set", path)


def diff_sets(first: str, second: str) -> None:
    """Tell two sets apart in words; one of them may be a shipped set by its name."""
    screen = Screen()
    file = next((source for source in (second, first) if Path(source).exists()), second)
    game = find_game(str(head_of(read_set(Path(file)))["game"]))
    ours, theirs = game.card_set(first), game.card_set(second)
    screen.say(SetDiffers(first, second))
    speaker = Speaker(screen.language, theirs, reader=FIRST_SEAT)
    for difference in differences(ours, theirs):
        screen.item("  ", speaker.say(difference))


def counts(content: dict[str, Any]) -> str:
    """How many entries of each kind, copies included."""
    found = [
        f"{key} {sum(entry.get('copies', 1) for entry in entries)}"
        for key, entries in content.items()
        if isinstance(entries, list)
    ]
    return ", ".join(found)


def export_set(game_id: str, out: Path | None) -> None:
    """The house set as text, comments and all."""
    game = find_game(game_id)
    source = game.shipped_path("house")
    files = sorted(source.glob("*.toml")) if source.is_dir() else [source]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    if out is None:
        print(text, end="")
        return
    write_whole(new_file(out, OtherNameFor("--out")), text.encode())
    screen = Screen()
    screen.say(SetWritten(str(out)))
    screen.command("set", "check", out)
    screen.command("play", game.id, "--set", out)
