# Palabras de un juego de cartas como se dicen

set_word = { $word ->
    [name] nombre
    [text] texto
    [card] cartas
    [start] cartas iniciales
    [team1] del primer equipo
    [team2] del segundo equipo
    [solo] en solitario
    [domain] dominio
    [service] Servicio
    [technology] Tecnología
    [science] Ciencia
    [information] Información
    [open] abierta
    [value] valor
    [kind] tipo
    [venture] empresa
    [group] carta de grupo
    [phase] cuándo actúa
    [main] en las fases de efectos
    [before] antes de atender
    [after] después de atender
    [assist] al atender
    [won] al ganar un cliente
    [steps] efecto
   *[other] { $word }
}
