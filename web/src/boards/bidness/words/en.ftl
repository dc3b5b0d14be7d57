phase-setup = Setup
phase-play = Card play
phase-business = Business
round = Round { $round }
verb = { $verb ->
    [discard] Discard
    [play] Play
    [sell] Sell
    [borrow] Borrow
    [pass] Pass
    [target] Choose
    [bid] Bid
    [drop] Drop out
    [damages] Sue for
    [demand] Demand
    [trial] Go to trial
    [counter] Counter
    [accept] Accept
    [reject] Reject
    [layoff] Lay off
    [pay] Pay
    [payoff] Pay off
   *[other] { $verb }
}

## Companies

first = starts
    .means = First Player: starts this round
you = you
    .short = You
employee = { $employee ->
    [marketer] marketer
    [engineer] engineer
   *[lawyer] lawyer
}
    .count = { $employee ->
        [marketer] { $count ->
            [one] { $count } marketer
           *[other] { $count } marketers
        }
        [engineer] { $count ->
            [one] { $count } engineer
           *[other] { $count } engineers
        }
       *[lawyer] { $count ->
            [one] { $count } lawyer
           *[other] { $count } lawyers
        }
    }
market-leader = Market Leader
    .gains = Market Leader: { $units } units more
tech-leader = Tech Leader
    .gains = Tech Leader: { MONEY($money) } more for each unit
tech-short = { $points } tech
iou = IOU
ious = { $ious ->
    [one] { $ious } IOU
   *[other] { $ious } IOUs
}
sells = sells
hand = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
laid-off = laid off: no paying off this round
    .short = no paying off
cash = Cash: { MONEY($cash) }
borrow = Borrow { MONEY($money) } for one IOU
keep = Pay off none
your-hand = Your hand
no-cards = No cards left. Somebody has to answer the phone.

## The market

deck = { $cards ->
    [one] card to draw
   *[other] cards to draw
}
heap = Discarded this round
    .none = Nothing yet.
face-down = { $cards } face down
bank = In the bank
    .sign = BANK
passed = { $count } of { $all } passed in a row
    .ends = { $count } of { $all } passed in a row; when all have, card play ends.

## Cards

type = { $type ->
    [auction] to be auctioned
    [headhunt] headhunting
    [lawsuit] lawsuit
    [bonus] bonus for this round
    [tech] tech
   *[marketing] marketing
}
copies = { $count } of them
price-auction = auction
price-free = free
price-to-target = { MONEY($cost) } to them
hires = { $employee ->
    [marketer] Sells one more unit each round.
    [engineer] Rolls a die for tech points each round.
   *[lawyer] One more die in court. Expensive in numbers.
}
contracts = { MONEY($money) } every round, for good.
headhunts = { $employee ->
    [marketer] Take a marketer from another player.
    [engineer] Take an engineer from another player.
   *[lawyer] Take a lawyer from another player.
}
sues = { $claim ->
    [cash] Sue for their cash.
    [marketers] Sue for up to { $max } marketers.
   *[tech] Sue for up to { $max } tech points.
}
does = { $effect ->
    [partner_tech] { $count } tech points for you and a partner.
    [steal_tech] Take { $count } tech points.
    [destroy_tech] Destroy { $count } tech points.
    [steal_card] Take a random card from a hand.
    [trial_dice] { $count ->
        [one] { $count } more die in court this round.
       *[other] { $count } more dice in court this round.
    }
    [marketing] { $count ->
        [one] { $count } more unit this round.
       *[other] { $count } more units this round.
    }
    [smear] { $count ->
        [one] { $count } unit less for a rival this round.
       *[other] { $count } fewer units for a rival this round.
    }
   *[tech] { $count ->
        [one] { $count } tech point.
       *[other] { $count } tech points.
    }
}

## The auction

auction = { WHO($seat) ->
    [you] You sell
   *[other] { $seat } sells
}
    .rule = The highest bid pays at once. Who drops out stays out.
bid = { WHO($seat) ->
    [you] You bid { MONEY($sum) }
   *[other] { $seat } bids { MONEY($sum) }
}
    .none = No bid yet
    .was = bid { MONEY($sum) }
sold = { WHO($seat) ->
    [you] You pay { MONEY($sum) }
   *[other] { $seat } pays { MONEY($sum) }
}
    .stamp = Sold
unsold = Nobody wants it
    .stamp = Unsold
bidder = { $state ->
    [won] wins
    [out] out
    [speaks] to bid
    [leads] leads
   *[in] in
}
can-pay = { MONEY($cash) } in cash, can pay { MONEY($capacity) } with IOUs
key-cash = cash
key-iou = an IOU, { MONEY($money) } each

## The court

plaintiff = Plaintiff
defendant = Defendant
case = The { $card } case
damages = Damages: { $sum }
claim = { $claim ->
    [cash] money
    [marketers] marketers
   *[tech] tech points
}
    .sum = { $claim ->
        [cash] { MONEY($count) }
        [marketers] { $count ->
            [one] { $count } marketer
           *[other] { $count } marketers
        }
       *[tech] { $count ->
            [one] { $count } tech point
           *[other] { $count } tech points
        }
    }
dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
trial = In court: { $dice } dice against { $defence }, the plaintiff wins { $odds } of the time
odds = { WHO($seat) ->
    [you] for you; a tie goes to the defendant
   *[other] for { $seat }; a tie goes to the defendant
}
talks = Demanded: { MONEY($demand) }, offered: { MONEY($offered) }
    .none = No sum has been named.
offers = { WHO($seat) ->
    [you] You offer { MONEY($sum) }
   *[other] { $seat } offers { MONEY($sum) }
}
wants = { WHO($seat) ->
    [you] You want { MONEY($sum) }
   *[other] { $seat } wants { MONEY($sum) }
}
settled = Settled: { MONEY($sum) }
wins = wins
if-settled = Settled
    .pays = { WHO($seat) ->
        [you] You pay { MONEY($sum) } to { $to }
       *[other] { WHO($to) ->
            [you] { $seat } pays you { MONEY($sum) }
           *[other] { $seat } pays { MONEY($sum) } to { $to }
        }
    }
in-court = In court, { $odds }
    .takes = { WHO($seat) ->
        [you] You take { $sum }
       *[other] { $seat } takes { $sum }
    }
otherwise = In court, otherwise
    .loses = { WHO($seat) ->
        [you] You lose { $sum }
       *[other] { $seat } loses { $sum }
    }

## Sums to name

less = less
more = more
borrows = { WHO($seat) ->
    [you] You would borrow { $ious ->
        [one] one IOU
       *[other] { $ious } IOUs
    }.
   *[other] { $seat } would borrow { $ious ->
        [one] one IOU
       *[other] { $ious } IOUs
    }.
}
from-cash = { WHO($seat) ->
    [you] You can pay this in cash.
   *[other] { $seat } can pay this in cash.
}
do-bid = Bid { MONEY($sum) }
do-sue = Sue for { $sum }
do-demand = Demand { MONEY($sum) }
do-counter = Counter with { MONEY($sum) }

## The books

books = The books of the Business Phase
line = { $step ->
    [salary] Salaries
    [borrowed] Borrowed
    [layoff] Laid off
    [payoff] Paid off
    [earned] Earnings
   *[tech] Engineers
}
    .sum = In and out
sales = { $units } × { MONEY($price) }{ $contracts ->
    [0] { "" }
    [one] { " " }+ { $contracts } contract
   *[other] { " " }+ { $contracts } contracts
}
payday = Payday
    .short = short by
    .left = left

## Lessons

learn-auction-bid = Bid or drop out. The slider knows how far you can go; beyond your cash you borrow.
learn-business-payoff = Pay off IOUs while it is cheap: each further one in the same round costs more.
learn-business-salary = Salaries are due and the till is short. Borrow for an IOU, or let somebody go.
learn-setup-discard = Everyone puts one card away in secret. Part with the one you would never play.
learn-suit-damages = How much do you claim? If you lose, you pay.
learn-suit-open = Talk first, or go to court? The prompt tells the odds.
learn-suit-respond = Compare the sum with what you would lose in court on average.
learn-turn-act = Play a card, sell one for a little money, or pass. Some cards go up for auction: you get the money if another player wins.
learn-turn-target = Who should it hit? Look at who is ahead and who can defend themselves.

## Pictures in the rules

pic-marketer = Marketers sell.
pic-engineer = Engineers bring tech points.
pic-lawyer = Lawyers are dice in court.
pic-contract = A contract pays every round.
pic-ious = IOUs: { MONEY($value) } each, at most { $most }. { $owed ->
    [one] { $owed } is
   *[other] { $owed } are
} owed here.
pic-negligence = Sue for money.
pic-libel = Sue for marketers.
pic-patent = Sue for tech points.
pic-intern = One more die in court.
pic-dice = In court the higher total wins; a tie goes to the defendant.
pic-market = Market Leader Award
pic-tech = Tech Leader Award

## The office

standing = How far everybody is from being free of debt
    .measure = Fewest IOUs leads; then money less debt.
way-out = No IOU left: free
nobody-free = Nobody has the money for it this round.
prices = Paying off in one round: { $prices }.
price-of = { $ious ->
    [one] { $ious } IOU { MONEY($cost) }
   *[other] { $ious } IOUs { MONEY($cost) }
}
named = { WHO($seat) ->
    [you] You
   *[other] { $seat }
}
interns = { $count ->
    [one] { $count } intern
   *[other] { $count } interns
}
nobody-works = nobody works here
contract-pays = Government contract: { MONEY($money) } every round
chart = { $units } units at { MONEY($price) } are sold each Business Phase, with { $points } tech points; salaries are { MONEY($salary) }.
units-at = { $units } × { MONEY($price) }
tech-count = { $points ->
    [one] { $points } tech point
   *[other] { $points } tech points
}
court-dice = { $dice ->
    [one] { $dice } die in court
   *[other] { $dice } dice in court
}
their-turn = to move
your-turn = your turn
sue = Sue { $seat }
choose = { $seat }
to-win = to win
up-to = up to { $sum }
dice-to = { $mine } dice against { $theirs }
awards-free = not awarded
lot-changes = If you get it: { $card }
key-rung = a rung: { MONEY($money) } in cash
pays-off = { $ious ->
    [one] pays one
   *[other] pays { $ious }
}

## My Business Phase

in-case = { $case }: { $warning }
plan = as things stand
    .ahead = with this move
    .before = Cash now
    .no = no
    .chance = { $points }+, { $chance }
    .line = { $line ->
        [due_borrowed] Borrow
        [due_layoffs] Layoffs
        [due_salaries] Salaries
        [due_payoff] Pay off IOUs
        [due_sales] Sales
        [due_contracts] Contracts
        [due_tech] Tech points
       *[other] Other
    }
    .end = Cash then
    .ious = IOUs
    .net = Money less debt

## The legend

legend-ious = IOUs on a spike: { MONEY($value) } of debt each, at most { $most }. Who has none left wins.
legend-cash = Cash on the desk
legend-intern = Legal intern: one more die in court, this round only
legend-dice = Dice in court: the higher sum wins, a tie goes to the defendant
legend-rung = A rung of a ladder: cash that can be bid
