# Lo que dice la propia página. Lo que dice un juego está junto a su tablero.

app-name = Seed Round
app-footer = Juegos de mesa sobre Silicon Valley, contados con nuestras palabras. Software libre: sin cuenta, sin rastreo.
nav = Páginas
    .learn = Aprender
    .lab = Laboratorio
home = Todos los juegos
rules = Reglas
    .all = Todas las reglas
    .rule = regla
print = Para imprimir: cartas, ayudas y tableros en PDF
    .paper = { $paper ->
        [letter] papel carta
       *[a4] papel A4
    }
settings = Ajustes
close = Cerrar
copied = Copiado
loading = Poniendo la mesa …
hint = Pista
    .title = Lo que haría un bot
    .best = lo que dice la pista
undo = Deshacer
    .ask = Pedir a todos deshacer una jugada
text-scroll = Contenido ancho: desplázalo hacia un lado

## Problemas

trouble = No ha funcionado
    .status = El servidor ha respondido con { $status }: inténtalo de nuevo en un momento.
    .unreachable = No se llega al servidor: comprueba la conexión e inténtalo de nuevo.
connection-lost = Conexión perdida. Tu mesa está a salvo; nuevo intento en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
connection-now = Probar ahora

## La primera página

home-title = { $games ->
    [4] Cuatro juegos. Una mesa.
   *[other] { $games } juegos. Una mesa.
}
home-lead = Elige una caja. La mesa se reparte al momento; los bots ocupan las sillas libres hasta que lleguen tus amigos.
home-by = de { $name }
home-players = { $players } jugadores
home-minutes = { $minutes } min
home-subtitle = Subtítulo nuestro: { $subtitle }.
home-ours = { $fact ->
    [players] El número de jugadores no es del reglamento.
   *[minutes] El tiempo es una estimación nuestra.
}
home-weight = { $weight ->
    [light] ligero
    [medium] medio
    [heavy] duro
   *[other] { $weight }
}
home-play = Jugar ya contra bots
    .dealing = Repartiendo …
home-invite = Invitar a amigos
home-mine = Tus mesas
home-open = Mesas abiertas
    .none = Ahora no hay mesas abiertas. Alguien tiene que fundar la primera.
home-running = Mesas en juego para mirar
home-round = ronda { $round }
home-your-turn = Te toca
stage = { $stage ->
    [open] espera jugadores
    [running] en juego
    [paused] en pausa
    [over] terminada
    [abandoned] acabada antes de tiempo
    [stopped] detenida
    [damaged] dañada
   *[other] { $stage }
}

## Una mesa nueva

new-title = Mesa nueva: { $game }
new-players = Jugadores
new-seat = Asiento { $seat }
new-me = Yo, en esta pantalla
new-friend = Alguien, por enlace
new-bot = { $level ->
    [yes] Bot: { $name } (nivel)
   *[no] Bot: { $name }
}
new-clock = Reloj
    .none = Ninguno
    .minute = Un minuto por jugada
    .day = Un día por jugada
    .game = { $minutes } minutos por partida, más { $seconds } segundos por jugada
new-public = Cualquiera puede entrar o mirar
new-turns = Jugar durante varios días, una jugada de vez en cuando
new-hints = Pistas permitidas
own-set = Juego propio: { $title }
new-set = Un juego de cartas propio
    .about = Un archivo .toml; se comprueba antes de abrir la mesa. Quien se una ve en qué se diferencia del nuestro.
    .file = Archivo con un juego de cartas
    .paste = Juego de cartas en TOML
new-options = Opciones de las reglas
new-default = lo normal ({ $value })
new-number = un número de { $lo } a { $hi }
new-yes = sí
new-no = no
new-open = Abrir la mesa y crear enlaces
new-start = Empezar

## Invitaciones y sala de espera

invite-plain = Tienes una invitación
    .to = Tienes una invitación para jugar a { $game }
    .by = { $name } te invita a jugar a { $game }
invite-others = En la mesa: { $names }.
invite-seat = Tendrás el asiento { $seat }.
invite-turns = La partida dura varios días, una jugada de vez en cuando.
invite-text = Este enlace es para un asiento y vale una sola vez. No necesitas cuenta, solo un nombre.
invite-name = Tu nombre
invite-sit = Sentarme
lobby-text = La partida empieza cuando todos los asientos están ocupados. Envía a cada amigo su propio enlace.
lobby-free = libre
lobby-new = Crear enlace
lobby-link = Enlace de invitación
lobby-copy = Copiar enlace
lobby-start = Empezar ya

## Campañas

campaign-open = Jugar este nivel
    .again = Jugarlo otra vez
    .shut = Se abre al superar «{ $before }».
campaign-beaten = Superado
campaign-best = Mejor resultado: { $best }
campaign-far = { $beaten ->
    [0] Aún no has superado ningún nivel.
   *[other] { $beaten } de { $levels } niveles superados.
}
campaign-counts = Una partida cuenta si se reparte de nuevo, con nuestras cartas y opciones, y no se deshace nada después de haber visto algo nuevo. Todo lo demás es práctica.

## Lecciones

learn-title = Una primera partida, con una mano en el hombro
learn-lead = Una partida corta y de verdad contra bots fáciles. Cada vez que aparece un tipo nuevo de decisión, te contamos de qué va.
learn-start = Empezar la lección
learn-enough = Ya conoces el juego. Sigue hasta el final si quieres, o empieza una partida de verdad.
    .on = Seguir jugando
    .real = Una partida de verdad
coach-first = Es tu primera decisión. Las piezas con borde se pueden pulsar o arrastrar; cada jugada es también un botón aquí, con su precio. ¿Dudas? Pide una pista: nadie más la ve.
coach-done = Entendido

## El laboratorio y la galería

lab-title = El laboratorio
lab-lead = Miles de partidas entre bots: ¿es justo el conjunto de la casa? Cada cifra viene con su intervalo y con la orden que la reproduce. Los informes están en inglés.
lab-shares = Proporción de victorias con intervalos del 95 %; la marca indica el reparto igual
lab-players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
gallery-moment = Momento
gallery-none = Aún no hay momentos: ejecuta antes tools/samples.py.
gallery-played = Jugado: { $move }

## Ajustes

settings-language = Idioma
settings-theme = Tema
    .system = Como el sistema
    .light = Claro
    .dark = Oscuro
settings-size = Tamaño del texto
settings-density = A la vez en la mesa
    .usual = Menos en la primera mesa de un juego
    .all = Todo
    .less = Menos
settings-speed = Ritmo de las jugadas de los demás
    .none = Al instante
settings-motion = Movimiento
    .system = Como el sistema
    .full = Todo
    .none = Ninguno
settings-one-click = Un clic juega: si una pieza deja una sola jugada, se hace
settings-sound = Sonido

## Lo que es de cada cual

own-title = Tus códigos, dispositivos y correo
own-stranger = El servidor aún no te conoce: siéntate a una mesa o usa un código tuyo.
own-code = Tengo un código para este dispositivo
own-recovery = Código de rescate
    .text = No tienes cuenta, solo la memoria de este navegador. Si se borra, este código te devuelve tus asientos.
    .make = Crear un código
    .once = Apúntalo: no se vuelve a mostrar y vale una sola vez. Cualquier código anterior queda anulado.
own-link = Vincular un dispositivo
    .text = Juega en el móvil con los mismos asientos que aquí.
    .make = Mostrar un código
    .how = Escanéalo o escribe el código en el otro dispositivo, en Ajustes. Vale una sola vez, durante { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
    .picture = Código QR que abre este servidor en tu otro dispositivo
own-mail = Correo
    .text = Recibe un correo cuando te toque en una mesa que se juega durante varios días.
    .address = Dirección de correo
    .ask = Enviadme el enlace
    .to = El correo va a { $address }.
    .waiting = Hay un enlace de camino a { $address }: ábrelo antes de un día. Si no llega ninguno, puede que el correo a esa dirección se haya anulado con el enlace de un correo anterior.
    .none = Sin correo, olvidar la dirección
own-delete = Borrarme
    .text = Tu nombre, tus direcciones, tus dispositivos y todo lo que has dicho desaparecerán para siempre. En las partidas en juego, un bot ocupa tu asiento; en los registros de las terminadas pasas a ser «Former player». Las mesas en las que no queda nadie se borran.
    .sure = Sí, borrarme para siempre
    .not = No, me quedo
link-title = Vincular este dispositivo
    .text = Un código de otro dispositivo tuyo, o tu código de rescate, hace tuyo también este: todos tus asientos estarán aquí. Usa solo códigos propios.
link-code = Código
link-use = Usar este código
link-leave = Dejar esas mesas y usar el código
link-done = En este dispositivo ahora eres { $name }
    .fresh = Tu código de rescate está gastado. Aquí tienes otro: apúntalo, no se vuelve a mostrar.
    .tables = A mis mesas
mail-confirm = Sí, es mía
    .title = ¿Es esta tu dirección?
    .text = Recibirás un correo cuando te toque y no estés. Cada correo dice cómo anularlo.
    .done = Tu dirección está confirmada
mail-stop = Anular todo el correo
    .title = ¿No más correo?
    .text = Este servidor no enviará nada más a tu dirección, lo pida quien lo pida.
    .done = Ya no recibirás correo de aquí
    .again = He cambiado de idea
    .allowed = Podrá volver a llegar correo cuando la dirección se confirme de nuevo

## La mesa

tabs = Partes de la mesa
    .board = Mesa
    .mine = Lo mío
    .others = Jugadores
    .log = Historial
    .moves = Lo que puedes hacer
phases = Fases de la ronda
standing = Cómo va
    .far = { $passed } de { $whole }
plain-flag = { $value ->
    [true] sí
   *[false] no
}
plain-empty = vacío
plain-nothing = nada
plain-hidden = { $what }: oculto
players-you = tú
players-bot = bot
players-away = ausente
players-by-bot = sigue un bot
players-chosen = ya ha elegido
players-turn = le toca
clock-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
clock-hours = { $time } h
clock-seconds = { $seconds } s
prompt-sent = Enviado: { $move }
prompt-skip = Saltar
prompt-over = La partida ha terminado.
prompt-abandoned = La partida acabó antes de tiempo.
prompt-paused = La partida está en pausa.
prompt-sealed = Tu respuesta está dada; aún puedes cambiarla.
prompt-waiting = { WHO($seats) ->
    [you] Te esperamos.
   *[other] Esperamos a { $seats }.
}
prompt-mate-chose = { $name } ha elegido: { $move }
prompt-mark = Haz clic en cartas para marcarlas para tu equipo.
marks-by = Marcada por { $names }
prompt-wait = Un momento …
moves-chosen = { $moves ->
    [one] Una jugada con lo que has elegido
   *[other] { $moves } jugadas con lo que has elegido
}
moves-back = Volver
moves-answered = tu respuesta por ahora
moves-blocked = Ahora no es posible ({ $moves })
picked = Has elegido
    .go = { $verb }
    .anyway = { $verb } de todos modos
    .others = U otra jugada
    .first = Primero: { $move }
    .then = luego { $verb }, { $then }
averts = Así lo evitas: { $moves }
    .many = { $moves } jugadas más lo evitan.
safer = Más seguro: { $move }
    .sign = más seguro
range-less = Menos
range-more = Más
forecast-now = tal como está
forecast-ahead = con esta jugada
since = Desde tu última jugada
legend = Leyenda
moves-fold = Mostrar u ocultar las jugadas
log = Historial
    .news = Registro, { $lines } nuevas
    .none = Aún no ha pasado nada. Disfrútalo.
chat = Chat
    .news = Chat, { $lines } nuevos
    .none = Aún no ha hablado nadie. Toda negociación empieza con un hola.
    .say = Di algo
    .send = Decir
    .deleted = (borrado)
chat-to = Quién lo lee
    .all = Todos
    .team = Equipo
    .none = Esto solo lo lee tu equipo.
handover = { $name }, toma asiento
    .text = Los demás miran un momento por la ventana.
    .ready = Soy { $name }
proposal = { $what ->
    [pause] { WHO($seat) ->
        [you] Quieres hacer una pausa.
       *[other] { $seat } quiere hacer una pausa.
    }
    [resume] { WHO($seat) ->
        [you] Quieres seguir.
       *[other] { $seat } quiere seguir.
    }
    [take_back] { WHO($seat) ->
        [you] Quieres deshacer una jugada.
       *[other] { $seat } quiere deshacer una jugada.
    }
   *[abandon] { WHO($seat) ->
        [you] Quieres acabar la partida para todos.
       *[other] { $seat } quiere acabar la partida para todos.
    }
}
    .agree = De acuerdo
    .refuse = No
    .waiting = Faltan respuestas de los demás.
leave-pause = Proponer una pausa
leave-resume = Seguir
leave-abandon = Proponer acabar
leave-resign = Irme del todo
    .sure = Un bot jugará tu asiento hasta el final. No podrás volver a él.
    .stay = Quedarme
table-stopped = Esta mesa se ha detenido
    .go-on = Seguir desde la última jugada que aún vale
table-damaged = Esta mesa está dañada
    .save = Guardar lo jugado
die = d{ $sides }
    .showing = d{ $sides }: { $value }
keys = Teclas
    .skip-short = Espacio omite
    .escape-short = Esc suelta
    .amount = un poco más o menos de una cantidad
    .legend = qué significan los signos del tablero
    .moves = hacer la jugada con este número
    .tab = de pieza en pieza y de botón en botón
    .enter = elegir una pieza, otra vez para hacer su jugada; pulsar un botón
    .escape = deshacer la elección; saltar lo que se muestra
    .skip = saltar lo que se muestra
    .to-moves = a las jugadas
    .to-board = a la primera pieza que se puede jugar
    .to-log = al historial
    .to-chat = al chat
    .mark = marcar una carta para el equipo (o con el botón derecho)
    .hint = pista
    .undo = deshacer
    .rules = la regla de esta decisión
    .sound = sonido sí o no
    .help = esta ayuda

## El final

end-won = { WHO($winners) ->
    [you] ¡Has ganado, { $winners }!
    [among] ¡Habéis ganado, { $winners }!
   *[other] { $winners_count ->
        [one] { $winners } ha ganado
       *[other] { $winners } han ganado
    }
}
end-nobody = No ha ganado nadie
end-race = La carrera
end-team = Equipo { $team }
end-moments = Grandes momentos
end-commitment = El reparto estaba fijado antes de la primera jugada: { $commitment }
end-next = A la siguiente partida
end-rematch = Revancha
    .waiting = Esperando a los demás
end-again = La misma partida otra vez
end-scores = Así acabó
end-picture = La imagen, para guardar o enviar
end-replay = Ver la repetición
end-share = Compartir
end-verify = Comprobar el reparto
end-look = Mirar la mesa
end-back = Volver al resultado
end-delete = Borrar esta mesa
    .sure = ¿Borrarla para siempre?
    .waiting = Se borra si los demás aceptan
    .others = { $names_count ->
        [one] { $names } quiere
       *[other] { $names } quieren
    } borrar esta mesa con su registro y su chat. Se borra en cuanto acepten todos los que se sentaron aquí.
proof-drawn = El reparto lo sorteó el servidor, y es el prometido.
proof-chosen = El reparto lo eligió un jugador; el servidor no lo sorteó.
proof-given = { $moves ->
    [one] La primera jugada venía con el reparto.
   *[other] Las primeras { $moves } jugadas venían con el reparto.
}
proof-sealed = Las { $moves } jugadas están selladas: ninguna se ha cambiado, quitado ni añadido.
proof-unsealed = El registro es de antes de que las jugadas se sellaran una a una.
proof-signed = Firmado por el servidor con la clave { $key }…
proof-unsigned = Nadie ha firmado el registro.
proof-replayed = Todas las jugadas eran legales (versión { $rules } de las reglas).
proof-earlier = Se jugó con la versión { $rules } de las reglas; con la versión { $now }, { $replayed } de { $moves } jugadas salen igual.
proof-former = { $players ->
    [one] Un jugador ha pedido que lo olviden: el servidor cambió su nombre tras la partida y firmó el registro de nuevo.
   *[other] { $players } jugadores han pedido que los olviden: el servidor cambió sus nombres tras la partida y firmó el registro de nuevo.
}

## La repetición

replay-title = Repetición: { $game }
replay-fair = comprobado: limpio
replay-unfair = sin confirmar
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-step = Paso
replay-moves = Las jugadas
replay-eyes = Visto por
    .open = todos, con cartas abiertas
    .spectator = un espectador
replay-branch = Jugar desde aquí
replay-share = Enlace a este paso
replay-record = Descargar el registro
