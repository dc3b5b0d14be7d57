phase-setup = Inicio
phase-effects = Efectos
phase-assist = Atender
phase-win = Victoria
verb = { $verb ->
    [venture] Quedarse una empresa
    [start] Empezar con
    [pass] Pasar
    [use] Usar un efecto
    [pick] Elegir
    [bury] Enviar al fondo
    [none] Nada
    [set] Jugar un lote
    [first] Nombrar una carta
    [stop] Cerrar el lote
    [assist] Atender
    [score] Puntuar
    [area] Hacerlo empresa
    [retire] Retirar
   *[other] { $verb }
}

## Cartas

domain = { $domain ->
    [service] Servicio
    [technology] Tecnología
    [science] Ciencia
    [information] Información
   *[open] abierta
}
kind = { $kind ->
    [venture] Empresa
   *[group] Grupo
}
when = { $phase ->
    [before] antes
    [after] después
    [assist] atender
    [won] al ganar
   *[main] efectos
}
    .label = { when }:
used = usada
card = { $name }: { $text }
    .used = { $name }, usada: { $text }
seen = Vista por el otro equipo

## La parada

row = Clientes en espera, el más antiguo a la izquierda
place = Lugar { $place }: { $name }. { $text }
oldest = se va ahora
free = libre
unhappy = Descontentos
    .count = { $count } de { $limit }: con { $limit } pierden todos
    .customer = Descontento: { $name }
deck = Clientes por llegar
next = Siguiente
sums = A quién puede atender vuestra mano
    .more = y { $sets } más
plan = Elige un cliente o cartas; lo que encaja sigue encendido.

## Equipos

team = Línea { $team }
marker = Marcador inicial
leads = { WHO($seat) ->
    [you] diriges tú
   *[other] dirige { $seat }
}
lead = dirige
score = Puntos
    .count = { $points } puntuados
    .sum = suma { $sum }
    .race = { $points } · suma { $sum }
    .of = Línea { $team }: { $points } puntuados, los valores suman { $sum }
hand = La mano de vuestro equipo
    .count = { $cards } en mano
    .empty = No hay cartas en mano.
draw = Mazo
discard = Descarte
pile = Línea { $team }: { $pile ->
    [score] pila de puntos
   *[discard] descarte
}
    .sum = { $cards ->
        [0] Aún no hay cartas.
        [one] Una carta, valor { $sum }
       *[other] { $cards } cartas, los valores suman { $sum }
    }
area = Zona { $area }
    .shared = común
    .empty = aún sin empresa
out = fuera de esta fase
naming = Lote por ahora
won = Ganado

## Lotes

run = Los lotes de esta tanda
down = { $cards } boca abajo
total = total { $total }
slack = desvío de { $low } a { $high }
wild = cualquier dominio
twice = ×2
edge = +{ $edge } en un duelo
outcome = { $outcome ->
    [wins] gana
    [loses] vuelve a la mano
   *[failed] no encaja, vuelve a la mano
}
by = { $by ->
    [values] carta más alta
    [domains] dominio más alto
   *[marker] tiene el marcador
}
for = por { $card }

## Cartas para elegir

tray = { $zone ->
    [customers] Los próximos clientes, solo para vosotros
    [start] Cartas para tu mazo inicial
    [offered] Empresas para elegir
    [deck] Reveladas del mazo
   *[discard] Del descarte
}

## Lecciones

learn-assist-declare = Tu lote encaja con varios clientes: di a cuál atiendes.
learn-assist-place = Puntúa el cliente por un punto, o conviértelo en una empresa con un efecto.
learn-assist-retire = La zona está llena: una empresa más antigua se retira a tu pila de puntos.
learn-assist-set = Elige cartas que sumen el valor de un cliente de la fila. Los clientes a los que llegan tus cartas se iluminan.
learn-effect-bury = Miras lo que viene: envía cartas al fondo o déjalas.
learn-effect-pick = El efecto pide una carta: elige una.
learn-effect-use = Las cartas tienen efectos, cada uno una vez por ronda. El botón dice qué hace. Pasar también vale.
learn-setup-start = Si juegas en solitario, eliges con qué empiezas. Dominios distintos atienden a clientes distintos.
learn-setup-venture = Tu primera empresa: su efecto te ayuda toda la partida. Lee las dos y quédate una.

## Imágenes de las reglas

pic-domains = Cuatro dominios y las cartas abiertas, cada uno con su forma.
pic-card = Una carta: su valor sobre la forma de su dominio, qué hace y cuándo.
pic-closed = Cartas que no puedes ver.
pic-sum = 3, 4 y 1 suman 8, y una de ellas tiene el dominio del cliente: el lote encaja.
pic-venture = Una empresa en su zona ayuda cada ronda.
pic-used = Se ha usado en esta ronda.
