# Wie es steht

standing_goal = { $rounds ->
    [one] Das meiste Geld nach dieser einen Runde gewinnt.
   *[other] Das meiste Geld nach Runde { $rounds } gewinnt.
}
standing_end = { $over ->
    [yes] Alle Runden sind gespielt: { $round } von { $rounds }.
   *[no] Runde { $round } von { $rounds }.
}
standing_money = { $dollars }
standing_leads = { AMOUNT($by) ->
    [0] vorn dank mehr Würfelchen
   *[other] vorn mit { $by } Vorsprung
}
standing_level = gleichauf an der Spitze
standing_behind = { AMOUNT($by) ->
    [0] gleichauf, aber mit weniger Würfelchen
   *[other] { $by } zurück
}
standing_cubes = { $paid ->
    [yes] davon { $worth } für Würfelchen
   *[no] { $cubes ->
        [one] { $cubes } Würfelchen bringt
       *[other] { $cubes } Würfelchen bringen
    } am Ende noch { $worth }
}
standing_stack = { $cards } von { $target } Karten{ $cards ->
    [0] { "" }
   *[other] , { $dollars }, wenn alle verkauft werden
}
standing_waits = etwa { $dollars } auf der Messe; platzt mit { $failure }
standing_on_stage = { $fulfilled ->
    [0] auf der Bühne, noch keine Karte verkauft
   *[other] auf der Bühne, Angebot { $offer }{ $cubes ->
        [0] { "" }
       *[other] { " " }und { $cubes } Würfelchen
    }
}
standing_shown = war schon auf der Messe

# Was bevorsteht

forecast_show = Dein Auftritt auf der Messe mit { $company }{ $drafting ->
    [yes] , sobald alle Karten genommen sind
   *[no] { $others ->
        [0] { "" }
        [one] , nach einer anderen Person
       *[other] , nach { $others } anderen
    }
}
forecast_stage = Dein Auftritt auf der Messe mit { $company }, jetzt
forecast_card = { $card } (Verkaufswert { $sell }): { $pay }{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }+ { $bonus } Bonus
}, Angebot { $offer }: bestenfalls { $chance }
forecast_card_out = { $card } (Verkaufswert { $sell }): { $spent ->
    [yes] kein Würfel mehr dafür
   *[no] nicht erreichbar
}
forecast_complete = Komplette Firma: noch { $bonus }, Angebot { $offer }: bestenfalls { $chance }
forecast_average = Im Mittel { $dollars }; der Verkauf platzt mit { $failure }
forecast_offer = { $offer } jetzt sicher. Wenn du würfelst: im Mittel { $dollars }; der Verkauf platzt mit { $failure }
forecast_growing = Etwa { $dollars }, sobald { $places ->
    [one] der letzte Platz belegt ist
   *[other] die übrigen { $places } Plätze belegt sind
}
forecast_out_of_reach = Deine Würfel können { $card } (Verkaufswert { $sell }) nicht erreichen: Nimm vorher ein Angebot an. Das letzte beträgt { $offer }.
forecast_lost = Deine Würfel können { $card } (Verkaufswert { $sell }) nicht erreichen, und diese Karte ist zuerst dran: Der Verkauf wird platzen.
forecast_risky = So gut du auch spielst: Der Verkauf platzt mit { $failure }. Ein neuer Wurf kostet { $cost } Würfelchen, und du hast { $cubes }.
forecast_round_end = Das Ende von Runde { $round }: Die Firmen wandern weiter
forecast_company = Du bekommst { $company }, mit { $dice ->
    [one] { $dice } Würfel für { $dice } Karte
   *[other] { $dice } Würfeln für { $dice } Karten
}
forecast_start = { WHO($start) ->
    [you] Du fängst die nächste Runde an.
   *[other] { $start } fängt die nächste Runde an.
}
forecast_game_end = Das Ende des Spiels: Würfelchen werden ausgezahlt
forecast_cubes = { $cubes ->
    [0] Keine Würfelchen, nichts mehr
    [one] { $cubes } Würfelchen bringt { $worth }
   *[other] { $cubes } Würfelchen bringen { $worth }
}
forecast_total = Am Ende hast du { $dollars }.

# Was ein Zug bringt

chip_reach = { $chance } für { $offer } mit { $card }
chip_reach_both = { $chance } für { $offer } mit beiden
chip_out_of_reach = { $card } nicht erreichbar
chip_places = { $places ->
    [0] dein Stapel ist voll
    [one] noch { $places } Platz
   *[other] noch { $places } Plätze
}
chip_worth = etwa { $dollars } wert
chip_to_front = { $card } rückt nach vorn, für { WHO($seat) ->
    [you] dich
   *[other] { $seat }
}{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }(+{ $bonus } Bonus)
}
chip_offer = +{ $by }: Angebot { $offer }
chip_pending_cube = { $cubes } Würfelchen im Angebot
chip_dice = noch { $dice } Würfel
chip_next = { $chance } für { $card } als Nächstes
chip_incomplete = keine { $bonus } mehr für eine komplette Firma
chip_sold = +{ $dollars }
chip_complete = davon { $bonus } für die komplette Firma
chip_cubes_won = +{ $cubes } Würfelchen
chip_cubes_paid = -{ $cubes } Würfelchen
chip_place = zusammen { $dollars }: bisher Platz { $place } von { $seats }
chip_hit = { $chance }: Angebot { $offer }
chip_exact = { $chance }: ein Würfelchen in Reichweite
chip_miss = { $chance }: { AMOUNT($bonus) ->
    [0] nichts
   *[other] nur { $bonus }
}{ AMOUNT($lost) ->
    [0] { "" }
   *[other] , { $lost } verloren
}{ $cubes ->
    [0] { "" }
   *[other] , { $cubes } Würfelchen verloren
}
chip_miss_again = { $chance }: daneben; { $cost } Würfelchen kaufen einen neuen Wurf
chip_fails = Verkauf platzt{ AMOUNT($lost) ->
    [0] { "" }
   *[other] {": "}{ $lost } verloren
}{ $cubes ->
    [0] { "" }
   *[other] , { $cubes } Würfelchen verloren
}
chip_kept = { AMOUNT($bonus) ->
    [0] keine Boni
   *[other] +{ $bonus } an Boni
}
chip_average = im Mittel { $dollars }, Würfelchen { $cubes }
chip_average_dollars = im Mittel { $dollars }
