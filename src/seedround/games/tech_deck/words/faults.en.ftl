# What is wrong with options or decks

option_for_one = The option { $option } is for solo games: leave it out with { $seats } players.
option_for_teams = The option { $option } is about teams: leave it out in a solo game.

too_many_cards = a deck has at most { $most } cards; this one has { $found }.
too_many_open_cards = a deck has at most { $most } open cards; this one has { $found }.
too_few_ventures = it has { $ventures ->
    [one] { $ventures } venture card
   *[other] { $ventures } venture cards
} outside the start lists; { $players } players need { $needed }.
rank_unfit = domain_rank must name each of { $domains } once, the highest first.
name_twice = { $times } cards are called '{ $name }'; every card needs a name of its own.

figure_negative = { $figure } is { $value }; it must not be negative.
slack_unfit = slack goes from { $lo } to { $hi }; lo must be { $lowest } to zero, hi must be zero to { $highest }, and they must differ.
no_such_exchange = swap { $places } does not exist; the exchanges are { $known }.
no_left_end = { $source } has no left end: which = "left" is for { $ordered }.
phase_unfit = the step { $step } does not fit phase = "{ $phase }"; it fits { $fitting }.
costs_late = costs come first: put the steps with cost = true in front.
step_twice = an effect has the step { $step } only once.

start_unknown = { $start } names '{ $card }', which is not in the deck.
start_venture = { $start } names it, but it is a venture.
team_start_unfit = { $start } must hold { $wanted }.
solo_start_unfit = start.solo must hold cards of the values { $values }, with cards of the same value from different domains and with all of { $domains } among them.
start_mark_unfit = start = true belongs on the { $cards } cards of { $lists }, and on no others.

card_count = { $domain } { $value }: { $found ->
    [0] the deck has no such card.
   *[other] the deck has { $found } such cards instead of one.
}
open_card_count = open: the deck has { $found ->
    [0] no open cards
    [one] { $found } open card
   *[other] { $found } open cards
}; { $usual } are usual.
