phase-setup = Setup
phase-effects = Effects
phase-assist = Assist
phase-win = Win
verb = { $verb ->
    [venture] Keep a venture
    [start] Begin with
    [pass] Pass
    [use] Use an effect
    [pick] Pick
    [bury] Send to the bottom
    [none] Nothing
    [set] Play a set
    [first] Name a card
    [stop] Finish the set
    [assist] Assist
    [score] Score
    [area] Make it a venture
    [retire] Retire
   *[other] { $verb }
}

## Cards

domain = { $domain ->
    [service] Service
    [technology] Technology
    [science] Science
    [information] Information
   *[open] open
}
kind = { $kind ->
    [venture] Venture
   *[group] Group
}
when = { $phase ->
    [before] before
    [after] after
    [assist] assist
    [won] on a win
   *[main] effects
}
    .label = { when }:
used = used
card = { $name }: { $text }
    .used = { $name }, used: { $text }
seen = Seen by the other team

## The stop

row = Customers waiting, the oldest on the left
place = Place { $place }: { $name }. { $text }
oldest = next to leave
free = free
unhappy = Unhappy
    .count = { $count } of { $limit }: at { $limit } everyone loses
    .customer = Unhappy: { $name }
deck = Customers to come
next = Next
sums = What your hand can serve
    .more = and { $sets } more
plan = Choose a customer or cards; what fits stays lit.

## Teams

team = Line { $team }
marker = First team marker
leads = { WHO($seat) ->
    [you] you lead
   *[other] { $seat } leads
}
lead = leads
score = Score
    .count = { $points } scored
    .sum = sum { $sum }
    .race = { $points } · sum { $sum }
    .of = Line { $team }: { $points } scored, values add up to { $sum }
hand = Your team’s hand
    .count = { $cards } in hand
    .empty = No cards in hand.
draw = Deck
discard = Discard
pile = Line { $team }: { $pile ->
    [score] score pile
   *[discard] discard
}
    .sum = { $cards ->
        [0] No cards yet.
        [one] One card, value { $sum }
       *[other] { $cards } cards, values add up to { $sum }
    }
area = Area { $area }
    .shared = shared
    .empty = no venture yet
out = out of this assist phase
naming = Set so far
won = Won

## Sets

run = The sets of this run
down = { $cards } face down
total = total { $total }
slack = off by { $low } to { $high }
wild = any domain
twice = ×2
edge = +{ $edge } in a contest
outcome = { $outcome ->
    [wins] wins
    [loses] back to hand
   *[failed] no match, back to hand
}
by = { $by ->
    [values] higher card
    [domains] higher domain
   *[marker] holds the marker
}
for = for { $card }

## Cards to choose from

tray = { $zone ->
    [customers] The next customers, for your eyes
    [start] Cards for your start deck
    [offered] Ventures to choose from
    [deck] Turned up from the deck
   *[discard] From the discard
}

## Lessons

learn-assist-declare = Your set fits several customers: say which one you assist.
learn-assist-place = Score the customer for a point, or turn it into a venture with an effect.
learn-assist-retire = The area is full: an older venture retires to your score pile.
learn-assist-set = Choose cards whose values add up to a customer in the row. Customers that your cards can reach light up.
learn-effect-bury = You look ahead: send cards to the bottom or leave them.
learn-effect-pick = The effect wants a card: pick one.
learn-effect-use = Cards have effects, each once a round. The button says what it does. Passing is fine.
learn-setup-start = Playing alone, you choose what you start with. Different domains serve different customers.
learn-setup-venture = Your first venture: its effect helps you all game. Read both, then keep one.

## Pictures in the rules

pic-domains = Four domains and the open cards, each with its own shape.
pic-card = A card: its value on the shape of its domain, what it does, and when.
pic-closed = Cards that you may not see.
pic-sum = 3, 4 and 1 make 8, and one of them has the customer’s domain: the set fits.
pic-venture = A venture in its area helps every round.
pic-used = It was used this round.
