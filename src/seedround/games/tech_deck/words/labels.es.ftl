# Lo que se lee junto a las cartas

label_round = { $phase ->
    [setup] Inicio
    [play] Ronda { $round }
   *[over] Ronda { $round }: final
}
label_marker = { WHO($seats) ->
    [you] tienes el marcador
    [among] tenéis el marcador
   *[other] { team_within } tiene el marcador
}
label_unhappy = { $unhappy ->
    [one] { $unhappy } descontento
   *[other] { $unhappy } descontentos
}, con { $limit } se pierde
label_to_come = { $customers } por llegar
label_next = el siguiente: { $card }
label_place = { $place }{ $oldest ->
    [yes] { " " }más antiguo
   *[no] { "" }
}
label_card = { $id } { $card }
label_needs = { $value }, { $domain ->
    [service] Servicio
    [technology] Tecnología
    [science] Ciencia
    [information] Información
   *[open] cualquiera
}
label_becomes = { $kind ->
    [venture] empresa
   *[group] grupo
}, { when }
when = { $phase ->
    [before] antes
    [after] después
    [assist] al atender
    [won] al ganar
   *[main] efectos
}
label_served = { $cards }{ $helped ->
    [yes] { " " }con ayuda
   *[no] { "" }
}
label_team = { WHO($seats) ->
    [you] Tú
    [among] Vuestro equipo, el { $team }
   *[other] { team }
}
label_points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
label_score = { label_points }, suma { $sum }
label_lead = { WHO($seat) ->
    [you] diriges tú
   *[other] dirige { $seat }
}
label_area = Zona { $area }, { WHO($controller) ->
    [none] común
    [you] tuya
   *[other] { $controller }
}:
label_effect = { $text }
label_piles = mano { $hand }, mazo { $deck }, descarte { $discard }
label_row = { $empty ->
    [yes] No hay clientes en la fila
   *[no] Clientes en la fila
}
label_ventures = { $whose }: { $empty ->
    [yes] sin empresas
   *[no] empresas
}
label_score_pile = { $whose }: pila de puntos, { $cards ->
    [0] vacía
    [one] { $cards } carta, valor { $sum }
   *[other] { $cards } cartas, suma { $sum }
}
label_discard = { $whose }: descarte, { $cards ->
    [0] vacío
    [one] { $cards } carta
   *[other] { $cards } cartas
}
label_seen = vistas: { $cards }
label_out = fuera de esta fase de atención
label_plays = juega { $cards }{ $target ->
    [none] { "" }
   *[other] { " " }por { $target }
}
label_face_down = { $cards ->
    [one] { $cards } carta boca abajo
   *[other] { $cards } cartas boca abajo
}
label_offered = para elegir: { $cards }
label_hand = Mano: { $cards ->
    [none] vacía
   *[other] { $cards }
}
label_your_hand = { $empty ->
    [yes] La mano de vuestro grupo está vacía
   *[no] La mano de vuestro grupo
}
label_hand_card = { $kind ->
    [venture] empresa
   *[group] { when }
}: { $text }
chapter_round = Ronda { $round }

# Junto a los puntos, al final de la partida
detail-sums = suma de valores
