# Partes de frases
gain = { AMOUNT($cash) ->
    [0] { $valuation ->
        [0] { $blocks ->
            [none] nada
           *[other] { $blocks }
        }
       *[other] { $valuation } de valoración{ $blocks ->
            [none] { "" }
           *[other] {" "}y { $blocks }
        }
    }
   *[other] { $cash }{ $valuation ->
        [0] { $blocks ->
            [none] { "" }
           *[other] {" "}y { $blocks }
        }
       *[other] { $blocks ->
            [none] {" "}y { $valuation } de valoración
           *[other] , { $valuation } de valoración y { $blocks }
        }
    }
}
a_block = un bloque { $block }
player = { WHO($seat) ->
    [you] tú
   *[other] { $seat }
}
symbol = { $attribute ->
    [MIN] atención plena
    [VAC] vacaciones
    [TEC] tecnología
    [PRO] ascenso
   *[WLB] equilibrio
}
worth = { $unit ->
    [start] nada todavía
    [million] { $amount } M$
   *[billion] { $amount } mil M$
}
company_start = { WHO($seat) ->
    [you] empiezas en { $mat } con { $money }
   *[other] { $seat } empieza en { $mat } con { $money }
}
company_worth = { WHO($seat) ->
    [you] tú: { worth }
   *[other] { $seat }: { worth }
}
company_end = { WHO($seat) ->
    [you] tú: { worth }
   *[other] { $seat }: { worth }
} ({ $money }, { $blocks ->
    [one] { $blocks } bloque
   *[other] { $blocks } bloques
})

# Efectos de las cartas de capital
effect-none = { $text }
power-launch = un lanzamiento sin gastar acción
power-act = { $actions ->
    [one] una acción más
   *[other] { $actions } acciones más
}
power-hire = { $terms ->
    [free] una contratación gratis
    [price] una contratación por { $price } antes de descuentos
   *[less] { $less } menos por una contratación
}
power-poach = { $terms ->
    [free] un fichaje gratis
    [price] un fichaje por { $price } antes de descuentos
   *[less] { $less } menos por un fichaje
}
power-expand = { $terms ->
    [free] una sede gratis
    [price] una sede por { $price }
   *[less] { $less } menos por una sede
}
power-blocks = { $n ->
    [one] un bloque
   *[other] { $n } bloques
} { $among ->
    [all] de cualquier tipo
    [kinds] de entre { $kinds }
   *[small] de { $largest } casillas como mucho
}
power-overtime = horas extra de una persona{ $times ->
    [one] {""}
   *[other] , { $times } veces
}
power-royalty = { $times ->
    [1] una vez el
    [2] el doble del
   *[other] { $times } veces el
} dinero de un producto
power-relief = { $tokens ->
    [one] una ficha de sueldo
   *[other] { $tokens } fichas de sueldo
} menos por empleado
power-layoff = despidos { without_loss }
power-sunset = el cierre de un producto { without_loss }{ $pays ->
    [yes] {" "}y { $cash }
   *[no] {""}
}
power-gain = { $what ->
    [cash] { $cash }
    [valuation] { $valuation } de valoración
   *[both] { $cash } y { $valuation } de valoración
}{ for_each }{ $most ->
    [none] {""}
   *[other] , como mucho { $most } veces
}
without_loss = { $loss ->
    [0] sin pérdida
   *[other] por { $loss } de valoración
}
for_each = { $per ->
    [product] {" "}por cada { $every ->
        [one] producto
       *[other] { $every } productos
    }
    [employee] {" "}por cada { $every ->
        [one] empleado
       *[other] { $every } empleados
    }
    [hq] {" "}por cada { $every ->
        [one] sede
       *[other] { $every } sedes
    }
   *[none] {""}
}

# Lo que hacen las personalidades del Rival
deed-pay = { WHO($seat) ->
    [you] pagas { $cash }
   *[other] { $seat } paga { $cash }
}{ for_each }{ $most ->
    [none] {""}
   *[other] , como mucho { $limit }
}
deed-pay_code = { WHO($seat) ->
    [you] pagas { $code } de código
   *[other] { $seat } paga { $code } de código
}
deed-pay_upkeep = { WHO($seat) ->
    [you] pagas ya el coste de tu sede
   *[other] { $seat } paga ya el coste de su sede
}
deed-pay_salaries = { WHO($seat) ->
    [you] pagas ya todos los sueldos
   *[other] { $seat } paga ya todos los sueldos
}
deed-lose = { WHO($seat) ->
    [you] pierdes { $valuation } de valoración
   *[other] { $seat } pierde { $valuation } de valoración
}{ for_each }{ $most ->
    [none] {""}
   *[other] , como mucho { $most }
}
deed-raise_salaries = { WHO($seat) ->
    [you] cada empleado tuyo pide { $tokens } más por ronda
   *[other] cada empleado de { $seat } pide { $tokens } más por ronda
}
deed-return_block = { WHO($seat) ->
    [you] devuelves { a_block }
   *[other] { $seat } devuelve { a_block }
}
deed-headhunt = { WHO($seat) ->
    [you] uno de tus empleados se va con el Rival
   *[other] un empleado de { $seat } se va con el Rival
}
deed-discard = { $row ->
    [employee] se descarta al empleado más { $which ->
        [first] barato
       *[last] caro
    } de la fila
    [hq] se descarta la { $which ->
        [first] primera
       *[last] última
    } sede
    [vc] se descarta la { $which ->
        [first] primera
       *[last] última
    } carta de capital
   *[product] se retira el { $which ->
        [first] primer
       *[last] último
    } producto sin lanzar
}
deed-recruit = el Rival se lleva al empleado más { $which ->
    [first] barato
   *[last] caro
} de la fila
deed-collect = el Rival recoge { $times ->
    [one] otra vez
   *[other] { $times } veces más
} sus bloques
deed-copy = { WHO($seat) ->
    [you] el Rival copia tu primer producto
   *[other] el Rival copia el primer producto de { $seat }
}{ or_else }
deed-innovate = el Rival lanza el primer producto sin lanzar{ or_else }
or_else = { $otherwise ->
    [none] {""}
   *[other] , o { $otherwise }
}

# Jugadas
move-keep = Quédate con { $founder }.
move-hire = Contrata a la persona del hueco { $slot }.
move-poach = Ficha a { $employee }.
move-expand = Amplía con la sede del hueco { $slot }.
move-vc = Toma el capital del hueco { $slot }.
move-outsource = Encarga { a_block }.
move-innovate = Lanza el producto del hueco { $slot } como innovador.
move-second = Lanza el producto del hueco { $slot } como seguidor.
move-sunset = Cierra { $product }.
move-layoff = Despide a { $employee }.
move-end_turn = Acaba tu turno.
move-done = Eso es todo.
move-decline = Renuncia.
move-pay = Paga con { $blocks }.
move-drop = No pagues y pierde el producto.
move-design = Constrúyelo con { $blocks }.
move-narrow = { $count ->
    [0] No uses ningún bloque { $block }.
    [one] Usa { $count } bloque { $block }.
   *[other] Usa { $count } bloques { $block }.
}
move-take = Toma { a_block }.
move-overtime = Que { $employee } haga horas extra.
move-royalty = Cobra regalías por { $product }.
move-yield = Deja que { $employee } se vaya con el Rival.

# Lo que significa una jugada en esta mesa
keep_offer = Quédate con { $founder }: trae { $instant } al empezar y { $ongoing } cada ronda.
hire_offer = Contrata a { $employee } { AMOUNT($price) ->
    [0] gratis
   *[other] por { $price }
}: trae { $instant } ya y { $ongoing } cada ronda; sueldo { $salary }.
poach_offer = Ficha a { $employee } { WHO($owner) ->
    [none] del Rival
    [you] de tu propia empresa
   *[other] de { $owner }
} { AMOUNT($price) ->
    [0] gratis
   *[other] por { $price }
}: trae { $instant } ya y { $ongoing } cada ronda; sueldo { $salary }.
expand_offer = Amplía con { $card } { AMOUNT($price) ->
    [0] gratis
   *[other] por { $price }
}: { $employees ->
    [0] ningún puesto
    [one] { $employees } puesto
   *[other] { $employees } puestos
}, coste de { $upkeep } por ronda{ $symbols ->
    [none] { "" }
   *[other] , símbolos: { $symbols }
}.
vc_offer = Capital de { $card } por { $cost } de código: { $instant } y, además, { $power }.
outsource_offer = Encarga { a_block } por { $price } (quedan { $left }).
innovate_offer = Lanza { $product } como innovador ({ $ways ->
    [one] { $ways } diseño encaja
   *[other] { $ways } diseños encajan
}): { $instant } ya, { $ongoing } cada ronda, coste de { $upkeep } de código.
second_offer = Lanza { $product } como seguidor con { $blocks }: { $instant } ya, { $ongoing } cada ronda, coste de { $upkeep } de código.
design_offer = Constrúyelo con { $blocks }.
pay_offer = Paga con { $blocks }, que valen { $worth } de código.
sunset_offer = Cierra { $product }{ $loss ->
    [0] {" "}sin pérdida
   *[other] , pierde { $loss } de valoración
} y ahorra { $upkeep } de código por ronda.
layoff_offer = Despide a { $employee } y ahorra { $salary } por ronda.
drop_offer = No pagues: pierdes { $product } y { $loss } de valoración.
overtime_offer = Que { $employee } haga horas extra: trae { $ongoing }.
royalty_offer = Cobra { $cash } de regalías por { $product }.
yield_offer = Deja que { $employee } se vaya con el Rival y ahorra { $salary } por ronda.

# Preguntas
prompt_founder = Quédate con uno de tus fundadores; nadie verá al otro.
prompt_action = Te toca, { $actions ->
    [one] queda { $actions } acción
   *[other] quedan { $actions } acciones
}: contrata, ficha, amplía, busca capital, encarga código, lanza o cierra productos, despide o acaba tu turno.
prompt_pay = { $card } pide { $cost } de código: elige los bloques. No hay cambio.
prompt_design = Elige los bloques que llenan las { $squares } casillas de { $product }.
prompt_sunset = ¿Cierras otro producto por { $loss } más de valoración, o es todo?
prompt_layoff = ¿Despides a alguien más, o es todo?
prompt_substitute = No quedan bloques { $block }: elige otro bloque en su lugar.
prompt_forced_layoff = Los sueldos suman { $due }, y tienes { $cash }: { $first ->
    [yes] alguien debe irse, y eso cuesta { $loss } de valoración.
   *[no] elige quién más se va.
}
prompt_upkeep = { $product } necesita { $cost } de código: elige los bloques. No hay cambio.
prompt_power = { $card } ofrece { $power }{ $optional ->
    [yes] : tómalo o renuncia.
   *[no] : elige.
}
prompt_yield = El Rival contrata a uno de tus empleados: ¿quién puede irse?
prompt_bit_rot = El Rival ha revisado tu código: paga { $cost } de código.
prompt_narrow = ¿Cuántos bloques { $block } quieres usar?

# Motivos
reason_no_room = Tu sede tiene { $places ->
    [one] { $places } puesto
   *[other] { $places } puestos
}, y tienes { $employees }: amplía o despide a alguien.
reason_poor = Lo más barato cuesta { $price }, y tienes { $cash }.
reason_dear = Esto cuesta { $price }, y tienes { $cash }.
reason_demo = Esto cuesta { $cost } de código, y tus bloques valen { $worth }.
reason_empty_row = No hay ninguna carta que tomar.
reason_nobody_to_poach = Ninguna otra empresa tiene empleados.
reason_few_blocks = Lo más barato cuesta { $cost } de código, y tus bloques valen { $worth }.
reason_sold_out = No quedan bloques que encargar.
reason_no_slot = Tu sede tiene { $slots ->
    [one] { $slots } hueco de producto, y está ocupado
   *[other] { $slots } huecos de producto, y todos están ocupados
}: amplía o cierra un producto.
reason_no_design = Con tus bloques no se puede construir ningún producto de los que puedes lanzar.
reason_copy_lacks = Copiar { $product } cuesta los bloques que tiene encima: { $blocks }. Te faltan: { $lacking }.
reason_no_second = Ninguna otra empresa tiene un producto que puedas copiar.
reason_same_round = Lo que otros han lanzado en esta ronda se puede copiar a partir de la siguiente.
reason_no_products = No tienes ningún producto.
reason_no_employees = No tienes ningún empleado.
reason_salaries_due = Quienes quedan aún cuestan { $due }, y tienes { $cash }: despide a alguien más.
reason_must_pay = Tus bloques (valen { $worth } de código) alcanzan para todos tus productos, así que debes pagar.

# El inicio
event-game_started = La mesa está lista: { $companies }. Empleados: { $employees }. Sedes: { $hq }. Capital: { $vc }. Productos: { $products }.
event-founder_kept = { WHO($seat) ->
    [you] Ya tienes fundador.
   *[other] { $seat } ya tiene fundador.
}
    .known = { WHO($seat) ->
        [you] Te quedas con { $founder }.
       *[other] { $seat } se queda con { $founder }.
    }
event-founder_shown = { WHO($seat) ->
    [you] Fundas tu empresa con { $founder }.
   *[other] { $seat } funda su empresa con { $founder }.
}

# Un turno
event-round_started = Ronda { $round }.{ $order_count ->
    [one] { "" }
   *[other] {" "}Orden de turno: { $order }.
}
event-turn_started = { WHO($seat) ->
    [you] Te toca:
   *[other] Turno de { $seat }:
} { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
}.
event-turn_ended = { WHO($seat) ->
    [you] Acabas tu turno
   *[other] { $seat } acaba su turno
}{ $unused ->
    [0] { "" }
    [one] {" "}con { $unused } acción sin usar
   *[other] {" "}con { $unused } acciones sin usar
}.
event-hired = { WHO($seat) ->
    [you] Contratas a { $employee }
   *[other] { $seat } contrata a { $employee }
} { AMOUNT($price) ->
    [0] gratis
   *[other] por { $price }
}.
event-poached = { WHO($seat) ->
    [you] Fichas a { $employee }
   *[other] { $seat } ficha a { $employee }
} { WHO($owner) ->
    [none] del Rival
    [you] de tu empresa
   *[other] de { $owner }
} { AMOUNT($price) ->
    [0] gratis
   *[other] por { $price }
}.
event-expanded = { WHO($seat) ->
    [you] Amplías tu sede con { $card }
   *[other] { $seat } amplía su sede con { $card }
} { AMOUNT($price) ->
    [0] gratis
   *[other] por { $price }
}.
event-funded = { WHO($seat) ->
    [you] Recibes
   *[other] { $seat } recibe
} capital de { $card }.
event-power_used = { WHO($seat) ->
    [you] { $card } te da { $power }.
   *[other] { $card } da a { $seat } { $power }.
}
event-power_lost = { WHO($seat) ->
    [you] Te quedas
   *[other] { $seat } se queda
} sin lo que ofrece { $card }: { $power }.
event-done_by_hand = { $card }: hacedlo vosotros mismos: { $text }
event-outsourced = { WHO($seat) ->
    [you] Encargas
   *[other] { $seat } encarga
} { a_block } por { $price }.
event-innovated = { WHO($seat) ->
    [you] Lanzas
   *[other] { $seat } lanza
} { $product } como innovador con { $blocks }.
event-second_moved = { WHO($seat) ->
    [you] Lanzas
   *[other] { $seat } lanza
} { $product } como seguidor con { $blocks }.
event-flipped = { WHO($seat) ->
    [you] Tu producto { $product } tiene
   *[other] { $product }, de { $seat }, tiene
} ahora competencia y muestra su lado B.
event-sunsetted = { WHO($seat) ->
    [you] { $forced ->
        [yes] No puedes mantener { $product } y pierdes el producto.
       *[no] Cierras { $product }.
    }
   *[other] { $forced ->
        [yes] { $seat } no puede mantener { $product } y pierde el producto.
       *[no] { $seat } cierra { $product }.
    }
}
event-laid_off = { WHO($seat) ->
    [you] { $forced ->
        [yes] No puedes pagar a { $employee }, que se va.
       *[no] Despides a { $employee }.
    }
   *[other] { $forced ->
        [yes] { $seat } no puede pagar a { $employee }, que se va.
       *[no] { $seat } despide a { $employee }.
    }
}
event-gained = { WHO($seat) ->
    [you] Ganas { gain }
   *[other] { $seat } gana { gain }
}{ $source ->
    [none] { "" }
   *[other] {" "}por { $source }
}.

# La gestión
event-collected = { WHO($seat) ->
    [you] Recaudas { gain }.
   *[other] { $seat } recauda { gain }.
}
event-substituted = No queda { $wanted }: { WHO($seat) ->
    [you] tomas { $block } en su lugar.
   *[other] { $seat } toma { $block } en su lugar.
}
event-missed = No queda { $wanted } ni nada que lo sustituya: { WHO($seat) ->
    [you] no recibes ningún bloque.
   *[other] { $seat } no recibe ningún bloque.
}
event-paid_code = { WHO($seat) ->
    [you] Pagas
   *[other] { $seat } paga
} { $cost } de código{ $card ->
    [none] { "" }
   *[other] {" "}por { $card }
} con { $blocks }.
event-paid_hq = { WHO($seat) ->
    [you] Pagas { $price } por tu sede
   *[other] { $seat } paga { $price } por su sede
}{ AMOUNT($forgiven) ->
    [0] { "" }
   *[other] ; se perdonan los { $forgiven } que faltan
}.
event-paid_salaries = { WHO($seat) ->
    [you] Pagas { $price } en sueldos.
   *[other] { $seat } paga { $price } en sueldos.
}
event-paid_rival = { WHO($seat) ->
    [you] Pagas { $price }.
   *[other] { $seat } paga { $price }.
}
event-token_moved = { $unit ->
    [start] { WHO($seat) ->
        [you] Vuelves a la salida.
       *[other] { $seat } vuelve a la salida.
    }
   *[other] { WHO($seat) ->
        [you] Tu empresa vale ahora { worth }.
       *[other] La empresa de { $seat } vale ahora { worth }.
    }
}
event-salaries_changed = { WHO($seat) ->
    [you] Cada empleado tuyo pide ahora
   *[other] Cada empleado de { $seat } pide ahora
} { $amount } { $change ->
    [more] más
   *[less] menos
}.

# El tablero
event-refilled = { $row ->
    [employee] Nueva persona
    [hq] Nueva sede
    [vc] Nueva carta de capital
   *[product] Nuevo producto
} en el hueco { $slot }: { $card }.
event-reshuffled = { $row ->
    [employee] Los empleados descartados
    [hq] Las sedes descartadas
    [vc] Las cartas de capital descartadas
   *[product] Los productos descartados
} forman un mazo nuevo.
event-discarded = Se descarta { $card }.

# El Rival
event-decision_revealed = El Rival decide: peón blanco { $white ->
    [one] { $white } paso
   *[other] { $white } pasos
}, peón gris { $grey ->
    [one] { $grey } paso
   *[other] { $grey } pasos
}, bloques { $blocks }.
event-pawn_moved = El peón { $pawn ->
    [white] blanco
   *[grey] gris
} { $row ->
    [none] no encuentra ninguna carta y no se mueve.
    [product] va al producto { $slot }.
    [hq] va a la sede { $slot }.
    [employee] va al empleado { $slot }.
   *[vc] va a la carta de capital { $slot }.
}
event-rival_innovated = El Rival lanza { $product } como innovador con { $blocks }.
event-rival_copied = El Rival lanza { $product } como seguidor.
event-rival_took = El Rival se lleva { $card }.
event-rival_collected = El Rival recoge { $blocks }.
event-markers_moved = Los marcadores del Rival bajan: { $attributes }.
event-personality_acted = { $card }: { $does }.
event-headhunted = { $employee } { WHO($seat) ->
    [you] te deja
   *[other] deja a { $seat }
} y se va con el Rival.

# El final
event-round_ended = Termina la ronda { $round }. Valoraciones: { $companies }.
event-game_ended = { WHO($winners) ->
    [none] No gana nadie.
    [you] ¡Ganas!
    [among] Compartís la victoria: { $winners }.
   *[other] { $winners_count ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }
} Al final: { $companies }.
event-solo_ended = { $won ->
    [yes] { WHO($seat) ->
        [you] Tu empresa vale { worth } en la ronda { $round }: ¡ganas!
       *[other] La empresa de { $seat } vale { worth } en la ronda { $round }: ¡gana { $seat }!
    }
   *[no] { WHO($seat) ->
        [you] Termina la ronda { $round }. Valoración: { worth }. Gana el Rival.
       *[other] Termina la ronda { $round }. Valoración de { $seat }: { worth }. Gana el Rival.
    }
}

# Pistas
hint_value = vale unos { $value }
