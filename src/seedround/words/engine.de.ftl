# Was an jedem Tisch gesagt werden kann, in welchem Spiel auch immer.

quoted = { $text }
player_number = Spieler { $number }
seat_dollars = { WHO($seat) ->
    [you] du { $sum }
   *[other] { $seat } { $sum }
}

# Wer gewonnen hat
verdict = { WHO($winners) ->
    [none] Niemand gewinnt.
    [you] Du gewinnst!
    [among] Ihr teilt euch den Sieg: { $winners }.
   *[other] { $winners_count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
}
end_won = { WHO($winners) ->
    [you] Gewonnen: du liegst um { $by } vorn
    [among] Gewonnen: euer Team liegt um { $by } vorn
   *[other] { $winners } { $winners_count ->
        [one] schlägt
       *[other] schlagen
    } { WHO($others) ->
        [you] dich
        [among] euer Team
       *[other] { $others }
    } um { $by }
}
end_tied = { WHO($winners) ->
    [you] Du gewinnst den Gleichstand mit { $others }
    [among] Euer Team gewinnt den Gleichstand mit { $others }
   *[other] { $winners } { $winners_count ->
        [one] gewinnt
       *[other] gewinnen
    } den Gleichstand mit { WHO($others) ->
        [you] dir
        [among] eurem Team
       *[other] { $others }
    }
}

# Züge, die nicht gehen
not_possible = { $move } ist jetzt nicht möglich: { $why }
not_legal = { $move } ist keiner der erlaubten Züge dieser Entscheidung.
too_late = Das Spiel ist vorbei: { $move } kann nicht gespielt werden.
nothing_to_choose = Das Spiel ist vorbei: es gibt nichts mehr zu wählen.

# Hinweise einer Suche
hint_expected = gewinnt in { $share } der Fälle
hint_tried = in { $tries } von { $all } durchgespielten Verläufen

not_amove = Das ist kein Zug des Spiels: { $why }.
no_such_move = Es gibt keinen Zug '{ $verb }'; die Züge sind { $known }.
move_unreadable = Der Zug '{ $move }' ist nicht lesbar: { $why }.
move_written_so = Der Zug '{ $move }' wird '{ $right }' geschrieben.
cannot_undo = Das lässt sich nicht zurücknehmen: Seit deinem letzten Zug hat jemand anderes gezogen, oder es wurde etwas gezogen oder aufgedeckt.
no_such_ply = Es gibt keinen Zug { $ply }: gespielt sind { $played }.
open_cards_later = Offene Karten gibt es erst, wenn das Spiel vorbei ist.
no_such_seat = Es gibt keinen Platz { $seat } an diesem Tisch mit { $seats } Plätzen.
nothing_to_choose_now = Platz { $seat } hat jetzt nichts zu wählen.

# Games, options, names, seeds, rules
no_such_game = Es gibt kein Spiel '{ $name }'; die Spiele sind { $known }.
wrong_seat_count = { $game } ist für { $least } bis { $most } Spieler; du wolltest { $seats }.
no_such_option = { $game } hat keine Option '{ $name }'; es gibt { $known }.
option_takes = Die Option { $option } nimmt { $values }; '{ $given }' gehört nicht dazu.
either = { $one } oder { $other }
span = { $lo } bis { $hi }{ $step ->
    [1] { "" }
   *[other] { " " }in Schritten von { $step }
}
bad_name = Ein Name hat 1 bis { $most } druckbare Zeichen.
bad_seed = Der Startwert '{ $seed }' ist kein Hex-Text: nimm bis zu 128 der Ziffern 0-9 und a-f.
rules_missing = Die Regeln von { $game } sind nicht installiert: installiere Seed Round neu.
no_such_rule = Es gibt keine Regel '{ $rule }' in den Regeln von { $game }; { $near ->
    [none] sie heißen { $letters }-...
   *[other] ähnlich sind { $near }
} (seedround rules { $game } zeigt alle).

# Card sets
in_set = { $place }: { $problem }
in_card = { $place }: '{ $card }': { $problem }
on_line = { $file }, Zeile { $line }
not_set_data = Datum, Uhrzeit, inf und nan haben in einem Kartensatz nichts zu suchen: schreib Text.
wrong_type_at = { $why } bei { $path }.
field_missing = { $figure } fehlt.
field_unknown = { $figure } gibt es nicht; es gibt { $known }.
figure_too_low = { $figure } ist { $value }; es muss mindestens { $low } sein.
figure_too_high = { $figure } ist { $value }; es darf höchstens { $high } sein.
figure_no_step = { $figure } ist { $value }; es muss ein Vielfaches von { $step } sein.
size_wrong = { $figure } hat { $size } { $kind ->
    [text] Zeichen
   *[other] { $size ->
        [one] Eintrag
       *[other] Einträge
    }
}; { $least ->
    [none] höchstens { $most } sind erlaubt
   *[other] { $most ->
        [none] mindestens { $least } müssen es sein
       *[other] { $least } bis { $most } müssen es sein
    }
}.
not_among = { $figure } ist „{ $value }“; möglich sind { $known }.
wrong_kind = { $figure } ist { $kind ->
    [text] der Text „{ $value }“
    [number] die Zahl { $value }
    [fraction] die Kommazahl { $value }
    [switch] true oder false
    [list] eine Liste
    [table] eine Tabelle
   *[none] { $value }
}; es muss { $wanted ->
    [text] ein Text sein
    [number] eine ganze Zahl sein
    [fraction] eine Zahl sein
    [switch] true oder false sein
    [list] eine Liste sein
    [table] eine Tabelle sein
   *[nothing] wegbleiben
}.
nth_entry = Eintrag { $number } von [[{ $deck }]]
toml_wrong = das ist kein gültiges TOML: { $fault ->
    [twice] diesen Schlüssel oder diese Überschrift gibt es in der Datei schon
    [equals] nach einem Schlüssel kommen = und ein Wert
    [bracket] eine Klammer ist nicht geschlossen
    [quotes] einem Text fehlt das schließende Anführungszeichen, oder er enthält ein Zeichen, das TOML dort nicht erlaubt
    [value] Text braucht Anführungszeichen, eine Zahl nur Ziffern
    [key] eine Zeile ist [eine Überschrift] oder ein Schlüssel mit = und einem Wert
   *[rest] hier sollte die Zeile enden, es folgt aber noch etwas
}.
empty_folder = Im Ordner { $path } liegt keine .toml-Datei.
no_set_there = Es gibt keinen Kartensatz { $path }: gib eine .toml-Datei oder einen Ordner davon an.
not_toml = { $file } ist kein gültiges TOML: { $why }.
set_unreadable = Der Kartensatz { $file } ist nicht lesbar{ $why ->
    [none] { "" }
   *[other] : { $why }
}.
table_twice = { $file }: [{ $key }] steht auch in einer anderen Datei des Ordners.
not_plain = ein Kartensatz hat Text, ganze Zahlen bis { $largest } und Tabellen, höchstens { $deepest } tief ineinander.
line_too_long = eine Zeile darf höchstens { $most } Zeichen haben.
looks_odd = sie ist etwa { $times }-mal so viel wert wie sonst in [{ $deck }].
card_added = { $name } ist neu ({ $deck }){ $does ->
    [none] { "" }
   *[other] : „{ $does }“
}.
card_gone = { $name } ist weg ({ $deck }).
card_differs = { $name }, { $figure }: { $after ->
    [none] nichts
   *[other] { $after }
} statt { $before ->
    [none] nichts
   *[other] { $before }
}.
card_says = { $name }: „{ $after ->
    [none] { "" }
   *[other] { $after }
}“ statt „{ $before ->
    [none] { "" }
   *[other] { $before }
}“.
setting_differs = { $figure }: { $after ->
    [none] nichts
   *[other] { $after }
} statt { $before ->
    [none] nichts
   *[other] { $before }
}.
figure_given = { $number }
yes_or_no = { $yes ->
    [yes] ja
   *[no] nein
}
text_given = „{ $text }“
values_given = { $values }
step_given = { $step }{ $figures ->
    [none] { "" }
   *[other] {" "}({ $figures })
}
more_differences = { $count ->
    [one] Es gibt { $count } weiteren Unterschied.
   *[other] Es gibt { $count } weitere Unterschiede.
}
sets_alike = Beide Sätze haben dieselben Karten.
set_head_missing = sie beginnt nicht mit [set] und darin id = "...", game = "...".
entry_without_id = jeder Eintrag, der über einen Satz gelegt wird, braucht eine id.
nothing_to_drop = sie soll wegfallen, aber der Satz darunter hat keine solche id.
set_of_other_game = dieser Satz ist für '{ $theirs }', nicht für '{ $ours }'.
no_such_base = seine Grundlage '{ $base }' ist kein Satz, den wir mitliefern ({ $known }).
not_aset_of = der Inhalt ist kein Kartensatz von { $game }.
id_unfit = eine id beginnt mit einem Buchstaben oder einer Ziffer und hat nur Buchstaben von a bis z, Ziffern, Bindestriche, Punkte und Unterstriche, höchstens { $longest }.
id_twice = die id kommt { $times }-mal vor; jede id steht für eine Karte.
figure_out_of_range = { $figure } ist { $value }; erlaubt ist { $low } bis { $high }.

# Records
move_of_record_fails = Zug { $number } der Aufzeichnung lässt sich nicht spielen: { $why }
other_ending = Das Nachspielen führt nicht zu dem Ende, das die Aufzeichnung nennt: sie wurde verändert.
other_seal = Das Nachspielen führt nicht zu dem Siegel der Aufzeichnung: sie wurde verändert.
record_does_not_fit = Die Aufzeichnung passt nicht zu diesem Programm: { $why }
this_record = { $file ->
    [none] Die Aufzeichnung
   *[other] Die Aufzeichnung { $file }
}
record_cut_off = { $record } ist abgeschnitten oder beschädigt: kein vollständiges JSON. Nimm eine andere Kopie.
record_not_json = { $record } ist keine von Seed Round: kein JSON.
record_without_format = { $record } ist keine von Seed Round: das Feld '{ $field }' mit ihrem Format fehlt.
record_too_new = { $record } hat Format { $format }, dieses Programm liest bis { $known }: aktualisiere Seed Round.
record_damaged = { $record } ist beschädigt: { $why }.
seeds_are_hex = Startwert und Salz sind 32 oder mehr Hex-Ziffern.
record_unreadable = Die Aufzeichnung { $path } ist nicht lesbar{ $why ->
    [none] { "" }
   *[other] : { $why }
}.
commitment_broken = Startwert und Salz ergeben nicht das Versprechen: die Aufzeichnung wurde verändert.
seal_over_others = Das Siegel gilt für { $sealed } Züge, die Aufzeichnung hat { $moves }: sie wurde verändert.
seal_broken = Das Siegel passt nicht zu Verteilung und Zügen: die Aufzeichnung wurde verändert.
set_inside_changed = Der Kartensatz in der Aufzeichnung wurde verändert: seine Prüfsumme ist eine andere.
set_needed = Die Aufzeichnung braucht den Kartensatz '{ $set }': gib seine Datei mit --set an.
other_set_version = Gespielt wurde mit einer anderen Fassung des Kartensatzes '{ $set }' (Prüfsumme { $wanted }, hier { $found }): gib dessen Datei mit --set an oder nimm die Version von Seed Round, mit der gespielt wurde.
set_misnamed = Die Aufzeichnung nennt ihren Kartensatz '{ $said }', aber es sind die Karten von '{ $true }': sie wurde verändert.
other_rules = Gespielt wurde nach Fassung { $played } der Regeln von { $game }, dieses Programm hat Fassung { $ours }: nimm ein Seed Round mit Fassung { $played }.
set_of_record = Kartensatz '{ $set }' der Aufzeichnung
other_table = Alle Züge lassen sich spielen, aber der Tisch am Ende ist ein anderer.

# Wie es steht
race_line = { $place }. { WHO($seats) ->
    [you] Du
   *[other] { $seats }
}: { $figure }{ $parts_count ->
    [0] { "" }
   *[other] { " " }({ $parts })
}
forecast_line = { $phase }: { $ends }
safer_line = sicherer: { $move }
