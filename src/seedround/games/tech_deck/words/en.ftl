# Moves
move-venture = Keep { $card }.
move-start = Start with { $cards }.
move-pass = Pass.
move-use = Use { $card }.
move-pick = Pick { $card }.
move-bury = { $none ->
    [yes] Leave them as they are.
   *[no] Send to the bottom: { $cards }.
}
move-none = Play nothing.
move-set = Play { $cards }.
move-first = Name { $card }, then more.
move-stop = These cards are the set.
move-assist = Assist { $card }.
move-score = Score the customer.
move-area = Put the customer into area { $area }.
move-retire = Retire { $card } to the score pile.

# What a move means at this table
keep_card = Keep { $card }: { $text }
use_card = Use { $card }: { $text }
pick_for = { $job ->
    [discard] Discard { $card }.
    [recover] Take { $card } from your discard.
    [dig] Take { $card }.
    [ready] Make { $card } usable again.
    [bank] Move { $card } to your score pile.
    [shift] Move { $card } to the right end of the row.
    [bury] Send { $card } to the bottom.
    [expel] Expel { $card }.
    [swap] Exchange { $card }.
    [double] Count { $card } twice.
   *[retain] Take back { $card }.
}
play_for = Play { $cards }{ $customers ->
    [none] { "" }
   *[other] {" "}for { $customers }
}{ $helped ->
    [none] { "" }
   *[other] ; with help for { $helped }
}.
place_in = { $full ->
    [yes] Put { $card } into area { $area }, which is full, so an older venture retires: { $text }
   *[no] Put { $card } into area { $area }: { $text }
}
score_it = Score { $card }: one point.

# Prompts
prompt_venture = Which venture do you keep for area { $area }?
prompt_solo = { $value ->
    [one] Choose two 1s of different domains for your start deck.
   *[other] Choose a { $value } for your start deck.
}
prompt_use = { $window ->
    [before] Use an effect before the teams assist, or pass.
    [after] Use an effect after the teams have assisted, or pass.
    [between] Use an effect before the next set is played, or pass.
    [assist] Help your assist with an effect, or pass.
   *[won] Use an effect for the customer you won, or pass.
}
prompt_pick = { $card }: { $job ->
    [discard] pick a card to discard
    [recover] pick a card of your discard to take
    [dig] pick one of the revealed cards to take
    [ready] pick a used card to make usable again
    [bank] pick a card for your score pile
    [shift] pick a customer to move to the right end
    [bury] pick a card to send to the bottom
    [expel] pick a card to expel
    [swap] pick a card to exchange
    [double] pick a played card to count twice
   *[retain] pick a played card to take back
}{ $left ->
    [one] { "" }
   *[other] { $job ->
        [swap] {" "}(first yours, then the other)
       *[other] {" "}({ $left } to go)
    }
}.
prompt_bury = You look at { $cards }: which of them go to the bottom?
prompt_set = Play cards face down to assist a customer: { $sets ->
    [one] one set fits.
   *[other] { $sets } sets fit.
}
prompt_first = Your set so far: { $cards }. Which card is next?
prompt_declare = You reveal { $cards }: which customer do you assist?
prompt_place = You won { $card }: score it, or make it a venture?
prompt_retire = Area { $area } holds one venture too many: which older one retires to your score pile?

# Reasons
reason_used = { $card } has been used this round; every card works once a round.
reason_phase = { $card } works { $phase ->
    [main] in effects phases and between assists
    [before] in the effects phase before assisting
    [after] in the effects phase after assisting
    [assist] while your team assists a customer
   *[won] when your team has won a customer
} only.
reason_cost = { $card } costs { $cost ->
    [one] one other hand card
   *[other] { $cost } other hand cards
}, which you do not have.
reason_nothing = { $card } would do nothing now.
reason_not_lead = { $card } is for another seat of your team to use this round.
reason_group_card = { $card } is a group card; only venture cards lie in areas.
reason_out = Your team is out of this assist phase, as its last set brought no customer.
reason_no_match = These cards assist nobody in the row: their values must add up to a customer's value, and one of them must have its domain.
reason_unreachable = Your set cannot reach that customer, not even with the effects you have left.

# Events
event-teams_made = { $team2 ->
    [none] { $team1 } plays alone.
   *[other] Team 1: { $team1 }. Team 2: { $team2 }.
}
event-solo_start = The start deck is { $cards }. Out of the game: { $box }.
event-ventures_revealed = Team { $team } turns up { $revealed }; ventures to choose from: { $ventures }.
event-venture_kept = { $seat } keeps { $card } in area { $area } of team { $team }.
event-table_set = The decks are shuffled. In the row: { $row }.{ $marker ->
    [none] { "" }
   *[other] {" "}Team { $marker } has the first team marker.
}
event-round_started = Round { $round }.{ $marker ->
    [none] { "" }
   *[other] {" "}Team { $marker } has the marker; leads are { $leads }.
}
event-customer_came = { $card } joins the row.
event-customer_left = { $card } leaves unhappy ({ $unhappy } by now).
event-hand_discarded = Team { $team } discards its hand: { $cards }.
event-reshuffled = Team { $team } shuffles its discard into a new deck of { $deck }.
event-drew = Team { $team } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .known = Your team draws { $cards }.
event-round_ended = Round { $round } is over. Scores: { $scores }; unhappy customers: { $unhappy }.
event-all_lost = { $unhappy ->
    [one] A customer is unhappy
   *[other] { $unhappy } customers are unhappy
}: everybody loses. Scored: { $scores }.
event-game_scored = { $by ->
    [draw] The game ends in a draw
    [sum] The game is over and decided by the sum of values ({ $sums }). Winner: { $winners }
    [domains] The game is over and decided by domain rank. Winner: { $winners }
   *[points] The game is over. Winner: { $winners }
}. Scores: { $scores }.
event-solo_won = You made it with { $points } points: { $grade }.
event-team_passed = Team { $team } passes.
event-effect_used = { $seat } uses { $card }: { $text }
event-discarded = Team { $team } discards { $card }.
event-recovered = Team { $team } takes { $card } from its discard.
event-hand_shown = Team { $team } offers { $card } for an exchange.
event-exchanged = Team { $team } exchanges { $gave } and { $got } { $places ->
    [hand_discard] (hand and discard)
    [hand_row] (hand and row)
    [row_top] (row and next customer)
   *[discard_rival_discard] (the two discards)
}.
event-shifted = { $card } moves to the right end of the row.
event-buried = { $card } goes to the bottom of the customer deck{ $source ->
    [unhappy] , unhappy no more
   *[other] { "" }
}.
event-expelled = { $card } is expelled from the game.
event-looked = Team { $team } looks at { $count ->
    [one] the next customer
   *[other] the next { $count } customers
}.
    .known = Your team looks at { $cards }.
event-scouted = Team { $team } sends { $buried } of { $looked } to the bottom.
    .known = Your team sends to the bottom: { $cards }.
event-revealed = Team { $team } reveals { $cards } from its deck.
event-taken = Team { $team } takes { $card } into its hand.
event-spied = Team { $team } looks at the rivals' hand.
    .known = The rivals hold { $cards }.
event-readied = { $card } can be used again.
event-banked = Team { $team } moves { $card } from its hand to its score pile.
event-committed = Team { $team } has decided.
    .known = { $cards ->
        [none] Your team plays nothing.
       *[other] Your team plays { $cards } face down.
    }
event-sets_down = Cards lie face down: { $counts }.
event-set_revealed = Team { $team } reveals { $cards }.
event-declared = Team { $team } wants to assist { $card }.
event-helped = Team { $team }: { $edge ->
    [0] { $wild ->
        [yes] no domain match is needed
       *[no] the total may be changed by { $low } to { $high }
    }
   *[other] the highest card counts { $edge } more
}.
event-doubled = Team { $team } counts { $card } twice.
event-assist_failed = Team { $team } assists nobody with { $cards }.
event-contested = Both want { $card }: team { $winner } wins { $by ->
    [values] by card values
    [domains] by domain rank
   *[marker] with the marker
}.
event-customer_won = Team { $team } wins { $card }.
event-developed = { $card } joins team { $team }: { $to ->
    [hand] its hand
    [deck] its deck
   *[discard] its discard
}.
event-retained = Team { $team } takes { $card } back into its hand.
event-placed = { $card } becomes a venture of team { $team }, area { $area }.
event-retired = Team { $team } retires { $card }: score { $score }.
event-scored = Team { $team } scores { $card }: score { $score }.
event-set_returned = Team { $team } takes { $cards } back{ $out ->
    [yes] {" "}and is out of this assist phase
   *[no] { "" }
}.

# Hints
hint_value = { $move }: { $value }
hint_serves = { $customers ->
    [none] Your hand then serves nobody in the row.
   *[other] Your hand can then serve { $customers }.
}
