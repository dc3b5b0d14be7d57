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

first = empieza
    .means = Jugador inicial: empieza esta ronda
you = tú
    .short = Tú
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
market-leader = Líder comercial
    .gains = Líder comercial: { $units } unidades más
tech-leader = Líder técnico
    .gains = Líder técnico: { MONEY($money) } más por unidad
tech-short = { $points } téc.
iou = pagaré
ious = { $ious ->
    [one] { $ious } pagaré
   *[other] { $ious } pagarés
}
sells = vende
hand = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
laid-off = ha despedido: no salda en esta ronda
    .short = sin saldar
cash = Efectivo: { MONEY($cash) }
borrow = Pedir { MONEY($money) } por un pagaré
keep = No saldar ninguno
your-hand = Tu mano
no-cards = No quedan cartas. Alguien tiene que coger el teléfono.

## El mercado

deck = { $cards ->
    [one] carta por robar
   *[other] cartas por robar
}
heap = Descartadas en esta ronda
    .none = Nada todavía.
face-down = { $cards } boca abajo
bank = En el banco
    .sign = BANCO
passed = { $count } de { $all } han pasado seguidos
    .ends = { $count } de { $all } han pasado seguidos; cuando pasen todos, se acaba el juego de cartas.

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
    .rule = La puja más alta paga al momento. Quien se retira no vuelve.
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
pic-ious = Pagarés: { MONEY($value) } cada uno, como mucho { $most }. Aquí se { $owed ->
    [one] debe { $owed }
   *[other] deben { $owed }
}.
pic-negligence = Reclama dinero.
pic-libel = Reclama comerciales.
pic-patent = Reclama puntos técnicos.
pic-intern = Un dado más en juicio.
pic-dice = En juicio gana el total más alto; el empate es de la defensa.
pic-market = Premio al líder comercial
pic-tech = Premio al líder técnico

## La oficina

standing = Lo que le falta a cada cual para quedar libre de deudas
    .measure = Va en cabeza quien menos pagarés tiene; luego, dinero menos deuda.
way-out = Ningún pagaré: libre
nobody-free = Esta ronda nadie tiene dinero para eso.
prices = Saldar en una ronda: { $prices }.
price-of = { $ious ->
    [one] { $ious } pagaré { MONEY($cost) }
   *[other] { $ious } pagarés { MONEY($cost) }
}
named = { WHO($seat) ->
    [you] Tú
   *[other] { $seat }
}
interns = { $count ->
    [one] { $count } becario
   *[other] { $count } becarios
}
nobody-works = aquí no trabaja nadie
contract-pays = Contrato público: { MONEY($money) } cada ronda
chart = En cada fase de negocios se venden { $units } unidades a { MONEY($price) }, con { $points } puntos técnicos; los sueldos cuestan { MONEY($salary) }.
units-at = { $units } × { MONEY($price) }
tech-count = { $points ->
    [one] { $points } punto técnico
   *[other] { $points } puntos técnicos
}
court-dice = { $dice ->
    [one] { $dice } dado en juicio
   *[other] { $dice } dados en juicio
}
their-turn = le toca
your-turn = te toca
sue = Demandar a { $seat }
choose = { $seat }
to-win = de ganar
up-to = hasta { $sum }
dice-to = { $mine } dados contra { $theirs }
awards-free = sin dueño
lot-changes = Si te lo quedas: { $card }
key-rung = un peldaño: { MONEY($money) } en efectivo
pays-off = { $ious ->
    [one] salda uno
   *[other] salda { $ious }
}

## Mi fase de negocios

in-case = { $case }: { $warning }
plan = tal como está
    .ahead = con esta jugada
    .before = Efectivo ahora
    .no = no
    .chance = { $points }+, { $chance }
    .line = { $line ->
        [due_borrowed] Préstamo
        [due_layoffs] Despidos
        [due_salaries] Sueldos
        [due_payoff] Saldar pagarés
        [due_sales] Ventas
        [due_contracts] Contratos
        [due_tech] Puntos técnicos
       *[other] Otros
    }
    .end = Efectivo luego
    .ious = Pagarés
    .net = Dinero menos deuda

## Los signos

legend-ious = Pagarés en el pincho: { MONEY($value) } de deuda cada uno, como mucho { $most }. Gana quien se queda sin ninguno.
legend-cash = Efectivo sobre la mesa
legend-intern = Becario legal: un dado más en juicio, solo esta ronda
legend-dice = Dados en juicio: gana la suma más alta; en empate, el demandado
legend-rung = Un peldaño de la escalera: efectivo para pujar
