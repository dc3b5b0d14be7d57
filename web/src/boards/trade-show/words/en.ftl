phase-development = Development
phase-show = Trade show
round = Round { $round } of { $rounds }
verb = { $verb ->
    [one] Take one card
    [two] Take a column
    [order] Order
    [place] Put dice
    [concede] Give up
    [reroll] Reroll
    [accept] Accept
    [roll] Roll
   *[other] { $verb }
}

## The draft

front = Front row
back = Back row
column = Column { $column }
    .front = Front of column { $column }: { $card }
    .back = Back of column { $column }: { $card }
key-sell = the dice must reach
key-pay = dollars it pays
key-bonus = bonus for { $company }
deck = { $cards } in the deck
supply = { $cubes ->
    [one] { $cubes } cube in the supply
   *[other] { $cubes } cubes in the supply
}
walk = Companies move on by one place each round
waiting = waiting
card = { $name }, sell { $sell }, { MONEY($pay) }
    .bonus = bonus { MONEY($amount) } for { $company }
    .own-bonus = bonus { MONEY($amount) } for your { $company }
place = { $place }. { $card }
stack = { WHO($seat) ->
    [you] Your stack, first card first
   *[other] { $seat }’s stack, first card first
}
stack-values = Sell values of the stack, first card first
free-place = free place
dice = { $count }×d{ $sides }
    .all = { $d4 ->
        [0] { "" }
       *[other] { $d4 }d4{ " " }
    }{ $d6 ->
        [0] { "" }
       *[other] { $d6 }d6{ " " }
    }{ $d8 ->
        [0] { "" }
       *[other] { $d8 }d8
    }
die = d{ $sides }
    .showing = d{ $sides } showing { $value }
cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
starts = starts

## The show

stage = { WHO($seat) ->
    [you] On show: your { $company }
   *[other] On show: { $company }, owned by { $seat }
}
booth = { $place }. { $card }, { $state ->
    [done] fulfilled
    [wanted] next
   *[later] still to come
}
next = next
wanted = Wanted: { $sell } for { $card }
rule = one die, or dice of one size together
free = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} to roll for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
offer = The offer: { MONEY($offer) }
pay-to = Pay to the order of
dollars = dollars
bonuses = bonuses
safe = If a roll misses, only { MONEY($bonus) } of bonuses stay.
sold = Sold
    .complete = Complete! +{ MONEY($complete) }
failed = No sale
    .lost = { MONEY($lost) } lost, { MONEY($kept) } of bonuses kept
final = Money at the end
gauge = What the moves are worth
    .have = accept now, cubes too
    .expect = roll on, on average
    .safe = safe bonuses
    .risk = the next roll misses
    .ask = Ask for the hint to see what rolling on is worth, and the risk.

## Lessons

learn-draft-order = Two cards at once: you say which comes first. It must be met first, so the easier one usually leads.
learn-draft-take = Take the front card of a column, or the whole column of two. You need one card for each die of your company. Think of the order: what you take first has to be met first.
learn-show-offer = This is the heart of it: take the money, or roll for the next card and risk it. The hint shows what you may expect.
learn-show-place = Your roll can meet the card. The dice you put on it stay there. An exact hit with one die earns a cube; keep the big dice for big numbers.

## Pictures in the rules

pic-company = A company: its sign, and the dice it rolls. It needs one card for each die.
pic-development = A development: the number the dice must reach, the dollars it pays, and bonuses for the companies with these signs.
pic-dice = Dice with 4, 6 and 8 sides.
pic-cube = A cube: a second chance, or { MONEY(1) } at the end.
pic-start = The start marker: whoever holds it begins the round.
pic-met = A card that was met: the die stays on it. A 7 reaches 5.
pic-player = Ana
pic-cheque = The offer grows with every card that is met.
