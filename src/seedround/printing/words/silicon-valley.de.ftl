silicon-valley-kind = { $kind ->
    [founder] Gründer
    [employee] Angestellte
    [hq] Zentrale
    [vc] Risikokapital
    [starting] Startprodukt
    [advanced] Spätes Produkt
    [personality] Charakterzug des Rivalen
   *[decision] Entscheidung des Rivalen
}
silicon-valley-now = sofort
silicon-valley-always = jede Runde
silicon-valley-wants = will
silicon-valley-likes = mag
silicon-valley-worth = +{ $steps } Wert
silicon-valley-salary = Gehalt { MONEY($sum) }
silicon-valley-upkeep = Unterhalt { MONEY($sum) }
silicon-valley-code-upkeep = Unterhalt { $code } Code
silicon-valley-slot = Produkt-plätze
silicon-valley-squares = { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
}
silicon-valley-side = { $side ->
    [A] Erster
   *[SM] Zweiter
}
silicon-valley-side-letter = { $side ->
    [A] A
    [B] B
   *[SM] SM
}
silicon-valley-colour = { $colour ->
    [blue] Mild
   *[red] Hart
}
silicon-valley-pawn = { $pawn ->
    [white] Weiße Figur
   *[grey] Graue Figur
}
silicon-valley-collects = sammelt
silicon-valley-mats = Startzentralen
silicon-valley-founder-here = Gründer und Angestellte liegen darüber
silicon-valley-tokens = Geld und Marker
silicon-valley-round = Runde
silicon-valley-track = Firmenwert
silicon-valley-order = Reihenfolge
silicon-valley-track-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} bis „!“
silicon-valley-raise = Gehälter steigen
silicon-valley-unicorn = Einhorn
silicon-valley-market = Der Markt
silicon-valley-row = { $row ->
    [employee] Angestellte
    [hq] Zentrale
    [vc] Risikokapital
   *[product] Produkt
}
silicon-valley-hq-price = { MONEY($first) } für deine erste, { MONEY($second) } für die nächste, jedes Mal { MONEY($step) } mehr
silicon-valley-vc-price = zahle den Code auf der Karte
silicon-valley-product-place = ab { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
silicon-valley-rival = Der Rivale
silicon-valley-clockwise = Die Figuren gehen im Uhrzeigersinn und zählen nur Karten ohne Figur.
silicon-valley-rounds = Runde
silicon-valley-ways = Schritte auf den Entscheidungskarten
silicon-valley-steps = { $cards } × { $steps }
silicon-valley-research = Forschung und Entwicklung
silicon-valley-attribute = { $name ->
    [MIN] Achtsamkeit
    [VAC] Mehr Urlaub
    [TEC] Beste Technik
    [PRO] Aufstiegschancen
   *[WLB] Arbeit und Leben im Gleichgewicht
}
silicon-valley-actions = Bis zu { $actions } Aktionen
silicon-valley-do-hire = Einstellen: Jedes passende Symbol macht einen Wunsch einen Dollar billiger.
silicon-valley-do-poach = Abwerben bei einer anderen Firma, mit demselben Rabatt.
silicon-valley-do-expand = Ausbauen: Jede Karte kostet { MONEY($step) } mehr als die letzte.
silicon-valley-do-vc = Kapital holen: Zahle Code, abzüglich passender Symbole; nimm das Geld und nutze die Kraft jetzt.
silicon-valley-do-outsource = Auslagern: Kauf einen Block.
silicon-valley-do-innovate = Als Erster starten: Fülle das Raster genau mit Blöcken; nimm das Plättchen, Seite A oben.
silicon-valley-do-second = Als Zweiter starten, in einer späteren Runde: Zahle dieselben Blöcke; das erste Plättchen wird auf B gewendet.
silicon-valley-do-sunset = Produkte einstellen: je einen Schritt Firmenwert verlieren.
silicon-valley-do-layoff = Beliebig viele entlassen: einen Schritt Firmenwert verlieren.
silicon-valley-outsource = Code zu kaufen
silicon-valley-attributes = Symbole
silicon-valley-operate = Betrieb
silicon-valley-operate-1 = Nimm, was Gründer, Angestellte und Produkte jede Runde bringen.
silicon-valley-operate-2 = Zahle den Unterhalt deiner Zentrale.
silicon-valley-operate-3 = Zahle Gehälter samt Marken.
silicon-valley-operate-4 = Zahle den Code jedes Produkts, ohne Wechselgeld.
silicon-valley-operate-5 = Was du nicht zahlen kannst, verlierst du.
silicon-valley-rounds-aid = Eine Runde
silicon-valley-turns-1 = Reihenfolge: der niedrigste Firmenwert zuerst; auf einem Feld der oberste Marker.
silicon-valley-turns-2 = Jede Firma macht ihre Aktionen, dann kommt der Betrieb.
silicon-valley-turns-3 = Das Spiel endet nach der Runde, in der eine Firma zum Einhorn wird: Der höchste Firmenwert gewinnt.
silicon-valley-start = Startgeld
silicon-valley-start-text = { $money }, in der ersten Reihenfolge.
