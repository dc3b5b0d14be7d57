# Palabras de un juego de cartas como se dicen

set_word = { $word ->
    [name] nombre
    [text] texto
    [setup] Preparación
    [min_players] mínimo de jugadores
    [max_players] máximo de jugadores
    [cash] dinero
    [ious] pagarés
    [tech] puntos de tecnología
    [marketers] comerciales
    [engineers] ingenieros
    [employees_from_deck] los empleados iniciales salen del mazo
    [hand_size] cartas en la mano
    [setup_discards] cartas descartadas al empezar la ronda
    [min_hand_to_act] cartas necesarias para actuar
    [no_play_before_round_2] no en la primera ronda
    [debt] Deudas
    [iou_value] valor de un pagaré
    [max_ious] máximo de pagarés
    [payoff_cost] saldar
    [salary] Sueldos
    [marketer] comercial
    [engineer] ingeniero
    [lawyer_total] todos los abogados
    [earnings] Ingresos
    [contract] un contrato
    [price_step] paso del precio por unidad
    [market_leader_units] unidades del líder de mercado
    [tech_leader_price] plus de precio del líder tecnológico
    [sell_price] precio de una carta vendida
    [trial_base_dice] dados en el juicio
    [card] cartas
    [type] tipo
    [auction] a subasta
    [headhunt] caza de talentos
    [lawsuit] demanda
    [bonus] carta de bono
    [marketing] marketing
    [count] cantidad
    [cost] coste
    [payee] se paga a
    [none] nadie
    [bank] la banca
    [target] el otro jugador
    [any_opponent] cualquier otro
    [has_marketer] quien tenga un comercial
    [has_engineer] quien tenga un ingeniero
    [has_lawyer] quien tenga un abogado
    [has_cash] quien tenga dinero
    [has_tech] quien tenga puntos de tecnología
    [has_hand] quien tenga cartas en la mano
    [bonus_in] está delante de
    [self] quien la juega
    [source] origen de las cifras
    [fact] el reglamento
    [inferred] se deduce del reglamento
    [assumed] suposición nuestra
   *[other] { $word }
}
