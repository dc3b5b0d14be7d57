# Züge
move-keep = Behalte { $founder }.
move-hire = Stell die Person auf Platz { $slot } ein.
move-poach = Wirb { $employee } ab.
move-expand = Nimm die Zentrale auf Platz { $slot }.
move-vc = Hol das Geld der VC-Karte auf Platz { $slot }.
move-outsource = Kauf einen { $block }-Block zu.
move-innovate = Bring das Produkt auf Platz { $slot } als Innovator auf den Markt.
move-second = Bring das Produkt auf Platz { $slot } als Nachahmer auf den Markt.
move-sunset = Nimm { $product } vom Markt.
move-layoff = Entlass { $employee }.
move-end_turn = Beende den Zug.
move-done = Das ist alles.
move-decline = Verzichte auf den Bonus.
move-pay = Zahl mit { $blocks }.
move-drop = Zahl nicht: du verlierst das Produkt.
move-design = Bau es mit { $blocks }.
move-narrow = Nimm { $count } mal { $block }.
move-take = Nimm einen { $block }-Block.
move-overtime = Lass { $employee } Überstunden machen.
move-royalty = Kassier Tantiemen für { $product }.
move-yield = Lass { $employee } zum Rivalen gehen.

# Was ein Zug an diesem Tisch bedeutet
keep_offer = Behalte { $founder }: beginnt mit { $instant ->
    [none] nichts
   *[other] { $instant }
}, schreibt jede Runde { $ongoing ->
    [none] nichts
   *[other] { $ongoing }
}.
hire_offer = Stell { $employee } für { $price } ein: bringt sofort { $instant ->
    [none] nichts
   *[other] { $instant }
}, dann jede Runde { $ongoing ->
    [none] { $cash }
   *[other] { $ongoing }{ AMOUNT($cash) ->
        [0] { "" }
       *[other] { " " }und { $cash }
    }
}, Gehalt { $salary }.
poach_offer = Wirb { $employee } bei { $seat } für { $price } ab: bringt sofort { $instant ->
    [none] nichts
   *[other] { $instant }
}, dann jede Runde { $ongoing ->
    [none] { $cash }
   *[other] { $ongoing }{ AMOUNT($cash) ->
        [0] { "" }
       *[other] { " " }und { $cash }
    }
}, Gehalt { $salary }.
poach_rival_offer = Wirb { $employee } beim Rivalen für { $price } ab: bringt sofort { $instant ->
    [none] nichts
   *[other] { $instant }
}, dann jede Runde { $ongoing ->
    [none] { $cash }
   *[other] { $ongoing }{ AMOUNT($cash) ->
        [0] { "" }
       *[other] { " " }und { $cash }
    }
}, Gehalt { $salary }.
expand_offer = Bau für { $price } mit { $card } aus: { $employees ->
    [0] kein Platz
    [one] ein Platz
   *[other] { $employees } Plätze
}, Symbole { $symbols ->
    [none] keine
   *[other] { $symbols }
}, Unterhalt { $upkeep }.
vc_offer = { $card } für { $cost } Code: { $cash }{ $valuation ->
    [0] { "" }
   *[other] { " " }und { $valuation } Bewertung
}, dazu { $power ->
    [free_launch] ein Produkt sofort auf den Markt bringen
    [extra_action] eine Aktion mehr
    [free_hire] jemanden umsonst einstellen
    [cheap_poach] Abwerben ab $9
    [cheap_expand] Ausbauen für $10 weniger
    [pick_block] ein beliebiger Block
    [two_small] zwei kleine Blöcke
    [overtime] Überstunden für eine Person
    [royalty] Tantiemen für ein Produkt
    [payroll_relief] ein Gehaltsmarker weniger für alle
    [clean_layoff] Entlassen ohne Verlust
   *[clean_sunset] ein Produkt ohne Verlust vom Markt nehmen und $4
}.
outsource_offer = Kauf einen { $block }-Block für { $price } zu (noch { $left }).
innovate_offer = Bring { $product } als Innovator auf den Markt ({ $ways ->
    [one] ein Entwurf passt
   *[other] { $ways } Entwürfe passen
}): sofort { $cash } und { $valuation } Bewertung, jede Runde { $monthly } und { $growth } Bewertung, Unterhalt { $upkeep } Code.
second_offer = Bring { $product } als Nachahmer mit { $blocks } auf den Markt: sofort { $cash } und { $valuation } Bewertung, jede Runde { $monthly } und { $growth } Bewertung, Unterhalt { $upkeep } Code.
design_offer = Bau es mit { $blocks }.
pay_offer = Zahl mit { $blocks }, { $worth } Code wert.
sunset_offer = Nimm { $product } für 1 Bewertung vom Markt (Unterhalt { $upkeep } Code).
layoff_offer = Entlass { $employee } (Gehalt { $salary }).
drop_offer = Zahl nicht: du verlierst { $product } und 2 Bewertung.

# Fragen
prompt_founder = Behalte einen deiner zwei Gründer; den anderen sieht niemand.
prompt_action = Du bist dran: noch { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}. Einstellen, abwerben, ausbauen, Geld holen, zukaufen, ein Produkt auf den Markt bringen oder vom Markt nehmen, entlassen oder den Zug beenden.
prompt_pay = { $card } kostet { $cost } Code: wähl die Blöcke. Wechselgeld gibt es nicht.
prompt_design = Wähl die Blöcke, die die { $squares } Felder von { $product } füllen.
prompt_sunset = Noch ein Produkt für 1 Bewertung vom Markt nehmen, oder ist das alles?
prompt_layoff = Noch jemanden entlassen, oder ist das alles?
prompt_substitute = Es gibt keine { $block }-Blöcke mehr: wähl stattdessen einen anderen Block.
prompt_forced_layoff = Die Gehälter kosten { $due }, und du hast { $cash }: { $first ->
    [yes] jemand muss gehen, und das kostet 2 Bewertung.
   *[no] wähl, wer noch geht.
}
prompt_upkeep = { $product } braucht { $cost } Code: wähl die Blöcke. Wechselgeld gibt es nicht.
prompt_power = { $card } bietet noch mehr: { $power ->
    [free_launch] bring jetzt ein Produkt auf den Markt
    [free_hire] stell jemanden umsonst ein
    [cheap_poach] wirb für $9 ab, vor Rabatten
    [cheap_expand] bau für $10 weniger aus
    [pick_block] nimm einen beliebigen Block
    [two_small] nimm einen Block der Größe 2 oder 3
    [overtime] erhalte, was eine deiner Personen bringt
    [royalty] erhalte das Geld eines Produkts zweimal
    [clean_layoff] entlass Leute ohne Verlust
   *[clean_sunset] nimm ein Produkt ohne Verlust vom Markt und erhalte $4
}.
prompt_yield = Der Rivale stellt jemanden von dir ein: wen lässt du gehen?
prompt_bit_rot = Der Rivale hat deinen Code geprüft: zahl { $cost } Code.
prompt_narrow = Wie viele { $block }-Blöcke willst du nehmen?

# Gründe
reason_no_room = In deiner Zentrale sind { $employees } von { $places } Plätzen belegt: bau aus oder entlass jemanden.
reason_poor = Das Billigste kostet { $price }, und du hast { $cash }.
reason_dear = Das kostet { $price }, und du hast { $cash }.
reason_demo = Das kostet { $cost } Code, und deine Blöcke sind { $worth } wert.
reason_empty_row = Es liegt keine Karte aus.
reason_nobody_to_poach = Keine andere Firma hat Angestellte.
reason_few_blocks = Das Billigste kostet { $cost } Code, und deine Blöcke sind { $worth } wert.
reason_sold_out = Der Vorrat ist leer.
reason_no_slot = Deine Zentrale hat { $slots ->
    [one] einen Produktplatz, und er ist
   *[other] { $slots } Produktplätze, und alle sind
} belegt: bau aus oder nimm ein Produkt vom Markt.
reason_no_design = Deine Blöcke reichen für kein Produkt, das dir offensteht.
reason_no_second = Keine andere Firma hat ein Produkt, das du nachahmen könntest.
reason_same_round = Was andere in dieser Runde auf den Markt gebracht haben, kannst du erst nächste Runde nachahmen.
reason_no_products = Du hast kein Produkt.
reason_no_employees = Du hast keine Angestellten.
reason_salaries_due = Die übrigen kosten immer noch { $due }, und du hast { $cash }: entlass noch jemanden.
reason_must_pay = Deine Blöcke ({ $worth } Code wert) reichen für alle deine Produkte, also musst du zahlen.

# Ereignisse
event-game_started = Der Tisch ist gedeckt. Matten in Sitzordnung: { $mats }. Reihenfolge: { $order }. Geld: { $money }. Angestellte: { $employees }. Zentralen: { $hq }. VC-Karten: { $vc }. Produkte: { $products }.
event-founder_kept = { $seat } hat die Gründerwahl getroffen.
    .known = { $seat } hat { $founder } gewählt.
event-founder_shown = { $seat } beginnt mit { $founder }.
event-round_started = Runde { $round }. Reihenfolge: { $order }.
event-turn_started = { $seat } hat { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}.
event-turn_ended = { $seat } beendet den Zug{ $unused ->
    [0] { "" }
    [one] { " " }und lässt eine Aktion übrig
   *[other] { " " }und lässt { $unused } Aktionen übrig
}.
event-hired = { $seat } stellt { $employee } für { $price } ein.
event-poached = { $seat } wirbt { $employee } { $owner ->
    [none] beim Rivalen
   *[other] bei { $owner }
} für { $price } ab.
event-expanded = { $seat } baut für { $price } mit { $card } aus.
event-funded = { $seat } bekommt Geld von { $card }.
event-power_used = { $seat } nutzt { $card }: { $power ->
    [free_launch] ein Produkt sofort auf den Markt bringen.
    [extra_action] eine Aktion mehr.
    [free_hire] jemanden umsonst einstellen.
    [cheap_poach] billig abwerben.
    [cheap_expand] Ausbauen für $10 weniger.
    [pick_block] ein beliebiger Block.
    [two_small] ein kleiner Block.
    [overtime] Überstunden für eine Person.
    [royalty] Tantiemen für ein Produkt.
    [payroll_relief] ein Gehaltsmarker weniger für alle.
    [clean_layoff] Entlassen ohne Verlust.
   *[clean_sunset] ein Produkt ohne Verlust vom Markt nehmen.
}
event-power_lost = { $seat } nutzt den Bonus von { $card } nicht.
event-outsourced = { $seat } kauft { $block } für { $price } zu.
event-innovated = { $seat } bringt { $product } als Innovator mit { $blocks } auf den Markt.
event-second_moved = { $seat } bringt { $product } als Nachahmer mit { $blocks } auf den Markt.
event-flipped = { $product } von { $seat } hat jetzt Konkurrenz: Seite B.
event-sunsetted = { $seat } { $forced ->
    [yes] kann den Unterhalt für { $product } nicht zahlen und verliert das Produkt.
   *[no] nimmt { $product } vom Markt.
}
event-laid_off = { $seat } { $forced ->
    [yes] muss { $employee } gehen lassen: das Geld reicht nicht.
   *[no] entlässt { $employee }.
}
event-gained = { $seat } erhält{ AMOUNT($cash) ->
    [0] { "" }
   *[other] { " " }{ $cash }
}{ $valuation ->
    [0] { "" }
   *[other] { " " }+{ $valuation } Bewertung
}{ $blocks ->
    [none] { "" }
   *[other] { " " }{ $blocks }
}{ $source ->
    [none] { "" }
   *[other] { " " }({ $source })
}.
event-collected = { $seat } kassiert{ AMOUNT($cash) ->
    [0] { "" }
   *[other] { " " }{ $cash }
}{ $valuation ->
    [0] { "" }
   *[other] { " " }+{ $valuation } Bewertung
}{ $blocks ->
    [none] { "" }
   *[other] { " " }{ $blocks }
}.
event-substituted = { $wanted } ist aus: { $seat } nimmt stattdessen { $block }.
event-missed = { $wanted } ist aus, und es gibt keinen Ersatz: { $seat } bekommt keinen Block.
event-paid_code = { $seat } zahlt { $blocks } für { $cost } Code{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
}.
event-paid_hq = { $seat } zahlt { $price } für die Zentrale{ AMOUNT($forgiven) ->
    [0] { "" }
   *[other] ; { $forgiven } sind erlassen
}.
event-paid_salaries = { $seat } zahlt { $price } für Gehälter.
event-paid_rival = { $seat } zahlt { $price }.
event-token_moved = { $seat } { $worth ->
    [start] steht wieder am Start
   *[other] ist jetzt { $worth } wert
} (von Feld { $start } auf Feld { $end }).
event-salaries_changed = Die Gehälter bei { $seat } ändern sich um je { $tokens } Gehaltsmarker.
event-refilled = { $row ->
    [employee] Neu in der Reihe
    [hq] Neue Zentrale
    [vc] Neue VC-Karte
   *[product] Neues Produkt
}, Platz { $slot }: { $card }.
event-reshuffled = Die Ablage der { $row ->
    [employee] Angestellten
    [hq] Zentralen
    [vc] VC-Karten
   *[product] Produkte
} wird zum neuen Stapel.
event-decision_revealed = Der Rivale entscheidet ({ $card }): Weiß { $white }, Grau { $grey }, Blöcke { $blocks ->
    [none] keine
   *[other] { $blocks }
}.
event-pawn_moved = Die { $pawn ->
    [white] weiße
   *[grey] graue
} Figur { $space ->
    [none] findet keine Karte und bleibt stehen.
   *[other] geht auf { $space }.
}
event-rival_innovated = Der Rivale bringt { $product } als Innovator mit { $blocks } auf den Markt.
event-rival_copied = Der Rivale bringt { $product } als Nachahmer auf den Markt.
event-rival_took = Der Rivale nimmt { $card }.
event-rival_collected = Der Rivale sammelt { $blocks } ein.
event-markers_moved = Die Marker des Rivalen rücken vor: { $attributes }.
event-personality_acted = Der Rivale handelt: { $card }.
event-discarded = { $card } wird abgelegt.
event-headhunted = { $employee } wechselt von { $seat } zum Rivalen.
event-round_ended = Runde { $round } ist vorbei. Erreichte Felder: { $index }.
event-game_ended = Das Spiel ist vorbei. Sieg für { $winners }. Felder: { $index }; Geld: { $money }; Blöcke: { $blocks }.
event-solo_ended = { $won ->
    [yes] Ein Einhorn in Runde { $round }: du gewinnst.
   *[no] Runde { $round } ist vorbei, und du stehst auf Feld { $index }: der Rivale gewinnt.
}

# Tipps
hint_value = { $move }: { $value }
