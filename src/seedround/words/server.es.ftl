# Lo que dice el servidor: a los jugadores, a sus programas y a quien lo administra.

# Nombres de jugadores
guest = Invitado { $number }
former_player = { $number ->
    [none] Antiguo jugador
   *[other] Antiguo jugador { $number }
}
bot_seat = { $bot } { $number }

# Abrir una mesa
server_full = El servidor está lleno: inténtalo más tarde.
chairs_for_record = { $seats ->
    [one] Este registro tiene un asiento: pide una silla.
   *[other] Este registro tiene { $seats } asientos: pide otras tantas sillas.
}
set_too_large = Este juego de cartas tiene { $bytes } bytes; aquí se admiten { $most }.
set_and_record = Envía un juego de cartas o una partida grabada: esta trae sus propias cartas.
no_such_set = No hay ningún juego de cartas «{ $name }». { $known_count ->
    [one] El único es { $known }.
   *[other] Hay { $known }.
}
no_campaign = Este juego no tiene campaña.
bot_too_slow = Ese bot pensaría demasiado tiempo: { $iterations ->
    [none] dale como máximo { $milliseconds } ms.
   *[other] { $milliseconds ->
        [none] dale como máximo { $iterations } iteraciones.
       *[other] dale como máximo { $iterations } iteraciones o { $milliseconds } ms.
    }
}
names_for_seats = El registro tiene { $names ->
    [one] un nombre
   *[other] { $names } nombres
} para { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}.
no_name = El registro contiene un nombre que no puede serlo: «{ $name }».
record_over = La partida de este registro ha terminado: elige una jugada desde la que seguir.
fewer_moves = La partida solo tiene { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.

# Sentarse y marcharse
host_invites = Solo puede invitar quien abrió la mesa.
host_starts = Solo puede empezar la partida quien abrió la mesa.
seat_taken = Ese asiento está ocupado.
no_seat_free = Todos los asientos están ocupados.
seated_already = Ya tienes un asiento en esta mesa: deja los demás para otras personas.
started_already = La partida ya ha empezado.
started_without = La partida ya ha empezado: ya no puedes sentarte.
seats_free = Todavía hay un asiento libre: espera a otro jugador o dáselo a un bot.
resign_instead = La partida ha empezado: abandónala si quieres marcharte.
not_seated = No tienes asiento en esta mesa.

# Mirar y jugar
not_your_seat = No puedes jugar por { $seat }: ese asiento no es tuyo.
watch_without_seats = No puedes ver las cartas de { $seat }: mira la partida como espectador.
many_watch = Ya hay demasiada gente mirando esta mesa: inténtalo más tarde.
not_started = La partida aún no ha empezado.
no_moves_now = { $stage ->
    [open] Todavía no puedes jugar: la partida no ha empezado.
    [paused] Ahora no puedes jugar: la partida está en pausa.
    [over] Ya no puedes jugar: la partida ha terminado.
    [abandoned] Ya no puedes jugar: la partida se dio por terminada.
    [stopped] Ahora no puedes jugar: las reglas han cambiado y esta partida habría ido de otra manera.
   *[damaged] Ya no puedes jugar: esta mesa está dañada.
}
not_your_turn = No es tu turno: espera a que te toque.
decision_passed = Esta decisión ya ha pasado: mira cómo está la mesa ahora.
nothing_to_take_back = Ahora no se puede deshacer nada.
no_move_of_yours = No has hecho ninguna jugada que se pueda deshacer.
no_move_left = Ya no queda ninguna jugada que deshacer.

# Propuestas
proposal_made = { $what ->
    [take_back] { WHO($seat) ->
        [you] Te gustaría deshacer tu última jugada.
       *[other] A { $seat } le gustaría deshacer su última jugada.
    }
    [pause] { WHO($seat) ->
        [you] Te gustaría hacer una pausa.
       *[other] A { $seat } le gustaría hacer una pausa.
    }
    [resume] { WHO($seat) ->
        [you] Te gustaría seguir jugando.
       *[other] A { $seat } le gustaría seguir jugando.
    }
   *[abandon] { WHO($seat) ->
        [you] Te gustaría dar la partida por terminada.
       *[other] A { $seat } le gustaría dar la partida por terminada.
    }
}
not_proposed_now = Ahora no puedes proponer eso.
proposal_waiting = Otra propuesta sigue esperando respuesta.
no_proposal = No hay ninguna propuesta que responder.
nothing_to_resign = No hay ninguna partida que abandonar.

# Chat y pistas
nothing_said = Tu mensaje está vacío.
name_before_chat = Elige un nombre antes de escribir en el chat.
no_team_here = Aquí juegas sin equipo.
nothing_to_mark = Ahora no se decide nada, así que no hay nada que marcar.
no_such_card = Esa carta no existe en este juego.
no_hints_here = En esta mesa no hay pistas.
nothing_to_hint = No es tu turno, así que no hay nada sobre lo que darte una pista.
hint_coming = Tu pista ya está en camino.

# El final y después
not_over = La partida aún no ha terminado.
next_table_open = La siguiente mesa ya está abierta.
no_picture = Esta partida no tiene un resultado que dibujar.
shared_table = { $title ->
    [none] Juegos de mesa sobre Silicon Valley, en una sola mesa.
   *[other] Una mesa de { $title }: siéntate o mira.
}
hidden_until_end = La partida aún no ha terminado: hasta entonces, lo oculto sigue oculto.
give_up_first = La partida no ha terminado: dadla por terminada entre todos antes de borrar la mesa.
fair_deal = El reparto es el prometido y todas las jugadas fueron legales.
fair_under_rules = Esta partida se jugó con la versión { $rules } de las reglas. Con la versión { $now }, { $replayed } de sus { $moves } jugadas se pueden jugar igual.

# Reglas que han cambiado y daños
rules_changed = Las reglas han cambiado desde que empezó esta partida, y la jugada { $number } ({ $move }) habría ido de otra manera. { $why } Podéis seguir desde la última jugada que todavía vale.
deal_changed = Las reglas han cambiado desde que empezó esta partida, y ya no se puede repartir. { $why }
stopped_by_rules = Las reglas han cambiado desde que empezó esta partida, y habría ido de otra manera.
played_under_rules = Esta partida se jugó con la versión { $rules } de las reglas. Con la versión { $now }, { $common ->
    [one] su primera jugada va igual.
   *[other] sus primeras { $common } jugadas van igual.
}
other_consequences = Con las reglas nuevas tiene otras consecuencias.
other_seats_turn = Habría sido el turno de otro jugador.
not_stopped = Ningún cambio de reglas ha detenido esta partida: no hay nada que retomar.
players_go_on = Solo quienes juegan en esta mesa pueden retomar la partida.
head_damaged = Los datos del servidor sobre quién se sentaba en esta mesa están dañados, así que la partida no puede seguir. Todavía puedes guardar lo que se jugó.
line_damaged = La línea { $line } de esta mesa está dañada en la base de datos del servidor, así que la partida no puede seguir. Todavía puedes guardar lo que se jugó antes.
table_damaged = Esta mesa está dañada: aquí ya no puede pasar nada más.
table_ruined = Esta mesa está dañada: el servidor no puede leer nada de ella.

# Quién es cada cual
not_known = El servidor aún no te conoce: siéntate primero a una mesa.
no_such_table = Esa mesa no existe, o no está abierta para ti.
no_invitation = Esta invitación ya se ha usado, o nunca fue válida.
no_such_language = Este servidor no habla «{ $wanted }». Habla { $known }.
no_such_code = Este código ya se ha usado, es demasiado antiguo o nunca fue válido.
device_occupied = En este dispositivo tienes mesas con otro nombre. Pide antes un código de recuperación para ellas, o di que quieres dejarlas.

# Correo y webhooks
no_mail = Este servidor no envía correo.
not_an_address = Eso no es una dirección de correo.
not_our_link = Este enlace no es de uno de nuestros correos: ábrelo tal como está allí.
link_used = Este enlace ya se ha usado o es demasiado antiguo: pide uno nuevo.
webhook_wrong = Un webhook es una dirección que empieza por https://.
not_public = Un webhook tiene que llevar a una dirección pública.
confirm_subject = ¿Es esta tu dirección?
confirm_mail =
    Alguien, probablemente tú, quiere que le avisemos en esta dirección cuando le toque jugar en una
    partida de Seed Round. Si has sido tú, abre este enlace antes de que pase un día:

    { $link }

    Si no, no tienes que hacer nada: no volveremos a escribirte.
turn_subject = Es tu turno
turn_notice = { $link ->
    [none] Es tu turno: { $title }
   *[other] Es tu turno: { $title } { $link }
}
mail_footer = Para no recibir más correo de aquí, por ningún motivo: { $link }

# Límites
too_many_guests = Llegan demasiados invitados nuevos desde tu dirección: inténtalo más tarde.
many_public_tables = Has abierto muchas mesas públicas: abre una privada o espera un rato.
many_tables = Has abierto muchas mesas: juega en una de ellas o espera un rato.
many_seats = Has ocupado muchos asientos: juega en una de tus mesas o espera un rato.
much_stored = Has enviado más de lo que el servidor guarda para una persona: espera un rato.
much_thinking = Los bots ya han pensado mucho por ti: espera un rato antes de pedir otra pista.
much_shown = Has pedido ver mucho a la vez: espera unos segundos.
many_confirmations = Has pedido muchas confirmaciones por correo: espera una hora.
many_codes = Se han probado demasiados códigos desde tu dirección: espera una hora.
many_requests = Demasiadas peticiones: espera un momento.
many_messages = Demasiados mensajes: espera un momento.
much_chat = Deja hablar también a los demás: espera un momento.
many_followed = Sigues demasiadas mesas en esta conexión.

# Peticiones que no se pueden atender
banned = Quien administra este servidor no te deja entrar.
other_site = La página de otro sitio no puede usar este servidor.
nothing_here = En esta dirección no hay nada.
not_this_method = Esta dirección no acepta peticiones { $method }.
body_too_large = Eso es demasiado grande para este servidor.
body_too_slow = Eso ha tardado demasiado en llegar.
headers_too_long = Las cabeceras de esta petición son demasiado largas.
nul_in_text = En este texto hay un carácter nulo: quítalo.
nested_too_deeply = Esto está anidado a demasiada profundidad.
not_utf8 = Esto no es texto en UTF-8.
not_json = Este mensaje no es JSON.
unreadable = Esta petición no se puede leer: { $why }.
http_problem = El servidor rechaza esta petición ({ $status }): { $why }.

# Problemas del servidor
server_mistake = Algo ha fallado en el servidor. No es culpa tuya, y ya está anotado.
too_many_to_print = El juego tiene { $cards } cartas; el servidor imprime como mucho { $most }. La orden seedround print no tiene ese límite.
print_failed = Ahora no se han podido preparar las hojas: inténtalo de nuevo en un momento.
page_missing = El servidor funciona, pero su página no se ha construido: ejecuta { $command } o instala el paquete. Los programas pueden empezar en { $address }.
table_unreachable = Ahora no se puede acceder a esta mesa: inténtalo más tarde.
table_reloading = Esta mesa se está cargando de nuevo: inténtalo otra vez.
database_silent = La base de datos del servidor no responde. No ha cambiado nada: inténtalo dentro de un momento.
disk_full = El disco del servidor está lleno y no se puede guardar nada. No ha cambiado nada: inténtalo más tarde.
database_locked = Otro programa está usando la base de datos del servidor. No ha cambiado nada: inténtalo dentro de un momento.
database_read_only = El servidor no puede escribir en su base de datos. No ha cambiado nada: inténtalo más tarde.
table_moving = Esta mesa se está trasladando a otro servidor: inténtalo dentro de un momento.

# Por qué los programas tienen que volver
server_stops = El servidor se detiene y volverá pronto.
table_reloaded = Esta mesa se está cargando de nuevo. No se ha perdido nada de lo confirmado.
table_was_changed = Sus jugadores o quien administra el servidor han cambiado esta mesa.
table_moves = Esta mesa se traslada a otro servidor.

# Para quien administra un servidor
folder_unusable = La carpeta { $folder } no se puede usar: { $why }.
file_in_use = Otro servidor ya está usando { $file }: detenlo o indica otra carpeta con --data.
file_unusable = { $file } no se puede usar como base de datos: { $why }. Indica otra carpeta con --data o pon una copia de seguridad en su lugar.
database_wrong = La dirección de una base de datos empieza por postgresql://. Sin --database, las mesas se guardan en un archivo de la carpeta indicada con --data.
postgres_missing = PostgreSQL necesita un paquete más: { $command }.
database_unreachable = La base de datos no responde: comprueba la dirección indicada con --database, y que su servidor esté en marcha y te deje entrar.
tables_too_old = { $file ->
    [none] La base de datos
   *[other] { $file }
} es de una versión anterior de Seed Round: arranca primero con ella el servidor de esta versión.
tables_too_new = { $file ->
    [none] La base de datos
   *[other] { $file }
} es de una versión más nueva de Seed Round (versión { $version } de sus tablas; este programa conoce la { $newest }): actualiza Seed Round.
port_unusable = El servidor no puede usar { $address }: { $why }. Indica otro puerto con --port.
proxy_wrong = --proxies admite direcciones como 10.0.0.0/8: { $why }.
network_wrong = { $address } no es una dirección: indica una como 192.0.2.7, 2001:db8::1 o 192.0.2.0/24.
limits_unreadable = Los límites de { $file } no se pueden leer: { $why }.
limits_wrong = Los límites de { $file } no son correctos: { $why }.
signature_wrong = Este registro no está firmado con la clave { $key }: la firma no corresponde a lo que dice.
