phase-development = Desarrollo
phase-show = Feria
verb = { $verb ->
    [one] Tomar una carta
    [two] Tomar una columna
    [order] Ordenar
    [place] Poner dados
    [concede] Rendirse
    [reroll] Tirar otra vez
    [accept] Aceptar
    [roll] Tirar
   *[other] { $verb }
}

## La carrera

race = El dinero, y a quién le toca
who = { WHO($seat) ->
    [you] Tú
   *[other] { $seat }
}
you-stand = Tú: { $how }
ghost = { $verb ->
    [accept] Si aceptas
   *[other] Si haces esto
}
place-so-far = { $place }.º
either-way = Un acierto te lleva a { MONEY($hit) }, un fallo te deja en { MONEY($miss) }.
cube-rule = Cada cubo que tengas al final es { MONEY($worth) } más; { $cost ->
    [one] { $cost } compra
   *[other] { $cost } compran
} otra tirada.
starts = empieza

## La selección

market = El mercado
front = Fila delantera
    .how = toma una cualquiera
back = Fila trasera
    .how = solo con la carta delantera
both = ambas
order-first = primero
order-second = después
order-next = luego eliges el orden
column = Columna { $column }
    .front = Fila delantera, columna { $column }: { $card }
    .back = Fila trasera, columna { $column }: { $card }
ring = { $chance } de vender hasta ahí
    .both = { $chance } de vender ambas
    .means = Anillos: probabilidad de vender hasta ahí
deck = { $cards } en el mazo
supply = { $cubes ->
    [one] queda { $cubes } cubo
   *[other] quedan { $cubes } cubos
}
booths = Los otros puestos
booth-of = { WHO($seat) ->
    [you] Tu puesto
   *[other] El puesto de { $seat }
}
waiting = Fuera en esta ronda
walk = Las empresas avanzan un lugar cada ronda.
card = { $name }, venta { $sell }, { MONEY($pay) }
    .bonus = bono de { MONEY($amount) } para { $company }
    .own-bonus = bono de { MONEY($amount) } para tu empresa { $company }
pays = { MONEY($pay) }
dock = Tu pila
    .rule = { $dice } dados, { $dice } cartas. Una tirada por carta, desde la izquierda. Los dados que cumplen una carta se quedan en ella.
pool = Tus dados
place = { $place }. { $card }
offer-there = oferta
no-die = No le queda dado
out-of-reach = Fuera de alcance
complete = si se cumplen todas
    .adds = +{ MONEY($bonus) }
    .means = Cumple todas las cartas y se suman { MONEY($bonus) }.
stack = { WHO($seat) ->
    [you] Tu pila, desde la primera carta
   *[other] Pila de { $seat }, desde la primera carta
}
free-place = lugar libre
dice = { $count }×d{ $sides }
die = d{ $sides }
    .showing = d{ $sides } con un { $value }
cubes = { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubos
}
    .owned = { $cubes ->
        [0] no tienes cubos
        [one] { $cubes } cubo en propiedad
       *[other] { $cubes } cubos en propiedad
    }

## La feria

stage = { WHO($seat) ->
    [you] Tu empresa { $company }
   *[other] { $seat }: { $company }
}
roll-rule = Ahora saca { $sell } o más: con un dado, o con dados del mismo tamaño juntos.
met-so-far = { $cards } de { $all } cartas cumplidas
met = cumplida
exact = { $value } justo: un cubo
or-more = saca { $sell } o más
to-get-here = de llegar aquí
booth = { $place }. { $card }, { $state ->
    [done] cumplida
    [wanted] ahora
   *[later] aún por llegar
}
low = Oferta y dados
wanted = Saca { $sell } o más para { $card }
rule = Un dado, o dados del mismo tamaño juntos.
    .cube = Sacar { $sell } justo con un dado da un cubo: { MONEY($worth) } al final; { $cost ->
        [one] { $cost } compra
       *[other] { $cost } compran
    } otra tirada.
reaches = alcanza
too-low = no llega
shown = { WHO($seat) ->
    [you] Tu feria ha terminado
   *[other] La feria de { $seat } ha terminado
}
accept = Aceptar
roll = { $dice ->
    [one] Tirar tu último dado
   *[other] Tirar { $dice } dados
}
reroll = Paga { $cost } cubos y tira otra vez
concede = Dejar caer la venta, guardar { MONEY($bonus) }
free = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
} por tirar
offer = La oferta: { MONEY($offer) }
pay-to = { WHO($seat) ->
    [you] Páguese a ti
   *[other] Páguese a { $seat }
}
more = { MONEY($by) } más
sold = Vendido
    .complete = ¡Completo! { MONEY($complete) } de ello por encima.
failed = Sin venta
    .lost = { MONEY($lost) } perdidos, quedan { MONEY($kept) } en bonos
final = Dinero al final
gauge = ¿Dinero seguro o los dados?
    .label = { MONEY($sure) } seguros, { MONEY($average) } de media con los dados
    .certain = seguros
    .cubes = { $cubes ->
        [one] + { $cubes } cubo
       *[other] + { $cubes } cubos
    }
    .hit = { $chance } de 100 aciertan
    .narrow = { $chance } aciertan: { MONEY($offer) }
    .exact = { $chance } dan un cubo
    .miss = { $chance } fallan: { MONEY($bonus) }
    .again = { $chance } fallan
    .average = Tirar da { $average } de media.
    .loses = { $cubes ->
        [0] Un fallo te deja tus bonos, { MONEY($bonus) }, y pierde { MONEY($lost) }.
        [one] Un fallo te deja tus bonos, { MONEY($bonus) }, y pierde { MONEY($lost) } y el cubo.
       *[other] Un fallo te deja tus bonos, { MONEY($bonus) }, y pierde { MONEY($lost) } y { $cubes } cubos.
    }
    .pay = Tras un fallo, { $cost } de tus { $cubes } cubos compran otra tirada.
tonight = La feria de hoy

## Los signos

sign-sell = lo que deben alcanzar los dados: uno, o varios del mismo tamaño juntos
sign-pay = dólares que paga la carta al cumplirse
sign-bonus = bono para la empresa con este signo; el tuyo va relleno
sign-ring = probabilidad de vender hasta ahí
sign-cube = un cubo: { MONEY($worth) } al final, y { $cost ->
    [one] { $cost } compra
   *[other] { $cost } compran
} otra tirada
sign-flag = empieza la ronda
sign-die = dados de 4, 6 y 8 caras

## Lecciones

learn-draft-order = Has tomado ambas cartas: di cuál va primero. Hay que cumplirla antes, así que suele ir delante la más fácil.
learn-draft-take = Toma la carta delantera de una columna, o la columna entera. Necesitas una carta por cada dado de tu empresa. Piensa en el orden: lo que tomes primero se cumple primero.
learn-show-offer = Aquí está la gracia: toma el dinero, o tira por la siguiente carta y arriésgalo. La pista muestra qué puedes esperar.
learn-show-place = Tu tirada puede cumplir la carta. Los dados que pongas se quedan en ella. Acertar justo con un solo dado da un cubo; guarda los dados grandes para los números grandes.

## Imágenes de las reglas

pic-company = Una empresa: su signo y los dados que tira. Necesita una carta por cada dado.
pic-development = Un desarrollo: el número que deben alcanzar los dados, los dólares que paga y los bonos para las empresas con estos signos.
pic-dice = Dados de 4, 6 y 8 caras.
pic-cube = Un cubo: una segunda oportunidad, o { MONEY($worth) } al final.
pic-start = El marcador inicial: quien lo tiene empieza la ronda.
pic-met = Una carta cumplida: el dado se queda en ella. Un 7 llega a 5.
pic-player = Ana
pic-cheque = La oferta crece con cada carta cumplida.
