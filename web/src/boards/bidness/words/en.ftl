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

you = you
first = first
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
contract = contract
staff = Marketers: { $marketers }, engineers: { $engineers }, lawyers: { $lawyers }, contracts: { $contracts }
market-leader = Market Leader
tech-leader = Tech Leader
tech-points = tech points
tech-short = { $points } tech
iou = IOU
    .free = free
ious = { $ious ->
    [one] { $ious } IOU
   *[other] { $ious } IOUs
}
sells = sells { $units } × { MONEY($price) }
salaries = salaries { MONEY($due) }
hand = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
laid-off = laid off: no paying off this round
cash = Cash: { MONEY($cash) }
capacity = up to { MONEY($capacity) } with IOUs
borrow = Borrow { MONEY($money) } for one IOU
keep = Pay off none
your-hand = Your hand
no-cards = No cards left. Somebody has to answer the phone.

## The market

deck = { $cards } in the deck
heap = Discarded this round
face-down = { $cards } face down
bank = In the bank
no-award = no award
passed = { $count } of { $all } passed in a row

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
pic-ious = IOUs: { MONEY($value) } each, at most { $most }. Three are owed here.
pic-negligence = Sue for money.
pic-libel = Sue for marketers.
pic-patent = Sue for tech points.
pic-intern = One more die in court.
pic-dice = In court the higher total wins; a tie goes to the defendant.
pic-market = Market Leader Award
pic-tech = Tech Leader Award
