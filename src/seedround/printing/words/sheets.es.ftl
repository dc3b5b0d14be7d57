# Lo que lleva cada impresión, sea cual sea el juego
press_missing = Para imprimir falta una biblioteca. Instálala con: pip install "seedround[print]"
no_such_part = { $part } no se puede imprimir. Elige entre { $parts }.
no_such_paper = No imprimimos en { $paper }. Elige entre { $papers }.

print-true-size = Imprimir a tamaño real (100 %)
print-hint-size = Imprime a tamaño real (100 %), sin «ajustar a la página». Así esta regla mide 100 milímetros:
print-hint-duplex = Imprime a doble cara y gira por el lado largo: a cada anverso le sigue su reverso, y a las hojas sin reverso, una página vacía.
print-hint-cut = Las cartas miden 63 × 88 mm y caben en fundas corrientes. Corta por las marcas; lo mejor es papel de 200 a 300 g/m².
print-part-cards = { $deck }: { $cards ->
    [one] { $cards } pieza
   *[other] { $cards } piezas
}
print-part-aids = Ayudas de juego: { $copies }
print-part-boards = Tableros y fichas: { $sheets ->
    [one] { $sheets } hoja
   *[other] { $sheets } hojas
}

deck-cards = Cartas
deck-tiles = Losetas
deck-blocks = Bloques
deck-notes = Billetes
aid-title = { $game }: ayuda de juego
aid-players = { $count ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
round = Ronda { $round }
total = Total
name = Nombre
