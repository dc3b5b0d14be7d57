# Lo que se dice en cualquier mesa, sea cual sea el juego.

quoted = { $text }
player_number = Jugador { $number }
seat_dollars = { WHO($seat) ->
    [you] tú { $sum }
   *[other] { $seat } { $sum }
}

# Quién ha ganado
verdict = { WHO($winners) ->
    [none] No gana nadie.
    [you] ¡Ganas!
    [among] Compartís la victoria: { $winners }.
   *[other] { $winners_count ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }
}
end_won = { WHO($winners) ->
    [you] Ganas por { $by }
    [among] Tu equipo gana por { $by }
   *[other] { $winners } { WHO($others) ->
        [you] te { $winners_count ->
            [one] gana
           *[other] ganan
        }
       *[other] { $winners_count ->
            [one] gana
           *[other] ganan
        } a { WHO($others) ->
            [among] tu equipo
           *[other] { $others }
        }
    } por { $by }
}
end_tied = { WHO($winners) ->
    [you] Ganas el desempate con { $others }
    [among] Tu equipo gana el desempate con { $others }
   *[other] { $winners } { $winners_count ->
        [one] gana
       *[other] ganan
    } el desempate { WHO($others) ->
        [you] contigo
        [among] con tu equipo
       *[other] con { $others }
    }
}

# Jugadas que no se admiten
not_possible = { $move } no es posible ahora: { $why }
not_legal = { $move } no es una jugada legal de esta decisión.
too_late = La partida ha terminado: ya no se puede jugar { $move }.
nothing_to_choose = La partida ha terminado: no queda nada que elegir.

# Pistas de una búsqueda
hint_expected = gana el { $share } de las veces
hint_tried = visto en { $tries } de { $all } líneas de juego

not_amove = Esto no es una jugada del juego: { $why }.
no_such_move = No existe la jugada '{ $verb }'; las jugadas son { $known }.
move_unreadable = La jugada '{ $move }' no se puede leer: { $why }.
move_written_so = La jugada '{ $move }' se escribe '{ $right }'.
cannot_undo = Esto no se puede deshacer: desde tu última jugada ha jugado otra persona, se ha robado algo o se ha revelado algo oculto.
no_such_ply = No hay jugada { $ply }: se han jugado { $played }.
open_cards_later = Las cartas se muestran abiertas cuando termina la partida.
no_such_seat = No hay asiento { $seat } en esta mesa de { $seats }.
nothing_to_choose_now = El asiento { $seat } no tiene nada que elegir ahora.

# Juegos, opciones, nombres, semillas, reglas
no_such_game = No existe el juego '{ $name }'; los juegos son { $known }.
wrong_seat_count = { $game } es para { $least } a { $most } jugadores; has pedido { $seats }.
no_such_option = { $game } no tiene la opción '{ $name }'; tiene { $known }.
option_takes = La opción { $option } admite { $values }; '{ $given }' no es ninguno.
either = { $one } o { $other }
span = { $lo } a { $hi }{ $step ->
    [1] { "" }
   *[other] { " " }de { $step } en { $step }
}
bad_name = Un nombre tiene de 1 a { $most } letras imprimibles.
bad_seed = La semilla '{ $seed }' no es texto hexadecimal: usa hasta 128 de las cifras 0-9 y a-f.
rules_missing = Las reglas de { $game } no están instaladas: instala Seed Round de nuevo.
no_such_rule = No existe la regla '{ $rule }' en las reglas de { $game }; { $near ->
    [none] se llaman { $letters }-...
   *[other] se parecen { $near }
} (seedround rules { $game } las muestra todas).

# Conjuntos de cartas
in_set = { $place }: { $problem }
in_card = { $place }: '{ $card }': { $problem }
on_line = { $file }, línea { $line }
not_set_data = fechas, horas, inf y nan no caben en un conjunto de cartas: escribe texto.
wrong_type_at = { $why } en { $path }.
field_missing = falta { $figure }.
field_unknown = no existe { $figure }; puede haber { $known }.
figure_too_low = { $figure } es { $value }; debe ser { $low } o más.
figure_too_high = { $figure } es { $value }; debe ser { $high } o menos.
figure_no_step = { $figure } es { $value }; debe ser múltiplo de { $step }.
size_wrong = { $figure } tiene { $size } { $kind ->
    [text] { $size ->
        [one] letra
       *[other] letras
    }
   *[other] { $size ->
        [one] elemento
       *[other] elementos
    }
}; { $least ->
    [none] puede tener { $most } como mucho
   *[other] { $most ->
        [none] debe tener { $least } por lo menos
       *[other] debe tener de { $least } a { $most }
    }
}.
not_among = { $figure } es «{ $value }»; debe ser uno de { $known }.
wrong_kind = { $figure } es { $kind ->
    [text] el texto «{ $value }»
    [number] el número { $value }
    [fraction] la fracción { $value }
    [switch] true o false
    [list] una lista
    [table] una tabla
   *[none] { $value }
}; debe { $wanted ->
    [text] ser un texto
    [number] ser un número entero
    [fraction] ser un número
    [switch] ser true o false
    [list] ser una lista
    [table] ser una tabla
   *[nothing] faltar
}.
nth_entry = elemento { $number } de [[{ $deck }]]
toml_wrong = esto no es TOML válido: { $fault ->
    [twice] esta clave o este título ya está en el archivo
    [equals] tras una clave van = y un valor
    [bracket] falta cerrar un corchete o una llave
    [quotes] a un texto le faltan las comillas finales o contiene un signo que TOML no admite ahí
    [value] un texto necesita comillas y un número solo cifras
    [key] una línea es [un título] o una clave con = y un valor
   *[rest] la línea debería acabar aquí, pero sigue algo
}.
empty_folder = La carpeta { $path } no contiene ningún archivo .toml.
no_set_there = No existe el conjunto { $path }: indica un archivo .toml o una carpeta con ellos.
not_toml = { $file } no es TOML válido: { $why }.
set_unreadable = El conjunto { $file } no se puede leer{ $why ->
    [none] { "" }
   *[other] : { $why }
}.
table_twice = { $file }: [{ $key }] está también en otro archivo de la carpeta.
not_plain = un juego de cartas tiene texto, números enteros hasta { $largest } y tablas, con { $deepest } niveles como mucho.
line_too_long = una línea puede tener como mucho { $most } caracteres.
looks_odd = vale unas { $times } veces lo habitual en [{ $deck }].
card_added = { $name } es nueva ({ $deck }){ $does ->
    [none] { "" }
   *[other] : «{ $does }»
}.
card_gone = { $name } ya no está ({ $deck }).
card_differs = { $name }, { $figure }: { $after ->
    [none] nada
   *[other] { $after }
} en vez de { $before ->
    [none] nada
   *[other] { $before }
}.
card_says = { $name }: «{ $after ->
    [none] { "" }
   *[other] { $after }
}» en vez de «{ $before ->
    [none] { "" }
   *[other] { $before }
}».
setting_differs = { $figure }: { $after ->
    [none] nada
   *[other] { $after }
} en vez de { $before ->
    [none] nada
   *[other] { $before }
}.
figure_given = { $number }
yes_or_no = { $yes ->
    [yes] sí
   *[no] no
}
text_given = «{ $text }»
values_given = { $values }
step_given = { $step }{ $figures ->
    [none] { "" }
   *[other] {" "}({ $figures })
}
more_differences = { $count ->
    [one] Hay { $count } diferencia más.
   *[other] Hay { $count } diferencias más.
}
sets_alike = Los dos juegos tienen las mismas cartas.
set_head_missing = no empieza con [set] y dentro id = "...", game = "...".
entry_without_id = cada entrada que se superpone a un conjunto necesita un id.
nothing_to_drop = hay que quitarla, pero el conjunto de abajo no tiene ese id.
set_of_other_game = este conjunto es para '{ $theirs }', no para '{ $ours }'.
no_such_base = su base '{ $base }' no es un conjunto que incluyamos ({ $known }).
not_aset_of = el contenido no es un conjunto de cartas de { $game }.
id_unfit = un id empieza por una letra o una cifra y solo tiene letras de la a a la z, cifras, guiones, puntos y guiones bajos, { $longest } como mucho.
id_twice = el id se usa { $times } veces; cada id corresponde a una sola carta.
figure_out_of_range = { $figure } es { $value }; debe estar entre { $low } y { $high }.

# Registros
move_of_record_fails = La jugada { $number } del registro no se puede jugar: { $why }
other_ending = Al reproducir el registro no se llega al final que indica: ha sido modificado.
other_seal = Al reproducir el registro no se llega a su sello: ha sido modificado.
record_does_not_fit = El registro no encaja con este programa: { $why }
this_record = { $file ->
    [none] El registro
   *[other] El registro { $file }
}
record_cut_off = { $record } está cortado o dañado: no es JSON completo. Usa otra copia.
record_not_json = { $record } no es de Seed Round: no es JSON.
record_without_format = { $record } no es de Seed Round: falta el campo '{ $field }' con su formato.
record_too_new = { $record } tiene formato { $format }, este programa lee hasta { $known }: actualiza Seed Round.
record_damaged = { $record } está dañado: { $why }.
seeds_are_hex = la semilla y la sal son 32 o más cifras hexadecimales.
record_unreadable = El registro { $path } no se puede leer{ $why ->
    [none] { "" }
   *[other] : { $why }
}.
commitment_broken = La semilla y la sal no dan el compromiso: el registro ha sido modificado.
seal_over_others = El sello cubre { $sealed } jugadas, el registro tiene { $moves }: ha sido modificado.
seal_broken = El sello no corresponde al reparto y las jugadas: el registro ha sido modificado.
set_inside_changed = El conjunto de cartas del registro ha sido modificado: su huella no coincide.
set_needed = El registro necesita el conjunto '{ $set }': indica su archivo con --set.
other_set_version = El registro se jugó con otra versión del conjunto '{ $set }' (huella { $wanted }, aquí { $found }): indica su archivo con --set o usa la versión de Seed Round con la que se jugó.
set_misnamed = El registro llama '{ $said }' a su conjunto, pero sus cartas son las de '{ $true }': ha sido modificado.
other_rules = El registro se jugó con la versión { $played } de las reglas de { $game }, este programa tiene la versión { $ours }: usa un Seed Round con la versión { $played }.
set_of_record = conjunto '{ $set }' del registro
other_table = Se pueden jugar todas las jugadas, pero la mesa al final es otra.

# Cómo va la partida
race_line = { $place }. { WHO($seats) ->
    [you] Tú
   *[other] { $seats }
}: { $figure }{ $parts_count ->
    [0] { "" }
   *[other] { " " }({ $parts })
}
forecast_line = { $phase }: { $ends }
safer_line = más seguro: { $move }
