"""The products of Silicon Valley: grids drawn with their blocks, in colour and letters."""

from rich.text import Text

from seedround.cli.boards.drawing import fit, whole, whole_shelf
from seedround.cli.boards.silicon_valley_look import INK, Look, blocks
from seedround.engine.kinds import Seat
from seedround.games.silicon_valley.document import Product, Tile
from seedround.games.silicon_valley.labels import (
    LabelBy,
    LabelCodeUpkeep,
    LabelCopy,
    LabelPawnHere,
    LabelSide,
)
from seedround.games.silicon_valley.view import ProductView


def products(look: Look) -> Text:
    view = look.view
    labels = [look.slot("product", slot) for slot in range(len(view.products))]
    boxes = [product_box(look, it) for it in view.products]
    return whole_shelf(labels, boxes, look.scene.width, look.scene.fancy)


def products_in_short(look: Look) -> Text:
    lines = [product_line(look, slot, it) for slot, it in enumerate(look.view.products)]
    width = look.scene.width
    return Text("\n").join(fit(part, width) for line in lines for part in whole(line, width))


def product_box(look: Look, it: ProductView) -> list[Text]:
    """A product: its grid with the blocks on it, and both tiles."""
    pawn = [Text(look.say(LabelPawnHere(it.pawn)), "bold")] if it.pawn else []
    if it.card is None:
        return [look.empty(), *pawn]
    card = look.cards.document.product[look.cards.product[it.card]]
    lines = [Text(look.name(card.id), "bold"), *grid(look, it, card)]
    if it.innovator is not None:
        lines.append(Text(launched_by(look, it.innovator)))
        if not it.placed:
            lines.append(Text(f"{look.say(LabelCopy())} ").append_text(blocks(it.blocks)))
    else:
        lines += innovator_lines(look, card.a)
    return [*lines, *second_lines(look, card.sm), *pawn]


def innovator_lines(look: Look, tile: Tile) -> list[Text]:
    side = look.say(LabelSide("A"))
    lines = [
        Text(f"{side} ! {look.benefit(tile.instant)}"),
        Text(f"  {look.again} {look.benefit(tile.ongoing)}"),
    ]
    return [*lines, upkeep(look, tile)] if look.tall else lines


def second_lines(look: Look, tile: Tile) -> list[Text]:
    lines = [Text(f"{look.say(LabelSide('SM'))} ! {look.benefit(tile.instant)}")]
    if look.tall:
        lines.append(Text(f"  {look.again} {look.benefit(tile.ongoing)}"))
        lines.append(upkeep(look, tile))
    return lines


def upkeep(look: Look, tile: Tile) -> Text:
    said = look.say(LabelCodeUpkeep(tile.upkeep))
    return Text(f"  {said} {look.symbols(tile.symbols)}", "dim")


def launched_by(look: Look, company: Seat) -> str:
    return look.say(LabelBy(company if company < len(look.view.seats) else None))


def grid(look: Look, it: ProductView, card: Product) -> list[Text]:
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
                line.append(look.scene.sign("▢ ", "[]"))
        lines.append(line)
    return lines


def product_line(look: Look, slot: int, it: ProductView) -> Text:
    """A product in one line."""
    line = Text(f"{look.slot('product', slot)} ", "dim")
    if it.card is None:
        return line + look.empty()
    card = look.cards.document.product[look.cards.product[it.card]]
    line.append(f"{look.name(card.id)} ", "bold")
    if it.innovator is None:
        first = f"{look.say(LabelSide('A'))} {look.benefit(card.a.instant)}"
        line.append(f"{'/'.join(card.grid)}  {first}", "not bold")
        line.append(f" {look.again} {look.benefit(card.a.ongoing)}")
    else:
        line.append(f"{launched_by(look, it.innovator)} ").append_text(blocks(it.blocks))
    return line.append(f"  {look.say(LabelSide('SM'))} {look.benefit(card.sm.instant)}")
