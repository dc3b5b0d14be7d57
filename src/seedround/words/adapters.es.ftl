# Adaptadores
no_such_action = No hay jugada { $action }: hay { $count }, desde 0.
seat_out_of_range = No hay asiento { $seat }: usa de 0 a { $last }.
seat_or_random = No hay asiento { $seat }: usa de 0 a { $last } o random.
bots_needed = Se necesitan { $needed } bots y se han nombrado { $named }.
no_such_table_here = No existe la mesa '{ $table }'{ $known ->
    [none] { ": " }abre una con open_table
   *[other] { "; " }las mesas son { $known }
}.
reset_first = La partida ha terminado: reiníciala antes del siguiente paso.
option_of_game_string = La opción '{ $part }' se escribe NOMBRE:VALOR en la cadena del juego.

# What a seat is told
no_choice_now = Ahora no tienes nada que elegir.
legal_moves = Jugadas legales:
impossible_moves = Ahora no es posible:
final_scores = La partida ha terminado ({ $reason }). { $verdict } Puntos: { $scores }.
deal_proved = La semilla { $seed } y la sal { $salt } dan el compromiso { $commitment }.
table_opened = { $table }: { $names }. Compromiso del reparto: { $commitment }.
game_listed = { $game }: { $title }, { $least }-{ $most } jugadores, { $minutes } minutos.
options_listed = Opciones: { $names }.
