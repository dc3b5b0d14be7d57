# Die Kommandozeile

# Playing
nothing_special = Die Regeln sagen zu dieser Entscheidung nichts Besonderes.
amounts = { $lo } bis { $hi }{ $step ->
    [1] { "" }
   *[other] { " " }in Schritten von { $step }
}
type_anumber = Gib eine Zahl ein, { $amounts }.
how_much = Wie viel ({ $amounts })?
amount_impossible = Der Betrag { $amount } geht nicht: wähle { $amounts }.
no_such_choice = Es gibt keine Wahl { $number }: gib eine Zahl von 1 bis { $last } ein.
players_are = Es spielen: { $names }.
deal_is_fixed = Die Verteilung steht fest; dieses Versprechen wird es am Ende beweisen:
is_thinking = { $name } denkt nach
more_in_log = ... (l: das ganze Protokoll)
nothing_blocked = Nichts ist gesperrt.
you_mark = (du)
saved_go_on = Gespeichert als { $path }. Weiter geht es mit:
saved_as_promised = Gespeichert als { $path }. Das Versprechen war
check_or_hear = Prüf die Verteilung oder hör dir das Spiel noch einmal an:
your_turn_alone = { $name }, du bist dran. Drück Enter, wenn nur du zusiehst.
taken_back = Zurückgenommen: { $move }
keys = ? warum nicht{ $standing ->
    [yes] { "  " }s Stand
   *[no] { "" }
}  h Tipp  u zurück  l Verlauf  r Regeln{ $piles ->
    [yes] { "  " }p Stapel
   *[no] { "" }
}  q gehen{ $more ->
    [yes] { "  " }m mehr
   *[no] { "" }
}
which_game = Welches Spiel?
game_to_pick = { $title }, { $minutes } Minuten. { $blurb }
pick_agame = Gib eine Zahl von 1 bis { $last } oder den Namen eines Spiels ein.
no_game_named = Es wurde kein Spiel genannt: versuch seedround play trade-show.
saved_has_its_own = Ein gespeichertes Spiel hat Startwert und Optionen schon: lass --seed und --option weg.
saved_is_other_game = { $path } ist ein Spiel von { $game }, nicht von { $wanted }: lass den Namen weg.
saved_seats = { $path } hat { $seats } Plätze; --seats nennt { $named }.
nobody_called = Niemand heißt '{ $name }': ein Platz ist you, you=NAME oder ein Bot ({ $known }).
name_twice = Zwei Plätze heißen '{ $name }': gib allen einen eigenen Namen.
name_of_bot = Den Namen '{ $name }' hielte man für einen Bot: nimm einen anderen.

# Files
file_exists = Es gibt schon eine Datei { $path }: { $instead }.
other_name_for = gib { $option } einen anderen Namen
resume_or_other = mach mit --resume { $path } weiter oder gib --record einen anderen Namen
folder_missing = Es gibt keinen Ordner { $path }: leg ihn an oder nenne eine andere Datei.
file_unwritable = Die Datei { $path } lässt sich nicht schreiben{ $why ->
    [none] { "" }
   *[other] : { $why }
}.
report_unwritable = { $path } ist keine Datei, in die man schreiben kann: nenne eine mit -o.

# Options, sets, games
option_without_value = Die Option '{ $option }' hat keinen Wert: schreib sie als NAME=WERT.
option_twice = Die Option { $option } steht zweimal da: entscheide dich.
game_facts = { $least } bis { $most } Spieler, { $minutes } Minuten. Von { $designer }.
game_credits = Urheber: { $credits }.
subtitle_ours = Der Untertitel „{ $subtitle }“ ist von uns; die Anleitung hat keinen.
fact_ours = { $fact ->
    [players] Die Anleitung nennt keine Spielerzahl: Diese Angabe ist nicht aus ihr.
   *[minutes] Die Anleitung nennt keine Spieldauer: Die Zeit ist unsere Schätzung.
}
card_sets = Kartensätze: { $names }
set_for = Ein Kartensatz für { $game } mit der id '{ $set }'.
set_entries = Einträge: { $counts }. Prüfsumme: { $hash }
set_is_ours = Er ist derselbe, den wir mitliefern.
set_is_well = { $warnings ->
    [yes] Man kann damit spielen.
   *[no] Alles in Ordnung.
}
set_differs = Was { $second } anders hat als { $first }:
set_written = Geschrieben nach { $path }. Gib ihm eine eigene id und einen Titel, ändere Karten, dann:
set_title = { $title }, Version { $version }
set_warning = Achtung:
no_cards = keine Karten
sheets_written = Geschrieben nach { $path }. Drucke es in Originalgröße, beidseitig, an der langen Kante gewendet.
language_unknown = In { $language } drucken wir nicht. Zur Wahl stehen { $languages }.

# Replays and proofs
played_by = gespielt von { $names }
ends_here = Hier endet die Aufzeichnung; das Spiel ist nicht vorbei. Weiter geht es mit:
go_on_or_stop = Enter: weiter, q: Schluss.
not_over_yet = Das Spiel ist noch nicht vorbei.
other_key_published = { $server } veröffentlicht einen anderen Schlüssel: { $key }.
server_address = Die Adresse eines Servers beginnt mit https:// oder http://.
server_silent = { $server } sagt nicht, womit er unterschreibt: prüf die Adresse.
is_record = { $file } ist eine Aufzeichnung im Format { $format }
commitment_holds = Salz und Startwert ergeben das Versprechen
seal_holds = unverändert: { $moves } Züge, jeder mit dem vorigen versiegelt
no_seal_yet = aus der Zeit vor dem Siegel über jeden Zug: ein vertauschter Zug könnte unbemerkt bleiben
not_signed = Die Aufzeichnung ist nicht unterschrieben: kein Server steht dafür ein.
not_signed_note = nicht unterschrieben: wer die Datei hat, kann sie so gemacht haben
signatures_need = Für Unterschriften fehlen Pakete: pip install 'seedround[server]'.
signed_unchecked = unterschrieben, aber nicht geprüft: pip install 'seedround[server]'
other_signer = Unterschrieben wurde mit dem Schlüssel { $key }, nicht mit { $wanted }.
signed_by = unterschrieben vom Server mit dem Schlüssel { $key }{ $known ->
    [none] { "" }
   *[other] , { $known }
}
key_published_by = den { $server } als seinen veröffentlicht
key_you_named = den du genannt hast
deal_drawn = die Verteilung hat dieser Server gezogen
deal_chosen = die Verteilung hat jemand mitgebracht{ $given ->
    [0] { "" }
   *[other] , samt den ersten { $given } Zügen
}, dieser Server hat sie nicht gezogen
names_changed = wer auf Platz { $seats } saß, wollte vergessen werden: der Server hat den Namen nach dem Spiel geändert und neu unterschrieben
card_set_is = Kartensatz '{ $set }', Prüfsumme { $hash }
rules_version = Fassung { $version } der Regeln von { $game }
moves_legal = { $moves } Züge, jeder davon erlaubt, als er gespielt wurde
played_under = gespielt nach Fassung { $version } der Regeln von { $game }
moves_again = { $replayed } von { $moves } Zügen gehen auch nach Fassung { $version }
ending_unsaid = die Aufzeichnung sagt nicht, wie der Tisch am Ende aussieht
ending_holds = der Tisch am Ende ist der, den die Aufzeichnung nennt

# Serving
served_at = Seed Round läuft unter { $address } (Strg-C beendet es).
no_tables_in = In { $path } gibt es keine Tische: nenne den Ordner des Servers mit --data.
games_written = { $count } Partien nach { $path } geschrieben.

# For hosts
no_such_tables = Solche Tische gibt es nicht.
seats_damaged = Wer dort sitzt, ist nicht mehr lesbar.
no_table_called = Es gibt keinen Tisch '{ $table }': `seedround admin list` zeigt sie.
delete_table = Den Tisch { $table } ({ $game }: { $who }) für immer löschen?
table_done = { $what ->
    [close] Der Tisch { $table } ist geschlossen.
   *[delete] Der Tisch { $table } ist gelöscht.
}
no_person_called = Es gibt keine Person '{ $person }': `seedround admin show TISCH` zeigt ihre Kennungen.
forget_person = { $name } für immer vergessen?
person_forgotten = Die Person { $person } ist vergessen.
type_yes = { $question } Tipp yes:
say_yes = Das lässt sich nicht rückgängig machen: sag --yes, wenn du sicher bist.
nothing_changed = Es wurde nichts geändert.
ordered_only = Es ist bestellt, aber der Server hat es noch nicht getan: sieh in sein Protokoll, wenn das so bleibt.
shut_out = { $network } ist ausgesperrt; ein laufender Server weiß es in wenigen Sekunden.
was_not_banned = { $network } war nicht ausgesperrt: `seedround admin bans` zeigt, wer es ist.
may_come_again = { $network } darf wieder herein.
banned_since = { $network }  seit { $since }
nobody_banned = Niemand ist ausgesperrt.
server_missing = Der Server braucht noch einige Pakete: pip install 'seedround[server]'.
table_stage = { $stage ->
    [open] wartet
    [running] läuft
    [paused] ruht
    [over] beendet
    [abandoned] aufgegeben
    [stopped] angehalten
   *[damaged] beschädigt
}, { $public ->
    [yes] öffentlich
   *[no] privat
}
rules_played = { $game }, Version { $version } der Regeln
chat_lines = { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}
chat_deleted = (gelöscht)
sits_there = { $kind ->
    [host] lädt ein
    [guest] Gast
    [bot] Bot ({ $bot })
    [gone] fort
    [damaged] beschädigt
   *[free] frei
}

# Studies
need_seconds = --seconds ist mehr als 0; du wolltest { $seconds }.
laws_broken = { $games ->
    [one] Eine Partie hat ein Gesetz gebrochen: melde die Zeilen darüber.
   *[other] { $games } Partien haben ein Gesetz gebrochen: melde die Zeilen darüber.
}
laws_held = Alle Gesetze galten.
resume_needs_out = --resume setzt einen aufgehobenen Lauf fort: sag mit --out, welchen.
only_bots = Hier spielen nur Bots: mit seedround play spielst du selbst.
match_needs_two = Ein Vergleich braucht mindestens zwei Partien; du wolltest { $games }.
stopped_after = Nach { $played } von { $games } Partien angehalten.
all_played_already = Alle { $games } Partien von { $path } sind schon gespielt.
stopped_and_kept = Angehalten: { $played } von { $games } Partien liegen in { $path }.
resume_goes_on = Derselbe Befehl mit --resume macht weiter.
results_are_in = Alle Ergebnisse liegen in { $path }; eine Seite mit Bildern:
report_is_in = Der Bericht liegt in { $path }.
games_played = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Startwert '{ $seed }'
chair_number = Platz { $number }
decisions_agame = Eine Partie hat im Mittel { $decisions } Entscheidungen.
played_at = { $games } Partien und { $decisions } Entscheidungen in der Sekunde, { $seconds } s.
shares_from_to = { $low } bis { $high }
tournament_played = { $game }: { $games } Partien, { $players } an einem Tisch, Startwert '{ $seed }'
stopped_between_deals = Angehalten: Gezählt sind die Ausgaben, die von jedem Stuhl aus gespielt wurden.
shares_above = Anteil der Partien, in denen die Zeile vor der Spalte lag, Gleichstand zur Hälfte:
looks_allowed = Die Intervalle erlauben bis zu { $looks } Blicke: Sie sind weiter als für einen einzigen.
ratings_from_to = { $low } bis { $high }
pair_stands = { $first } - { $second }: { $share } von { $games } ({ $low } bis { $high }), { $clear ->
    [yes] klar
   *[no] offen
}
pair_verdict = { $clear ->
    [yes] klar
   *[no] offen
}
ladder_played = { $game }: jeder gegen den darunter, zu zweit, Startwert '{ $seed }'
stopped_in_match = Angehalten im Vergleich { $match } von { $matches }: Er ist vielleicht nicht vollständig.
rung_verdict = { $holds ->
    [yes] hält
   *[no] verfehlt
}{ $low ->
    [none] { "" }
   *[other] { " " }{ $low } bis { $high }
}
pace_is = Sekunden je Zug auf einem Kern, über die ersten Züge einer Partie:
balance_of = { $game }: { $games } Partien je Besetzung, Startwert '{ $seed }'
players_at_table = { $players ->
    [none] zusammengenommen
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
target_verdict = { $verdict ->
    [hit] getroffen
    [unclear] unklar
   *[missed] verfehlt
}
targets_summed = { $hit } getroffen, { $unclear } unklar, { $missed } verfehlt.
measuring = gemessen wird{ $what ->
    [none] { "" }
   *[other] { " " }{ $what }
}
bench_figure = { $game }: { $name } { $value }.
yardstick_is = Der Maßstab dieses Rechners: { $high ->
    [none] { $low }
   *[other] { $low } bis { $high }
} Millionen Runden in der Sekunde.
games_of = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
moves_played = { $moves } Züge in { $seconds } s, { $speed } in der Sekunde, Startwert '{ $seed }'.
counted = { $what ->
    [seconds] Sekunden
   *[games] Partien
}

# Above columns
column_head = { $column ->
    [about] was sie bedeutet
    [actor] wer
    [below] darunter
    [bot] Bot
    [chair] Stuhl
    [chat] Chat
    [copy] Kopie
    [created] angelegt
    [decisions] Entscheidungen/s
    [default] sonst
    [elo] Elo
    [from] von
    [game] Spiel
    [games] Partien
    [interval] 95-%-Intervall
    [last] zuletzt
    [level] Stufe
    [lines] Zeilen
    [margin] +-
    [mean] im Mittel
    [metric] Maß
    [moves] Züge
    [name] Name
    [option] Option
    [pair] Paar
    [person] Person
    [place] Platz
    [player] Spieler
    [playouts] Partien/s
    [score] Wertung
    [searched] Suchläufe/s
    [seat] Platz
    [seats] Plätze
    [share] Anteil
    [slowest] längster
    [spread] Streuung
    [stage] Stand
    [table] Tisch
    [thought] Bot
    [to] bis
    [value] Wert
    [values] Werte
    [wins] Siege
   *[verdict] Urteil
}

# Trouble
stopped = Angehalten.
file_trouble = Die Datei{ $file ->
    [none] { "" }
   *[other] { " " }{ $file }
} lässt sich nicht benutzen: { $why }.
our_mistake = Das ist ein Fehler des Programms, nicht deiner ({ $kind }: { $why }): bitte melde ihn mit dem, was SEEDROUND_DEBUG=1 zeigt.
misread = { $why } Siehe { $command } --help.
