# Was ein Brett neben Karten und Blöcke schreibt

# Kopf und Leiste
label_round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }{ $rounds ->
        [none] { "" }
       *[other] { " " }von { $rounds }
    }
}{ $over ->
    [yes] : Ende
   *[no] { "" }
}
label_turn = { WHO($seat) ->
    [you] du hast
   *[other] { $seat } hat
} { $actions ->
    [one] noch { $actions } Aktion
   *[other] noch { $actions } Aktionen
}
label_order = Reihenfolge: { $players }
label_supply = Vorrat
label_worth = { $unit ->
    [start] Start
    [million] { $amount } Mio. $
   *[billion] { $amount } Mrd. $
}
label_token = { $letter } { WHO($seat) ->
    [you] du
   *[other] { $seat }
} { $worth }
label_spaces = $ Gehälter steigen bei { $raises }, U { $unicorn }
label_signs = ! sofort, { $again } jede Runde, V Wert, A Innovator, SM Zweiter, B kopierter Innovator

# Die Reihen
label_slot = { $row ->
    [employee] Person
    [hq] Zentr.
    [vc] VC
   *[product] Produkt
} { $slot }
label_empty = leer
label_card = { $card }
label_symbol = { $attribute ->
    [MIN] ACH
    [VAC] URL
    [TEC] TEC
    [PRO] AUF
   *[WLB] WLB
}
label_sign = { $sign } { $attribute }
label_before = (statt { $price })
label_every_round = jede Runde
label_salary = Lohn { $salary }
label_wants = will { $symbols ->
    [none] nichts
   *[other] { $symbols }
}
label_places = { $places ->
    [one] +{ $places } Platz
   *[other] +{ $places } Plätze
}
label_upkeep = Unterhalt { $upkeep }
label_code = { $code } Code
label_valuation = { $valuation }B
label_power = { $op ->
    [launch] gleich starten
    [act] Zusatzaktion
    [hire] billig einstellen
    [poach] billig abwerben
    [expand] billig ausbauen
    [blocks] Blöcke
    [overtime] Überstunden
    [royalty] Tantiemen
    [relief] Gehaltsnachlass
    [layoff] Entlassungen
    [sunset] Produkt beenden
    [gain] Gewinn
   *[none] siehe Karte
}

# Produkte
label_side = { $side ->
    [A] A
    [B] B
   *[SM] NA
}
label_by = { WHO($seat) ->
    [none] vom Rivalen
    [you] von dir
   *[other] von { $seat }
}
label_copy = kopieren mit
label_code_upkeep = Unterhalt { $code }
label_pawn_here = { $pawn ->
    [white] weiße Figur
   *[grey] graue Figur
}

# Firmen
label_screen = hinter dem Sichtschirm
label_chosen = hat einen Gründer gewählt
label_office = Leute { $employees }/{ $places } Produkte { $products }/{ $slots } kostet { $upkeep }

# Der Rivale
label_rival = der Rivale
label_pawn = { $pawn ->
    [white] weiße Figur
   *[grey] graue Figur
} { $row ->
    [none] am Start
    [employee] auf Person { $slot }
    [hq] auf Zentrale { $slot }
    [vc] auf VC { $slot }
   *[product] auf Produkt { $slot }
}
label_decisions = { $decisions ->
    [one] noch { $decisions } Entscheidung
   *[other] noch { $decisions } Entscheidungen
}
label_run = { $row ->
    [employee] Person
    [hq] Zentr.
    [vc] VC
   *[product] Produkt
} { $first } bis { $last }
label_ring = Ring im Uhrzeigersinn: { $runs }
label_space = { $row ->
    [employee] Person
    [hq] Zentr.
    [vc] VC
   *[product] Produkt
} { $slot } ({ $cards })
label_goes = { $pawn ->
    [white] Weiß als Nächstes
   *[grey] Grau als Nächstes
} (Karten von { $decisions }): { $spaces }
label_steps = Schritte der Karten
label_steps_of = { $pawn ->
    [white] Weiß, noch
   *[grey] Grau, noch
}
label_left = { $left } von { $every }
label_acts = (handelt bei { $cards } von { $decisions } Karten)
label_personality = { $colour ->
    [blue] blau
   *[red] rot
} { $card }: { $does }
label_tech_row = Technikreihe
label_has = hat { $things }
chapter_round = Runde { $round }

# Neben der Wertung, wenn das Spiel aus ist
detail-money = Geld
detail-blocks = Blöcke
