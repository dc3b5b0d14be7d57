bidness-type = { $type ->
    [auction] Wird versteigert
    [headhunt] Abwerbung
    [lawsuit] Klage
    [bonus] Bonus für diese Runde
    [tech] Technik
   *[marketing] Werbung
}
bidness-price-auction = Geht an das höchste Gebot
bidness-price = { $cost ->
    [0] Kostet nichts
   *[other] { $payee ->
        [target] { MONEY($cost) } an diesen Spieler
       *[bank] { MONEY($cost) }
    }
}
bidness-setup = Vorbereitung
bidness-setup-1 = Mische alle Karten, die auf keiner Hand und an keinem Arbeitsplatz liegen. Teile aus, bis alle { $hand } haben.
bidness-setup-2 = Alle legen { $drop ->
    [one] eine Karte
   *[other] { $drop } Karten
} verdeckt ab.
bidness-play = Kartenspiel
bidness-play-1 = Reihum ab dem Startspieler: Spiel eine Karte, verkauf eine für { MONEY($sold) } oder passe.
bidness-play-2 = Mit weniger als { $least } Karten musst du passen.
bidness-play-3 = Keine Klagen und keine Abwerbungen in der ersten Runde.
bidness-play-4 = Die Phase endet, wenn alle nacheinander gepasst haben.
bidness-business = Geschäft
bidness-business-1 = Zahle Gehälter. Fehlt dir Geld, entlasse oder leihe.
bidness-business-2 = Tilge Schuldscheine, außer du hast entlassen.
bidness-business-3 = Verkaufe: Ein Stück kostet so viel, wie du Technikpunkte hast, abgerundet auf { MONEY($step) }; jeder Werber verkauft ein Stück. Dazu { MONEY($contract) } je Auftrag.
bidness-business-4 = Würfle für jeden Techniker: so viele Technikpunkte.
bidness-business-5 = Lege Bonuskarten ab. Der Startspieler wechselt.
bidness-salaries = Gehälter
bidness-a-marketer = je Werber
bidness-an-engineer = je Techniker
bidness-lawyers = Alle Anwälte zusammen, nach ihrer Zahl:
bidness-payoff = Tilgen
bidness-ious = { $ious ->
    [one] { $ious } Schuldschein
   *[other] { $ious } Schuldscheine
}
bidness-debt = Leihen
bidness-debt-text = Nimm { MONEY($sum) } und einen Schuldschein, wann immer du sie brauchst; höchstens { $most } Schuldscheine.
bidness-suit = Klagen
bidness-suit-1 = Nenne den Beklagten und den Schaden.
bidness-suit-2 = Vergleicht euch auf eine Summe oder geht vor Gericht.
bidness-suit-3 = Prozess: je { $dice } Würfel, dazu einer je Anwalt und Rechtspraktikant.
bidness-suit-4 = Die höhere Summe gewinnt, bei Gleichstand der Beklagte. Ein Kläger, der verliert, gibt selbst so viel ab.
bidness-awards = Auszeichnungen
bidness-market-leader = Stück für den einen Spieler mit den meisten Werbepunkten
bidness-tech-leader = auf den Preis für den einen Spieler mit den meisten Technikpunkten
bidness-goal = Ziel
bidness-goal-text = Wer nach dem Tilgen keinen Schuldschein mehr hat, gewinnt; bei mehreren zählen die meisten Technikpunkte.
bidness-workplace = Arbeitsplatz
bidness-place-staff = Angestellte
bidness-place-contracts = Aufträge
bidness-place-bonus = Bonuskarten
bidness-place-awards = Auszeichnungen
bidness-place-cash = Geld
bidness-place-ious = Schuldscheine
bidness-place-tech = Technikpunkte
bidness-tech = { $tech ->
    [one] { $tech } Technikpunkt
   *[other] { $tech } Technikpunkte
}
bidness-start = Zu Beginn: { $what }
bidness-note = Seed-Round-Bank
bidness-iou = Schuldschein
bidness-award-market = Marktführer
bidness-award-tech = Technikführer
bidness-first-player = Startspieler
