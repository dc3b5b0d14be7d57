# Parts of sentences
an_employee = { $employee ->
    [marketer] a marketer
    [engineer] an engineer
   *[lawyer] a lawyer
}
claim_sum = { $claim ->
    [cash] { MONEY($amount) }
    [marketers] { $amount ->
        [one] one marketer
       *[other] { $amount } marketers
    }
   *[tech] { $amount ->
        [one] one tech point
       *[other] { $amount } tech points
    }
}

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
move-demand = Demand { $amount } to settle.
move-trial = Go to trial.
move-counter = Counter with { $amount }.
move-accept = Accept the sum.
move-reject = Reject the sum and go to trial.
move-layoff = Lay off { an_employee }.
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
claim_damages = Sue for { claim_sum }.
risk_trial = Go to trial: { $dice } dice against { $defence }, you win { $odds } of the time.
reject_sum = Reject the sum and go to trial: { $dice } dice against { $defence }, { $plaintiff ->
    [yes] you win
   *[no] you lose
} { $odds } of the time.
accept_sum = Settle for { $sum }.
layoff_saves = Lay off { an_employee }: this saves { $saved } and leaves { $due } to pay.
pay_off_cost = { $ious ->
    [0] Pay off nothing
    [one] Pay off one IOU for { $cost }
   *[other] Pay off { $ious } IOUs for { $cost }
}: { $left ->
    [0] you are free of debt!
    [one] { $left } IOU and { $cash } left.
   *[other] { $left } IOUs and { $cash } left.
}
note_borrows = { WHO($seat) ->
    [you] You
   *[other] { $seat }
} would borrow { $ious ->
    [one] one IOU
   *[other] { $ious } IOUs
}.

# Prompts
prompt_discard = Discard one of your cards face down. Nobody will see it.
prompt_turn = { $hand ->
    [one] Play or sell your last card, or pass
   *[other] Play one of your { $hand } cards, sell one, or pass
}.{ $last ->
    [yes] {" "}If you pass, the phase is over.
   *[no] { "" }
}
prompt_target = Choose a player for { $card }.
prompt_bid = { WHO($seller) ->
    [you] Your { $card } is up for auction.
   *[other] { $seller } puts { $card } up for auction.
} { AMOUNT($last_bid) ->
    [0] Nobody has bid yet.
   *[other] { $bidder } bids { $last_bid }.
} You can pay up to { $capacity }: bid or drop out.
prompt_damages = { $card } against { $defendant }: { $claim ->
    [cash] how much money
    [marketers] how many marketers
   *[tech] how many tech points
} do you sue for?
prompt_open = You sue { $defendant } for { claim_sum }. Name a sum for which you would drop the case, or go to trial (you win { $odds } of the time).
prompt_respond = { $plaintiff ->
    [yes] { $other } offers you { $sum } to drop the case about { claim_sum }. Accept, reject, or name another sum (in court you win { $odds } of the time).
   *[no] { $other } sues you for { claim_sum } and would settle for { $sum }. Accept, reject, or name another sum (in court you lose { $odds } of the time).
}
prompt_salary = Salaries come to { $due }, and you have { $cash }. Borrow, lay somebody off, or pay if you can.
prompt_payoff = You owe { $ious ->
    [one] one IOU
   *[other] { $ious } IOUs
} and have { $cash }. How many do you pay off?

# Reasons
reason_first_round = { $lawsuit ->
    [yes] You cannot sue in the first round: keep { $card } or sell it.
   *[no] You cannot play { $card } in the first round: keep it or sell it.
}
reason_cost = { $card } costs { $cost }, and you can pay { $capacity } at most.
reason_no_claim = You cannot sue for money: if you lost, you would owe at least { $lowest }, and you can pay { $capacity }.
reason_no_target = No other player has what { $card } needs; you can still sell the card.
reason_debt_limit = You owe { $ious } IOUs, and that is the limit.
reason_capacity = Bids start at { $lowest } and go up in steps of { $step }; you can pay { $capacity } at most.
reason_claim = { $claim ->
    [cash] You can sue for { MONEY($lowest) } to { MONEY($highest) } in steps of { MONEY($step) }: not for more than the other player has, nor for more than you could pay.
    [marketers] You can sue for { $lowest } to { $highest } marketers.
   *[tech] You can sue for { $lowest } to { $highest } tech points.
}
reason_settlement = You can demand { $lowest } to { $limit } in steps of { $step }: the other player can pay no more, or owes no more.
reason_no_room = Name a multiple of { $step } between the offer of { $offered } and the demand of { $demand }.
reason_talks_over = { $named } sums have been named: accept or reject.
reason_short = Salaries come to { $due }, and you have { $cash }: borrow or lay somebody off.
reason_enough = You have { $cash } and need { $due }: there is nothing to borrow for.
reason_laid_off = You laid somebody off, so you cannot pay off IOUs this round.
reason_payoff = { $ious ->
    [one] One IOU costs
   *[other] { $ious } IOUs cost
} { $cost }, and you have { $cash }.

# Events
event-game_started = The game begins. Everybody has the same staff, { $cash }, { $tech ->
    [one] one tech point
   *[other] { $tech } tech points
} and { $ious ->
    [one] one IOU
   *[other] { $ious } IOUs
}.
event-rolled_for_first = { WHO($seat) ->
    [you] You roll
   *[other] { $seat } rolls
} { $dice } for the First Player Token.
event-round_started = Round { $round }: { WHO($first) ->
    [you] you are
   *[other] { $first } is
} First Player. All cards are shuffled and dealt.
event-dealt = { WHO($seat) ->
    [you] You get
   *[other] { $seat } gets
} { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}.
    .known = { WHO($seat) ->
    [you] You get
   *[other] { $seat } gets
} { $cards ->
    [none] no card
   *[other] { $cards }
}.
event-discarded = { WHO($seat) ->
    [you] You discard
   *[other] { $seat } discards
} a card face down.
    .known = { WHO($seat) ->
    [you] You discard
   *[other] { $seat } discards
} { $card } face down.
event-passed = { WHO($seat) ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-borrowed = { WHO($seat) ->
    [you] You borrow { $money } and now owe
   *[other] { $seat } borrows { $money } and now owes
} { $debt ->
    [one] one IOU
   *[other] { $debt } IOUs
}.
event-sold = { WHO($seat) ->
    [you] You sell
   *[other] { $seat } sells
} { $card } for { $price }.
event-sold_unseen = { WHO($seat) ->
    [you] You sell
   *[other] { $seat } sells
} a card for { $price }.
    .known = { WHO($seat) ->
    [you] You sell
   *[other] { $seat } sells
} { $card } face down for { $price }.
event-played = { WHO($seat) ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
event-paid_cost = { WHO($seat) ->
    [you] You pay
   *[other] { $seat } pays
} { $amount } to { WHO($payee) ->
    [none] the bank
    [you] you
   *[other] { $payee }
}.
event-headhunted = { WHO($seat) ->
    [you] You lure
   *[other] { $seat } lures
} { an_employee } away from { WHO($target) ->
    [you] you
   *[other] { $target }
}.
event-bonus_placed = { $card } stays with { WHO($owner) ->
    [you] you
   *[other] { $owner }
} for this round.
event-tech_gained = { WHO($seat) ->
    [you] You gain
   *[other] { $seat } gains
} { $points ->
    [one] one tech point
   *[other] { $points } tech points
}: { $tech } now.
event-tech_stolen = { WHO($seat) ->
    [you] You take
   *[other] { $seat } takes
} { $points ->
    [one] one tech point
   *[other] { $points } tech points
} from { WHO($target) ->
    [you] you
   *[other] { $target }
}.
event-tech_destroyed = { WHO($seat) ->
    [you] You destroy
   *[other] { $seat } destroys
} { $points ->
    [one] one tech point
   *[other] { $points } tech points
} of { WHO($target) ->
    [you] yours
   *[other] { $target }'s
}.
event-card_stolen = { WHO($seat) ->
    [you] You take
   *[other] { $seat } takes
} a card from { WHO($target) ->
    [you] your hand
   *[other] { $target }'s hand
}.
    .known = { WHO($seat) ->
    [you] You take
   *[other] { $seat } takes
} { $card } from { WHO($target) ->
    [you] your hand
   *[other] { $target }'s hand
}.
event-done_by_hand = { $card }: carry this out yourselves: { $text }
event-bid_made = { WHO($seat) ->
    [you] You bid
   *[other] { $seat } bids
} { $amount }.
event-dropped_out = { WHO($seat) ->
    [you] You drop out.
   *[other] { $seat } drops out.
}
event-auction_won = { WHO($seat) ->
    [you] You get
   *[other] { $seat } gets
} { $card } for { $price }, paid to { WHO($payee) ->
    [none] the bank
    [you] you
   *[other] { $payee }
}.
event-unsold = Nobody wants { $card }: it is discarded.
event-sued = { WHO($seat) ->
    [you] You sue
   *[other] { $seat } sues
} { WHO($defendant) ->
    [you] you
   *[other] { $defendant }
} for { claim_sum } ({ $card }).
event-demanded = { WHO($seat) ->
    [you] You
   *[other] { $seat }
} would settle for { $amount }.
event-countered = { WHO($seat) ->
    [you] You counter
   *[other] { $seat } counters
} with { $amount }.
event-rejected = { WHO($seat) ->
    [you] You reject
   *[other] { $seat } rejects
} the sum: the case goes to trial.
event-settled = { WHO($defendant) ->
    [you] You pay
   *[other] { $defendant } pays
} { $amount } to { WHO($seat) ->
    [you] you
   *[other] { $seat }
}, and the case is dropped.
event-trial_held = In court { WHO($seat) ->
    [you] you roll
   *[other] { $seat } rolls
} { $dice } ({ $total }) and { WHO($defendant) ->
    [you] you roll
   *[other] { $defendant } rolls
} { $defence } ({ $defence_total }): { WHO($winner) ->
    [you] you win.
   *[other] { $winner } wins.
}
event-damages_paid = { $amount ->
    [0] { WHO($seat) ->
        [you] You have
       *[other] { $seat } has
    } { $claim ->
        [cash] no money
        [marketers] no marketer
       *[tech] no tech point
    } to lose.
   *[other] { WHO($seat) ->
        [you] You lose
       *[other] { $seat } loses
    } { claim_sum } to { WHO($to) ->
        [none] { $claim ->
            [marketers] the discard heap
           *[other] the bank
        }
        [you] you
       *[other] { $to }
    }.
}
event-award_moved = The { $award ->
    [market] Market Leader Award
   *[tech] Tech Leader Award
} goes to { WHO($holder) ->
    [none] the bank
    [you] you
   *[other] { $holder }
}.
event-salaries_paid = { WHO($seat) ->
    [you] You pay
   *[other] { $seat } pays
} { $amount } in salaries.
event-laid_off = { WHO($seat) ->
    [you] You lay
   *[other] { $seat } lays
} off { an_employee }{ AMOUNT($due) ->
    [0] .
   *[other] ; { $due } is still due.
}
event-paid_off = { WHO($seat) ->
    [you] You pay
   *[other] { $seat } pays
} off { $ious ->
    [one] one IOU
   *[other] { $ious } IOUs
} for { $cost }{ $left ->
    [0] {" "}and { WHO($seat) ->
        [you] are free!
       *[other] is free!
    }
    [one] ; one is left.
   *[other] ; { $left } are left.
}
event-earned = { WHO($seat) ->
    [you] You earn
   *[other] { $seat } earns
} { $total }: { $units ->
    [one] one unit
   *[other] { $units } units
} at { $price }{ $contracts ->
    [0] { "" }
    [one] {" "}and one contract
   *[other] {" "}and { $contracts } contracts
}.
event-tech_rolled = { WHO($seat) ->
    [you] { $dice_count ->
        [one] Your engineer rolls
       *[other] Your engineers roll
    }
   *[other] { $dice_count ->
        [one] { $seat }'s engineer rolls
       *[other] { $seat }'s engineers roll
    }
} { $dice }: { $points ->
    [one] one tech point
   *[other] { $points } tech points
}, { $tech } now.
event-bonus_returned = Back to the deck: { $cards }.
event-round_ended = Round { $round } is over. Money less debt: { $scores }.
event-game_ended = { $reason ->
    [debt_free] The game is over in round { $round }: { WHO($winners) ->
        [you] you buy back your company!
        [among] several of you buy back your companies: { $winners }.
       *[other] { $winners_count ->
            [one] { $winners } buys back the company.
           *[other] { $winners } buy back their companies.
        }
    }
   *[round_cap] The game stops after round { $round }: { WHO($winners) ->
        [you] you are closest to freedom!
        [among] several of you are closest to freedom: { $winners }.
       *[other] { $winners_count ->
            [one] { $winners } is closest to freedom.
           *[other] { $winners } are closest to freedom.
        }
    }
}

# Hints
hint_worth = worth { $value } to you
hint_trial = worth { $value } to you; in court { $plaintiff ->
    [yes] you win
   *[no] you lose
} { $odds } of the time
hint_bid = the card is worth { $worth } to you: a gain of { $value }
