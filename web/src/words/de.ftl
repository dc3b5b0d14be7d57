# Was die Seite selbst sagt. Was ein Spiel sagt, steht bei seinem Brett.

app-name = Seed Round
app-footer = Brettspiele über das Silicon Valley, in eigenen Worten erzählt. Freie Software: kein Konto, keine Verfolgung.
nav = Seiten
    .learn = Lernen
    .lab = Labor
home = Alle Spiele
rules = Regeln
    .all = Alle Regeln
    .rule = Regel
print = Zum Ausdrucken: Karten, Spielhilfen und Pläne als PDF
    .paper = { $paper ->
        [letter] Papier Letter
       *[a4] Papier A4
    }
settings = Einstellungen
close = Schließen
copied = Kopiert
loading = Der Tisch wird gedeckt …
hint = Tipp
    .title = Was ein Bot tun würde
    .best = so der Tipp
undo = Zurücknehmen
    .ask = Alle bitten, einen Zug zurückzunehmen
text-scroll = Breiter Inhalt: zur Seite schieben

## Ärger

trouble = Das ging nicht
    .status = Der Server hat mit { $status } geantwortet: Versuch es gleich noch einmal.
    .unreachable = Der Server ist nicht erreichbar: Prüf die Verbindung und versuch es noch einmal.
connection-lost = Verbindung verloren. Dein Tisch ist sicher; neuer Versuch in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
connection-now = Jetzt versuchen

## Die erste Seite

home-title = { $games ->
    [4] Vier Spiele. Ein Tisch.
   *[other] { $games } Spiele. Ein Tisch.
}
home-lead = Such dir eine Schachtel aus. Der Tisch ist gleich gedeckt; Bots sitzen auf den freien Stühlen, bis deine Freunde kommen.
home-by = von { $name }
home-players = { $players } Spieler
home-minutes = { $minutes } min
home-subtitle = Unser eigener Untertitel: { $subtitle }.
home-ours = { $fact ->
    [players] Die Spielerzahl ist nicht aus der Anleitung.
   *[minutes] Die Zeit ist unsere Schätzung.
}
home-weight = { $weight ->
    [light] leicht
    [medium] mittel
    [heavy] schwer
   *[other] { $weight }
}
home-play = Jetzt gegen Bots spielen
    .dealing = Es wird ausgeteilt …
home-invite = Freunde einladen
home-mine = Deine Tische
home-open = Offene Tische
    .none = Gerade kein offener Tisch. Jemand muss gründen.
home-running = Laufende Tische zum Zusehen
home-round = Runde { $round }
home-your-turn = Du bist dran
stage = { $stage ->
    [open] wartet auf Spieler
    [running] läuft
    [paused] pausiert
    [over] beendet
    [abandoned] vorzeitig beendet
    [stopped] angehalten
    [damaged] beschädigt
   *[other] { $stage }
}

## Ein neuer Tisch

new-title = Neuer Tisch: { $game }
new-players = Spieler
new-seat = Platz { $seat }
new-me = Ich, an diesem Bildschirm
new-friend = Ein Freund, per Link
new-bot = { $level ->
    [yes] Bot: { $name } (Stufe)
   *[no] Bot: { $name }
}
new-clock = Uhr
    .none = Keine
    .minute = Eine Minute je Zug
    .day = Ein Tag je Zug
    .game = { $minutes } Minuten je Spiel, dazu { $seconds } Sekunden je Zug
new-public = Alle dürfen mitspielen oder zusehen
new-turns = Über mehrere Tage spielen, ab und zu ein Zug
new-hints = Tipps erlaubt
own-set = Eigener Kartensatz: { $title }
new-set = Ein eigener Kartensatz
    .about = Eine .toml-Datei; sie wird geprüft, bevor der Tisch öffnet. Alle, die dazukommen, sehen, was anders ist als bei uns.
    .file = Datei mit einem Kartensatz
    .paste = Kartensatz als TOML
new-options = Regeloptionen
new-default = wie üblich ({ $value })
new-number = eine Zahl von { $lo } bis { $hi }
new-yes = ja
new-no = nein
new-open = Tisch öffnen und Links holen
new-start = Los

## Einladungen und Wartezimmer

invite-plain = Du bist eingeladen
    .to = Du bist zu { $game } eingeladen
    .by = { $name } lädt dich zu { $game } ein
invite-others = Am Tisch: { $names }.
invite-seat = Du bekommst Platz { $seat }.
invite-turns = Gespielt wird über mehrere Tage, ab und zu ein Zug.
invite-text = Dieser Link gilt für einen Platz und nur einmal. Du brauchst kein Konto, nur einen Namen.
invite-name = Dein Name
invite-sit = Platz nehmen
lobby-text = Das Spiel beginnt, wenn alle Plätze besetzt sind. Schick jedem Freund einen eigenen Link.
lobby-free = frei
lobby-new = Link erstellen
lobby-link = Einladungslink
lobby-copy = Link kopieren
lobby-start = Jetzt beginnen

## Kampagnen

campaign-open = Diese Stufe spielen
    .again = Noch einmal spielen
    .shut = Öffnet sich, wenn „{ $before }“ geschlagen ist.
campaign-beaten = Geschlagen
campaign-best = Bestes Ergebnis: { $best }
campaign-far = { $beaten ->
    [0] Noch keine Stufe geschlagen.
   *[other] { $beaten } von { $levels } Stufen geschlagen.
}
campaign-counts = Eine Partie zählt, wenn sie neu ausgeteilt ist, mit unseren Karten und Optionen, und nichts zurückgenommen wird, nachdem Neues zu sehen war. Alles andere ist Übung.

## Lektionen

learn-title = Ein erstes Spiel, mit einer Hand auf der Schulter
learn-lead = Ein kurzes, echtes Spiel gegen leichte Bots. Bei jeder neuen Art von Entscheidung erfährst du, worum es geht.
learn-start = Lektion beginnen
learn-enough = Du kennst das Spiel jetzt. Spiel es zu Ende, wenn du magst, oder fang ein richtiges an.
    .on = Weiterspielen
    .real = Ein richtiges Spiel
coach-first = Das ist deine erste Entscheidung. Umrandete Teile kannst du anklicken oder ziehen; jeder Zug ist hier auch ein Knopf, mit seinem Preis. Unsicher? Lass dir einen Tipp geben: Niemand sonst sieht ihn.
coach-done = Verstanden

## Labor und Galerie

lab-title = Das Labor
lab-lead = Tausende Spiele zwischen Bots: Ist der Haussatz fair? Zu jeder Zahl gehören ihr Intervall und der Befehl, der sie nachrechnet. Die Berichte sind auf Englisch.
lab-shares = Gewinnanteile mit 95-%-Intervallen; der Strich zeigt den gleichen Anteil
lab-players = { $players } Spieler
gallery-moment = Moment
gallery-none = Noch gibt es keine Momente: Ruf zuerst tools/samples.py auf.
gallery-played = Gespielt: { $move }

## Einstellungen

settings-language = Sprache
settings-theme = Design
    .system = Wie das System
    .light = Hell
    .dark = Dunkel
settings-size = Textgröße
settings-density = Auf einmal am Tisch zu sehen
    .usual = Am ersten Tisch eines Spiels weniger
    .all = Alles
    .less = Weniger
settings-speed = Tempo der Züge anderer
    .none = Sofort
settings-motion = Bewegung
    .system = Wie das System
    .full = Voll
    .none = Keine
settings-one-click = Ein Klick spielt: Lässt eine Figur nur einen Zug zu, wird er gemacht
settings-sound = Ton

## Was einem gehört

own-title = Deine Codes, Geräte und Mail
own-stranger = Der Server kennt dich noch nicht: Setz dich an einen Tisch oder nimm einen Code von dir.
own-code = Ich habe einen Code für dieses Gerät
own-recovery = Rettungscode
    .text = Du hast kein Konto, nur das Gedächtnis dieses Browsers. Wird es gelöscht, bringt dieser Code deine Plätze zurück.
    .make = Code erzeugen
    .once = Schreib ihn auf: Er wird nicht noch einmal gezeigt und gilt nur einmal. Ein früherer Code ist ungültig.
own-link = Ein Gerät verbinden
    .text = Spiel auf dem Telefon mit denselben Plätzen wie hier.
    .make = Code zeigen
    .how = Scanne ihn oder gib den Code auf dem anderen Gerät in den Einstellungen ein. Er gilt einmal, { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang.
    .picture = QR-Code, der diesen Server auf deinem anderen Gerät öffnet
own-mail = Mail
    .text = Bekomm eine Mail, wenn du an einem Tisch dran bist, der über Tage gespielt wird.
    .address = Mailadresse
    .ask = Schick mir den Link
    .to = Mail geht an { $address }.
    .waiting = Ein Link ist unterwegs an { $address }: Öffne ihn innerhalb eines Tages. Kommt keiner an, wurde Mail an diese Adresse vielleicht mit dem Link in einer früheren Mail abbestellt.
    .none = Keine Mail, Adresse vergessen
own-delete = Mich löschen
    .text = Dein Name, deine Adressen, deine Geräte und alles, was du gesagt hast, sind dann für immer weg. In laufenden Spielen übernimmt ein Bot deinen Platz; in den Aufzeichnungen beendeter Spiele heißt du „Former player“. Tische, an denen niemand mehr sitzt, werden gelöscht.
    .sure = Ja, mich für immer löschen
    .not = Nein, ich bleibe
link-title = Dieses Gerät verbinden
    .text = Ein Code von einem anderen Gerät von dir oder dein Rettungscode macht auch dieses Gerät zu deinem: Dann sind alle deine Plätze hier. Verwende nur eigene Codes.
link-code = Code
link-use = Code verwenden
link-leave = Diese Tische verlassen und den Code verwenden
link-done = Auf diesem Gerät bist du jetzt { $name }
    .fresh = Dein Rettungscode ist verbraucht. Hier ist ein neuer: Schreib ihn auf, er wird nicht noch einmal gezeigt.
    .tables = Zu meinen Tischen
mail-confirm = Ja, sie gehört mir
    .title = Ist das deine Adresse?
    .text = Dann bekommst du eine Mail, wenn du dran und nicht da bist. In jeder Mail steht, wie du sie abbestellst.
    .done = Deine Adresse ist bestätigt
mail-stop = Alle Mail abbestellen
    .title = Keine Mail mehr?
    .text = Dann schickt dieser Server nichts mehr an deine Adresse, egal wer es möchte.
    .done = Du bekommst von hier keine Mail mehr
    .again = Ich habe es mir anders überlegt
    .allowed = Dorthin darf wieder Mail gehen, sobald die Adresse neu bestätigt ist

## Der Tisch

tabs = Teile des Tisches
    .board = Tisch
    .mine = Meins
    .others = Spieler
    .log = Verlauf
    .moves = Was du tun kannst
phases = Phasen der Runde
standing = So steht es
    .far = { $passed } von { $whole }
plain-flag = { $value ->
    [true] ja
   *[false] nein
}
plain-empty = leer
plain-nothing = nichts
plain-hidden = { $what }: verdeckt
players-you = du
players-bot = Bot
players-away = weg
players-by-bot = ein Bot spielt weiter
players-chosen = hat gewählt
players-turn = am Zug
clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
clock-hours = { $time } h
clock-seconds = { $seconds } s
prompt-sent = Gesendet: { $move }
prompt-skip = Weiter
prompt-over = Das Spiel ist vorbei.
prompt-abandoned = Das Spiel wurde vorzeitig beendet.
prompt-paused = Das Spiel ist pausiert.
prompt-sealed = Deine Antwort ist da; du kannst sie noch ändern.
prompt-waiting = { WHO($seats) ->
    [you] Alle warten auf dich.
   *[other] Wir warten auf { $seats }.
}
prompt-mate-chose = { $name } hat gewählt: { $move }
prompt-mark = Klicke Karten an, um sie für dein Team zu markieren.
marks-by = Markiert von { $names }
prompt-wait = Einen Moment …
moves-chosen = { $moves ->
    [one] Ein Zug mit deiner Auswahl
   *[other] { $moves } Züge mit deiner Auswahl
}
moves-back = Zurück
moves-answered = deine Antwort bisher
moves-blocked = Gerade nicht möglich ({ $moves })
picked = Gewählt
    .go = { $verb }
    .anyway = Trotzdem: { $verb }
    .others = Oder ein anderer Zug
    .first = Zuerst: { $move }
    .then = dann { $verb }, { $then }
averts = So vermeidest du es: { $moves }
    .many = { $moves } andere Züge vermeiden das.
safer = Sicherer: { $move }
    .sign = sicherer
range-less = Weniger
range-more = Mehr
forecast-now = wie es ist
forecast-ahead = mit diesem Zug
since = Seit deinem letzten Zug
legend = Legende
moves-fold = Züge zeigen oder verbergen
log = Verlauf
    .news = Verlauf, { $lines } neu
    .none = Noch ist nichts passiert. Genieß es.
chat = Chat
    .news = Chat, { $lines } neu
    .none = Noch hat niemand etwas gesagt. Verhandlungen beginnen mit Hallo.
    .say = Sag etwas
    .send = Sagen
    .deleted = (gelöscht)
chat-to = Wer es liest
    .all = Alle
    .team = Team
    .none = Das liest nur dein Team.
handover = { $name }, nimm Platz
    .text = Alle anderen schauen kurz aus dem Fenster.
    .ready = Ich bin { $name }
proposal = { $what ->
    [pause] { WHO($seat) ->
        [you] Du möchtest eine Pause.
       *[other] { $seat } möchte eine Pause.
    }
    [resume] { WHO($seat) ->
        [you] Du möchtest weiterspielen.
       *[other] { $seat } möchte weiterspielen.
    }
    [take_back] { WHO($seat) ->
        [you] Du möchtest einen Zug zurücknehmen.
       *[other] { $seat } möchte einen Zug zurücknehmen.
    }
   *[abandon] { WHO($seat) ->
        [you] Du möchtest das Spiel für alle beenden.
       *[other] { $seat } möchte das Spiel für alle beenden.
    }
}
    .agree = Einverstanden
    .refuse = Nein
    .waiting = Die anderen antworten noch.
leave-pause = Pause vorschlagen
leave-resume = Weiterspielen
leave-abandon = Abbruch vorschlagen
leave-resign = Endgültig gehen
    .sure = Ein Bot spielt deinen Platz zu Ende. Du kannst nicht zurückkommen.
    .stay = Bleiben
table-stopped = Dieser Tisch steht still
    .go-on = Ab dem letzten Zug weiterspielen, der noch gilt
table-damaged = Dieser Tisch ist beschädigt
    .save = Sichern, was gespielt wurde
die = W{ $sides }
    .showing = W{ $sides }: { $value }
keys = Tasten
    .skip-short = Leertaste überspringt
    .escape-short = Esc lässt los
    .amount = etwas mehr oder weniger von einem Betrag
    .legend = was die Zeichen des Tisches bedeuten
    .moves = den Zug mit dieser Nummer spielen
    .tab = von Teil zu Teil und von Knopf zu Knopf
    .enter = ein Teil wählen, nochmals für seinen Zug; einen Knopf drücken
    .escape = die Auswahl zurücknehmen; Gezeigtes überspringen
    .skip = Gezeigtes überspringen
    .to-moves = zu den Zügen
    .to-board = zum ersten spielbaren Teil
    .to-log = zum Verlauf
    .to-chat = zum Chat
    .mark = eine Karte für das Team markieren (oder mit der rechten Maustaste)
    .hint = Tipp
    .undo = zurücknehmen
    .rules = die Regel dieser Entscheidung
    .sound = Ton an oder aus
    .help = diese Hilfe

## Das Ende

end-won = { WHO($winners) ->
    [you] Gewonnen, { $winners }!
    [among] Gemeinsam gewonnen, { $winners }!
   *[other] { $winners_count ->
        [one] { $winners } hat gewonnen
       *[other] { $winners } haben gewonnen
    }
}
end-nobody = Niemand hat gewonnen
end-race = Das Rennen
end-team = Team { $team }
end-moments = Große Momente
end-commitment = Die Verteilung stand vor dem ersten Zug fest: { $commitment }
end-next = Zum nächsten Spiel
end-rematch = Revanche
    .waiting = Die anderen überlegen noch
end-again = Noch einmal dasselbe Blatt
end-scores = So ging es aus
end-picture = Das Bild, zum Behalten oder Verschicken
end-replay = Wiederholung ansehen
end-share = Teilen
end-verify = Verteilung prüfen
end-look = Den Tisch ansehen
end-back = Zurück zum Ergebnis
end-delete = Diesen Tisch löschen
    .sure = Für immer löschen?
    .waiting = Gelöscht, sobald die anderen zustimmen
    .others = { $names_count ->
        [one] { $names } möchte
       *[other] { $names } möchten
    } diesen Tisch mit Aufzeichnung und Chat löschen. Er verschwindet, sobald alle zustimmen, die hier saßen.
proof-drawn = Der Server hat die Verteilung gezogen, und es ist die versprochene.
proof-chosen = Die Verteilung hat ein Spieler ausgesucht; der Server hat sie nicht gezogen.
proof-given = { $moves ->
    [one] Der erste Zug kam mit der Verteilung.
   *[other] Die ersten { $moves } Züge kamen mit der Verteilung.
}
proof-sealed = Alle { $moves } Züge sind versiegelt: Keiner wurde geändert, weggelassen oder hinzugefügt.
proof-unsealed = Die Aufzeichnung stammt aus der Zeit, bevor Züge einzeln versiegelt wurden.
proof-signed = Unterschrieben vom Server mit dem Schlüssel { $key }…
proof-unsigned = Niemand hat die Aufzeichnung unterschrieben.
proof-replayed = Jeder Zug war erlaubt (Fassung { $rules } der Regeln).
proof-earlier = Gespielt wurde nach Fassung { $rules } der Regeln; nach Fassung { $now } verlaufen { $replayed } von { $moves } Zügen genauso.
proof-former = { $players ->
    [one] Ein Spieler wollte vergessen werden: Der Server hat seinen Namen nach dem Spiel geändert und die Aufzeichnung neu unterschrieben.
   *[other] { $players } Spieler wollten vergessen werden: Der Server hat ihre Namen nach dem Spiel geändert und die Aufzeichnung neu unterschrieben.
}

## Die Wiederholung

replay-title = Wiederholung: { $game }
replay-fair = geprüft: fair
replay-unfair = nicht bestätigt
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-step = Schritt
replay-moves = Die Züge
replay-eyes = Gesehen von
    .open = allen, mit offenen Karten
    .spectator = einem Zuschauer
replay-branch = Ab hier weiterspielen
replay-share = Link zu diesem Schritt
replay-record = Aufzeichnung laden
