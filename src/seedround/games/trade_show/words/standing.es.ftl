# Cómo va la partida

standing_goal = { $rounds ->
    [one] Gana quien tenga más dinero tras esta única ronda.
   *[other] Gana quien tenga más dinero tras la ronda { $rounds }.
}
standing_end = { $over ->
    [yes] Se han jugado todas las rondas: { $round } de { $rounds }.
   *[no] Ronda { $round } de { $rounds }.
}
standing_money = { $dollars }
standing_leads = { AMOUNT($by) ->
    [0] va en cabeza por tener más cubos
   *[other] va en cabeza por { $by }
}
standing_level = empate en cabeza
standing_behind = { AMOUNT($by) ->
    [0] empate, pero con menos cubos
   *[other] a { $by } de la cabeza
}
standing_cubes = { $paid ->
    [yes] { $worth } de ellos por los cubos
   *[no] { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubos
    }: { $worth } más al final
}
standing_stack = { $cards } de { $target } cartas{ $cards ->
    [0] { "" }
   *[other] , { $dollars } si se venden todas
}
standing_waits = unos { $dollars } en la feria; falla el { $failure } de las veces
standing_on_stage = { $fulfilled ->
    [0] en escena, aún sin cartas vendidas
   *[other] en escena con una oferta de { $offer }{ $cubes ->
        [0] { "" }
        [one] { " " }y { $cubes } cubo
       *[other] { " " }y { $cubes } cubos
    }
}
standing_shown = ya ha ido a la feria

# Lo que viene

forecast_show = Tu turno en la feria con { $company }{ $drafting ->
    [yes] , cuando se hayan tomado todas las cartas
   *[no] { $others ->
        [0] { "" }
        [one] , después de otra persona
       *[other] , después de otras { $others }
    }
}
forecast_stage = Tu turno en la feria con { $company }, ahora
forecast_card = { $card } (valor de venta { $sell }): { $pay }{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }+ { $bonus } de bono
}, oferta de { $offer }: { $chance } como mucho
forecast_card_out = { $card } (valor de venta { $sell }): { $spent ->
    [yes] ya sin dados para ella
   *[no] fuera de alcance
}
forecast_complete = Empresa completa: { $bonus } más, oferta de { $offer }: { $chance } como mucho
forecast_average = { $dollars } de media; la venta fracasa el { $failure } de las veces
forecast_offer = { $offer } seguros ahora. Si tiras: { $dollars } de media; la venta fracasa el { $failure } de las veces
forecast_growing = Unos { $dollars } cuando { $places ->
    [one] se llene el último lugar
   *[other] se llenen los otros { $places } lugares
}
forecast_out_of_reach = Tus dados no pueden llegar a { $card } (valor de venta { $sell }): acepta antes una oferta. La última es de { $offer }.
forecast_lost = Tus dados no pueden llegar a { $card } (valor de venta { $sell }), y esa carta va primero: la venta fracasará.
forecast_risky = Por bien que juegues, la venta fracasa el { $failure } de las veces. Otra tirada cuesta { $cost } cubos, y tienes { $cubes }.
forecast_round_end = El final de la ronda { $round }: las empresas cambian de manos
forecast_company = Recibes { $company }, con { $dice ->
    [one] { $dice } dado para { $dice } carta
   *[other] { $dice } dados para { $dice } cartas
}
forecast_start = { WHO($start) ->
    [you] Empiezas tú la próxima ronda.
   *[other] { $start } empieza la próxima ronda.
}
forecast_game_end = El final de la partida: se pagan los cubos
forecast_cubes = { $cubes ->
    [0] Sin cubos, nada más
    [one] { $cubes } cubo da { $worth }
   *[other] { $cubes } cubos dan { $worth }
}
forecast_total = Terminas con { $dollars }.

# Lo que da una jugada

chip_reach = { $chance } de llegar a { $offer } con { $card }
chip_reach_both = { $chance } de llegar a { $offer } con ambas
chip_out_of_reach = { $card } fuera de alcance
chip_places = { $places ->
    [0] tu pila está llena
    [one] queda { $places } lugar
   *[other] quedan { $places } lugares
}
chip_worth = vale unos { $dollars }
chip_to_front = { $card } pasa delante, para { WHO($seat) ->
    [you] ti
   *[other] { $seat }
}{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }(+{ $bonus } de bono)
}
chip_offer = +{ $by }: oferta de { $offer }
chip_pending_cube = { $cubes ->
    [one] { $cubes } cubo en la oferta
   *[other] { $cubes } cubos en la oferta
}
chip_dice = { $dice ->
    [one] queda { $dice } dado
   *[other] quedan { $dice } dados
}
chip_next = { $chance } de llegar luego a { $card }
chip_incomplete = sin los { $bonus } por la empresa completa
chip_sold = +{ $dollars }
chip_complete = { $bonus } de ellos por la empresa completa
chip_cubes_won = { $cubes ->
    [one] +{ $cubes } cubo
   *[other] +{ $cubes } cubos
}
chip_cubes_paid = { $cubes ->
    [one] -{ $cubes } cubo
   *[other] -{ $cubes } cubos
}
chip_place = { $dollars } en total: puesto { $place } de { $seats } por ahora
chip_hit = { $chance }: oferta de { $offer }
chip_exact = { $chance }: un cubo al alcance
chip_miss = { $chance }: { AMOUNT($bonus) ->
    [0] nada
   *[other] solo { $bonus }
}{ AMOUNT($lost) ->
    [0] { "" }
   *[other] , se pierden { $lost }
}{ $cubes ->
    [0] { "" }
    [one] , se pierde { $cubes } cubo
   *[other] , se pierden { $cubes } cubos
}
chip_miss_again = { $chance }: fallo; { $cost } cubos compran otra tirada
chip_fails = la venta fracasa{ AMOUNT($lost) ->
    [0] { "" }
   *[other] {": "}se pierden { $lost }
}{ $cubes ->
    [0] { "" }
    [one] , se pierde { $cubes } cubo
   *[other] , se pierden { $cubes } cubos
}
chip_kept = { AMOUNT($bonus) ->
    [0] sin bonos
   *[other] +{ $bonus } en bonos
}
chip_average = de media { $dollars }, cubos { $cubes }
chip_average_dollars = de media { $dollars }
