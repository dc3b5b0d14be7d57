# Lo que falla en conjuntos de cartas

too_many_kinds = el juego tiene { $kinds } tipos de carta; como mucho puede haber { $most }.
auction_card_unfit = las cartas con type = "auction" son { $known }, y ninguna más.
effect_fixed = lo que esta carta aporta a una empresa no se puede cambiar; la cantidad y el nombre, sí.
effect_needed = una carta de tipo { $type } necesita { $effect } en su efecto.
card_missing = falta '{ $card }'; escribe count = 0 si el mazo no tiene ninguna.
deck_size_stated = las cantidades suman { $found }, pero [set] dice deck_size = { $stated }.
too_many_ious = [setup] ious es { $ious }, más que [debt] max_ious = { $most }.
payoff_start = [debt] payoff_cost debe empezar con cero: no saldar nada es gratis.
salary_start = [salary] lawyer_total debe empezar por cero: sin abogados no se paga nada.
players_reversed = [setup] min_players es mayor que max_players.
too_few_employees = sus comerciales e ingenieros alcanzan para { $limit ->
    [one] { $limit } jugador
   *[other] { $limit } jugadores
}, y deben poder jugar { $players }: cada uno empieza con personal del mazo.
cost_unfit = cost es { $cost }; debe ser un múltiplo de { $step } y no negativo.
effect_empty = no tiene efecto, ni un texto que diga lo que hay que hacer.
effect_unfit = el efecto { $effect } no encaja con una carta de tipo { $type }.
target_unfit = su efecto necesita target = '{ $needed }', no '{ $target }'.
auction_card_priced = una carta de subasta no tiene cost, payee ni target propios.
lawsuit_priced = una demanda no cuesta nada.
no_target = paga o carga a un objetivo, pero no tiene ninguno.
nobody_paid = cuesta { $cost }, pero nadie cobra: indica payee.
bonus_unfit = las cartas con marketing o trial_dice, y solo ellas, llevan bonus = true.
damages_reversed = se reclama de { $least } a { $most }: min es mayor que max.
deck_may_run_out = { $permanent } cartas pueden acabar en las empresas, pero las manos de { $players } jugadores solo dejan { $room } cartas para eso: el mazo puede acabarse al repartir (BD-DEAL-03).
set_seats = El conjunto de cartas '{ $title }' es para { $least } a { $most } jugadores; has pedido { $seats }.
