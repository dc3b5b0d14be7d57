# Teile von Sätzen
steps_many = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
plus_minus = { $sign ->
    [more] +
   *[less] −
}
of_the_deck = { $cards } von { $deck } Karten
who_and_what = { $employees ->
    [none] { $products }
   *[other] { $employees }{ $products ->
        [none] { "" }
       *[other] {" "}und { $products }
    }
}

# Ziel, Rennen und Ende
goal_unicorn = Sei am meisten wert, wenn jemand { $unicorn } erreicht.
goal_alone = Erreich { $unicorn } bis Runde { $rounds }, sonst gewinnt der Rivale.
race_leads = { $steps ->
    [0] gleichauf an der Spitze
    [one] führt mit { $steps } Schritt
   *[other] führt mit { $steps } Schritten
}
race_behind = { steps_many } hinter der Spitze
race_to_go = { $steps ->
    [0] hat { $unicorn } erreicht
   *[other] { steps_many } bis { $unicorn }
}
race_next = { $worth } nach dem Betrieb
race_tie = bei Gleichstand { $cash } und { $blocks ->
    [one] { $blocks } Block
   *[other] { $blocks } Blöcke
}
race_rival = der Rivale hat { $products ->
    [0] kein Produkt
    [one] { $products } Produkt
   *[other] { $products } Produkte
}, { $employees ->
    [0] keine Leute
    [one] { $employees } Person
   *[other] { $employees } Leute
} und { $code } Code
end_unicorn = Das Spiel endet mit der Runde, in der jemand { $unicorn } erreicht: noch { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}. Das ist Runde { $round }{ $last ->
    [none] { "" }
   *[other] {" "}von höchstens { $last }
}.
end_this_round = { $last ->
    [yes] Das ist die letzte Runde.
   *[no] Das Spiel endet nach dieser Runde, wenn dann noch jemand { $unicorn } wert ist.
}
end_rounds = Runde { $round } von { $rounds }.
end_over = Das Spiel ist vorbei.
danger_unicorn = { WHO($seats) ->
    [you] Du erreichst im Betrieb { $unicorn }
   *[other] { $seats_count ->
        [one] { $seats } erreicht im Betrieb { $unicorn }
       *[other] { $seats } erreichen im Betrieb { $unicorn }
    }
}, und dann ist das Spiel vorbei.
danger_rival = { $steps ->
    [0] Du bist da: bleib im Betrieb { $unicorn } wert, und du gewinnst.
   *[other] { $rounds ->
        [one] Das ist die letzte Runde: noch { steps_many } bis { $unicorn }, sonst gewinnt der Rivale.
       *[other] Noch { steps_many } bis { $unicorn } in { $rounds } Runden, sonst gewinnt der Rivale.
    }
}

# Die Vorschau auf den Betrieb
phase_operate = { $when ->
    [turns] Betrieb, nach allen Zügen
    [rival] Betrieb, nach dem Zug des Rivalen
   *[now] Betrieb, jetzt
}
due_people = Deine Leute bringen { $brings }
due_products = Deine Produkte bringen { $brings }
due_growth = Deine Produkte bringen dich { steps_many } hinauf, auf { $worth }
due_hq = Deine Zentrale kostet { $due }{ AMOUNT($missing) ->
    [0] { "" }
   *[other] , und { $missing } fehlen
}
due_salaries = { $people ->
    [one] { $people } Gehalt: { $due }
   *[other] { $people } Gehälter: { $due }
}{ AMOUNT($more) ->
    [0] { "" }
   *[other] , je { $more } mehr als bisher
}
due_unpaid = Gehälter von { $due }, und { $missing } fehlen
due_product = { $product } braucht { $cost } Code{ $over ->
    [no] { "" }
   *[yes] ; deine Blöcke sind { $code } wert
}
due_leave = { who_and_what } müsste gehen; Bewertung { $worth }
due_from = { $card }
due_rest = Was schon läuft
due_instead = Blöcke anstelle der vergriffenen
due_deed = { of_the_deck }: { $card }, { $does }
due_copied = { of_the_deck }: der Rivale ahmt { $product } nach
ends_left = Nach dem Betrieb: { $cash }, { $code } Code, Bewertung { $worth }
ends_short = Nach dem Betrieb: { $missing } zu wenig, Bewertung { $worth }
warn_loss = { AMOUNT($missing) ->
    [0] Dein Code wird nicht für alles reichen: { $choice ->
        [yes] ein Produkt muss weg, etwa { $products }.
       *[no] du verlierst { who_and_what }.
    }
   *[other] Dir werden { $missing } fehlen: { $choice ->
        [yes] jemand muss gehen, etwa { who_and_what }.
       *[no] du verlierst { who_and_what }.
    }
}{ $steps ->
    [0] { "" }
   *[other] {" "}Das kostet { steps_many }.
}{ $acts ->
    [yes] {" "}{ $lacks ->
        [code] Besorg dir vorher Code oder nimm selbst ein Produkt vom Markt: das kostet weniger.
        [hq] Besorg dir vorher Geld.
       *[salaries] Besorg dir vorher Geld oder entlass selbst jemanden: das kostet weniger.
    }
   *[no] { "" }
}

# Was ein Zug ändert
chip_cash = { plus_minus }{ $amount }
chip_code = { plus_minus }{ $amount } Code{ $blocks ->
    [none] { "" }
   *[other] {" "}({ $blocks })
}
chip_valuation = { plus_minus }{ $amount ->
    [one] { $amount } Schritt
   *[other] { $amount } Schritte
}: { $worth }
chip_income = { plus_minus }{ $amount } je Runde
chip_growth = { plus_minus }{ $amount ->
    [one] { $amount } Schritt
   *[other] { $amount } Schritte
} je Runde
chip_writes = { plus_minus }{ $amount } Code je Runde
chip_salaries = { plus_minus }{ $amount } Gehälter je Runde
chip_rent = { plus_minus }{ $amount } für die Zentrale je Runde
chip_upkeep = { $sign ->
    [more] kostet { $amount } Code je Runde
   *[less] spart { $amount } Code je Runde
}
chip_places = { plus_minus }{ $amount ->
    [one] { $amount } Platz für Leute
   *[other] { $amount } Plätze für Leute
}
chip_slots = { plus_minus }{ $amount ->
    [one] { $amount } Produktplatz
   *[other] { $amount } Produktplätze
}
chip_employees = { plus_minus }{ $amount ->
    [one] { $amount } Person
   *[other] { $amount } Leute
}
chip_of = { WHO($seat) ->
    [you] du
   *[other] { $seat }
}: { $change }
chip_unused = { $actions ->
    [one] { $actions } Aktion ungenutzt
   *[other] { $actions } Aktionen ungenutzt
}
chip_symbols = Rabatt für { $symbols }
chip_fits = dann passen deine Blöcke für { $products }
chip_misfits = reicht nicht mehr für { $products }
chip_keeps = { $blocks ->
    [none] kein Block bleibt
   *[other] es bleiben { $blocks }
}
chip_pays = kostet { $code } Code
chip_waste = { $code } Code zu viel
chip_start = { $brings } zum Start
chip_power = { $lost ->
    [yes] ohne Nutzen: { $power }
   *[no] dazu { $power }
}
chip_left = nach dem Betrieb: { $cash } in bar, { $worth } wert
chip_short = nach dem Betrieb: { AMOUNT($missing) ->
    [0] { who_and_what } verloren
   *[other] { $missing } zu wenig
}, { $worth } wert
chip_still_short = es fehlen noch { $missing }: noch jemand muss gehen
chip_ends = { $unicorn }: das Spiel endet nach dieser Runde
chip_copied = { of_the_deck } ahmen es nach
