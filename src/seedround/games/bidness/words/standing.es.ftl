# Partes de frases
whose = { WHO($seat) ->
    [you] { "" }
   *[other] { $seat }:{ " " }
}
sign = { $up ->
    [yes] +
   *[no] -
}
owed = { $ious ->
    [one] { $ious } pagaré
   *[other] { $ious } pagarés
}
at_stake = { $amount ->
    [0] nada
   *[other] { $most ->
        [yes] hasta{ " " }
       *[no] { "" }
    }{ $claim ->
        [cash] { MONEY($amount) }
        [marketers] { $amount ->
            [one] { $amount } comercial
           *[other] { $amount } comerciales
        }
       *[tech] { $amount ->
            [one] { $amount } punto técnico
           *[other] { $amount } puntos técnicos
        }
    }
}

# Cómo va la partida
goal_freedom = Sé quien primero quede libre de deudas.
race_debt = { $ious ->
    [0] sin deudas
   *[other] { owed }
}, { $net }
race_money = { $cash } en efectivo, { $debt } de deuda
race_ties = en caso de empate: { $tech ->
    [one] { $tech } punto técnico
   *[other] { $tech } puntos técnicos
}, luego { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
}
ends_in_freedom = Termina cuando alguien queda sin deudas{ $last ->
    [0] { "" }
   *[other] , como muy tarde tras la ronda { $last }
}. Lo menos que se debe ahora, en pagarés: { $least }.
freedom_near = { WHO($seats) ->
    [you] Tienes dinero para quedar libre en esta ronda.
    [among] Entre quienes tienen dinero para quedar libres en esta ronda estás tú: { $seats }.
   *[other] { $seats_count ->
        [one] { $seats } tiene dinero para quedar libre en esta ronda.
       *[other] { $seats } tienen dinero para quedar libres en esta ronda.
    }
}

# La previsión
due_business = { $now ->
    [yes] Tu fase de negocios
   *[no] Tu fase de negocios, cuando todos hayan pasado
}
due_borrowed = Pedir prestado para sueldos: { owed }
due_layoffs = { $people ->
    [one] Un empleado tiene que irse
   *[other] { $people } empleados tienen que irse
}
due_salaries = Sueldos, { $due }
due_payoff = Saldar { owed }, { $cost }
due_no_payoff = Saldar un pagaré por { $cost }: faltan { $missing }
due_debt = { $ious ->
    [0] Ningún pagaré
    [one] Queda { $ious } pagaré
   *[other] Quedan { $ious } pagarés
}
due_sales = Ventas, { $units } a { $price }
due_contracts = { $contracts ->
    [one] { $contracts } contrato público
   *[other] { $contracts } contratos públicos
}
due_tech = { $dice ->
    [one] { $dice } dado técnico
   *[other] { $dice } dados técnicos
}: de { $least } a { $most } puntos técnicos, { $points } o más el { $chance } de las veces
due_ends = Terminas la ronda con { $cash } y { owed }.
due_free = Saldas tu último pagaré, te quedan { $cash } y la partida termina.
warn_borrow = Te faltan { $missing } para los sueldos: pide { owed } o despide a alguien.{ AMOUNT($sale) ->
    [0] { "" }
   *[other] {" "}Hasta entonces, cada carta que vendas te da { $sale }.
}
warn_layoffs = Te faltan { $missing } para los sueldos, y no puedes pedir tanto prestado: { $people ->
    [one] un empleado tiene
   *[other] al menos { $people } empleados tienen
} que irse, y no saldas nada en esta ronda.{ AMOUNT($sale) ->
    [0] { "" }
   *[other] {" "}Hasta entonces, cada carta que vendas te da { $sale }.
}

# Lo que cambia una jugada
change_money = { whose }{ sign }{ $sum }
change_ious = { whose }{ sign }{ owed }
change_tech = { whose }{ sign }{ $points ->
    [one] { $points } punto técnico
   *[other] { $points } puntos técnicos
}
change_salary = { whose }{ sign }{ $sum } en sueldos por ronda
change_sales = { whose }{ sign }{ $sum } en ventas esta ronda
change_contracts = { whose }{ sign }{ $sum } por ronda
change_tech_dice = { whose }{ sign }{ $dice ->
    [one] { $dice } dado técnico por ronda
   *[other] { $dice } dados técnicos por ronda
}
change_court_dice = { whose }{ sign }{ $dice ->
    [one] { $dice } dado en juicio
   *[other] { $dice } dados en juicio
}
change_odds = si demandas contra { $against } dados: ganas { $before } → { $after }
change_defence = si te demandan con { $against } dados: pierdes { $before } → { $after }
change_award = { $award ->
    [market] Líder comercial
   *[tech] Líder técnico
}: { WHO($holder) ->
    [none] nadie
    [you] tú
   *[other] { $holder }
}
missed_payoff = { WHO($seat) ->
    [you] entonces no puedes saldar un pagaré
   *[other] entonces { $seat } no puede saldar un pagaré
}
missed_salaries = { WHO($seat) ->
    [you] entonces no puedes pagar tus sueldos
   *[other] entonces { $seat } no puede pagar todos los sueldos
}

# Cartas
discard_twin = te queda otra igual
discard_idle = por ahora solo se puede vender
discard_useful = { $auction ->
    [yes] podrías subastarla
   *[no] { AMOUNT($cost) ->
        [0] podrías jugarla gratis
       *[other] podrías jugarla por { $cost }
    }
}
hand_spent = después solo puedes pasar
proceeds_from = la mejor puja es tuya: { $seat } tiene { $cash }
best_odds = lo mejor, contra { $seat }: ganas { $odds }
takes_card = una carta al azar de { $seat }, cartas en su mano: { $cards }
takes_employee = + { $employee ->
    [marketer] un comercial
    [engineer] un ingeniero
   *[lawyer] un abogado
}
rival_loses = { $what ->
    [units] un rival vende { $points } menos en esta ronda
   *[tech] { $points ->
        [one] un rival pierde { $points } punto técnico
       *[other] un rival pierde { $points } puntos técnicos
    }
}
pass_ends = se acaba el juego de cartas
pass_runs = { $passes ->
    [one] si alguien más pasa, se acaba el juego de cartas
   *[other] si pasan { $passes } más, se acaba el juego de cartas
}
then_short = sueldos: faltan { $missing }

# Subastas
bid_wins = si gana: quedan { $cash }{ $ious ->
    [0] { "" }
   *[other] , +{ owed }
}
bid_unbeaten = nadie puede pujar más
bid_beaten = { $seat } puede llegar a { $cash } en efectivo
bid_borrowed = para pujar más, los demás tendrían que pedir prestado
lot_goes = { $seat } se lleva { $card } por { $price }
lot_lost = { $card } se descarta
lot_sold = la puja más alta es para ti
keeps = te quedas con { $cash }

# En juicio
court_won = { $chance }: ganas { at_stake }
court_lost = { $chance }: pierdes { at_stake }{ $ious ->
    [0] { "" }
   *[other] , +{ owed }
}
court_kept = { $chance }: no pierdes nada
court_dice = tus dados { $dice } : { $against }
court_average = { sign }{ $sum } de media
if_accepted = si se acepta: { sign }{ $sum }
if_borrowed = { WHO($seat) ->
    [you] tendrías que pedir { owed }
   *[other] { $seat } tendría que pedir { owed }
}

# Cómo puede acabar una jugada
case_won = si ganas, { $chance }
case_lost = si pierdes, { $chance }
case_agreed = si se aceptan { $sum }
case_bought = si compras por { $price }

# Negocios
layoff_bars = no se salda nada en esta ronda
payoff_frees = libre de deudas: la partida termina
payoff_tie = { $seat } también queda libre: puntos técnicos { $mine } a { $theirs }
payoff_dear = { $more } más caro que uno por ronda
