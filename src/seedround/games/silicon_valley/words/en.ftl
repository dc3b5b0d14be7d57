# Moves
move-keep = Keep { $founder }.
move-hire = Hire the employee in slot { $slot }.
move-poach = Poach { $employee }.
move-expand = Take the HQ card in slot { $slot }.
move-vc = Acquire the funding in VC slot { $slot }.
move-outsource = Outsource a { $block } block.
move-innovate = Launch the product in slot { $slot } as innovator.
move-second = Launch the product in slot { $slot } as second mover.
move-sunset = Sunset { $product }.
move-layoff = Lay off { $employee }.
move-end_turn = End the turn.
move-done = That is all.
move-decline = Do without the power.
move-pay = Pay with { $blocks }.
move-drop = Do not pay and lose the product.
move-design = Build it with { $blocks }.
move-narrow = Use { $count } of { $block }.
move-take = Take a { $block } block.
move-overtime = Let { $employee } work overtime.
move-royalty = Collect royalties for { $product }.
move-yield = Let { $employee } go to the Rival.

# What a move means at this table
keep_offer = Keep { $founder }: starts with { $instant }, writes { $ongoing } every round.
hire_offer = Hire { $employee } for { $price }: brings { $instant }, then { $ongoing ->
    [none] { $cash }
   *[other] { $ongoing }{ AMOUNT($cash) ->
        [0] { "" }
       *[other] { " " }and { $cash }
    }
} every round, salary { $salary }.
poach_offer = Poach { $employee } from { $seat } for { $price }: brings { $instant }, then { $ongoing ->
    [none] { $cash }
   *[other] { $ongoing }{ AMOUNT($cash) ->
        [0] { "" }
       *[other] { " " }and { $cash }
    }
} every round, salary { $salary }.
poach_rival_offer = Poach { $employee } from the Rival for { $price }: brings { $instant }, then { $ongoing ->
    [none] { $cash }
   *[other] { $ongoing }{ AMOUNT($cash) ->
        [0] { "" }
       *[other] { " " }and { $cash }
    }
} every round, salary { $salary }.
expand_offer = Add { $card } for { $price }: { $employees ->
    [0] no place
    [one] one place
   *[other] { $employees } places
}, symbols { $symbols }, upkeep { $upkeep }.
vc_offer = { $card } for { $cost } code: { $cash }{ $valuation ->
    [0] { "" }
   *[other] { " " }and { $valuation } valuation
}, then { $power ->
    [free_launch] a free launch
    [extra_action] one more action
    [free_hire] a free hire
    [cheap_poach] poaching from $9
    [cheap_expand] $10 off an HQ card
    [pick_block] any block
    [two_small] two small blocks
    [overtime] overtime for one of your people
    [royalty] royalties for a product
    [payroll_relief] a salary token off each employee
    [clean_layoff] layoffs without loss
   *[clean_sunset] a sunset without loss and $4
}.
outsource_offer = Buy a { $block } for { $price } ({ $left } left).
innovate_offer = Launch { $product } as innovator ({ $ways ->
    [one] one design fits
   *[other] { $ways } designs fit
}): { $cash } and { $valuation } valuation now, { $monthly } and { $growth } valuation every round, upkeep { $upkeep } code.
second_offer = Launch { $product } as second mover with { $blocks }: { $cash } and { $valuation } valuation now, { $monthly } and { $growth } valuation every round, upkeep { $upkeep } code.
design_offer = Build it with { $blocks }.
pay_offer = Pay with { $blocks }, worth { $worth }.
sunset_offer = Sunset { $product } for 1 valuation (upkeep { $upkeep } code).
layoff_offer = Let { $employee } go (salary { $salary }).
drop_offer = Do not pay: lose { $product } and 2 valuation.

# Prompts
prompt_founder = Keep one of your two founders; nobody sees the other one.
prompt_action = Your turn: { $actions ->
    [one] one action
   *[other] { $actions } actions
} left. Hire, poach, expand, raise money, outsource, launch, sunset, lay off, or end the turn.
prompt_pay = { $card } wants { $cost } code: choose the blocks. Change is not given.
prompt_design = Choose the blocks that fill the { $squares } squares of { $product }.
prompt_sunset = Sunset another product for 1 valuation, or that is all?
prompt_layoff = Lay off another employee, or that is all?
prompt_substitute = The { $block } blocks have run out: choose a block instead.
prompt_forced_layoff = Salaries are { $due } and you have { $cash }: { $first ->
    [yes] somebody must go, which costs 2 valuation.
   *[no] choose who else goes.
}
prompt_upkeep = { $product } needs { $cost } code: choose the blocks. Change is not given.
prompt_power = { $card } offers more: { $power ->
    [free_launch] launch a product now
    [free_hire] hire somebody for nothing
    [cheap_poach] poach at $9 before discounts
    [cheap_expand] expand for $10 less
    [pick_block] take any block
    [two_small] take a block of size 2 or 3
    [overtime] gain what one of your people makes
    [royalty] gain the cash of a product twice
    [clean_layoff] lay people off without loss
   *[clean_sunset] sunset a product without loss and gain $4
}.
prompt_yield = The Rival hires one of your employees: whom do you let go?
prompt_bit_rot = The Rival reviewed your code: pay { $cost } code.
prompt_narrow = How many { $block } blocks do you want to use?

# Reasons
reason_no_room = Your HQ has room for { $places } and you have { $employees }: expand or lay somebody off.
reason_poor = The cheapest costs { $price } and you have { $cash }.
reason_dear = This costs { $price } and you have { $cash }.
reason_demo = This costs { $cost } code and your blocks are worth { $worth }.
reason_empty_row = There is no card to take.
reason_nobody_to_poach = No other company has employees.
reason_few_blocks = The cheapest costs { $cost } code and your blocks are worth { $worth }.
reason_sold_out = The supply is empty.
reason_no_slot = Your HQ has { $slots ->
    [one] one product slot, and it is
   *[other] { $slots } product slots, and all are
} taken: expand or sunset a product.
reason_no_design = Your blocks do not make any product that is open to you.
reason_no_second = No other company has a product you could copy.
reason_same_round = What others launched this round can be copied next round.
reason_no_products = You have no product.
reason_no_employees = You have no employee.
reason_salaries_due = The rest still costs { $due } and you have { $cash }: lay off another employee.
reason_must_pay = Your blocks (worth { $worth }) can pay for all your products, so they must.

# Events
event-game_started = The table is set. Mats in seat order: { $mats }. Turn order: { $order }. Money: { $money }. Employees: { $employees }. HQ cards: { $hq }. VC cards: { $vc }. Products: { $products }.
event-founder_kept = { $seat } has chosen a founder.
    .known = { $seat } has chosen { $founder }.
event-founder_shown = { $seat } starts with { $founder }.
event-round_started = Round { $round }. Turn order: { $order }.
event-turn_started = { $seat } has { $actions } actions.
event-turn_ended = { $seat } ends the turn{ $unused ->
    [0] { "" }
    [one] { " " }with one action unused
   *[other] { " " }with { $unused } actions unused
}.
event-hired = { $seat } hires { $employee } for { $price }.
event-poached = { $seat } poaches { $employee } from { $owner ->
    [none] the Rival
   *[other] { $owner }
} for { $price }.
event-expanded = { $seat } adds { $card } to the HQ for { $price }.
event-funded = { $seat } is funded by { $card }.
event-power_used = { $card } lets { $seat } { $power ->
    [free_launch] launch a product.
    [extra_action] take one more action.
    [free_hire] hire for nothing.
    [cheap_poach] poach cheaply.
    [cheap_expand] expand for $10 less.
    [pick_block] pick a block.
    [two_small] pick a small block.
    [overtime] ask for overtime.
    [royalty] collect royalties.
    [payroll_relief] take a salary token off each employee.
    [clean_layoff] lay people off without loss.
   *[clean_sunset] sunset a product without loss.
}
event-power_lost = { $seat } does not use the power of { $card }.
event-outsourced = { $seat } outsources { $block } for { $price }.
event-innovated = { $seat } launches { $product } as innovator with { $blocks }.
event-second_moved = { $seat } launches { $product } as second mover with { $blocks }.
event-flipped = The { $product } of { $seat } has competition now: side B.
event-sunsetted = { $seat } { $forced ->
    [yes] cannot keep { $product } running and loses it.
   *[no] sunsets { $product }.
}
event-laid_off = { $seat } { $forced ->
    [yes] cannot pay { $employee }, who leaves.
   *[no] lays off { $employee }.
}
event-gained = { $seat } gains{ AMOUNT($cash) ->
    [0] { "" }
   *[other] { " " }{ $cash }
}{ $valuation ->
    [0] { "" }
   *[other] { " " }+{ $valuation } valuation
}{ $blocks ->
    [none] { "" }
   *[other] { " " }{ $blocks }
}{ $source ->
    [none] { "" }
   *[other] { " " }({ $source })
}.
event-collected = { $seat } collects{ AMOUNT($cash) ->
    [0] { "" }
   *[other] { " " }{ $cash }
}{ $valuation ->
    [0] { "" }
   *[other] { " " }+{ $valuation } valuation
}{ $blocks ->
    [none] { "" }
   *[other] { " " }{ $blocks }
}.
event-substituted = { $wanted } has run out: { $seat } takes { $block } instead.
event-missed = { $wanted } has run out and nothing can replace it: { $seat } gets no block.
event-paid_code = { $seat } pays { $blocks } for { $cost } code{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
}.
event-paid_hq = { $seat } pays { $price } for the HQ{ AMOUNT($forgiven) ->
    [0] { "" }
   *[other] ; { $forgiven } are forgiven
}.
event-paid_salaries = { $seat } pays { $price } of salaries.
event-paid_rival = { $seat } pays { $price }.
event-token_moved = { $seat } is now worth { $worth } (space { $start } to { $end }).
event-salaries_changed = Salaries at { $seat } change by { $tokens } each.
event-refilled = { $row ->
    [employee] New in the row
    [hq] New HQ card
    [vc] New VC card
   *[product] New product
}, slot { $slot }: { $card }.
event-reshuffled = The { $row ->
    [employee] employee
    [hq] HQ
    [vc] VC
   *[product] product
} discards become a new deck.
event-decision_revealed = The Rival decides ({ $card }): white { $white }, grey { $grey }, blocks { $blocks }.
event-pawn_moved = The { $pawn } pawn { $space ->
    [none] finds no card and stays.
   *[other] goes to { $space }.
}
event-rival_innovated = The Rival launches { $product } as innovator with { $blocks }.
event-rival_copied = The Rival launches { $product } as second mover.
event-rival_took = The Rival takes { $card }.
event-rival_collected = The Rival collects { $blocks }.
event-markers_moved = The Rival's markers move: { $attributes }.
event-personality_acted = The Rival acts out { $card }.
event-discarded = { $card } is discarded.
event-headhunted = { $employee } leaves { $seat } for the Rival.
event-round_ended = Round { $round } is over. Spaces reached: { $index }.
event-game_ended = The game is over. Winner: { $winners }. Spaces: { $index }; money: { $money }; blocks: { $blocks }.
event-solo_ended = { $won ->
    [yes] A unicorn in round { $round }: you win.
   *[no] Round { $round } is over and you stand on space { $index }: the Rival wins.
}

# Hints
hint_value = { $move }: { $value }
