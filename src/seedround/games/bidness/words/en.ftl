# Moves
move-discard = Discard { $card } face down.
move-play = Play { $card }.
move-sell = Sell { $card }.
move-borrow = Borrow from the bank.
move-pass = Pass.
move-target = Choose { $seat }.
move-bid = Bid { $amount }.
move-drop = Drop out.
move-damages = Sue for { $amount }.
move-demand = Offer to settle for { $amount }.
move-trial = Go to trial.
move-counter = Counter with { $amount }.
move-accept = Accept the sum.
move-reject = Reject it and go to trial.
move-layoff = { $employee ->
    [marketer] Lay off a marketer.
    [engineer] Lay off an engineer.
   *[lawyer] Lay off a lawyer.
}
move-pay = Pay the salaries of those who are left.
move-payoff = { $ious ->
    [0] Pay off nothing.
    [one] Pay off one IOU.
   *[other] Pay off { $ious } IOUs.
}

# What a move means at this table
discard_card = Discard { $card }.
auction_card = Put { $card } up for auction.
play_card = Play { $card }{ AMOUNT($cost) ->
    [0] { "" }
   *[other] {" "}for { $cost }
}.
sell_card = Sell { $card } for { $price }.
borrow_money = Borrow { $money } for one more IOU.
target_seat = { $card }: choose { $seat }.
claim_damages = Sue for { $claim ->
    [cash] ${ $amount }
    [marketers] { $amount ->
        [one] one marketer
       *[other] { $amount } marketers
    }
   *[tech] { $amount ->
        [one] one tech point
       *[other] { $amount } tech points
    }
}.
risk_trial = Go to trial: { $dice } dice against { $defence }, the plaintiff wins with { $odds }.
reject_sum = Reject and go to trial: { $dice } dice against { $defence }, the plaintiff wins with { $odds }.
accept_sum = Settle for { $sum }.
layoff_saves = { $employee ->
    [marketer] Lay off a marketer
    [engineer] Lay off an engineer
   *[lawyer] Lay off a lawyer
}: saves { $saved }, leaves { $due } to pay.
pay_off_cost = { $ious ->
    [0] Pay off nothing and keep { $cash }
    [one] Pay off one IOU for { $cost }
   *[other] Pay off { $ious } IOUs for { $cost }
}{ $left ->
    [0] : debt-free!
    [one] : { $left } IOU and { $cash } left.
   *[other] : { $left } IOUs and { $cash } left.
}
note_borrows = { $seat } borrows { $ious ->
    [one] one IOU
   *[other] { $ious } IOUs
}

# Prompts
prompt_discard = Put one of your cards face down on the discard heap. Nobody will see it.
prompt_turn = Your turn with { $hand } cards: play one, sell one, or pass{ $last ->
    [yes] . If you pass, the phase is over
   *[no] { "" }
}.
prompt_target = { $card }: who is it for?
prompt_bid = { $card } of { $seller } is up for auction. { AMOUNT($last_bid) ->
    [0] Nobody has bid yet.
   *[other] { $bidder } bids { $last_bid }.
} You can pay up to { $capacity }: bid or drop out.
prompt_damages = { $card } against { $defendant }: how { $claim ->
    [cash] much money
    [marketers] many marketers
   *[tech] many tech points
} do you sue for?
prompt_open = You sue { $defendant } for { $claim ->
    [cash] ${ $amount }
    [marketers] { $amount ->
        [one] one marketer
       *[other] { $amount } marketers
    }
   *[tech] { $amount ->
        [one] one tech point
       *[other] { $amount } tech points
    }
}. Name a sum for which you would drop the case, or go to trial (you win with { $odds }).
prompt_respond = { $plaintiff ->
    [yes] { $other } offers { $sum }
   *[no] { $other } wants { $sum }
} to settle the case about { $claim ->
    [cash] ${ $amount }
    [marketers] { $amount ->
        [one] one marketer
       *[other] { $amount } marketers
    }
   *[tech] { $amount ->
        [one] one tech point
       *[other] { $amount } tech points
    }
}. Accept, reject or name another sum (in court the plaintiff wins with { $odds }).
prompt_salary = Salaries are { $due } and you have { $cash }: borrow, lay somebody off{ "" }, or pay if you can.
prompt_payoff = You owe { $ious ->
    [one] one IOU
   *[other] { $ious } IOUs
} and have { $cash }: how many do you pay off?

# Reasons
reason_first_round = { $lawsuit ->
    [yes] You cannot sue in round 1: keep or sell { $card }.
   *[no] You cannot headhunt in round 1: keep or sell { $card }.
}
reason_cost = { $card } needs { $cost }, and you can pay { $capacity } at most: sell a card first.
reason_no_target = { $card }: no other player has what it takes; you can sell it.
reason_debt_limit = You owe { $ious } IOUs, and that is the limit.
reason_capacity = Bids go from { $lowest } to { $capacity } in steps of $10; you cannot pay more.
reason_claim = You can sue for { $lowest } to { $highest } { $claim ->
    [cash] dollars in steps of 10: not for more than the other has, nor than you could pay
    [marketers] marketers
   *[tech] tech points
}.
reason_settlement = A settlement can be $10 to { $limit } in steps of $10: the other cannot pay more, or owes no more.
reason_no_room = Name a multiple of $10 between the offer of { $offered } and the demand of { $demand }.
reason_talks_over = { $named } sums have been named: accept or reject.
reason_short = Salaries are { $due } and you have { $cash }: borrow or lay somebody off.
reason_enough = You have { $cash } and need { $due }: there is nothing to borrow for.
reason_laid_off = You laid somebody off: no IOUs can be paid off this round.
reason_payoff = { $ious ->
    [one] One IOU costs
   *[other] { $ious } IOUs cost
} { $cost }, and you have { $cash }.

# Events
event-game_started = The game is on. Everybody has a marketer, an engineer, { $cash }, { $tech } tech points and { $ious } IOUs.
event-rolled_for_first = { $seat } rolls { $dice } for the First Player Token.
event-round_started = Round { $round }: { $first } is First Player. All cards are shuffled and dealt.
event-dealt = { $seat } gets { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}.
    .known = { $seat } gets { $cards ->
    [none] no card
   *[other] { $cards }
}.
event-discarded = { $seat } discarded a card.
    .known = { $seat } discarded { $card } face down.
event-passed = { $seat } passes.
event-borrowed = { $seat } borrows { $money } and now owes { $debt ->
    [one] one IOU
   *[other] { $debt } IOUs
}.
event-sold = { $seat } sells { $card } for { $price }.
event-sold_unseen = { $seat } sells a card for { $price }.
    .known = { $seat } sells { $card } face down for { $price }.
event-played = { $seat } plays { $card }.
event-paid_cost = { $seat } pays { $amount } to { $payee ->
    [none] the bank
   *[other] { $payee }
}.
event-headhunted = { $seat } takes { $employee ->
    [marketer] a marketer
    [engineer] an engineer
   *[lawyer] a lawyer
} from { $target }.
event-bonus_placed = { $card } lies in the workplace of { $owner } for this round.
event-tech_gained = { $seat } gains { $points } tech points: { $tech } now.
event-tech_stolen = { $seat } takes { $points ->
    [one] one tech point
   *[other] { $points } tech points
} from { $target }.
event-tech_destroyed = { $target } loses { $points ->
    [one] one tech point
   *[other] { $points } tech points
} to the sabotage of { $seat }.
event-card_stolen = { $seat } takes a card from the hand of { $target }.
    .known = { $seat } takes { $card } from the hand of { $target }.
event-bid_made = { $seat } bids { $amount }.
event-dropped_out = { $seat } drops out.
event-auction_won = { $seat } gets { $card } and pays { $price } to { $payee ->
    [none] the bank
   *[other] { $payee }
}.
event-unsold = Nobody wants { $card }: it is discarded.
event-sued = { $seat } sues { $defendant } ({ $card }) for { $claim ->
    [cash] ${ $amount }
    [marketers] { $amount ->
        [one] one marketer
       *[other] { $amount } marketers
    }
   *[tech] { $amount ->
        [one] one tech point
       *[other] { $amount } tech points
    }
}.
event-demanded = { $seat } would settle for { $amount }.
event-countered = { $seat } counters with { $amount }.
event-rejected = { $seat } rejects: the case goes to trial.
event-settled = { $defendant } pays { $amount } to { $seat }, and the case is dropped.
event-trial_held = In court { $seat } rolls { $dice } ({ $total }) and { $defendant } rolls { $defence } ({ $defence_total }): { $winner } wins.
event-damages_paid = { $seat } loses { $claim ->
    [cash] ${ $amount }
    [marketers] { $amount ->
        [0] no marketer, having none,
        [one] one marketer
       *[other] { $amount } marketers
    }
   *[tech] { $amount ->
        [0] no tech point, having none,
        [one] one tech point
       *[other] { $amount } tech points
    }
} to { $to ->
    [none] { $claim ->
        [marketers] the discard heap
       *[other] the bank
    }
   *[other] { $to }
}.
event-award_moved = The { $award ->
    [market] Market Leader Award
   *[tech] Tech Leader Award
} goes to { $holder ->
    [none] the bank
   *[other] { $holder }
}.
event-salaries_paid = { $seat } pays { $amount } in salaries.
event-laid_off = { $seat } lays off { $employee ->
    [marketer] a marketer
    [engineer] an engineer
   *[lawyer] a lawyer
}; { $due } are still due.
event-paid_off = { $seat } pays off { $ious ->
    [one] one IOU
   *[other] { $ious } IOUs
} for { $cost }{ $left ->
    [0] {" "}and is free!
    [one] ; one is left.
   *[other] ; { $left } are left.
}
event-earned = { $seat } earns { $total }: { $units ->
    [one] one unit
   *[other] { $units } units
} at { $price }{ $contracts ->
    [0] { "" }
    [one] {" "}and one contract
   *[other] {" "}and { $contracts } contracts
}.
event-tech_rolled = The engineers of { $seat } roll { $dice }: { $points } tech points, { $tech } now.
event-bonus_returned = Back to the deck: { $cards }.
event-round_ended = Round { $round } is over. Money less debt: { $scores }.
event-game_ended = { $reason ->
    [debt_free] The game is over in round { $round }: { $winners } buys back the company.
   *[round_cap] The game stops after round { $round }: { $winners } is closest to freedom.
}

# Hints
hint_worth = { $move }: { $value }
hint_trial = { $move }: { $value } (the plaintiff wins with { $odds })
hint_bid = { $move }: worth { $worth } to you, gain { $value }
