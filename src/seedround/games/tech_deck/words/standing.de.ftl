# Wie es steht, was von selbst kommt, was ein Zug bringt

goal_teams = Bedien mehr Kunden; gehen zu viele unzufrieden, verlieren alle.
goal_alone = Lass alle Kunden kommen, ehe { $limit } unzufrieden gehen.
part_sum = Summe der Werte { $sum }
part_ventures = { $ventures ->
    [0] keine Unternehmen darunter
    [one] davon { $ventures } Unternehmen
   *[other] davon { $ventures } Unternehmen
}
part_ahead = { $by ->
    [sum] vorn durch die höhere Summe
   *[domains] vorn durch den Rang der Domänen
}
end_customers = { $customers ->
    [0] Der letzte Kunde ist da: Mit dieser Runde endet das Spiel.
    [one] Noch { $customers } Kunde, dann endet das Spiel.
   *[other] Noch { $customers } Kunden, das sind etwa { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }; dann endet das Spiel.
}
end_cap = Runde { $round } von { $cap }; dann endet das Spiel.
end_reached = Das Spiel ist aus.
danger_unhappy = { $unhappy } von { $limit } unzufrieden{ $patience ->
    [lost] : { $alone ->
        [yes] Das Spiel ist verloren.
       *[no] Alle haben verloren.
    }
    [full] : { $alone ->
        [yes] Nach dieser Runde ist das Spiel verloren, wenn du keinen zurückgewinnst.
       *[no] Nach dieser Runde verlieren alle, wenn niemand einen zurückgewinnt.
    }
    [last] : noch einer, und { $alone ->
        [yes] das Spiel ist verloren.
       *[no] alle verlieren.
    }
   *[calm] ; bei { $limit } { $alone ->
        [yes] ist das Spiel verloren.
       *[no] verlieren alle.
    }
}

# Was von selbst kommt
phase_next = Auffrischen, dann Runde { $round }
phase_customers = Neue Kunden in Runde { $round }
phase_last = Das Ende von Runde { $round }
due_draw = { $cards ->
    [0] Du hast keine Karten zu ziehen.
   *[other] { $shuffled ->
        [yes] Deine Ablage wird eingemischt; du ziehst
       *[no] Du ziehst
    } { $drawn ->
        [one] { $drawn } Karte
       *[other] { $drawn } Karten
    } von { $cards }{ $known ->
        [none] , jede mit { $chance } Chance
       *[other] : { $known } sicher
    }.
}
due_leaves = { $card } geht: { $unhappy } von { $limit } unzufrieden.
due_comes = { $card ->
    [none] Jemand Unbekanntes stellt sich an.
   *[other] { $card } stellt sich an.
}
ends_waiting = { $come ->
    [0] Niemand kommt
    [one] { $come } kommt
   *[other] { $come } kommen
}, { $leave ->
    [0] niemand geht
    [one] { $leave } geht
   *[other] { $leave } gehen
}: { $unhappy } von { $limit } unzufrieden.
ends_scored = Die Punkte werden gezählt, und das Spiel ist aus.
ends_lost = { $alone ->
    [yes] Das Spiel ist verloren.
   *[no] Alle verlieren.
}
warn_next = Dann sind { $unhappy } von { $limit } unzufrieden. { $serve ->
    [one] In dieser Runde muss noch ein Kunde bedient werden
   *[other] In dieser Runde müssen noch { $serve } Kunden bedient werden
}{ $cards ->
    [none] .
   *[other] , oder nutze { $cards }.
}
warn_now = { $unhappy } von { $limit } unzufrieden: { $alone ->
    [yes] Gewinn in dieser Runde einen zurück, sonst ist das Spiel verloren.
   *[no] Jemand muss in dieser Runde einen zurückgewinnen, sonst verlieren alle.
}{ $cards ->
    [none] {" "}Keine deiner Karten kann das.
   *[other] {" "}Du kannst es mit { $cards }.
}

# Was ein Zug bringt
point_gained = +{ $by ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
}{ $rivals ->
    [none] : { $points } insgesamt
   *[other] : { $points } zu { $rivals }
}
sum_gained = +{ $by } für deine Summe
pace_rises = von nun an { $come } Kunden pro Runde
hand_grows = +{ $by ->
    [one] { $by } Handkarte
   *[other] { $by } Handkarten
}
hand_shrinks = { $by ->
    [one] { $by } Handkarte weniger
   *[other] { $by } Handkarten weniger
}
row_grows = +{ $by } in der Reihe
row_shrinks = { $by } weniger in der Reihe
unhappy_shrinks = { $by } weniger unzufrieden: { $unhappy } von { $limit }
more_to_come = +{ $by } im Kundenstapel
fewer_to_come = { $by } weniger im Kundenstapel
develops_to = kein Punkt, aber eine Karte { $to ->
    [discard] in deiner Ablage
    [hand] auf deiner Hand
   *[deck] in deinem Stapel
}
venture_gained = { $works ->
    [yes] ein Unternehmen, einmal pro Runde { at_times }
   *[no] liegt dort ohne Wirkung
}{ $full ->
    [yes] ; ein älteres geht in Rente
   *[no] { "" }
}
at_times = { $phase ->
    [before] vor dem Bedienen
    [after] nach dem Bedienen
    [assist] beim Bedienen
    [won] wenn du einen Kunden gewinnst
   *[main] vor, zwischen und nach dem Bedienen
}
effect_gone = weg: { $text }
serves = { $card }: { $venture ->
    [yes] ein Punkt { stands_then } oder ein Unternehmen
   *[no] ein Punkt { stands_then }
}{ $helped ->
    [none] { "" }
   *[other] , mit { $helped }
}
stands_then = { $rivals ->
    [none] ({ $points } insgesamt)
   *[other] ({ $points } zu { $rivals })
}
rivals_could = { WHO($seats) ->
    [you] du könntest
    [among] dein Team könnte
   *[other] { $seats_count ->
        [one] { $seats } könnte
       *[other] die anderen könnten
    }
} { $card } auch wollen: { $theirs } gegen deine { $mine }{ $edge ->
    [none] { "" }
   *[other] ; { $edge } würde gewinnen
}
stay_in_hand = { $cards ->
    [none] deine ganze Hand
   *[other] { $cards_count ->
        [one] { $cards } bleibt auf der Hand
       *[other] { $cards } bleiben auf der Hand
    }
}
set_so_far = bisher { $total }
assisting_ends = { $alone ->
    [yes] das Bedienen endet
   *[no] das Bedienen endet, wenn auch die anderen nichts spielen
}
leave_next = dann { $cards_count ->
    [one] geht
   *[other] gehen
} als Nächstes { $cards }: { $unhappy } von { $limit } unzufrieden{ all_lost }
all_lost = { $lost ->
    [yes] , genug für eine Niederlage
   *[no] { "" }
}
some_leave_next = dann { $leave ->
    [one] geht als Nächstes { $leave } Kunde
   *[other] gehen als Nächstes { $leave } Kunden
}: { $unhappy } von { $limit } unzufrieden{ all_lost }
nobody_leaves = dann geht als Nächstes niemand
fits = { $helped ->
    [yes] dann passt er
   *[no] passt, wie er ist
}
misses = { $still ->
    [yes] immer noch{" "}
   *[no] { "" }
}{ $short ->
    [0] { $over ->
        [0] { $domain ->
            [yes] ohne passende Domäne
           *[no] passt
        }
       *[other] { $over } zu viel{ and_domain }
    }
   *[other] { $short } zu wenig{ and_domain }
}
and_domain = { $domain ->
    [yes] {" "}und ohne passende Domäne
   *[no] { "" }
}
fails = dein Satz passt nicht: Er kommt zurück, und niemand wird bedient
contest_stands = umkämpft: deine { $mine } gegen { $theirs }, { $ahead ->
    [yes] du liegst vorn
   *[no] du liegst hinten
}{ $edge ->
    [none] { "" }
   *[other] ; { $edge } würde gewinnen
}
in_reach = { $cards } in Reichweite
out_of_reach = { $cards } außer Reichweite
may_reach = { $chance }: noch ein Kunde in Reichweite
may_serve = { $chance }: ein Kunde, den du bedienen kannst
looks_ahead = { $cards ->
    [one] sieh den nächsten Kunden
   *[other] sieh die nächsten { $cards } Kunden
}
sees_hand = { $cards ->
    [one] sieh ihre einzige Karte
   *[other] sieh ihre { $cards } Karten
}
usable_again = noch einmal: { $text }
value_traded = eine { $got } für eine { $gave }
come_next = { $cards ->
    [none] als Nächstes kommt jemand Unbekanntes
   *[other] { $cards_count ->
        [one] als Nächstes kommt { $cards }
       *[other] als Nächstes kommen { $cards }
    }
}
works_when = einmal pro Runde { at_times }{ $cost ->
    [0] { "" }
    [one] , für { $cost } Karte
   *[other] , für { $cost } Karten
}
starts_with = { $card }: { $text }
lost_unless = { $unhappy } von { $limit } unzufrieden: { $alone ->
    [yes] verloren, wenn du keinen zurückgewinnst
   *[no] alle verlieren, wenn niemand einen zurückgewinnt
}
