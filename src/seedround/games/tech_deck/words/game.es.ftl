# El juego por fuera: nombre, opciones, bots

game_title = The Tech Deck
game_blurb = Equipos rivales atienden una misma fila de clientes impacientes. Si se van demasiados descontentos, perdéis todos.

option-teams = Equipos
    .about = Quién juega con quién.
    .random = por sorteo
    .alternate = un asiento sí y otro no
option-venture_deal = Primeras empresas
    .about = De qué cartas elegís vuestras primeras empresas.
    .pairs = una pareja para cada zona
    .pool = un surtido para todo el equipo
option-lead = Quién decide por un equipo
    .about = Quién elige los lotes y los clientes, usa los efectos de grupo y decide sobre la zona común.
    .rotating = quien lidera, otra persona en cada ronda
    .anyone = cualquiera del equipo: vale la primera respuesta
option-group_ventures = Cartas de grupo como empresas
    .about = Una carta de grupo que ganéis también puede ir a una zona. Allí no tiene efecto.
option-solo_start = Mazo inicial en solitario
    .about = Con qué cartas empieza una partida en solitario.
    .example = el ejemplo del reglamento
    .choose = las eliges tú
    .random = por sorteo
    .strict = tú eliges: todas menos la más alta de dominios distintos
option-open_cards = Cartas abiertas
    .about = Se juega con las cartas abiertas, que encajan con cualquier dominio.
option-reshuffle = Barajar de nuevo
    .about = Qué pasa con el resto de un mazo cuando se baraja su descarte.
    .merge = se baraja también
    .drain = se queda encima
option-first_round = Fila llena en la primera ronda
    .about = Qué pasa si la fila está llena en la primera ronda.
    .stop = no llegan más clientes
    .book = el más antiguo se va descontento, como en el reglamento
option-pressure = Paciencia
    .about = Con cuántos clientes descontentos se pierde la partida.
    .book = como está impreso
    .gentle = más de lo impreso
    .harsh = menos de lo impreso
option-score_ventures = Las empresas puntúan
    .about = Al final las empresas cuentan como clientes puntuados.
option-round_cap = Última ronda
    .about = Tras esta ronda se puntúa aunque queden clientes.

bot-greedy = Codicioso
bot-careless = Despreocupado
bot-glance = Ojo rápido
