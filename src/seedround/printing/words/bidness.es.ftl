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
