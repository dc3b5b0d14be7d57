# Adapters
no_such_action = There is no move { $action }: { $count } are listed, from 0.
seat_out_of_range = There is no seat { $seat }: use 0 to { $last }.
seat_or_random = There is no seat { $seat }: use 0 to { $last } or random.
bots_needed = { $needed } bots are needed, { $named } are named.
no_such_table_here = There is no table '{ $table }'; the tables are { $known }.
reset_first = The game is over: reset before the next step.
option_of_game_string = The option '{ $part }' is written NAME:VALUE in a game string.
