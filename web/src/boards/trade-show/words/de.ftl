phase-development = Entwicklung
phase-show = Messe
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

## Das Rennen

race = Das Geld, und wer dran ist
who = { WHO($seat) ->
    [you] Du
   *[other] { $seat }
}
you-stand = Du: { $how }
ghost = { $verb ->
    [accept] Wenn du annimmst
   *[other] Wenn du das tust
}
place-so-far = { $place }.
either-way = Ein Treffer bringt dich auf { MONEY($hit) }, ein Fehlwurf lässt dir { MONEY($miss) }.
cube-rule = Jedes Würfelchen, das du am Ende hast, ist { MONEY($worth) } mehr; { $cost ->
    [one] { $cost } kauft
   *[other] { $cost } kaufen
} einen zweiten Wurf.
starts = beginnt

## Sammeln

market = Der Markt
front = Vordere Reihe
    .how = nimm eine davon
back = Hintere Reihe
    .how = nur mit der vorderen Karte
both = beide
order-first = zuerst
order-second = danach
order-next = danach wählst du die Folge
column = Spalte { $column }
    .front = Vordere Reihe, Spalte { $column }: { $card }
    .back = Hintere Reihe, Spalte { $column }: { $card }
ring = { $chance }, bis dahin zu verkaufen
    .both = { $chance }, beide zu verkaufen
    .means = Ringe: Chance, so weit zu verkaufen
deck = { $cards } im Stapel
supply = { $cubes ->
    [one] noch { $cubes } Würfelchen
   *[other] noch { $cubes } Würfelchen
}
booths = Die anderen Stände
booth-of = { WHO($seat) ->
    [you] Dein Stand
   *[other] Der Stand von { $seat }
}
waiting = Diese Runde nicht dabei
walk = Firmen rücken jede Runde einen Platz weiter.
card = { $name }, Verkaufswert { $sell }, { MONEY($pay) }
    .bonus = { MONEY($amount) } Bonus für { $company }
    .own-bonus = { MONEY($amount) } Bonus für deine Firma { $company }
pays = { MONEY($pay) }
dock = Dein Stapel
    .rule = { $dice } Würfel, { $dice } Karten. Ein Wurf je Karte, von links. Würfel auf einer erfüllten Karte bleiben dort.
pool = Deine Würfel
place = { $place }. { $card }
offer-there = Angebot
no-die = Kein Würfel mehr dafür
out-of-reach = Nicht zu erreichen
complete = wenn alle erfüllt sind
    .adds = +{ MONEY($bonus) }
    .means = Erfüll jede Karte, dann kommen { MONEY($bonus) } dazu.
stack = { WHO($seat) ->
    [you] Dein Stapel, erste Karte zuerst
   *[other] Stapel von { $seat }, erste Karte zuerst
}
free-place = freier Platz
dice = { $count }×W{ $sides }
die = W{ $sides }
    .showing = W{ $sides } zeigt { $value }
cubes = { $cubes } Würfelchen
    .owned = { $cubes ->
        [0] keine eigenen Würfelchen
        [one] { $cubes } eigenes Würfelchen
       *[other] { $cubes } eigene Würfelchen
    }

## Die Messe

stage = { WHO($seat) ->
    [you] Deine Firma { $company }
   *[other] { $seat }: { $company }
}
roll-rule = Jetzt { $sell } oder mehr würfeln: mit einem Würfel, oder Würfeln einer Größe zusammen.
met-so-far = { $cards } von { $all } Karten erfüllt
met = erfüllt
exact = genau { $value }: ein Würfelchen
or-more = { $sell } oder mehr würfeln
to-get-here = bis hierher
booth = { $place }. { $card }, { $state ->
    [done] erfüllt
    [wanted] jetzt dran
   *[later] kommt noch
}
low = Angebot und Würfel
wanted = { $sell } oder mehr für { $card }
rule = Ein Würfel, oder Würfel einer Größe zusammen.
    .cube = Genau { $sell } mit einem Würfel bringt ein Würfelchen: { MONEY($worth) } am Ende; { $cost ->
        [one] { $cost } kauft
       *[other] { $cost } kaufen
    } einen zweiten Wurf.
reaches = reicht
too-low = zu wenig
shown = { WHO($seat) ->
    [you] Dein Auftritt ist vorbei
   *[other] Der Auftritt von { $seat } ist vorbei
}
accept = Annehmen
roll = { $dice ->
    [one] Letzten Würfel werfen
   *[other] { $dice } Würfel werfen
}
reroll = { $cost } Würfelchen zahlen, neu würfeln
concede = Platzen lassen, { MONEY($bonus) } behalten
free = { $dice } Würfel zu werfen
offer = Das Angebot: { MONEY($offer) }
pay-to = { WHO($seat) ->
    [you] Zahlbar an dich
   *[other] Zahlbar an { $seat }
}
more = { MONEY($by) } mehr
sold = Verkauft
    .complete = Komplett! { MONEY($complete) } davon obendrauf.
failed = Geplatzt
    .lost = { MONEY($lost) } verloren, { MONEY($kept) } an Boni bleiben
final = Geld am Ende
gauge = Sicheres Geld oder die Würfel?
    .label = { MONEY($sure) } sicher, mit den Würfeln im Mittel { MONEY($average) }
    .certain = sicher
    .cubes = { $cubes ->
        [one] + { $cubes } Würfelchen
       *[other] + { $cubes } Würfelchen
    }
    .hit = { $chance } von 100 treffen
    .narrow = { $chance } treffen: { MONEY($offer) }
    .exact = { $chance } mit Würfelchen
    .miss = { $chance } verfehlt: { MONEY($bonus) }
    .again = { $chance } verfehlt
    .average = Würfeln bringt im Mittel { $average }.
    .loses = { $cubes ->
        [0] Ein Fehlwurf lässt dir deine Boni, { MONEY($bonus) }, und kostet { MONEY($lost) }.
        [one] Ein Fehlwurf lässt dir deine Boni, { MONEY($bonus) }, und kostet { MONEY($lost) } und das Würfelchen.
       *[other] Ein Fehlwurf lässt dir deine Boni, { MONEY($bonus) }, und kostet { MONEY($lost) } und { $cubes } Würfelchen.
    }
    .pay = Nach einem Fehlwurf kaufen { $cost } deiner { $cubes } Würfelchen einen neuen Wurf.
tonight = Die Messe heute

## Die Zeichen

sign-sell = so viel müssen die Würfel zeigen: einer, oder mehrere einer Größe zusammen
sign-pay = so viele Dollar bringt die Karte, wenn sie erfüllt ist
sign-bonus = Bonus für die Firma mit diesem Zeichen; deiner ist ausgefüllt
sign-ring = Chance, so weit zu verkaufen
sign-cube = ein Würfelchen: { MONEY($worth) } am Ende, und { $cost ->
    [one] { $cost } kauft
   *[other] { $cost } kaufen
} einen zweiten Wurf
sign-flag = beginnt die Runde
sign-die = Würfel mit 4, 6 und 8 Seiten

## Lektionen

learn-draft-order = Du hast beide Karten genommen: Du sagst, welche zuerst dran ist. Meist ist das besser die leichtere.
learn-draft-take = Nimm die vordere Karte einer Spalte oder beide. Du brauchst eine Karte je Würfel deiner Firma. Denk an die Reihenfolge: Was du zuerst nimmst, ist zuerst dran.
learn-show-offer = Das ist der Kern: Nimm das Geld, oder würfle für die nächste Karte und riskier es. Der Tipp zeigt, was zu erwarten ist.
learn-show-place = Dein Wurf reicht für die Karte. Die Würfel bleiben darauf liegen. Ein genauer Treffer mit einem Würfel bringt ein Würfelchen; spar große Würfel für große Zahlen.

## Bilder in den Regeln

pic-company = Eine Firma: ihr Zeichen und ihre Würfel. Für jeden Würfel braucht sie eine Karte.
pic-development = Eine Entwicklung: die Zahl, die die Würfel erreichen müssen, das Geld, das sie bringt, und Boni für die Firmen mit diesen Zeichen.
pic-dice = Würfel mit 4, 6 und 8 Seiten.
pic-cube = Ein Würfelchen: eine zweite Chance, oder { MONEY($worth) } am Ende.
pic-start = Der Startmarker: Wer ihn hat, beginnt die Runde.
pic-met = Eine erfüllte Karte: Der Würfel bleibt darauf. Eine 7 reicht für 5.
pic-player = Ana
pic-cheque = Das Angebot wächst mit jeder erfüllten Karte.
