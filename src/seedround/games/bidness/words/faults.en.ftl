# What is wrong with card sets

too_many_kinds = the set has { $kinds } kinds of card; { $most } are the most.
auction_card_unfit = the cards with type = "auction" are { $known }, and no others.
effect_fixed = what this card brings into a company cannot be changed; its count and name can.
effect_needed = a card of type { $type } needs { $effect } in its effect.
card_missing = '{ $card }' is missing; write count = 0 if the deck has none.
deck_size_stated = the counts add up to { $found }, but [set] says deck_size = { $stated }.
too_many_ious = [setup] ious is { $ious }, more than [debt] max_ious = { $most }.
payoff_start = [debt] payoff_cost must start with zero: paying off nothing is free.
salary_start = [salary] lawyer_total must start with zero: no lawyers are free.
players_reversed = [setup] min_players is larger than max_players.
too_few_employees = its marketers and engineers are enough for { $limit ->
    [one] { $limit } player
   *[other] { $limit } players
}, and { $players } must be able to play: everybody starts with employees from the deck.
cost_unfit = cost is { $cost }; it must be a multiple of { $step }, and not negative.
effect_empty = its effect is empty, and no text says what people should do.
effect_unfit = the effect { $effect } does not fit a card of type { $type }.
target_unfit = its effect needs target = '{ $needed }', not '{ $target }'.
auction_card_priced = an auction card has no cost, payee or target of its own.
lawsuit_priced = a lawsuit card costs nothing.
no_target = it pays or burdens a target, but has none.
nobody_paid = it costs { $cost }, but nobody is paid: say payee.
bonus_unfit = cards with marketing or trial_dice, and no others, say bonus = true.
damages_reversed = damages from { $least } to { $most }: min is larger than max.
deck_may_run_out = { $permanent } cards can end up in workplaces, but the hands of { $players } players leave only { $room } cards for that: the deck may run out during a deal (BD-DEAL-03).
set_seats = The card set '{ $title }' is for { $least } to { $most } players; you asked for { $seats }.
