# Das Spiel von außen: Name, Optionen, Bots

game_title = The Tech Deck
game_blurb = Rivalisierende Teams bedienen eine Schlange ungeduldiger Kunden. Gehen zu viele unzufrieden, verlieren alle.

option-teams = Teams
    .about = Wer mit wem spielt.
    .random = werden ausgelost
    .alternate = jeder zweite Platz
option-venture_deal = Erste Unternehmen
    .about = Aus welchen Karten ihr eure ersten Unternehmen wählt.
    .pairs = ein Paar für jeden Bereich
    .pool = eine Auswahl für das ganze Team
option-lead = Wer für ein Team entscheidet
    .about = Wer Sätze und Kunden wählt, Gruppeneffekte nutzt und über den gemeinsamen Bereich entscheidet.
    .rotating = die Leitung, jede Runde jemand anders
    .anyone = alle im Team: die erste Antwort gilt
option-group_ventures = Gruppenkarten als Unternehmen
    .about = Auch eine Gruppenkarte, die ihr gewinnt, darf in einem Bereich liegen. Sie wirkt dort nicht.
option-solo_start = Startstapel allein
    .about = Mit welchen Karten ein Spiel allein beginnt.
    .example = das Beispiel der Anleitung
    .choose = du wählst
    .random = werden ausgelost
    .strict = du wählst: alle bis auf die höchste aus verschiedenen Domänen
option-open_cards = Offene Karten
    .about = Spielt mit den offenen Karten, die zu jeder Domäne passen.
option-reshuffle = Neu mischen
    .about = Was mit dem Rest eines Stapels geschieht, wenn die Ablage neu gemischt wird.
    .merge = wird mitgemischt
    .drain = bleibt obenauf
option-first_round = Volle Reihe in der ersten Runde
    .about = Was geschieht, wenn die Reihe in der ersten Runde voll ist.
    .stop = es kommen keine Kunden mehr
    .book = der älteste geht unzufrieden, wie in der Anleitung
option-pressure = Geduld
    .about = Bei wie vielen unzufriedenen Kunden das Spiel verloren ist.
    .book = wie gedruckt
    .gentle = mehr als gedruckt
    .harsh = weniger als gedruckt
option-score_ventures = Unternehmen zählen
    .about = Am Ende zählen Unternehmen wie gewertete Kunden.
option-round_cap = Letzte Runde
    .about = Nach dieser Runde wird gewertet, auch wenn noch Kunden da sind.

bot-greedy = Gierig
bot-careless = Sorglos
bot-glance = Schneller Blick
