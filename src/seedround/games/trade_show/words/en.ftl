# Moves
move-one = Take the bottom card of column { $column }.
move-two = Take both cards of column { $column }.
move-order = { $above ->
    [bottom] Put the bottom card above the top card.
   *[top] Put the top card above the bottom card.
}
move-place = { $cube ->
    [yes] Place { $dice }, an exact hit, and earn a cube.
   *[no] Place { $dice }.
}
move-concede = Let the sale fail.
move-reroll = Pay two cubes and roll all free dice again.
move-accept = Accept the offer.
move-roll = Roll again for the next card.

# What a move means at this table
take_one = Column { $column }: { $card } (sell { $sell }, { $pay }{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }+ { $bonus } bonus
}).
take_two = Column { $column }: both, { $bottom } (sell { $sell }, { $pay }{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }+ { $bonus } bonus
}) and { $top } (sell { $top_sell }, { $top_pay }{ AMOUNT($top_bonus) ->
    [0] { "" }
   *[other] { " " }+ { $top_bonus } bonus
}).
order_cards = { $above } above { $below }.
place_dice = Put { $values } (d{ $sides }) on { $card }{ $cube ->
    [yes] : an exact hit, one cube
   *[no] { "" }
}.
accept_offer = Accept { $offer }{ $cubes ->
    [0] { "" }
    [one] { " " }and { $cubes } cube
   *[other] { " " }and { $cubes } cubes
}.
roll_again = Roll { $dice ->
    [one] the last die
   *[other] { $dice } dice
} for { $card } (sell { $sell }).
fail_sale = Let the sale fail{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }and keep { $bonus } of bonuses
}.
pay_reroll = Pay two of your { $cubes } cubes and roll { $dice ->
    [one] the free die
   *[other] all { $dice } free dice
} again.

# Prompts
prompt_draft = Your turn to draft: { $company } needs { $places ->
    [one] one more card. Take a bottom card.
   *[other] { $places } more cards. Take one bottom card or a whole column.
}
prompt_order = You took { $bottom } and { $top }: which goes above and is fulfilled first?
prompt_place = { $hit ->
    [yes] Your roll reaches { $card } (sell { $sell }): choose the dice to put on it.
   *[no] Your roll misses { $card } (sell { $sell }): let the sale fail, or pay two cubes.
}
prompt_offer = The offer is { $offer }{ $cubes ->
    [0] { "" }
    [one] { " " }and { $cubes } cube
   *[other] { " " }and { $cubes } cubes
}. Accept it, or roll { $dice ->
    [one] your last die
   *[other] { $dice } dice
} for { $card } (sell { $sell })?

# Reasons
reason_one_place = Two cards: you have one place left.
reason_top_alone = A top card alone: cards come from the bottom row, or a column as a whole.
reason_no_pass = Pass: nobody may pass while drafting.
reason_centre = Columns 1 and 5: the last player drafts from columns 2, 3 and 4.
reason_miss = Place dice: no die and no sum of one size reaches { $sell } for { $card }.
reason_must_fulfil = Let the sale fail: you can fulfil the card, so you must, or pay for a reroll.
reason_few_cubes = Pay for a reroll: it costs two cubes and you own { $cubes }{ $pending ->
    [0] { "" }
   *[other] { " " }(cubes of the offer are not yours yet)
}.

# Events
event-game_started = The game is on: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $start } starts. Companies in seat order: { $companies }{ $queue ->
    [none] { "" }
   *[other] ; waiting: { $queue }
}.
event-round_started = Round { $round }: { $start } starts. Bottom row: { $bottom }. Top row: { $top }.
event-drafted = { $seat } takes { $card } from column { $column }.
event-took_column = { $seat } takes column { $column }: { $bottom } and { $top }.
event-stacked = { $seat } puts { $above } above { $below }.
event-refilled = Column { $column } now shows { $bottom } below { $top }.
event-turn_started = { $seat } goes to the trade show with { $company }.
event-rolled = { $seat } rolls for { $card }: { $d4 ->
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
event-fulfilled = { $seat } fulfils { $card } with { $dice } ({ $values }){ $cube ->
    [yes] , an exact hit: one cube
   *[no] { "" }
}. The offer is { $offer }.
event-rerolled = { $seat } pays two cubes to roll again.
event-sold = { $seat } sells for { $total }{ AMOUNT($complete) ->
    [0] { "" }
   *[other] , { $complete } of it for the complete company
}{ $cubes ->
    [0] { "" }
    [one] , and keeps { $cubes } cube
   *[other] , and keeps { $cubes } cubes
}. Score: { $score }.
event-failed = { $seat } cannot fulfil { $card }: the sale fails{ AMOUNT($lost) ->
    [0] { "" }
   *[other] {"; "}{ $lost } lost
}{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] , { $bonus } of bonuses kept
}. Score: { $score }.
event-round_ended = Round { $round } is over. Scores: { $scores }.
event-game_ended = The game is over. { $winners_count ->
    [one] Winner
   *[other] Winners
}: { $winners }. Final scores: { $scores } (cubes: { $cubes }).

# Hints
hint_accept = accept: { $value }
hint_roll = roll: EV { $value }, bust { $bust }
hint_failure = the turn ends in failure with { $failure }
hint_value = { $move }: { $value }
hint_win = wins with { $chance }
