"""Console sessions of our documents: what is typed, and what must be shown.

A line `...` stands for any number of lines, `...` within a line for any text.
"""

import re
from typing import NamedTuple

from tests.docs.pages import Block

ELLIPSIS = "..."


class Command(NamedTuple):
    """One command of a session: its words, the lines typed into it, what it shows."""

    words: str
    typed: str
    shown: str


def commands(block: Block) -> list[Command]:
    """The commands of a block; what they ask for is typed behind their prompt `> `."""
    found = []
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        words, _, shown = part.partition("\n")
        typed = "".join(f"{line[2:]}\n" for line in shown.splitlines() if line.startswith("> "))
        found.append(Command(words, typed, shown))
    return found


def shows(shown: str, out: str) -> bool:
    """Whether an output is what a document shows of it; spaces at the end of lines do not count."""
    pattern = ""
    for line in shown.splitlines():
        if line.strip() == ELLIPSIS:
            pattern += r"(?:[^\n]*\n)*?"
        else:
            pattern += "[^\n]*".join(map(re.escape, line.rstrip().split(ELLIPSIS))) + "\n"
    plain = "".join(f"{line.rstrip()}\n" for line in out.splitlines())
    return re.fullmatch(pattern, plain) is not None
