# Partes de frases
steps_many = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
plus_minus = { $sign ->
    [more] +
   *[less] −
}
of_the_deck = { $cards } de { $deck } cartas
who_and_what = { $employees ->
    [none] { $products }
   *[other] { $employees }{ $products ->
        [none] { "" }
       *[other] {" "}y { $products }
    }
}

# Objetivo, carrera y final
goal_unicorn = Vale más que nadie cuando alguien llegue a { $unicorn }.
goal_alone = Llega a { $unicorn } en { $rounds } rondas o gana el Rival.
race_leads = { $steps ->
    [0] empata en cabeza
   *[other] lidera por { steps_many }
}
race_behind = a { steps_many } de la cabeza
race_to_go = { $steps ->
    [0] ha llegado a { $unicorn }
   *[other] { steps_many } hasta { $unicorn }
}
race_next = { $worth } tras la gestión
race_tie = en caso de empate, { $cash } y { $blocks ->
    [one] { $blocks } bloque
   *[other] { $blocks } bloques
}
race_rival = el Rival tiene { $products ->
    [0] ningún producto
    [one] { $products } producto
   *[other] { $products } productos
}, { $employees ->
    [0] ningún empleado
    [one] { $employees } empleado
   *[other] { $employees } empleados
} y { $code } de código
end_unicorn = La partida acaba con la ronda en que alguien llega a { $unicorn }: { $steps ->
    [one] falta { $steps } paso
   *[other] faltan { $steps } pasos
}. Es la ronda { $round }{ $last ->
    [none] { "" }
   *[other] {" "}de { $last } como mucho
}.
end_this_round = { $last ->
    [yes] Es la última ronda.
   *[no] La partida acaba tras esta ronda si alguien vale aún { $unicorn }.
}
end_rounds = Ronda { $round } de { $rounds }.
end_over = La partida ha acabado.
danger_unicorn = { WHO($seats) ->
    [you] Llegas a { $unicorn } en la gestión
   *[other] { $seats_count ->
        [one] { $seats } llega a { $unicorn } en la gestión
       *[other] { $seats } llegan a { $unicorn } en la gestión
    }
}, y entonces acaba la partida.
danger_rival = { $steps ->
    [0] Ya estás: sigue valiendo { $unicorn } tras la gestión y ganas.
   *[other] { $rounds ->
        [one] Es la última ronda: { steps_many } hasta { $unicorn } o gana el Rival.
       *[other] { steps_many } hasta { $unicorn } en { $rounds } rondas o gana el Rival.
    }
}

# La previsión de la gestión
phase_operate = { $when ->
    [turns] Gestión, tras todos los turnos
    [rival] Gestión, tras el turno del Rival
   *[now] Gestión, ahora
}
due_people = Tu gente aporta { $brings }
due_products = Tus productos aportan { $brings }
due_growth = Tus productos te suben { steps_many }, hasta { $worth }
due_hq = Tu sede cuesta { $due }{ AMOUNT($missing) ->
    [0] { "" }
   *[other] , y faltan { $missing }
}
due_salaries = { $people ->
    [one] { $people } sueldo: { $due }
   *[other] { $people } sueldos: { $due }
}{ AMOUNT($more) ->
    [0] { "" }
   *[other] , con una subida de { $more } cada uno
}
due_unpaid = Sueldos por { $due }, y faltan { $missing }
due_product = { $product } necesita { $cost } de código{ $over ->
    [no] { "" }
   *[yes] ; tus bloques valen { $code }
}
due_leave = Te quedarías sin { who_and_what }; valoración: { $worth }
due_from = { $card }
due_rest = Lo que está en marcha
due_instead = Bloques en lugar de los agotados
due_deed = { of_the_deck }: { $card }, { $does }
due_copied = { of_the_deck }: el Rival copia { $product }
ends_left = Tras la gestión: { $cash }, { $code } de código, valoración: { $worth }
ends_short = Tras la gestión: faltan { $missing }, valoración: { $worth }
warn_loss = { AMOUNT($missing) ->
    [0] Tu código no alcanzará para todo: { $choice ->
        [yes] sobra un producto, como { $products }.
       *[no] pierdes { who_and_what }.
    }
   *[other] Te faltarán { $missing }: { $choice ->
        [yes] alguien debe irse, como { who_and_what }.
       *[no] pierdes { who_and_what }.
    }
}{ $steps ->
    [0] { "" }
   *[other] {" "}Eso cuesta { steps_many }.
}{ $acts ->
    [yes] {" "}{ $lacks ->
        [code] Consigue código antes o cierra tú un producto: cuesta menos.
        [hq] Consigue dinero antes.
       *[salaries] Consigue dinero antes o despide tú a alguien: cuesta menos.
    }
   *[no] { "" }
}

# Lo que cambia una jugada
chip_cash = { plus_minus }{ $amount }
chip_code = { plus_minus }{ $amount } de código{ $blocks ->
    [none] { "" }
   *[other] {" "}({ $blocks })
}
chip_valuation = { plus_minus }{ $amount ->
    [one] { $amount } paso
   *[other] { $amount } pasos
}: { $worth }
chip_income = { plus_minus }{ $amount } por ronda
chip_growth = { plus_minus }{ $amount ->
    [one] { $amount } paso
   *[other] { $amount } pasos
} por ronda
chip_writes = { plus_minus }{ $amount } de código por ronda
chip_salaries = { plus_minus }{ $amount } en sueldos por ronda
chip_rent = { plus_minus }{ $amount } de sede por ronda
chip_upkeep = { $sign ->
    [more] cuesta { $amount } de código por ronda
   *[less] ahorra { $amount } de código por ronda
}
chip_places = { plus_minus }{ $amount ->
    [one] { $amount } puesto
   *[other] { $amount } puestos
}
chip_slots = { plus_minus }{ $amount ->
    [one] { $amount } hueco para productos
   *[other] { $amount } huecos para productos
}
chip_employees = { plus_minus }{ $amount ->
    [one] { $amount } empleado
   *[other] { $amount } empleados
}
chip_of = { WHO($seat) ->
    [you] tú
   *[other] { $seat }
}: { $change }
chip_unused = { $actions ->
    [one] { $actions } acción sin usar
   *[other] { $actions } acciones sin usar
}
chip_symbols = descuento por { $symbols }
chip_fits = tus bloques encajarán en { $products }
chip_misfits = ya no alcanza para { $products }
chip_keeps = { $blocks ->
    [none] no queda ningún bloque
   *[other] deja { $blocks }
}
chip_pays = cuesta { $code } de código
chip_waste = { $code } de código de más
chip_start = { $brings } al empezar
chip_power = { $lost ->
    [yes] se pierde { $power }
   *[no] y, además, { $power }
}
chip_left = tras la gestión: { $cash } en mano, valoración: { $worth }
chip_short = tras la gestión: { AMOUNT($missing) ->
    [0] sin { who_and_what }
   *[other] faltan { $missing }
}, valoración: { $worth }
chip_still_short = aún faltan { $missing }: debe irse alguien más
chip_ends = { $unicorn }: la partida acaba tras esta ronda
chip_copied = { of_the_deck } lo copian
