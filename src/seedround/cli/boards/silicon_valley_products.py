"""Product grids drawn with their blocks, in colour and letters."""

from collections.abc import Sequence

from rich.text import Text

from seedround.engine.words import money
from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.document import Benefit, Product
from seedround.games.silicon_valley.view import ProductView

INK = {
    "D2": "black on dark_orange",
    "I3": "black on yellow",
    "L3": "white on purple",
    "I4": "white on blue",
    "O4": "black on green",
    "L4": "white on red",
    "T4": "black on cyan",
    "S4": "black on hot_pink",
}
"""The colours of the blocks; their names are their second sign."""


def blocks(names: Sequence[str]) -> Text:
    """Blocks in a row, several of a kind with their number."""
    line = Text()
    for name in dict.fromkeys(names):
        many = names.count(name)
        line.append(name, INK[name]).append(f"x{many} " if many > 1 else " ", "not bold")
    line.rstrip()
    return line


def benefit(it: Benefit) -> str:
    parts = [f"{it.valuation}V"] if it.valuation else []
    parts += [money(it.cash)] if it.cash else []
    return " ".join([*parts, *it.code]) or "-"


def product_box(
    it: ProductView, cards: Cards, innovator: str | None, tall: bool, fancy: bool
) -> list[Text]:
    """A product: its grid with the blocks on it, and both tiles."""
    pawn = [Text(f"{it.pawn} pawn", "bold")] if it.pawn else []
    if it.card is None:
        return [Text("empty", "dim"), *pawn]
    card = cards.document.product[cards.product[it.card]]
    lines = [Text(card.name, "bold"), *grid(it, card, fancy)]
    if innovator is not None:
        lines.append(Text(f"by {innovator}"))
        if not it.placed:
            lines.append(blocks(it.blocks))
    else:
        lines.append(Text(f"A ! {benefit(card.a.instant)}"))
        lines.append(Text(f"  {'∞' if fancy else '@'} {benefit(card.a.ongoing)}"))
        if tall:
            signs = " ".join(card.a.symbols)
            lines.append(Text(f"  upkeep {card.a.upkeep} {signs}", "dim"))
    lines.append(Text(f"2 ! {benefit(card.sm.instant)}"))
    if tall:
        lines.append(Text(f"  {'∞' if fancy else '@'} {benefit(card.sm.ongoing)}"))
        lines.append(Text(f"  upkeep {card.sm.upkeep} {' '.join(card.sm.symbols)}", "dim"))
    return lines + pawn


def grid(it: ProductView, card: Product, fancy: bool) -> list[Text]:
    """The squares to fill, two letters each; those under a block carry its name."""
    width = max(len(line) for line in card.grid)
    lying = {square: placed.block for placed in it.placed for square in placed.squares}
    lines: list[Text] = []
    for y, row in enumerate(card.grid):
        line = Text()
        for x, mark in enumerate(row):
            block = lying.get(y * width + x)
            if mark != "#":
                line.append("  ")
            elif block:
                line.append(block, INK[block])
            else:
                line.append("▢ " if fancy else "[]")
        lines.append(line)
    return lines


def product_line(slot: int, it: ProductView, cards: Cards, innovator: str | None) -> Text:
    """A product in one line."""
    if it.card is None:
        return Text(f"product {slot + 1}: empty", "dim")
    card = cards.document.product[cards.product[it.card]]
    line = Text(f"product {slot + 1} ", "dim").append(f"{card.name} ", "bold")
    if innovator is None:
        line.append(f"{'/'.join(card.grid)}  A {benefit(card.a.instant)}", "not bold")
        line.append(f" then {benefit(card.a.ongoing)}")
    else:
        line.append(f"by {innovator} ").append_text(blocks(it.blocks))
    return line.append(f"  2 {benefit(card.sm.instant)}")
