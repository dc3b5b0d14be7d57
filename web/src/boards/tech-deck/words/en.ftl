phase-setup = Setup
phase = { $step ->
    [customers] New customers
    [before] Effects
    [assist] Assist
    [after] Effects
   *[refresh] Refresh
}
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
when = { $phase ->
    [before] Before assisting:
    [after] After assisting:
    [assist] While assisting:
    [won] On a win:
   *[main] Effects:
}
used = used
idle = A group card: it does nothing here.
only-value = A venture card: in a hand it is only its { $value }.
card = { $name }: { $text }
    .used = { $name }, used: { $text }
seen = The others have seen it

## How it stands

standing = How it stands
goal = Serve the most customers.
    .tie = Level? The higher sum wins.
you = You
your-team = Your team
team = Team { $team }
score-count = { $points } served
score-says = served, sum { $sum }
score-leads = leads
score-ghost = On its way: a point, unless it becomes a venture
score-of = { $team }: { $points } served, sum { $sum }. Open the score pile
come = { $customers ->
    [0] to come: the last round
    [one] to come, then the game ends
   *[other] to come, then the game ends
}
    .short = to come
    .all = { $customers } customers to come
    .next = { $come ->
        [one] { $come } comes next
       *[other] { $come } come next
    }
    .first = first
unhappy = Left unhappy
    .count = { $count } of { $limit } unhappy
    .customer = Unhappy: { $name }
pile = { $pile ->
    [score] { $team }: score pile
   *[discard] { $team }: discard
}
    .sum = { $cards ->
        [0] No cards yet.
        [one] One card, value { $sum }
       *[other] { $cards } cards, sum { $sum }
    }

## The platform

row = Customers waiting, the oldest on the left
place = Place { $place }: { $name }. { $text }
free = a free place
leaves = { $order ->
    [1] leaves first
    [2] leaves second
    [3] leaves third
   *[other] leaves then
}
    .not = can wait
    .served = served
worth-venture = A point, or a venture:
worth-point = A point, no venture.
exit = Unhappy exit
    .why = A full row pushes the left end out.
no-set = No set of your hand fits.
    .chosen = not with these cards
sums-more = +{ $sets } more

## The sum

ticket-empty = Pick cards: their sum must be the customer’s number, and one must have its shape.
ticket-fits = fits { $names }
ticket-helped = with an effect that helps
ticket-more = so far: add another card
ticket-onward = for { $names }
ticket-over = { $by } over { $name }
ticket-short = { $by } short of { $name }
ticket-exact = exactly { $name }, but without its shape
ticket-shape = One card must have the same shape.

## Sets

run = The sets that were played
down = { $cards ->
    [one] one card, face down
   *[other] { $cards } cards, face down
}
nothing = plays nothing
twice = ×2
help-short = may be { $by } short
help-over = may be { $by } over
help-wild = any shape will do
help-edge = highest card +{ $by }
stage-both = Both want { $name }: the highest card takes it.
stage-wants = { $who ->
    [1] You want { $name }.
   *[other] { $team } wants { $name }.
}
stage-sum = is the sum; { $name } asks for { $value }.
stage-waiting = waiting
stamp-yours = Yours!
stamp-theirs = { $team } wins
stamp-failed = No fit
duel-against = against
duel-level = level with
duel-beats = beats
duel-loses = loses to
duel-rule = The highest card decides; if level, the next one.
duel-by = { $by ->
    [values] The higher card wins.
    [domains] All numbers are level: the higher shape wins (circle, square, triangle, diamond).
   *[marker] All is level: who goes first wins.
}
step = { $step ->
    [down] Both sets lie face down.
    [named] Turn over, name a customer
    [help] Effects help
    [decided] Who serves whom?
    [gains] A point or a venture
   *[back] Other sets go back
}

## Hands and ventures

hand = Hand
    .known = { $known ->
        [0] { $cards } in hand, none of them known
       *[other] { $cards } in hand; known: { $names }
    }
    .cards = { $cards } in hand
    .away = { $name } is on the table
    .empty = No cards in hand.
deck-of = deck { $cards }
discard-of = discard { $cards }
ventures = Ventures, each once a round
area = Area { $area }
    .shared = shared
    .empty = no venture yet
marker = goes first
    .why = Uses effects first, shows its set last
leads = { WHO($seat) ->
    [you] you lead
   *[other] { $seat } leads
}
lead = leads
out = out until the next round

## Cards to choose from

tray = { $zone ->
    [customers] The next customers, for your eyes only
    [start] Cards for your start deck
    [offered] Ventures to choose from
    [deck] Turned up from the deck
   *[discard] From the discard
}

## The legend

legend-domain = { $domain ->
    [service] Service, the circle
    [technology] Technology, the square
    [science] Science, the triangle
    [information] Information, the diamond
   *[open] Open: counts as every shape
}
legend-venture = This customer can become a venture: its effect then works once a round.
legend-used = Used this round; free again in the next one.
legend-seen = The others have seen this card in your hand.
legend-marker = Uses effects first, shows its set last, wins when all is level.
legend-unhappy = Customers who left unhappy: at { $limit } the game is lost.

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

pic-domains = The domains and the open cards, each with its own shape.
pic-card = A card: its value on the shape of its domain, what it does, and when.
pic-closed = Cards that you may not see.
pic-sum = 3, 4 and 1 make 8, and one of them has the customer’s domain: the set fits.
pic-venture = A venture in its area helps every round.
pic-used = It was used this round.
