# Was auf jedem Druck steht, bei jedem Spiel
press_missing = Zum Drucken fehlt eine Bibliothek. Installiere sie mit: pip install "seedround[print]"
no_such_part = { $part } lässt sich nicht drucken. Zur Wahl stehen { $parts }.
no_such_paper = Auf { $paper } drucken wir nicht. Zur Wahl stehen { $papers }.

print-true-size = In Originalgröße drucken (100 %)
print-hint-size = Drucke in Originalgröße (100 %), ohne „an Seite anpassen“. Dann ist dieses Lineal 100 Millimeter lang:
print-hint-duplex = Drucke beidseitig und wende an der langen Kante: Auf jede Vorderseite folgt ihre Rückseite; auf Bögen ohne Rückseite folgt eine leere Seite.
print-hint-cut = Karten sind 63 × 88 mm groß und passen in übliche Hüllen. Schneide an den Marken; am besten eignet sich Papier mit 200 bis 300 g/m².
print-part-cards = { $deck }: { $cards ->
    [one] { $cards } Stück
   *[other] { $cards } Stück
}
print-part-aids = Spielhilfen: { $copies }
print-part-boards = Pläne und Marker: { $sheets ->
    [one] { $sheets } Bogen
   *[other] { $sheets } Bögen
}

deck-cards = Karten
deck-tiles = Plättchen
deck-blocks = Blöcke
deck-notes = Scheine
aid-title = { $game }: Spielhilfe
aid-players = { $count ->
    [one] { $players } Person
   *[other] { $players } Personen
}
round = Runde { $round }
total = Summe
name = Name
