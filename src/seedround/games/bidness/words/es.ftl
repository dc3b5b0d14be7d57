# Partes de frases
an_employee = { $employee ->
    [marketer] un comercial
    [engineer] un ingeniero
   *[lawyer] un abogado
}
claim_sum = { $claim ->
    [cash] { MONEY($amount) }
    [marketers] { $amount ->
        [one] un comercial
       *[other] { $amount } comerciales
    }
   *[tech] { $amount ->
        [one] un punto técnico
       *[other] { $amount } puntos técnicos
    }
}

# Jugadas
move-discard = Descarta { $card } boca abajo.
move-play = Juega { $card }.
move-sell = Vende { $card }.
move-borrow = Pide prestado al banco.
move-pass = Pasa.
move-target = Elige a { $seat }.
move-bid = Puja { $amount }.
move-drop = Retírate.
move-damages = Reclama { $amount }.
move-demand = Exige { $amount } por un acuerdo.
move-trial = Ve a juicio.
move-counter = Contesta con { $amount }.
move-accept = Acepta la suma.
move-reject = Rechaza la suma y ve a juicio.
move-layoff = Despide a { an_employee }.
move-pay = Paga los sueldos de quienes quedan.
move-payoff = { $ious ->
    [0] No saldes nada.
    [one] Salda un pagaré.
   *[other] Salda { $ious } pagarés.
}

# Lo que significa una jugada en esta mesa
discard_card = Descarta { $card }.
auction_card = Subasta { $card }.
play_card = Juega { $card }{ AMOUNT($cost) ->
    [0] { "" }
   *[other] {" "}por { $cost }
}.
sell_card = Vende { $card } por { $price }.
borrow_money = Pide { $money } prestados por un pagaré más.
target_seat = { $card }: elige a { $seat }.
claim_damages = Reclama { claim_sum }.
risk_trial = Ve a juicio: { $dice } dados contra { $defence }, ganas el { $odds } de las veces.
reject_sum = Rechaza la suma y ve a juicio: { $dice } dados contra { $defence }, { $plaintiff ->
    [yes] ganas
   *[no] pierdes
} el { $odds } de las veces.
accept_sum = Llega a un acuerdo por { $sum }.
layoff_saves = Despide a { an_employee }: ahorras { $saved } y quedan { $due } por pagar.
pay_off_cost = { $ious ->
    [0] No saldes nada
    [one] Salda un pagaré por { $cost }
   *[other] Salda { $ious } pagarés por { $cost }
}: { $left ->
    [0] ¡quedas libre de deudas!
    [one] quedan { $left } pagaré y { $cash }.
   *[other] quedan { $left } pagarés y { $cash }.
}
note_borrows = { WHO($seat) ->
    [you] Necesitarías
   *[other] { $seat } necesitaría
} { $ious ->
    [one] un pagaré
   *[other] { $ious } pagarés
}.

# Preguntas
prompt_discard = Descarta una de tus cartas boca abajo. Nadie la verá.
prompt_turn = { $hand ->
    [one] Juega o vende tu última carta, o pasa
   *[other] Juega una de tus { $hand } cartas, vende una o pasa
}.{ $last ->
    [yes] {" "}Si pasas, termina la fase.
   *[no] { "" }
}
prompt_target = ¿A quién eliges para { $card }?
prompt_bid = { WHO($seller) ->
    [you] Subastas { $card }.
   *[other] { $seller } subasta { $card }.
} { AMOUNT($last_bid) ->
    [0] Nadie ha pujado aún.
   *[other] { $bidder } puja { $last_bid }.
} Puedes pagar hasta { $capacity }: puja o retírate.
prompt_damages = { $card } contra { $defendant }: { $claim ->
    [cash] ¿cuánto dinero
    [marketers] ¿cuántos comerciales
   *[tech] ¿cuántos puntos técnicos
} reclamas?
prompt_open = Demandas a { $defendant } por { claim_sum }. Nombra una suma por la que retirarías la demanda, o ve a juicio (ganas el { $odds } de las veces).
prompt_respond = { $plaintiff ->
    [yes] { $other } te ofrece { $sum } por retirar la demanda por { claim_sum }. Acepta, rechaza o nombra otra suma (en juicio ganas el { $odds } de las veces).
   *[no] { $other } te demanda por { claim_sum } y se conformaría con { $sum }. Acepta, rechaza o nombra otra suma (en juicio pierdes el { $odds } de las veces).
}
prompt_salary = Los sueldos suman { $due }, y tienes { $cash }. Pide prestado, despide a alguien o paga si puedes.
prompt_payoff = Debes { $ious ->
    [one] un pagaré
   *[other] { $ious } pagarés
} y tienes { $cash }. ¿Cuántos saldas?

# Motivos
reason_first_round = { $lawsuit ->
    [yes] No puedes demandar en la primera ronda: guarda { $card } o véndela.
   *[no] No puedes jugar { $card } en la primera ronda: guárdala o véndela.
}
reason_cost = { $card } cuesta { $cost }, y puedes pagar { $capacity } como mucho.
reason_no_claim = No puedes demandar por dinero: si perdieras, deberías al menos { $lowest }, y puedes pagar { $capacity }.
reason_no_target = Nadie más tiene lo que { $card } necesita; aún puedes vender la carta.
reason_debt_limit = Debes { $ious } pagarés, y ese es el límite.
reason_capacity = Las pujas empiezan en { $lowest } y suben de { $step } en { $step }; puedes pagar { $capacity } como mucho.
reason_claim = { $claim ->
    [cash] Puedes reclamar de { MONEY($lowest) } a { MONEY($highest) }, de { MONEY($step) } en { MONEY($step) }: no más de lo que la otra parte tiene ni de lo que tú podrías pagar.
    [marketers] Puedes reclamar de { $lowest } a { $highest } comerciales.
   *[tech] Puedes reclamar de { $lowest } a { $highest } puntos técnicos.
}
reason_settlement = Puedes exigir de { $lowest } a { $limit }, de { $step } en { $step }: la otra parte no puede pagar más, o no debe más.
reason_no_room = Nombra un múltiplo de { $step } entre la oferta de { $offered } y la exigencia de { $demand }.
reason_talks_over = Ya se han nombrado { $named } sumas: acepta o rechaza.
reason_short = Los sueldos suman { $due }, y tienes { $cash }: pide prestado o despide a alguien.
reason_enough = Tienes { $cash } y necesitas { $due }: no hace falta pedir prestado.
reason_laid_off = Has despedido a alguien, así que no puedes saldar pagarés en esta ronda.
reason_payoff = { $ious ->
    [one] Un pagaré cuesta
   *[other] { $ious } pagarés cuestan
} { $cost }, y tienes { $cash }.

# Sucesos
event-game_started = Empieza la partida. Cada uno tiene el mismo personal, { $cash }, { $tech ->
    [one] un punto técnico
   *[other] { $tech } puntos técnicos
} y { $ious ->
    [one] un pagaré
   *[other] { $ious } pagarés
}.
event-rolled_for_first = { WHO($seat) ->
    [you] Sacas
   *[other] { $seat } saca
} { $dice } por la ficha de jugador inicial.
event-round_started = Ronda { $round }: { WHO($first) ->
    [you] empiezas tú
   *[other] empieza { $first }
}. Se barajan y se reparten todas las cartas.
event-dealt = { WHO($seat) ->
    [you] Recibes
   *[other] { $seat } recibe
} { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
}.
    .known = { WHO($seat) ->
    [you] Recibes
   *[other] { $seat } recibe
} { $cards ->
    [none] ninguna carta
   *[other] { $cards }
}.
event-discarded = { WHO($seat) ->
    [you] Descartas
   *[other] { $seat } descarta
} una carta boca abajo.
    .known = { WHO($seat) ->
    [you] Descartas
   *[other] { $seat } descarta
} { $card } boca abajo.
event-passed = { WHO($seat) ->
    [you] Pasas.
   *[other] { $seat } pasa.
}
event-borrowed = { WHO($seat) ->
    [you] Pides { $money } prestados y ahora debes
   *[other] { $seat } pide { $money } prestados y ahora debe
} { $debt ->
    [one] un pagaré
   *[other] { $debt } pagarés
}.
event-sold = { WHO($seat) ->
    [you] Vendes
   *[other] { $seat } vende
} { $card } por { $price }.
event-sold_unseen = { WHO($seat) ->
    [you] Vendes
   *[other] { $seat } vende
} una carta por { $price }.
    .known = { WHO($seat) ->
    [you] Vendes
   *[other] { $seat } vende
} { $card } boca abajo por { $price }.
event-played = { WHO($seat) ->
    [you] Juegas
   *[other] { $seat } juega
} { $card }.
event-paid_cost = { WHO($payee) ->
    [none] { WHO($seat) ->
        [you] Pagas { $amount } al banco.
       *[other] { $seat } paga { $amount } al banco.
    }
    [you] { WHO($seat) ->
        [you] Pagas { $amount }.
       *[other] { $seat } te paga { $amount }.
    }
   *[other] { WHO($seat) ->
        [you] Pagas { $amount } a { $payee }.
       *[other] { $seat } paga { $amount } a { $payee }.
    }
}
event-headhunted = { WHO($target) ->
    [you] { WHO($seat) ->
        [you] Fichas a { an_employee }.
       *[other] { $seat } te quita { an_employee }.
    }
   *[other] { WHO($seat) ->
        [you] Le quitas { an_employee } a { $target }.
       *[other] { $seat } le quita { an_employee } a { $target }.
    }
}
event-bonus_placed = { $card } se queda en esta ronda { WHO($owner) ->
    [you] contigo
   *[other] con { $owner }
}.
event-tech_gained = { WHO($seat) ->
    [you] Ganas
   *[other] { $seat } gana
} { $points ->
    [one] un punto técnico
   *[other] { $points } puntos técnicos
}: ahora { $tech }.
event-tech_stolen = { WHO($target) ->
    [you] { WHO($seat) ->
        [you] Ganas
       *[other] { $seat } te quita
    }
   *[other] { WHO($seat) ->
        [you] Le quitas a { $target }
       *[other] { $seat } le quita a { $target }
    }
} { $points ->
    [one] un punto técnico
   *[other] { $points } puntos técnicos
}.
event-tech_destroyed = { WHO($target) ->
    [you] { WHO($seat) ->
        [you] Destruyes
       *[other] { $seat } te destruye
    }
   *[other] { WHO($seat) ->
        [you] Le destruyes a { $target }
       *[other] { $seat } le destruye a { $target }
    }
} { $points ->
    [one] un punto técnico
   *[other] { $points } puntos técnicos
}.
event-card_stolen = { WHO($seat) ->
    [you] Tomas
   *[other] { $seat } toma
} una carta de { WHO($target) ->
    [you] tu mano
   *[other] la mano de { $target }
}.
    .known = { WHO($seat) ->
    [you] Tomas
   *[other] { $seat } toma
} { $card } de { WHO($target) ->
    [you] tu mano
   *[other] la mano de { $target }
}.
event-done_by_hand = { $card }: hacedlo vosotros mismos: { $text }
event-bid_made = { WHO($seat) ->
    [you] Pujas
   *[other] { $seat } puja
} { $amount }.
event-dropped_out = { WHO($seat) ->
    [you] Te retiras.
   *[other] { $seat } se retira.
}
event-auction_won = { WHO($seat) ->
    [you] Te llevas
   *[other] { $seat } se lleva
} { $card } por { $price }, que { WHO($payee) ->
    [none] cobra el banco
    [you] cobras tú
   *[other] cobra { $payee }
}.
event-unsold = Nadie quiere { $card }: la carta se descarta.
event-sued = { WHO($defendant) ->
    [you] { WHO($seat) ->
        [you] Demandas
       *[other] { $seat } te demanda
    }
   *[other] { WHO($seat) ->
        [you] Demandas a { $defendant }
       *[other] { $seat } demanda a { $defendant }
    }
} por { claim_sum } ({ $card }).
event-demanded = { WHO($seat) ->
    [you] Te conformarías
   *[other] { $seat } se conformaría
} con { $amount }.
event-countered = { WHO($seat) ->
    [you] Contestas
   *[other] { $seat } contesta
} con { $amount }.
event-rejected = { WHO($seat) ->
    [you] Rechazas
   *[other] { $seat } rechaza
} la suma: el caso va a juicio.
event-settled = { WHO($seat) ->
    [you] { WHO($defendant) ->
        [you] Pagas { $amount }
       *[other] { $defendant } te paga { $amount }
    }
   *[other] { WHO($defendant) ->
        [you] Pagas { $amount } a { $seat }
       *[other] { $defendant } paga { $amount } a { $seat }
    }
}, y la demanda se retira.
event-trial_held = En juicio { WHO($seat) ->
    [you] sacas
   *[other] { $seat } saca
} { $dice } ({ $total }) y { WHO($defendant) ->
    [you] tú
   *[other] { $defendant }
} { $defence } ({ $defence_total }): { WHO($winner) ->
    [you] ganas.
   *[other] gana { $winner }.
}
event-damages_paid = { $amount ->
    [0] { WHO($seat) ->
        [you] No tienes
       *[other] { $seat } no tiene
    } { $claim ->
        [cash] dinero
        [marketers] comerciales
       *[tech] puntos técnicos
    } que perder.
   *[other] { WHO($seat) ->
        [you] Pierdes
       *[other] { $seat } pierde
    } { claim_sum } ({ WHO($to) ->
        [none] { $claim ->
            [marketers] a los descartes
           *[other] al banco
        }
        [you] para ti
       *[other] para { $to }
    }).
}
event-award_moved = El premio al { $award ->
    [market] líder comercial
   *[tech] líder técnico
} { WHO($holder) ->
    [none] vuelve al banco
    [you] es para ti
   *[other] es para { $holder }
}.
event-salaries_paid = { WHO($seat) ->
    [you] Pagas
   *[other] { $seat } paga
} { $amount } en sueldos.
event-laid_off = { WHO($seat) ->
    [you] Despides
   *[other] { $seat } despide
} a { an_employee }{ AMOUNT($due) ->
    [0] .
   *[other] ; quedan { $due } por pagar.
}
event-paid_off = { WHO($seat) ->
    [you] Saldas
   *[other] { $seat } salda
} { $ious ->
    [one] un pagaré
   *[other] { $ious } pagarés
} por { $cost }{ $left ->
    [0] {" "}y { WHO($seat) ->
        [you] ¡eres libre!
       *[other] ¡es libre!
    }
    [one] ; queda uno.
   *[other] ; quedan { $left }.
}
event-earned = { WHO($seat) ->
    [you] Ingresas
   *[other] { $seat } ingresa
} { $total }: { $units ->
    [one] una unidad
   *[other] { $units } unidades
} a { $price }{ $contracts ->
    [0] { "" }
    [one] {" "}y un contrato
   *[other] {" "}y { $contracts } contratos
}.
event-tech_rolled = { WHO($seat) ->
    [you] { $dice_count ->
        [one] Tu ingeniero saca
       *[other] Tus ingenieros sacan
    }
   *[other] { $dice_count ->
        [one] El ingeniero de { $seat } saca
       *[other] Los ingenieros de { $seat } sacan
    }
} { $dice }: { $points ->
    [one] un punto técnico
   *[other] { $points } puntos técnicos
}, ahora { $tech }.
event-bonus_returned = Vuelven al mazo: { $cards }.
event-round_ended = Termina la ronda { $round }. Dinero menos deudas: { $scores }.
event-game_ended = { $reason ->
    [debt_free] La partida termina en la ronda { $round }: { WHO($winners) ->
        [you] ¡recompras tu empresa!
        [among] no solo tú recompras tu empresa: { $winners }.
       *[other] { $winners_count ->
            [one] { $winners } recompra su empresa.
           *[other] { $winners } recompran sus empresas.
        }
    }
   *[round_cap] La partida se detiene tras la ronda { $round }: { WHO($winners) ->
        [you] ¡eres quien está más cerca de la libertad!
        [among] compartes el lugar más cercano a la libertad: { $winners }.
       *[other] { $winners_count ->
            [one] { $winners } es quien está más cerca de la libertad.
           *[other] { $winners } son quienes están más cerca de la libertad.
        }
    }
}

# Pistas
hint_worth = para ti vale { $value }
hint_trial = para ti vale { $value }; en juicio { $plaintiff ->
    [yes] ganas
   *[no] pierdes
} el { $odds } de las veces
hint_bid = la carta vale { $worth } para ti: una ganancia de { $value }
