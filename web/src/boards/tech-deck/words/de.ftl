phase-setup = Aufbau
phase = { $step ->
    [customers] Neue Kunden
    [before] Effekte
    [assist] Bedienen
    [after] Effekte
   *[refresh] Auffrischen
}
verb = { $verb ->
    [venture] Unternehmen behalten
    [start] Beginnen mit
    [pass] Passen
    [use] Effekt nutzen
    [pick] Wählen
    [bury] Nach unten
    [none] Nichts
    [set] Satz spielen
    [first] Karte nennen
    [stop] Satz beenden
    [assist] Bedienen
    [score] Werten
    [area] Unternehmen gründen
    [retire] In Rente
   *[other] { $verb }
}

## Karten

domain = { $domain ->
    [service] Service
    [technology] Technik
    [science] Wissenschaft
    [information] Information
   *[open] offen
}
when = { $phase ->
    [before] Vor dem Bedienen:
    [after] Nach dem Bedienen:
    [assist] Beim Bedienen:
    [won] Bei Gewinn:
   *[main] Effekte:
}
used = benutzt
idle = Eine Gruppenkarte: Hier tut sie nichts.
only-value = Ein Unternehmen: Auf der Hand zählt nur seine { $value }.
card = { $name }: { $text }
    .used = { $name }, benutzt: { $text }
seen = Die anderen haben sie gesehen

## Wie es steht

standing = Wie es steht
goal = Bedient die meisten Kunden.
    .tie = Gleichstand? Die höhere Summe gewinnt.
you = Du
your-team = Dein Team
team = Team { $team }
score-count = { $points } bedient
score-says = bedient, Summe { $sum }
score-leads = vorn
score-ghost = Unterwegs: ein Punkt, wenn kein Unternehmen daraus wird
score-of = { $team }: { $points } bedient, Summe { $sum }. Wertungsstapel ansehen
come = { $customers ->
    [0] kommen noch: die letzte Runde
    [one] kommt noch, dann ist Schluss
   *[other] kommen noch, dann ist Schluss
}
    .short = kommen noch
    .all = { $customers } Kunden kommen noch
    .next = { $come ->
        [one] { $come } kommt als Nächstes
       *[other] { $come } kommen als Nächstes
    }
    .first = zuerst
unhappy = Unzufrieden gegangen
    .count = { $count } von { $limit } unzufrieden
    .customer = Unzufrieden: { $name }
pile = { $pile ->
    [score] { $team }: Wertungsstapel
   *[discard] { $team }: Ablage
}
    .sum = { $cards ->
        [0] Noch keine Karten.
        [one] Eine Karte, Wert { $sum }
       *[other] { $cards } Karten, Summe { $sum }
    }

## Der Bahnsteig

row = Wartende Kunden, der älteste links
place = Platz { $place }: { $name }. { $text }
free = ein freier Platz
leaves = { $order ->
    [1] geht zuerst
    [2] geht als Zweiter
    [3] geht als Dritter
   *[other] geht danach
}
    .not = kann warten
    .served = bedient
worth-venture = Ein Punkt oder ein Unternehmen:
worth-point = Ein Punkt, kein Unternehmen.
exit = Ausgang
    .why = Ist die Reihe voll, geht der Linke unzufrieden.
no-set = Kein Satz deiner Hand passt.
    .chosen = nicht mit diesen Karten
sums-more = +{ $sets } weitere

## Die Summe

ticket-empty = Wähl Karten: Zusammen ergeben sie die Zahl des Kunden, und eine hat seine Form.
ticket-fits = passt zu { $names }
ticket-helped = mit einem Effekt, der hilft
ticket-more = bisher: Nimm noch eine Karte dazu
ticket-onward = für { $names }
ticket-over = { $by } über { $name }
ticket-short = { $by } unter { $name }
ticket-exact = genau { $name }, aber ohne die Form
ticket-shape = Eine Karte muss dieselbe Form haben.

## Sätze

run = Die gespielten Sätze
down = { $cards ->
    [one] eine Karte, verdeckt
   *[other] { $cards } Karten, verdeckt
}
nothing = spielt nichts
twice = ×2
help-short = darf { $by } darunter sein
help-over = darf { $by } darüber sein
help-wild = jede Form passt
help-edge = höchste Karte +{ $by }
stage-both = Beide wollen { $name }: Die höchste Karte bekommt ihn.
stage-wants = { $who ->
    [1] Du willst { $name }.
   *[other] { $team } will { $name }.
}
stage-sum = ist die Summe; { $name } will { $value }.
stage-waiting = es warten
stamp-yours = Deiner!
stamp-theirs = { $team } gewinnt
stamp-failed = Passt nicht
duel-against = gegen
duel-level = gleich
duel-beats = schlägt
duel-loses = verliert gegen
duel-rule = Die höchste Karte entscheidet; bei Gleichstand die nächste.
duel-by = { $by ->
    [values] Die höhere Karte gewinnt.
    [domains] Alle Zahlen sind gleich: Die höhere Form gewinnt (Kreis, Quadrat, Dreieck, Raute).
   *[marker] Alles ist gleich: Wer anfängt, gewinnt.
}
step = { $step ->
    [down] Beide Sätze liegen verdeckt.
    [named] Aufdecken, Kunden nennen
    [help] Effekte helfen
    [decided] Wer bedient wen?
    [gains] Ein Punkt oder ein Unternehmen
   *[back] Andere Sätze gehen zurück
}

## Hände und Unternehmen

hand = Hand
    .known = { $known ->
        [0] { $cards } auf der Hand, keine davon bekannt
       *[other] { $cards } auf der Hand; bekannt: { $names }
    }
    .cards = { $cards } auf der Hand
    .away = { $name } liegt auf dem Tisch
    .empty = Keine Karten auf der Hand.
deck-of = Stapel { $cards }
discard-of = Ablage { $cards }
ventures = Unternehmen, jedes einmal je Runde
area = Bereich { $area }
    .shared = gemeinsam
    .empty = noch kein Unternehmen
marker = fängt an
    .why = Nutzt Effekte zuerst, zeigt den Satz zuletzt
leads = { WHO($seat) ->
    [you] du führst
   *[other] { $seat } führt
}
lead = führt
out = bis zur nächsten Runde ausgeschieden

## Karten zur Auswahl

tray = { $zone ->
    [customers] Die nächsten Kunden, nur für euch
    [start] Karten für deinen Startstapel
    [offered] Unternehmen zur Auswahl
    [deck] Vom Stapel aufgedeckt
   *[discard] Aus der Ablage
}

## Die Zeichen

legend-domain = { $domain ->
    [service] Service, der Kreis
    [technology] Technik, das Quadrat
    [science] Wissenschaft, das Dreieck
    [information] Information, die Raute
   *[open] Offen: zählt als jede Form
}
legend-venture = Aus diesem Kunden kann ein Unternehmen werden: Sein Effekt wirkt dann einmal je Runde.
legend-used = In dieser Runde benutzt; in der nächsten wieder frei.
legend-seen = Die anderen haben diese Karte in deiner Hand gesehen.
legend-marker = Nutzt Effekte zuerst, zeigt den Satz zuletzt, gewinnt, wenn alles gleich ist.
legend-unhappy = Kunden, die unzufrieden gegangen sind: bei { $limit } ist das Spiel verloren.

## Lektionen

learn-assist-declare = Dein Satz passt zu mehreren Kunden: Sag, wen du bedienst.
learn-assist-place = Werte den Kunden für einen Punkt, oder mach ein Unternehmen mit einem Effekt daraus.
learn-assist-retire = Der Bereich ist voll: Ein älteres Unternehmen geht in deinen Punktestapel.
learn-assist-set = Wähl Karten, deren Werte zusammen den eines Kunden der Reihe ergeben. Erreichbare Kunden leuchten.
learn-effect-bury = Du siehst voraus: Schick Karten nach unten oder lass sie.
learn-effect-pick = Der Effekt braucht eine Karte: Wähl eine.
learn-effect-use = Karten haben Effekte, jeder gilt einmal je Runde. Der Knopf sagt, was er tut. Passen ist in Ordnung.
learn-setup-start = Allein wählst du, womit du beginnst. Verschiedene Domänen bedienen verschiedene Kunden.
learn-setup-venture = Dein erstes Unternehmen: Sein Effekt hilft dir das ganze Spiel. Lies beide, behalte eines.

## Bilder in den Regeln

pic-domains = Die Domänen und die offenen Karten, jede mit eigener Form.
pic-card = Eine Karte: ihr Wert auf der Form ihrer Domäne, was sie tut und wann.
pic-closed = Karten, die du nicht sehen darfst.
pic-sum = 3, 4 und 1 sind 8, und eine davon hat die Domäne des Kunden: Der Satz passt.
pic-venture = Ein Unternehmen in seinem Bereich hilft jede Runde.
pic-used = Es wurde in dieser Runde benutzt.
