# Parts of sentences
whose = { WHO($seat) ->
    [you] { "" }
   *[other] { $seat }:{ " " }
}
sign = { $up ->
    [yes] +
   *[no] -
}
owed = { $ious ->
    [one] { $ious } IOU
   *[other] { $ious } IOUs
}
at_stake = { $amount ->
    [0] nothing
   *[other] { $most ->
        [yes] up to{ " " }
       *[no] { "" }
    }{ $claim ->
        [cash] { MONEY($amount) }
        [marketers] { $amount ->
            [one] { $amount } marketer
           *[other] { $amount } marketers
        }
       *[tech] { $amount ->
            [one] { $amount } tech point
           *[other] { $amount } tech points
        }
    }
}

# The standing
goal_freedom = Be the first to owe nothing.
race_debt = { $ious ->
    [0] free
   *[other] { owed }
}, { $net }
race_money = { $cash } in cash, { $debt } of debt
race_ties = in a tie: { $tech ->
    [one] { $tech } tech point
   *[other] { $tech } tech points
}, then { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
ends_in_freedom = Ends when somebody owes nothing{ $last ->
    [0] { "" }
   *[other] , after round { $last } at the latest
}. Fewest IOUs now: { $least }.
freedom_near = { WHO($seats) ->
    [you] You have the money to be free this round.
    [among] Several of you have the money to be free this round: { $seats }.
   *[other] { $seats_count ->
        [one] { $seats } has the money to be free this round.
       *[other] { $seats } have the money to be free this round.
    }
}

# The forecast
due_business = { $now ->
    [yes] Your business phase
   *[no] Your business phase, when all have passed
}
due_borrowed = Borrow for salaries: { owed }
due_layoffs = { $people ->
    [one] One employee has to go
   *[other] { $people } employees have to go
}
due_salaries = Salaries, { $due }
due_payoff = Pay off { owed }, { $cost }
due_no_payoff = Pay off an IOU for { $cost }: { $missing } short
due_debt = { $ious ->
    [0] No IOU left
   *[other] { owed } left
}
due_sales = Sales, { $units } at { $price }
due_contracts = { $contracts ->
    [one] { $contracts } government contract
   *[other] { $contracts } government contracts
}
due_tech = { $dice ->
    [one] { $dice } tech die
   *[other] { $dice } tech dice
}: { $least } to { $most } tech points, { $points } or more { $chance } of the time
due_ends = You end the round with { $cash } and { owed }.
due_free = You pay off your last IOU, keep { $cash }, and the game ends.
warn_borrow = You are { $missing } short for salaries: borrow { owed } or lay somebody off.{ AMOUNT($sale) ->
    [0] { "" }
   *[other] {" "}Until then, each card you sell brings { $sale }.
}
warn_layoffs = You are { $missing } short for salaries and cannot borrow that much: { $people ->
    [one] one employee has
   *[other] at least { $people } employees have
} to go, and you pay off nothing this round.{ AMOUNT($sale) ->
    [0] { "" }
   *[other] {" "}Until then, each card you sell brings { $sale }.
}

# What a move changes
change_money = { whose }{ sign }{ $sum }
change_ious = { whose }{ sign }{ owed }
change_tech = { whose }{ sign }{ $points ->
    [one] { $points } tech point
   *[other] { $points } tech points
}
change_salary = { whose }{ sign }{ $sum } salaries a round
change_sales = { whose }{ sign }{ $sum } sales this round
change_contracts = { whose }{ sign }{ $sum } a round
change_tech_dice = { whose }{ sign }{ $dice ->
    [one] { $dice } tech die a round
   *[other] { $dice } tech dice a round
}
change_court_dice = { whose }{ sign }{ $dice ->
    [one] { $dice } die in court
   *[other] { $dice } dice in court
}
change_odds = suing against { $against } dice: win { $before } → { $after }
change_defence = sued by { $against } dice: lose { $before } → { $after }
change_award = { $award ->
    [market] Market Leader
   *[tech] Tech Leader
}: { WHO($holder) ->
    [none] nobody
    [you] you
   *[other] { $holder }
}
missed_payoff = { WHO($seat) ->
    [you] then you cannot pay off an IOU
   *[other] then { $seat } cannot pay off an IOU
}
missed_salaries = { WHO($seat) ->
    [you] then you cannot pay your salaries
   *[other] then { $seat } cannot pay all salaries
}

# Cards
discard_twin = you keep another one
discard_idle = can only be sold for now
discard_useful = { $auction ->
    [yes] could be auctioned
   *[no] { AMOUNT($cost) ->
        [0] could be played for free
       *[other] could be played for { $cost }
    }
}
hand_spent = then you can only pass
proceeds_from = the best bid is yours: { $seat } has { $cash }
best_odds = best against { $seat }: win { $odds }
takes_card = a random card of { $seat }, who holds { $cards }
takes_employee = + { $employee ->
    [marketer] a marketer
    [engineer] an engineer
   *[lawyer] a lawyer
}
rival_loses = { $what ->
    [units] a rival sells { $points } fewer this round
   *[tech] { $points ->
        [one] a rival loses { $points } tech point
       *[other] a rival loses { $points } tech points
    }
}
pass_ends = card play ends
pass_runs = { $passes ->
    [one] if one more passes too, card play ends
   *[other] if { $passes } more pass too, card play ends
}
then_short = salaries: { $missing } short

# Auctions
bid_wins = if it wins: { $cash } left{ $ious ->
    [0] { "" }
   *[other] , +{ owed }
}
bid_unbeaten = nobody can bid more
bid_beaten = { $seat } can go to { $cash } in cash
bid_borrowed = to bid more, the others must borrow
lot_goes = { $seat } gets { $card } for { $price }
lot_lost = { $card } is discarded
lot_sold = the highest bid goes to you
keeps = you keep { $cash }

# Court
court_won = { $chance }: win { at_stake }
court_lost = { $chance }: lose { at_stake }{ $ious ->
    [0] { "" }
   *[other] , +{ owed }
}
court_kept = { $chance }: lose nothing
court_dice = your dice { $dice } : { $against }
court_average = { sign }{ $sum } on average
if_accepted = if accepted: { sign }{ $sum }
if_borrowed = { WHO($seat) ->
    [you] you would borrow { owed }
   *[other] { $seat } would borrow { owed }
}

# How a move may turn out
case_won = if you win, { $chance }
case_lost = if you lose, { $chance }
case_agreed = if { $sum } is accepted
case_bought = if you get it for { $price }

# Business
layoff_bars = no paying off this round
payoff_frees = free of debt: the game ends
payoff_tie = { $seat } is free too: tech points { $mine } to { $theirs }
payoff_dear = { $more } dearer than one a round
