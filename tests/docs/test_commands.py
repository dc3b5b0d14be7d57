"""Every command in our documents and in the program's own help is one that can be typed."""

import argparse
import re
import runpy
import shlex
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cyclopts import App

from seedround import __version__
from seedround.bots import make_bot
from seedround.cli.app import app
from seedround.games import find_game
from seedround.server.host.limits import Limits
from tests.cli.conftest import Seedround
from tests.docs.pages import PAGES, ROOT, Block, blocks, inline_code, written_in

PROGRAMS = ("seedround", "make", "pip", "python", "pytest", "npm")
PLACEHOLDERS = {
    "GAME": "trade-show",
    "BOT": "random",
    "inbox": "trade-show",
    "demo-day": "trade-show",
}
"""Words that stand for others, and games from elsewhere, which this process does not know."""
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXAMPLES = tomllib.loads((ROOT / "examples" / "pyproject.toml").read_text())["project"]
TARGETS = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(), re.MULTILINE))


def words(line: str) -> list[str]:
    """The words of a command, programs of our own environment by their plain names."""
    for name, value in PLACEHOLDERS.items():
        line = re.sub(rf"(?<![\w-]){name}(?![\w-])", value, line)
    return shlex.split(line.removeprefix(".venv/bin/"), comments=True)


def in_block(block: Block) -> Iterator[list[str]]:
    """The commands of a block, which other files may hold as well."""
    if block.language == "sh":
        lines = block.text.splitlines()
    elif not block.language:
        found = [line for line in block.text.splitlines() if line.startswith(PROGRAMS)]
        lines = [re.split(" {3,}", line)[0] for line in found]
    elif block.language == "console":
        lines = re.findall(r"^\$ (.*)$", block.text, re.MULTILINE)
    elif block.language == "ini":
        lines = re.findall(r"^ExecStart=\S*/(seedround .*)$", block.text, re.MULTILINE)
    elif block.language == "dockerfile":
        lines = [
            shlex.join(msgspec.json.decode(found))
            for found in re.findall(r"^CMD (\[.*\])$", block.text, re.MULTILINE)
        ]
    else:
        return
    for line in lines:
        if found := words(line):
            assert found[0] in PROGRAMS, f"{block}: what is {line}?"
            yield found


def everywhere() -> list[Any]:
    """All commands of all pages, in blocks and within sentences, each once."""
    found: dict[tuple[str, ...], str] = {}
    for page in PAGES:
        for block in blocks(page):
            for command in in_block(block):
                found.setdefault(tuple(command), str(block))
        for code in inline_code(page):
            if code.partition(" ")[0] in PROGRAMS and " " in code and "<" not in code:
                found.setdefault(tuple(words(code)), page.name)
    return [pytest.param(list(command), id=shlex.join(command)) for command in found]


@pytest.mark.parametrize("command", everywhere())
def test_a_command_can_be_typed(command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Its program reads every word of it; nothing is carried out."""
    program, *rest = command
    match program:
        case "seedround":
            read(rest)
        case "make":
            assert {word for word in rest if "=" not in word} <= TARGETS
        case "pip":
            assert installable(rest)
        case "python":
            read_by_script(rest, monkeypatch)
        case "pytest":
            assert all((ROOT / word).exists() for word in rest)


def read(rest: list[str]) -> None:
    """The command line's own parser takes it, or it is the name of a command; bots exist."""
    _, _, left = app.parse_commands(rest)
    if not left:
        return
    _, bound, _ = app.parse_args(rest, print_error=False, exit_on_error=False)
    if bots := bound.arguments.get("bots"):
        for bot in set(bots.split(",")) - EXAMPLES["entry-points"]["seedround.bots"].keys():
            make_bot(bot, find_game(bound.arguments["game"]), 1)


def installable(rest: list[str]) -> bool:
    """A folder of ours, or the package with extras that there are."""
    assert rest[0] == "install"
    (what,) = [word for word in rest[1:] if word != "-e"]
    if what == "." or (ROOT / what / "pyproject.toml").is_file():
        return True
    found = re.fullmatch(r"seedround\[([\w,]+)\]", what)
    return found is not None and set(found[1].split(",")) <= PROJECT["optional-dependencies"].keys()


class Read(Exception):
    """A script has read its command line."""


def read_by_script(rest: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A script of ours is there, and its own parser takes the words; then it is stopped."""
    if rest[0] == "-m":
        module, rest = rest[1], rest[2:]
        stem = ROOT.joinpath(*module.split("."))
        script = stem / "__main__.py" if stem.is_dir() else stem.with_suffix(".py")
    else:
        script, rest = ROOT / rest[0], rest[1:]
    text = script.read_text()
    if "ArgumentParser" not in text:
        assert all(word in text for word in rest if word.startswith("-"))
        return
    parse = argparse.ArgumentParser.parse_args

    def stop(parser: argparse.ArgumentParser, *args: Any) -> None:
        parse(parser, *args)
        raise Read

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", stop)
    monkeypatch.setattr(sys, "argv", [str(script), *rest])
    with pytest.raises((Read, SystemExit)) as ended:
        runpy.run_path(str(script), run_name="__main__")
    assert ended.type is Read or "--help" in rest


def examples_in_help(of: App) -> Iterator[str]:
    for name in of:
        if not name.startswith("-"):
            part = of[name]
            text = part.help or ""
            yield from re.findall(r"^ +(seedround \S.*?)(?: {3,}.*)?$", text, re.MULTILINE)
            yield from examples_in_help(part)


@pytest.mark.parametrize("line", sorted(set(examples_in_help(app))))
def test_an_example_in_the_help_can_be_typed(line: str) -> None:
    read(words(line)[1:])


# What is quick is carried out


@pytest.mark.parametrize("page", [ROOT / "README.md", ROOT / "docs" / "lab.md"], ids=["own", "lab"])
def test_commands_are_carried_out_in_a_small_form(seedround: Seedround, page: Path) -> None:
    """In the order of the page, in one folder, with few games."""
    for block in written_in("sh", page):
        for program, *rest in in_block(block):
            if program == "seedround" and rest[0] in SMALL:
                ran = seedround(*small(rest), typed="q\n")
                assert ran.status in SMALL[rest[0]], (rest, ran.err)


SMALL = {
    "set": (0,),
    "play": (0,),
    "simulate": (0,),
    "report": (0,),
    "tournament": (0,),
    "balance": (0, 1),
}
"""Commands that are quick with few games, and the exit statuses that they may have then."""


def small(rest: list[str]) -> list[str]:
    """The same command with few games and one process."""
    found = list(rest)
    for flag, value in (("--games", "4"), ("--jobs", "1")):
        if flag in found:
            found[found.index(flag) + 1] = value
    return found


# Other languages


def test_python_runs_from_block_to_block() -> None:
    """As in a notebook; a comment that shows a column shows the real one."""
    known: dict[str, Any] = {}
    for block in written_in("python", ROOT / "docs" / "for-researchers.md"):
        exec(compile(block.text, str(block), "exec"), known)
        for shown, value in re.findall(r"^(\S+)  # (Column\(.*\))$", block.text, re.MULTILINE):
            assert repr(eval(shown, known)) == value


@pytest.mark.parametrize("block", written_in("toml", ROOT / "docs" / "hosting.md"), ids=str)
def test_limits_can_be_set_so(block: Block) -> None:
    msgspec.toml.decode(block.text, type=Limits)


def test_settings_of_a_client_start_our_server() -> None:
    (block,) = written_in("json", ROOT / "docs" / "for-researchers.md")
    server = msgspec.json.decode(block.text)["mcpServers"]["seedround"]
    assert server["command"] == "seedround"
    read(server["args"])


def test_the_citation_names_this_version() -> None:
    (block,) = written_in("bibtex")
    assert f"Version {__version__};" in block.text
