# Parts of sentences
gain = { AMOUNT($cash) ->
    [0] { $valuation ->
        [0] { $blocks ->
            [none] nothing
           *[other] { $blocks }
        }
       *[other] { $valuation } valuation{ $blocks ->
            [none] { "" }
           *[other] {" "}and { $blocks }
        }
    }
   *[other] { $cash }{ $valuation ->
        [0] { $blocks ->
            [none] { "" }
           *[other] {" "}and { $blocks }
        }
       *[other] { $blocks ->
            [none] {" "}and { $valuation } valuation
           *[other] , { $valuation } valuation and { $blocks }
        }
    }
}
a_block = { $block ->
    [D2] a { $block } block
    [T4] a { $block } block
   *[other] an { $block } block
}
player = { WHO($seat) ->
    [you] you
   *[other] { $seat }
}
symbol = { $attribute ->
    [MIN] mindfulness
    [VAC] vacation
    [TEC] technology
    [PRO] promotion
   *[WLB] work/life balance
}
worth = { $unit ->
    [start] nothing yet
    [million] ${ $amount }M
   *[billion] ${ $amount }B
}
company_start = { WHO($seat) ->
    [you] you start at { $mat } with { $money }
   *[other] { $seat } starts at { $mat } with { $money }
}
company_worth = { WHO($seat) ->
    [you] you are worth { worth }
   *[other] { $seat } is worth { worth }
}
company_end = { WHO($seat) ->
    [you] you { worth }
   *[other] { $seat } { worth }
} ({ $money }, { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
})

# Effects of VC cards
effect-none = { $text }
power-launch = a free launch
power-act = { $actions ->
    [one] one more action
   *[other] { $actions } more actions
}
power-hire = { $terms ->
    [free] a free hire
    [price] a hire at { $price } before discounts
   *[less] { $less } off a hire
}
power-poach = { $terms ->
    [free] a free poach
    [price] a poach at { $price } before discounts
   *[less] { $less } off a poach
}
power-expand = { $terms ->
    [free] a free HQ card
    [price] an HQ card at { $price }
   *[less] { $less } off an HQ card
}
power-blocks = { $n ->
    [one] a block
   *[other] { $n } blocks
} { $among ->
    [all] of any kind
    [kinds] out of { $kinds }
   *[small] of up to { $largest } squares
}
power-overtime = overtime by one person{ $times ->
    [one] {""}
   *[other] , { $times } times
}
power-royalty = { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
} the cash of a product
power-relief = { $tokens ->
    [one] a salary token
   *[other] { $tokens } salary tokens
} off every employee
power-layoff = layoffs { without_loss }
power-sunset = a sunset { without_loss }{ $pays ->
    [yes] {" "}and { $cash }
   *[no] {""}
}
power-gain = { $what ->
    [cash] { $cash }
    [valuation] { $valuation } valuation
   *[both] { $cash } and { $valuation } valuation
}{ for_each }{ $most ->
    [none] {""}
   *[other] , at most { $most } times
}
without_loss = { $loss ->
    [0] without loss
   *[other] for { $loss } valuation
}
for_each = { $per ->
    [product] {" "}for { $every ->
        [one] each product
       *[other] every { $every } products
    }
    [employee] {" "}for { $every ->
        [one] each employee
       *[other] every { $every } employees
    }
    [hq] {" "}for { $every ->
        [one] each HQ card
       *[other] every { $every } HQ cards
    }
   *[none] {""}
}

# What the Rival's personalities do
deed-pay = { WHO($seat) ->
    [you] you pay { $cash }
   *[other] { $seat } pays { $cash }
}{ for_each }{ $most ->
    [none] {""}
   *[other] , at most { $limit }
}
deed-pay_code = { WHO($seat) ->
    [you] you pay { $code } code
   *[other] { $seat } pays { $code } code
}
deed-pay_upkeep = { WHO($seat) ->
    [you] you pay the upkeep of your HQ now
   *[other] { $seat } pays the upkeep of the HQ now
}
deed-pay_salaries = { WHO($seat) ->
    [you] you pay all salaries now
   *[other] { $seat } pays all salaries now
}
deed-lose = { WHO($seat) ->
    [you] you lose { $valuation } valuation
   *[other] { $seat } loses { $valuation } valuation
}{ for_each }{ $most ->
    [none] {""}
   *[other] , at most { $most }
}
deed-raise_salaries = { WHO($seat) ->
    [you] each of your employees wants { $tokens } more a round
   *[other] each of { $seat }'s employees wants { $tokens } more a round
}
deed-return_block = { WHO($seat) ->
    [you] you return { a_block }
   *[other] { $seat } returns { a_block }
}
deed-headhunt = { WHO($seat) ->
    [you] one of your employees goes to the Rival
   *[other] one of { $seat }'s employees goes to the Rival
}
deed-discard = { $row ->
    [employee] the { $which ->
        [first] cheapest
       *[last] most expensive
    } employee in the row is discarded
    [hq] the { $which ->
        [first] first
       *[last] last
    } HQ card is discarded
    [vc] the { $which ->
        [first] first
       *[last] last
    } VC card is discarded
   *[product] the { $which ->
        [first] first
       *[last] last
    } unlaunched product is removed
}
deed-recruit = the Rival takes the { $which ->
    [first] cheapest
   *[last] most expensive
} employee in the row
deed-collect = the Rival collects its blocks { $times ->
    [one] once more
   *[other] { $times } times more
}
deed-copy = { WHO($seat) ->
    [you] the Rival copies your first product
   *[other] the Rival copies { $seat }'s first product
}{ or_else }
deed-innovate = the Rival launches the first unlaunched product{ or_else }
or_else = { $otherwise ->
    [none] {""}
   *[other] , or { $otherwise }
}

# Moves
move-keep = Keep { $founder }.
move-hire = Hire the employee in slot { $slot }.
move-poach = Poach { $employee }.
move-expand = Add the HQ card in slot { $slot }.
move-vc = Take the funding in slot { $slot }.
move-outsource = Outsource { a_block }.
move-innovate = Launch the product in slot { $slot } as innovator.
move-second = Launch the product in slot { $slot } as second mover.
move-sunset = Sunset { $product }.
move-layoff = Lay off { $employee }.
move-end_turn = End your turn.
move-done = That is all.
move-decline = Do without it.
move-pay = Pay with { $blocks }.
move-drop = Do not pay, and lose the product.
move-design = Build it with { $blocks }.
move-narrow = { $count ->
    [0] Use no { $block } blocks.
    [one] Use { $count } { $block } block.
   *[other] Use { $count } { $block } blocks.
}
move-take = Take { a_block }.
move-overtime = Let { $employee } work overtime.
move-royalty = Collect royalties for { $product }.
move-yield = Let { $employee } go to the Rival.

# What a move means at this table
keep_offer = Keep { $founder }, who starts with { $instant } and brings { $ongoing } every round.
hire_offer = Hire { $employee } { AMOUNT($price) ->
    [0] for free
   *[other] for { $price }
}: brings { $instant } now and { $ongoing } every round; salary { $salary }.
poach_offer = Poach { $employee } from { WHO($owner) ->
    [none] the Rival
    [you] your own company
   *[other] { $owner }
} { AMOUNT($price) ->
    [0] for free
   *[other] for { $price }
}: brings { $instant } now and { $ongoing } every round; salary { $salary }.
expand_offer = Add { $card } { AMOUNT($price) ->
    [0] for free
   *[other] for { $price }
}: { $employees ->
    [0] no room for employees
    [one] room for { $employees } employee
   *[other] room for { $employees } employees
}, upkeep { $upkeep } a round{ $symbols ->
    [none] { "" }
   *[other] , symbols: { $symbols }
}.
vc_offer = Funding by { $card } for { $cost } code: { $instant }, then { $power }.
outsource_offer = Outsource { a_block } for { $price } ({ $left } left).
innovate_offer = Launch { $product } as innovator ({ $ways ->
    [one] { $ways } design fits
   *[other] { $ways } designs fit
}): { $instant } now, { $ongoing } every round, upkeep { $upkeep } code.
second_offer = Launch { $product } as second mover with { $blocks }: { $instant } now, { $ongoing } every round, upkeep { $upkeep } code.
design_offer = Build it with { $blocks }.
pay_offer = Pay with { $blocks }, worth { $worth } code.
sunset_offer = Sunset { $product }{ $loss ->
    [0] {" "}without loss
   *[other] , lose { $loss } valuation
} and save { $upkeep } code a round.
layoff_offer = Let { $employee } go and save { $salary } a round.
drop_offer = Do not pay: lose { $product } and { $loss } valuation.
overtime_offer = Let { $employee } work overtime: brings { $ongoing }.
royalty_offer = Collect { $cash } in royalties for { $product }.
yield_offer = Let { $employee } go to the Rival and save { $salary } a round.

# Prompts
prompt_founder = Keep one of your founders; nobody will see the other.
prompt_action = Your turn, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} left: hire, poach, expand, take funding, outsource, launch, sunset, lay off, or end your turn.
prompt_pay = { $card } wants { $cost } code: choose the blocks. You get no change.
prompt_design = Choose the blocks that fill the { $squares } squares of { $product }.
prompt_sunset = Sunset another product for { $loss } more valuation, or is that all?
prompt_layoff = Lay off another employee, or is that all?
prompt_substitute = There are no { $block } blocks left: choose another block instead.
prompt_forced_layoff = Salaries are { $due } and you have { $cash }: { $first ->
    [yes] someone must go, which costs { $loss } valuation.
   *[no] choose who else goes.
}
prompt_upkeep = { $product } needs { $cost } code: choose the blocks. You get no change.
prompt_power = { $card } offers { $power }{ $optional ->
    [yes] : take it, or do without.
   *[no] : choose.
}
prompt_yield = The Rival hires one of your employees: who may go?
prompt_bit_rot = The Rival has reviewed your code: pay { $cost } code.
prompt_narrow = How many { $block } blocks do you want to use?

# Reasons
reason_no_room = Your HQ has room for { $places ->
    [one] { $places } employee
   *[other] { $places } employees
}, and you have { $employees }: expand or lay someone off.
reason_poor = The cheapest costs { $price }, and you have { $cash }.
reason_dear = This costs { $price }, and you have { $cash }.
reason_demo = This costs { $cost } code, and your blocks are worth { $worth }.
reason_empty_row = There is no card to take.
reason_nobody_to_poach = No other company has employees.
reason_few_blocks = The cheapest costs { $cost } code, and your blocks are worth { $worth }.
reason_sold_out = There are no blocks left to buy.
reason_no_slot = Your HQ has { $slots ->
    [one] { $slots } product slot, and it is
   *[other] { $slots } product slots, and all are
} taken: expand or sunset a product.
reason_no_design = Your blocks do not make any product that is open to you.
reason_copy_lacks = Copying { $product } takes the blocks on it, { $blocks }; you lack { $lacking }.
reason_no_second = No other company has a product that you could copy.
reason_same_round = What others launched this round can be copied from the next round on.
reason_no_products = You have no product.
reason_no_employees = You have no employee.
reason_salaries_due = Those who are left still cost { $due }, and you have { $cash }: lay off another employee.
reason_must_pay = Your blocks (worth { $worth } code) can pay for all your products, so they must.

# The deal
event-game_started = The table is set: { $companies }. Employees: { $employees }. HQ cards: { $hq }. VC cards: { $vc }. Products: { $products }.
event-founder_kept = { WHO($seat) ->
    [you] You have chosen a founder.
   *[other] { $seat } has chosen a founder.
}
    .known = { WHO($seat) ->
        [you] You have chosen { $founder }.
       *[other] { $seat } has chosen { $founder }.
    }
event-founder_shown = { WHO($seat) ->
    [you] Your founder is { $founder }.
   *[other] { $seat }'s founder is { $founder }.
}

# A turn
event-round_started = Round { $round }.{ $order_count ->
    [one] { "" }
   *[other] {" "}Turn order: { $order }.
}
event-turn_started = { WHO($seat) ->
    [you] It is your turn:
   *[other] It is { $seat }'s turn:
} { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
event-turn_ended = { WHO($seat) ->
    [you] You end your turn
   *[other] { $seat } ends the turn
}{ $unused ->
    [0] { "" }
    [one] {" "}with { $unused } action unused
   *[other] {" "}with { $unused } actions unused
}.
event-hired = { WHO($seat) ->
    [you] You hire { $employee }
   *[other] { $seat } hires { $employee }
} { AMOUNT($price) ->
    [0] for free
   *[other] for { $price }
}.
event-poached = { WHO($seat) ->
    [you] You poach { $employee }
   *[other] { $seat } poaches { $employee }
} from { WHO($owner) ->
    [none] the Rival
    [you] you
   *[other] { $owner }
} { AMOUNT($price) ->
    [0] for free
   *[other] for { $price }
}.
event-expanded = { WHO($seat) ->
    [you] You add { $card } to your HQ
   *[other] { $seat } adds { $card } to the HQ
} { AMOUNT($price) ->
    [0] for free
   *[other] for { $price }
}.
event-funded = { $card } funds { WHO($seat) ->
    [you] you
   *[other] { $seat }
}.
event-power_used = { $card } gives { WHO($seat) ->
    [you] you { $power }
   *[other] { $seat } { $power }
}.
event-power_lost = { WHO($seat) ->
    [you] You do
   *[other] { $seat } does
} without { $power } from { $card }.
event-done_by_hand = { $card }: carry this out yourselves: { $text }
event-outsourced = { WHO($seat) ->
    [you] You outsource
   *[other] { $seat } outsources
} { a_block } for { $price }.
event-innovated = { WHO($seat) ->
    [you] You launch
   *[other] { $seat } launches
} { $product } as innovator with { $blocks }.
event-second_moved = { WHO($seat) ->
    [you] You launch
   *[other] { $seat } launches
} { $product } as second mover with { $blocks }.
event-flipped = { WHO($seat) ->
    [you] Your { $product } has
   *[other] { $seat }'s { $product } has
} competition now and shows its B side.
event-sunsetted = { WHO($seat) ->
    [you] { $forced ->
        [yes] You cannot keep { $product } running, so you lose it.
       *[no] You sunset { $product }.
    }
   *[other] { $forced ->
        [yes] { $seat } cannot keep { $product } running and loses it.
       *[no] { $seat } sunsets { $product }.
    }
}
event-laid_off = { WHO($seat) ->
    [you] { $forced ->
        [yes] You cannot pay { $employee }, who leaves.
       *[no] You lay off { $employee }.
    }
   *[other] { $forced ->
        [yes] { $seat } cannot pay { $employee }, who leaves.
       *[no] { $seat } lays off { $employee }.
    }
}
event-gained = { WHO($seat) ->
    [you] You gain { gain }
   *[other] { $seat } gains { gain }
}{ $source ->
    [none] { "" }
   *[other] {" "}from { $source }
}.

# Operating
event-collected = { WHO($seat) ->
    [you] You collect { gain }.
   *[other] { $seat } collects { gain }.
}
event-substituted = There is no { $wanted } left: { WHO($seat) ->
    [you] you take { $block } instead.
   *[other] { $seat } takes { $block } instead.
}
event-missed = There is no { $wanted } left and nothing to replace it: { WHO($seat) ->
    [you] you get no block.
   *[other] { $seat } gets no block.
}
event-paid_code = { WHO($seat) ->
    [you] You pay
   *[other] { $seat } pays
} { $cost } code{ $card ->
    [none] { "" }
   *[other] {" "}for { $card }
} with { $blocks }.
event-paid_hq = { WHO($seat) ->
    [you] You pay { $price } for your HQ
   *[other] { $seat } pays { $price } for the HQ
}{ AMOUNT($forgiven) ->
    [0] { "" }
   *[other] ; the missing { $forgiven } is forgiven
}.
event-paid_salaries = { WHO($seat) ->
    [you] You pay { $price } in salaries.
   *[other] { $seat } pays { $price } in salaries.
}
event-paid_rival = { WHO($seat) ->
    [you] You pay { $price }.
   *[other] { $seat } pays { $price }.
}
event-token_moved = { $unit ->
    [start] { WHO($seat) ->
        [you] You are back at the start.
       *[other] { $seat } is back at the start.
    }
   *[other] { WHO($seat) ->
        [you] You are now worth { worth }.
       *[other] { $seat } is now worth { worth }.
    }
}
event-salaries_changed = { WHO($seat) ->
    [you] Each of your employees now wants
   *[other] Each of { $seat }'s employees now wants
} { $amount } { $change ->
    [more] more
   *[less] less
}.

# The board
event-refilled = New { $row ->
    [employee] employee
    [hq] HQ card
    [vc] VC card
   *[product] product
} in slot { $slot }: { $card }.
event-reshuffled = The discarded { $row ->
    [employee] employees
    [hq] HQ cards
    [vc] VC cards
   *[product] products
} become a new deck.
event-discarded = { $card } is discarded.

# The Rival
event-decision_revealed = The Rival decides: { $white ->
    [one] white pawn { $white } step
   *[other] white pawn { $white } steps
}, { $grey ->
    [one] grey pawn { $grey } step
   *[other] grey pawn { $grey } steps
}, blocks { $blocks }.
event-pawn_moved = The { $pawn ->
    [white] white
   *[grey] grey
} pawn { $row ->
    [none] finds no card and stays.
    [product] goes to product { $slot }.
    [hq] goes to HQ card { $slot }.
    [employee] goes to employee { $slot }.
   *[vc] goes to VC card { $slot }.
}
event-rival_innovated = The Rival launches { $product } as innovator with { $blocks }.
event-rival_copied = The Rival launches { $product } as second mover.
event-rival_took = The Rival takes { $card }.
event-rival_collected = The Rival collects { $blocks }.
event-markers_moved = The Rival's markers go down: { $attributes }.
event-personality_acted = { $card }: { $does }.
event-headhunted = { $employee } leaves { WHO($seat) ->
    [you] you
   *[other] { $seat }
} for the Rival.

# The end
event-round_ended = Round { $round } is over: { $companies }.
event-game_ended = { WHO($winners) ->
    [none] Nobody wins.
    [you] You win!
    [among] You share the win: { $winners }.
   *[other] { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
} In the end: { $companies }.
event-solo_ended = { $won ->
    [yes] { WHO($seat) ->
        [you] You are worth { worth } in round { $round }: you win!
       *[other] { $seat } is worth { worth } in round { $round } and wins!
    }
   *[no] { WHO($seat) ->
        [you] Round { $round } is over and you are worth { worth }: the Rival wins.
       *[other] Round { $round } is over and { $seat } is worth { worth }: the Rival wins.
    }
}

# Hints
hint_value = worth about { $value }
