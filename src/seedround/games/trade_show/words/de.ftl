# Züge
move-one = Nimm die vordere Karte aus Spalte { $column }.
move-two = Nimm beide Karten aus Spalte { $column }.
move-order = { $above ->
    [bottom] Die vordere Karte ist zuerst dran.
   *[top] Die hintere Karte ist zuerst dran.
}
move-place = Leg { $count ->
    [one] einen W{ $sides }
   *[other] { $count } W{ $sides }
} auf die Karte{ $cube ->
    [yes] : ein genauer Treffer, er bringt ein Würfelchen
   *[no] { "" }
}.
move-concede = Lass den Verkauf platzen.
move-reroll = Zahl { $cost } Würfelchen und wirf alle freien Würfel neu.
move-accept = Nimm das Angebot an.
move-roll = Würfle weiter für die nächste Karte.

# Was ein Zug an diesem Tisch bedeutet
take_one = Spalte { $column }: { $card } (Verkaufswert { $sell }, bringt { $pay }{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }+ { $bonus } Bonus
}).
take_two = Spalte { $column }: beide, { $bottom } (Verkaufswert { $sell }, bringt { $pay }{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }+ { $bonus } Bonus
}) und { $top } (Verkaufswert { $top_sell }, bringt { $top_pay }{ AMOUNT($top_bonus) ->
    [0] { "" }
   *[other] { " " }+ { $top_bonus } Bonus
}).
order_cards = Zuerst { $above }, dann { $below }.
place_dice = Leg { $values_count ->
    [one] einen W{ $sides }
   *[other] { $values_count } W{ $sides }
} ({ $values }) auf { $card }{ $cube ->
    [yes] : ein genauer Treffer, er bringt ein Würfelchen
   *[no] { "" }
}.
accept_offer = Nimm { $offer }{ $cubes ->
    [0] { "" }
   *[other] { " " }und { $cubes } Würfelchen
} an.
roll_again = Wirf { $dice ->
    [one] deinen letzten Würfel
   *[other] { $dice } Würfel
} für { $card } (Verkaufswert { $sell }).
fail_sale = Lass den Verkauf platzen{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }und behalte { $bonus } an Boni
}.
pay_reroll = Zahl { $cost } deiner { $cubes } Würfelchen und wirf { $dice ->
    [one] den freien Würfel
   *[other] alle { $dice } freien Würfel
} neu.

# Fragen
prompt_draft = Deine Firma { $company } braucht { $places ->
    [one] noch eine Karte: Nimm eine vordere Karte.
   *[other] noch { $places } Karten: Nimm eine vordere Karte oder eine ganze Spalte.
}
prompt_order = Du hast { $bottom } und { $top } genommen. Welche ist zuerst dran?
prompt_place = { $hit ->
    [yes] Dein Wurf reicht für { $card } (Verkaufswert { $sell }). Welche Würfel legst du darauf?
   *[no] Dein Wurf verfehlt { $card } (Verkaufswert { $sell }). Lässt du den Verkauf platzen, oder zahlst du { $cost } Würfelchen für einen neuen Wurf?
}
prompt_offer = Du bekommst { $offer }{ $cubes ->
    [0] { "" }
   *[other] { " " }und { $cubes } Würfelchen
} geboten. Nimmst du an, oder wirfst du { $dice ->
    [one] deinen letzten Würfel
   *[other] { $dice } Würfel
} für { $card } (Verkaufswert { $sell })?

# Gründe
reason_one_place = Du kannst keine ganze Spalte nehmen: Du hast nur noch Platz für eine Karte.
reason_top_alone = Du kannst keine hintere Karte allein nehmen: Nimm eine vordere Karte oder eine ganze Spalte.
reason_no_pass = Du kannst nicht passen, solange Karten genommen werden.
reason_centre = Die Spalten { $first } und { $last } sind für dich gesperrt: Wer als Letztes noch Karten braucht, nimmt aus den Spalten { $low } bis { $high }.
reason_miss = Kein Würfel und keine Summe von Würfeln einer Größe erreicht { $sell } für { $card }.
reason_must_fulfil = Du kannst den Verkauf nicht platzen lassen: Deine Würfel reichen für die Karte. Nutz sie, oder zahl für einen neuen Wurf.
reason_few_cubes = Ein neuer Wurf kostet { $cost } Würfelchen, und du hast { $cubes }{ $pending ->
    [0] { "" }
   *[other] { " " }(die aus dem Angebot gehören dir noch nicht)
}.

# Ereignisse
event-game_started = Das Spiel beginnt: { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}, und { WHO($start) ->
    [you] du fängst
   *[other] { $start } fängt
} an. Die Firmen in Sitzreihenfolge: { $companies }{ $queue ->
    [none] { "" }
   *[other] ; es warten: { $queue }
}.
event-round_started = Runde { $round }: { WHO($start) ->
    [you] Du fängst
   *[other] { $start } fängt
} an. Vordere Reihe: { $bottom }. Hintere Reihe: { $top }.
event-drafted = { WHO($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $card } aus Spalte { $column }.
event-took_column = { WHO($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} beide Karten aus Spalte { $column }: { $bottom } und { $top }.
event-stacked = { WHO($seat) ->
    [you] Du legst
   *[other] { $seat } legt
} zuerst { $above }, dann { $below }.
event-refilled = In Spalte { $column } liegt jetzt vorne { $bottom } und hinten { $top }.
event-turn_started = { WHO($seat) ->
    [you] Du gehst
   *[other] { $seat } geht
} mit { $company } auf die Messe.
event-rolled = { WHO($seat) ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} für { $card }: { $d4 ->
    [none] { "" }
   *[other] W4 { $d4 }{ $d6 ->
        [none] { $d8 ->
            [none] { "" }
           *[other] {"; "}
        }
       *[other] {"; "}
    }
}{ $d6 ->
    [none] { "" }
   *[other] W6 { $d6 }{ $d8 ->
        [none] { "" }
       *[other] {"; "}
    }
}{ $d8 ->
    [none] { "" }
   *[other] W8 { $d8 }
}.
event-fulfilled = { WHO($seat) ->
    [you] Du erfüllst
   *[other] { $seat } erfüllt
} { $card } mit { $count ->
    [one] einem W{ $sides }
   *[other] { $count } W{ $sides }
} ({ $values }){ $cube ->
    [yes] , ein genauer Treffer, der ein Würfelchen bringt
   *[no] { "" }
}. Das Angebot: { $offer }.
event-rerolled = { WHO($seat) ->
    [you] Du zahlst { $cost } Würfelchen und würfelst neu.
   *[other] { $seat } zahlt { $cost } Würfelchen und würfelt neu.
}
event-sold = { WHO($seat) ->
    [you] Du verkaufst
   *[other] { $seat } verkauft
} für { $total }{ $cubes ->
    [0] { "" }
   *[other] { " " }und { $cubes } Würfelchen
}{ AMOUNT($complete) ->
    [0] { "" }
   *[other] { " " }(davon { $complete } für die komplette Firma)
}. Stand: { $score }.
event-failed = { WHO($seat) ->
    [you] Du kannst
   *[other] { $seat } kann
} { $card } nicht erfüllen: Der Verkauf platzt{ AMOUNT($lost) ->
    [0] { "" }
   *[other] {"; "}{ $lost } verloren
}{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] , { $bonus } an Boni bleiben
}. Stand: { $score }.
event-round_ended = Runde { $round } ist vorbei. Das Geld bis jetzt: { $scores }.
event-game_ended = Das Spiel ist vorbei. { WHO($winners) ->
    [you] Du gewinnst!
    [among] Ihr teilt euch den Sieg: { $winners }.
   *[other] { $winners_count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
} Das Geld am Ende: { $scores }.

# Tipps
hint_accept = { $value } sicher
hint_roll = im Mittel { $value }; der nächste Wurf verfehlt mit { $bust }
hint_failure = am Ende platzt der Verkauf mit { $failure }
hint_value = dir im Mittel { $value } wert
hint_win = du gewinnst das Spiel mit { $chance }
