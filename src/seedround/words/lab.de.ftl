# Das Labor
not_acluster = '{ $address }' ist keine Adresse eines Clusters: schreib HOST:PORT oder ray://HOST:PORT.
cluster_silent = Unter { $address } antwortet kein Ray-Cluster: starte ihn oder lass die Adresse weg.
bad_jobs = --jobs ist die Zahl der Prozesse, mindestens 1; du wolltest { $jobs }.
inline_is_one = --on inline ist ein Prozess; für { $jobs } nimm --on processes.
jobs_are_local = --jobs gilt für diesen Rechner: ein Cluster nutzt, was er hat.
bad_engine = --on ist inline, processes, ray oder ray=ADRESSE; du wolltest '{ $on }'.
too_few_games = Ein Lauf braucht mindestens eine Partie; du wolltest { $games }.
no_targets = { $game } hat noch keine Ziele für die Ausgewogenheit.
metric_unseen = Keine Partie zeigte die Messgröße '{ $metric }': spiel mehr Partien.
too_few_bots = Ein Turnier braucht mindestens zwei Bots: --bots a,b.
bot_twice = Der Bot '{ $bot }' steht zweimal da: nenne jeden einmal.
too_few_players = Ein Turnier braucht mindestens zwei Spieler am Tisch.
early_stop_for_two = --stop-early gibt es nur für zwei Spieler am Tisch.
run_exists = { $path } gibt es schon: nimm --resume oder gib --out einen anderen Namen.
no_folder = Es gibt keinen Ordner { $path }: leg ihn an oder nenne einen anderen.
another_run = { $path } enthält einen anderen Lauf: { $part ->
    [format] Das Format ist
    [game] Das Spiel ist
    [rules_version] Die Version der Regeln ist
    [card_set] Der Kartensatz ist
    [set_hash] Der Kartensatz hat den Hashwert
    [bots] Die Bots sind
    [games] Die Zahl der Partien ist
    [seed] Der Startwert ist
   *[options] Die Optionen sind
} { $its }, nicht { $wanted }.
journal_damaged = { $path } ist beschädigt: fang neu an.
not_arun = { $path } ist kein Lauf: ein Lauf ist ein Ordner, den simulate --out angelegt hat.
run_damaged = { $path } ist beschädigt oder von einer anderen Version von Seed Round.
run_of_other_version = { $path } stammt von einer anderen Version von Seed Round: spiel ihn neu.
table_missing = { $path } hat noch kein { $file }: spiel mit simulate --resume weiter.
extra_needed = { $what } braucht { $package }: pip install 'seedround[{ $extra }]'.
