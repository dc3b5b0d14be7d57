# Züge
move-discard = Leg { $card } verdeckt ab.
move-play = Spiel { $card }.
move-sell = Verkauf { $card }.
move-borrow = Leih Geld von der Bank.
move-pass = Passe.
move-target = Wähl { $seat }.
move-bid = Biete { $amount }.
move-drop = Steig aus.
move-damages = Klage auf { $amount }.
move-demand = Biete einen Vergleich für { $amount } an.
move-trial = Geh vor Gericht.
move-counter = Kontere mit { $amount }.
move-accept = Nimm die Summe an.
move-reject = Lehn ab und geh vor Gericht.
move-layoff = { $employee ->
    [marketer] Entlass einen Werber.
    [engineer] Entlass einen Techniker.
   *[lawyer] Entlass einen Anwalt.
}
move-pay = Zahl die Gehälter aller, die noch da sind.
move-payoff = { $ious ->
    [0] Tilge nichts.
    [one] Tilge einen Schuldschein.
   *[other] Tilge { $ious } Schuldscheine.
}

# Was ein Zug an diesem Tisch bedeutet
discard_card = Leg { $card } ab.
auction_card = Versteigere { $card }.
play_card = Spiel { $card }{ AMOUNT($cost) ->
    [0] { "" }
   *[other] {" "}für { $cost }
}.
sell_card = Verkauf { $card } für { $price }.
borrow_money = Leih { $money } für einen weiteren Schuldschein.
target_seat = { $card }: Wähl { $seat }.
claim_damages = Klage auf { $claim ->
    [cash] { $amount } $
    [marketers] { $amount ->
        [one] einen Werber
       *[other] { $amount } Werbeleute
    }
   *[tech] { $amount ->
        [one] einen Technikpunkt
       *[other] { $amount } Technikpunkte
    }
}.
risk_trial = Geh vor Gericht: { $dice } Würfel gegen { $defence }, die Klage gewinnt mit { $odds }.
reject_sum = Lehn ab und geh vor Gericht: { $dice } Würfel gegen { $defence }, die Klage gewinnt mit { $odds }.
accept_sum = Einige dich auf { $sum }.
layoff_saves = { $employee ->
    [marketer] Entlass einen Werber
    [engineer] Entlass einen Techniker
   *[lawyer] Entlass einen Anwalt
}: spart { $saved }, zu zahlen bleiben { $due }.
pay_off_cost = { $ious ->
    [0] Tilge nichts und behalte { $cash }
    [one] Tilge einen Schuldschein für { $cost }
   *[other] Tilge { $ious } Schuldscheine für { $cost }
}{ $left ->
    [0] : schuldenfrei!
    [one] : { $left } Schuldschein und { $cash } bleiben.
   *[other] : { $left } Schuldscheine und { $cash } bleiben.
}
note_borrows = { $seat } müsste { $ious ->
    [one] einen Schuldschein
   *[other] { $ious } Schuldscheine
} aufnehmen

# Fragen
prompt_discard = Leg eine deiner Karten verdeckt ab. Niemand sieht sie.
prompt_turn = Du bist dran und hast { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
}: Spiel eine, verkauf eine oder passe{ $last ->
    [yes] . Wenn du passt, ist die Phase vorbei
   *[no] { "" }
}.
prompt_target = { $card }: Wen trifft es?
prompt_bid = { $seller } versteigert { $card }. { AMOUNT($last_bid) ->
    [0] Noch kein Gebot.
   *[other] { $bidder } bietet { $last_bid }.
} Du kannst bis zu { $capacity } zahlen: Biete oder steig aus.
prompt_damages = { $card } gegen { $defendant }: Auf wie { $claim ->
    [cash] viel Geld
    [marketers] viele Werbeleute
   *[tech] viele Technikpunkte
} klagst du?
prompt_open = Du verklagst { $defendant } auf { $claim ->
    [cash] { $amount } $
    [marketers] { $amount ->
        [one] einen Werber
       *[other] { $amount } Werbeleute
    }
   *[tech] { $amount ->
        [one] einen Technikpunkt
       *[other] { $amount } Technikpunkte
    }
}. Nenn eine Summe, für die du die Klage fallen lässt, oder geh vor Gericht (du gewinnst mit { $odds }).
prompt_respond = { $plaintiff ->
    [yes] { $other } bietet { $sum }
   *[no] { $other } will { $sum }
} für eine Einigung. Es geht um { $claim ->
    [cash] { $amount } $
    [marketers] { $amount ->
        [one] einen Werber
       *[other] { $amount } Werbeleute
    }
   *[tech] { $amount ->
        [one] einen Technikpunkt
       *[other] { $amount } Technikpunkte
    }
}. Nimm an, lehn ab oder nenn eine andere Summe (vor Gericht gewinnt die Klage mit { $odds }).
prompt_salary = Die Gehälter betragen { $due }, du hast { $cash }: Leih Geld, entlass jemanden oder zahl, wenn du kannst.
prompt_payoff = Du hast { $ious ->
    [one] einen Schuldschein
   *[other] { $ious } Schuldscheine
} und { $cash }: Wie viele tilgst du?

# Gründe
reason_first_round = { $lawsuit ->
    [yes] In Runde 1 kannst du nicht klagen: Behalt { $card } oder verkauf die Karte.
   *[no] In Runde 1 kannst du niemanden abwerben: Behalt { $card } oder verkauf die Karte.
}
reason_cost = { $card } kostet { $cost }, und du kannst höchstens { $capacity } zahlen: Verkauf zuerst eine Karte.
reason_no_target = { $card }: Niemand sonst hat, was es dafür braucht; du kannst die Karte verkaufen.
reason_debt_limit = Du hast { $ious } Schuldscheine, mehr geht nicht.
reason_capacity = Gebote gehen von { $lowest } bis { $capacity } in Schritten von 10 $; mehr kannst du nicht zahlen.
reason_claim = Du kannst auf { $lowest } bis { $highest } { $claim ->
    [cash] Dollar klagen, in Schritten von 10: nicht auf mehr, als dort da ist, und nicht auf mehr, als du zahlen könntest
    [marketers] Werbeleute klagen
   *[tech] Technikpunkte klagen
}.
reason_settlement = Ein Vergleich geht von 10 $ bis { $limit } in Schritten von 10 $: Mehr kann die andere Seite nicht zahlen oder schuldet sie nicht.
reason_no_room = Nenn ein Vielfaches von 10 $ zwischen den gebotenen { $offered } und den geforderten { $demand }.
reason_talks_over = Es sind schon { $named } Summen genannt: Nimm an oder lehn ab.
reason_short = Die Gehälter betragen { $due }, du hast { $cash }: Leih Geld oder entlass jemanden.
reason_enough = Du hast { $cash } und brauchst { $due }: Du musst nichts leihen.
reason_laid_off = Du hast jemanden entlassen: In dieser Runde kannst du nichts tilgen.
reason_payoff = { $ious ->
    [one] Ein Schuldschein kostet
   *[other] { $ious } Schuldscheine kosten
} { $cost }, und du hast { $cash }.

# Ereignisse
event-game_started = Das Spiel beginnt. Alle haben einen Werber, einen Techniker, { $cash }, { $tech } Technikpunkte und { $ious } Schuldscheine.
event-rolled_for_first = { $seat } würfelt { $dice } um den Startspielerstein.
event-round_started = Runde { $round }: Startspieler ist { $first }. Alle Karten werden gemischt und ausgeteilt.
event-dealt = { $seat } bekommt { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}.
    .known = { $seat } bekommt { $cards ->
    [none] keine Karte
   *[other] { $cards }
}.
event-discarded = { $seat } hat eine Karte abgelegt.
    .known = { $seat } hat { $card } verdeckt abgelegt.
event-passed = { $seat } passt.
event-borrowed = { $seat } leiht { $money } und hat jetzt { $debt ->
    [one] einen Schuldschein
   *[other] { $debt } Schuldscheine
}.
event-sold = { $seat } verkauft { $card } für { $price }.
event-sold_unseen = { $seat } verkauft eine Karte für { $price }.
    .known = { $seat } verkauft { $card } verdeckt für { $price }.
event-played = { $seat } spielt { $card }.
event-paid_cost = { $seat } zahlt { $amount } an { $payee ->
    [none] die Bank
   *[other] { $payee }
}.
event-headhunted = { $seat } wirbt { $employee ->
    [marketer] einen Werber
    [engineer] einen Techniker
   *[lawyer] einen Anwalt
} von { $target } ab.
event-bonus_placed = { $card } liegt in dieser Runde bei { $owner }.
event-tech_gained = { $seat } bekommt { $points } Technikpunkte: jetzt { $tech }.
event-tech_stolen = { $seat } nimmt { $points ->
    [one] einen Technikpunkt
   *[other] { $points } Technikpunkte
} von { $target }.
event-tech_destroyed = { $target } verliert { $points ->
    [one] einen Technikpunkt
   *[other] { $points } Technikpunkte
} durch Sabotage von { $seat }.
event-card_stolen = { $seat } nimmt eine Handkarte von { $target }.
    .known = { $seat } nimmt { $card } aus der Hand von { $target }.
event-bid_made = { $seat } bietet { $amount }.
event-dropped_out = { $seat } steigt aus.
event-auction_won = { $seat } bekommt { $card } und zahlt { $price } an { $payee ->
    [none] die Bank
   *[other] { $payee }
}.
event-unsold = Niemand will { $card }: Die Karte wird abgelegt.
event-sued = { $seat } verklagt { $defendant } ({ $card }) auf { $claim ->
    [cash] { $amount } $
    [marketers] { $amount ->
        [one] einen Werber
       *[other] { $amount } Werbeleute
    }
   *[tech] { $amount ->
        [one] einen Technikpunkt
       *[other] { $amount } Technikpunkte
    }
}.
event-demanded = { $seat } würde sich für { $amount } einigen.
event-countered = { $seat } kontert mit { $amount }.
event-rejected = { $seat } lehnt ab: Der Fall geht vor Gericht.
event-settled = { $defendant } zahlt { $amount } an { $seat }, und die Klage ist vom Tisch.
event-trial_held = Vor Gericht würfelt { $seat } { $dice } ({ $total }) und { $defendant } { $defence } ({ $defence_total }): { $winner } gewinnt.
event-damages_paid = { $seat } verliert { $claim ->
    [cash] { $amount } $
    [marketers] { $amount ->
        [0] keine Werbeleute (es sind keine da)
        [one] einen Werber
       *[other] { $amount } Werbeleute
    }
   *[tech] { $amount ->
        [0] keine Technikpunkte (es sind keine da)
        [one] einen Technikpunkt
       *[other] { $amount } Technikpunkte
    }
} an { $to ->
    [none] { $claim ->
        [marketers] den Ablagestapel
       *[other] die Bank
    }
   *[other] { $to }
}.
event-award_moved = Der Preis { $award ->
    [market] Marktführer
   *[tech] Technikführer
} geht an { $holder ->
    [none] die Bank
   *[other] { $holder }
}.
event-salaries_paid = { $seat } zahlt { $amount } an Gehältern.
event-laid_off = { $seat } entlässt { $employee ->
    [marketer] einen Werber
    [engineer] einen Techniker
   *[lawyer] einen Anwalt
}; { $due } sind noch zu zahlen.
event-paid_off = { $seat } tilgt { $ious ->
    [one] einen Schuldschein
   *[other] { $ious } Schuldscheine
} für { $cost }{ $left ->
    [0] {" "}und ist frei!
    [one] ; einer bleibt.
   *[other] ; { $left } bleiben.
}
event-earned = { $seat } nimmt { $total } ein: { $units } Stück zu { $price }{ $contracts ->
    [0] { "" }
    [one] {" "}und ein Vertrag
   *[other] {" "}und { $contracts } Verträge
}.
event-tech_rolled = Die Techniker von { $seat } würfeln { $dice }: { $points } Technikpunkte, jetzt { $tech }.
event-bonus_returned = Zurück in den Stapel: { $cards }.
event-round_ended = Runde { $round } ist vorbei. Geld minus Schulden: { $scores }.
event-game_ended = { $reason ->
    [debt_free] Das Spiel ist in Runde { $round } vorbei. Die Firma gehört wieder: { $winners }.
   *[round_cap] Das Spiel endet nach Runde { $round }. Der Freiheit am nächsten: { $winners }.
}

# Tipps
hint_worth = { $move }: { $value }
hint_trial = { $move }: { $value } (die Klage gewinnt mit { $odds })
hint_bid = { $move }: dir { $worth } wert, Gewinn { $value }
