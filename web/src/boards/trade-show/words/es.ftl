phase-development = Desarrollo
phase-show = Feria
round = Ronda { $round } de { $rounds }
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

## La selección

front = Fila delantera
back = Fila trasera
column = Columna { $column }
    .front = Delante en la columna { $column }: { $card }
    .back = Detrás en la columna { $column }: { $card }
key-sell = lo que deben alcanzar los dados
key-pay = dólares que paga
key-bonus = bono para { $company }
deck = { $cards } en el mazo
supply = { $cubes ->
    [one] { $cubes } cubo en la reserva
   *[other] { $cubes } cubos en la reserva
}
walk = Las empresas avanzan un lugar cada ronda
waiting = espera
card = { $name }, venta { $sell }, { MONEY($pay) }
    .bonus = bono de { MONEY($amount) } para { $company }
    .own-bonus = bono de { MONEY($amount) } para tu empresa { $company }
place = { $place }. { $card }
stack = { WHO($seat) ->
    [you] Tu pila, desde la primera carta
   *[other] Pila de { $seat }, desde la primera carta
}
stack-values = Valores de venta de la pila, desde la primera carta
free-place = lugar libre
dice = { $count }×d{ $sides }
    .all = { $d4 ->
        [0] { "" }
       *[other] { $d4 }d4{ " " }
    }{ $d6 ->
        [0] { "" }
       *[other] { $d6 }d6{ " " }
    }{ $d8 ->
        [0] { "" }
       *[other] { $d8 }d8
    }
die = d{ $sides }
    .showing = d{ $sides } con un { $value }
cubes = { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubos
}
starts = empieza

## La feria

stage = { WHO($seat) ->
    [you] En la feria: tu empresa { $company }
   *[other] En la feria: { $company }, de { $seat }
}
booth = { $place }. { $card }, { $state ->
    [done] cumplida
    [wanted] ahora
   *[later] aún por llegar
}
next = ahora
wanted = Se busca: { $sell } para { $card }
rule = un dado, o dados del mismo tamaño juntos
free = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
} para { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
offer = La oferta: { MONEY($offer) }
pay-to = Páguese a
dollars = dólares
bonuses = bonos
safe = Si una tirada falla, solo quedan { MONEY($bonus) } en bonos.
sold = Vendido
    .complete = ¡Completo! +{ MONEY($complete) }
failed = Sin venta
    .lost = { MONEY($lost) } perdidos, quedan { MONEY($kept) } en bonos
final = Dinero al final
gauge = Lo que valen las jugadas
    .have = aceptar ya, con cubos
    .expect = seguir tirando, de media
    .safe = bonos seguros
    .risk = falla la próxima tirada
    .ask = Pide la pista para ver cuánto vale seguir tirando, y su riesgo.

## Lecciones

learn-draft-order = Dos cartas de golpe: di cuál va primero. Hay que cumplirla antes, así que suele ir delante la más fácil.
learn-draft-take = Toma la carta delantera de una columna, o la columna entera de dos. Necesitas una carta por cada dado de tu empresa. Piensa en el orden: lo que tomes primero se cumple primero.
learn-show-offer = Aquí está la gracia: toma el dinero, o tira por la siguiente carta y arriésgalo. La pista muestra qué puedes esperar.
learn-show-place = Tu tirada puede cumplir la carta. Los dados que pongas se quedan en ella. Acertar justo con un solo dado da un cubo; guarda los dados grandes para los números grandes.

## Imágenes de las reglas

pic-company = Una empresa: su signo y los dados que tira. Necesita una carta por cada dado.
pic-development = Un desarrollo: el número que deben alcanzar los dados, los dólares que paga y los bonos para las empresas con estos signos.
pic-dice = Dados de 4, 6 y 8 caras.
pic-cube = Un cubo: una segunda oportunidad, o { MONEY(1) } al final.
pic-start = El marcador inicial: quien lo tiene empieza la ronda.
pic-met = Una carta cumplida: el dado se queda en ella. Un 7 llega a 5.
pic-player = Ana
pic-cheque = La oferta crece con cada carta cumplida.
