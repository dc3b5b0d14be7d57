tech-deck-domain = { $domain ->
    [service] Servicio
    [technology] Tecnología
    [science] Ciencia
    [information] Información
   *[open] Abierta: cualquier dominio
}
tech-deck-kind = { $kind ->
    [venture] Empresa
   *[group] Grupo
}
tech-deck-when = { $phase ->
    [before] efectos antes de atender
    [after] efectos después de atender
    [assist] al atender
    [won] al ganar un cliente
   *[main] efectos
}
tech-deck-start = S
tech-deck-round = Una ronda
tech-deck-round-1 = Llegan clientes nuevos a la fila.
tech-deck-round-2 = Efectos: el equipo con el marcador usa uno, después el otro, hasta que ninguno quiera.
tech-deck-round-3 = Atender clientes.
tech-deck-round-4 = Efectos otra vez.
tech-deck-round-5 = Descartad la mano y robad { $hand } cartas.
tech-deck-round-6 = ¿Ha acabado la partida? Si no, el marcador pasa al otro equipo.
tech-deck-new = Clientes nuevos
tech-deck-new-1 = Cada ronda { $few }, o { $more } cuando un equipo ha puntuado { $scored }. En solitario, uno menos; desde { $many } jugadores, siempre { $more }.
tech-deck-new-2 = En la fila caben { $row }. Si sobra uno, el más antiguo se va descontento.
tech-deck-assist = Atender
tech-deck-assist-1 = Ambos equipos ponen cartas boca abajo: juntas, justo el valor del cliente, y al menos una de su dominio.
tech-deck-assist-2 = El equipo sin marcador enseña primero sus cartas y nombra al cliente; después, el otro.
tech-deck-assist-3 = Efectos que funcionan al atender.
tech-deck-assist-4 = El mismo cliente: gana la carta más alta, luego la siguiente, luego el dominio.
tech-deck-assist-5 = Quien gana convierte al cliente en empresa o lo puntúa.
tech-deck-assist-6 = Las cartas que ganan se descartan; las que pierden vuelven a la mano.
tech-deck-assist-7 = Efectos, y así hasta que ningún equipo pueda atender.
tech-deck-ranks = Dominios, el más alto primero
tech-deck-unhappy = Descontentos: se pierde con
tech-deck-ventures = Empresas por jugador
tech-deck-end = El final
tech-deck-end-1 = Demasiados descontentos: pierden todos.
tech-deck-end-2 = No quedan clientes: gana el equipo que más ha puntuado.
tech-deck-row = Clientes en espera
tech-deck-row-text = Los clientes nuevos se ponen a la derecha; el más antiguo, a la izquierda, se va primero.
tech-deck-oldest = el más antiguo
tech-deck-marker = Primer equipo
tech-deck-unhappy-place = Aquí van los clientes descontentos
