# Anbindungen
no_such_action = Es gibt keinen Zug { $action }: { $count } stehen zur Wahl, ab 0.
seat_out_of_range = Es gibt keinen Platz { $seat }: nimm 0 bis { $last }.
seat_or_random = Es gibt keinen Platz { $seat }: nimm 0 bis { $last } oder random.
bots_needed = { $needed } Bots werden gebraucht, { $named } sind genannt.
no_such_table_here = Es gibt keinen Tisch '{ $table }'{ $known ->
    [none] { ": " }open_table eröffnet einen
   *[other] { "; " }die Tische sind { $known }
}.
reset_first = Das Spiel ist vorbei: setz es vor dem nächsten Schritt zurück.
option_of_game_string = Die Option '{ $part }' schreibt man in einer Spielangabe als NAME:WERT.

# What a seat is told
no_choice_now = Du hast jetzt nichts zu wählen.
legal_moves = Erlaubte Züge:
impossible_moves = Jetzt nicht möglich:
final_scores = Das Spiel ist zu Ende ({ $reason }). { $verdict } Wertung: { $scores }.
deal_proved = Startwert { $seed } und Salz { $salt } ergeben das Versprechen { $commitment }.
table_opened = { $table }: { $names }. Versprechen der Verteilung: { $commitment }.
game_listed = { $game }: { $title }, { $least }-{ $most } Spieler, { $minutes } Minuten.
options_listed = Optionen: { $names }.
