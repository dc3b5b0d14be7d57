# How it stands, what comes by itself, what a move brings

goal_teams = Serve more customers; too many unhappy, and everyone loses.
goal_alone = See every customer come before { $limit } leave unhappy.
part_sum = sum of values { $sum }
part_ventures = { $ventures ->
    [0] no ventures among them
    [one] { $ventures } of them a venture
   *[other] { $ventures } of them ventures
}
part_ahead = { $by ->
    [sum] ahead by the higher sum
   *[domains] ahead by the rank of domains
}
end_customers = { $customers ->
    [0] The last customer has come: the game ends with this round.
    [one] { $customers } customer to come; then the game ends.
   *[other] { $customers } customers to come, in about { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }; then the game ends.
}
end_cap = Round { $round } of { $cap }; then the game ends.
end_reached = The game is over.
danger_unhappy = { $unhappy } of { $limit } unhappy{ $patience ->
    [lost] : { $alone ->
        [yes] the game is lost.
       *[no] everyone has lost.
    }
    [full] : { $alone ->
        [yes] the game is lost after this round, unless you win one back.
       *[no] everyone loses after this round, unless somebody wins one back.
    }
    [last] : one more, and { $alone ->
        [yes] the game is lost.
       *[no] everyone loses.
    }
   *[calm] ; at { $limit } { $alone ->
        [yes] the game is lost.
       *[no] everyone loses.
    }
}

# What comes by itself
phase_next = Refresh, then round { $round }
phase_customers = New customers of round { $round }
phase_last = The end of round { $round }
due_draw = { $cards ->
    [0] You have no cards to draw.
   *[other] { $shuffled ->
        [yes] Your discard pile is shuffled in; you draw
       *[no] You draw
    } { $drawn ->
        [one] { $drawn } card
       *[other] { $drawn } cards
    } of { $cards }{ $known ->
        [none] , each with a chance of { $chance }
       *[other] : { $known } for sure
    }.
}
due_leaves = { $card } leaves: { $unhappy } of { $limit } unhappy.
due_comes = { $card ->
    [none] Somebody unknown joins the row.
   *[other] { $card } joins the row.
}
ends_waiting = { $come ->
    [0] Nobody comes
    [one] { $come } comes
   *[other] { $come } come
}, { $leave ->
    [0] nobody leaves
    [one] { $leave } leaves
   *[other] { $leave } leave
}: { $unhappy } of { $limit } unhappy.
ends_scored = The points are counted, and the game is over.
ends_lost = { $alone ->
    [yes] The game is lost.
   *[no] Everyone loses.
}
warn_next = That makes { $unhappy } of { $limit } unhappy. { $serve ->
    [one] One more customer must be served this round
   *[other] { $serve } more customers must be served this round
}{ $cards ->
    [none] .
   *[other] , or use { $cards }.
}
warn_now = { $unhappy } of { $limit } unhappy: { $alone ->
    [yes] win one back this round, or the game is lost.
   *[no] somebody must win one back this round, or everyone loses.
}{ $cards ->
    [none] {" "}None of your cards can.
   *[other] {" "}You can with { $cards }.
}

# What a move brings
point_gained = +{ $by ->
    [one] { $by } point
   *[other] { $by } points
}{ $rivals ->
    [none] : { $points } in all
   *[other] : { $points } to { $rivals }
}
sum_gained = +{ $by } to your sum
pace_rises = from now on { $come } customers a round
hand_grows = +{ $by ->
    [one] { $by } card in hand
   *[other] { $by } cards in hand
}
hand_shrinks = { $by ->
    [one] { $by } card fewer in hand
   *[other] { $by } cards fewer in hand
}
row_grows = +{ $by } in the row
row_shrinks = { $by } fewer in the row
unhappy_shrinks = { $by } unhappy fewer: { $unhappy } of { $limit }
more_to_come = +{ $by } to come
fewer_to_come = { $by } fewer to come
develops_to = no point, but a card { $to ->
    [discard] in your discard pile
    [hand] in your hand
   *[deck] in your deck
}
venture_gained = { $works ->
    [yes] a venture, once a round { at_times }
   *[no] lies there without effect
}{ $full ->
    [yes] ; an older one retires
   *[no] { "" }
}
at_times = { $phase ->
    [before] before assisting
    [after] after assisting
    [assist] while you assist
    [won] when you win a customer
   *[main] before, between and after assists
}
effect_gone = gone: { $text }
serves = { $card }: { $venture ->
    [yes] a point { stands_then } or a venture
   *[no] a point { stands_then }
}{ $helped ->
    [none] { "" }
   *[other] , with { $helped }
}
stands_then = { $rivals ->
    [none] ({ $points } in all)
   *[other] ({ $points } to { $rivals })
}
rivals_could = { WHO($seats) ->
    [you] you could
    [among] your team could
   *[other] { $seats_count ->
        [one] { $seats } could
       *[other] the others could
    }
} want { $card } too: { $theirs } against your { $mine }{ $edge ->
    [none] { "" }
   *[other] ; { $edge } would win it
}
stay_in_hand = { $cards ->
    [none] your whole hand
   *[other] { $cards_count ->
        [one] { $cards } stays in hand
       *[other] { $cards } stay in hand
    }
}
set_so_far = { $total } so far
assisting_ends = { $alone ->
    [yes] assisting ends
   *[no] assisting ends if the others play nothing too
}
leave_next = then { $cards } { $cards_count ->
    [one] leaves
   *[other] leave
} next: { $unhappy } of { $limit } unhappy{ all_lost }
all_lost = { $lost ->
    [yes] , enough to lose the game
   *[no] { "" }
}
some_leave_next = then { $leave ->
    [one] { $leave } customer leaves
   *[other] { $leave } customers leave
} next: { $unhappy } of { $limit } unhappy{ all_lost }
nobody_leaves = then nobody leaves next
fits = { $helped ->
    [yes] then it fits
   *[no] fits as it is
}
misses = { $still ->
    [yes] still{" "}
   *[no] { "" }
}{ $short ->
    [0] { $over ->
        [0] { $domain ->
            [yes] without its domain
           *[no] fits
        }
       *[other] { $over } over{ and_domain }
    }
   *[other] { $short } short{ and_domain }
}
and_domain = { $domain ->
    [yes] {" "}and without its domain
   *[no] { "" }
}
fails = your set does not fit: it comes back, and nobody is served
contest_stands = contested: your { $mine } against { $theirs }, { $ahead ->
    [yes] you are ahead
   *[no] you are behind
}{ $edge ->
    [none] { "" }
   *[other] ; { $edge } would win it
}
in_reach = { $cards } within reach
out_of_reach = { $cards } out of reach
may_reach = { $chance }: another customer within reach
may_serve = { $chance }: a customer you can serve
looks_ahead = { $cards ->
    [one] see the next customer
   *[other] see the next { $cards } customers
}
sees_hand = { $cards ->
    [one] see their only card
   *[other] see their { $cards } cards
}
usable_again = once more: { $text }
value_traded = a { $got } for a { $gave }
come_next = { $cards ->
    [none] somebody unknown comes next
   *[other] { $cards_count ->
        [one] { $cards } comes next
       *[other] { $cards } come next
    }
}
works_when = once a round { at_times }{ $cost ->
    [0] { "" }
    [one] , for { $cost } card
   *[other] , for { $cost } cards
}
starts_with = { $card }: { $text }
lost_unless = { $unhappy } of { $limit } unhappy: { $alone ->
    [yes] lost unless you win one back
   *[no] everyone loses unless somebody wins one back
}
