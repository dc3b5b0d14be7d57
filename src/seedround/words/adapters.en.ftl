# Adapters
no_such_action = There is no move { $action }: { $count } are listed, from 0.
seat_out_of_range = There is no seat { $seat }: use 0 to { $last }.
seat_or_random = There is no seat { $seat }: use 0 to { $last } or random.
bots_needed = { $needed } bots are needed, { $named } are named.
no_such_table_here = There is no table '{ $table }'{ $known ->
    [none] { ": " }open one with open_table
   *[other] { "; " }the tables are { $known }
}.
reset_first = The game is over: reset before the next step.
option_of_game_string = The option '{ $part }' is written NAME:VALUE in a game string.

# What a seat is told
no_choice_now = You have nothing to choose now.
legal_moves = Legal moves:
impossible_moves = Not possible now:
final_scores = The game is over ({ $reason }). { $verdict } Scores: { $scores }.
deal_proved = Seed { $seed } and salt { $salt } give the commitment { $commitment }.
table_opened = { $table }: { $names }. Commitment of the deal: { $commitment }.
game_listed = { $game }: { $title }, { $least }-{ $most } players, { $minutes } minutes.
options_listed = Options: { $names }.
