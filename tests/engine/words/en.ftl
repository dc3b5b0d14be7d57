paid = { $seat } pays { $sum }{ AMOUNT($sum) ->
    [0] { " " }(nothing)
   *[other] { "" }
}.
counted = { $count ->
    [one] one card
   *[other] { $count } cards
}
listed = { $seats }; { $cards }; { $sums }; { $maybe }; { $flag }
won = { WHO($seats) ->
    [none] Nobody wins
    [you] You win
    [among] You win with others: { $seats }
   *[other] { $seats_count ->
        [one] Winner
       *[other] Winners
    }: { $seats }
}
reported = It is said that { $what }
figures = { $chance }, { $average }, { $difference }, { $share }
standing = Money: { $scores }
claimed = { $money ->
    [yes] { AMOUNT(MONEY($amount)) ->
        [0] nothing
       *[other] { MONEY($amount) }
    }
   *[no] { $amount } points
}
dice = { $count ->
    [one] one die
   *[other] { $count } dice
} with { $sides } sides
gap = { $missing }
drawn = { $seat } draws { $count }.
    .known = { $seat } draws { $cards }.
