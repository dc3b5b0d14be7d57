# The lab
not_acluster = '{ $address }' is not the address of a cluster: use HOST:PORT or ray://HOST:PORT.
cluster_silent = No Ray cluster answers at { $address }: start it, or leave the address out.
bad_jobs = --jobs is the number of processes, 1 or more; you asked for { $jobs }.
inline_is_one = --on inline is one process; for { $jobs } use --on processes.
jobs_are_local = --jobs is for this machine: a cluster uses all that it has.
bad_engine = --on is inline, processes, ray or ray=ADDRESS; you asked for '{ $on }'.
too_few_games = A run needs at least one game; you asked for { $games }.
no_targets = { $game } has no balance targets yet.
metric_unseen = No game showed the metric '{ $metric }': play more games.
too_few_bots = A tournament needs at least two bots: --bots a,b.
bot_twice = The bot '{ $bot }' is named twice: name each bot once.
too_few_players = A tournament needs at least two players at a table.
early_stop_for_two = --stop-early is for two players at a table.
run_exists = There is { $path } already: use --resume, or give --out another name.
no_folder = There is no folder { $path }: make it first, or name another.
another_run = { $path } holds another run: its { $part ->
    [format] format is
    [game] game is
    [rules_version] version of the rules is
    [card_set] card set is
    [set_hash] card set has the hash
    [bots] bots are
    [games] number of games is
    [seed] seed is
   *[options] options are
} { $its }, not { $wanted }.
journal_damaged = { $path } is damaged: start anew.
not_arun = { $path } is not a run: a run is a folder that simulate --out has made.
run_damaged = { $path } is damaged, or made by another version of Seed Round.
run_of_other_version = { $path } was made by another version of Seed Round: play it again.
table_missing = { $path } has no { $file } yet: play on with simulate --resume.
extra_needed = { $what } needs { $package }: pip install 'seedround[{ $extra }]'.
