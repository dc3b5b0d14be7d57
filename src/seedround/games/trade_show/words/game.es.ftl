# El juego por fuera: nombre, opciones, bots

game_title = Trade Show
game_blurb = Reúne funciones para tu startup, tira los dados en la feria y vende antes de que alguien mire demasiado de cerca.

option-rounds = Rondas
    .about = Cuántas rondas se juegan.
    .recommended = las recomendadas
option-first_seat = Quién empieza
    .about = Quién empieza la primera ronda.
    .random = por sorteo
    .number = jugador { $place }
option-cube_supply = Cubos
    .about = Cuántos cubos se pueden ganar.
    .unlimited = sin límite
option-complete_bonus = Bono por empresa completa
    .about = Lo que ganas de más si vendes una empresa con todas sus cartas cumplidas.
    .number = { MONEY($number) }
option-last_player_columns = Columnas del último jugador
    .about = De dónde puede tomar el último jugador que aún necesita cartas.
    .centre = de las columnas centrales
    .all = de todas las columnas
option-tie_break = Empates
    .about = Quién gana si varios tienen más dinero que los demás.
    .shared = comparten la victoria
    .cubes = quien tenga más cubos

bot-solver = Calculador
bot-closer = Rematador
bot-threshold = Prudente
bot-novice = Novato
bot-blind = A ciegas
bot-glance = Ojo rápido
