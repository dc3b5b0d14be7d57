# Cómo va la partida, qué llega por sí solo, qué trae una jugada

goal_teams = Atiende a más clientes; con demasiados descontentos pierden todos.
goal_alone = Haz que lleguen todos los clientes antes de que { $limit } se vayan descontentos.
part_sum = suma de valores { $sum }
part_ventures = { $ventures ->
    [0] ninguna empresa entre ellos
    [one] de ellos, { $ventures } empresa
   *[other] de ellos, { $ventures } empresas
}
part_ahead = { $by ->
    [sum] por delante gracias a la suma
   *[domains] por delante gracias al rango de los dominios
}
end_customers = { $customers ->
    [0] Ha llegado el último cliente: la partida acaba con esta ronda.
    [one] Queda { $customers } cliente por llegar; después acaba la partida.
   *[other] Quedan { $customers } clientes por llegar, en { $rounds ->
        [one] { $rounds } ronda
       *[other] unas { $rounds } rondas
    }; después acaba la partida.
}
end_cap = Ronda { $round } de { $cap }; después acaba la partida.
end_reached = La partida ha terminado.
danger_unhappy = { $unhappy } de { $limit } descontentos{ $patience ->
    [lost] : { $alone ->
        [yes] la partida está perdida.
       *[no] han perdido todos.
    }
    [full] : { $alone ->
        [yes] la partida se pierde tras esta ronda si no recuperas a alguno.
       *[no] pierden todos tras esta ronda si nadie recupera a alguno.
    }
    [last] : uno más y { $alone ->
        [yes] se pierde la partida.
       *[no] pierden todos.
    }
   *[calm] ; con { $limit } { $alone ->
        [yes] se pierde la partida.
       *[no] pierden todos.
    }
}

# Lo que llega por sí solo
phase_next = Renovación y luego ronda { $round }
phase_customers = Nuevos clientes de la ronda { $round }
phase_last = El final de la ronda { $round }
due_draw = { $cards ->
    [0] No tienes cartas que robar.
   *[other] { $shuffled ->
        [yes] Tu descarte se baraja con el mazo; robas
       *[no] Robas
    } { $drawn ->
        [one] { $drawn } carta
       *[other] { $drawn } cartas
    } de { $cards }{ $known ->
        [none] , cada una con una probabilidad del { $chance }
       *[other] : { $known } seguro
    }.
}
due_leaves = { $card } se va: { $unhappy } de { $limit } descontentos.
due_comes = { $card ->
    [none] Alguien desconocido se pone en la fila.
   *[other] { $card } se pone en la fila.
}
ends_waiting = { $come ->
    [0] No llega nadie
    [one] Llega { $come }
   *[other] Llegan { $come }
}, { $leave ->
    [0] no se va nadie
    [one] se va { $leave }
   *[other] se van { $leave }
}: { $unhappy } de { $limit } descontentos.
ends_scored = Se cuentan los puntos y acaba la partida.
ends_lost = { $alone ->
    [yes] La partida se pierde.
   *[no] Pierden todos.
}
warn_next = Así habrá { $unhappy } de { $limit } descontentos. { $serve ->
    [one] Hay que atender a un cliente más en esta ronda
   *[other] Hay que atender a { $serve } clientes más en esta ronda
}{ $cards ->
    [none] .
   *[other] , o usar { $cards }.
}
warn_now = { $unhappy } de { $limit } descontentos: { $alone ->
    [yes] recupera a alguno en esta ronda o se pierde la partida.
   *[no] alguien tiene que recuperar a alguno en esta ronda o pierden todos.
}{ $cards ->
    [none] {" "}Ninguna de tus cartas puede.
   *[other] {" "}Tú puedes con { $cards }.
}

# Lo que trae una jugada
point_gained = +{ $by ->
    [one] { $by } punto
   *[other] { $by } puntos
}{ $rivals ->
    [none] : { $points } en total
   *[other] : { $points } a { $rivals }
}
sum_gained = +{ $by } a tu suma
pace_rises = desde ahora, { $come } clientes por ronda
hand_grows = +{ $by ->
    [one] { $by } carta en la mano
   *[other] { $by } cartas en la mano
}
hand_shrinks = { $by ->
    [one] { $by } carta menos en la mano
   *[other] { $by } cartas menos en la mano
}
row_grows = +{ $by } en la fila
row_shrinks = { $by } menos en la fila
unhappy_shrinks = { $by } descontento menos: { $unhappy } de { $limit }
more_to_come = +{ $by } por llegar
fewer_to_come = { $by } menos por llegar
develops_to = sin punto, pero con una carta { $to ->
    [discard] en tu descarte
    [hand] en tu mano
   *[deck] en tu mazo
}
venture_gained = { $works ->
    [yes] una empresa, una vez por ronda { at_times }
   *[no] queda allí sin efecto
}{ $full ->
    [yes] ; se retira una más antigua
   *[no] { "" }
}
at_times = { $phase ->
    [before] antes de atender
    [after] después de atender
    [assist] mientras atiendes
    [won] cuando ganas un cliente
   *[main] antes, entre y después de atender
}
effect_gone = se pierde: { $text }
serves = { $card }: { $venture ->
    [yes] un punto { stands_then } o una empresa
   *[no] un punto { stands_then }
}{ $helped ->
    [none] { "" }
   *[other] , con { $helped }
}
stands_then = { $rivals ->
    [none] ({ $points } en total)
   *[other] ({ $points } a { $rivals })
}
rivals_could = { WHO($seats) ->
    [you] tú también podrías
    [among] tu equipo también podría
   *[other] { $seats_count ->
        [one] { $seats } también podría
       *[other] los demás también podrían
    }
} querer { $card }: { $theirs } contra tu { $mine }{ $edge ->
    [none] { "" }
   *[other] ; con { $edge } ganarías
}
stay_in_hand = { $cards ->
    [none] toda tu mano
   *[other] { $cards_count ->
        [one] { $cards } se queda en la mano
       *[other] { $cards } se quedan en la mano
    }
}
set_so_far = { $total } por ahora
assisting_ends = { $alone ->
    [yes] se acaba la fase de atención
   *[no] se acaba la fase de atención si los demás tampoco juegan nada
}
leave_next = luego { $cards_count ->
    [one] se va
   *[other] se van
} { $cards }: { $unhappy } de { $limit } descontentos{ all_lost }
all_lost = { $lost ->
    [yes] , suficientes para perder la partida
   *[no] { "" }
}
some_leave_next = luego { $leave ->
    [one] se va { $leave } cliente
   *[other] se van { $leave } clientes
}: { $unhappy } de { $limit } descontentos{ all_lost }
nobody_leaves = luego no se va nadie
fits = { $helped ->
    [yes] así encaja
   *[no] encaja tal cual
}
misses = { $still ->
    [yes] todavía{" "}
   *[no] { "" }
}{ $short ->
    [0] { $over ->
        [0] { $domain ->
            [yes] sin su dominio
           *[no] encaja
        }
       *[other] { $over } de más{ and_domain }
    }
   *[other] { $short } de menos{ and_domain }
}
and_domain = { $domain ->
    [yes] {" "}y sin su dominio
   *[no] { "" }
}
fails = tu lote no encaja: vuelve a la mano y no se atiende a nadie
contest_stands = disputado: tu { $mine } contra { $theirs }, { $ahead ->
    [yes] vas por delante
   *[no] vas por detrás
}{ $edge ->
    [none] { "" }
   *[other] ; con { $edge } ganarías
}
in_reach = { $cards } a tu alcance
out_of_reach = { $cards } fuera de tu alcance
may_reach = { $chance }: otro cliente a tu alcance
may_serve = { $chance }: un cliente que puedes atender
looks_ahead = { $cards ->
    [one] ves al siguiente cliente
   *[other] ves a los siguientes { $cards } clientes
}
sees_hand = { $cards ->
    [one] ves su única carta
   *[other] ves sus { $cards } cartas
}
usable_again = otra vez: { $text }
value_traded = un { $got } por un { $gave }
come_next = { $cards ->
    [none] luego llega alguien desconocido
   *[other] { $cards_count ->
        [one] luego llega { $cards }
       *[other] luego llegan { $cards }
    }
}
works_when = una vez por ronda { at_times }{ $cost ->
    [0] { "" }
    [one] , por { $cost } carta
   *[other] , por { $cost } cartas
}
starts_with = { $card }: { $text }
lost_unless = { $unhappy } de { $limit } descontentos: { $alone ->
    [yes] se pierde si no recuperas a alguno
   *[no] pierden todos si nadie recupera a alguno
}
