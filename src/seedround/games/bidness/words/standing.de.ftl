# Teile von Sätzen
whose = { WHO($seat) ->
    [you] { "" }
   *[other] { $seat }:{ " " }
}
sign = { $up ->
    [yes] +
   *[no] -
}
owed = { $ious ->
    [one] { $ious } Schuldschein
   *[other] { $ious } Schuldscheine
}
at_stake = { $amount ->
    [0] nichts
   *[other] { $most ->
        [yes] bis zu{ " " }
       *[no] { "" }
    }{ $claim ->
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

# Der Stand
goal_freedom = Werde als erste Firma schuldenfrei.
race_debt = { $ious ->
    [0] schuldenfrei
   *[other] { owed }
}, { $net }
race_money = { $cash } bar, { $debt } Schulden
race_ties = bei Gleichstand: { $tech ->
    [one] { $tech } Technikpunkt
   *[other] { $tech } Technikpunkte
}, dann { $units ->
    [one] { $units } Stück
   *[other] { $units } Stück
}
ends_in_freedom = Ende, sobald jemand schuldenfrei ist{ $last ->
    [0] { "" }
   *[other] , spätestens nach Runde { $last }
}. Die wenigsten Schuldscheine jetzt: { $least }.
freedom_near = { WHO($seats) ->
    [you] Du hast das Geld, um in dieser Runde frei zu werden.
    [among] Mehrere von euch haben das Geld, um in dieser Runde frei zu werden: { $seats }.
   *[other] { $seats_count ->
        [one] { $seats } hat das Geld, um in dieser Runde frei zu werden.
       *[other] { $seats } haben das Geld, um in dieser Runde frei zu werden.
    }
}

# Die Vorschau
due_business = { $now ->
    [yes] Deine Geschäftsphase
   *[no] Deine Geschäftsphase, sobald alle gepasst haben
}
due_borrowed = Geld für Gehälter leihen: { owed }
due_layoffs = { $people ->
    [one] Einer deiner Leute muss gehen
   *[other] { $people } deiner Leute müssen gehen
}
due_salaries = Gehälter, { $due }
due_payoff = { owed } tilgen, { $cost }
due_no_payoff = Einen Schuldschein für { $cost } tilgen: { $missing } fehlen
due_debt = { $ious ->
    [0] Kein Schuldschein mehr
   *[other] Noch { owed }
}
due_sales = Verkäufe, { $units } zu je { $price }
due_contracts = { $contracts ->
    [one] { $contracts } Regierungsauftrag
   *[other] { $contracts } Regierungsaufträge
}
due_tech = { $dice ->
    [one] { $dice } Technikwürfel
   *[other] { $dice } Technikwürfel
}: { $least } bis { $most } Technikpunkte, mit { $chance } mindestens { $points }
due_ends = Am Ende der Runde hast du { $cash } und { owed }.
due_free = Du tilgst deinen letzten Schuldschein, behältst { $cash }, und das Spiel endet.
warn_borrow = Dir fehlen { $missing } für die Gehälter: Nimm { owed } auf oder entlass jemanden.{ AMOUNT($sale) ->
    [0] { "" }
   *[other] {" "}Bis dahin bringt jede Karte, die du verkaufst, { $sale }.
}
warn_layoffs = Dir fehlen { $missing } für die Gehälter, und so viel kannst du nicht leihen: { $people ->
    [one] Einer deiner Leute muss
   *[other] Mindestens { $people } deiner Leute müssen
} gehen, und du tilgst in dieser Runde nichts.{ AMOUNT($sale) ->
    [0] { "" }
   *[other] {" "}Bis dahin bringt jede Karte, die du verkaufst, { $sale }.
}

# Was ein Zug ändert
change_money = { whose }{ sign }{ $sum }
change_ious = { whose }{ sign }{ owed }
change_tech = { whose }{ sign }{ $points ->
    [one] { $points } Technikpunkt
   *[other] { $points } Technikpunkte
}
change_salary = { whose }{ sign }{ $sum } Gehälter pro Runde
change_sales = { whose }{ sign }{ $sum } Verkäufe in dieser Runde
change_contracts = { whose }{ sign }{ $sum } pro Runde
change_tech_dice = { whose }{ sign }{ $dice ->
    [one] { $dice } Technikwürfel pro Runde
   *[other] { $dice } Technikwürfel pro Runde
}
change_court_dice = { whose }{ sign }{ $dice ->
    [one] { $dice } Würfel vor Gericht
   *[other] { $dice } Würfel vor Gericht
}
change_odds = Klage gegen { $against } Würfel: Sieg { $before } → { $after }
change_defence = verklagt mit { $against } Würfeln: Niederlage { $before } → { $after }
change_award = { $award ->
    [market] Marktführer
   *[tech] Technikführer
}: { WHO($holder) ->
    [none] niemand
    [you] du
   *[other] { $holder }
}
missed_payoff = { WHO($seat) ->
    [you] dann kannst du keinen Schuldschein tilgen
   *[other] dann kann { $seat } keinen Schuldschein tilgen
}
missed_salaries = { WHO($seat) ->
    [you] dann kannst du deine Gehälter nicht zahlen
   *[other] dann kann { $seat } nicht alle Gehälter zahlen
}

# Karten
discard_twin = du behältst noch so eine
discard_idle = vorerst nur zu verkaufen
discard_useful = { $auction ->
    [yes] könntest du versteigern
   *[no] { AMOUNT($cost) ->
        [0] könntest du umsonst spielen
       *[other] könntest du für { $cost } spielen
    }
}
hand_spent = danach kannst du nur noch passen
proceeds_from = das höchste Gebot ist dein: { $seat } hat { $cash }
best_odds = am besten gegen { $seat }: Sieg mit { $odds }
takes_card = eine zufällige Karte von { $seat }, Handkarten dort: { $cards }
takes_employee = + { $employee ->
    [marketer] ein Werber
    [engineer] ein Techniker
   *[lawyer] ein Anwalt
}
rival_loses = { $what ->
    [units] jemand anders verkauft diese Runde { $points } Stück weniger
   *[tech] { $points ->
        [one] jemand anders verliert { $points } Technikpunkt
       *[other] jemand anders verliert { $points } Technikpunkte
    }
}
pass_ends = das Kartenspielen endet
pass_runs = { $passes ->
    [one] passt noch jemand, endet das Kartenspielen
   *[other] passen noch { $passes }, endet das Kartenspielen
}
then_short = Gehälter: { $missing } fehlen

# Auktionen
bid_wins = falls es gewinnt: { $cash } bleiben{ $ious ->
    [0] { "" }
   *[other] , +{ owed }
}
bid_unbeaten = niemand kann mehr bieten
bid_beaten = { $seat } kann bar bis { $cash } gehen
bid_borrowed = für mehr müssten die anderen leihen
lot_goes = { $seat } bekommt { $card } für { $price }
lot_lost = { $card } wird abgelegt
lot_sold = das höchste Gebot bekommst du
keeps = du behältst { $cash }

# Vor Gericht
court_won = { $chance }: du gewinnst { at_stake }
court_lost = { $chance }: du verlierst { at_stake }{ $ious ->
    [0] { "" }
   *[other] , +{ owed }
}
court_kept = { $chance }: du verlierst nichts
court_dice = deine Würfel { $dice } : { $against }
court_average = im Schnitt { sign }{ $sum }
if_accepted = bei Annahme: { sign }{ $sum }
if_borrowed = { WHO($seat) ->
    [you] du müsstest { owed } aufnehmen
   *[other] { $seat } müsste { owed } aufnehmen
}

# Wie ein Zug ausgehen kann
case_won = wenn du gewinnst, { $chance }
case_lost = wenn du verlierst, { $chance }
case_agreed = wenn { $sum } angenommen wird
case_bought = wenn du für { $price } kaufst

# Geschäft
layoff_bars = in dieser Runde keine Tilgung
payoff_frees = schuldenfrei: Das Spiel endet
payoff_tie = { $seat } ist auch frei: Technikpunkte { $mine } zu { $theirs }
payoff_dear = { $more } teurer als einer pro Runde
