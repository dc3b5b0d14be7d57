# Jugadas
move-one = Toma la carta delantera de la columna { $column }.
move-two = Toma ambas cartas de la columna { $column }.
move-order = { $above ->
    [bottom] Pon primero la carta delantera.
   *[top] Pon primero la carta trasera.
}
move-place = Pon { $count ->
    [one] un d{ $sides }
   *[other] { $count } d{ $sides }
} en la carta{ $cube ->
    [yes] : un acierto exacto que da un cubo
   *[no] { "" }
}.
move-concede = Deja que la venta fracase.
move-reroll = Paga { $cost } cubos y vuelve a tirar todos los dados libres.
move-accept = Acepta la oferta.
move-roll = Vuelve a tirar por la siguiente carta.

# Lo que significa una jugada en esta mesa
take_one = Columna { $column }: { $card } (valor de venta { $sell }, paga { $pay }{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }+ { $bonus } de bono
}).
take_two = Columna { $column }: ambas, { $bottom } (valor de venta { $sell }, paga { $pay }{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }+ { $bonus } de bono
}) y { $top } (valor de venta { $top_sell }, paga { $top_pay }{ AMOUNT($top_bonus) ->
    [0] { "" }
   *[other] { " " }+ { $top_bonus } de bono
}).
order_cards = Primero { $above }, luego { $below }.
place_dice = Pon { $values_count ->
    [one] un d{ $sides }
   *[other] { $values_count } d{ $sides }
} ({ $values }) en { $card }{ $cube ->
    [yes] : un acierto exacto que da un cubo
   *[no] { "" }
}.
accept_offer = Acepta { $offer }{ $cubes ->
    [0] { "" }
    [one] { " " }y { $cubes } cubo
   *[other] { " " }y { $cubes } cubos
}.
roll_again = Tira { $dice ->
    [one] tu último dado
   *[other] { $dice } dados
} por { $card } (valor de venta { $sell }).
fail_sale = Deja que la venta fracase{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }y quédate { $bonus } en bonos
}.
pay_reroll = Paga { $cost } de tus { $cubes } cubos y vuelve a tirar { $dice ->
    [one] el dado libre
   *[other] los { $dice } dados libres
}.

# Preguntas
prompt_draft = Tu empresa { $company } necesita { $places ->
    [one] una carta más: toma una carta delantera.
   *[other] { $places } cartas más: toma una carta delantera o una columna entera.
}
prompt_order = Has tomado { $bottom } y { $top }. ¿Cuál va primero?
prompt_place = { $hit ->
    [yes] Tu tirada llega para { $card } (valor de venta { $sell }). ¿Qué dados pones en ella?
   *[no] Tu tirada no llega para { $card } (valor de venta { $sell }). ¿Dejas que la venta fracase, o pagas { $cost } cubos por otra tirada?
}
prompt_offer = Te ofrecen { $offer }{ $cubes ->
    [0] { "" }
    [one] { " " }y { $cubes } cubo
   *[other] { " " }y { $cubes } cubos
}. ¿Aceptas, o tiras { $dice ->
    [one] tu último dado
   *[other] { $dice } dados
} por { $card } (valor de venta { $sell })?

# Motivos
reason_one_place = No puedes tomar una columna entera: solo te queda lugar para una carta.
reason_top_alone = No puedes tomar una carta trasera sola: toma una carta delantera o una columna entera.
reason_no_pass = No puedes pasar mientras se toman cartas.
reason_centre = Las columnas { $first } y { $last } están cerradas para ti: el último que toma cartas lo hace de las columnas { $low } a { $high }.
reason_miss = Ningún dado, ni la suma de dados de un mismo tamaño, llega a { $sell } para { $card }.
reason_must_fulfil = No puedes dejar que la venta fracase: tus dados llegan para la carta. Úsalos o paga otra tirada.
reason_few_cubes = Otra tirada cuesta { $cost } cubos, y tienes { $cubes }{ $pending ->
    [0] { "" }
   *[other] { " " }(los de la oferta aún no son tuyos)
}.

# Sucesos
event-game_started = Empieza la partida: { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}, y { WHO($start) ->
    [you] empiezas tú
   *[other] empieza { $start }
}. Las empresas por orden de asiento: { $companies }{ $queue ->
    [none] { "" }
   *[other] ; esperan: { $queue }
}.
event-round_started = Ronda { $round }: { WHO($start) ->
    [you] empiezas tú
   *[other] empieza { $start }
}. Fila delantera: { $bottom }. Fila trasera: { $top }.
event-drafted = { WHO($seat) ->
    [you] Tomas
   *[other] { $seat } toma
} { $card } de la columna { $column }.
event-took_column = { WHO($seat) ->
    [you] Tomas
   *[other] { $seat } toma
} ambas cartas de la columna { $column }: { $bottom } y { $top }.
event-stacked = { WHO($seat) ->
    [you] Pones
   *[other] { $seat } pone
} primero { $above } y luego { $below }.
event-refilled = La columna { $column } tiene ahora { $bottom } delante y { $top } detrás.
event-turn_started = { WHO($seat) ->
    [you] Vas
   *[other] { $seat } va
} a la feria con { $company }.
event-rolled = { WHO($seat) ->
    [you] Tiras
   *[other] { $seat } tira
} por { $card }: { $d4 ->
    [none] { "" }
   *[other] d4 { $d4 }{ $d6 ->
        [none] { $d8 ->
            [none] { "" }
           *[other] {"; "}
        }
       *[other] {"; "}
    }
}{ $d6 ->
    [none] { "" }
   *[other] d6 { $d6 }{ $d8 ->
        [none] { "" }
       *[other] {"; "}
    }
}{ $d8 ->
    [none] { "" }
   *[other] d8 { $d8 }
}.
event-fulfilled = { WHO($seat) ->
    [you] Cumples
   *[other] { $seat } cumple
} { $card } con { $count ->
    [one] un d{ $sides }
   *[other] { $count } d{ $sides }
} ({ $values }){ $cube ->
    [yes] , un acierto exacto que da un cubo
   *[no] { "" }
}. La oferta es de { $offer }.
event-rerolled = { WHO($seat) ->
    [you] Pagas
   *[other] { $seat } paga
} { $cost } cubos por otra tirada.
event-sold = { WHO($seat) ->
    [you] Vendes
   *[other] { $seat } vende
} por { $total }{ $cubes ->
    [0] { "" }
    [one] { " " }y { $cubes } cubo
   *[other] { " " }y { $cubes } cubos
}{ AMOUNT($complete) ->
    [0] { "" }
   *[other] { " " }({ $complete } por la empresa completa)
}. Total: { $score }.
event-failed = { WHO($seat) ->
    [you] No puedes
   *[other] { $seat } no puede
} cumplir { $card }: la venta fracasa{ AMOUNT($lost) ->
    [0] { "" }
   *[other] {"; "}se pierden { $lost }
}{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] , quedan { $bonus } en bonos
}. Total: { $score }.
event-round_ended = Termina la ronda { $round }. El dinero hasta ahora: { $scores }.
event-game_ended = La partida ha terminado. { WHO($winners) ->
    [you] ¡Ganas!
    [among] Compartes la victoria: { $winners }.
   *[other] { $winners_count ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }
} El dinero al final: { $scores }.

# Pistas
hint_accept = { $value } seguros
hint_roll = { $value } de media; la próxima tirada falla el { $bust } de las veces
hint_failure = al final la venta fracasa el { $failure } de las veces
hint_value = para ti vale { $value } de media
hint_win = ganas la partida el { $chance } de las veces
