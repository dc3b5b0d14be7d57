# What event cards do

does_hire = { $employee ->
    [marketer] sells a unit every round
    [engineer] rolls a die for tech points every round
   *[lawyer] adds a die in court
}
does_earn = earns { $contract } every round
does_headhunt = take { $employee ->
    [marketer] a marketer
    [engineer] an engineer
   *[lawyer] a lawyer
} from another player
does_sue = sue another player for { $claim ->
    [cash] cash
    [marketers] { how_many } { $most ->
        [one] marketer
       *[other] marketers
    }
   *[tech] { how_many } { $most ->
        [one] tech point
       *[other] tech points
    }
}
how_many = { $least ->
    [1] up to { $most }
   *[other] { $least } to { $most }
}
does_gain = you get { tech_points }
does_share = another player of your choice gets { tech_points }
does_steal = take { tech_points } from another player
does_destroy = another player loses { tech_points }
tech_points = { $tech ->
    [one] { $tech } tech point
   *[other] { $tech } tech points
}
does_draw = take a card at random from another player's hand
does_defend = { $target ->
    [yes] another player gets { more_dice }
   *[no] { more_dice }
} in every trial this round
more_dice = { $dice ->
    [one] { $dice } more die
   *[other] { $dice } more dice
}
does_sell = { $target ->
    [yes] another player sells
   *[no] you sell
} { $units } { $fewer ->
    [yes] fewer
   *[no] more
} { $units ->
    [one] unit
   *[other] units
} this round
does_as_read = { $text }
