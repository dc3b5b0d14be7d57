# Was neben den Karten steht

label_round = Runde { $round }: { $phase ->
    [setup] Aufbau
    [play] Karten
    [business] Geschäft
   *[over] Ende
}
label_first = Startspieler: { WHO($first) ->
    [you] du
   *[other] { $first }
}
label_passed = { $count } von { $all } haben nacheinander gepasst
label_card = { $card }
label_priced_card = { $card }{ AMOUNT($cost) ->
    [0] { "" }
   *[other] { " " }{ $cost }
}
label_ious = { $ious ->
    [one] { $ious } Schuldschein
   *[other] { $ious } Schuldscheine
}
label_staff = { $tech } Technik, W{ $marketers } T{ $engineers } A{ $lawyers }
label_sales = verkauft { $units } x { $price }
label_contracts = { $contracts ->
    [one] { $contracts } Auftrag
   *[other] { $contracts } Aufträge
}
label_award = { $award ->
    [market] Marktführer
   *[tech] Technikführer
}
label_laid_off = entlassen: keine Tilgung
label_hand = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, Gehälter { $salaries }
label_short = { $contracts } Auftr. { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
label_lot = { WHO($seller) ->
    [you] Auktion: deine Karte { $card }
   *[other] Auktion: { $card }, von { $seller }
}
label_bid = { WHO($bidder) ->
    [none] noch kein Gebot
    [you] du bietest { $bid }
   *[other] { $bidder } bietet { $bid }
}
label_bidder = { WHO($seat) ->
    [you] du
   *[other] { $seat }
}
label_still_in = dabei: { $bidders }
label_dropped = ausgestiegen: { $bidders ->
    [none] niemand
   *[other] { $bidders }
}
label_case = { $card }: { WHO($plaintiff) ->
    [you] du
   *[other] { $plaintiff }
} gegen { WHO($defendant) ->
    [you] dich
   *[other] { $defendant }
}
label_damages = Streitwert: { $amount ->
    [none] noch nicht genannt
   *[other] { $claim ->
        [cash] { MONEY($amount) }
        [marketers] { $amount ->
            [one] { $amount } Werber
           *[other] { $amount } Werbeleute
        }
       *[tech] { $amount ->
            [one] { $amount } Technikpunkt
           *[other] { $amount } Technikpunkte
        }
    }
}
label_court = vor Gericht: { $pictures } ({ $dice } Würfel) gegen { $defence_pictures } ({ $defence } Würfel), { WHO($plaintiff) ->
    [you] du gewinnst
   *[other] { $plaintiff } gewinnt
} mit { $odds }
label_demand = { WHO($seat) ->
    [you] du willst { $sum }
   *[other] { $seat } will { $sum }
}
label_offered = { WHO($seat) ->
    [you] du bietest { $sum }
   *[other] { $seat } bietet { $sum }
}
label_talks = Verhandlung: { $said ->
    [none] noch keine
   *[other] { $said }
}
label_your_hand = Deine Hand: { $cards ->
    [none] keine Karte
   *[other] { $cards }
}
label_face_down = (verdeckt: { $cards })
label_heaps = abgelegt: { $shown ->
    [none] nichts
   *[other] { $shown }
}; { $hidden ->
    [one] { $hidden } Karte
   *[other] { $hidden } Karten
} verdeckt; { $deck } im Stapel
chapter_round = Runde { $round }

# Neben der Wertung, wenn das Spiel aus ist
detail-ious = Schuldscheine
detail-tech = Technikpunkte
detail-units = Einheiten
detail-cash = Kasse
