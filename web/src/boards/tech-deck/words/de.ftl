phase-setup = Aufbau
phase-effects = Effekte
phase-assist = Bedienen
phase-win = Gewinn
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
kind = { $kind ->
    [venture] Unternehmen
   *[group] Gruppe
}
when = { $phase ->
    [before] davor
    [after] danach
    [assist] Bedienen
    [won] Gewinn
   *[main] Effekte
}
    .label = { when }:
used = benutzt
card = { $name }: { $text }
    .used = { $name }, benutzt: { $text }
seen = Vom anderen Team gesehen

## Die Haltestelle

row = Wartende Kunden, der älteste links
place = Platz { $place }: { $name }. { $text }
oldest = geht als nächster
free = frei
unhappy = Unzufrieden
    .count = { $count } von { $limit }: bei { $limit } verlieren alle
    .customer = Unzufrieden: { $name }
deck = Kunden, die noch kommen
next = Nächster
sums = Wen eure Hand bedienen kann
    .more = und { $sets } weitere
plan = Wähl einen Kunden oder Karten; was passt, bleibt hell.

## Teams

team = Linie { $team }
marker = Startteam-Marker
leads = { WHO($seat) ->
    [you] du führst
   *[other] { $seat } führt
}
lead = führt
score = Punkte
    .count = { $points } gewertet
    .sum = Summe { $sum }
    .race = { $points } · Summe { $sum }
    .of = Linie { $team }: { $points } gewertet, Summe der Werte { $sum }
hand = Die Hand eures Teams
    .count = { $cards } auf der Hand
    .empty = Keine Karten auf der Hand.
draw = Stapel
discard = Ablage
pile = Linie { $team }: { $pile ->
    [score] Wertungsstapel
   *[discard] Ablage
}
    .sum = { $cards ->
        [0] Noch keine Karten.
        [one] Eine Karte, Wert { $sum }
       *[other] { $cards } Karten, Summe der Werte { $sum }
    }
area = Bereich { $area }
    .shared = gemeinsam
    .empty = noch kein Unternehmen
out = in dieser Bedienphase ausgeschieden
naming = Satz bisher
won = Gewonnen

## Sätze

run = Die Sätze dieses Durchgangs
down = { $cards } verdeckt
total = Summe { $total }
slack = { $low } bis { $high } daneben
wild = jede Domäne
twice = ×2
edge = +{ $edge } im Wettstreit
outcome = { $outcome ->
    [wins] gewinnt
    [loses] zurück auf die Hand
   *[failed] passt nicht, zurück auf die Hand
}
by = { $by ->
    [values] höhere Karte
    [domains] höhere Domäne
   *[marker] hat den Marker
}
for = für { $card }

## Karten zur Auswahl

tray = { $zone ->
    [customers] Die nächsten Kunden, nur für euch
    [start] Karten für deinen Startstapel
    [offered] Unternehmen zur Auswahl
    [deck] Vom Stapel aufgedeckt
   *[discard] Aus der Ablage
}

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

pic-domains = Vier Domänen und die offenen Karten, jede mit eigener Form.
pic-card = Eine Karte: ihr Wert auf der Form ihrer Domäne, was sie tut und wann.
pic-closed = Karten, die du nicht sehen darfst.
pic-sum = 3, 4 und 1 sind 8, und eine davon hat die Domäne des Kunden: Der Satz passt.
pic-venture = Ein Unternehmen in seinem Bereich hilft jede Runde.
pic-used = Es wurde in dieser Runde benutzt.
