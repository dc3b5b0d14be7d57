phase-setup = Preparación
phase = { $step ->
    [customers] Clientes nuevos
    [before] Efectos
    [assist] Atención
    [after] Efectos
   *[refresh] Renovación
}
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
when = { $phase ->
    [before] Antes de atender:
    [after] Después de atender:
    [assist] Al atender:
    [won] Al ganar:
   *[main] Efectos:
}
used = usada
idle = Una carta de grupo: aquí no hace nada.
only-value = Una empresa: en la mano solo cuenta su { $value }.
card = { $name }: { $text }
    .used = { $name }, usada: { $text }
seen = Los demás la han visto

## Cómo va

standing = Cómo va
goal = Atiende a más clientes.
    .tie = ¿Empate? Gana la suma más alta.
you = Tú
your-team = Tu equipo
team = Equipo { $team }
score-count = { $points } atendidos
score-says = atendidos, suma { $sum }
score-leads = va delante
score-ghost = En camino: un punto, si no se hace empresa
score-of = { $team }: { $points } atendidos, suma { $sum }. Ver la pila de puntos
come = { $customers ->
    [0] por venir: la última ronda
    [one] por venir, y se acaba
   *[other] por venir, y se acaba
}
    .short = por venir
    .all = { $customers } clientes por venir
    .next = { $come ->
        [one] { $come } llega después
       *[other] { $come } llegan después
    }
    .first = primero
unhappy = Se fueron descontentos
    .count = { $count } de { $limit } descontentos
    .customer = Descontento: { $name }
pile = { $pile ->
    [score] { $team }: pila de puntos
   *[discard] { $team }: descarte
}
    .sum = { $cards ->
        [0] Aún no hay cartas.
        [one] Una carta, valor { $sum }
       *[other] { $cards } cartas, suma { $sum }
    }

## El andén

row = Clientes que esperan, el más antiguo a la izquierda
place = Puesto { $place }: { $name }. { $text }
free = un puesto libre
leaves = { $order ->
    [1] se va primero
    [2] se va segundo
    [3] se va tercero
   *[other] se va después
}
    .not = puede esperar
    .served = atendido
worth-venture = Un punto o una empresa:
worth-point = Un punto, no hace empresa.
exit = Salida
    .why = Con la fila llena, el de la izquierda se va descontento.
no-set = Ningún lote de tu mano encaja.
    .chosen = no con estas cartas
sums-more = +{ $sets } más

## La suma

ticket-empty = Elige cartas: han de sumar el número del cliente, y una ha de tener su forma.
ticket-fits = encaja con { $names }
ticket-helped = con un efecto que ayuda
ticket-more = por ahora: añade otra carta
ticket-onward = para { $names }
ticket-over = { $by } por encima de { $name }
ticket-short = { $by } por debajo de { $name }
ticket-exact = { $name } justo, pero sin su forma
ticket-shape = Una carta ha de tener la misma forma.

## Lotes

run = Los lotes jugados
down = { $cards ->
    [one] una carta boca abajo
   *[other] { $cards } cartas boca abajo
}
nothing = no juega nada
twice = ×2
help-short = puede faltar { $by }
help-over = puede sobrar { $by }
help-wild = vale cualquier forma
help-edge = carta más alta +{ $by }
stage-both = Ambos quieren { $name }: lo gana la carta más alta.
stage-wants = { $who ->
    [1] Quieres { $name }.
   *[other] { $team } quiere { $name }.
}
stage-sum = es la suma; { $name } pide { $value }.
stage-waiting = esperan
stamp-yours = ¡Tuyo!
stamp-theirs = Gana { $team }
stamp-failed = No encaja
duel-against = contra
duel-level = igual que
duel-beats = gana a
duel-loses = pierde contra
duel-rule = Decide la carta más alta; si empatan, la siguiente.
duel-by = { $by ->
    [values] Gana la carta más alta.
    [domains] Todos los números empatan: gana la forma más alta (círculo, cuadrado, triángulo, rombo).
   *[marker] Todo empata: gana quien empieza.
}
step = { $step ->
    [down] Ambos lotes están boca abajo.
    [named] Mostrar, nombrar un cliente
    [help] Los efectos ayudan
    [decided] ¿Quién atiende a quién?
    [gains] Un punto o una empresa
   *[back] Los demás lotes vuelven
}

## Manos y empresas

hand = Mano
    .known = { $known ->
        [0] { $cards } en mano, ninguna conocida
       *[other] { $cards } en mano; conocidas: { $names }
    }
    .cards = { $cards } en mano
    .away = { $name } está en la mesa
    .empty = No hay cartas en mano.
deck-of = mazo { $cards }
discard-of = descarte { $cards }
ventures = Empresas, cada una una vez por ronda
area = Zona { $area }
    .shared = compartida
    .empty = aún sin empresa
marker = empieza
    .why = Usa efectos primero, muestra su lote al final
leads = { WHO($seat) ->
    [you] diriges tú
   *[other] dirige { $seat }
}
lead = dirige
out = fuera hasta la próxima ronda

## Cartas para elegir

tray = { $zone ->
    [customers] Los próximos clientes, solo para vosotros
    [start] Cartas para tu mazo inicial
    [offered] Empresas para elegir
    [deck] Mostradas del mazo
   *[discard] Del descarte
}

## Los signos

legend-domain = { $domain ->
    [service] Servicio, el círculo
    [technology] Tecnología, el cuadrado
    [science] Ciencia, el triángulo
    [information] Información, el rombo
   *[open] Abierta: vale como cualquier forma
}
legend-venture = Este cliente puede hacerse empresa: su efecto vale entonces una vez por ronda.
legend-used = Usada esta ronda; libre en la próxima.
legend-seen = Los demás han visto esta carta en tu mano.
legend-marker = Usa efectos primero, muestra su lote al final, gana si todo empata.
legend-unhappy = Clientes que se fueron descontentos: con { $limit } se pierde la partida.

## Lecciones

learn-assist-declare = Tu lote encaja con varios clientes: di a cuál atiendes.
learn-assist-place = Puntúa el cliente por un punto, o conviértelo en una empresa con un efecto.
learn-assist-retire = La zona está llena: una empresa más antigua se retira a tu pila de puntos.
learn-assist-set = Elige cartas que sumen el valor de un cliente de la fila. Los clientes a los que llegan tus cartas se iluminan.
learn-effect-bury = Miras lo que viene: envía cartas al fondo o déjalas.
learn-effect-pick = El efecto pide una carta: elige una.
learn-effect-use = Las cartas tienen efectos, cada uno una vez por ronda. El botón dice qué hace. Pasar también vale.
learn-setup-start = Si juegas en solitario, eliges con qué empiezas. Dominios distintos atienden a clientes distintos.
learn-setup-venture = Tu primera empresa: su efecto te ayuda toda la partida. Lee ambas y quédate una.

## Imágenes de las reglas

pic-domains = Los dominios y las cartas abiertas, cada uno con su forma.
pic-card = Una carta: su valor sobre la forma de su dominio, qué hace y cuándo.
pic-closed = Cartas que no puedes ver.
pic-sum = 3, 4 y 1 suman 8, y una de ellas tiene el dominio del cliente: el lote encaja.
pic-venture = Una empresa en su zona ayuda cada ronda.
pic-used = Se ha usado en esta ronda.
