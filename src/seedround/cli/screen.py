"""The terminal, or plain lines without one."""

import os
import shlex
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module

from rich.console import Console, RenderableType
from rich.text import Text

from seedround.cli.sayings.columns import Column, ColumnHead
from seedround.engine.catalogue import languages
from seedround.engine.kinds import by_seat
from seedround.engine.locale import PSEUDO
from seedround.engine.saying import Sayable
from seedround.engine.words import Speaker

WIDEST = 110
"""Longer lines are hard to read."""

ENDLESS = 10_000

FORGET = "\x1b[3J"
"""Makes a terminal forget what has scrolled off its top."""

SEAT_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold blue", "bold red")


def spoken() -> str:
    """The language of this terminal: what SEEDROUND_LANGUAGE names, English otherwise."""
    wanted = os.environ.get("SEEDROUND_LANGUAGE", "")
    return wanted if wanted in (*languages(), PSEUDO) else "en"


class Screen:
    """Prints and asks; without colour and without a terminal it does the same in plain text."""

    def __init__(self) -> None:
        self.console = Console(
            color_system=None if os.environ.get("NO_COLOR") else "auto",
            highlight=False,
            emoji=False,
            markup=False,
        )
        self.language = spoken()
        self.typed = sys.stdin is not None and sys.stdin.isatty()
        if self.typed:
            with suppress(ImportError):
                import_module("readline")

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        """Rows of the window; endless without a terminal."""
        return self.console.height if self.console.is_terminal else ENDLESS

    @property
    def live(self) -> bool:
        """Whether there is a person at a screen on which things can move."""
        console = self.console
        return self.typed and console.is_terminal and not console.is_dumb_terminal

    @property
    def fancy(self) -> bool:
        """Whether lines, corners and ticks can be shown, or only the letters of ASCII."""
        return self.console.encoding.startswith("utf") and not self.console.is_dumb_terminal

    def print(self, *things: RenderableType, style: str | None = None, end: str = "\n") -> None:
        self.console.print(*things, style=style, end=end, width=self.width)

    def lines(self, lines: Iterable[Text | str], indent: str = "  ") -> None:
        """Sentences one below the other; what does not fit goes on under itself."""
        for line in lines:
            self.item(indent, line)

    def item(self, head: str, line: Text | str) -> None:
        """A sentence with something in front of it: a number, a mark, an indent."""
        for part in self.wrapped(head, line):
            self.print(part)

    def wrapped(self, head: str, line: Text | str) -> list[Text]:
        """The lines of an item, each of which fits."""
        text = line if isinstance(line, Text) else Text(line)
        parts = list(text.wrap(self.console, max(self.width - len(head), 20)))
        for number, part in enumerate(parts):
            part.rstrip()
            parts[number] = Text(" " * len(head) if number else head, "bold") + part
        return parts

    def command(self, *words: object) -> None:
        """A command to be copied: on one line, even in a narrow window."""
        line = " ".join(["seedround", *(shlex.quote(str(word)) for word in words)])
        self.console.print(f"  {line}", soft_wrap=True)

    def clear(self, forget: bool = False) -> None:
        """A fresh screen; with `forget` nothing of the old one can be scrolled back."""
        if not self.console.is_terminal:
            return
        if self.console.is_dumb_terminal:
            self.print("\n" * self.height)
            return
        self.console.clear()
        if forget:
            self.console.file.write(FORGET)

    def said(self, thing: Sayable) -> str:
        """A thing in the language of this terminal."""
        return Speaker(self.language).say(thing)

    def heads(self, *columns: Column) -> list[str]:
        """What stands above columns."""
        return [self.said(ColumnHead(column)) for column in columns]

    def say(self, thing: Sayable, style: str | None = None) -> None:
        self.print(self.said(thing), style=style)

    def ask(self, question: Sayable | None = None) -> str:
        """A line from the keyboard or the pipe; EOFError when there are no more."""
        self.console.file.flush()
        answer = input("> " if question is None else f"{self.said(question)} ")
        if not self.typed:
            self.print(answer)
        return answer.strip()


def with_names(sentence: str, names: Sequence[str]) -> Text:
    """A sentence in which players stand out."""
    text = Text(sentence)
    for seat, name in by_seat(names):
        text.highlight_words([name], SEAT_STYLES[seat % len(SEAT_STYLES)])
    return text
