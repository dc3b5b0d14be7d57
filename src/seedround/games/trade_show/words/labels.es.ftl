# Lo que se lee junto a las cartas y los dados

label_round = Ronda { $round } de { $rounds }: { $phase ->
    [development] desarrollo
    [show] feria
   *[over] final
}
label_start = { WHO($start) ->
    [you] empiezas tú
   *[other] empieza { $start }
}
label_supply = { $cubes ->
    [none] cubos sin límite
    [one] { $cubes } cubo en la reserva
   *[other] { $cubes } cubos en la reserva
}
label_waiting = esperan: { $companies }
label_own_bonus = * bono para tu empresa { $company }
label_deck = { $cards ->
    [one] { $cards } carta en el mazo
   *[other] { $cards } cartas en el mazo
}
label_place = { $column } { $row ->
    [front] delante
   *[back] detrás
}
label_card = { $card }
label_sell = venta { $sell }
label_cubes = { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubos
}
label_dice = { $count }d{ $sides }
label_free_place = lugar libre
label_turn = { WHO($seat) ->
    [you] Presentas { $company }
   *[other] { $seat } presenta { $company }
}
label_roll = { $rolled ->
    [yes] la tirada
   *[no] dados por tirar
}
label_wanted = se busca: { $sell } para { $card }
label_offer = oferta: { $offer }{ AMOUNT($bonus) ->
    [0] { "" }
   *[other] { " " }({ $bonus } son bonos)
}{ $cubes ->
    [0] { "" }
    [one] { " " }y { $cubes } cubo
   *[other] { " " }y { $cubes } cubos
}
label_complete = { $possible ->
    [yes] empresa completa: aún es posible
   *[no] empresa completa: ya no es posible
}
chapter_round = Ronda { $round }
chapter_show = Feria

# Junto a los puntos, al final de la partida
detail-cubes = cubos
