# Was ein Spielplan neben die Karten schreibt

label_round = { $phase ->
    [setup] Aufbau
    [play] Runde { $round }
   *[over] Runde { $round }: das Ende
}
label_marker = { WHO($seats) ->
    [you] du hast den Marker
    [among] ihr habt den Marker
   *[other] { team_within } hat den Marker
}
label_unhappy = { $unhappy } unzufrieden, bei { $limit } verloren
label_to_come = { $customers } kommen noch
label_next = als Nächstes: { $card }
label_place = { $place }{ $oldest ->
    [yes] { " " }am längsten da
   *[no] { "" }
}
label_card = { $id } { $card }
label_needs = { $value }, { $domain ->
    [service] Service
    [technology] Technik
    [science] Wissenschaft
    [information] Information
   *[open] jede Domäne
}
label_becomes = { $kind ->
    [venture] Untern.
   *[group] Gruppe
}, { when }
when = { $phase ->
    [before] davor
    [after] danach
    [assist] Bedienen
    [won] Gewinn
   *[main] Effekte
}
label_served = { $cards }{ $helped ->
    [yes] { " " }mit Hilfe
   *[no] { "" }
}
label_team = { WHO($seats) ->
    [you] Du
    [among] Dein Team, Team { $team }
   *[other] { team }
}
label_points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
label_score = { label_points }, Summe { $sum }
label_lead = { WHO($seat) ->
    [you] du führst
   *[other] { $seat } führt
}
label_area = Bereich { $area }, { WHO($controller) ->
    [none] gemeinsam
    [you] deiner
   *[other] { $controller }
}:
label_effect = { $text }
label_piles = Hand { $hand }, Stapel { $deck }, Ablage { $discard }
label_row = { $empty ->
    [yes] Keine Kunden in der Reihe
   *[no] Kunden in der Reihe
}
label_ventures = { $whose }: { $empty ->
    [yes] keine Ventures
   *[no] Ventures
}
label_score_pile = { $whose }: Wertungsstapel, { $cards ->
    [0] leer
    [one] { $cards } Karte, Wert { $sum }
   *[other] { $cards } Karten, Summe { $sum }
}
label_discard = { $whose }: Ablage, { $cards ->
    [0] leer
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
label_seen = gesehen: { $cards }
label_out = in dieser Bedienphase ausgeschieden
label_plays = spielt { $cards }{ $target ->
    [none] { "" }
   *[other] { " " }für { $target }
}
label_face_down = { $cards ->
    [one] { $cards } Karte verdeckt
   *[other] { $cards } Karten verdeckt
}
label_offered = zur Auswahl: { $cards }
label_hand = Hand: { $cards ->
    [none] leer
   *[other] { $cards }
}
label_your_hand = { $empty ->
    [yes] Die Hand eurer Gruppe ist leer
   *[no] Die Hand eurer Gruppe
}
label_hand_card = { $kind ->
    [venture] Unternehmen
   *[group] { when }
}: { $text }
chapter_round = Runde { $round }

# Neben der Wertung, wenn das Spiel aus ist
detail-sums = Summe der Werte
