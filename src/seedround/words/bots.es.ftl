# Bots
no_such_bot = No existe el bot '{ $bot }' para { $game }; los bots son { $known } ({ $search }:400 piensa 400 iteraciones, { $search }:250ms ese tiempo).

# Bots: los niveles, del más débil al más fuerte, y los que tiene cada juego
level-easy = Fácil
level-normal = Normal
level-hard = Difícil
level-expert = Experto
bot-random = Azar
bot-mcts = Búsqueda
