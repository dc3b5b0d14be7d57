# Cómo llaman a un equipo quienes no están en él: a un equipo de una persona, por su nombre.
team = { $seats_count ->
    [one] { $seats }
   *[other] El equipo { $team }
}
# Lo mismo dentro de una frase.
team_within = { $seats_count ->
    [one] { $seats }
   *[other] el equipo { $team }
}
# Lo mismo donde el campo se llama de otro modo.
team_to = { $to_count ->
    [one] { $to }
   *[other] El equipo { $team }
}
team_holding = { $holders_count ->
    [one] { $holders }
   *[other] El equipo { $marker }
}
team_winning = { $seats_count ->
    [one] { $seats }
   *[other] el equipo { $winner }
}
# Los jugadores del equipo 1, dichos a los del otro.
players_1 = { WHO($team1) ->
   *[other] { $team1 }
}
team_count = { WHO($seats) ->
    [you] tú tienes { $count }
    [among] vosotros tenéis { $count }
   *[other] { team_within } tiene { $count }
}

# Jugadas
move-venture = Quédate con { $card }.
move-start = Empieza con { $cards }.
move-pass = Pasa.
move-use = Usa { $card }.
move-pick = Elige { $card }.
move-bury = { $none ->
    [yes] Déjalo todo como está.
   *[no] Envía { $cards } al fondo.
}
move-none = No juegues nada.
move-set = Juega { $cards }.
move-first = Añade { $card } al lote.
move-stop = El lote está completo.
move-assist = Atiende a { $card }.
move-score = Puntúa el cliente.
move-area = Convierte al cliente en una empresa de la zona { $area ->
    [a1] { 1 }
    [a2] { 2 }
   *[a3] { 3 }
}.
move-retire = Retira { $card } a la pila de puntos.

# Lo que significa una jugada en esta mesa
keep_card = Quédate con { $card }: { $text }
use_card = Usa { $card }: { $text }
pick_for = { $job ->
    [discard] Descarta { $card }.
    [recover] Toma { $card } de tu descarte.
    [dig] Toma { $card }.
    [ready] Haz que { $card } se pueda usar otra vez.
    [bank] Lleva { $card } a tu pila de puntos.
    [shift] Mueve { $card } al extremo derecho de la fila.
    [bury] Envía { $card } al fondo del mazo de clientes.
    [expel] Expulsa { $card } de la partida.
    [give] Intercambia { $card }.
    [get] Recibe { $card } a cambio.
    [double] Cuenta { $card } por el doble.
   *[retain] Recupera { $card }.
}
play_for = Juega { $cards } ({ $total } en total){ $customers ->
    [none] { $helped ->
        [none] { "" }
       *[other] , con ayuda para { $helped }
    }
   *[other] {" "}para { $customers }{ $helped ->
        [none] { "" }
       *[other] , con ayuda también para { $helped }
    }
}.
place_in = Convierte { $card } en una empresa de la zona { $area }{ $full ->
    [yes] {" "}(está llena, así que se retira una más antigua)
   *[no] { "" }
}: { $text }
score_it = Puntúa { $card }: un punto.

# Preguntas
prompt_venture = ¿Con qué empresa te quedas para la zona { $area }?
prompt_solo = { $cards ->
    [one] Elige una carta de valor { $value } para tu mazo inicial.
   *[other] Elige { $cards } cartas de valor { $value }, de dominios distintos, para tu mazo inicial.
}
prompt_use = { $window ->
    [before] Usa un efecto antes de que los equipos atiendan, o pasa.
    [after] Usa un efecto ahora que los equipos han atendido, o pasa.
    [between] Usa un efecto antes de los próximos lotes, o pasa.
    [assist] Ayuda a tu lote con un efecto, o pasa.
   *[won] Usa un efecto con el cliente que has ganado, o pasa.
}
prompt_pick = { $card }: { $job ->
    [discard] elige una carta para descartar
    [recover] elige una carta de tu descarte
    [dig] toma una de las cartas reveladas
    [ready] elige una carta usada que se pueda usar otra vez
    [bank] elige una carta para tu pila de puntos
    [shift] elige un cliente que pase al extremo derecho
    [bury] elige una carta para enviarla al fondo
    [expel] elige una carta para expulsarla
    [give] elige una carta para intercambiarla
    [get] elige la carta que recibes a cambio
    [double] elige una carta jugada que cuente el doble
   *[retain] elige una carta jugada para recuperarla
}{ $left ->
    [one] { "" }
   *[other] { $job ->
        [give] { "" }
       *[other] {" "}(faltan { $left })
    }
}.
prompt_bury = Miras { $cards }: { $cards_count ->
    [one] ¿queda arriba o va al fondo?
   *[other] ¿cuáles van al fondo?
}
prompt_set = Juega cartas boca abajo para atender a un cliente: { $sets ->
    [0] ningún lote encaja.
    [one] encaja { $sets } lote.
   *[other] encajan { $sets } lotes.
}
prompt_first = Tu lote por ahora: { $cards }. ¿Qué carta sigue?
prompt_declare = Revelas { $cards }: ¿a qué cliente atiendes?
prompt_place = Has ganado { $card }: ¿un punto o una empresa?
prompt_retire = En la zona { $area } sobra una empresa: ¿cuál de las más antiguas se retira a tu pila de puntos?

# Motivos
reason_used = { $card } ya se ha usado en esta ronda; cada carta funciona una vez por ronda.
reason_phase = { $card } solo funciona { $phase ->
    [main] en las fases de efectos y entre atenciones
    [before] en la fase de efectos antes de atender
    [after] en la fase de efectos después de atender
    [assist] mientras tu equipo atiende a un cliente
   *[won] cuando tu equipo ha ganado un cliente
}.
reason_cost = { $card } cuesta { $cost ->
    [one] otra carta de la mano, y no tienes ninguna
   *[other] otras { $cost } cartas de la mano, y no las tienes
}.
reason_nothing = { $card } no haría nada ahora.
reason_not_lead = En esta ronda { $card } le toca a otra persona de tu equipo.
reason_idle_venture = { $card } es una carta de grupo: en una zona no tiene efecto.
reason_group_card = { $card } es una carta de grupo; en las zonas solo hay empresas.
reason_out = Tu equipo está fuera de esta fase de atención: su último lote no ganó ningún cliente.
reason_no_match = Estas cartas no encajan con ningún cliente de la fila: sus valores deben sumar el del cliente, y una de ellas debe ser de su dominio.
reason_customer = { $domain ->
    [service] Servicio { $value }
    [technology] Tecnología { $value }
    [science] Ciencia { $value }
    [information] Información { $value }
   *[open] Abierta { $value }
}: { $held ->
    [yes] { $short ->
        [0] tu lote más cercano se pasa por { $over }
       *[other] a tu lote más cercano le falta { $short }
    }
   *[no] no tienes ninguna carta de ese dominio
}.
reason_unreachable = Tu lote no llega a ese cliente, ni siquiera con los efectos que te quedan.

# Preparación
event-teams_made = { WHO($team2) ->
    [none] { WHO($team1) ->
        [you] Juegas en solitario.
       *[other] { $team1 } juega en solitario.
    }
    [you] Juegas contra { players_1 }.
    [among] Vuestro equipo, el { 2 }: { $team2 }. El equipo { 1 }: { players_1 }.
   *[other] { WHO($team1) ->
        [you] Juegas contra { $team2 }.
        [among] Vuestro equipo, el { 1 }: { $team1 }. El equipo { 2 }: { $team2 }.
       *[other] Equipo { 1 }: { $team1 }. Equipo { 2 }: { $team2 }.
    }
}
event-solo_start = El mazo inicial: { $cards }. Fuera de la partida: { $box }.
event-ventures_revealed = { WHO($seats) ->
    [you] Descubres { $revealed }
    [among] Descubrís { $revealed }
   *[other] { team } descubre { $revealed }
}. Empresas para elegir: { $ventures }.
event-venture_kept = { WHO($seat) ->
    [you] Te quedas con { $card } para la zona { $area }.
   *[other] { $seat } se queda con { $card } para la zona { $area }.
}
event-table_set = Los mazos están barajados, y en la fila esperan { $row }.{ WHO($holders) ->
    [none] { "" }
    [you] {" "}Tienes el marcador inicial.
    [among] {" "}Tenéis el marcador inicial.
   *[other] {" "}{ team_holding } tiene el marcador inicial.
}

# Rondas
event-round_started = Ronda { $round }.{ WHO($holders) ->
    [none] { "" }
    [you] {" "}Tienes el marcador.
    [among] {" "}Tenéis el marcador.
   *[other] {" "}{ team_holding } tiene el marcador.
}{ WHO($leads) ->
    [none] { "" }
    [you] {" "}Diriges tu equipo.
    [among] {" "}Diriges tu equipo.
   *[other] { $leads_count ->
        [one] {" "}Dirige { $leads }.
       *[other] {" "}Dirigen { $leads }.
    }
}
event-customer_came = { $card } se pone en la fila.
event-customer_left = { $card } se va a disgusto, { $unhappy } en total; con { $limit } se pierde la partida.
event-hand_discarded = { WHO($seats) ->
    [you] Descartas lo que queda de tu mano: { $cards }.
    [among] Descartáis lo que queda de vuestra mano: { $cards }.
   *[other] { team } descarta el resto de la mano: { $cards }.
}
event-reshuffled = { WHO($seats) ->
    [you] Barajas tu descarte
    [among] Barajáis vuestro descarte
   *[other] { team } baraja su descarte
} en un mazo nuevo de { $deck ->
    [one] { $deck } carta
   *[other] { $deck } cartas
}.
event-drew = { WHO($to) ->
    [you] Robas
    [among] Robáis
   *[other] { team_to } roba
} { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
    .known = { WHO($to) ->
        [you] Robas { $cards }.
        [among] Robáis { $cards }.
       *[other] { team_to } roba { $cards }.
    }
event-round_ended = Termina la ronda { $round }. Puntos: { $points }. { $unhappy ->
    [0] No hay clientes descontentos
    [one] Hay { $unhappy } cliente descontento
   *[other] Hay { $unhappy } clientes descontentos
}; con { $limit } se pierde la partida.
event-all_lost = { $unhappy ->
    [one] Hay { $unhappy } cliente descontento
   *[other] Hay { $unhappy } clientes descontentos
}: { $points_count ->
    [one] la partida está perdida
   *[other] perdéis todos
}. Puntos: { $points }.
event-game_scored = { $by ->
    [draw] La partida termina en empate.
   *[other] { WHO($winners) ->
        [you] Ganas
        [among] Ganáis
       *[other] { $winners_count ->
            [one] Gana { $winners }
           *[other] Ganan { $winners }
        }
    }{ $by ->
        [sum] {" "}por la suma de valores más alta ({ $sums })
        [domains] {" "}por el rango más alto de los dominios
       *[other] { "" }
    }.
} Puntos: { $points }.
event-solo_won = { WHO($seat) ->
    [you] Lo has logrado
   *[other] { $seat } lo ha logrado
} con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: { $grade ->
    [unicorn] ¡un unicornio!
    [scale_up] ¡una scale-up!
    [series_a] serie A.
    [seed] fase semilla.
   *[side_project] un proyecto paralelo.
}

# Efectos
event-team_passed = { WHO($seats) ->
    [you] Pasas.
    [among] Pasáis.
   *[other] { team } pasa.
}
event-effect_used = { WHO($seat) ->
    [you] Usas { $card }: { $text }
   *[other] { $seat } usa { $card }: { $text }
}
event-discarded = { WHO($seats) ->
    [you] Descartas { $card }.
    [among] Descartáis { $card }.
   *[other] { team } descarta { $card }.
}
event-recovered = { WHO($seats) ->
    [you] Tomas { $card } de tu descarte.
    [among] Tomáis { $card } de vuestro descarte.
   *[other] { team } toma { $card } de su descarte.
}
event-hand_shown = { WHO($seats) ->
    [you] Ofreces { $card } a cambio.
    [among] Ofrecéis { $card } a cambio.
   *[other] { team } ofrece { $card } a cambio.
}
event-exchanged = { WHO($seats) ->
    [you] Intercambias
    [among] Intercambiáis
   *[other] { team } intercambia
} { $places ->
    [hand_discard] { $gave } de la mano por { $got } del descarte
    [hand_row] { $gave } de la mano por { $got }, cliente de la fila
    [row_top] { $gave }, cliente de la fila, por { $got }, el siguiente
   *[discard_rival_discard] { $gave } por { $got } del descarte rival
}.
event-shifted = { $card } pasa al extremo derecho de la fila.
event-buried = { $card } va al fondo del mazo de clientes{ $source ->
    [unhappy] , fuera de los descontentos
   *[other] { "" }
}.
event-expelled = { $card } sale de la partida.
event-looked = { WHO($to) ->
    [you] Miras
    [among] Miráis
   *[other] { team_to } mira
} { $count ->
    [one] el siguiente cliente
   *[other] los siguientes { $count } clientes
}.
    .known = { WHO($to) ->
        [you] Miras { $cards }.
        [among] Miráis { $cards }.
       *[other] { team_to } mira { $cards }.
    }
event-scouted = { $looked ->
    [one] { $buried ->
        [0] { WHO($to) ->
            [you] Lo dejas arriba.
            [among] Lo dejáis arriba.
           *[other] { team_to } lo deja arriba.
        }
       *[other] { WHO($to) ->
            [you] Lo envías al fondo.
            [among] Lo enviáis al fondo.
           *[other] { team_to } lo envía al fondo.
        }
    }
   *[other] { WHO($to) ->
        [you] Envías
        [among] Enviáis
       *[other] { team_to } envía
    } al fondo { $buried ->
        [0] ninguno
       *[other] { $buried }
    } de los { $looked }.
}
    .known = { WHO($to) ->
        [you] Envías
        [among] Enviáis
       *[other] { team_to } envía
    } al fondo a { $cards ->
        [none] nadie
       *[other] { $cards }
    }.
event-revealed = { WHO($seats) ->
    [you] Revelas { $cards } de tu mazo.
    [among] Reveláis { $cards } de vuestro mazo.
   *[other] { team } revela { $cards } de su mazo.
}
event-taken = { WHO($seats) ->
    [you] Tomas { $card }.
    [among] Tomáis { $card }.
   *[other] { team } toma { $card }.
}
event-spied = { WHO($to) ->
    [you] Miras la mano rival.
    [among] Miráis la mano rival.
   *[other] { team_to } mira la mano rival.
}
    .known = { WHO($to) ->
        [you] Miras la mano rival
        [among] Miráis la mano rival
       *[other] { team_to } mira la mano rival
    }: { $cards ->
        [none] ninguna carta
       *[other] { $cards }
    }.
event-readied = { $card } se puede usar otra vez.
event-banked = { WHO($seats) ->
    [you] Llevas { $card } de tu mano a tu pila de puntos.
    [among] Lleváis { $card } de vuestra mano a vuestra pila de puntos.
   *[other] { team } lleva { $card } de la mano a su pila de puntos.
}

# Atender
event-committed = { WHO($to) ->
    [you] Has decidido.
    [among] Habéis decidido.
   *[other] { team_to } ha decidido.
}
    .known = { $cards ->
        [none] { WHO($to) ->
            [you] No juegas nada.
            [among] No jugáis nada.
           *[other] { team_to } no juega nada.
        }
       *[other] { WHO($to) ->
            [you] Juegas { $cards } boca abajo.
            [among] Jugáis { $cards } boca abajo.
           *[other] { team_to } juega { $cards } boca abajo.
        }
    }
event-sets_down = Cartas boca abajo: { $counts }.
event-set_revealed = { WHO($seats) ->
    [you] Revelas { $cards }.
    [among] Reveláis { $cards }.
   *[other] { team } revela { $cards }.
}
event-declared = { WHO($seats) ->
    [you] Quieres atender a { $card }.
    [among] Queréis atender a { $card }.
   *[other] { team } quiere atender a { $card }.
}
event-helped = { $edge ->
    [0] { $wild ->
        [yes] { WHO($seats) ->
            [you] No necesitas
            [among] No necesitáis
           *[other] { team } no necesita
        } ninguna carta del dominio del cliente.
       *[no] { WHO($seats) ->
            [you] Puedes
            [among] Podéis
           *[other] { team } puede
        } sumar { $short ->
            [0] { $over ->
                [one] { $over } de más
               *[other] hasta { $over } de más
            }
           *[other] { $over ->
                [0] { $short ->
                    [one] { $short } de menos
                   *[other] hasta { $short } de menos
                }
               *[other] hasta { $over } de más o { $short } de menos
            }
        }.
    }
   *[other] { WHO($seats) ->
        [you] Cuentas
        [among] Contáis
       *[other] { team } cuenta
    } { $edge } más por la carta más alta.
}
event-doubled = { WHO($seats) ->
    [you] Cuentas { $card } por el doble.
    [among] Contáis { $card } por el doble.
   *[other] { team } cuenta { $card } por el doble.
}
event-assist_failed = { WHO($seats) ->
    [you] Con { $cards } no atiendes a nadie.
    [among] Con { $cards } no atendéis a nadie.
   *[other] { team } no atiende a nadie con { $cards }.
}
event-contested = Ambos equipos quieren { $card }: { WHO($seats) ->
    [you] ganas
    [among] ganáis
   *[other] gana { team_winning }
} { $by ->
    [values] por la carta más alta
    [domains] por el dominio más alto
   *[marker] por el marcador
}.
event-customer_won = { WHO($seats) ->
    [you] Ganas { $card }.
    [among] Ganáis { $card }.
   *[other] { team } gana { $card }.
}
event-developed = { WHO($seats) ->
    [you] { $to ->
        [hand] Tomas { $card } en la mano.
        [deck] Barajas { $card } en tu mazo.
       *[discard] Pones { $card } en tu descarte.
    }
    [among] { $to ->
        [hand] Tomáis { $card } en la mano.
        [deck] Barajáis { $card } en vuestro mazo.
       *[discard] Ponéis { $card } en vuestro descarte.
    }
   *[other] { $to ->
        [hand] { team } toma { $card } en la mano.
        [deck] { team } baraja { $card } en su mazo.
       *[discard] { team } pone { $card } en su descarte.
    }
}
event-retained = { WHO($seats) ->
    [you] Vuelves a tomar { $card } en la mano.
    [among] Volvéis a tomar { $card } en la mano.
   *[other] { team } vuelve a tomar { $card } en la mano.
}
event-placed = { WHO($seats) ->
    [you] Conviertes { $card } en una empresa de la zona { $area }.
    [among] Convertís { $card } en una empresa de la zona { $area }.
   *[other] { team } convierte { $card } en una empresa de la zona { $area }.
}
event-retired = { WHO($seats) ->
    [you] Retiras { $card } y ya tienes
    [among] Retiráis { $card } y ya tenéis
   *[other] { team } retira { $card } y ya tiene
} { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}.
event-scored = { WHO($seats) ->
    [you] Puntúas { $card } y ya tienes
    [among] Puntuáis { $card } y ya tenéis
   *[other] { team } puntúa { $card } y ya tiene
} { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}.
event-set_returned = { WHO($seats) ->
    [you] Recuperas { $cards }
    [among] Recuperáis { $cards }
   *[other] { team } recupera { $cards }
}{ $out ->
    [yes] { WHO($seats) ->
        [you] {" "}y quedas fuera de esta fase de atención
        [among] {" "}y quedáis fuera de esta fase de atención
       *[other] {" "}y queda fuera de esta fase de atención
    }
   *[no] { "" }
}.

# Pistas
hint_value = vale { $value } en clientes
hint_serves = { $customers ->
    [none] Tu mano no podrá atender entonces a nadie de la fila.
   *[other] Tu mano podrá atender entonces a { $customers }.
}
