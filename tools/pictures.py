"""Draw the pictures of docs/server.md: `python -m tools.pictures` writes docs/pictures/*.svg.

`--check` writes nothing and fails if a picture is not what would be drawn. Names of code are set
as code: a test looks for each of them in the source.
"""

import sys
from html import escape
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
WIDTH: Final = 1040

STYLE: Final = """
  svg { --paper: #f4efe4; --sheet: #fffdf7; --edge: #d8cfba; --ink: #1d2233; --quiet: #575a66;
        --a: #b8371f; --b: #24377f; --c: #0f6650; --d: #7a4d00; --on: #ffffff; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #12151f; --sheet: #1b202e; --edge: #353c50; --ink: #ece8dd; --quiet: #aeb2c0;
          --a: #ff8a70; --b: #a9bcff; --c: #74d6b4; --d: #f0bd5e; --on: #12151f; }
  }
  text { font: 14px "Atkinson Hyperlegible Next", "Segoe UI", system-ui, sans-serif;
         fill: var(--ink); }
  .title { font: 700 20px "Bricolage Grotesque", "Trebuchet MS", "Segoe UI", sans-serif; }
  .code { font: 600 13px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
  .quiet { fill: var(--quiet); }
  .on { fill: var(--on); font-weight: 600; }
  .halo { paint-order: stroke; stroke: var(--sheet); stroke-width: 6px; stroke-linejoin: round; }
  .paper { fill: var(--paper); }
  .sheet { fill: var(--sheet); stroke: var(--edge); }
  .line { stroke: var(--edge); fill: none; stroke-width: 1.5; }
  .a { fill: var(--a); } .b { fill: var(--b); } .c { fill: var(--c); } .d { fill: var(--d); }
  .dots-a { fill: url(#dots-a); } .dots-b { fill: url(#dots-b); }
  .dots-c { fill: url(#dots-c); } .dots-d { fill: url(#dots-d); }
  .disk { fill: var(--sheet); stroke: var(--c); stroke-width: 2; }
  .way { fill: none; stroke: var(--ink); stroke-width: 2; }
"""

DOTS: Final = "".join(
    f'<pattern id="dots-{ink}" width="8" height="8" patternUnits="userSpaceOnUse" '
    f'patternTransform="rotate(20)"><circle cx="4" cy="4" r="1.6" class="{ink}" '
    'opacity="0.5"/></pattern>'
    for ink in "abcd"
)
HEAD: Final = (
    '<marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" '
    'orient="auto-start-reverse"><path d="M0 0 10 5 0 10z" style="fill:var(--ink)"/></marker>'
)


class Picture:
    """Shapes on paper, written down as SVG."""

    def __init__(self, height: int, title: str) -> None:
        self.height = height
        self.title = title
        self.parts: list[str] = []

    def text(self, x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> None:
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" class="{kind}" text-anchor="{anchor}">'
            f"{escape(words, quote=False)}</text>"
        )

    def box(self, x: float, y: float, width: float, height: float, kind: str) -> None:
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" '
            f'class="{kind}"/>'
        )

    def way(self, *points: tuple[float, float]) -> None:
        path = " ".join(f"{x:g} {y:g}" for x, y in points)
        self.parts.append(f'<path d="M{path}" class="way" marker-end="url(#head)"/>')

    def svg(self) -> str:
        body = "\n".join(self.parts)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {self.height}" '
            f'role="img" aria-label="{escape(self.title)}">\n'
            f"<style>{STYLE}</style>\n<defs>{DOTS}{HEAD}</defs>\n"
            f'<rect width="{WIDTH}" height="{self.height}" rx="12" class="paper"/>\n'
            f"{body}\n</svg>\n"
        )


# The server and its rooms

LAYERS: Final = (
    ("transport", "b", "how clients reach us",
     ("socket", "http", "account", "static", "guard", "doors", "caller", "wire", "frames",
      "forward", "neighbours")),
    ("tables", "a", "", ()),
    ("notices", "d", "it is your turn",
     ("queue", "letters", "mail", "webhooks", "links")),
    ("people", "d", "who a client is",
     ("identity", "linking", "naming", "bans")),
    ("store", "c", "what is durable",
     ("writer", "lines", "sqlite", "postgres", "memory")),
    ("host", "b", "what a host sets and watches",
     ("limits", "budgets", "turns", "tasks", "metrics", "logs", "scope")),
    ("protocol", "b", "every message, a struct",
     ("socket", "http", "tables", "plain", "refusals", "kinds")),
    ("sayings", "b", "every sentence, a struct",
     ("tables", "people", "traffic", "hosting")),
)  # fmt: skip
"""Top to bottom: each room knows only those below it, as the contract in pyproject.toml says."""

ROW: Final = 46
INDENT: Final = 24
ABOUT: Final = 160
FILES: Final = 376
"""Where a room's purpose and the names of its files begin."""
TABLES: Final = 292
"""How high the room of the tables is: it shows what is in it."""
CLIENTS: Final = (
    ("people", "in their browsers"),
    ("programs", "in any language"),
    ("a proxy", "with https"),
)


def server() -> Picture:
    """The rooms of the server's folder, one above the other, and a table in the midst of them."""
    title = "The server: its rooms, and a table in memory"
    picture = Picture(92 + (ROW + 6) * len(LAYERS) + TABLES + 6 + 72, title)
    for place, (who, what) in enumerate(CLIENTS):
        x = INDENT + place * 252
        picture.box(x, 20, 240, 44, "sheet")
        picture.text(x + 14, 48, who, "title")
        picture.text(x + 228, 47, what, "quiet", "end")
        picture.way((x + 120, 66), (x + 120, 88))
    picture.text(WIDTH - INDENT, 40, "Imports point downwards only,", "quiet", "end")
    picture.text(WIDTH - INDENT, 58, "and a contract checks it.", "quiet", "end")
    y = 92.0
    band(
        picture, y, ROW, "b", "serve, app", "one process, one ASGI application; it stops gracefully"
    )
    y += ROW + 6
    for name, ink, about, files in LAYERS:
        height = TABLES if name == "tables" else ROW
        band(picture, y, height, ink, name, about)
        if name == "tables":
            in_memory(picture, y)
        elif name == "store":
            disk(picture, WIDTH - INDENT - 262, y)
        x = FILES
        for file in files:
            picture.text(x, y + 28, file, "code")
            x += 8 * len(file) + (10 if name == "transport" else 18)
        y += height + 6
    picture.text(WIDTH / 2, y + 26, "bots   ·   games   ·   engine", "title", "middle")
    picture.text(WIDTH / 2, y + 48, "The rules know nothing of all this.", "quiet", "middle")
    return picture


def band(picture: Picture, y: float, height: float, ink: str, name: str, about: str) -> None:
    """A room: a sheet with an edge of ink, its name, and what it is for."""
    picture.box(INDENT, y, WIDTH - 2 * INDENT, height, "sheet")
    picture.box(INDENT, y, 10, height, ink)
    picture.text(INDENT + 22, y + 29, name, "title")
    picture.text(ABOUT, y + 28, about, "quiet")


def disk(picture: Picture, x: float, y: float) -> None:
    """The database: one file, or PostgreSQL."""
    picture.parts.append(
        f'<path d="M{x:g} {y + 12:g} v22 a12 6 0 0 0 24 0 v-22" class="disk"/>'
        f'<ellipse cx="{x + 12:g}" cy="{y + 12:g}" rx="12" ry="6" class="disk"/>'
    )
    picture.text(x + 34, y + 28, "an SQLite file, or PostgreSQL", "quiet")


NESTED: Final = (
    ("Hub", "all tables of a process (Process, Rooms)"),
    ("Room", "one table in memory: one thing after the other"),
    ("Match", "what its lines come to; no I/O, no clock"),
    ("Playthrough", "the game so far: a seed and moves"),
    ("Table", "agenda and pieces: here the rules play"),
)
BESIDE: Final = (
    ("Wording", "what a viewer may see, in words"),
    ("TableAutomation", "bots, clocks, notices"),
    ("BotPool", "thinks beside the loop, in fair turns"),
    ("Leases", "whose table it is, among processes"),
    ("Replays", "finished games, step by step"),
    ("Signer", "signs the record of a game that ends"),
)


def in_memory(picture: Picture, top: float) -> None:
    """Hub, room, match, playthrough, table: each holds the next; beside them what helps."""
    picture.box(ABOUT - 14, top + 8, 856, TABLES - 16, "dots-a")
    left, y, width, height = ABOUT + 0.0, top + 20, 480.0, 252.0
    for name, about in NESTED:
        picture.box(left, y, width, height, "sheet")
        picture.text(left + 14, y + 24, name, "code")
        picture.text(left + 26 + 8 * len(name), y + 24, about, "quiet")
        left, y, width, height = left + 14, y + 38, width - 28, height - 52
    for place, (name, about) in enumerate(BESIDE):
        line = top + 20 + place * 43
        picture.box(658, line, 330, 37, "sheet")
        picture.text(670, line + 16, name, "code")
        picture.text(670, line + 31, about, "quiet")


# The way of one move

LANES: Final = (
    ("your page", "a browser or a bot"),
    ("Connection", "transport"),
    ("Room", "tables"),
    ("Match", "tables"),
    ("GroupWriter", "store"),
    ("their pages", "all who watch"),
)
STEPS: Final = (
    ("hear", "b", (
        (0, 1, "Play", "decision 7, bid:130"),
        (1, 1, "budgets", "decode; within its budgets?"),
        (1, 2, "ask", "a job, done in its turn"),
    )),
    ("check", "d", (
        (2, 3, "check_play", "your turn, this decision, a legal move?"),
    )),
    ("persist", "c", (
        (2, 3, "successor", "a copy, and the move happens to it"),
        (2, 4, "append", "the line, with its trace"),
        (4, 2, "", "durable: the disk has it"),
    )),
    ("take effect", "a", (
        (2, 3, "", "the successor takes the match's place"),
    )),
    ("acknowledge", "b", (
        (2, 0, "Done", "your move counts"),
    )),
    ("broadcast", "a", (
        (2, 2, "Moment", "what is new; Wording says it"),
        (2, 5, "Update", "to each viewer, you too: view, events, moves"),
    )),
    ("go on", "d", (
        (2, 2, "TableAutomation", "a bot's turn? a clock? a notice?"),
    )),
)  # fmt: skip


def move() -> Picture:
    """One move from a click to everybody's page, a line for each thing that is done."""
    count = sum(len(ways) for _, _, ways in STEPS)
    row, top = 46, 96
    height = top + count * row + 12 * len(STEPS) + 20
    picture = Picture(height, "The way of one move through the server")
    lanes = [210.0 + place * 148 for place in range(len(LANES))]
    y = float(top)
    for name, ink, ways in STEPS:
        size = row * len(ways) + 4
        picture.box(INDENT, y, WIDTH - 2 * INDENT, size, "sheet")
        picture.box(INDENT, y, 124, size, ink)
        picture.text(INDENT + 10, y + 29, name, "on")
        y += size + 8
    for x, (name, about) in zip(lanes, LANES, strict=True):
        picture.parts.append(f'<path d="M{x:g} 78 {x:g} {height - 16}" class="line"/>')
        code = name[0].isupper()
        picture.text(x, 42, name, "code" if code else "title", "middle")
        picture.text(x, 62, about, "quiet", "middle")
    y = float(top)
    for _, _, ways in STEPS:
        for place, (start, end, name, about) in enumerate(ways):
            arrow(picture, lanes, y + 32 + place * row, (start, end), name, about)
        y += row * len(ways) + 12
    return picture


def arrow(
    picture: Picture, lanes: list[float], y: float, ends: tuple[int, int], name: str, about: str
) -> None:
    """From lane to lane, with what is done above it; within a lane a dot."""
    start, end = lanes[ends[0]], lanes[ends[1]]
    if start == end:
        picture.parts.append(
            f'<circle cx="{start:g}" cy="{y - 4:g}" r="5" style="fill:var(--ink)"/>'
        )
        x = start + 14
        y += 8
    else:
        picture.way((start, y + 6), (end, y + 6))
        x = min(start, end) + 10
    if name:
        picture.text(x, y - 4, name, "code halo")
        x += 8 * len(name) + 10
    picture.text(x, y - 4, about, "quiet halo")


PICTURES: Final = {"server.svg": server, "move.svg": move}


def main() -> int:
    stale = []
    for name, draw in PICTURES.items():
        file, text = FOLDER / name, draw().svg()
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
        elif not file.is_file() or file.read_text(encoding="utf-8") != text:
            stale.append(name)
    if stale:
        print(f"Draw these anew with `python -m tools.pictures`: {', '.join(stale)}")
    return bool(stale)


if __name__ == "__main__":
    sys.exit(main())
