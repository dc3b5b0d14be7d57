tech-deck-domain = { $domain ->
    [service] Service
    [technology] Technik
    [science] Wissenschaft
    [information] Information
   *[open] Offen: jede Domäne
}
tech-deck-kind = { $kind ->
    [venture] Unternehmen
   *[group] Gruppe
}
tech-deck-when = { $phase ->
    [before] Effekte vor dem Bedienen
    [after] Effekte nach dem Bedienen
    [assist] beim Bedienen
    [won] wenn du einen Kunden gewinnst
   *[main] Effekte
}
tech-deck-start = S
tech-deck-round = Eine Runde
tech-deck-round-1 = Neue Kunden kommen in die Reihe.
tech-deck-round-2 = Effekte: Das Team mit dem Marker nutzt einen, dann das andere, bis keines mehr will.
tech-deck-round-3 = Kunden bedienen.
tech-deck-round-4 = Noch einmal Effekte.
tech-deck-round-5 = Legt eure Hand ab und zieht { $hand } Karten.
tech-deck-round-6 = Ist das Spiel zu Ende? Wenn nicht, geht der Marker an das andere Team.
tech-deck-new = Neue Kunden
tech-deck-new-1 = Jede Runde { $few }, { $more } sobald ein Team { $scored } gewertet hat. Allein einer weniger; ab { $many } Personen immer { $more }.
tech-deck-new-2 = Die Reihe fasst { $row }. Einer zu viel: Der älteste geht unzufrieden.
tech-deck-assist = Bedienen
tech-deck-assist-1 = Beide Teams legen Karten verdeckt: zusammen genau der Wert des Kunden, mindestens eine aus seiner Domäne.
tech-deck-assist-2 = Das Team ohne Marker zeigt zuerst seine Karten und nennt den Kunden; dann das andere.
tech-deck-assist-3 = Effekte, die beim Bedienen wirken.
tech-deck-assist-4 = Derselbe Kunde: Die höchste Karte gewinnt, dann die nächste, dann die Domäne.
tech-deck-assist-5 = Wer gewinnt, macht den Kunden zum Unternehmen oder wertet ihn.
tech-deck-assist-6 = Karten, die gewonnen haben, werden abgelegt; die anderen gehen auf die Hand zurück.
tech-deck-assist-7 = Effekte, und so weiter, bis kein Team mehr bedienen kann.
tech-deck-ranks = Domänen, die höchste zuerst
tech-deck-unhappy = Unzufriedene: verloren bei
tech-deck-ventures = Unternehmen je Person
tech-deck-end = Das Ende
tech-deck-end-1 = Zu viele Unzufriedene: Alle verlieren.
tech-deck-end-2 = Keine Kunden mehr: Das Team mit den meisten gewerteten gewinnt.
tech-deck-row = Wartende Kunden
tech-deck-row-text = Neue Kunden stellen sich rechts an; der älteste, links, geht zuerst.
tech-deck-oldest = ältester
tech-deck-marker = Erstes Team
tech-deck-unhappy-place = Hier liegen unzufriedene Kunden
