# Lo que falla en opciones, conjuntos de cartas o pesos entrenados

for_solo = La opción { $option } es del juego en solitario: quítala si jugáis { $seats }.
for_several = La opción { $option } es para varios jugadores: quítala si juegas en solitario.

# El conjunto en general
pile = { $pile ->
    [mat] sedes iniciales
    [founder] fundadores
    [employee] empleados
    [hq] sedes
    [vc] cartas de capital
    [starting] productos iniciales
    [advanced] productos avanzados
    [blue] personalidades azules
    [red] personalidades rojas
   *[decision] decisiones
}
cards_found = un conjunto tiene { $wanted } { pile }; este tiene { $found }.
few_starting_products = El conjunto de cartas '{ $set }' tiene { $found } productos iniciales, y { $seats ->
    [one] en solitario hacen falta
   *[other] { $seats } jugadores necesitan
} { $wanted }.
few_mats_or_founders = El conjunto de cartas '{ $set }' tiene muy pocas sedes iniciales o muy pocos fundadores para { $seats ->
    [one] un jugador.
   *[other] { $seats } jugadores.
}
few_for_solo = El conjunto de cartas '{ $set }' tiene muy pocas cartas para jugar en solitario.

# El tablero
figure_too_low = { $figure } es { $value }; debe ser { $low } o más.
markers_unfit = [track] salary_markers deben ser casillas distintas, más allá de la salida.
slot_prices_unfit = [prices] employee_slots debe tener de uno a { $most } precios, el más barato primero y ninguno negativo.
outsource_unfit = [prices] outsource necesita un precio para cada tamaño: { $sizes }.
start_money_unfit = [prices] start_money necesita { $places } cantidades, una para cada puesto del orden de turno.
product_slots_unfit = [slots] products necesita un número de uno a { $most } para cada número de jugadores: { $seats }.
not_once_each = { $figure } debe nombrar cada uno de estos una vez: { $names }.
product_slots_empty = [slots] products pide { $wanted } para { $seats } jugadores; hay { $found } productos iniciales.

# Bloques
blocks_unfit = los bloques son { $wanted }, en este orden, no { $found ->
    [none] ninguno.
   *[other] { $found }.
}
shape_unfit = su forma debe ser { $shape }, girada o no.
block_count_unfit = count es { $count }; la caja tiene { $box }.

# Productos
grid_unfit = una cuadrícula se dibuja con # para una casilla por llenar y . para ninguna.
grid_empty = su cuadrícula está vacía: dibuja con # las casillas por llenar.
grid_in_parts = su cuadrícula está partida: todas las casillas deben tocarse.
grid_too_large = su cuadrícula tiene { $squares } casillas; puede tener { $most } como mucho.
grid_unfillable = ningún bloque llena su cuadrícula.
side_binstant = el lado B da algo al momento; no debe dar nada.
side_bvaluation = el lado B da valoración cada ronda; no debe dar ninguna.

# Efectos
effect_unknown = { $field } = "{ $name }" no es un efecto: escríbelo entero, como { "{" } op = "hire", price = 0 { "}" }, o usa uno de estos nombres: { $known }.
effect_text_missing = op = "none" necesita un texto que la gente pueda cumplir por su cuenta.
effect_empty = { $effect } no da nada: ponle cash o valuation.
terms_unfit = { $effect } necesita o price o less, no ambos.
measure_unfit = every y most de { $effect } necesitan un per que diga qué se cuenta: { $counted }.

# Pesos entrenados
weights_missing = { $file } no tiene la tabla [players.{ $seats }]: ejecuta `make train`.
weight_unknown = { $file }, [players.{ $seats }]: no existe la cifra '{ $figure }'; las cifras son { $known }.
weight_missing = { $file }, [players.{ $seats }]: falta el peso de '{ $figure }'.
weight_not_anumber = { $file }, [players.{ $seats }]: { $figure } = { $value } no es un número.
