# How a team is called by those who are not in it: a team of one by that player's name.
team = { $seats_count ->
    [one] { $seats }
   *[other] Team { $team }
}
# The same inside a sentence, for languages in which that makes a difference.
team_within = { $seats_count ->
    [one] { $seats }
   *[other] Team { $team }
}
# The same where the field is called otherwise.
team_to = { $to_count ->
    [one] { $to }
   *[other] Team { $team }
}
team_holding = { $holders_count ->
    [one] { $holders }
   *[other] Team { $marker }
}
team_winning = { $seats_count ->
    [one] { $seats }
   *[other] Team { $winner }
}
# The players of Team 1, said to those of the other team.
players_1 = { WHO($team1) ->
   *[other] { $team1 }
}
team_count = { WHO($seats) ->
    [you] you have { $count }
    [among] your team has { $count }
   *[other] { team_within } has { $count }
}

# Moves
move-venture = Keep { $card }.
move-start = Start with { $cards }.
move-pass = Pass.
move-use = Use { $card }.
move-pick = Pick { $card }.
move-bury = { $none ->
    [yes] Leave everything where it is.
   *[no] Send { $cards } to the bottom.
}
move-none = Play nothing.
move-set = Play { $cards }.
move-first = Add { $card } to the set.
move-stop = The set is complete.
move-assist = Assist { $card }.
move-score = Score the customer.
move-area = Make the customer a venture in area { $area ->
    [a1] { 1 }
    [a2] { 2 }
   *[a3] { 3 }
}.
move-retire = Retire { $card } to the score pile.

# What a move means at this table
keep_card = Keep { $card }: { $text }
use_card = Use { $card }: { $text }
pick_for = { $job ->
    [discard] Discard { $card }.
    [recover] Take { $card } from your discard pile.
    [dig] Take { $card }.
    [ready] Make { $card } usable again.
    [bank] Move { $card } to your score pile.
    [shift] Move { $card } to the right end of the row.
    [bury] Send { $card } to the bottom of the customer deck.
    [expel] Expel { $card } from the game.
    [give] Exchange { $card }.
    [get] Get { $card } for it.
    [double] Count { $card } twice.
   *[retain] Take back { $card }.
}
play_for = Play { $cards } ({ $total } in all){ $customers ->
    [none] { $helped ->
        [none] { "" }
       *[other] , with help for { $helped }
    }
   *[other] {" "}for { $customers }{ $helped ->
        [none] { "" }
       *[other] , with help also for { $helped }
    }
}.
place_in = Make { $card } a venture in area { $area }{ $full ->
    [yes] {" "}(it is full, so an older venture retires)
   *[no] { "" }
}: { $text }
score_it = Score { $card } for a point.

# Prompts
prompt_venture = Which venture do you keep for area { $area }?
prompt_solo = { $cards ->
    [one] Choose a card of value { $value } for your start deck.
   *[other] Choose { $cards } cards of value { $value }, of different domains, for your start deck.
}
prompt_use = { $window ->
    [before] Use an effect before the teams assist, or pass.
    [after] Use an effect after the teams have assisted, or pass.
    [between] Use an effect before the next sets are played, or pass.
    [assist] Help your set with an effect, or pass.
   *[won] Use an effect on the customer you won, or pass.
}
prompt_pick = { $card }: { $job ->
    [discard] pick a card to discard
    [recover] pick a card from your discard pile
    [dig] take one of the revealed cards
    [ready] pick a used card to make usable again
    [bank] pick a card for your score pile
    [shift] pick a customer to move to the right end
    [bury] pick a card to send to the bottom
    [expel] pick a card to expel
    [give] pick a card to exchange
    [get] pick the card you get for it
    [double] pick a played card to count twice
   *[retain] pick a played card to take back
}{ $left ->
    [one] { "" }
   *[other] { $job ->
        [give] { "" }
       *[other] {" "}({ $left } to go)
    }
}.
prompt_bury = You look at { $cards }: { $cards_count ->
    [one] leave it on top or send it to the bottom?
   *[other] which of them go to the bottom?
}
prompt_set = Play cards face down to assist a customer: { $sets ->
    [0] no set fits.
    [one] { $sets } set fits.
   *[other] { $sets } sets fit.
}
prompt_first = Your set so far: { $cards }. Which card is next?
prompt_declare = You reveal { $cards }: which customer do you assist?
prompt_place = You won { $card }: score it, or make it a venture?
prompt_retire = Area { $area } holds one venture too many: which older one retires to your score pile?

# Reasons
reason_used = { $card } has been used this round; every card works once a round.
reason_phase = { $card } works only { $phase ->
    [main] in the effects phases and between assists
    [before] in the effects phase before assisting
    [after] in the effects phase after assisting
    [assist] while your team assists a customer
   *[won] once your team has won a customer
}.
reason_cost = { $card } costs { $cost ->
    [one] another hand card, and you have none
   *[other] { $cost } other hand cards, and you do not have them
}.
reason_nothing = { $card } would do nothing now.
reason_not_lead = { $card } is for someone else on your team to use this round.
reason_idle_venture = { $card } is a group card: it has no effect while it lies in an area.
reason_group_card = { $card } is a group card; only venture cards lie in areas.
reason_out = Your team is out of this assist phase: its last set won no customer.
reason_no_match = These cards fit no customer in the row: their values must add up to the customer's value, and one of them must have its domain.
reason_customer = { $domain ->
    [service] Service { $value }
    [technology] Technology { $value }
    [science] Science { $value }
    [information] Information { $value }
   *[open] Open { $value }
}: { $held ->
    [yes] { $short ->
        [0] your nearest set is { $over } over
       *[other] your nearest set is { $short } short
    }
   *[no] you hold no card of that domain
}.
reason_unreachable = Your set cannot reach that customer, not even with the effects you have left.

# Setup
event-teams_made = { WHO($team2) ->
    [none] { WHO($team1) ->
        [you] You play alone.
       *[other] { $team1 } plays alone.
    }
    [you] You play against { players_1 }.
    [among] Your team, Team { 2 }: { $team2 }. Team { 1 }: { players_1 }.
   *[other] { WHO($team1) ->
        [you] You play against { $team2 }.
        [among] Your team, Team { 1 }: { $team1 }. Team { 2 }: { $team2 }.
       *[other] Team { 1 }: { $team1 }. Team { 2 }: { $team2 }.
    }
}
event-solo_start = The start deck: { $cards }. Out of the game: { $box }.
event-ventures_revealed = { WHO($seats) ->
    [you] You turn up { $revealed }
    [among] Your team turns up { $revealed }
   *[other] { team } turns up { $revealed }
}. Ventures to choose from: { $ventures }.
event-venture_kept = { WHO($seat) ->
    [you] You keep { $card } for area { $area }.
   *[other] { $seat } keeps { $card } for area { $area }.
}
event-table_set = The decks are shuffled, and { $row } wait in the row.{ WHO($holders) ->
    [none] { "" }
    [you] {" "}You have the first team marker.
    [among] {" "}Your team has the first team marker.
   *[other] {" "}{ team_holding } has the first team marker.
}

# Rounds
event-round_started = Round { $round }.{ WHO($holders) ->
    [none] { "" }
    [you] {" "}You have the marker.
    [among] {" "}Your team has the marker.
   *[other] {" "}{ team_holding } has the marker.
}{ WHO($leads) ->
    [none] { "" }
    [you] {" "}You lead your team.
    [among] {" "}You lead your team.
   *[other] { $leads_count ->
        [one] {" "}{ $leads } leads.
       *[other] {" "}{ $leads } lead.
    }
}
event-customer_came = { $card } joins the row.
event-customer_left = { $card } leaves unhappy: { $unhappy } so far; at { $limit } the game is lost.
event-hand_discarded = { WHO($seats) ->
    [you] You discard what is left of your hand: { $cards }.
    [among] Your team discards what is left of its hand: { $cards }.
   *[other] { team } discards the rest of the hand: { $cards }.
}
event-reshuffled = { WHO($seats) ->
    [you] You shuffle your discard pile
    [among] Your team shuffles its discard pile
   *[other] { team } shuffles the discard pile
} into a new deck of { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}.
event-drew = { WHO($to) ->
    [you] You draw
    [among] Your team draws
   *[other] { team_to } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .known = { WHO($to) ->
        [you] You draw { $cards }.
        [among] Your team draws { $cards }.
       *[other] { team_to } draws { $cards }.
    }
event-round_ended = Round { $round } is over. Points: { $points }. { $unhappy ->
    [0] No customer is unhappy
    [one] { $unhappy } customer is unhappy
   *[other] { $unhappy } customers are unhappy
}; at { $limit } the game is lost.
event-all_lost = { $unhappy ->
    [one] { $unhappy } customer is unhappy
   *[other] { $unhappy } customers are unhappy
}: { $points_count ->
    [one] the game is lost
   *[other] everyone loses
}. Points: { $points }.
event-game_scored = { $by ->
    [draw] The game ends in a draw.
   *[other] { WHO($winners) ->
        [you] You win
        [among] Your team wins
       *[other] { $winners_count ->
            [one] { $winners } wins
           *[other] { $winners } win
        }
    }{ $by ->
        [sum] {" "}by the higher sum of values ({ $sums })
        [domains] {" "}by the higher rank of domains
       *[other] { "" }
    }.
} Points: { $points }.
event-solo_won = { WHO($seat) ->
    [you] You made it
   *[other] { $seat } made it
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $grade ->
    [unicorn] a unicorn!
    [scale_up] a scale-up!
    [series_a] series A.
    [seed] seed stage.
   *[side_project] a side project.
}

# Effects
event-team_passed = { WHO($seats) ->
    [you] You pass.
    [among] Your team passes.
   *[other] { team } passes.
}
event-effect_used = { WHO($seat) ->
    [you] You use { $card }: { $text }
   *[other] { $seat } uses { $card }: { $text }
}
event-discarded = { WHO($seats) ->
    [you] You discard { $card }.
    [among] Your team discards { $card }.
   *[other] { team } discards { $card }.
}
event-recovered = { WHO($seats) ->
    [you] You take { $card } from your discard pile.
    [among] Your team takes { $card } from its discard pile.
   *[other] { team } takes { $card } from the discard pile.
}
event-hand_shown = { WHO($seats) ->
    [you] You put up { $card } for exchange.
    [among] Your team puts up { $card } for exchange.
   *[other] { team } puts up { $card } for exchange.
}
event-exchanged = { WHO($seats) ->
    [you] You exchange
    [among] Your team exchanges
   *[other] { team } exchanges
} { $places ->
    [hand_discard] { $gave } from the hand for { $got } from the discard pile
    [hand_row] { $gave } from the hand for the customer { $got }
    [row_top] the customer { $gave } for the next one, { $got }
   *[discard_rival_discard] { $gave } for { $got } from the rivals' discard pile
}.
event-shifted = { $card } moves to the right end of the row.
event-buried = { $card } goes to the bottom of the customer deck{ $source ->
    [unhappy] , unhappy no more
   *[other] { "" }
}.
event-expelled = { $card } is expelled from the game.
event-looked = { WHO($to) ->
    [you] You look at
    [among] Your team looks at
   *[other] { team_to } looks at
} { $count ->
    [one] the next customer
   *[other] the next { $count } customers
}.
    .known = { WHO($to) ->
        [you] You look at { $cards }.
        [among] Your team looks at { $cards }.
       *[other] { team_to } looks at { $cards }.
    }
event-scouted = { $looked ->
    [one] { $buried ->
        [0] { WHO($to) ->
            [you] You leave it on top.
            [among] Your team leaves it on top.
           *[other] { team_to } leaves it on top.
        }
       *[other] { WHO($to) ->
            [you] You send it to the bottom.
            [among] Your team sends it to the bottom.
           *[other] { team_to } sends it to the bottom.
        }
    }
   *[other] { WHO($to) ->
        [you] You send
        [among] Your team sends
       *[other] { team_to } sends
    } { $buried ->
        [0] none
       *[other] { $buried }
    } of the { $looked } to the bottom.
}
    .known = { WHO($to) ->
        [you] You send
        [among] Your team sends
       *[other] { team_to } sends
    } { $cards ->
        [none] nobody
       *[other] { $cards }
    } to the bottom.
event-revealed = { WHO($seats) ->
    [you] You reveal { $cards } from your deck.
    [among] Your team reveals { $cards } from its deck.
   *[other] { team } reveals { $cards } from the deck.
}
event-taken = { WHO($seats) ->
    [you] You take { $card }.
    [among] Your team takes { $card }.
   *[other] { team } takes { $card }.
}
event-spied = { WHO($to) ->
    [you] You look at the rivals' hand.
    [among] Your team looks at the rivals' hand.
   *[other] { team_to } looks at the rivals' hand.
}
    .known = { WHO($to) ->
        [you] You look at the rivals' hand
        [among] Your team looks at the rivals' hand
       *[other] { team_to } looks at the rivals' hand
    }: { $cards ->
        [none] no cards
       *[other] { $cards }
    }.
event-readied = { $card } can be used again.
event-banked = { WHO($seats) ->
    [you] You move { $card } from your hand to your score pile.
    [among] Your team moves { $card } from its hand to its score pile.
   *[other] { team } moves { $card } from the hand to the score pile.
}

# Assists
event-committed = { WHO($to) ->
    [you] You have decided.
    [among] Your team has decided.
   *[other] { team_to } has decided.
}
    .known = { WHO($to) ->
        [you] You play
        [among] Your team plays
       *[other] { team_to } plays
    } { $cards ->
        [none] nothing
       *[other] { $cards } face down
    }.
event-sets_down = Cards face down: { $counts }.
event-set_revealed = { WHO($seats) ->
    [you] You reveal { $cards }.
    [among] Your team reveals { $cards }.
   *[other] { team } reveals { $cards }.
}
event-declared = { WHO($seats) ->
    [you] You want to assist { $card }.
    [among] Your team wants to assist { $card }.
   *[other] { team } wants to assist { $card }.
}
event-helped = { $edge ->
    [0] { $wild ->
        [yes] { WHO($seats) ->
            [you] You need
            [among] Your team needs
           *[other] { team } needs
        } no card of the customer's domain.
       *[no] { WHO($seats) ->
            [you] Your total
            [among] Your team's total
           *[other] The total of { team_within }
        } may be { $short ->
            [0] { $over ->
                [one] { $over } over
               *[other] up to { $over } over
            }
           *[other] { $over ->
                [0] { $short ->
                    [one] { $short } short
                   *[other] up to { $short } short
                }
               *[other] up to { $over } over or { $short } short
            }
        }.
    }
   *[other] { WHO($seats) ->
        [you] Your highest card
        [among] Your team's highest card
       *[other] The highest card of { team_within }
    } counts { $edge } more.
}
event-doubled = { WHO($seats) ->
    [you] You count { $card } twice.
    [among] Your team counts { $card } twice.
   *[other] { team } counts { $card } twice.
}
event-assist_failed = { WHO($seats) ->
    [you] You assist nobody with { $cards }.
    [among] Your team assists nobody with { $cards }.
   *[other] { team } assists nobody with { $cards }.
}
event-contested = Both teams want { $card }: { WHO($seats) ->
    [you] you win it
    [among] your team wins it
   *[other] { team_winning } wins it
} { $by ->
    [values] with the higher card
    [domains] with the higher domain
   *[marker] with the marker
}.
event-customer_won = { WHO($seats) ->
    [you] You win { $card }.
    [among] Your team wins { $card }.
   *[other] { team } wins { $card }.
}
event-developed = { WHO($seats) ->
    [you] { $to ->
        [hand] You take { $card } into your hand.
        [deck] You shuffle { $card } into your deck.
       *[discard] You put { $card } on your discard pile.
    }
    [among] { $to ->
        [hand] Your team takes { $card } into its hand.
        [deck] Your team shuffles { $card } into its deck.
       *[discard] Your team puts { $card } on its discard pile.
    }
   *[other] { $to ->
        [hand] { team } takes { $card } into the hand.
        [deck] { team } shuffles { $card } into the deck.
       *[discard] { team } puts { $card } on the discard pile.
    }
}
event-retained = { WHO($seats) ->
    [you] You take { $card } back into your hand.
    [among] Your team takes { $card } back into its hand.
   *[other] { team } takes { $card } back into the hand.
}
event-placed = { WHO($seats) ->
    [you] You make { $card } a venture in area { $area }.
    [among] Your team makes { $card } a venture in area { $area }.
   *[other] { team } makes { $card } a venture in area { $area }.
}
event-retired = { WHO($seats) ->
    [you] You retire { $card } and now have
    [among] Your team retires { $card } and now has
   *[other] { team } retires { $card } and now has
} { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
event-scored = { WHO($seats) ->
    [you] You score { $card } and now have
    [among] Your team scores { $card } and now has
   *[other] { team } scores { $card } and now has
} { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
event-set_returned = { WHO($seats) ->
    [you] You take { $cards } back
    [among] Your team takes { $cards } back
   *[other] { team } takes { $cards } back
}{ $out ->
    [yes] { WHO($seats) ->
        [you] {" "}and are out of this assist phase
       *[other] {" "}and is out of this assist phase
    }
   *[no] { "" }
}.

# Hints
hint_value = worth { $value } in customers
hint_serves = { $customers ->
    [none] Your hand then serves nobody in the row.
   *[other] Your hand can then serve { $customers }.
}
