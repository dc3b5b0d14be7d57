# El laboratorio
not_acluster = '{ $address }' no es la dirección de un clúster: usa HOST:PORT o ray://HOST:PORT.
cluster_silent = Ningún clúster de Ray responde en { $address }: arráncalo o no indiques la dirección.
bad_jobs = --jobs es el número de procesos, 1 o más; has pedido { $jobs }.
inline_is_one = --on inline es un solo proceso; para { $jobs } usa --on processes.
jobs_are_local = --jobs es para esta máquina: un clúster usa todo lo que tiene.
bad_engine = --on es inline, processes, ray o ray=DIRECCIÓN; has pedido '{ $on }'.
too_few_games = Una serie necesita al menos una partida; has pedido { $games }.
no_targets = { $game } aún no tiene objetivos de equilibrio.
metric_unseen = Ninguna partida mostró la métrica '{ $metric }': juega más partidas.
too_few_bots = Un torneo necesita al menos dos bots: --bots a,b.
bot_twice = El bot '{ $bot }' aparece dos veces: nombra cada bot una vez.
too_few_players = Un torneo necesita al menos dos jugadores por mesa.
early_stop_for_two = --stop-early es para mesas de dos jugadores.
run_exists = Ya existe { $path }: usa --resume o da otro nombre a --out.
no_folder = No existe la carpeta { $path }: créala primero o indica otra.
another_run = { $path } contiene otra serie: { $part ->
    [format] su formato es
    [game] su juego es
    [rules_version] la versión de sus reglas es
    [card_set] su juego de cartas es
    [set_hash] el hash de sus cartas es
    [bots] sus bots son
    [games] su número de partidas es
    [seed] su semilla es
   *[options] sus opciones son
} { $its }, no { $wanted }.
journal_damaged = { $path } está dañado: empieza de nuevo.
not_arun = { $path } no es una serie: una serie es una carpeta creada por simulate --out.
run_damaged = { $path } está dañado o es de otra versión de Seed Round.
run_of_other_version = { $path } es de otra versión de Seed Round: juégala de nuevo.
table_missing = { $path } aún no tiene { $file }: continúa con simulate --resume.
extra_needed = { $what } necesita { $package }: pip install 'seedround[{ $extra }]'.
