# La línea de comandos

# Playing
nothing_special = Las reglas no dicen nada especial sobre esta decisión.
amounts = { $lo } a { $hi }{ $step ->
    [1] { "" }
   *[other] { " " }de { $step } en { $step }
}
type_anumber = Escribe un número, { $amounts }.
how_much = ¿Cuánto ({ $amounts })?
amount_impossible = La cantidad { $amount } no es posible: elige { $amounts }.
no_such_choice = No hay opción { $number }: escribe un número del 1 al { $last }.
players_are = Juegan: { $names }.
deal_is_fixed = El reparto está fijado; este compromiso lo demostrará al terminar la partida:
is_thinking = { $name } está pensando
more_in_log = ... (l: todo el registro)
nothing_blocked = No hay nada bloqueado.
you_mark = (tú)
saved_go_on = Guardada como { $path }. Continúa con:
saved_as_promised = Guardada como { $path }. El compromiso era
check_or_hear = Comprueba el reparto o vuelve a escuchar la partida:
your_turn_alone = { $name }, te toca. Pulsa Intro cuando solo mires tú.
taken_back = Deshecho: { $move }
keys = ? por qué no{ $standing ->
    [yes] { "  " }s marcador
   *[no] { "" }
}  h pista  u deshacer  l historial  r reglas{ $piles ->
    [yes] { "  " }p pilas
   *[no] { "" }
}  q salir{ $more ->
    [yes] { "  " }m más
   *[no] { "" }
}
which_game = ¿Qué juego?
game_to_pick = { $title }, { $minutes } minutos. { $blurb }
pick_agame = Escribe un número del 1 al { $last } o el nombre de un juego.
no_game_named = No se ha indicado ningún juego: prueba seedround play trade-show.
saved_has_its_own = Una partida guardada ya tiene semilla y opciones: no indiques --seed ni --option.
saved_is_other_game = { $path } es una partida de { $game }, no de { $wanted }: no indiques el nombre.
saved_seats = { $path } tiene { $seats } asientos; --seats nombra { $named } jugadores.
nobody_called = Nadie se llama '{ $name }': un asiento es you, you=NOMBRE o un bot ({ $known }).
name_twice = Dos asientos se llaman '{ $name }': da a cada uno su propio nombre.
name_of_bot = El nombre '{ $name }' se tomaría por un bot: elige otro.

# Files
file_exists = Ya existe el archivo { $path }: { $instead }.
other_name_for = da otro nombre a { $option }
resume_or_other = continúa con --resume { $path } o da otro nombre a --record
folder_missing = No existe la carpeta { $path }: créala primero o indica otro archivo.
file_unwritable = El archivo { $path } no se puede escribir{ $why ->
    [none] { "" }
   *[other] : { $why }
}.
report_unwritable = { $path } no es un archivo en el que se pueda escribir: indica uno con -o.

# Options, sets, games
option_without_value = La opción '{ $option }' no tiene valor: escríbela como NOMBRE=VALOR.
option_twice = La opción { $option } aparece dos veces: elige un valor.
game_facts = De { $least } a { $most } jugadores, { $minutes } minutos. De { $designer }.
game_credits = Créditos: { $credits }.
subtitle_ours = El subtítulo «{ $subtitle }» es nuestro; el reglamento no tiene ninguno.
fact_ours = { $fact ->
    [players] El reglamento no dice cuántos pueden jugar: el número no es suyo.
   *[minutes] El reglamento no dice cuánto dura: el tiempo es una estimación nuestra.
}
card_sets = Conjuntos de cartas: { $names }
set_for = Un conjunto de cartas de { $game } con el id '{ $set }'.
set_entries = Entradas: { $counts }. Huella: { $hash }
set_is_ours = Es el mismo que incluimos.
set_is_well = { $warnings ->
    [yes] Se puede jugar.
   *[no] Todo en orden.
}
set_differs = En qué se diferencia { $second } de { $first }:
set_written = Escrito en { $path }. Dale un id y un título propios, cambia cartas y después:
set_title = { $title }, versión { $version }
set_warning = Aviso:
no_cards = ninguna carta
sheets_written = Escrito en { $path }. Imprímelo a tamaño real, a doble cara y girando por el lado largo.
language_unknown = No imprimimos en { $language }. Elige entre { $languages }.

# Replays and proofs
played_by = jugada por { $names }
ends_here = El registro acaba aquí; la partida no ha terminado. Continúa con:
go_on_or_stop = Intro: seguir, q: parar.
not_over_yet = La partida aún no ha terminado.
other_key_published = { $server } publica otra clave: { $key }.
server_address = La dirección de un servidor empieza por https:// o http://.
server_silent = { $server } no dice con qué clave firma: comprueba la dirección.
is_record = { $file } es un registro de formato { $format }
commitment_holds = la sal y la semilla dan el compromiso
seal_holds = sin cambios: { $moves } jugadas, cada una sellada con la anterior
no_seal_yet = anterior al sello por jugadas: una jugada cambiada podría pasar inadvertida
not_signed = El registro no está firmado: ningún servidor responde de él.
not_signed_note = sin firma: cualquiera que tenga el archivo puede haberlo hecho así
signatures_need = Las firmas necesitan algunos paquetes más: pip install 'seedround[server]'.
signed_unchecked = firmado, pero sin comprobar: pip install 'seedround[server]'
other_signer = El registro se firmó con la clave { $key }, no con { $wanted }.
signed_by = firmado por el servidor con la clave { $key }{ $known ->
    [none] { "" }
   *[other] , { $known }
}
key_published_by = que { $server } publica como suya
key_you_named = que has indicado
deal_drawn = el reparto lo sorteó ese servidor
deal_chosen = el reparto lo trajo un jugador{ $given ->
    [0] { "" }
   *[other] { " " }con sus primeras { $given } jugadas
}, no lo sorteó ese servidor
names_changed = quien ocupaba el asiento { $seats } pidió ser olvidado: el servidor cambió ese nombre tras la partida y firmó de nuevo
card_set_is = conjunto '{ $set }', huella { $hash }
rules_version = versión { $version } de las reglas de { $game }
moves_legal = { $moves } jugadas, todas legales cuando se jugaron
played_under = jugada con la versión { $version } de las reglas de { $game }
moves_again = { $replayed } de { $moves } jugadas también se pueden jugar con la versión { $version }
ending_unsaid = el registro no dice cómo queda la mesa al final
ending_holds = la mesa al final es la que indica el registro

# Serving
served_at = Seed Round está en { $address } (detenlo con Ctrl-C).
no_tables_in = No hay mesas en { $path }: indica la carpeta del servidor con --data.
games_written = { $count } partidas escritas en { $path }.

# For hosts
no_such_tables = No hay mesas así.
seats_damaged = No se puede leer quién está sentado.
no_table_called = No existe la mesa '{ $table }': `seedround admin list` las muestra.
delete_table = ¿Borrar para siempre la mesa { $table } ({ $game }: { $who })?
table_done = { $what ->
    [close] La mesa { $table } está cerrada.
   *[delete] La mesa { $table } está borrada.
}
no_person_called = No existe la persona '{ $person }': `seedround admin show MESA` muestra sus ids.
forget_person = ¿Olvidar a { $name } para siempre?
person_forgotten = La persona { $person } está olvidada.
type_yes = { $question } Escribe yes:
say_yes = Esto no se puede deshacer: usa --yes si lo tienes claro.
nothing_changed = No se ha cambiado nada.
ordered_only = Está pedido, pero el servidor aún no lo ha hecho: mira su registro si sigue así.
shut_out = { $network } queda excluida; un servidor en marcha lo sabe en unos segundos.
was_not_banned = { $network } no estaba excluida: `seedround admin bans` muestra quién lo está.
may_come_again = { $network } puede volver a entrar.
banned_since = { $network }  desde { $since }
nobody_banned = No hay nadie excluido.
server_missing = El servidor necesita algunos paquetes más: pip install 'seedround[server]'.
table_stage = { $stage ->
    [open] en espera
    [running] en juego
    [paused] en pausa
    [over] terminada
    [abandoned] abandonada
    [stopped] detenida
   *[damaged] dañada
}, { $public ->
    [yes] pública
   *[no] privada
}
rules_played = { $game }, versión { $version } de sus reglas
chat_lines = { $lines ->
    [one] una línea
   *[other] { $lines } líneas
}
chat_deleted = (borrado)
sits_there = { $kind ->
    [host] anfitrión
    [guest] invitado
    [bot] bot ({ $bot })
    [gone] se fue
    [damaged] dañado
   *[free] libre
}

# Studies
need_seconds = --seconds es mayor que 0; has pedido { $seconds }.
laws_broken = { $games ->
    [one] Una partida ha roto una ley: comunica las líneas de arriba.
   *[other] { $games } partidas han roto una ley: comunica las líneas de arriba.
}
laws_held = Se han cumplido todas las leyes.
resume_needs_out = --resume continúa una serie guardada: di cuál con --out.
only_bots = Aquí solo juegan bots: usa seedround play para jugar tú.
match_needs_two = Un duelo necesita al menos dos partidas; has pedido { $games }.
stopped_after = Detenido tras { $played } de { $games } partidas.
all_played_already = Las { $games } partidas de { $path } ya están jugadas.
stopped_and_kept = Detenido: { $played } de { $games } partidas están en { $path }.
resume_goes_on = El mismo comando con --resume continúa.
results_are_in = Todos los resultados están en { $path }; una página con gráficos:
report_is_in = El informe está en { $path }.
games_played = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, semilla '{ $seed }'
chair_number = asiento { $number }
decisions_agame = Una partida tiene { $decisions } decisiones de media.
played_at = { $games } partidas y { $decisions } decisiones por segundo, { $seconds } s.
shares_from_to = de { $low } a { $high }
tournament_played = { $game }: { $games } partidas, { $players } por mesa, semilla '{ $seed }'
stopped_between_deals = Detenido: estos son los repartos que se jugaron desde todas las sillas.
shares_above = Parte de las partidas en que la fila quedó por delante de la columna, los empates a medias:
looks_allowed = Los intervalos admiten hasta { $looks } consultas: son más anchos que para una sola.
ratings_from_to = de { $low } a { $high }
pair_stands = { $first } - { $second }: { $share } de { $games } (de { $low } a { $high }), { $clear ->
    [yes] claro
   *[no] sin decidir
}
pair_verdict = { $clear ->
    [yes] claro
   *[no] sin decidir
}
ladder_played = { $game }: cada uno contra el de debajo, dos jugadores, semilla '{ $seed }'
stopped_in_match = Detenido en el duelo { $match } de { $matches }: puede estar incompleto.
rung_verdict = { $holds ->
    [yes] se cumple
   *[no] no se cumple
}{ $low ->
    [none] { "" }
   *[other] , de { $low } a { $high }
}
pace_is = Segundos por jugada en un núcleo, en las primeras jugadas de una partida:
balance_of = { $game }: { $games } partidas por alineación, semilla '{ $seed }'
players_at_table = { $players ->
    [none] en conjunto
    [one] { $players } jugador
   *[other] { $players } jugadores
}
target_verdict = { $verdict ->
    [hit] acertado
    [unclear] dudoso
   *[missed] fallado
}
targets_summed = { $hit } acertados, { $unclear } dudosos, { $missed } fallados.
measuring = midiendo{ $what ->
    [none] { "" }
   *[other] { " " }{ $what }
}
bench_figure = { $game }: { $name } { $value }.
yardstick_is = La vara de medir de este ordenador: { $high ->
    [none] { $low }
   *[other] de { $low } a { $high }
} millones de vueltas por segundo.
games_of = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}
moves_played = { $moves } jugadas en { $seconds } s, { $speed } por segundo, semilla '{ $seed }'.
counted = { $what ->
    [seconds] segundos
   *[games] partidas
}

# Above columns
column_head = { $column ->
    [about] qué es
    [actor] quién
    [below] por debajo
    [bot] bot
    [chair] silla
    [chat] chat
    [copy] copia
    [created] creada
    [decisions] decisiones/s
    [default] por defecto
    [elo] Elo
    [from] desde
    [game] juego
    [games] partidas
    [interval] intervalo del 95 %
    [last] última vez
    [level] nivel
    [lines] líneas
    [margin] +-
    [mean] media
    [metric] medida
    [moves] jugadas
    [name] nombre
    [option] opción
    [pair] pareja
    [person] persona
    [place] puesto
    [player] jugador
    [playouts] partidas/s
    [score] puntos
    [searched] búsquedas/s
    [seat] asiento
    [seats] sillas
    [share] parte
    [slowest] más lenta
    [spread] desv.
    [stage] estado
    [table] mesa
    [thought] bot
    [to] hasta
    [value] valor
    [values] valores
    [wins] victorias
   *[verdict] veredicto
}

# Trouble
stopped = Detenido.
file_trouble = El archivo{ $file ->
    [none] { "" }
   *[other] { " " }{ $file }
} no se puede usar: { $why }.
our_mistake = Esto es un error del programa, no tuyo ({ $kind }: { $why }): comunícalo con lo que muestra SEEDROUND_DEBUG=1.
misread = { $why } Mira { $command } --help.
