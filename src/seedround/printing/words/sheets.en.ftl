# What stands on every print, whatever the game
press_missing = Printing needs a library that is not installed. Install it with: pip install "seedround[print]"
no_such_part = { $part } is not something we print. Choose one of { $parts }.
no_such_paper = { $paper } is not a paper we print on. Choose one of { $papers }.

print-true-size = Print at actual size (100 %)
print-hint-size = Print at actual size (100 %), without "fit to page". Then this ruler is 100 millimetres long:
print-hint-duplex = Print on both sides and flip on the long edge: every front is followed by its back, and sheets that need no back are followed by an empty page.
print-hint-cut = Cards are 63 × 88 mm and fit common sleeves. Cut along the marks; paper of 200 to 300 g/m² works best.
print-part-cards = { $deck }: { $cards ->
    [one] { $cards } piece
   *[other] { $cards } pieces
}
print-part-aids = Player aids: { $copies }
print-part-boards = Boards and tokens: { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
}

deck-cards = Cards
deck-tiles = Tiles
deck-blocks = Blocks
deck-notes = Notes
aid-title = { $game }: player aid
aid-players = { $count ->
    [one] { $players } player
   *[other] { $players } players
}
round = Round { $round }
total = Total
name = Name
