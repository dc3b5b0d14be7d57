# Was Ereigniskarten tun

does_hire = { $employee ->
    [marketer] verkauft jede Runde ein Stück
    [engineer] würfelt jede Runde um Technikpunkte
   *[lawyer] bringt einen Würfel mehr vor Gericht
}
does_earn = bringt jede Runde { $contract }
does_headhunt = nimm einem anderen Spieler { $employee ->
    [marketer] einen Werber
    [engineer] einen Techniker
   *[lawyer] einen Anwalt
} weg
does_sue = verklage einen anderen Spieler auf { $claim ->
    [cash] Geld
    [marketers] { how_many } Werber
   *[tech] { how_many } { $most ->
        [one] Technikpunkt
       *[other] Technikpunkte
    }
}
how_many = { $least ->
    [1] bis zu { $most }
   *[other] { $least } bis { $most }
}
does_gain = du bekommst { tech_points }
does_share = ein anderer Spieler deiner Wahl bekommt { tech_points }
does_steal = nimm einem anderen Spieler { tech_points } weg
does_destroy = ein anderer Spieler verliert { tech_points }
tech_points = { $tech ->
    [one] { $tech } Technikpunkt
   *[other] { $tech } Technikpunkte
}
does_draw = zieh zufällig eine Karte aus der Hand eines anderen Spielers
does_defend = { $target ->
    [yes] ein anderer Spieler hat { more_dice }
   *[no] { more_dice }
} in jedem Prozess dieser Runde
more_dice = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
} mehr
does_sell = { $target ->
    [yes] ein anderer Spieler verkauft
   *[no] du verkaufst
} diese Runde { $units } Stück { $fewer ->
    [yes] weniger
   *[no] mehr
}
does_as_read = { $text }
