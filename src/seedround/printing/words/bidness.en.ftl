bidness-type = { $type ->
    [auction] To be auctioned
    [headhunt] Headhunting
    [lawsuit] Lawsuit
    [bonus] Bonus for this round
    [tech] Tech
   *[marketing] Marketing
}
bidness-price-auction = Goes to the highest bidder
bidness-price = { $cost ->
    [0] Costs nothing
   *[other] { $payee ->
        [target] { MONEY($cost) } to that player
       *[bank] { MONEY($cost) }
    }
}
bidness-setup = Setup
bidness-setup-1 = Shuffle all cards that lie in no hand and no workplace. Deal until everyone holds { $hand }.
bidness-setup-2 = Everyone discards { $drop ->
    [one] a card
   *[other] { $drop } cards
} face down.
bidness-play = Card play
bidness-play-1 = In turn, from the First Player: play a card, sell a card for { MONEY($sold) }, or pass.
bidness-play-2 = With fewer than { $least } cards you must pass.
bidness-play-3 = No lawsuits and no headhunting in the first round.
bidness-play-4 = The phase ends when all have passed in a row.
bidness-business = Business
bidness-business-1 = Pay salaries. If you are short of cash, lay off or borrow.
bidness-business-2 = Pay off IOUs, unless you have laid anyone off.
bidness-business-3 = Sell: the price of a unit is your tech points, rounded down to { MONEY($step) }; you sell a unit for each marketer. Add { MONEY($contract) } for each contract.
bidness-business-4 = Roll a die for each engineer: so many tech points.
bidness-business-5 = Discard bonus cards. The First Player token moves on.
bidness-salaries = Salaries
bidness-a-marketer = each marketer
bidness-an-engineer = each engineer
bidness-lawyers = All lawyers together, by their number:
bidness-payoff = Paying off
bidness-ious = { $ious ->
    [one] { $ious } IOU
   *[other] { $ious } IOUs
}
bidness-debt = Borrowing
bidness-debt-text = Take { MONEY($sum) } and an IOU whenever you need them, up to { $most } IOUs.
bidness-suit = Lawsuits
bidness-suit-1 = Name the defendant and the damages.
bidness-suit-2 = Settle for a sum, or go to trial.
bidness-suit-3 = Trial: { $dice } dice each, and one more for each lawyer and legal intern.
bidness-suit-4 = The higher sum wins; a tie goes to the defendant. A plaintiff who loses gives up the same damages.
bidness-awards = Awards
bidness-market-leader = units for the only player with the most marketing points
bidness-tech-leader = on the price for the only player with the most tech points
bidness-goal = Goal
bidness-goal-text = The first to owe nothing after paying off wins; if several are free at once, the one with the most tech points.
bidness-workplace = Workplace
bidness-place-staff = Employees
bidness-place-contracts = Contracts
bidness-place-bonus = Bonus cards
bidness-place-awards = Awards
bidness-place-cash = Cash
bidness-place-ious = IOUs
bidness-place-tech = Tech points
bidness-tech = { $tech ->
    [one] { $tech } tech point
   *[other] { $tech } tech points
}
bidness-start = At the start: { $what }
bidness-note = Seed Round bank
bidness-iou = I owe you
bidness-award-market = Market Leader
bidness-award-tech = Tech Leader
bidness-first-player = First Player
