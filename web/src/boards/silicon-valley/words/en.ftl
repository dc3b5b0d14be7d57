phase-setup = Founders
round = Round { $round }
    .of = Round { $round } of { $rounds }
phase-act = Actions
phase-rival = Rival
phase-operate = Operate
verb = { $verb ->
    [keep] Keep
    [hire] Hire
    [poach] Poach
    [expand] Expand
    [vc] Raise money
    [outsource] Outsource
    [innovate] Launch first
    [second] Launch second
    [sunset] Sunset
    [layoff] Lay off
    [end_turn] End the turn
    [done] Done
    [decline] Do without
    [pay] Pay
    [drop] Give up the product
    [design] Build
    [narrow] Choose blocks
    [take] Take a block
    [overtime] Overtime
    [royalty] Royalties
    [yield] Let go
   *[other] { $verb }
}

## What things bring

attribute = { $name ->
    [MIN] Mindfulness
    [VAC] Extended vacation time
    [TEC] Superior tech development
    [PRO] Opportunities for promotion
   *[WLB] Work/life balance
}
    .short = { $name ->
        [MIN] Mindfulness
        [VAC] Vacation
        [TEC] Tech
        [PRO] Promotion
       *[WLB] Balance
    }
    .met = { $name }: you have it, so it costs less
    .unmet = { $name }: you lack it
block = Block { $block }, worth { $code } code
steps-up = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
    .brief = { $steps }▲
now = now
then = then
each-round = each round
code-now = code now
at-start = at the start
gain-now = At once, when you take it
gain-always = Every round, in Operate
gain-nothing = nothing
wants = wants
have = you have
lack = you lack
costs = costs
costs-code = costs { $code } code
code-a-round = { $code } code
code-cost = { $code } code
for = for
list-price = Before discounts:
salary = salary { $salary }
    .of = { $name }, salary { MONEY($salary) }
    .raises = Raised by { MONEY($tokens) }
upkeep = costs { $upkeep } a round
    .price = { $price }, then { $upkeep } a round
after = after Operate: { $cash } left
    .left-brief = { $cash } left
    .short = after Operate: { $cash } short
    .short-brief = { $cash } short
    .lost = after Operate: a product lost
    .lost-brief = product lost
after-operate = after Operate: { $worth }

## The market

market = The market
part = { $part ->
    [people] People
    [products] Products
    [investors] Investors
    [hq] HQ parts
   *[code] Code
}
tab-people = hire one, { $range }
tab-products = { $fit ->
    [0] none to launch now
    [one] you can launch one
   *[other] you can launch { $fit }
}
tab-investors = raise { $range }
tab-hq = build for { MONEY($price) }
tab-code = buy a block, { $range }
left = { $left } left
empty = empty
price = { $name }, { MONEY($price) }
poach-for = { MONEY($price) } to poach
people = no employees
side = { $side ->
    [A] Launched first, nobody has copied it
    [B] Launched first and copied: no more steps up
   *[SM] Launched second: a copy
}
    .short = { $side ->
        [A] 1st
        [B] copied
       *[SM] 2nd
    }
    .of = { $name }: { $side }
product = Launch it first
    .squares = { $squares } squares to fill
    .copy = Copy it: launched { $by }
    .copy-brief = Copy it
    .yours = Yours
if-copied = if copied
you-lack = you lack
by = { WHO($seat) ->
    [you] by you
   *[other] by { $seat }
}
    .rival = by the Rival
supply = Code to outsource
    .block = { $block }: { $left } left, { MONEY($price) }

## The valuation scale

track = Valuation: { $companies }. { $goal } ends the game.
    .plain = Valuation
    .company = { $name }: { $worth }
    .start = Start
goal-mark = { $worth } ends the game
    .short = { $worth }
coin = Salary mark: whoever comes here pays higher salaries
you = You
turn = moves now
    .before = moves before you
    .after = moves after you

## One's money

strip = Your money this round, as things are
    .if = { $verb ->
        [hire] If you hire { $name }, your money this round
        [poach] If you poach { $name }, your money this round
        [expand] If you build { $name }, your money this round
        [vc] If you take the money of { $name }, your money this round
        [outsource] If you buy this block, your money this round
        [innovate] If you launch { $name }, your money this round
        [second] If you copy { $name }, your money this round
        [sunset] If you close { $name }, your money this round
        [layoff] If you let { $name } go, your money this round
        [end_turn] If you end your turn, your money this round
       *[other] If you do this, your money this round
    }
    .brief = Your money
    .if-brief = { $name }: { $verb }
    .now = Now
    .after = After Operate
    .have = you have
    .cash = in cash
    .nothing = no cost
    .then = then { $cash }
    .only = only { $cash } there
    .you-are = you are
    .you-keep = you keep
    .short = short
    .left = in cash
    .goes = { $names } would go
    .code = Then { $code } code
    .worth = Then worth { $worth }
due = HQ
    .people = people bring
    .products = products bring
    .salaries = { $people ->
        [one] { $people } salary
       *[other] { $people } salaries
    }
    .raised = { $people ->
        [one] { $people } salary, { $more } up
       *[other] { $people } salaries, { $more } up
    }
    .unpaid = salaries
    .deed = { $cards } of { $deck } cards
told = gets
    .salaries = salaries
    .gone = { $name } goes

## Companies

own = Your company
    .more = Show all of your company
    .less = Show less of your company
own-hq = Headquarters
own-products = Products and slots
own-people = People
founder = Founder: { $name }
    .word = founder
founders = Founders to choose from
screen = Behind your screen
    .money = only you see it
    .code = { $blocks ->
        [0] no blocks
        [one] { $code } code in one block
       *[other] { $code } code in { $blocks } blocks
    }
blocks = { $count } of { $block }
    .none = No blocks.
employees = { $people ->
    [one] { $people } employee
   *[other] { $people } employees
}
tiles = { $products ->
    [one] { $products } product
   *[other] { $products } products
}
places = { $people } of { $places } places taken
    .more = { $places ->
        [one] { $places } more place for people
       *[other] { $places } more places for people
    }
    .short = { $places ->
        [one] { $places } place
       *[other] { $places } places
    }
    .free = { $places ->
        [one] { $places } free place
       *[other] { $places } free places
    }
slots = { $products } of { $slots } product slots taken
    .free = { $slots ->
        [one] { $slots } free product slot
       *[other] { $slots } free product slots
    }
    .more = one more product slot
salaries-of = salaries { $cash }
rent-of = HQ { $rent }

## The Rival

rival = The Rival
    .about = A card a round moves both pawns; it takes what they land on.
    .tech = Its code, from left to right: a launch takes the first blocks, new ones come last
    .code = Its code
    .own = It has
    .pays = pays { $product }
    .step = Step { $step } of { $steps }
pawn = { $colour ->
    [white] White pawn
   *[grey] Grey pawn
}
    .letter = { $colour ->
        [white] W
       *[grey] G
    }
disc = { $colour ->
    [white] Steps of the white pawn to here
    [grey] Steps of the grey pawn to here
   *[both] Steps of either pawn to here
}
deed = { $name }: { $deed }
next = { $does ->
    [launch] The Rival would launch this
    [copy] The Rival would copy this
   *[other] The Rival would take this
}: white pawn with { $white } of { $left } cards, grey pawn with { $grey }
landing = { $does ->
    [launch] { $cards } of { $left } cards launch it
    [copy] { $cards } of { $left } cards copy it
   *[other] { $cards } of { $left } cards take it
}
steps = { $left } of { $all } cards left
    .left = { $pawn }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }: { $left } of { $all } cards left
acts = { $cards ->
    [0] not this round
   *[other] acts: { $cards } of { $left }
}
    .brief = { $cards ->
        [0] –
       *[other] { $cards }/{ $left }
    }

## Paying, and the R&D mat

pay = Ways to pay
mat = R&D mat
    .short = R&D mat
    .for = Plan
    .grid = Grid of { $name }
    .shelf = Your blocks
    .take = Take up { $block }, { $left } left
    .lift = Lift { $block }
    .none = All your blocks are on the mat.
    .turn = Turn (R)
    .flip = Flip (F)
    .clear = Clear
    .keys = Drag a block onto the grid, or tap it and then a square. Keys: arrows move, R turns, F flips, Enter lays it down, Escape takes it back.
    .lifted = { $block } in hand.
    .fits = Row { $row }, column { $column }: fits.
    .not = Row { $row }, column { $column }: does not fit.
    .laid = { $block } laid down.
    .back = Taken back.
    .launch = Launch with this layout
    .fill = Fill every square to launch

## Signs

legend = Wanted, and you have it: it costs less
    .unmet = Wanted, and you lack it
    .step = One building is one step of valuation
    .up = Steps of valuation, now or each round
    .end = The last step of a temper: the Rival acts
    .pawns = The Rival’s pawns; squares are cards that lead them to a space

## Lessons

learn-blocks-narrow = There are very many ways to do this: choose step by step.
learn-blocks-substitute = That kind of block has run out: take another of the same size.
learn-power-block = Take a block you miss for the next launch.
learn-power-expand = Building is cheaper now. More places, more symbols: symbols make hiring cheaper.
learn-power-hire = Hiring is cheaper now: take the most expensive person you have a place for.
learn-power-launch = The fund lets you launch at once, without an action. Take the product that fits your blocks.
learn-power-layoff = You may let people go without losing valuation. You do not have to.
learn-power-overtime = One of your people works once more: who writes what you need?
learn-power-poach = Poaching is cheaper now. The people of others are in the list on the left.
learn-power-royalty = One of your products pays once more: take the one that brings most.
learn-power-sunset = You may close a product without losing valuation. You do not have to.
learn-rival-headhunt = The Rival takes one of your people: you say who.
learn-rival-layoff = The Rival’s trick costs you somebody. Part with the one you will miss least.
learn-rival-pay = The Rival makes you pay code. You get no change.
learn-setup-founder = Keep one of your founders. Look at what they bring and what they write every round.
learn-turn-act = Your turn. Prices on the buttons are what you pay, discounts included. Hire somebody first: code is what everything needs.
learn-turn-design = Fill the product’s grid with blocks. The mat lets you try; only the kinds of blocks count.
learn-turn-layoff = Who has to go? One salary less, but their code is gone too.
learn-turn-pay = Pay with blocks of at least this value. You get no change, so look for an exact sum.
learn-turn-sunset = Close a product that costs more than it brings.
learn-upkeep-layoff = Not enough money for salaries: somebody must go, and it costs valuation.
learn-upkeep-product = Products need code to stay online. Spend the blocks you will miss least.

## Pictures in the rules

pic-person = A person to hire: the price after discounts, the salary, what they want, the code they bring now and each round.
pic-office = A part of an HQ: its price, places for people, symbols, what it costs a round.
pic-fund = An investor: the money, the code that the demo costs, what else the card does.
pic-product = A product: the grid to fill, and what whoever launches it first gets.
pic-blocks = Code comes in blocks; the number is the size.
pic-track = Tokens climb the skyline; the latest lies on top. At a $ salaries rise, at the horn the game ends.
pic-symbols = Solid symbols you have, outlined ones are wanted. Each match makes things cheaper.
pic-side-a = The tile of whoever launches first.
pic-side-b = The same once somebody has copied it.
pic-second = The tile of whoever copies it.
pic-pawns = The Rival’s pawns walk round the rows and take what they land on.
