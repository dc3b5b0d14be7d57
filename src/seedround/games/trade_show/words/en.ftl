# Moves
move-one = Take the front card of column { $column }.
move-two = Take both cards of column { $column }.
move-order = { $above ->
    [bottom] Put the front card first.
   *[top] Put the back card first.
}
move-place = Put { $count ->
    [one] a d{ $sides }
   *[other] { $count } d{ $sides }
} on the card{ $cube ->
    [yes] : an exact hit, it earns a cube
   *[no] { "" }
}.
move-concede = Let the sale fail.
move-reroll = Pay { $cost } cubes and roll all free dice again.
move-accept = Accept the offer.
move-roll = Roll again for the next card.

# What a move means at this table
take_one = Column { $column }: { $card } (sell value { $sell }, pays { $pay }{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }+ { $bonus } bonus
}).
take_two = Column { $column }: both, { $bottom } (sell value { $sell }, pays { $pay }{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }+ { $bonus } bonus
}) and { $top } (sell value { $top_sell }, pays { $top_pay }{ AMOUNT($top_bonus) ->
    [0] { "" }
   *[other] { " " }+ { $top_bonus } bonus
}).
order_cards = { $above } first, then { $below }.
place_dice = Put { $values_count ->
    [one] a d{ $sides }
   *[other] { $values_count } d{ $sides }
} ({ $values }) on { $card }{ $cube ->
    [yes] : an exact hit, it earns a cube
   *[no] { "" }
}.
accept_offer = Accept { $offer }{ $cubes ->
    [0] { "" }
    [one] { " " }and { $cubes } cube
   *[other] { " " }and { $cubes } cubes
}.
roll_again = Roll { $dice ->
    [one] your last die
   *[other] { $dice } dice
} for { $card } (sell value { $sell }).
fail_sale = Let the sale fail{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }and keep { $bonus } in bonuses
}.
pay_reroll = Pay { $cost } of your { $cubes } cubes and roll { $dice ->
    [one] the free die
   *[other] all { $dice } free dice
} again.

# Prompts
prompt_draft = Your { $company } needs { $places ->
    [one] one more card: take a front card.
   *[other] { $places } more cards: take a front card or a whole column.
}
prompt_order = You took { $bottom } and { $top }. Which one comes first?
prompt_place = { $hit ->
    [yes] Your roll reaches { $card } (sell value { $sell }). Which dice do you put on it?
   *[no] Your roll misses { $card } (sell value { $sell }). Let the sale fail, or pay { $cost } cubes to roll again?
}
prompt_offer = You are offered { $offer }{ $cubes ->
    [0] { "" }
    [one] { " " }and { $cubes } cube
   *[other] { " " }and { $cubes } cubes
}. Accept, or roll { $dice ->
    [one] your last die
   *[other] { $dice } dice
} for { $card } (sell value { $sell })?

# Reasons
reason_one_place = You cannot take a whole column: you have room for only one more card.
reason_top_alone = You cannot take a back card alone: take a front card or a whole column.
reason_no_pass = You cannot pass while cards are drafted.
reason_centre = Columns { $first } and { $last } are closed to you: the last player to draft takes from columns { $low } to { $high }.
reason_miss = No die, and no sum of dice of one size, reaches { $sell } for { $card }.
reason_must_fulfil = You cannot let the sale fail: your dice reach the card. Use them, or pay for a new roll.
reason_few_cubes = A new roll costs { $cost } cubes, and you own { $cubes }{ $pending ->
    [0] { "" }
   *[other] { " " }(those in the offer are not yours yet)
}.

# Events
event-game_started = The game begins: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, and { WHO($start) ->
    [you] you start
   *[other] { $start } starts
}. The companies in seat order: { $companies }{ $queue ->
    [none] { "" }
   *[other] ; waiting: { $queue }
}.
event-round_started = Round { $round }: { WHO($start) ->
    [you] you start
   *[other] { $start } starts
}. Front row: { $bottom }. Back row: { $top }.
event-drafted = { WHO($seat) ->
    [you] You take
   *[other] { $seat } takes
} { $card } from column { $column }.
event-took_column = { WHO($seat) ->
    [you] You take
   *[other] { $seat } takes
} both cards of column { $column }: { $bottom } and { $top }.
event-stacked = { WHO($seat) ->
    [you] You put
   *[other] { $seat } puts
} { $above } first, then { $below }.
event-refilled = Column { $column } now has { $bottom } in front and { $top } behind.
event-turn_started = { WHO($seat) ->
    [you] You go
   *[other] { $seat } goes
} to the trade show with { $company }.
event-rolled = { WHO($seat) ->
    [you] You roll
   *[other] { $seat } rolls
} for { $card }: { $d4 ->
    [none] { "" }
   *[other] d4 { $d4 }{ $d6 ->
        [none] { $d8 ->
            [none] { "" }
           *[other] {"; "}
        }
       *[other] {"; "}
    }
}{ $d6 ->
    [none] { "" }
   *[other] d6 { $d6 }{ $d8 ->
        [none] { "" }
       *[other] {"; "}
    }
}{ $d8 ->
    [none] { "" }
   *[other] d8 { $d8 }
}.
event-fulfilled = { WHO($seat) ->
    [you] You fulfil
   *[other] { $seat } fulfils
} { $card } with { $count ->
    [one] a d{ $sides }
   *[other] { $count } d{ $sides }
} ({ $values }){ $cube ->
    [yes] , an exact hit that earns a cube
   *[no] { "" }
}. The offer is { $offer }.
event-rerolled = { WHO($seat) ->
    [you] You pay
   *[other] { $seat } pays
} { $cost } cubes to roll again.
event-sold = { WHO($seat) ->
    [you] You sell
   *[other] { $seat } sells
} for { $total }{ $cubes ->
    [0] { "" }
    [one] { " " }and { $cubes } cube
   *[other] { " " }and { $cubes } cubes
}{ AMOUNT($complete) ->
    [0] { "" }
   *[other] { " " }({ $complete } of it for the complete company)
}. Score: { $score }.
event-failed = { WHO($seat) ->
    [you] You cannot
   *[other] { $seat } cannot
} fulfil { $card }: the sale fails{ AMOUNT($lost) ->
    [0] { "" }
   *[other] {"; "}{ $lost } lost
}{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] , { $bonus } in bonuses kept
}. Score: { $score }.
event-round_ended = Round { $round } is over. The money so far: { $scores }.
event-game_ended = The game is over. { WHO($winners) ->
    [you] You win!
    [among] You share the win: { $winners }.
   *[other] { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
} The money at the end: { $scores }.

# Hints
hint_accept = { $value } for sure
hint_roll = { $value } on average; the next roll misses { $bust } of the time
hint_failure = in the end the sale fails { $failure } of the time
hint_value = worth { $value } to you on average
hint_win = you win the game { $chance } of the time
