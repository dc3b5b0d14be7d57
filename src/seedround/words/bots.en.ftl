# Bots
no_such_bot = There is no bot '{ $bot }' for { $game }; the bots are { $known } ({ $search }:400 thinks 400 iterations, { $search }:250ms that long).

# Bots: the levels, from the weakest to the strongest, and those that every game has
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
bot-random = Random
bot-mcts = Search
