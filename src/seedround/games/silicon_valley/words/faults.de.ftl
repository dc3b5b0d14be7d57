# Was an Optionen, Kartensätzen oder gelernten Gewichten falsch ist

for_solo = Die Option { $option } gehört zum Spiel allein: lass sie weg, wenn { $seats } spielen.
for_several = Die Option { $option } ist für mehrere: lass sie weg, wenn du allein spielst.

# Der Kartensatz im Ganzen
pile = { $pile ->
    [mat] Startzentralen
    [founder] Gründer
    [employee] Angestellte
    [hq] Zentralen
    [vc] VC-Karten
    [starting] Startprodukte
    [advanced] fortgeschrittene Produkte
    [blue] blaue Charakterzüge
    [red] rote Charakterzüge
   *[decision] Entscheidungen
}
cards_found = ein Kartensatz hat { $wanted } { pile }; dieser hat { $found }.
few_starting_products = Der Kartensatz „{ $set }“ hat { $found } Startprodukte, und { $seats ->
    [one] allein braucht man
   *[other] { $seats } Spieler brauchen
} { $wanted }.
few_mats_or_founders = Der Kartensatz „{ $set }“ hat zu wenige Startzentralen oder Gründer für { $seats ->
    [one] jemanden allein.
   *[other] { $seats } Spieler.
}
few_for_solo = Der Kartensatz „{ $set }“ hat zu wenige Karten für das Spiel allein.

# Das Brett
figure_too_low = { $figure } ist { $value }; mindestens { $low } muss es sein.
markers_unfit = [track] salary_markers müssen verschiedene Felder nach dem Start sein.
slot_prices_unfit = [prices] employee_slots müssen ein bis { $most } Preise sein, der billigste zuerst, keiner negativ.
outsource_unfit = [prices] outsource braucht einen Preis für jede der Größen { $sizes }.
start_money_unfit = [prices] start_money braucht { $places } Beträge, einen für jeden Platz der Reihenfolge.
product_slots_unfit = [slots] products braucht eine Zahl von eins bis { $most } für jede Spielerzahl: { $seats }.
not_once_each = { $figure } muss jedes davon einmal nennen: { $names }.
product_slots_empty = [slots] products will { $wanted } für { $seats } Spieler; es gibt { $found } Startprodukte.

# Blöcke
blocks_unfit = die Blöcke sind { $wanted } in dieser Reihenfolge, nicht { $found ->
    [none] gar keine.
   *[other] { $found }.
}
shape_unfit = seine Form muss { $shape } sein, gedreht oder nicht.
block_count_unfit = count ist { $count }; in der Schachtel sind { $box }.

# Produkte
grid_unfit = ein Raster wird mit # für ein Feld zum Füllen und . für keines gezeichnet.
grid_empty = sein Raster ist leer: zeichne die Felder zum Füllen mit #.
grid_in_parts = sein Raster zerfällt: alle Felder müssen zusammenhängen.
grid_too_large = sein Raster hat { $squares } Felder; höchstens { $most } dürfen es sein.
grid_unfillable = keine Blöcke füllen sein Raster.
side_binstant = Seite B bringt sofort etwas; das darf sie nicht.
side_bvaluation = Seite B bringt jede Runde Bewertung; das darf sie nicht.

# Effekte
effect_unknown = { $field } = "{ $name }" ist kein Effekt: schreib einen aus, etwa { "{" } op = "hire", price = 0 { "}" }, oder nimm einen dieser Namen: { $known }.
effect_text_missing = op = "none" braucht einen Text, den die Leute selbst ausführen können.
effect_empty = { $effect } bringt nichts: gib cash oder valuation an.
terms_unfit = { $effect } braucht entweder price oder less, nicht beides.
measure_unfit = every und most brauchen bei { $effect } ein per, das sagt, was gezählt wird: { $counted }.

# Gelernte Gewichte
weights_missing = { $file } hat keine Tabelle [players.{ $seats }]: ruf `make train` auf.
weight_unknown = { $file }, [players.{ $seats }]: es gibt keine Größe „{ $figure }“; die Größen sind { $known }.
weight_missing = { $file }, [players.{ $seats }]: das Gewicht von „{ $figure }“ fehlt.
weight_not_anumber = { $file }, [players.{ $seats }]: { $figure } = { $value } ist keine Zahl.
