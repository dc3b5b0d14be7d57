# Wörter eines Kartensatzes, wie man sie sagt

set_word = { $word ->
    [name] Name
    [text] Text
    [colour] Farbe
    [red] rot
    [blue] blau
    [shape] Form
    [count] Anzahl
    [block] Codeblöcke
    [mat] Startzentralen
    [founder] Gründer
    [employee] Angestellte
    [hq] Zentralen
    [vc] VC-Karten
    [product] Produkte
    [products] Produkte
    [personality] Charakterzüge
    [decision] Entscheidungen
    [employees] Plätze für Leute
    [upkeep] Unterhalt
    [slots] Plätze
    [left_half] halber Platz links
    [right_half] halber Platz rechts
    [symbols] Symbole
    [salary] Gehalt
    [wants] Wünsche
    [instant] sofort
    [ongoing] jede Runde
    [cash] Geld
    [valuation] Wert
    [code] Code
    [cost] Kosten
    [icon] Zeichnung
    [tier] Stapel
    [starting] Start
    [advanced] fortgeschritten
    [grid] Raster
    [a] Plättchen des Ersten, Seite A
    [b] Plättchen des Ersten, Seite B
    [sm] Plättchen des Zweiten
    [steps] Schritte bis „!“
    [white] weiße Figur
    [grey] graue Figur
    [track] Wertleiste
    [unicorn] Ziel
    [salary_markers] Gehaltsmarken
    [prices] Preise
    [employee_slots] Einstellen
    [poach] Abwerben
    [hq_step] Schritt zwischen Zentralen
    [outsource] Zukaufen
    [start_money] Startgeld
    [solo] Allein
    [rounds] Runden
    [track_steps] Schritte einer Leiste
    [path] Weg der Figuren
    [employees_desc] Angestellte vom teuersten an
    [attribute_order] Reihenfolge der Symbole
    [MIN] Achtsamkeit
    [VAC] Urlaub
    [TEC] Technik
    [PRO] Aufstieg
    [WLB] Balance
   *[other] { $word }
}
