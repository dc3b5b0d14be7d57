# What a board writes beside cards and blocks

# Header and track
label_round = { $round ->
    [0] Setup
   *[other] Round { $round }{ $rounds ->
        [none] { "" }
       *[other] { " " }of { $rounds }
    }
}{ $over ->
    [yes] : the end
   *[no] { "" }
}
label_turn = { WHO($seat) ->
    [you] you have
   *[other] { $seat } has
} { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
label_order = order: { $players }
label_supply = supply
label_worth = { $unit ->
    [start] start
    [million] ${ $amount }M
   *[billion] ${ $amount }B
}
label_token = { $letter } { WHO($seat) ->
    [you] you
   *[other] { $seat }
} { $worth }
label_spaces = $ raises at { $raises }, U { $unicorn }
label_signs = ! at once, { $again } every round, V valuation, A innovator, SM second mover, B innovator copied

# The rows
label_slot = { $row ->
    [employee] employee
    [hq] HQ
    [vc] VC
   *[product] product
} { $slot }
label_empty = empty
label_card = { $card }
label_symbol = { $attribute ->
    [MIN] MIN
    [VAC] VAC
    [TEC] TEC
    [PRO] PRO
   *[WLB] WLB
}
label_sign = { $sign } { $attribute }
label_before = (of { $price })
label_every_round = every round
label_salary = pay { $salary }
label_wants = wants { $symbols ->
    [none] nothing
   *[other] { $symbols }
}
label_places = { $places ->
    [one] +{ $places } place
   *[other] +{ $places } places
}
label_upkeep = upkeep { $upkeep }
label_code = { $code } code
label_valuation = { $valuation }V
label_power = { $op ->
    [launch] free launch
    [act] extra action
    [hire] cheap hire
    [poach] cheap poach
    [expand] cheap HQ
    [blocks] blocks
    [overtime] overtime
    [royalty] royalties
    [relief] payroll relief
    [layoff] layoffs
    [sunset] sunset
    [gain] gain
   *[none] see card
}

# Products
label_side = { $side ->
    [A] A
    [B] B
   *[SM] SM
}
label_by = by { WHO($seat) ->
    [none] the Rival
    [you] you
   *[other] { $seat }
}
label_copy = copy with
label_code_upkeep = upkeep { $code }
label_pawn_here = { $pawn ->
    [white] white pawn
   *[grey] grey pawn
}

# Companies
label_screen = behind the screen
label_chosen = has chosen a founder
label_office = places { $employees }/{ $places } slots { $products }/{ $slots } upkeep { $upkeep }

# The Rival
label_rival = the Rival
label_pawn = { $pawn ->
    [white] white pawn
   *[grey] grey pawn
} { $row ->
    [none] at the start
    [employee] on employee { $slot }
    [hq] on HQ { $slot }
    [vc] on VC { $slot }
   *[product] on product { $slot }
}
label_decisions = { $decisions ->
    [one] { $decisions } decision left
   *[other] { $decisions } decisions left
}
label_run = { $row ->
    [employee] employee
    [hq] HQ
    [vc] VC
   *[product] product
} { $first } to { $last }
label_ring = ring, clockwise: { $runs }
label_space = { $row ->
    [employee] employee
    [hq] HQ
    [vc] VC
   *[product] product
} { $slot } ({ $cards })
label_goes = { $pawn ->
    [white] white next
   *[grey] grey next
} (cards of { $decisions }): { $spaces }
label_steps = steps on decisions
label_steps_of = { $pawn ->
    [white] white, left
   *[grey] grey, left
}
label_left = { $left } of { $every }
label_acts = (acts on { $cards } of { $decisions } cards)
label_personality = { $colour ->
    [blue] blue
   *[red] red
} { $card }: { $does }
label_tech_row = tech row
label_has = has { $things }
chapter_round = Round { $round }

# Beside the score, when the game is over
detail-money = money
detail-blocks = blocks
