# Lo que se lee junto a las cartas y los bloques

# Cabecera y escala
label_round = { $round ->
    [0] Preparación
   *[other] Ronda { $round }{ $rounds ->
        [none] { "" }
       *[other] { " " }de { $rounds }
    }
}{ $over ->
    [yes] : final
   *[no] { "" }
}
label_turn = { WHO($seat) ->
    [you] te
   *[other] a { $seat } le
} { $actions ->
    [one] queda { $actions } acción
   *[other] quedan { $actions } acciones
}
label_order = orden: { $players }
label_supply = reserva
label_worth = { $unit ->
    [start] salida
    [million] { $amount } M$
   *[billion] { $amount } mil M$
}
label_token = { $letter } { WHO($seat) ->
    [you] tú
   *[other] { $seat }
} { $worth }
label_spaces = $ los sueldos suben en { $raises }, U { $unicorn }
label_signs = ! al momento, { $again } cada ronda, V valoración, A innovador, SM segundo, B innovador copiado

# Las filas
label_slot = { $row ->
    [employee] persona
    [hq] sede
    [vc] capital
   *[product] producto
} { $slot }
label_empty = vacío
label_card = { $card }
label_symbol = { $attribute ->
    [MIN] ATE
    [VAC] VAC
    [TEC] TEC
    [PRO] ASC
   *[WLB] EQU
}
label_sign = { $sign } { $attribute }
label_before = (de { $price })
label_every_round = cada ronda
label_salary = sueldo { $salary }
label_wants = quiere { $symbols ->
    [none] nada
   *[other] { $symbols }
}
label_places = { $places ->
    [one] +{ $places } puesto
   *[other] +{ $places } puestos
}
label_upkeep = coste { $upkeep }
label_code = { $code } de código
label_valuation = { $valuation }V
label_power = { $op ->
    [launch] lanzar ya
    [act] acción extra
    [hire] contrato barato
    [poach] fichaje barato
    [expand] sede barata
    [blocks] bloques
    [overtime] horas extra
    [royalty] regalías
    [relief] sueldos más bajos
    [layoff] despidos
    [sunset] cierre
    [gain] ganancia
   *[none] ver la carta
}

# Productos
label_side = { $side ->
    [A] A
    [B] B
   *[SM] SE
}
label_by = { WHO($seat) ->
    [none] del Rival
    [you] tuyo
   *[other] de { $seat }
}
label_copy = copiar con
label_code_upkeep = coste { $code }
label_pawn_here = { $pawn ->
    [white] peón blanco
   *[grey] peón gris
}

# Empresas
label_screen = tras la pantalla
label_chosen = ya ha elegido fundador
label_office = puestos { $employees }/{ $places } huecos { $products }/{ $slots } coste { $upkeep }

# El Rival
label_rival = el Rival
label_pawn = { $pawn ->
    [white] peón blanco
   *[grey] peón gris
} { $row ->
    [none] en la salida
    [employee] en la persona { $slot }
    [hq] en la sede { $slot }
    [vc] en el capital { $slot }
   *[product] en el producto { $slot }
}
label_decisions = { $decisions ->
    [one] queda { $decisions } decisión
   *[other] quedan { $decisions } decisiones
}
label_run = { $row ->
    [employee] persona
    [hq] sede
    [vc] capital
   *[product] producto
} { $first } a { $last }
label_ring = anillo, en sentido horario: { $runs }
label_space = { $row ->
    [employee] persona
    [hq] sede
    [vc] capital
   *[product] producto
} { $slot } ({ $cards })
label_goes = { $pawn ->
    [white] blanco, después
   *[grey] gris, después
} (cartas de { $decisions }): { $spaces }
label_steps = pasos de las cartas
label_steps_of = { $pawn ->
    [white] blanco, quedan
   *[grey] gris, quedan
}
label_left = { $left } de { $every }
label_acts = (actúa con { $cards } de { $decisions } cartas)
label_personality = { $colour ->
    [blue] azul
   *[red] rojo
} { $card }: { $does }
label_tech_row = fila técnica
label_has = tiene { $things }
chapter_round = Ronda { $round }

# Junto a los puntos, al final de la partida
detail-money = dinero
detail-blocks = bloques
