phase-setup = Founders
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
gain-now = At once
gain-always = Every round
gain-nothing = nothing
valuation = valuation
code = code
salary = Salary
    .of = { $name }, salary { MONEY($salary) }
    .raises = { $tokens ->
        [one] { $tokens } salary token
       *[other] { $tokens } salary tokens
    }
wants = Wants
upkeep = Upkeep every round
    .code = Upkeep: { $code } code every round

## The market

people = People to hire
    .short = People
hq = HQ cards
    .short = HQ cards
vc = Venture capital
    .short = VC cards
products = Products
left = { $left } left
empty = empty
price = { $name }, { MONEY($price) }
side = { $side ->
    [A] Innovator
    [B] Innovator with competition, side B
   *[SM] Second mover
}
    .of = { $name }, { $side }
squares = squares
by = { WHO($seat) ->
    [you] by you
   *[other] by { $seat }
}
    .rival = by the Rival
supply = Code to outsource
    .block = { $block }: { $left } left, { MONEY($price) }

## The valuation track

track = Valuation: { $companies }. { $goal } ends the game.
    .plain = Valuation
    .company = { $name }: { $worth }
    .raise = salaries rise
    .start = Start

## Companies

own-hq = Headquarters and product slots
own-people = People
founder = Founder: { $name }
founders = Founders to choose from
screen = Behind your screen
    .money = behind your screen,
    .worth = worth { $code } code
hidden = behind the screen
blocks = { $count } of { $block }
    .none = No blocks.
actions = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
places = Employees and places
    .of = { $people }/{ $places } people
    .more = { $places ->
        [one] { $places } more place
       *[other] { $places } more places
    }
    .free = { $places ->
        [one] { $places } free place
       *[other] { $places } free places
    }
slots = Products and slots
    .of = { $products }/{ $slots } products
    .free = free product slot
dossier = All that is open about this company
    .products = { $products }. All that is open about this company

## The Rival

rival = The Rival
    .round = Round { $round } of { $rounds }
    .tech = Tech row
    .step = Step { $step } of { $steps }
pawn = { $colour ->
    [white] White pawn
   *[grey] Grey pawn
}
    .letter = { $colour ->
        [white] W
       *[grey] G
    }
deed = { $name }: { $deed }
next = { $does ->
    [launch] The Rival would launch this
    [copy] The Rival would copy this
   *[other] The Rival would take this
}: white pawn with { $white } of { $left } decisions, grey pawn with { $grey }
steps = Steps on the Rival’s decisions
    .deck = Steps ({ $left } left)
    .left = { $left }/{ $all }
acts = (acts with { $cards } of { $left })

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

pic-person = A person to hire: the price after discounts, the salary, what they want, what they bring at once (!) and every round (∞).
pic-office = A part of an HQ: its price, places for people, upkeep, symbols.
pic-fund = Venture capital: the code its demo costs, the money it brings, what else it does.
pic-product = A product: the grid to fill, what the innovator (1) gets and what the second mover (2) gets.
pic-blocks = Code comes in blocks; the number is the size.
pic-track = Tokens climb the skyline; the latest lies on top. At a $ salaries rise, at the horn the game ends.
pic-symbols = Solid symbols you have, outlined ones are wanted. Each match makes things cheaper.
pic-side-a = The innovator’s tile.
pic-side-b = The same with competition: side B.
pic-second = The second mover’s tile.
pic-pawns = The Rival’s pawns walk round the rows and take what they land on.
