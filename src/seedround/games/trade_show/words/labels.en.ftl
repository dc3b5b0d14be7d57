# What a board writes beside cards and dice

label_round = Round { $round } of { $rounds }: { $phase ->
    [development] development
    [show] trade show
   *[over] the end
}
label_start = { WHO($start) ->
    [you] you start
   *[other] { $start } starts
}
label_supply = { $cubes ->
    [none] any number of cubes
    [one] { $cubes } cube in the supply
   *[other] { $cubes } cubes in the supply
}
label_waiting = waiting: { $companies }
label_own_bonus = * bonus for your { $company }
label_deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
label_place = { $column } { $row ->
    [front] front
   *[back] back
}
label_card = { $card }
label_sell = sell { $sell }
label_cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
label_dice = { $count }d{ $sides }
label_free_place = free place
label_turn = { WHO($seat) ->
    [you] You show { $company }
   *[other] { $seat } shows { $company }
}
label_roll = { $rolled ->
    [yes] the roll
   *[no] dice to roll
}
label_wanted = wanted: { $sell } for { $card }
label_offer = offer: { $offer }{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }({ $bonus } of it bonuses)
}{ $cubes ->
    [0] { "" }
    [one] { " " }and { $cubes } cube
   *[other] { " " }and { $cubes } cubes
}
label_complete = { $possible ->
    [yes] complete company: still possible
   *[no] complete company: no longer possible
}
chapter_round = Round { $round }
chapter_show = Trade show

# Beside the score, when the game is over
detail-cubes = cubes
