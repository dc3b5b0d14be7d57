phase-setup = Gründer
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
gain-now = Sofort
gain-always = Jede Runde
gain-nothing = nichts
valuation = Bewertung
code = Code
salary = Gehalt
    .of = { $name }, Gehalt { MONEY($salary) }
    .raises = { $tokens } Gehaltsmarker
wants = Wünscht sich
upkeep = Unterhalt jede Runde
    .code = Unterhalt: { $code } Code jede Runde

## Der Markt

people = Leute zum Einstellen
    .short = Leute
hq = Zentralen
    .short = Zentralen
vc = Wagniskapital
    .short = VC-Karten
products = Produkte
left = noch { $left }
empty = leer
price = { $name }, { MONEY($price) }
side = { $side ->
    [A] Innovator
    [B] Innovator mit Konkurrenz, Seite B
   *[SM] Nachahmer
}
    .of = { $name }, { $side }
squares = Felder
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
    .raise = Gehälter steigen
    .start = Start

## Firmen

own-hq = Zentrale und Produktplätze
own-people = Leute
founder = Gründer: { $name }
founders = Gründer zur Wahl
screen = Hinter deinem Sichtschirm
    .money = hinter deinem Sichtschirm,
    .worth = { $code } Code wert
hidden = hinter dem Sichtschirm
blocks = { $count } mal { $block }
    .none = Keine Blöcke.
actions = { $actions ->
    [one] noch { $actions } Aktion
   *[other] noch { $actions } Aktionen
}
places = Angestellte und Plätze
    .of = { $people }/{ $places } Leute
    .more = { $places ->
        [one] { $places } Platz mehr
       *[other] { $places } Plätze mehr
    }
    .free = { $places ->
        [one] { $places } freier Platz
       *[other] { $places } freie Plätze
    }
slots = Produkte und Plätze
    .of = { $products }/{ $slots } Produkte
    .free = freier Produktplatz
dossier = Alles Offene über diese Firma
    .products = { $products }. Alles Offene über diese Firma

## Der Rivale

rival = Der Rivale
    .round = Runde { $round } von { $rounds }
    .tech = Technikreihe
    .step = Schritt { $step } von { $steps }
pawn = { $colour ->
    [white] Weiße Figur
   *[grey] Graue Figur
}
    .letter = { $colour ->
        [white] W
       *[grey] G
    }
deed = { $name }: { $deed }
next = { $does ->
    [launch] Der Rivale würde dies herausbringen
    [copy] Der Rivale würde dies nachahmen
   *[other] Der Rivale würde dies nehmen
}: weiße Figur mit { $white } von { $left } Entscheidungen, graue Figur mit { $grey }
steps = Schritte auf den Entscheidungen des Rivalen
    .deck = Schritte (noch { $left })
    .left = { $left }/{ $all }
acts = (bei { $cards } von { $left })

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

pic-person = Jemand zum Einstellen: Preis nach Rabatt, Gehalt, Wünsche, was er sofort (!) und jede Runde (∞) bringt.
pic-office = Ein Teil der Zentrale: Preis, Plätze für Leute, Unterhalt, Symbole.
pic-fund = Wagniskapital: der Code für die Vorführung, das Geld, und was es sonst tut.
pic-product = Ein Produkt: das Raster, was der Innovator (1) und was der Nachahmer (2) bekommt.
pic-blocks = Code gibt es als Blöcke; die Zahl ist die Größe.
pic-track = Marker klettern die Skyline hinauf; der letzte liegt oben. Bei $ steigen Gehälter, am Horn endet das Spiel.
pic-symbols = Volle Symbole hast du, umrandete sind gewünscht. Jede Übereinstimmung macht es billiger.
pic-side-a = Die Karte des Innovators.
pic-side-b = Dieselbe mit Konkurrenz: Seite B.
pic-second = Die Karte des Nachahmers.
pic-pawns = Die Figuren des Rivalen gehen um die Reihen und nehmen, worauf sie landen.
