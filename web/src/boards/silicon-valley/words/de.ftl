phase-setup = Gründer
round = Runde { $round }
    .of = Runde { $round } von { $rounds }
phase-act = Aktionen
phase-rival = Rivale
phase-operate = Betrieb
verb = { $verb ->
    [keep] Behalten
    [hire] Einstellen
    [poach] Abwerben
    [expand] Ausbauen
    [vc] Geld holen
    [outsource] Zukaufen
    [innovate] Als Erster herausbringen
    [second] Nachahmen
    [sunset] Vom Markt nehmen
    [layoff] Entlassen
    [end_turn] Zug beenden
    [done] Fertig
    [decline] Verzichten
    [pay] Zahlen
    [drop] Produkt aufgeben
    [design] Bauen
    [narrow] Blöcke wählen
    [take] Block nehmen
    [overtime] Überstunden
    [royalty] Tantiemen
    [yield] Gehen lassen
   *[other] { $verb }
}

## Was Dinge bringen

attribute = { $name ->
    [MIN] Achtsamkeit
    [VAC] Mehr Urlaub
    [TEC] Beste Technik
    [PRO] Aufstiegschancen
   *[WLB] Arbeit und Leben im Gleichgewicht
}
    .short = { $name ->
        [MIN] Achtsamkeit
        [VAC] Urlaub
        [TEC] Technik
        [PRO] Aufstieg
       *[WLB] Balance
    }
    .met = { $name }: hast du, das macht es billiger
    .unmet = { $name }: fehlt dir
block = Block { $block }, { $code } Code wert
steps-up = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
    .brief = { $steps }▲
now = jetzt
then = dann
each-round = je Runde
code-now = Code jetzt
at-start = zum Start
gain-now = Sofort, wenn du es nimmst
gain-always = Jede Runde, im Betrieb
gain-nothing = nichts
wants = will
have = hast du
lack = fehlt
costs = kostet
costs-code = kostet { $code } Code
code-a-round = { $code } Code
code-cost = { $code } Code
for = für
list-price = Ohne Rabatt:
salary = Gehalt { $salary }
    .of = { $name }, Gehalt { MONEY($salary) }
    .raises = Um { MONEY($tokens) } erhöht
upkeep = kostet { $upkeep } je Runde
    .price = { $price }, dann { $upkeep } je Runde
after = nach dem Betrieb: { $cash } übrig
    .left-brief = { $cash } übrig
    .short = nach dem Betrieb: { $cash } zu wenig
    .short-brief = { $cash } fehlen
    .lost = nach dem Betrieb: ein Produkt weg
    .lost-brief = Produkt weg
after-operate = nach dem Betrieb: { $worth }

## Der Markt

market = Der Markt
part = { $part ->
    [people] Leute
    [products] Produkte
    [investors] Geldgeber
    [hq] Gebäude
   *[code] Code
}
tab-people = stell ein, { $range }
tab-products = { $fit ->
    [0] jetzt keins möglich
   *[other] { $fit } möglich
}
tab-investors = hol { $range }
tab-hq = bau für { MONEY($price) }
tab-code = kauf Blöcke, { $range }
left = noch { $left }
empty = leer
price = { $name }, { MONEY($price) }
poach-for = abwerben für { MONEY($price) }
people = keine Angestellten
side = { $side ->
    [A] Als Erster herausgebracht, noch nicht nachgeahmt
    [B] Als Erster herausgebracht und nachgeahmt: keine Schritte mehr
   *[SM] Nachgeahmt
}
    .short = { $side ->
        [A] 1.
        [B] kopiert
       *[SM] 2.
    }
    .of = { $name }: { $side }
product = Bring es als Erster
    .squares = { $squares } Felder zu füllen
    .copy = Ahm es nach: es ist { $by }
    .copy-brief = Ahm es nach
    .yours = Deins
if-copied = nachgeahmt
you-lack = dir fehlt
by = { WHO($seat) ->
    [you] von dir
   *[other] von { $seat }
}
    .rival = vom Rivalen
supply = Code zum Zukaufen
    .block = { $block }: noch { $left }, { MONEY($price) }

## Die Bewertungsleiste

track = Bewertung: { $companies }. { $goal } beendet das Spiel.
    .plain = Bewertung
    .company = { $name }: { $worth }
    .start = Start
goal-mark = { $worth }: Spielende
    .short = { $worth }
coin = Gehaltsmarke: Wer hierher kommt, zahlt höhere Gehälter
you = Du
turn = ist am Zug
    .before = vor dir am Zug
    .after = nach dir am Zug

## Das eigene Geld

strip = Dein Geld in dieser Runde, wie es steht
    .if = { $verb ->
        [hire] Dein Geld in dieser Runde, wenn du { $name } einstellst
        [poach] Dein Geld in dieser Runde, wenn du { $name } abwirbst
        [expand] Dein Geld in dieser Runde, wenn du { $name } baust
        [vc] Dein Geld in dieser Runde, wenn du das Geld von { $name } nimmst
        [outsource] Dein Geld in dieser Runde, wenn du diesen Block kaufst
        [innovate] Dein Geld in dieser Runde, wenn du { $name } herausbringst
        [second] Dein Geld in dieser Runde, wenn du { $name } nachahmst
        [sunset] Dein Geld in dieser Runde, wenn du { $name } vom Markt nimmst
        [layoff] Dein Geld in dieser Runde, wenn du { $name } entlässt
        [end_turn] Dein Geld in dieser Runde, wenn du den Zug beendest
       *[other] Dein Geld in dieser Runde, wenn du das tust
    }
    .brief = Dein Geld
    .if-brief = { $name }: { $verb }
    .now = Jetzt
    .after = Nach dem Betrieb
    .have = du hast
    .cash = in bar
    .nothing = kostenlos
    .then = dann { $cash }
    .only = nur { $cash } da
    .you-are = dir fehlen
    .you-keep = dir bleiben
    .short = zu wenig
    .left = in bar
    .goes = { $names } müsste gehen
    .code = Dann { $code } Code
    .worth = Dann { $worth } wert
due = Zentrale
    .people = Leute bringen
    .products = Produkte bringen
    .salaries = { $people ->
        [one] { $people } Gehalt
       *[other] { $people } Gehälter
    }
    .raised = { $people ->
        [one] { $people } Gehalt, { $more } mehr
       *[other] { $people } Gehälter, { $more } mehr
    }
    .unpaid = Gehälter
    .deed = { $cards } von { $deck } Karten
told = bekommt
    .salaries = Gehälter
    .gone = { $name } geht

## Firmen

own = Deine Firma
    .more = Deine Firma ganz zeigen
    .less = Deine Firma knapp zeigen
own-hq = Zentrale
own-products = Produkte und Plätze
own-people = Leute
founder = Gründer: { $name }
    .word = Gründer
founders = Gründer zur Wahl
screen = Hinter deinem Sichtschirm
    .money = siehst nur du
    .code = { $blocks ->
        [0] keine Blöcke
        [one] { $code } Code in einem Block
       *[other] { $code } Code in { $blocks } Blöcken
    }
blocks = { $count } mal { $block }
    .none = Keine Blöcke.
employees = { $people ->
    [one] { $people } Person
   *[other] { $people } Leute
}
tiles = { $products ->
    [one] { $products } Produkt
   *[other] { $products } Produkte
}
places = { $people } von { $places } Plätzen besetzt
    .more = { $places ->
        [one] { $places } Platz mehr für Leute
       *[other] { $places } Plätze mehr für Leute
    }
    .short = { $places ->
        [one] { $places } Platz
       *[other] { $places } Plätze
    }
    .free = { $places ->
        [one] { $places } freier Platz
       *[other] { $places } freie Plätze
    }
slots = { $products } von { $slots } Produktplätzen belegt
    .free = { $slots ->
        [one] { $slots } freier Produktplatz
       *[other] { $slots } freie Produktplätze
    }
    .more = ein Produktplatz mehr
salaries-of = Gehälter { $cash }
rent-of = Zentrale { $rent }

## Der Rivale

rival = Der Rivale
    .about = Jede Runde bewegt eine Karte beide Figuren; er nimmt, worauf sie landen.
    .tech = Sein Code, von links nach rechts: Ein Produkt nimmt die ersten Blöcke, neue kommen ans Ende
    .code = Sein Code
    .own = Er hat
    .pays = zahlt { $product }
    .step = Schritt { $step } von { $steps }
pawn = { $colour ->
    [white] Weiße Figur
   *[grey] Graue Figur
}
    .letter = { $colour ->
        [white] W
       *[grey] G
    }
disc = { $colour ->
    [white] Schritte der weißen Figur bis hierher
    [grey] Schritte der grauen Figur bis hierher
   *[both] Schritte jeder der beiden Figuren bis hierher
}
deed = { $name }: { $deed }
next = { $does ->
    [launch] Der Rivale würde dies herausbringen
    [copy] Der Rivale würde dies nachahmen
   *[other] Der Rivale würde dies nehmen
}: weiße Figur mit { $white } von { $left } Karten, graue Figur mit { $grey }
landing = { $does ->
    [launch] { $cards } von { $left } bringen es
    [copy] { $cards } von { $left } ahmen nach
   *[other] { $cards } von { $left } nehmen es
}
steps = Noch { $left } von { $all } Karten
    .left = { $pawn }, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }: noch { $left } von { $all } Karten
acts = { $cards ->
    [0] diese Runde nicht
   *[other] handelt: { $cards } von { $left }
}
    .brief = { $cards ->
        [0] –
       *[other] { $cards }/{ $left }
    }

## Zahlen und die Entwicklungsmatte

pay = So kannst du zahlen
mat = Entwicklungsmatte
    .short = Matte
    .for = Plane
    .grid = Raster von { $name }
    .shelf = Deine Blöcke
    .take = { $block } nehmen, noch { $left }
    .lift = { $block } aufheben
    .none = Alle deine Blöcke liegen auf der Matte.
    .turn = Drehen (R)
    .flip = Wenden (F)
    .clear = Leeren
    .keys = Zieh einen Block auf das Raster, oder tippe ihn und dann ein Feld an. Tasten: Pfeile bewegen, R dreht, F wendet, Enter legt ab, Escape nimmt zurück.
    .lifted = { $block } in der Hand.
    .fits = Zeile { $row }, Spalte { $column }: passt.
    .not = Zeile { $row }, Spalte { $column }: passt nicht.
    .laid = { $block } abgelegt.
    .back = Zurückgenommen.
    .launch = So herausbringen
    .fill = Fülle jedes Feld

## Zeichen

legend = Gewünscht, und du hast es: es wird billiger
    .unmet = Gewünscht, und dir fehlt es
    .step = Ein Gebäude ist ein Schritt der Bewertung
    .up = Schritte der Bewertung, jetzt oder je Runde
    .end = Der letzte Schritt eines Charakters: Der Rivale handelt
    .pawns = Die Figuren des Rivalen; Quadrate sind Karten, die sie zu einem Feld führen

## Lektionen

learn-blocks-narrow = Dafür gibt es sehr viele Wege: Wähl Schritt für Schritt.
learn-blocks-substitute = Diese Art Block ist aus: Nimm eine andere derselben Größe.
learn-power-block = Nimm einen Block, der dir für das nächste Produkt fehlt.
learn-power-expand = Bauen ist jetzt billiger. Mehr Plätze, mehr Symbole: Symbole machen das Einstellen billiger.
learn-power-hire = Einstellen ist jetzt billiger: Nimm den Teuersten, für den du Platz hast.
learn-power-launch = Das Kapital lässt dich sofort ein Produkt herausbringen, ohne Aktion. Nimm, was zu deinen Blöcken passt.
learn-power-layoff = Du darfst Leute ohne Verlust an Bewertung entlassen. Du musst nicht.
learn-power-overtime = Jemand arbeitet noch einmal: Wer schreibt, was du brauchst?
learn-power-poach = Abwerben ist jetzt billiger. Die Leute der anderen stehen links in der Liste.
learn-power-royalty = Eines deiner Produkte zahlt noch einmal: Nimm das einträglichste.
learn-power-sunset = Du darfst ein Produkt ohne Verlust an Bewertung vom Markt nehmen. Du musst nicht.
learn-rival-headhunt = Der Rivale nimmt dir jemanden ab: Du sagst, wen.
learn-rival-layoff = Ein Trick des Rivalen kostet dich jemanden. Trenn dich von dem, der dir am wenigsten fehlt.
learn-rival-pay = Der Rivale lässt dich Code zahlen. Wechselgeld gibt es nicht.
learn-setup-founder = Behalte einen deiner Gründer. Sieh, was sie mitbringen und jede Runde schreiben.
learn-turn-act = Du bist dran. Die Preise auf den Knöpfen zahlst du, Rabatte sind abgezogen. Stell zuerst jemanden ein: Code braucht alles.
learn-turn-design = Füll das Raster des Produkts mit Blöcken. Auf der Matte kannst du probieren; nur die Arten zählen.
learn-turn-layoff = Wer muss gehen? Ein Gehalt weniger, aber auch der Code ist weg.
learn-turn-pay = Zahl mit Blöcken von mindestens diesem Wert. Wechselgeld gibt es nicht, such also die genaue Summe.
learn-turn-sunset = Nimm ein Produkt vom Markt, das mehr kostet, als es bringt.
learn-upkeep-layoff = Zu wenig Geld für Gehälter: Jemand muss gehen, und es kostet Bewertung.
learn-upkeep-product = Produkte brauchen Code, um online zu bleiben. Gib die Blöcke, die du am wenigsten vermisst.

## Bilder in den Regeln

pic-person = Jemand zum Einstellen: der Preis nach Rabatt, das Gehalt, die Wünsche, der Code jetzt und je Runde.
pic-office = Ein Teil einer Zentrale: Preis, Plätze für Leute, Symbole, Kosten je Runde.
pic-fund = Ein Geldgeber: das Geld, der Code für die Vorführung, was die Karte sonst noch tut.
pic-product = Ein Produkt: das Raster, das zu füllen ist, und was bekommt, wer es als Erster herausbringt.
pic-blocks = Code kommt in Blöcken; die Zahl ist die Größe.
pic-track = Marken steigen über die Dächer; die letzte liegt oben. Bei $ steigen die Gehälter, beim Horn endet das Spiel.
pic-symbols = Volle Symbole hast du, umrandete werden gewünscht. Jedes passende macht etwas billiger.
pic-side-a = Die Marke für den Ersten.
pic-side-b = Dieselbe, wenn jemand nachgeahmt hat.
pic-second = Die Marke für den Nachahmer.
pic-pawns = Die Figuren des Rivalen gehen um die Reihen und nehmen, worauf sie landen.
