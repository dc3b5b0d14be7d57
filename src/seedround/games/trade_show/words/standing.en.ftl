# How it stands

standing_goal = { $rounds ->
    [one] Most money after this one round wins.
   *[other] Most money after round { $rounds } wins.
}
standing_end = { $over ->
    [yes] All rounds are played: { $round } of { $rounds }.
   *[no] Round { $round } of { $rounds }.
}
standing_money = { $dollars }
standing_leads = { AMOUNT($by) ->
    [0] leads with more cubes
   *[other] leads by { $by }
}
standing_level = level at the top
standing_behind = { AMOUNT($by) ->
    [0] level, but with fewer cubes
   *[other] { $by } behind
}
standing_cubes = { $paid ->
    [yes] { $worth } of it from cubes
   *[no] { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }: { $worth } more at the end
}
standing_stack = { $cards } of { $target } cards{ $cards ->
    [0] { "" }
   *[other] , { $dollars } if all of them sell
}
standing_waits = about { $dollars } at the show; fails { $failure } of the time
standing_on_stage = { $fulfilled ->
    [0] on stage, no card sold yet
   *[other] on stage with an offer of { $offer }{ $cubes ->
        [0] { "" }
        [one] { " " }and { $cubes } cube
       *[other] { " " }and { $cubes } cubes
    }
}
standing_shown = has been at the show

# What is ahead

forecast_show = Your turn at the show with { $company }{ $drafting ->
    [yes] , once all cards are drafted
   *[no] { $others ->
        [0] { "" }
        [one] , after one other player
       *[other] , after { $others } other players
    }
}
forecast_stage = Your turn at the show with { $company }, now
forecast_card = { $card } (sell value { $sell }): { $pay }{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }+ { $bonus } bonus
}, offer { $offer }: { $chance } at best
forecast_card_out = { $card } (sell value { $sell }): { $spent ->
    [yes] no die left for it
   *[no] out of reach
}
forecast_complete = Complete company: { $bonus } more, offer { $offer }: { $chance } at best
forecast_average = { $dollars } on average; the sale fails { $failure } of the time
forecast_offer = { $offer } now for sure. If you roll: { $dollars } on average; the sale fails { $failure } of the time
forecast_growing = About { $dollars } once { $places ->
    [one] the last place is filled
   *[other] the other { $places } places are filled
}
forecast_out_of_reach = Your dice cannot reach { $card } (sell value { $sell }): accept an offer before it. The last one is { $offer }.
forecast_lost = Your dice cannot reach { $card } (sell value { $sell }), and it comes first: the sale will fail.
forecast_risky = However well you play, the sale fails { $failure } of the time. A new roll costs { $cost } cubes, and you own { $cubes }.
forecast_round_end = The end of round { $round }: companies move on
forecast_company = You get { $company }, with { $dice ->
    [one] { $dice } die for { $dice } card
   *[other] { $dice } dice for { $dice } cards
}
forecast_start = { WHO($start) ->
    [you] You start the next round.
   *[other] { $start } starts the next round.
}
forecast_game_end = The end of the game: cubes are paid
forecast_cubes = { $cubes ->
    [0] No cubes, nothing more
    [one] { $cubes } cube brings { $worth }
   *[other] { $cubes } cubes bring { $worth }
}
forecast_total = You end with { $dollars }.

# What a move brings

chip_reach = { $chance } to { $offer } with { $card }
chip_reach_both = { $chance } to { $offer } with both
chip_out_of_reach = { $card } out of reach
chip_places = { $places ->
    [0] your stack is full
    [one] { $places } place left
   *[other] { $places } places left
}
chip_worth = worth about { $dollars }
chip_to_front = { $card } comes to the front for { WHO($seat) ->
    [you] you
   *[other] { $seat }
}{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }(+{ $bonus } bonus)
}
chip_offer = +{ $by }: offer { $offer }
chip_pending_cube = { $cubes ->
    [one] { $cubes } cube in the offer
   *[other] { $cubes } cubes in the offer
}
chip_dice = { $dice ->
    [one] { $dice } die left
   *[other] { $dice } dice left
}
chip_next = { $chance } to reach { $card } next
chip_incomplete = no { $bonus } for a complete company
chip_sold = +{ $dollars }
chip_complete = { $bonus } of it for the complete company
chip_cubes_won = { $cubes ->
    [one] +{ $cubes } cube
   *[other] +{ $cubes } cubes
}
chip_cubes_paid = { $cubes ->
    [one] -{ $cubes } cube
   *[other] -{ $cubes } cubes
}
chip_place = { $dollars } in all: place { $place } of { $seats } so far
chip_hit = { $chance }: offer { $offer }
chip_exact = { $chance }: a cube within reach
chip_miss = { $chance }: { AMOUNT($bonus) ->
    [0] nothing
   *[other] only { $bonus }
}{ AMOUNT($lost) ->
    [0] { "" }
   *[other] , { $lost } lost
}{ $cubes ->
    [0] { "" }
    [one] , { $cubes } cube lost
   *[other] , { $cubes } cubes lost
}
chip_miss_again = { $chance }: a miss; { $cost } cubes buy a new roll
chip_fails = sale fails{ AMOUNT($lost) ->
    [0] { "" }
   *[other] {": "}{ $lost } lost
}{ $cubes ->
    [0] { "" }
    [one] , { $cubes } cube lost
   *[other] , { $cubes } cubes lost
}
chip_kept = { AMOUNT($bonus) ->
    [0] no bonuses
   *[other] +{ $bonus } in bonuses
}
chip_average = on average { $dollars }, cubes { $cubes }
chip_average_dollars = on average { $dollars }
