# Bots
no_such_bot = Es gibt keinen Bot '{ $bot }' für { $game }; die Bots sind { $known } ({ $search }:400 denkt 400 Durchgänge, { $search }:250ms so lange).

# Bots: die Stufen von der schwächsten zur stärksten, und die, die es in jedem Spiel gibt
level-easy = Leicht
level-normal = Mittel
level-hard = Schwer
level-expert = Experte
bot-random = Zufall
bot-mcts = Suche
