# Wie ein Team für die anderen heißt: ein Team aus einer Person nach ihrem Namen.
team = { $seats_count ->
    [one] { $seats }
   *[other] Team { $team }
}
# Dasselbe mitten im Satz, für Sprachen, in denen das anders heißt.
team_within = { $seats_count ->
    [one] { $seats }
   *[other] Team { $team }
}
# Dasselbe, wo das Feld anders heißt.
team_to = { $to_count ->
    [one] { $to }
   *[other] Team { $team }
}
team_holding = { $holders_count ->
    [one] { $holders }
   *[other] Team { $marker }
}
team_winning = { $seats_count ->
    [one] { $seats }
   *[other] Team { $winner }
}
# Die Leute von Team 1, zu denen vom anderen Team gesagt.
players_1 = { WHO($team1) ->
   *[other] { $team1 }
}
team_count = { WHO($seats) ->
    [you] du hast { $count }
    [among] ihr habt { $count }
   *[other] { team_within } hat { $count }
}

# Züge
move-venture = Behalte { $card }.
move-start = Beginne mit { $cards }.
move-pass = Passe.
move-use = Nutze { $card }.
move-pick = Wähl { $card }.
move-bury = { $none ->
    [yes] Lass alles, wo es ist.
   *[no] Schick { $cards } nach unten.
}
move-none = Spiel nichts.
move-set = Spiel { $cards }.
move-first = Nimm { $card } in den Satz.
move-stop = Der Satz ist vollständig.
move-assist = Bediene { $card }.
move-score = Werte den Kunden.
move-area = Mach den Kunden zum Unternehmen in Bereich { $area ->
    [a1] { 1 }
    [a2] { 2 }
   *[a3] { 3 }
}.
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
    [bury] Schick { $card } unter den Kundenstapel.
    [expel] Nimm { $card } aus dem Spiel.
    [give] Tausch { $card }.
    [get] Nimm { $card } dafür.
    [double] Zähl { $card } doppelt.
   *[retain] Nimm { $card } zurück.
}
play_for = Spiel { $cards } (zusammen { $total }){ $customers ->
    [none] { $helped ->
        [none] { "" }
       *[other] , mit Hilfe für { $helped }
    }
   *[other] {" "}für { $customers }{ $helped ->
        [none] { "" }
       *[other] , mit Hilfe auch für { $helped }
    }
}.
place_in = Mach { $card } zum Unternehmen in Bereich { $area }{ $full ->
    [yes] {" "}(er ist voll, also geht ein älteres in Rente)
   *[no] { "" }
}: { $text }
score_it = Werte { $card } für einen Punkt.

# Fragen
prompt_venture = Welches Unternehmen behältst du für Bereich { $area }?
prompt_solo = { $cards ->
    [one] Wähl eine Karte vom Wert { $value } für deinen Startstapel.
   *[other] Wähl { $cards } Karten vom Wert { $value } aus verschiedenen Domänen für deinen Startstapel.
}
prompt_use = { $window ->
    [before] Nutze einen Effekt, bevor die Teams Kunden bedienen, oder passe.
    [after] Nutze einen Effekt, nachdem die Teams Kunden bedient haben, oder passe.
    [between] Nutze einen Effekt vor den nächsten Sätzen oder passe.
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
    [give] wähl eine Karte zum Tauschen
    [get] wähl die Karte, die du dafür bekommst
    [double] wähl eine gespielte Karte, die doppelt zählt
   *[retain] wähl eine gespielte Karte, die du zurücknimmst
}{ $left ->
    [one] { "" }
   *[other] { $job ->
        [give] { "" }
       *[other] {" "}(noch { $left })
    }
}.
prompt_bury = Du siehst { $cards }: { $cards_count ->
    [one] Oben lassen oder nach unten schicken?
   *[other] Was davon geht nach unten?
}
prompt_set = Spiel verdeckt Karten, um einen Kunden zu bedienen: { $sets ->
    [0] Kein Satz passt.
    [one] { $sets } Satz passt.
   *[other] { $sets } Sätze passen.
}
prompt_first = Dein Satz bisher: { $cards }. Welche Karte kommt dazu?
prompt_declare = Du deckst { $cards } auf: Welchen Kunden bedienst du?
prompt_place = Du hast { $card } gewonnen: Werten oder zum Unternehmen machen?
prompt_retire = In Bereich { $area } liegt ein Unternehmen zu viel: Welches ältere geht in Rente, in deinen Punktestapel?

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
    [one] eine andere Handkarte, und du hast keine
   *[other] { $cost } andere Handkarten, und die hast du nicht
}.
reason_nothing = { $card } würde jetzt nichts bewirken.
reason_not_lead = { $card } darf in dieser Runde jemand anders in deinem Team nutzen.
reason_idle_venture = { $card } ist eine Gruppenkarte: In einem Bereich wirkt sie nicht.
reason_group_card = { $card } ist eine Gruppenkarte; in Bereichen liegen nur Unternehmen.
reason_out = Dein Team ist in dieser Bedienphase ausgeschieden: Sein letzter Satz hat keinen Kunden gewonnen.
reason_no_match = Diese Karten passen zu keinem Kunden der Reihe: Ihre Werte müssen zusammen den Wert des Kunden ergeben, und eine von ihnen muss seine Domäne haben.
reason_customer = { $domain ->
    [service] Service { $value }
    [technology] Technik { $value }
    [science] Wissenschaft { $value }
    [information] Information { $value }
   *[open] Offen { $value }
}: { $held ->
    [yes] { $short ->
        [0] dein nächster Satz ist { $over } darüber
       *[other] deinem nächsten Satz fehlt { $short }
    }
   *[no] du hast keine Karte dieser Domäne
}.
reason_unreachable = Dein Satz reicht für diesen Kunden nicht, auch nicht mit den Effekten, die du noch hast.

# Aufbau
event-teams_made = { WHO($team2) ->
    [none] { WHO($team1) ->
        [you] Du spielst allein.
       *[other] { $team1 } spielt allein.
    }
    [you] Du spielst gegen { players_1 }.
    [among] Dein Team, Team { 2 }: { $team2 }. Team { 1 }: { players_1 }.
   *[other] { WHO($team1) ->
        [you] Du spielst gegen { $team2 }.
        [among] Dein Team, Team { 1 }: { $team1 }. Team { 2 }: { $team2 }.
       *[other] Team { 1 }: { $team1 }. Team { 2 }: { $team2 }.
    }
}
event-solo_start = Der Startstapel: { $cards }. Nicht im Spiel: { $box }.
event-ventures_revealed = { WHO($seats) ->
    [you] Du deckst { $revealed } auf
    [among] Ihr deckt { $revealed } auf
   *[other] { team } deckt { $revealed } auf
}. Unternehmen zur Auswahl: { $ventures }.
event-venture_kept = { WHO($seat) ->
    [you] Du behältst { $card } für Bereich { $area }.
   *[other] { $seat } behält { $card } für Bereich { $area }.
}
event-table_set = Die Stapel sind gemischt, und in der Reihe warten { $row }.{ WHO($holders) ->
    [none] { "" }
    [you] {" "}Du hast den Startteam-Marker.
    [among] {" "}Ihr habt den Startteam-Marker.
   *[other] {" "}{ team_holding } hat den Startteam-Marker.
}

# Runden
event-round_started = Runde { $round }.{ WHO($holders) ->
    [none] { "" }
    [you] {" "}Du hast den Marker.
    [among] {" "}Ihr habt den Marker.
   *[other] {" "}{ team_holding } hat den Marker.
}{ WHO($leads) ->
    [none] { "" }
    [you] {" "}Du führst dein Team.
    [among] {" "}Du führst dein Team.
   *[other] { $leads_count ->
        [one] {" "}{ $leads } führt.
       *[other] {" "}{ $leads } führen.
    }
}
event-customer_came = { $card } stellt sich in die Reihe.
event-customer_left = { $card } geht unzufrieden, insgesamt { $unhappy }; bei { $limit } ist das Spiel verloren.
event-hand_discarded = { WHO($seats) ->
    [you] Du legst den Rest deiner Hand ab: { $cards }.
    [among] Ihr legt den Rest eurer Hand ab: { $cards }.
   *[other] { team } legt den Rest der Hand ab: { $cards }.
}
event-reshuffled = { WHO($seats) ->
    [you] Du mischst deine Ablage
    [among] Ihr mischt eure Ablage
   *[other] { team } mischt die Ablage
} zu einem neuen Stapel aus { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
}.
event-drew = { WHO($to) ->
    [you] Du ziehst
    [among] Ihr zieht
   *[other] { team_to } zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
    .known = { WHO($to) ->
        [you] Du ziehst { $cards }.
        [among] Ihr zieht { $cards }.
       *[other] { team_to } zieht { $cards }.
    }
event-round_ended = Runde { $round } ist vorbei. Punkte: { $points }. { $unhappy ->
    [0] Kein Kunde ist unzufrieden
    [one] { $unhappy } Kunde ist unzufrieden
   *[other] { $unhappy } Kunden sind unzufrieden
}; bei { $limit } ist das Spiel verloren.
event-all_lost = { $unhappy ->
    [one] { $unhappy } Kunde ist unzufrieden
   *[other] { $unhappy } Kunden sind unzufrieden
}: { $points_count ->
    [one] Das Spiel ist verloren
   *[other] Alle verlieren
}. Punkte: { $points }.
event-game_scored = { $by ->
    [draw] Das Spiel endet unentschieden.
   *[other] { WHO($winners) ->
        [you] Du gewinnst
        [among] Ihr gewinnt
       *[other] { $winners_count ->
            [one] { $winners } gewinnt
           *[other] { $winners } gewinnen
        }
    }{ $by ->
        [sum] {" "}mit der höheren Summe der Werte ({ $sums })
        [domains] {" "}mit dem höheren Rang der Domänen
       *[other] { "" }
    }.
} Punkte: { $points }.
event-solo_won = { WHO($seat) ->
    [you] Du hast es geschafft
   *[other] { $seat } hat es geschafft
}, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $grade ->
    [unicorn] ein Einhorn!
    [scale_up] ein Scale-up!
    [series_a] Serie A.
    [seed] Seed-Phase.
   *[side_project] ein Nebenprojekt.
}

# Effekte
event-team_passed = { WHO($seats) ->
    [you] Du passt.
    [among] Ihr passt.
   *[other] { team } passt.
}
event-effect_used = { WHO($seat) ->
    [you] Du nutzt { $card }: { $text }
   *[other] { $seat } nutzt { $card }: { $text }
}
event-discarded = { WHO($seats) ->
    [you] Du legst { $card } ab.
    [among] Ihr legt { $card } ab.
   *[other] { team } legt { $card } ab.
}
event-recovered = { WHO($seats) ->
    [you] Du nimmst { $card } aus deiner Ablage.
    [among] Ihr nehmt { $card } aus eurer Ablage.
   *[other] { team } nimmt { $card } aus der Ablage.
}
event-hand_shown = { WHO($seats) ->
    [you] Du bietest { $card } zum Tausch.
    [among] Ihr bietet { $card } zum Tausch.
   *[other] { team } bietet { $card } zum Tausch.
}
event-exchanged = { WHO($seats) ->
    [you] Du tauschst
    [among] Ihr tauscht
   *[other] { team } tauscht
} { $places ->
    [hand_discard] { $gave } von der Hand gegen { $got } aus der Ablage
    [hand_row] { $gave } von der Hand gegen { $got } aus der Reihe
    [row_top] { $gave } aus der Reihe gegen den nächsten Kunden, { $got }
   *[discard_rival_discard] { $gave } gegen { $got } aus der gegnerischen Ablage
}.
event-shifted = { $card } geht ans rechte Ende der Reihe.
event-buried = { $card } geht unter den Kundenstapel{ $source ->
    [unhappy] {" "}und ist nicht mehr unzufrieden
   *[other] { "" }
}.
event-expelled = { $card } ist aus dem Spiel.
event-looked = { WHO($to) ->
    [you] Du siehst dir
    [among] Ihr seht euch
   *[other] { team_to } sieht sich
} { $count ->
    [one] den nächsten Kunden
   *[other] die nächsten { $count } Kunden
} an.
    .known = { WHO($to) ->
        [you] Du siehst dir { $cards } an.
        [among] Ihr seht euch { $cards } an.
       *[other] { team_to } sieht sich { $cards } an.
    }
event-scouted = { $looked ->
    [one] { $buried ->
        [0] { WHO($to) ->
            [you] Du lässt ihn oben.
            [among] Ihr lasst ihn oben.
           *[other] { team_to } lässt ihn oben.
        }
       *[other] { WHO($to) ->
            [you] Du schickst ihn nach unten.
            [among] Ihr schickt ihn nach unten.
           *[other] { team_to } schickt ihn nach unten.
        }
    }
   *[other] { WHO($to) ->
        [you] Du schickst
        [among] Ihr schickt
       *[other] { team_to } schickt
    } { $buried ->
        [0] keinen
       *[other] { $buried }
    } von den { $looked } nach unten.
}
    .known = { WHO($to) ->
        [you] Du schickst
        [among] Ihr schickt
       *[other] { team_to } schickt
    } { $cards ->
        [none] niemanden
       *[other] { $cards }
    } nach unten.
event-revealed = { WHO($seats) ->
    [you] Du deckst { $cards } von deinem Stapel auf.
    [among] Ihr deckt { $cards } von eurem Stapel auf.
   *[other] { team } deckt { $cards } vom Stapel auf.
}
event-taken = { WHO($seats) ->
    [you] Du nimmst { $card }.
    [among] Ihr nehmt { $card }.
   *[other] { team } nimmt { $card }.
}
event-spied = { WHO($to) ->
    [you] Du siehst dir die gegnerische Hand an.
    [among] Ihr seht euch die gegnerische Hand an.
   *[other] { team_to } sieht sich die gegnerische Hand an.
}
    .known = { WHO($to) ->
        [you] Du siehst dir die gegnerische Hand an
        [among] Ihr seht euch die gegnerische Hand an
       *[other] { team_to } sieht sich die gegnerische Hand an
    }: { $cards ->
        [none] keine Karten
       *[other] { $cards }
    }.
event-readied = { $card } ist wieder nutzbar.
event-banked = { WHO($seats) ->
    [you] Du legst { $card } von der Hand in deinen Punktestapel.
    [among] Ihr legt { $card } von der Hand in euren Punktestapel.
   *[other] { team } legt { $card } von der Hand in den Punktestapel.
}

# Bedienen
event-committed = { WHO($to) ->
    [you] Du hast entschieden.
    [among] Ihr habt entschieden.
   *[other] { team_to } hat entschieden.
}
    .known = { WHO($to) ->
        [you] Du spielst
        [among] Ihr spielt
       *[other] { team_to } spielt
    } { $cards ->
        [none] nichts
       *[other] { $cards } verdeckt
    }.
event-sets_down = Verdeckte Karten: { $counts }.
event-set_revealed = { WHO($seats) ->
    [you] Du deckst { $cards } auf.
    [among] Ihr deckt { $cards } auf.
   *[other] { team } deckt { $cards } auf.
}
event-declared = { WHO($seats) ->
    [you] Du willst { $card } bedienen.
    [among] Ihr wollt { $card } bedienen.
   *[other] { team } will { $card } bedienen.
}
event-helped = { $edge ->
    [0] { $wild ->
        [yes] { WHO($seats) ->
            [you] Du brauchst
            [among] Ihr braucht
           *[other] { team } braucht
        } keine Karte aus der Domäne des Kunden.
       *[no] { WHO($seats) ->
            [you] Deine Summe
            [among] Eure Summe
           *[other] Die Summe von { team_within }
        } darf { $short ->
            [0] { $over ->
                [one] { $over } zu hoch
               *[other] bis zu { $over } zu hoch
            }
           *[other] { $over ->
                [0] { $short ->
                    [one] { $short } zu niedrig
                   *[other] bis zu { $short } zu niedrig
                }
               *[other] bis zu { $over } zu hoch oder { $short } zu niedrig
            }
        } sein.
    }
   *[other] { WHO($seats) ->
        [you] Deine höchste Karte
        [among] Eure höchste Karte
       *[other] Die höchste Karte von { team_within }
    } zählt { $edge } mehr.
}
event-doubled = { WHO($seats) ->
    [you] Du zählst { $card } doppelt.
    [among] Ihr zählt { $card } doppelt.
   *[other] { team } zählt { $card } doppelt.
}
event-assist_failed = { WHO($seats) ->
    [you] Du bedienst mit { $cards } niemanden.
    [among] Ihr bedient mit { $cards } niemanden.
   *[other] { team } bedient mit { $cards } niemanden.
}
event-contested = Beide Teams wollen { $card }: { WHO($seats) ->
    [you] Du gewinnst
    [among] Ihr gewinnt
   *[other] { team_winning } gewinnt
} { $by ->
    [values] mit der höheren Karte
    [domains] mit der höheren Domäne
   *[marker] mit dem Marker
}.
event-customer_won = { WHO($seats) ->
    [you] Du gewinnst { $card }.
    [among] Ihr gewinnt { $card }.
   *[other] { team } gewinnt { $card }.
}
event-developed = { WHO($seats) ->
    [you] { $to ->
        [hand] Du nimmst { $card } auf die Hand.
        [deck] Du mischst { $card } in deinen Stapel.
       *[discard] Du legst { $card } auf deine Ablage.
    }
    [among] { $to ->
        [hand] Ihr nehmt { $card } auf die Hand.
        [deck] Ihr mischt { $card } in euren Stapel.
       *[discard] Ihr legt { $card } auf eure Ablage.
    }
   *[other] { $to ->
        [hand] { team } nimmt { $card } auf die Hand.
        [deck] { team } mischt { $card } in den Stapel.
       *[discard] { team } legt { $card } auf die Ablage.
    }
}
event-retained = { WHO($seats) ->
    [you] Du nimmst { $card } zurück auf die Hand.
    [among] Ihr nehmt { $card } zurück auf die Hand.
   *[other] { team } nimmt { $card } zurück auf die Hand.
}
event-placed = { WHO($seats) ->
    [you] Du machst { $card } zum Unternehmen in Bereich { $area }.
    [among] Ihr macht { $card } zum Unternehmen in Bereich { $area }.
   *[other] { team } macht { $card } zum Unternehmen in Bereich { $area }.
}
event-retired = { WHO($seats) ->
    [you] Du schickst { $card } in Rente und hast jetzt
    [among] Ihr schickt { $card } in Rente und habt jetzt
   *[other] { team } schickt { $card } in Rente und hat jetzt
} { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}.
event-scored = { WHO($seats) ->
    [you] Du wertest { $card } und hast jetzt
    [among] Ihr wertet { $card } und habt jetzt
   *[other] { team } wertet { $card } und hat jetzt
} { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}.
event-set_returned = { WHO($seats) ->
    [you] Du nimmst { $cards } zurück
    [among] Ihr nehmt { $cards } zurück
   *[other] { team } nimmt { $cards } zurück
}{ $out ->
    [yes] { WHO($seats) ->
        [you] {" "}und bist in dieser Bedienphase ausgeschieden
        [among] {" "}und seid in dieser Bedienphase ausgeschieden
       *[other] {" "}und ist in dieser Bedienphase ausgeschieden
    }
   *[no] { "" }
}.

# Tipps
hint_value = bringt { $value } an Kunden
hint_serves = { $customers ->
    [none] Deine Hand bedient dann niemanden in der Reihe.
   *[other] Deine Hand kann dann bedienen: { $customers }.
}
