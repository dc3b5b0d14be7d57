phase-development = Development
phase-show = Trade show
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

## The race

race = Money, and who is on
who = { WHO($seat) ->
    [you] You
   *[other] { $seat }
}
you-stand = You: { $how }
ghost = { $verb ->
    [accept] If you accept
   *[other] If you do this
}
place-so-far = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
either-way = A hit takes you to { MONEY($hit) }, a miss leaves you at { MONEY($miss) }.
cube-rule = Every cube you own at the end is { MONEY($worth) } more; { $cost ->
    [one] { $cost } buys
   *[other] { $cost } buy
} a second roll.
starts = starts

## The draft

market = The market
front = Front row
    .how = take any one
back = Back row
    .how = only with the card in front
both = both
order-first = first
order-second = then
order-next = you choose the order next
column = Column { $column }
    .front = Front row, column { $column }: { $card }
    .back = Back row, column { $column }: { $card }
ring = { $chance } to sell that far
    .both = { $chance } to sell both
    .means = Rings: chance to sell that far
deck = { $cards } in the deck
supply = { $cubes ->
    [one] { $cubes } cube left
   *[other] { $cubes } cubes left
}
booths = The other booths
booth-of = { WHO($seat) ->
    [you] Your booth
   *[other] The booth of { $seat }
}
waiting = Not in this round
walk = Companies move on one place each round.
card = { $name }, sell { $sell }, { MONEY($pay) }
    .bonus = bonus { MONEY($amount) } for { $company }
    .own-bonus = bonus { MONEY($amount) } for your { $company }
pays = { MONEY($pay) }
dock = Your stack
    .rule = { $dice } dice, { $dice } cards. One roll a card, from the left. Dice that met a card stay on it.
pool = Your dice
place = { $place }. { $card }
offer-there = offer
no-die = No die left for it
out-of-reach = Out of reach
complete = if all are met
    .adds = +{ MONEY($bonus) }
    .means = Meet every card and { MONEY($bonus) } comes on top.
stack = { WHO($seat) ->
    [you] Your stack, first card first
   *[other] { $seat }’s stack, first card first
}
free-place = free place
dice = { $count }×d{ $sides }
die = d{ $sides }
    .showing = d{ $sides } showing { $value }
cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
    .owned = { $cubes ->
        [0] no cubes owned
        [one] { $cubes } cube owned
       *[other] { $cubes } cubes owned
    }

## The show

stage = { WHO($seat) ->
    [you] Your { $company }
   *[other] { $seat }: { $company }
}
roll-rule = Now roll { $sell } or more: one die, or dice of one size together.
met-so-far = { $cards } of { $all } cards met
met = met
exact = exactly { $value }: a cube
or-more = roll { $sell } or more
to-get-here = to get here
booth = { $place }. { $card }, { $state ->
    [done] met
    [wanted] next
   *[later] still to come
}
low = Offer and dice
wanted = Roll { $sell } or more for { $card }
rule = One die, or dice of one size together.
    .cube = Exactly { $sell } with one die earns a cube: { MONEY($worth) } at the end; { $cost ->
        [one] { $cost } buys
       *[other] { $cost } buy
    } a second roll.
reaches = enough
too-low = too low
shown = { WHO($seat) ->
    [you] Your show is over
   *[other] { $seat }’s show is over
}
accept = Accept
roll = { $dice ->
    [one] Roll your last die
   *[other] Roll { $dice } dice
}
reroll = Pay { $cost } cubes, roll again
concede = Let the sale fail, keep { MONEY($bonus) }
free = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} to roll
offer = The offer: { MONEY($offer) }
pay-to = { WHO($seat) ->
    [you] Pay to you
   *[other] Pay to { $seat }
}
more = { MONEY($by) } more
sold = Sold
    .complete = Complete! { MONEY($complete) } of it on top.
failed = No sale
    .lost = { MONEY($lost) } lost, { MONEY($kept) } of bonuses kept
final = Money at the end
gauge = Sure money or the dice?
    .label = { MONEY($sure) } for certain, { MONEY($average) } on average with the dice
    .certain = for certain
    .cubes = { $cubes ->
        [one] + { $cubes } cube
       *[other] + { $cubes } cubes
    }
    .hit = { $chance } in 100 hit
    .narrow = { $chance } hit: { MONEY($offer) }
    .exact = { $chance } bring a cube
    .miss = { $chance } miss: { MONEY($bonus) }
    .again = { $chance } miss
    .average = Rolling brings { $average } on average.
    .loses = { $cubes ->
        [0] A miss keeps your bonuses, { MONEY($bonus) }, and loses { MONEY($lost) }.
        [one] A miss keeps your bonuses, { MONEY($bonus) }, and loses { MONEY($lost) } and the cube.
       *[other] A miss keeps your bonuses, { MONEY($bonus) }, and loses { MONEY($lost) } and { $cubes } cubes.
    }
    .pay = After a miss { $cost } of your { $cubes } cubes buy another roll.
tonight = Tonight’s show

## The legend

sign-sell = what the dice must reach: one die, or dice of one size together
sign-pay = dollars the card pays once it is met
sign-bonus = bonus for the company with this sign; yours is filled
sign-ring = chance to sell that far
sign-cube = a cube: { MONEY($worth) } at the end, and { $cost ->
    [one] { $cost } of them buys
   *[other] { $cost } of them buy
} a second roll
sign-flag = starts the round
sign-die = dice with 4, 6 and 8 sides

## Lessons

learn-draft-order = You took both cards: you say which comes first. It must be met first, so the easier one usually leads.
learn-draft-take = Take the front card of a column, or the whole column. You need one card for each die of your company. Think of the order: what you take first has to be met first.
learn-show-offer = This is the heart of it: take the money, or roll for the next card and risk it. The hint shows what you may expect.
learn-show-place = Your roll can meet the card. The dice you put on it stay there. An exact hit with one die earns a cube; keep the big dice for big numbers.

## Pictures in the rules

pic-company = A company: its sign, and the dice it rolls. It needs one card for each die.
pic-development = A development: the number the dice must reach, the dollars it pays, and bonuses for the companies with these signs.
pic-dice = Dice with 4, 6 and 8 sides.
pic-cube = A cube: a second chance, or { MONEY($worth) } at the end.
pic-start = The start marker: whoever holds it begins the round.
pic-met = A card that was met: the die stays on it. A 7 reaches 5.
pic-player = Ana
pic-cheque = The offer grows with every card that is met.
