silicon-valley-kind = { $kind ->
    [founder] Founder
    [employee] Employee
    [hq] HQ
    [vc] Venture capital
    [starting] Starting product
    [advanced] Advanced product
    [personality] Personality of the Rival
   *[decision] Decision of the Rival
}
silicon-valley-now = at once
silicon-valley-always = every round
silicon-valley-wants = wants
silicon-valley-likes = likes
silicon-valley-worth = +{ $steps } valuation
silicon-valley-salary = Salary { MONEY($sum) }
silicon-valley-upkeep = Upkeep { MONEY($sum) }
silicon-valley-code-upkeep = Upkeep { $code } code
silicon-valley-slot = product slots
silicon-valley-squares = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
silicon-valley-side = { $side ->
    [A] first
   *[SM] second
}
silicon-valley-side-letter = { $side ->
    [A] A
    [B] B
   *[SM] SM
}
silicon-valley-colour = { $colour ->
    [blue] Mild
   *[red] Harsh
}
silicon-valley-pawn = { $pawn ->
    [white] White pawn
   *[grey] Grey pawn
}
silicon-valley-collects = collects
silicon-valley-mats = Starting headquarters
silicon-valley-founder-here = Founder and employees lie above
silicon-valley-tokens = Money and tokens
silicon-valley-round = Round
silicon-valley-track = Valuation
silicon-valley-order = Turn order
silicon-valley-track-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to “!”
silicon-valley-raise = salaries rise
silicon-valley-unicorn = unicorn
silicon-valley-market = The market
silicon-valley-row = { $row ->
    [employee] Employee
    [hq] HQ card
    [vc] VC card
   *[product] Product
}
silicon-valley-hq-price = { MONEY($first) } for your first, { MONEY($second) } for the next, { MONEY($step) } more each time
silicon-valley-vc-price = pay the code on the card
silicon-valley-product-place = from { $players ->
    [one] { $players } player
   *[other] { $players } players
} on
silicon-valley-rival = The Rival
silicon-valley-clockwise = Pawns walk clockwise and count only cards without a pawn.
silicon-valley-rounds = Round
silicon-valley-ways = Steps on the decision cards
silicon-valley-steps = { $cards } × { $steps }
silicon-valley-research = Research and development
silicon-valley-attribute = { $name ->
    [MIN] Mindfulness
    [VAC] Extended vacation time
    [TEC] Superior tech development
    [PRO] Opportunities for promotion
   *[WLB] Work/life balance
}
silicon-valley-actions = Up to { $actions } actions
silicon-valley-do-hire = Hire: a matching symbol takes off a dollar for each want.
silicon-valley-do-poach = Poach from another company, with the same discount.
silicon-valley-do-expand = Expand: each HQ card costs { MONEY($step) } more than the last.
silicon-valley-do-vc = Raise money: pay code, less your matching symbols; take cash and use the power now.
silicon-valley-do-outsource = Outsource: buy a block.
silicon-valley-do-innovate = Launch first: fill the grid exactly with blocks; take the tile with side A up.
silicon-valley-do-second = Launch second, in a later round: pay the same blocks; the first tile turns to side B.
silicon-valley-do-sunset = Sunset products: lose a step of valuation for each.
silicon-valley-do-layoff = Lay off any number of employees: lose a step of valuation.
silicon-valley-outsource = Code to buy
silicon-valley-attributes = Symbols
silicon-valley-operate = Operate
silicon-valley-operate-1 = Collect what founder, employees and products bring every round.
silicon-valley-operate-2 = Pay the upkeep of your headquarters.
silicon-valley-operate-3 = Pay salaries, tokens included.
silicon-valley-operate-4 = Pay the code of each product, without change.
silicon-valley-operate-5 = What you cannot pay, you lose.
silicon-valley-rounds-aid = A round
silicon-valley-turns-1 = Turn order: the lowest valuation first; on one space, the topmost token.
silicon-valley-turns-2 = Each company takes its actions, then all operate.
silicon-valley-turns-3 = The game ends after the round in which a company becomes a unicorn: the highest valuation wins.
silicon-valley-start = Starting money
silicon-valley-start-text = { $money }, in the first turn order.
