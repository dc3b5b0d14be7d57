# Teile von Sätzen
an_employee = { $employee ->
    [marketer] einen Werber
    [engineer] einen Techniker
   *[lawyer] einen Anwalt
}
claim_sum = { $claim ->
    [cash] { MONEY($amount) }
    [marketers] { $amount ->
        [one] einen Werber
       *[other] { $amount } Werbeleute
    }
   *[tech] { $amount ->
        [one] einen Technikpunkt
       *[other] { $amount } Technikpunkte
    }
}

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
move-demand = Verlang { $amount } für eine Einigung.
move-trial = Geh vor Gericht.
move-counter = Kontere mit { $amount }.
move-accept = Nimm die Summe an.
move-reject = Lehn die Summe ab und geh vor Gericht.
move-layoff = Entlass { an_employee }.
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
claim_damages = Klage auf { claim_sum }.
risk_trial = Geh vor Gericht: { $dice } Würfel gegen { $defence }, du gewinnst mit { $odds }.
reject_sum = Lehn die Summe ab und geh vor Gericht: { $dice } Würfel gegen { $defence }, { $plaintiff ->
    [yes] du gewinnst
   *[no] du verlierst
} mit { $odds }.
accept_sum = Einige dich auf { $sum }.
layoff_saves = Entlass { an_employee }: Das spart { $saved }, zu zahlen bleiben { $due }.
pay_off_cost = { $ious ->
    [0] Tilge nichts
    [one] Tilge einen Schuldschein für { $cost }
   *[other] Tilge { $ious } Schuldscheine für { $cost }
}: { $left ->
    [0] Du bist schuldenfrei!
    [one] { $left } Schuldschein und { $cash } bleiben.
   *[other] { $left } Schuldscheine und { $cash } bleiben.
}
note_borrows = { WHO($seat) ->
    [you] Du müsstest
   *[other] { $seat } müsste
} { $ious ->
    [one] einen Schuldschein
   *[other] { $ious } Schuldscheine
} aufnehmen.

# Fragen
prompt_discard = Leg eine deiner Karten verdeckt ab. Niemand sieht sie.
prompt_turn = { $hand ->
    [one] Spiel oder verkauf deine letzte Karte, oder passe
   *[other] Spiel eine deiner { $hand } Karten, verkauf eine oder passe
}.{ $last ->
    [yes] {" "}Wenn du passt, ist die Phase vorbei.
   *[no] { "" }
}
prompt_target = Wen wählst du für { $card }?
prompt_bid = { WHO($seller) ->
    [you] Du versteigerst { $card }.
   *[other] { $seller } versteigert { $card }.
} { AMOUNT($last_bid) ->
    [0] Noch kein Gebot.
   *[other] { $bidder } bietet { $last_bid }.
} Du kannst bis zu { $capacity } zahlen: Biete oder steig aus.
prompt_damages = { $card } gegen { $defendant }: Auf { $claim ->
    [cash] wie viel Geld
    [marketers] wie viele Werbeleute
   *[tech] wie viele Technikpunkte
} klagst du?
prompt_open = Du verklagst { $defendant } auf { claim_sum }. Nenn eine Summe, für die du die Klage fallen lässt, oder geh vor Gericht (du gewinnst mit { $odds }).
prompt_respond = { $plaintiff ->
    [yes] { $other } bietet dir { $sum }, wenn du die Klage auf { claim_sum } fallen lässt. Nimm an, lehn ab oder nenn eine andere Summe (vor Gericht gewinnst du mit { $odds }).
   *[no] { $other } verklagt dich auf { claim_sum } und würde sich für { $sum } einigen. Nimm an, lehn ab oder nenn eine andere Summe (vor Gericht verlierst du mit { $odds }).
}
prompt_salary = Die Gehälter betragen { $due }, und du hast { $cash }. Leih Geld, entlass jemanden oder zahl, wenn du kannst.
prompt_payoff = Du hast { $ious ->
    [one] einen Schuldschein
   *[other] { $ious } Schuldscheine
} und { $cash }. Wie viele tilgst du?

# Gründe
reason_first_round = { $lawsuit ->
    [yes] In der ersten Runde kannst du nicht klagen: Behalt { $card } oder verkauf die Karte.
   *[no] In der ersten Runde kannst du { $card } nicht spielen: Behalt oder verkauf die Karte.
}
reason_cost = { $card } kostet { $cost }, und du kannst höchstens { $capacity } zahlen.
reason_no_claim = Du kannst nicht auf Geld klagen: Wenn du verlierst, schuldest du mindestens { $lowest }, und du kannst { $capacity } zahlen.
reason_no_target = Niemand sonst hat, was { $card } braucht; verkaufen kannst du die Karte trotzdem.
reason_debt_limit = Du hast { $ious } Schuldscheine, mehr geht nicht.
reason_capacity = Gebote beginnen bei { $lowest } und steigen in Schritten von { $step }; du kannst höchstens { $capacity } zahlen.
reason_claim = { $claim ->
    [cash] Du kannst auf { MONEY($lowest) } bis { MONEY($highest) } klagen, in Schritten von { MONEY($step) }: nicht auf mehr, als die andere Seite hat, und nicht auf mehr, als du zahlen könntest.
    [marketers] Du kannst auf { $lowest } bis { $highest } Werbeleute klagen.
   *[tech] Du kannst auf { $lowest } bis { $highest } Technikpunkte klagen.
}
reason_settlement = Du kannst { $lowest } bis { $limit } verlangen, in Schritten von { $step }: Mehr kann die andere Seite nicht zahlen, oder mehr schuldet sie nicht.
reason_no_room = Nenn ein Vielfaches von { $step } zwischen den gebotenen { $offered } und den verlangten { $demand }.
reason_talks_over = Es sind schon { $named } Summen genannt: Nimm an oder lehn ab.
reason_short = Die Gehälter betragen { $due }, und du hast { $cash }: Leih Geld oder entlass jemanden.
reason_enough = Du hast { $cash } und brauchst { $due }: Du musst nichts leihen.
reason_laid_off = Du hast jemanden entlassen, also kannst du in dieser Runde nichts tilgen.
reason_payoff = { $ious ->
    [one] Ein Schuldschein kostet
   *[other] { $ious } Schuldscheine kosten
} { $cost }, und du hast { $cash }.

# Ereignisse
event-game_started = Das Spiel beginnt. Alle haben das gleiche Personal, { $cash }, { $tech ->
    [one] einen Technikpunkt
   *[other] { $tech } Technikpunkte
} und { $ious ->
    [one] einen Schuldschein
   *[other] { $ious } Schuldscheine
}.
event-rolled_for_first = { WHO($seat) ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $dice } um den Startspielerstein.
event-round_started = Runde { $round }: { WHO($first) ->
    [you] Du fängst
   *[other] { $first } fängt
} an. Alle Karten werden gemischt und ausgeteilt.
event-dealt = { WHO($seat) ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}.
    .known = { WHO($seat) ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $cards ->
    [none] keine Karte
   *[other] { $cards }
}.
event-discarded = { WHO($seat) ->
    [you] Du legst
   *[other] { $seat } legt
} eine Karte verdeckt ab.
    .known = { WHO($seat) ->
    [you] Du legst
   *[other] { $seat } legt
} { $card } verdeckt ab.
event-passed = { WHO($seat) ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-borrowed = { WHO($seat) ->
    [you] Du leihst { $money } und hast
   *[other] { $seat } leiht { $money } und hat
} jetzt { $debt ->
    [one] einen Schuldschein
   *[other] { $debt } Schuldscheine
}.
event-sold = { WHO($seat) ->
    [you] Du verkaufst
   *[other] { $seat } verkauft
} { $card } für { $price }.
event-sold_unseen = { WHO($seat) ->
    [you] Du verkaufst
   *[other] { $seat } verkauft
} eine Karte für { $price }.
    .known = { WHO($seat) ->
    [you] Du verkaufst
   *[other] { $seat } verkauft
} { $card } verdeckt für { $price }.
event-played = { WHO($seat) ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $card }.
event-paid_cost = { WHO($seat) ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $amount } an { WHO($payee) ->
    [none] die Bank
    [you] dich
   *[other] { $payee }
}.
event-headhunted = { WHO($seat) ->
    [you] Du wirbst
   *[other] { $seat } wirbt
} { WHO($target) ->
    [you] dir { an_employee }
   *[other] { an_employee } von { $target }
} ab.
event-bonus_placed = { $card } bleibt in dieser Runde bei { WHO($owner) ->
    [you] dir
   *[other] { $owner }
}.
event-tech_gained = { WHO($seat) ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [one] einen Technikpunkt
   *[other] { $points } Technikpunkte
}: jetzt { $tech }.
event-tech_stolen = { WHO($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { WHO($target) ->
    [you] dir { $points ->
        [one] einen Technikpunkt
       *[other] { $points } Technikpunkte
    } weg.
   *[other] { $points ->
        [one] einen Technikpunkt
       *[other] { $points } Technikpunkte
    } von { $target }.
}
event-tech_destroyed = { WHO($seat) ->
    [you] Du zerstörst
   *[other] { $seat } zerstört
} { $points ->
    [one] einen Technikpunkt
   *[other] { $points } Technikpunkte
} { WHO($target) ->
    [you] bei dir
   *[other] von { $target }
}.
event-card_stolen = { WHO($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} eine Karte aus { WHO($target) ->
    [you] deiner Hand
   *[other] der Hand von { $target }
}.
    .known = { WHO($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $card } aus { WHO($target) ->
    [you] deiner Hand
   *[other] der Hand von { $target }
}.
event-done_by_hand = { $card }: führt das selbst aus: { $text }
event-bid_made = { WHO($seat) ->
    [you] Du bietest
   *[other] { $seat } bietet
} { $amount }.
event-dropped_out = { WHO($seat) ->
    [you] Du steigst aus.
   *[other] { $seat } steigt aus.
}
event-auction_won = { WHO($seat) ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $card } für { $price }; das Geld geht an { WHO($payee) ->
    [none] die Bank
    [you] dich
   *[other] { $payee }
}.
event-unsold = Niemand will { $card }: Die Karte wird abgelegt.
event-sued = { WHO($seat) ->
    [you] Du verklagst
   *[other] { $seat } verklagt
} { WHO($defendant) ->
    [you] dich
   *[other] { $defendant }
} auf { claim_sum } ({ $card }).
event-demanded = { WHO($seat) ->
    [you] Du würdest dich
   *[other] { $seat } würde sich
} für { $amount } einigen.
event-countered = { WHO($seat) ->
    [you] Du konterst
   *[other] { $seat } kontert
} mit { $amount }.
event-rejected = { WHO($seat) ->
    [you] Du lehnst
   *[other] { $seat } lehnt
} die Summe ab: Der Fall geht vor Gericht.
event-settled = { WHO($defendant) ->
    [you] Du zahlst
   *[other] { $defendant } zahlt
} { $amount } an { WHO($seat) ->
    [you] dich
   *[other] { $seat }
}, und die Klage ist vom Tisch.
event-trial_held = Vor Gericht { WHO($seat) ->
    [you] würfelst du
   *[other] würfelt { $seat }
} { $dice } ({ $total }) und { WHO($defendant) ->
    [you] du
   *[other] { $defendant }
} { $defence } ({ $defence_total }): { WHO($winner) ->
    [you] Du gewinnst.
   *[other] { $winner } gewinnt.
}
event-damages_paid = { $amount ->
    [0] { WHO($seat) ->
        [you] Du hast
       *[other] { $seat } hat
    } { $claim ->
        [cash] kein Geld
        [marketers] keinen Werber
       *[tech] keinen Technikpunkt
    } zu verlieren.
   *[other] { WHO($seat) ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } { claim_sum } an { WHO($to) ->
        [none] { $claim ->
            [marketers] den Ablagestapel
           *[other] die Bank
        }
        [you] dich
       *[other] { $to }
    }.
}
event-award_moved = Der Preis für den { $award ->
    [market] Marktführer
   *[tech] Technikführer
} geht an { WHO($holder) ->
    [none] die Bank
    [you] dich
   *[other] { $holder }
}.
event-salaries_paid = { WHO($seat) ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $amount } an Gehältern.
event-laid_off = { WHO($seat) ->
    [you] Du entlässt
   *[other] { $seat } entlässt
} { an_employee }{ AMOUNT($due) ->
    [0] .
   *[other] ; { $due } sind noch zu zahlen.
}
event-paid_off = { WHO($seat) ->
    [you] Du tilgst
   *[other] { $seat } tilgt
} { $ious ->
    [one] einen Schuldschein
   *[other] { $ious } Schuldscheine
} für { $cost }{ $left ->
    [0] {" "}und { WHO($seat) ->
        [you] bist frei!
       *[other] ist frei!
    }
    [one] ; einer bleibt.
   *[other] ; { $left } bleiben.
}
event-earned = { WHO($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $total } ein: { $units } Stück zu { $price }{ $contracts ->
    [0] { "" }
    [one] {" "}und ein Auftrag
   *[other] {" "}und { $contracts } Aufträge
}.
event-tech_rolled = { WHO($seat) ->
    [you] { $dice_count ->
        [one] Dein Techniker würfelt
       *[other] Deine Techniker würfeln
    }
   *[other] { $dice_count ->
        [one] Der Techniker von { $seat } würfelt
       *[other] Die Techniker von { $seat } würfeln
    }
} { $dice }: { $points ->
    [one] ein Technikpunkt
   *[other] { $points } Technikpunkte
}, jetzt { $tech }.
event-bonus_returned = Zurück in den Stapel: { $cards }.
event-round_ended = Runde { $round } ist vorbei. Geld minus Schulden: { $scores }.
event-game_ended = { $reason ->
    [debt_free] Das Spiel ist in Runde { $round } vorbei: { WHO($winners) ->
        [you] Du kaufst deine Firma zurück!
        [among] Mehrere von euch kaufen ihre Firma zurück: { $winners }.
       *[other] { $winners_count ->
            [one] { $winners } kauft die Firma zurück.
           *[other] { $winners } kaufen ihre Firmen zurück.
        }
    }
   *[round_cap] Das Spiel endet nach Runde { $round }: { WHO($winners) ->
        [you] Du bist der Freiheit am nächsten!
        [among] Mehrere von euch sind der Freiheit am nächsten: { $winners }.
       *[other] { $winners_count ->
            [one] { $winners } ist der Freiheit am nächsten.
           *[other] { $winners } sind der Freiheit am nächsten.
        }
    }
}

# Tipps
hint_worth = dir { $value } wert
hint_trial = dir { $value } wert; vor Gericht { $plaintiff ->
    [yes] gewinnst
   *[no] verlierst
} du mit { $odds }
hint_bid = die Karte ist dir { $worth } wert: { $value } Gewinn
