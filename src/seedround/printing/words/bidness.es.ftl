bidness-type = { $type ->
    [auction] Se subasta
    [headhunt] Fichaje
    [lawsuit] Demanda
    [bonus] Prima para esta ronda
    [tech] Tecnología
   *[marketing] Publicidad
}
bidness-price-auction = Para la puja más alta
bidness-price = { $cost ->
    [0] No cuesta nada
   *[other] { $payee ->
        [target] { MONEY($cost) } a ese jugador
       *[bank] { MONEY($cost) }
    }
}
bidness-hires = { $employee ->
    [marketer] Vende una unidad cada ronda.
    [engineer] Tira un dado por puntos de tecnología cada ronda.
   *[lawyer] Añade un dado en los juicios.
}
bidness-contract = Da { MONEY($sum) } cada ronda.
bidness-headhunts = { $employee ->
    [marketer] Quítale un comercial a otro jugador.
    [engineer] Quítale un ingeniero a otro jugador.
   *[lawyer] Quítale un abogado a otro jugador.
}
bidness-sues = { $claim ->
    [cash] Demanda dinero a otro jugador.
    [marketers] Demanda a otro jugador hasta { $most ->
        [one] { $most } comercial
       *[other] { $most } comerciales
    }.
   *[tech] Demanda a otro jugador hasta { $most ->
        [one] { $most } punto de tecnología
       *[other] { $most } puntos de tecnología
    }.
}
bidness-joint = Recibes { $own ->
    [one] { $own } punto de tecnología
   *[other] { $own } puntos de tecnología
}; otro jugador a tu elección recibe { $partner }.
bidness-does = { $effect ->
    [tech] Toma { $count ->
        [one] { $count } punto de tecnología
       *[other] { $count } puntos de tecnología
    }.
    [steal_tech] Quítale a otro jugador { $count ->
        [one] { $count } punto de tecnología
       *[other] { $count } puntos de tecnología
    }.
    [destroy_tech] Otro jugador pierde { $count ->
        [one] { $count } punto de tecnología
       *[other] { $count } puntos de tecnología
    }.
    [steal_card] Roba al azar { $count ->
        [one] una carta
       *[other] { $count } cartas
    } de la mano de otro jugador.
    [trial_dice] { $count ->
        [one] { $count } dado más
       *[other] { $count } dados más
    } en cada juicio de esta ronda.
    [smear] Otro jugador vende esta ronda { $count ->
        [one] { $count } unidad
       *[other] { $count } unidades
    } menos.
   *[marketing] Vende esta ronda { $count ->
        [one] { $count } unidad
       *[other] { $count } unidades
    } más.
}
bidness-setup = Preparación
bidness-setup-1 = Baraja las cartas que no estén en ninguna mano ni oficina. Reparte hasta que todos tengan { $hand }.
bidness-setup-2 = Cada cual descarta { $drop ->
    [one] una carta
   *[other] { $drop } cartas
} boca abajo.
bidness-play = Juego de cartas
bidness-play-1 = Por turnos, desde el primer jugador: juega una carta, vende una por { MONEY($sold) } o pasa.
bidness-play-2 = Con menos de { $least } cartas tienes que pasar.
bidness-play-3 = Ni demandas ni fichajes en la primera ronda.
bidness-play-4 = La fase acaba cuando todos pasan seguidos.
bidness-business = Negocio
bidness-business-1 = Paga los sueldos. Si te falta dinero, despide o pide prestado.
bidness-business-2 = Liquida pagarés, salvo que hayas despedido a alguien.
bidness-business-3 = Vende: una unidad cuesta tus puntos de tecnología, redondeados hacia abajo a { MONEY($step) }; cada comercial vende una. Suma { MONEY($contract) } por contrato.
bidness-business-4 = Tira un dado por ingeniero: tantos puntos de tecnología.
bidness-business-5 = Descarta las cartas de prima. Cambia el primer jugador.
bidness-salaries = Sueldos
bidness-a-marketer = cada comercial
bidness-an-engineer = cada ingeniero
bidness-lawyers = Todos los abogados juntos, según cuántos sean:
bidness-payoff = Liquidar
bidness-ious = { $ious ->
    [one] { $ious } pagaré
   *[other] { $ious } pagarés
}
bidness-debt = Pedir prestado
bidness-debt-text = Toma { MONEY($sum) } y un pagaré cuando los necesites, hasta { $most } pagarés.
bidness-suit = Demandas
bidness-suit-1 = Nombra al demandado y los daños.
bidness-suit-2 = Llegad a un acuerdo o id a juicio.
bidness-suit-3 = Juicio: { $dice } dados cada uno, y otro por abogado y becario legal.
bidness-suit-4 = Gana la suma más alta; el empate es del demandado. Si pierde, el demandante entrega esos mismos daños.
bidness-awards = Premios
bidness-market-leader = unidades para el único jugador con más puntos de publicidad
bidness-tech-leader = en el precio para el único jugador con más puntos de tecnología
bidness-goal = Objetivo
bidness-goal-text = Gana quien queda sin pagarés tras liquidar; si son varios, quien tiene más puntos de tecnología.
bidness-workplace = Oficina
bidness-place-staff = Empleados
bidness-place-contracts = Contratos
bidness-place-bonus = Cartas de prima
bidness-place-awards = Premios
bidness-place-cash = Dinero
bidness-place-ious = Pagarés
bidness-place-tech = Puntos de tecnología
bidness-tech = { $tech ->
    [one] { $tech } punto de tecnología
   *[other] { $tech } puntos de tecnología
}
bidness-start = Al empezar: { $what }
bidness-note = Banco Seed Round
bidness-iou = Pagaré
bidness-award-market = Líder del mercado
bidness-award-tech = Líder tecnológico
bidness-first-player = Primer jugador
