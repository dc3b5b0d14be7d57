"""Our documents: their pages, and the blocks of code in them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "examples").rglob("README.md")),
]


class Block(NamedTuple):
    """A block of code: what stands behind its opening fence, its text, and where it begins."""

    page: Path
    line: int
    language: str
    file: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page."""
    text = page.read_text(encoding="utf-8")
    for found in re.finditer(r"^```([^\n]*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        language, _, file = found[1].partition(" ")
        yield Block(page, text.count("\n", 0, found.start()) + 1, language, file, found[2])


def written_in(language: str, *pages: Path) -> list[Block]:
    """All blocks in a language, in the order of the pages."""
    return [
        block for page in pages or PAGES for block in blocks(page) if block.language == language
    ]


def inline_code(page: Path) -> list[str]:
    """What stands between single backticks, outside of blocks."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return [" ".join(span.split()) for span in re.findall(r"`([^`]+)`", text)]
