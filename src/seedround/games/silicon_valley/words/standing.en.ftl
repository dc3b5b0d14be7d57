# Parts of sentences
steps_many = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
plus_minus = { $sign ->
    [more] +
   *[less] −
}
of_the_deck = { $cards } of { $deck } cards
who_and_what = { $employees ->
    [none] { $products }
   *[other] { $employees }{ $products ->
        [none] { "" }
       *[other] {" "}and { $products }
    }
}

# Goal, race and end
goal_unicorn = Be worth the most when a company reaches { $unicorn }.
goal_alone = Reach { $unicorn } by round { $rounds }, or the Rival wins.
race_leads = { $steps ->
    [0] level at the top
   *[other] leads by { steps_many }
}
race_behind = { steps_many } behind the leader
race_to_go = { $steps ->
    [0] has reached { $unicorn }
   *[other] { steps_many } to { $unicorn }
}
race_next = { $worth } after Operate
race_tie = { $cash } and { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
} if it is a tie
race_rival = the Rival has { $products ->
    [0] no product
    [one] { $products } product
   *[other] { $products } products
}, { $employees ->
    [0] no employee
    [one] { $employees } employee
   *[other] { $employees } employees
} and { $code } code
end_unicorn = The game ends with the round in which a company reaches { $unicorn }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to go. This is round { $round }{ $last ->
    [none] { "" }
   *[other] {" "}of at most { $last }
}.
end_this_round = { $last ->
    [yes] This is the last round.
   *[no] The game ends after this round if a company is still worth { $unicorn }.
}
end_rounds = Round { $round } of { $rounds }.
end_over = The game is over.
danger_unicorn = { WHO($seats) ->
    [you] You reach { $unicorn } in Operate
   *[other] { $seats_count ->
        [one] { $seats } reaches { $unicorn } in Operate
       *[other] { $seats } reach { $unicorn } in Operate
    }
}, and then the game is over.
danger_rival = { $steps ->
    [0] You are there: stay worth { $unicorn } through Operate, and you win.
   *[other] { $rounds ->
        [one] This is the last round: { steps_many } to { $unicorn }, or the Rival wins.
       *[other] { steps_many } to { $unicorn } in { $rounds } rounds, or the Rival wins.
    }
}

# The forecast of Operate
phase_operate = { $when ->
    [turns] Operate, after all turns
    [rival] Operate, after the Rival's turn
   *[now] Operate, now
}
due_people = Your people bring { $brings }
due_products = Your products bring { $brings }
due_growth = Your products take you { steps_many } up, to { $worth }
due_hq = Your HQ costs { $due }{ AMOUNT($missing) ->
    [0] { "" }
   *[other] , and { $missing } is missing
}
due_salaries = { $people ->
    [one] { $people } salary: { $due }
   *[other] { $people } salaries: { $due }
}{ AMOUNT($more) ->
    [0] { "" }
   *[other] , with a raise of { $more } each
}
due_unpaid = Salaries of { $due }, and { $missing } is missing
due_product = { $product } needs { $cost } code{ $over ->
    [no] { "" }
   *[yes] ; your blocks are worth { $code }
}
due_leave = { who_and_what } would go; valuation { $worth }
due_from = { $card }
due_rest = What is under way
due_instead = Blocks in place of those that have run out
due_deed = { of_the_deck }: { $card }, { $does }
due_copied = { of_the_deck }: the Rival copies { $product }
ends_left = After Operate: { $cash }, { $code } code, valuation { $worth }
ends_short = After Operate: { $missing } short, valuation { $worth }
warn_loss = { AMOUNT($missing) ->
    [0] Your code will not pay for everything: { $choice ->
        [yes] a product must go, such as { $products }.
       *[no] you lose { who_and_what }.
    }
   *[other] You will be { $missing } short: { $choice ->
        [yes] somebody must go, such as { who_and_what }.
       *[no] you lose { who_and_what }.
    }
}{ $steps ->
    [0] { "" }
   *[other] {" "}That costs { steps_many }.
}{ $acts ->
    [yes] {" "}{ $lacks ->
        [code] Get code first, or sunset a product yourself: that costs less.
        [hq] Raise money first.
       *[salaries] Raise money first, or lay somebody off yourself: that costs less.
    }
   *[no] { "" }
}

# What a move changes
chip_cash = { plus_minus }{ $amount }
chip_code = { plus_minus }{ $amount } code{ $blocks ->
    [none] { "" }
   *[other] {" "}({ $blocks })
}
chip_valuation = { plus_minus }{ $amount ->
    [one] { $amount } step
   *[other] { $amount } steps
}: { $worth }
chip_income = { plus_minus }{ $amount } a round
chip_growth = { plus_minus }{ $amount ->
    [one] { $amount } step
   *[other] { $amount } steps
} a round
chip_writes = { plus_minus }{ $amount } code a round
chip_salaries = { plus_minus }{ $amount } salaries a round
chip_rent = { plus_minus }{ $amount } for the HQ a round
chip_upkeep = { $sign ->
    [more] costs { $amount } code a round
   *[less] saves { $amount } code a round
}
chip_places = { plus_minus }{ $amount ->
    [one] { $amount } place for people
   *[other] { $amount } places for people
}
chip_slots = { plus_minus }{ $amount ->
    [one] { $amount } product slot
   *[other] { $amount } product slots
}
chip_employees = { plus_minus }{ $amount ->
    [one] { $amount } employee
   *[other] { $amount } employees
}
chip_of = { WHO($seat) ->
    [you] you
   *[other] { $seat }
}: { $change }
chip_unused = { $actions ->
    [one] { $actions } action unused
   *[other] { $actions } actions unused
}
chip_symbols = discounts for { $symbols }
chip_fits = then your blocks fit { $products }
chip_misfits = no longer enough for { $products }
chip_keeps = { $blocks ->
    [none] no blocks left
   *[other] leaves { $blocks }
}
chip_pays = pays { $code } code
chip_waste = { $code } code too much
chip_start = { $brings } at the start
chip_power = { $lost ->
    [yes] { $power } would be lost
   *[no] then { $power }
}
chip_left = after Operate: { $cash } in cash, worth { $worth }
chip_short = after Operate: { AMOUNT($missing) ->
    [0] { who_and_what } lost
   *[other] { $missing } short
}, worth { $worth }
chip_still_short = still { $missing } short: another must go
chip_ends = { $unicorn }: the game ends after this round
chip_copied = { of_the_deck } copy it
