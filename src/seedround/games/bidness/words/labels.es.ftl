# Lo que se lee junto a las cartas

label_round = Ronda { $round }: { $phase ->
    [setup] inicio
    [play] cartas
    [business] negocio
   *[over] final
}
label_first = Jugador inicial: { WHO($first) ->
    [you] tú
   *[other] { $first }
}
label_passed = { $count } de { $all } han pasado seguidos
label_card = { $card }
label_priced_card = { $card }{ AMOUNT($cost) ->
    [0] { "" }
   *[other] { " " }{ $cost }
}
label_ious = { $ious ->
    [one] { $ious } pagaré
   *[other] { $ious } pagarés
}
label_staff = { $tech } téc., C{ $marketers } I{ $engineers } A{ $lawyers }
label_sales = vende { $units } x { $price }
label_contracts = { $contracts ->
    [one] { $contracts } contrato
   *[other] { $contracts } contratos
}
label_award = { $award ->
    [market] Líder comercial
   *[tech] Líder técnico
}
label_laid_off = despidos: no puede saldar
label_hand = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, sueldos { $salaries }
label_short = { $contracts } contr. { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
label_lot = { WHO($seller) ->
    [you] subasta: { $card }, tuya
   *[other] subasta: { $card }, de { $seller }
}
label_bid = { WHO($bidder) ->
    [none] aún no hay pujas
    [you] pujas { $bid }
   *[other] { $bidder } puja { $bid }
}
label_bidder = { WHO($seat) ->
    [you] tú
   *[other] { $seat }
}
label_still_in = siguen: { $bidders }
label_dropped = retirados: { $bidders ->
    [none] nadie
   *[other] { $bidders }
}
label_case = { $card }: { WHO($plaintiff) ->
    [you] tú
   *[other] { $plaintiff }
} contra { WHO($defendant) ->
    [you] ti
   *[other] { $defendant }
}
label_damages = se reclama: { $amount ->
    [none] aún sin nombrar
   *[other] { $claim ->
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
label_court = en juicio: { $pictures } ({ $dice } dados) contra { $defence_pictures } ({ $defence } dados), { WHO($plaintiff) ->
    [you] ganas
   *[other] { $plaintiff } gana
} el { $odds } de las veces
label_demand = { WHO($seat) ->
    [you] exiges { $sum }
   *[other] { $seat } exige { $sum }
}
label_offered = { WHO($seat) ->
    [you] ofreces { $sum }
   *[other] { $seat } ofrece { $sum }
}
label_talks = negociación: { $said ->
    [none] aún no
   *[other] { $said }
}
label_your_hand = Tu mano: { $cards ->
    [none] ninguna carta
   *[other] { $cards }
}
label_face_down = (boca abajo: { $cards })
label_heaps = descartes: { $shown ->
    [none] nada
   *[other] { $shown }
}; { $hidden ->
    [one] { $hidden } carta
   *[other] { $hidden } cartas
} boca abajo; { $deck } en el mazo
chapter_round = Ronda { $round }

# Junto a los puntos, al final de la partida
detail-ious = pagarés
detail-tech = puntos de técnica
detail-units = unidades
detail-cash = efectivo
