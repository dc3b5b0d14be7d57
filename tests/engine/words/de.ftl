paid = { $seat } zahlt { $sum }{ AMOUNT($sum) ->
    [0] { " " }(nichts)
   *[other] { "" }
}.
counted = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
listed = { $seats }; { $cards }; { $sums }; { $maybe }; { $flag }
won = { WHO($seats) ->
    [none] Niemand gewinnt
    [you] Du gewinnst
    [among] Ihr gewinnt: { $seats }
   *[other] { $seats_count ->
        [one] Es gewinnt
       *[other] Es gewinnen
    }: { $seats }
}
reported = Es heißt: { $what }
figures = { $chance }, { $average }, { $difference }, { $share }
gap = { $missing }
drawn = { $seat } zieht { $count }.
    .known = { $seat } zieht { $cards }.
