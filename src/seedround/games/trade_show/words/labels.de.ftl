# Was neben Karten und Würfeln steht

label_round = Runde { $round } von { $rounds }: { $phase ->
    [development] Entwicklung
    [show] Messe
   *[over] Ende
}
label_start = { WHO($start) ->
    [you] du fängst an
   *[other] { $start } fängt an
}
label_supply = { $cubes ->
    [none] unbegrenzt Würfelchen
   *[other] { $cubes } Würfelchen im Vorrat
}
label_waiting = es warten: { $companies }
label_own_bonus = * Bonus für deine Firma { $company }
label_deck = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
label_place = { $column } { $row ->
    [front] vorne
   *[back] hinten
}
label_card = { $card }
label_sell = Wert { $sell }
label_cubes = { $cubes } Würfelchen
label_dice = { $count }W{ $sides }
label_free_place = freier Platz
label_turn = { WHO($seat) ->
    [you] Du zeigst { $company }
   *[other] { $seat } zeigt { $company }
}
label_roll = { $rolled ->
    [yes] der Wurf
   *[no] Würfel für den Wurf
}
label_wanted = gesucht: { $sell } für { $card }
label_offer = Angebot: { $offer }{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }(davon { $bonus } Boni)
}{ $cubes ->
    [0] { "" }
   *[other] { " " }und { $cubes } Würfelchen
}
label_complete = { $possible ->
    [yes] komplette Firma: noch möglich
   *[no] komplette Firma: nicht mehr möglich
}
chapter_round = Runde { $round }
chapter_show = Messe

# Neben der Wertung, wenn das Spiel aus ist
detail-cubes = Würfelchen
