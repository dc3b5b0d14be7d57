phase-setup = Inicio
phase-play = Cartas
phase-business = Negocio
round = Ronda { $round }
verb = { $verb ->
    [discard] Descartar
    [play] Jugar
    [sell] Vender
    [borrow] Pedir prestado
    [pass] Pasar
    [target] Elegir
    [bid] Pujar
    [drop] Retirarse
    [damages] Reclamar
    [demand] Exigir
    [trial] Ir a juicio
    [counter] Contraofertar
    [accept] Aceptar
    [reject] Rechazar
    [layoff] Despedir
    [pay] Pagar
    [payoff] Saldar
   *[other] { $verb }
}

## Empresas

you = tú
first = empieza
employee = { $employee ->
    [marketer] comercial
    [engineer] ingeniero
   *[lawyer] abogado
}
    .count = { $employee ->
        [marketer] { $count ->
            [one] { $count } comercial
           *[other] { $count } comerciales
        }
        [engineer] { $count ->
            [one] { $count } ingeniero
           *[other] { $count } ingenieros
        }
       *[lawyer] { $count ->
            [one] { $count } abogado
           *[other] { $count } abogados
        }
    }
contract = contrato
staff = Comerciales: { $marketers }, ingenieros: { $engineers }, abogados: { $lawyers }, contratos: { $contracts }
market-leader = Líder comercial
tech-leader = Líder técnico
tech-points = puntos técnicos
tech-short = { $points } téc.
iou = pagaré
    .free = libre
ious = { $ious ->
    [one] { $ious } pagaré
   *[other] { $ious } pagarés
}
sells = vende { $units } × { MONEY($price) }
salaries = sueldos { MONEY($due) }
hand = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
laid-off = ha despedido: no salda en esta ronda
cash = Efectivo: { MONEY($cash) }
capacity = hasta { MONEY($capacity) } con pagarés
borrow = Pedir { MONEY($money) } por un pagaré
keep = No saldar ninguno
your-hand = Tu mano
no-cards = No quedan cartas. Alguien tiene que coger el teléfono.

## El mercado

deck = { $cards } en el mazo
heap = Descartadas en esta ronda
face-down = { $cards } boca abajo
bank = En el banco
no-award = sin premio
passed = { $count } de { $all } han pasado seguidos

## Cartas

type = { $type ->
    [auction] para subasta
    [headhunt] fichaje
    [lawsuit] demanda
    [bonus] bono para esta ronda
    [tech] técnica
   *[marketing] ventas
}
copies = hay { $count }
price-auction = subasta
price-free = gratis
price-to-target = { MONEY($cost) } al rival
hires = { $employee ->
    [marketer] Vende una unidad más cada ronda.
    [engineer] Tira un dado de puntos técnicos cada ronda.
   *[lawyer] Un dado más en juicio. Muchos salen caros.
}
contracts = { MONEY($money) } cada ronda, para siempre.
headhunts = { $employee ->
    [marketer] Quítale un comercial a alguien.
    [engineer] Quítale un ingeniero a alguien.
   *[lawyer] Quítale un abogado a alguien.
}
sues = { $claim ->
    [cash] Reclama su efectivo.
    [marketers] Reclama hasta { $max } comerciales.
   *[tech] Reclama hasta { $max } puntos técnicos.
}
does = { $effect ->
    [partner_tech] { $count } puntos técnicos para ti y para un socio.
    [steal_tech] Quita { $count } puntos técnicos.
    [destroy_tech] Destruye { $count } puntos técnicos.
    [steal_card] Quita una carta al azar de una mano.
    [trial_dice] { $count ->
        [one] { $count } dado más en juicio esta ronda.
       *[other] { $count } dados más en juicio esta ronda.
    }
    [marketing] { $count ->
        [one] { $count } unidad más esta ronda.
       *[other] { $count } unidades más esta ronda.
    }
    [smear] { $count ->
        [one] { $count } unidad menos para un rival esta ronda.
       *[other] { $count } unidades menos para un rival esta ronda.
    }
   *[tech] { $count ->
        [one] { $count } punto técnico.
       *[other] { $count } puntos técnicos.
    }
}

## La subasta

auction = { WHO($seat) ->
    [you] Vendes tú
   *[other] Vende { $seat }
}
bid = { WHO($seat) ->
    [you] Pujas { MONEY($sum) }
   *[other] { $seat } puja { MONEY($sum) }
}
    .none = Aún sin pujas
    .was = puja de { MONEY($sum) }
sold = { WHO($seat) ->
    [you] Pagas { MONEY($sum) }
   *[other] { $seat } paga { MONEY($sum) }
}
    .stamp = Vendida
unsold = Nadie la quiere
    .stamp = Desierta
bidder = { $state ->
    [won] gana
    [out] fuera
    [speaks] le toca
    [leads] va en cabeza
   *[in] sigue
}
can-pay = { MONEY($cash) } en efectivo, puede pagar { MONEY($capacity) } con pagarés
key-cash = efectivo
key-iou = un pagaré, { MONEY($money) } cada uno

## El juicio

plaintiff = Demanda
defendant = Defensa
case = El caso { $card }
damages = Se reclama: { $sum }
claim = { $claim ->
    [cash] dinero
    [marketers] comerciales
   *[tech] puntos técnicos
}
    .sum = { $claim ->
        [cash] { MONEY($count) }
        [marketers] { $count ->
            [one] { $count } comercial
           *[other] { $count } comerciales
        }
       *[tech] { $count ->
            [one] { $count } punto técnico
           *[other] { $count } puntos técnicos
        }
    }
dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}
trial = En juicio: dados, { $dice } contra { $defence }; la demanda gana el { $odds } de las veces
odds = { WHO($seat) ->
    [you] para ti; el empate es de la defensa
   *[other] para { $seat }; el empate es de la defensa
}
talks = Exigido: { MONEY($demand) }, ofrecido: { MONEY($offered) }
    .none = Nadie ha dicho una cifra.
offers = { WHO($seat) ->
    [you] Ofreces { MONEY($sum) }
   *[other] { $seat } ofrece { MONEY($sum) }
}
wants = { WHO($seat) ->
    [you] Quieres { MONEY($sum) }
   *[other] { $seat } quiere { MONEY($sum) }
}
settled = Acuerdo: { MONEY($sum) }
wins = gana
if-settled = Con acuerdo
    .pays = { WHO($seat) ->
        [you] Pagas { MONEY($sum) } a { $to }
       *[other] { WHO($to) ->
            [you] { $seat } te paga { MONEY($sum) }
           *[other] { $seat } paga { MONEY($sum) } a { $to }
        }
    }
in-court = En juicio, { $odds }
    .takes = { WHO($seat) ->
        [you] Te llevas { $sum }
       *[other] { $seat } se lleva { $sum }
    }
otherwise = En juicio, si no
    .loses = { WHO($seat) ->
        [you] Pierdes { $sum }
       *[other] { $seat } pierde { $sum }
    }

## Cifras que decir

less = menos
more = más
borrows = { WHO($seat) ->
    [you] Necesitarías { $ious ->
        [one] un pagaré
       *[other] { $ious } pagarés
    }.
   *[other] { $seat } necesitaría { $ious ->
        [one] un pagaré
       *[other] { $ious } pagarés
    }.
}
from-cash = { WHO($seat) ->
    [you] Puedes pagarlo en efectivo.
   *[other] { $seat } puede pagarlo en efectivo.
}
do-bid = Pujar { MONEY($sum) }
do-sue = Reclamar { $sum }
do-demand = Exigir { MONEY($sum) }
do-counter = Ofrecer { MONEY($sum) }

## Las cuentas

books = Las cuentas de la fase de negocio
line = { $step ->
    [salary] Sueldos
    [borrowed] Prestado
    [layoff] Despedidos
    [payoff] Saldado
    [earned] Ingresos
   *[tech] Ingenieros
}
    .sum = Resultado
sales = { $units } × { MONEY($price) }{ $contracts ->
    [0] { "" }
    [one] { " " }+ { $contracts } contrato
   *[other] { " " }+ { $contracts } contratos
}
payday = Día de paga
    .short = faltan
    .left = quedan

## Lecciones

learn-auction-bid = Puja o retírate. El control sabe hasta dónde puedes llegar; más allá de tu efectivo, pides prestado.
learn-business-payoff = Salda pagarés mientras sale barato: cada uno más en la misma ronda cuesta más.
learn-business-salary = Toca pagar sueldos y no hay bastante en caja. Pide prestado por un pagaré o despide a alguien.
learn-setup-discard = Cada cual aparta una carta en secreto. Deja la que nunca jugarías.
learn-suit-damages = ¿Cuánto reclamas? Si pierdes, pagas tú.
learn-suit-open = ¿Hablar primero o ir a juicio? Arriba tienes las probabilidades.
learn-suit-respond = Compara la cifra con lo que perderías de media en un juicio.
learn-turn-act = Juega una carta, vende una por poco dinero o pasa. Algunas cartas se subastan: si gana otro jugador, el dinero es tuyo.
learn-turn-target = ¿A quién le toca? Mira quién va en cabeza y quién puede defenderse.

## Imágenes de las reglas

pic-marketer = Los comerciales venden.
pic-engineer = Los ingenieros dan puntos técnicos.
pic-lawyer = Los abogados son dados en juicio.
pic-contract = Un contrato paga cada ronda.
pic-ious = Pagarés: { MONEY($value) } cada uno, como mucho { $most }. Aquí se deben tres.
pic-negligence = Reclama dinero.
pic-libel = Reclama comerciales.
pic-patent = Reclama puntos técnicos.
pic-intern = Un dado más en juicio.
pic-dice = En juicio gana el total más alto; el empate es de la defensa.
pic-market = Premio al líder comercial
pic-tech = Premio al líder técnico
