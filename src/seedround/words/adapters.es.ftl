# Adaptadores
no_such_action = No hay jugada { $action }: hay { $count }, desde 0.
seat_out_of_range = No hay asiento { $seat }: usa de 0 a { $last }.
seat_or_random = No hay asiento { $seat }: usa de 0 a { $last } o random.
bots_needed = Se necesitan { $needed } bots y se han nombrado { $named }.
no_such_table_here = No existe la mesa '{ $table }'; las mesas son { $known }.
reset_first = La partida ha terminado: reiníciala antes del siguiente paso.
option_of_game_string = La opción '{ $part }' se escribe NOMBRE:VALOR en la cadena del juego.
