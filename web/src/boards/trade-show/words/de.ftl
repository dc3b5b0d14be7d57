phase-development = Entwicklung
phase-show = Messe
round = Runde { $round } von { $rounds }
verb = { $verb ->
    [one] Eine Karte nehmen
    [two] Eine Spalte nehmen
    [order] Reihenfolge
    [place] Würfel legen
    [concede] Aufgeben
    [reroll] Neu würfeln
    [accept] Annehmen
    [roll] Würfeln
   *[other] { $verb }
}

## Sammeln

front = Vordere Reihe
back = Hintere Reihe
column = Spalte { $column }
    .front = Vorne in Spalte { $column }: { $card }
    .back = Hinten in Spalte { $column }: { $card }
key-sell = so viel müssen die Würfel zeigen
key-pay = so viele Dollar bringt sie
key-bonus = Bonus für { $company }
deck = { $cards } im Stapel
supply = { $cubes } Würfelchen im Vorrat
walk = Firmen rücken jede Runde einen Platz weiter
waiting = wartet
card = { $name }, Verkaufswert { $sell }, { MONEY($pay) }
    .bonus = { MONEY($amount) } Bonus für { $company }
    .own-bonus = { MONEY($amount) } Bonus für deine Firma { $company }
place = { $place }. { $card }
stack = { WHO($seat) ->
    [you] Dein Stapel, erste Karte zuerst
   *[other] Stapel von { $seat }, erste Karte zuerst
}
stack-values = Verkaufswerte des Stapels, erste Karte zuerst
free-place = freier Platz
dice = { $count }×W{ $sides }
    .all = { $d4 ->
        [0] { "" }
       *[other] { $d4 }W4{ " " }
    }{ $d6 ->
        [0] { "" }
       *[other] { $d6 }W6{ " " }
    }{ $d8 ->
        [0] { "" }
       *[other] { $d8 }W8
    }
die = W{ $sides }
    .showing = W{ $sides } zeigt { $value }
cubes = { $cubes } Würfelchen
starts = beginnt

## Die Messe

stage = { WHO($seat) ->
    [you] Auf der Messe: deine Firma { $company }
   *[other] Auf der Messe: { $company } von { $seat }
}
booth = { $place }. { $card }, { $state ->
    [done] erfüllt
    [wanted] jetzt dran
   *[later] kommt noch
}
next = jetzt
wanted = Gesucht: { $sell } für { $card }
rule = ein Würfel, oder Würfel einer Größe zusammen
free = { $dice } Würfel für { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
offer = Das Angebot: { MONEY($offer) }
pay-to = Zahlbar an
dollars = Dollar
bonuses = Boni
safe = Verfehlt ein Wurf, bleiben nur { MONEY($bonus) } an Boni.
sold = Verkauft
    .complete = Komplett! +{ MONEY($complete) }
failed = Geplatzt
    .lost = { MONEY($lost) } verloren, { MONEY($kept) } an Boni bleiben
final = Geld am Ende
gauge = Was die Züge wert sind
    .have = jetzt, mit Würfelchen
    .expect = weiterwürfeln, im Mittel
    .safe = sichere Boni
    .risk = der nächste Wurf verfehlt
    .ask = Der Tipp zeigt, was Weiterwürfeln wert ist und was es riskiert.

## Lektionen

learn-draft-order = Zwei Karten auf einmal: Du sagst, welche zuerst dran ist. Meist ist das besser die leichtere.
learn-draft-take = Nimm die vordere Karte einer Spalte oder beide. Du brauchst eine Karte je Würfel deiner Firma. Denk an die Reihenfolge: Was du zuerst nimmst, ist zuerst dran.
learn-show-offer = Das ist der Kern: Nimm das Geld, oder würfle für die nächste Karte und riskier es. Der Tipp zeigt, was zu erwarten ist.
learn-show-place = Dein Wurf reicht für die Karte. Die Würfel bleiben darauf liegen. Ein genauer Treffer mit einem Würfel bringt ein Würfelchen; spar große Würfel für große Zahlen.

## Bilder in den Regeln

pic-company = Eine Firma: ihr Zeichen und ihre Würfel. Für jeden Würfel braucht sie eine Karte.
pic-development = Eine Entwicklung: die Zahl, die die Würfel erreichen müssen, das Geld, das sie bringt, und Boni für die Firmen mit diesen Zeichen.
pic-dice = Würfel mit 4, 6 und 8 Seiten.
pic-cube = Ein Würfelchen: eine zweite Chance, oder { MONEY(1) } am Ende.
pic-start = Der Startmarker: Wer ihn hat, beginnt die Runde.
pic-met = Eine erfüllte Karte: Der Würfel bleibt darauf. Eine 7 reicht für 5.
pic-player = Ana
pic-cheque = Das Angebot wächst mit jeder erfüllten Karte.
