# What a board writes beside the cards

label_round = Round { $round }: { $phase ->
    [setup] setup
    [play] card play
    [business] business
   *[over] the end
}
label_first = First Player: { WHO($first) ->
    [you] you
   *[other] { $first }
}
label_passed = { $count } of { $all } passed in a row
label_card = { $card }
label_priced_card = { $card }{ AMOUNT($cost) ->
    [0] { "" }
   *[other] { " " }{ $cost }
}
label_ious = { $ious ->
    [one] { $ious } IOU
   *[other] { $ious } IOUs
}
label_staff = { $tech } tech, M{ $marketers } E{ $engineers } L{ $lawyers }
label_sales = sells { $units } x { $price }
label_contracts = { $contracts ->
    [one] { $contracts } contract
   *[other] { $contracts } contracts
}
label_award = { $award ->
    [market] Market Leader
   *[tech] Tech Leader
}
label_laid_off = laid off: cannot pay off
label_hand = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, salaries { $salaries }
label_short = C{ $contracts } { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
label_lot = { WHO($seller) ->
    [you] auction: your { $card }
   *[other] auction: { $card }, from { $seller }
}
label_bid = { WHO($bidder) ->
    [none] no bid yet
    [you] you bid { $bid }
   *[other] { $bidder } bids { $bid }
}
label_bidder = { WHO($seat) ->
    [you] you
   *[other] { $seat }
}
label_still_in = in: { $bidders }
label_dropped = dropped out: { $bidders ->
    [none] nobody
   *[other] { $bidders }
}
label_case = { $card }: { WHO($plaintiff) ->
    [you] you
   *[other] { $plaintiff }
} against { WHO($defendant) ->
    [you] you
   *[other] { $defendant }
}
label_damages = damages: { $amount ->
    [none] not yet named
   *[other] { $claim ->
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
label_court = in court: { $pictures } ({ $dice } dice) against { $defence_pictures } ({ $defence } dice), { WHO($plaintiff) ->
    [you] you win
   *[other] { $plaintiff } wins
} { $odds } of the time
label_demand = { WHO($seat) ->
    [you] you want { $sum }
   *[other] { $seat } wants { $sum }
}
label_offered = { WHO($seat) ->
    [you] you offer { $sum }
   *[other] { $seat } offers { $sum }
}
label_talks = talks: { $said ->
    [none] none yet
   *[other] { $said }
}
label_your_hand = Your hand: { $cards ->
    [none] no card
   *[other] { $cards }
}
label_face_down = (face down: { $cards })
label_heaps = discarded: { $shown ->
    [none] nothing
   *[other] { $shown }
}; { $hidden ->
    [one] { $hidden } card
   *[other] { $hidden } cards
} face down; { $deck } in the deck
chapter_round = Round { $round }

# Beside the score, when the game is over
detail-ious = IOUs
detail-tech = tech points
detail-units = units
detail-cash = cash
