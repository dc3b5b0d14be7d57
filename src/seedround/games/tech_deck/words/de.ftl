# Züge
move-venture = Behalte { $card }.
move-start = Beginne mit { $cards }.
move-pass = Passe.
move-use = Nutze { $card }.
move-pick = Wähl { $card }.
move-bury = { $none ->
    [yes] Lass sie, wie sie sind.
   *[no] Schick nach unten: { $cards }.
}
move-none = Spiel nichts.
move-set = Spiel { $cards }.
move-first = Nenne { $card }, dann weitere.
move-stop = Diese Karten sind der Satz.
move-assist = Bediene { $card }.
move-score = Werte den Kunden.
move-area = Leg den Kunden in Bereich { $area }.
move-retire = Schick { $card } in Rente, in den Punktestapel.

# Was ein Zug an diesem Tisch bedeutet
keep_card = Behalte { $card }: { $text }
use_card = Nutze { $card }: { $text }
pick_for = { $job ->
    [discard] Leg { $card } ab.
    [recover] Nimm { $card } aus deiner Ablage.
    [dig] Nimm { $card }.
    [ready] Mach { $card } wieder nutzbar.
    [bank] Leg { $card } in deinen Punktestapel.
    [shift] Schieb { $card } ans rechte Ende der Reihe.
    [bury] Schick { $card } nach unten.
    [expel] Nimm { $card } aus dem Spiel.
    [swap] Tausch { $card }.
    [double] Zähl { $card } doppelt.
   *[retain] Nimm { $card } zurück.
}
play_for = Spiel { $cards }{ $customers ->
    [none] { "" }
   *[other] {" "}für { $customers }
}{ $helped ->
    [none] { "" }
   *[other] ; mit Hilfe für { $helped }
}.
place_in = { $full ->
    [yes] Leg { $card } in Bereich { $area }; er ist voll, also geht ein älteres Unternehmen in Rente: { $text }
   *[no] Leg { $card } in Bereich { $area }: { $text }
}
score_it = Werte { $card }: ein Punkt.

# Fragen
prompt_venture = Welches Unternehmen behältst du für Bereich { $area }?
prompt_solo = { $value ->
    [one] Wähl zwei Einsen verschiedener Domänen für deinen Startstapel.
   *[other] Wähl eine Karte mit Wert { $value } für deinen Startstapel.
}
prompt_use = { $window ->
    [before] Nutze einen Effekt, bevor die Teams Kunden bedienen, oder passe.
    [after] Nutze einen Effekt, nachdem die Teams Kunden bedient haben, oder passe.
    [between] Nutze einen Effekt vor dem nächsten Satz oder passe.
    [assist] Hilf deinem Satz mit einem Effekt oder passe.
   *[won] Nutze einen Effekt für den gewonnenen Kunden oder passe.
}
prompt_pick = { $card }: { $job ->
    [discard] wähl eine Karte zum Ablegen
    [recover] wähl eine Karte aus deiner Ablage
    [dig] nimm eine der aufgedeckten Karten
    [ready] wähl eine benutzte Karte, die wieder nutzbar wird
    [bank] wähl eine Karte für deinen Punktestapel
    [shift] wähl einen Kunden, der ans rechte Ende geht
    [bury] wähl eine Karte, die nach unten geht
    [expel] wähl eine Karte, die aus dem Spiel geht
    [swap] wähl eine Karte zum Tauschen
    [double] wähl eine gespielte Karte, die doppelt zählt
   *[retain] wähl eine gespielte Karte, die du zurücknimmst
}{ $left ->
    [one] { "" }
   *[other] { $job ->
        [swap] {" "}(erst deine, dann die andere)
       *[other] {" "}(noch { $left })
    }
}.
prompt_bury = Du siehst { $cards }: was davon geht nach unten?
prompt_set = Spiel verdeckt Karten, um einen Kunden zu bedienen: { $sets ->
    [one] ein Satz passt.
   *[other] { $sets } Sätze passen.
}
prompt_first = Dein Satz bisher: { $cards }. Welche Karte kommt dazu?
prompt_declare = Du deckst { $cards } auf: welchen Kunden bedienst du?
prompt_place = Du hast { $card } gewonnen: werten oder zum Unternehmen machen?
prompt_retire = In Bereich { $area } liegt ein Unternehmen zu viel: welches ältere geht in Rente, in deinen Punktestapel?

# Gründe
reason_used = { $card } ist in dieser Runde schon benutzt; jede Karte wirkt einmal je Runde.
reason_phase = { $card } wirkt nur{ $phase ->
    [main] {" "}in den Effektphasen und zwischen den Durchgängen
    [before] {" "}in der Effektphase vor dem Bedienen
    [after] {" "}in der Effektphase nach dem Bedienen
    [assist] , während dein Team einen Kunden bedient
   *[won] , wenn dein Team einen Kunden gewonnen hat
}.
reason_cost = { $card } kostet { $cost ->
    [one] eine andere Handkarte, und die hast du nicht
   *[other] { $cost } andere Handkarten, und die hast du nicht
}.
reason_nothing = { $card } würde jetzt nichts bewirken.
reason_not_lead = { $card } darf in dieser Runde jemand anders in deinem Team nutzen.
reason_group_card = { $card } ist eine Gruppenkarte; in Bereichen liegen nur Unternehmen.
reason_out = Dein Team ist in dieser Bedienphase ausgeschieden, denn sein letzter Satz brachte keinen Kunden.
reason_no_match = Diese Karten bedienen niemanden in der Reihe: ihre Werte müssen zusammen den Wert eines Kunden ergeben, und eine von ihnen muss seine Domäne haben.
reason_unreachable = Dein Satz reicht für diesen Kunden nicht, auch nicht mit den Effekten, die du noch hast.

# Ereignisse
event-teams_made = { $team2 ->
    [none] { $team1 } spielt allein.
   *[other] Team 1: { $team1 }. Team 2: { $team2 }.
}
event-solo_start = Der Startstapel ist { $cards }. Nicht im Spiel: { $box }.
event-ventures_revealed = Team { $team } deckt { $revealed } auf; Unternehmen zur Auswahl: { $ventures }.
event-venture_kept = { $seat } behält { $card } in Bereich { $area } von Team { $team }.
event-table_set = Die Stapel sind gemischt. In der Reihe: { $row }.{ $marker ->
    [none] { "" }
   *[other] {" "}Team { $marker } hat den Startteam-Marker.
}
event-round_started = Runde { $round }.{ $marker ->
    [none] { "" }
   *[other] {" "}Team { $marker } hat den Marker; es führen { $leads }.
}
event-customer_came = { $card } stellt sich in die Reihe.
event-customer_left = { $card } geht unzufrieden weg (bisher { $unhappy }).
event-hand_discarded = Team { $team } legt seine Hand ab: { $cards }.
event-reshuffled = Team { $team } mischt seine Ablage zu einem neuen Stapel aus { $deck ->
    [one] einer Karte
   *[other] { $deck } Karten
}.
event-drew = Team { $team } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
    .known = Dein Team zieht { $cards }.
event-round_ended = Runde { $round } ist vorbei. Punkte: { $scores }; unzufriedene Kunden: { $unhappy }.
event-all_lost = { $unhappy ->
    [one] Ein Kunde ist unzufrieden
   *[other] { $unhappy } Kunden sind unzufrieden
}: alle verlieren. Punkte: { $scores }.
event-game_scored = { $by ->
    [draw] Das Spiel endet unentschieden
    [sum] Das Spiel ist vorbei, die Summe der Werte entscheidet ({ $sums }). Sieg für { $winners }
    [domains] Das Spiel ist vorbei, der Rang der Domänen entscheidet. Sieg für { $winners }
   *[points] Das Spiel ist vorbei. Sieg für { $winners }
}. Punkte: { $scores }.
event-solo_won = Geschafft, mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}: { $grade }.
event-team_passed = Team { $team } passt.
event-effect_used = { $seat } nutzt { $card }: { $text }
event-discarded = Team { $team } legt { $card } ab.
event-recovered = Team { $team } nimmt { $card } aus seiner Ablage.
event-hand_shown = Team { $team } bietet { $card } zum Tausch.
event-exchanged = Team { $team } tauscht { $gave } und { $got } { $places ->
    [hand_discard] (Hand und Ablage)
    [hand_row] (Hand und Reihe)
    [row_top] (Reihe und nächster Kunde)
   *[discard_rival_discard] (die beiden Ablagen)
}.
event-shifted = { $card } geht ans rechte Ende der Reihe.
event-buried = { $card } geht unter den Kundenstapel{ $source ->
    [unhappy] {" "}und ist nicht mehr unzufrieden
   *[other] { "" }
}.
event-expelled = { $card } geht aus dem Spiel.
event-looked = Team { $team } sieht sich { $count ->
    [one] den nächsten Kunden
   *[other] die nächsten { $count } Kunden
} an.
    .known = Dein Team sieht { $cards }.
event-scouted = Team { $team } schickt { $buried } von { $looked } nach unten.
    .known = { $cards ->
        [none] Dein Team schickt niemanden nach unten.
       *[other] Dein Team schickt nach unten: { $cards }.
    }
event-revealed = Team { $team } deckt { $cards } von seinem Stapel auf.
event-taken = Team { $team } nimmt { $card } auf die Hand.
event-spied = Team { $team } sieht sich die Hand der Gegner an.
    .known = { $cards ->
        [none] Die Gegner haben keine Karten auf der Hand.
       *[other] Die Gegner haben { $cards } auf der Hand.
    }
event-readied = { $card } ist wieder nutzbar.
event-banked = Team { $team } legt { $card } von der Hand in seinen Punktestapel.
event-committed = Team { $team } hat entschieden.
    .known = { $cards ->
        [none] Dein Team spielt nichts.
       *[other] Dein Team spielt { $cards } verdeckt.
    }
event-sets_down = Verdeckte Karten: { $counts }.
event-set_revealed = Team { $team } deckt { $cards } auf.
event-declared = Team { $team } will { $card } bedienen.
event-helped = Team { $team }: { $edge ->
    [0] { $wild ->
        [yes] jede Domäne passt
       *[no] die Summe darf um { $low } bis { $high } geändert werden
    }
   *[other] die höchste Karte zählt { $edge } mehr
}.
event-doubled = Team { $team } zählt { $card } doppelt.
event-assist_failed = Team { $team } bedient mit { $cards } niemanden.
event-contested = Beide wollen { $card }: Team { $winner } gewinnt { $by ->
    [values] mit der höheren Karte
    [domains] mit der höheren Domäne
   *[marker] mit dem Marker
}.
event-customer_won = Team { $team } gewinnt { $card }.
event-developed = { $card } kommt zu Team { $team }: { $to ->
    [hand] auf die Hand
    [deck] in den Stapel
   *[discard] in die Ablage
}.
event-retained = Team { $team } nimmt { $card } zurück auf die Hand.
event-placed = { $card } wird ein Unternehmen von Team { $team }, Bereich { $area }.
event-retired = Team { $team } schickt { $card } in Rente: { $score ->
    [one] jetzt ein Punkt
   *[other] jetzt { $score } Punkte
}.
event-scored = Team { $team } wertet { $card }: { $score ->
    [one] jetzt ein Punkt
   *[other] jetzt { $score } Punkte
}.
event-set_returned = Team { $team } nimmt { $cards } zurück{ $out ->
    [yes] {" "}und ist in dieser Bedienphase ausgeschieden
   *[no] { "" }
}.

# Tipps
hint_value = { $move }: { $value }
hint_serves = { $customers ->
    [none] Deine Hand bedient dann niemanden in der Reihe.
   *[other] Deine Hand kann dann bedienen: { $customers }.
}
