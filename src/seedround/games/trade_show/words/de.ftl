# Züge
move-one = Nimm die vordere Karte aus Spalte { $column }.
move-two = Nimm beide Karten aus Spalte { $column }.
move-order = { $above ->
    [bottom] Leg die vordere Karte über die hintere.
   *[top] Leg die hintere Karte über die vordere.
}
move-place = { $cube ->
    [yes] Leg { $dice }: ein genauer Treffer, er bringt ein Würfelchen.
   *[no] Leg { $dice }.
}
move-concede = Lass den Verkauf platzen.
move-reroll = Zahl zwei Würfelchen und wirf alle freien Würfel neu.
move-accept = Nimm das Angebot an.
move-roll = Würfle weiter für die nächste Karte.

# Was ein Zug an diesem Tisch bedeutet
take_one = Spalte { $column }: { $card } (Verkaufswert { $sell }, { $pay }{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }+ { $bonus } Bonus
}).
take_two = Spalte { $column }: beide, { $bottom } (Verkaufswert { $sell }, { $pay }{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }+ { $bonus } Bonus
}) und { $top } (Verkaufswert { $top_sell }, { $top_pay }{ AMOUNT($top_bonus) ->
    [0] { "" }
   *[other] { " " }+ { $top_bonus } Bonus
}).
order_cards = { $above } über { $below }.
place_dice = Leg { $values } (W{ $sides }) auf { $card }{ $cube ->
    [yes] : ein genauer Treffer, ein Würfelchen
   *[no] { "" }
}.
accept_offer = Nimm { $offer }{ $cubes ->
    [0] { "" }
   *[other] { " " }und { $cubes } Würfelchen
} an.
roll_again = Wirf { $dice ->
    [one] den letzten Würfel
   *[other] { $dice } Würfel
} für { $card } (Verkaufswert { $sell }).
fail_sale = Lass den Verkauf platzen{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }und behalte { $bonus } an Boni
}.
pay_reroll = Zahl zwei deiner { $cubes } Würfelchen und wirf { $dice ->
    [one] den freien Würfel
   *[other] alle { $dice } freien Würfel
} neu.

# Fragen
prompt_draft = Du bist dran: { $company } braucht { $places ->
    [one] noch eine Karte. Nimm eine vordere Karte.
   *[other] noch { $places } Karten. Nimm eine vordere Karte oder eine ganze Spalte.
}
prompt_order = Du hast { $bottom } und { $top } genommen: Welche liegt oben und ist zuerst dran?
prompt_place = { $hit ->
    [yes] Dein Wurf reicht für { $card } (Verkaufswert { $sell }): Welche Würfel legst du darauf?
   *[no] Dein Wurf verfehlt { $card } (Verkaufswert { $sell }): Lass den Verkauf platzen oder zahl zwei Würfelchen.
}
prompt_offer = Das Angebot: { $offer }{ $cubes ->
    [0] { "" }
   *[other] { " " }und { $cubes } Würfelchen
}. Nimmst du an oder wirfst du { $dice ->
    [one] deinen letzten Würfel
   *[other] { $dice } Würfel
} für { $card } (Verkaufswert { $sell })?

# Gründe
reason_one_place = Zwei Karten: Du hast nur noch einen freien Platz.
reason_top_alone = Eine hintere Karte allein: Du nimmst aus der vorderen Reihe oder eine ganze Spalte.
reason_no_pass = Passen: Beim Nehmen darf niemand passen.
reason_centre = Spalten 1 und 5: Wer zuletzt dran ist, nimmt aus den Spalten 2, 3 und 4.
reason_miss = Würfel legen: Kein Würfel und keine Summe einer Größe erreicht { $sell } für { $card }.
reason_must_fulfil = Den Verkauf platzen lassen: Du kannst die Karte erfüllen, also musst du, oder du zahlst für einen neuen Wurf.
reason_few_cubes = Einen neuen Wurf zahlen: Er kostet zwei Würfelchen, und du hast { $cubes }{ $pending ->
    [0] { "" }
   *[other] { " " }(die aus dem Angebot gehören dir noch nicht)
}.

# Ereignisse
event-game_started = Das Spiel beginnt: { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}, { $start } fängt an. Firmen in Sitzreihenfolge: { $companies }{ $queue ->
    [none] { "" }
   *[other] ; es warten: { $queue }
}.
event-round_started = Runde { $round }: { $start } fängt an. Vordere Reihe: { $bottom }. Hintere Reihe: { $top }.
event-drafted = { $seat } nimmt { $card } aus Spalte { $column }.
event-took_column = { $seat } nimmt Spalte { $column }: { $bottom } und { $top }.
event-stacked = { $seat } legt { $above } über { $below }.
event-refilled = In Spalte { $column } liegt jetzt { $bottom } vor { $top }.
event-turn_started = { $seat } geht mit { $company } auf die Messe.
event-rolled = { $seat } würfelt für { $card }: { $d4 ->
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
event-fulfilled = { $seat } erfüllt { $card } mit { $dice } ({ $values }){ $cube ->
    [yes] , ein genauer Treffer: ein Würfelchen
   *[no] { "" }
}. Das Angebot: { $offer }.
event-rerolled = { $seat } zahlt zwei Würfelchen und würfelt neu.
event-sold = { $seat } verkauft für { $total }{ AMOUNT($complete) ->
    [0] { "" }
   *[other] , davon { $complete } für die komplette Firma
}{ $cubes ->
    [0] { "" }
    [one] ; { $cubes } Würfelchen bleibt
   *[other] ; { $cubes } Würfelchen bleiben
}. Stand: { $score }.
event-failed = { $seat } kann { $card } nicht erfüllen: Der Verkauf platzt{ AMOUNT($lost) ->
    [0] { "" }
   *[other] {"; "}{ $lost } verloren
}{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] , { $bonus } an Boni bleiben
}. Stand: { $score }.
event-round_ended = Runde { $round } ist vorbei. Stand: { $scores }.
event-game_ended = Das Spiel ist vorbei. { $winners_count ->
    [one] Gewonnen hat
   *[other] Gewonnen haben
}: { $winners }. Endstand: { $scores } (Würfelchen: { $cubes }).

# Tipps
hint_accept = annehmen: { $value }
hint_roll = würfeln: im Mittel { $value }, verfehlt mit { $bust }
hint_failure = der Verkauf platzt am Ende mit { $failure }
hint_value = { $move }: { $value }
hint_win = gewinnt mit { $chance }
