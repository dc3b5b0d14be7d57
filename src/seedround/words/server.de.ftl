# Was der Server sagt: zu Spielern, zu ihren Programmen und zu seinem Betreiber.

# Namen von Spielern
guest = Gast { $number }
former_player = { $number ->
    [none] Ehemaliger Spieler
   *[other] Ehemaliger Spieler { $number }
}
bot_seat = { $bot } { $number }

# Einen Tisch eröffnen
server_full = Der Server ist voll: Versuch es bitte später noch einmal.
chairs_for_record = { $seats ->
    [one] Diese Aufzeichnung hat einen Platz: Gib einen Stuhl an.
   *[other] Diese Aufzeichnung hat { $seats } Plätze: Gib ebenso viele Stühle an.
}
set_too_large = Dieser Kartensatz hat { $bytes } Byte; hier sind { $most } erlaubt.
set_and_record = Schick entweder einen Kartensatz oder eine Aufzeichnung: die bringt ihre Karten mit.
no_such_set = Einen Kartensatz „{ $name }“ gibt es nicht. { $known_count ->
    [one] Der einzige ist { $known }.
   *[other] Es gibt { $known }.
}
no_campaign = Dieses Spiel hat keine Kampagne.
bot_too_slow = Dieser Bot würde zu lange nachdenken: { $iterations ->
    [none] Erlaub ihm höchstens { $milliseconds } ms.
   *[other] { $milliseconds ->
        [none] Erlaub ihm höchstens { $iterations } Durchläufe.
       *[other] Erlaub ihm höchstens { $iterations } Durchläufe oder { $milliseconds } ms.
    }
}
names_for_seats = Die Aufzeichnung hat { $names ->
    [one] einen Namen
   *[other] { $names } Namen
} für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}.
no_name = In der Aufzeichnung steht ein Name, der keiner sein kann: „{ $name }“.
record_over = Das Spiel in dieser Aufzeichnung ist vorbei: Wähl einen Zug, von dem aus du weiterspielen willst.
fewer_moves = Das Spiel hat nur { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
}.

# Platz nehmen und gehen
host_invites = Einladen kann nur, wer den Tisch eröffnet hat.
host_starts = Das Spiel beginnen kann nur, wer den Tisch eröffnet hat.
seat_taken = Dieser Platz ist vergeben.
no_seat_free = Alle Plätze sind vergeben.
seated_already = Du hast schon einen Platz an diesem Tisch: Lass die übrigen für andere frei.
started_already = Das Spiel hat schon begonnen.
started_without = Das Spiel hat schon begonnen: Du kannst dich nicht mehr dazusetzen.
seats_free = Ein Platz ist noch frei: Warte auf jemanden, oder gib ihn einem Bot.
resign_instead = Das Spiel hat begonnen: Gib auf, wenn du es verlassen willst.
not_seated = Du hast keinen Platz an diesem Tisch.

# Zuschauen und spielen
not_your_seat = Du kannst nicht für { $seat } spielen: Dieser Platz gehört dir nicht.
watch_without_seats = Du kannst { $seat } nicht in die Karten sehen: Schau ohne Platz zu.
many_watch = Diesem Tisch schauen schon zu viele zu: Versuch es bitte später noch einmal.
not_started = Das Spiel hat noch nicht begonnen.
no_moves_now = { $stage ->
    [open] Du kannst noch nicht ziehen: Das Spiel hat noch nicht begonnen.
    [paused] Du kannst gerade nicht ziehen: Das Spiel macht Pause.
    [over] Du kannst nicht mehr ziehen: Das Spiel ist vorbei.
    [abandoned] Du kannst nicht mehr ziehen: Das Spiel wurde aufgegeben.
    [stopped] Du kannst gerade nicht ziehen: Die Regeln haben sich geändert, und dieses Spiel wäre anders verlaufen.
   *[damaged] Du kannst nicht mehr ziehen: Dieser Tisch ist beschädigt.
}
not_your_turn = Du bist nicht dran: Warte, bis du gefragt wirst.
decision_passed = Diese Entscheidung ist schon gefallen: Sieh dir an, wie es jetzt am Tisch steht.
nothing_to_take_back = Gerade lässt sich nichts zurücknehmen.
no_move_of_yours = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
no_move_left = Es gibt keinen Zug mehr, der sich zurücknehmen ließe.

# Vorschläge
proposal_made = { $what ->
    [take_back] { WHO($seat) ->
        [you] Du möchtest deinen letzten Zug zurücknehmen.
       *[other] { $seat } möchte den eigenen letzten Zug zurücknehmen.
    }
    [pause] { WHO($seat) ->
        [you] Du möchtest eine Pause machen.
       *[other] { $seat } möchte eine Pause machen.
    }
    [resume] { WHO($seat) ->
        [you] Du möchtest weiterspielen.
       *[other] { $seat } möchte weiterspielen.
    }
   *[abandon] { WHO($seat) ->
        [you] Du möchtest das Spiel aufgeben.
       *[other] { $seat } möchte das Spiel aufgeben.
    }
}
not_proposed_now = Das kannst du gerade nicht vorschlagen.
proposal_waiting = Ein anderer Vorschlag wartet noch auf Antwort.
no_proposal = Es gibt keinen Vorschlag, der auf Antwort wartet.
nothing_to_resign = Es läuft kein Spiel, das du aufgeben könntest.

# Chat und Tipps
nothing_said = Deine Nachricht ist leer.
name_before_chat = Gib dir einen Namen, bevor du etwas schreibst.
no_team_here = Du spielst hier ohne Team.
nothing_to_mark = Gerade wird nichts entschieden, also gibt es nichts zu markieren.
no_such_card = Diese Karte gibt es in diesem Spiel nicht.
no_hints_here = An diesem Tisch gibt es keine Tipps.
nothing_to_hint = Du bist nicht dran, also gibt es nichts, wozu du einen Tipp bekommen könntest.
hint_coming = Dein Tipp ist schon unterwegs.

# Das Ende und danach
not_over = Das Spiel ist noch nicht vorbei.
next_table_open = Der nächste Tisch ist schon eröffnet.
no_picture = Dieses Spiel hat kein Ergebnis, das sich zeichnen ließe.
shared_table = { $title ->
    [none] Brettspiele über das Silicon Valley, an einem Tisch.
   *[other] Ein Tisch für { $title }: setz dich dazu, oder schau zu.
}
hidden_until_end = Das Spiel ist noch nicht vorbei: Bis dahin bleibt verdeckt, was verdeckt ist.
give_up_first = Das Spiel ist noch nicht vorbei: Gebt es gemeinsam auf, bevor du den Tisch löschst.
fair_deal = Es wurde so ausgeteilt wie versprochen, und jeder Zug war erlaubt.
fair_under_rules = Dieses Spiel wurde nach Version { $rules } der Regeln gespielt. Nach Version { $now } lassen sich { $replayed } von { $moves } Zügen ebenso spielen.

# Geänderte Regeln und Schäden
rules_changed = Die Regeln haben sich geändert, seit dieses Spiel begann, und Zug { $number } ({ $move }) wäre anders verlaufen. { $why } Ihr könnt nach dem letzten Zug weiterspielen, der noch gilt.
deal_changed = Die Regeln haben sich geändert, seit dieses Spiel begann, und es lässt sich nicht mehr austeilen. { $why }
stopped_by_rules = Die Regeln haben sich geändert, seit dieses Spiel begann, und es wäre anders verlaufen.
played_under_rules = Dieses Spiel wurde nach Version { $rules } der Regeln gespielt. Nach Version { $now } { $common ->
    [one] verläuft sein erster Zug ebenso.
   *[other] verlaufen seine ersten { $common } Züge ebenso.
}
other_consequences = Nach den neuen Regeln hat er andere Folgen.
other_seats_turn = Jemand anderes wäre an der Reihe gewesen.
not_stopped = Keine Regeländerung hat dieses Spiel angehalten: Es gibt nichts fortzusetzen.
players_go_on = Nur wer an diesem Tisch spielt, kann das Spiel fortsetzen.
head_damaged = Die Notizen des Servers darüber, wer an diesem Tisch saß, sind beschädigt, deshalb kann das Spiel nicht weitergehen. Was gespielt wurde, kannst du noch speichern.
line_damaged = Zeile { $line } dieses Tisches ist in der Datenbank des Servers beschädigt, deshalb kann das Spiel nicht weitergehen. Was davor gespielt wurde, kannst du noch speichern.
table_damaged = Dieser Tisch ist beschädigt: Hier geht nichts mehr weiter.
table_ruined = Dieser Tisch ist beschädigt: Der Server kann nichts mehr davon lesen.

# Wer jemand ist
not_known = Der Server kennt dich noch nicht: Setz dich zuerst an einen Tisch.
no_such_table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
no_invitation = Diese Einladung wurde schon benutzt, oder es hat sie nie gegeben.
no_such_language = Dieser Server spricht „{ $wanted }“ nicht. Er spricht { $known }.
no_such_code = Dieser Code wurde schon benutzt, ist zu alt, oder es hat ihn nie gegeben.
device_occupied = Auf diesem Gerät hast du unter einem anderen Namen Tische. Lass dir dafür zuerst einen Wiederherstellungscode geben, oder sag, dass du sie verlassen willst.

# Mail und Webhooks
no_mail = Dieser Server verschickt keine Mails.
not_an_address = Das ist keine Mailadresse.
not_our_link = Dieser Link stammt nicht aus einer unserer Mails: Öffne ihn genau so, wie er dort steht.
link_used = Dieser Link wurde schon benutzt oder ist zu alt: Fordere einen neuen an.
webhook_wrong = Ein Webhook ist eine Adresse, die mit https:// beginnt.
not_public = Ein Webhook muss zu einer öffentlichen Adresse führen.
confirm_subject = Ist das deine Adresse?
confirm_mail =
    Jemand, wahrscheinlich du, möchte unter dieser Adresse erfahren, wann er in einem Spiel von
    Seed Round an der Reihe ist. Wenn du das warst, öffne innerhalb eines Tages diesen Link:

    { $link }

    Wenn nicht, brauchst du nichts zu tun: Wir schreiben dir nicht noch einmal.
turn_subject = Du bist dran
turn_notice = { $link ->
    [none] Du bist dran: { $title }
   *[other] Du bist dran: { $title } { $link }
}
mail_footer = Keine Mails mehr von hier, aus welchem Grund auch immer: { $link }

# Grenzen
too_many_guests = Von deiner Adresse kommen zu viele neue Gäste: Versuch es bitte später noch einmal.
many_public_tables = Du hast viele öffentliche Tische eröffnet: Eröffne einen privaten, oder warte ein wenig.
many_tables = Du hast viele Tische eröffnet: Spiel an einem davon, oder warte ein wenig.
many_seats = Du hast viele Plätze eingenommen: Spiel an einem deiner Tische, oder warte ein wenig.
much_stored = Du hast mehr geschickt, als der Server für eine Person aufhebt: Warte ein wenig.
much_thinking = Die Bots haben schon viel für dich nachgedacht: Warte ein wenig mit dem nächsten Tipp.
much_shown = Du willst sehr viel auf einmal sehen: Warte ein paar Sekunden.
many_confirmations = Du hast viele Bestätigungen per Mail angefordert: Warte eine Stunde.
many_codes = Von deiner Adresse wurden zu viele Codes probiert: Warte eine Stunde.
many_requests = Zu viele Anfragen: Warte einen Moment.
many_messages = Zu viele Nachrichten: Warte einen Moment.
much_chat = Lass auch die anderen zu Wort kommen: Warte einen Moment.
many_followed = Du verfolgst auf dieser Verbindung zu viele Tische.

# Anfragen, auf die es keine Antwort gibt
banned = Der Betreiber dieses Servers lässt dich nicht herein.
other_site = Die Seite einer anderen Website darf diesen Server nicht benutzen.
nothing_here = Unter dieser Adresse gibt es nichts.
not_this_method = Diese Adresse nimmt keine { $method }-Anfragen an.
body_too_large = Das ist zu groß für diesen Server.
body_too_slow = Das hat zu lange gebraucht, um anzukommen.
headers_too_long = Die Kopfzeilen dieser Anfrage sind zu lang.
nul_in_text = In diesem Text steht ein Nullzeichen: Lass es weg.
nested_too_deeply = Das ist zu tief verschachtelt.
not_utf8 = Das ist kein Text in UTF-8.
not_json = Diese Nachricht ist kein JSON.
unreadable = Diese Anfrage lässt sich nicht lesen: { $why }.
http_problem = Der Server lehnt diese Anfrage ab ({ $status }): { $why }.

# Ärger des Servers
server_mistake = Im Server ist etwas schiefgegangen. Es liegt nicht an dir, und wir wissen davon.
too_many_to_print = Der Satz hat { $cards } Karten; der Server druckt höchstens { $most }. Der Befehl seedround print hat diese Grenze nicht.
print_failed = Die Bögen ließen sich gerade nicht herstellen: Versuch es bitte gleich noch einmal.
page_missing = Der Server läuft, aber seine Seite wurde nicht gebaut: Ruf { $command } auf, oder installiere das Paket. Programme können bei { $address } anfangen.
table_unreachable = Dieser Tisch ist gerade nicht erreichbar: Versuch es bitte später noch einmal.
table_reloading = Dieser Tisch wird gerade neu geladen: Versuch es bitte noch einmal.
database_silent = Die Datenbank des Servers antwortet nicht. Nichts hat sich geändert: Versuch es gleich noch einmal.
disk_full = Die Festplatte des Servers ist voll, er kann nichts speichern. Nichts hat sich geändert: Versuch es später noch einmal.
database_locked = Ein anderes Programm benutzt die Datenbank des Servers. Nichts hat sich geändert: Versuch es gleich noch einmal.
database_read_only = Der Server darf nicht in seine Datenbank schreiben. Nichts hat sich geändert: Versuch es später noch einmal.
table_moving = Dieser Tisch zieht gerade auf einen anderen Server um: Versuch es gleich noch einmal.

# Warum Programme wiederkommen müssen
server_stops = Der Server hält an und ist bald wieder da.
table_reloaded = Dieser Tisch wird neu geladen. Was bestätigt wurde, ist nicht verloren.
table_was_changed = Dieser Tisch wurde von seinen Spielern oder vom Betreiber geändert.
table_moves = Dieser Tisch zieht auf einen anderen Server um.

# Für den Betreiber eines Servers
folder_unusable = Der Ordner { $folder } lässt sich nicht verwenden: { $why }.
file_in_use = Ein anderer Server benutzt { $file } schon: Halt ihn an, oder nenn mit --data einen anderen Ordner.
file_unusable = { $file } lässt sich nicht als Datenbank verwenden: { $why }. Nenn mit --data einen anderen Ordner, oder leg eine Sicherungskopie an seine Stelle.
database_wrong = Die Adresse einer Datenbank beginnt mit postgresql://. Ohne --database stehen die Tische in einer Datei in dem Ordner, den du mit --data angibst.
postgres_missing = Für PostgreSQL fehlt noch ein Paket: { $command }.
database_unreachable = Die Datenbank antwortet nicht: Prüf die Adresse, die du mit --database angegeben hast, und ob der Server dort läuft und dich hereinlässt.
tables_too_old = { $file ->
    [none] Die Datenbank
   *[other] { $file }
} wurde von einer älteren Version von Seed Round geschrieben: Starte zuerst den Server dieser Version darauf.
tables_too_new = { $file ->
    [none] Die Datenbank
   *[other] { $file }
} wurde von einer neueren Version von Seed Round geschrieben (Version { $version } der Tabellen; dieses Programm kennt { $newest }): Aktualisiere Seed Round.
port_unusable = Der Server kann { $address } nicht verwenden: { $why }. Nenn mit --port einen anderen Port.
proxy_wrong = --proxies nimmt Adressen wie 10.0.0.0/8: { $why }.
network_wrong = { $address } ist keine Adresse: Gib eine an wie 192.0.2.7, 2001:db8::1 oder 192.0.2.0/24.
limits_unreadable = Die Grenzen in { $file } lassen sich nicht lesen: { $why }.
limits_wrong = Die Grenzen in { $file } stimmen nicht: { $why }.
signature_wrong = Diese Aufzeichnung wurde nicht mit dem Schlüssel { $key } unterschrieben: Die Unterschrift passt nicht zu dem, was sie sagt.
