# The command line

# Playing
nothing_special = The rules say nothing special about this decision.
amounts = { $lo } to { $hi }{ $step ->
    [1] { "" }
   *[other] { " " }in steps of { $step }
}
type_anumber = Type a number, { $amounts }.
how_much = How much ({ $amounts })?
amount_impossible = The amount { $amount } is not possible: choose { $amounts }.
no_such_choice = There is no choice { $number }: type a number from 1 to { $last }.
players_are = Players: { $names }.
deal_is_fixed = The deal is fixed; this commitment will prove it when the game is over:
is_thinking = { $name } is thinking
more_in_log = ... (l: the whole log)
nothing_blocked = Nothing is blocked.
you_mark = (you)
saved_go_on = Saved as { $path }. Go on with:
saved_as_promised = Saved as { $path }. The commitment was
check_or_hear = Check the deal, or replay the game:
your_turn_alone = { $name }, it is your turn. Press Enter when only you can see the screen.
taken_back = Taken back: { $move }
keys = ? why not{ $standing ->
    [yes] { "  " }s standing
   *[no] { "" }
}  h hint  u undo  l log  r rules{ $piles ->
    [yes] { "  " }p piles
   *[no] { "" }
}  q leave{ $more ->
    [yes] { "  " }m more
   *[no] { "" }
}
which_game = Which game?
game_to_pick = { $title }, { $minutes } minutes. { $blurb }
pick_agame = Type a number from 1 to { $last }, or the name of a game.
no_game_named = No game was named: try seedround play trade-show.
saved_has_its_own = A saved game has its seed and options: leave out --seed and --option to resume it.
saved_is_other_game = { $path } is a game of { $game }, not of { $wanted }: leave the name out.
saved_seats = { $path } has { $seats } seats; --seats names { $named } players.
nobody_called = Nobody is called '{ $name }': a seat is you, you=NAME or a bot ({ $known }).
name_twice = Two seats are called '{ $name }': give everybody a name of their own.
name_of_bot = The name '{ $name }' would be taken for a bot: choose another one.

# Files
file_exists = There is a file { $path } already: { $instead }.
other_name_for = give another name to { $option }
resume_or_other = go on with --resume { $path }, or give another name to --record
folder_missing = There is no folder { $path }: make it first, or name another file.
file_unwritable = The file { $path } cannot be written{ $why ->
    [none] { "" }
   *[other] : { $why }
}.
report_unwritable = { $path } is not a file that can be written: name one with -o.

# Options, sets, games
option_without_value = The option '{ $option }' has no value: write it as NAME=VALUE.
option_twice = The option { $option } is given twice: choose one value.
game_facts = { $least } to { $most } players, { $minutes } minutes. Designed by { $designer }.
game_credits = Credits: { $credits }.
subtitle_ours = The subtitle "{ $subtitle }" is ours; the rulebook has none.
fact_ours = { $fact ->
    [players] The rulebook does not say how many can play: the number is not from it.
   *[minutes] The rulebook does not say how long it takes: the time is our estimate.
}
card_sets = Card sets: { $names }
set_for = A card set for { $game } with the id '{ $set }'.
set_entries = Entries: { $counts }. Hash: { $hash }
set_is_ours = It is the same as the set we ship.
set_is_well = { $warnings ->
    [yes] It can be played.
   *[no] All is well.
}
set_differs = How { $second } differs from { $first }:
set_written = Written to { $path }. Give it an id and a title of its own, change cards, then:
set_title = { $title }, version { $version }
set_warning = Warning:
no_cards = no cards
sheets_written = Written to { $path }. Print it at actual size, on both sides, flipped on the long edge.
language_unknown = We do not print in { $language }. Choose one of { $languages }.

# Replays and proofs
played_by = played by { $names }
ends_here = The record ends here; the game is not over. Go on with:
go_on_or_stop = Enter: go on, q: stop.
not_over_yet = The game is not over yet.
other_key_published = { $server } publishes another key: { $key }.
server_address = The address of a server begins with https:// or http://.
server_silent = { $server } does not say with which key it signs: check the address.
is_record = { $file } is a record of format { $format }
commitment_holds = salt and seed give the commitment
seal_holds = unchanged: { $moves } moves, each sealed to the one before
no_seal_yet = from before records were sealed move by move: a move that was swapped for another may go unnoticed
not_signed = The record is not signed: no server answers for it.
not_signed_note = not signed: anyone who had the file could have rewritten it
signatures_need = Signatures need a few more packages: pip install 'seedround[server]'.
signed_unchecked = signed, but not checked: pip install 'seedround[server]'
other_signer = The record was signed with the key { $key }, not with { $wanted }.
signed_by = signed by the server with key { $key }{ $known ->
    [none] { "" }
   *[other] , { $known }
}
key_published_by = which { $server } publishes as its own
key_you_named = which you named
deal_drawn = the deal was drawn by that server
deal_chosen = the deal was chosen by a player{ $given ->
    [0] { "" }
   *[other] { " " }with its first { $given } moves
}, not drawn by that server
names_changed = the player in seat { $seats } has asked to be forgotten: the server changed that name after the game and signed the record anew
card_set_is = card set '{ $set }', hash { $hash }
rules_version = version { $version } of the rules of { $game }
moves_legal = { $moves } moves, each of them legal when it was played
played_under = played under version { $version } of the rules of { $game }
moves_again = { $replayed } of { $moves } moves can be played under version { $version } too
ending_unsaid = the record does not say how its table looks at the end
ending_holds = the table at the end is the one that the record names

# Serving
served_at = Seed Round is at { $address } (stop it with Ctrl-C).
no_tables_in = There are no tables in { $path }: name the server's folder with --data.
games_written = { $count } games written to { $path }.

# For hosts
no_such_tables = There are no such tables.
seats_damaged = The list of who sits there is damaged.
no_table_called = There is no table '{ $table }': `seedround admin list` shows them.
delete_table = Delete the table { $table } ({ $game }: { $who }) for ever?
table_done = { $what ->
    [close] The table { $table } is closed.
   *[delete] The table { $table } is deleted.
}
no_person_called = There is no person '{ $person }': `seedround admin show TABLE` has their ids.
forget_person = Forget { $name } for ever?
person_forgotten = The person { $person } is forgotten.
type_yes = { $question } Type yes:
say_yes = This cannot be undone: add --yes if you are sure.
nothing_changed = Nothing was changed.
ordered_only = It is ordered, but the server has not done it yet: look at its log if that stays so.
shut_out = { $network } is shut out; a running server knows in a few seconds.
was_not_banned = { $network } was not banned: `seedround admin bans` shows who is.
may_come_again = { $network } may come in again.
banned_since = { $network }  since { $since }
nobody_banned = Nobody is banned.
server_missing = The server needs a few more packages: pip install 'seedround[server]'.
table_stage = { $stage ->
    [open] waiting
    [running] running
    [paused] paused
    [over] over
    [abandoned] abandoned
    [stopped] stopped
   *[damaged] damaged
}, { $public ->
    [yes] public
   *[no] private
}
rules_played = { $game }, version { $version } of its rules
chat_lines = { $lines ->
    [one] one line
   *[other] { $lines } lines
}
chat_deleted = (deleted)
sits_there = { $kind ->
    [host] host
    [guest] guest
    [bot] bot ({ $bot })
    [gone] gone
    [damaged] damaged
   *[free] free
}

# Studies
need_seconds = --seconds must be more than 0; you asked for { $seconds }.
laws_broken = { $games ->
    [one] One game broke a law: report the lines above.
   *[other] { $games } games broke a law: report the lines above.
}
laws_held = Every law held.
resume_needs_out = --resume goes on with a run that was kept: say which with --out.
only_bots = Only bots play here: use seedround play to play yourself.
match_needs_two = A match needs at least two games; you asked for { $games }.
stopped_after = Stopped after { $played } of { $games } games.
all_played_already = All { $games } games of { $path } have already been played.
stopped_and_kept = Stopped: { $played } of { $games } games are kept in { $path }.
resume_goes_on = The same command with --resume goes on.
results_are_in = Every result is in { $path }; a page with plots:
report_is_in = The report is in { $path }.
games_played = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed '{ $seed }'
chair_number = seat { $number }
decisions_agame = A game takes { $decisions } decisions on average.
played_at = { $games } games and { $decisions } decisions a second, { $seconds } s.
shares_from_to = { $low } to { $high }
tournament_played = { $game }: { $games } games, { $players } at a table, seed '{ $seed }'
stopped_between_deals = Stopped: these are the deals that were played from every chair.
shares_above = Share of games in which the row finished above the column, ties in halves:
looks_allowed = Intervals allow for up to { $looks } looks: wider than for a single one.
ratings_from_to = { $low } to { $high }
pair_stands = { $first } - { $second }: { $share } of { $games } ({ $low } to { $high }), { $clear ->
    [yes] clear
   *[no] open
}
pair_verdict = { $clear ->
    [yes] clear
   *[no] open
}
ladder_played = { $game }: each against the one below, two players, seed '{ $seed }'
stopped_in_match = Stopped in match { $match } of { $matches }: it may be cut short.
rung_verdict = { $holds ->
    [yes] holds
   *[no] missed
}{ $low ->
    [none] { "" }
   *[other] { " " }{ $low } to { $high }
}
pace_is = Seconds a move on one core, over the first moves of a game:
balance_of = { $game }: { $games } games a line-up, seed '{ $seed }'
players_at_table = { $players ->
    [none] taken together
    [one] { $players } player
   *[other] { $players } players
}
target_verdict = { $verdict ->
    [hit] hit
    [unclear] unclear
   *[missed] missed
}
targets_summed = { $hit } hit, { $unclear } unclear, { $missed } missed.
measuring = measuring{ $what ->
    [none] { "" }
   *[other] { " " }{ $what }
}
bench_figure = { $game }: { $name } { $value }.
yardstick_is = The yardstick of this machine: { $high ->
    [none] { $low }
   *[other] { $low } to { $high }
} million rounds a second.
games_of = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}
moves_played = { $moves } moves in { $seconds } s, { $speed } a second, seed '{ $seed }'.
counted = { $what ->
    [seconds] seconds
   *[games] games
}

# Above columns
column_head = { $column ->
    [about] what it is
    [actor] who
    [below] below it
    [bot] bot
    [chair] chair
    [chat] chat
    [copy] copy
    [created] created
    [decisions] decisions/s
    [default] default
    [elo] Elo
    [from] from
    [game] game
    [games] games
    [interval] 95 % interval
    [last] last
    [level] level
    [lines] lines
    [margin] +-
    [mean] mean
    [metric] metric
    [moves] moves
    [name] name
    [option] option
    [pair] pair
    [person] person
    [place] place
    [player] player
    [playouts] games/s
    [score] score
    [searched] searched/s
    [seat] seat
    [seats] seats
    [share] share
    [slowest] slowest
    [spread] spread
    [stage] stage
    [table] table
    [thought] bot
    [to] to
    [value] value
    [values] values
    [wins] wins
   *[verdict] verdict
}

# Trouble
stopped = Stopped.
file_trouble = The file{ $file ->
    [none] { "" }
   *[other] { " " }{ $file }
} cannot be used: { $why }.
our_mistake = This is a mistake in the program, not yours ({ $kind }: { $why }): please report it with what SEEDROUND_DEBUG=1 shows.
misread = { $why } See { $command } --help.
