# Teile von Sätzen
gain = { AMOUNT($cash) ->
    [0] { $valuation ->
        [0] { $blocks ->
            [none] nichts
           *[other] { $blocks }
        }
       *[other] { $valuation } Bewertung{ $blocks ->
            [none] { "" }
           *[other] {" "}und { $blocks }
        }
    }
   *[other] { $cash }{ $valuation ->
        [0] { $blocks ->
            [none] { "" }
           *[other] {" "}und { $blocks }
        }
       *[other] { $blocks ->
            [none] {" "}und { $valuation } Bewertung
           *[other] , { $valuation } Bewertung und { $blocks }
        }
    }
}
a_block = einen { $block }-Block
player = { WHO($seat) ->
    [you] du
   *[other] { $seat }
}
symbol = { $attribute ->
    [MIN] Achtsamkeit
    [VAC] Urlaub
    [TEC] Technik
    [PRO] Aufstieg
   *[WLB] Work-Life-Balance
}
worth = { $unit ->
    [start] noch nichts
    [million] { $amount } Mio. $
   *[billion] { $amount } Mrd. $
}
company_start = { WHO($seat) ->
    [you] du beginnst in { $mat } mit { $money }
   *[other] { $seat } beginnt in { $mat } mit { $money }
}
company_worth = { WHO($seat) ->
    [you] du bist { worth } wert
   *[other] { $seat } ist { worth } wert
}
company_end = { WHO($seat) ->
    [you] du { worth }
   *[other] { $seat } { worth }
} ({ $money }, { $blocks ->
    [one] { $blocks } Block
   *[other] { $blocks } Blöcke
})

# Effekte der VC-Karten
effect-none = { $text }
power-launch = einen freien Markteintritt
power-act = { $actions ->
    [one] eine Aktion mehr
   *[other] { $actions } Aktionen mehr
}
power-hire = { $terms ->
    [free] eine kostenlose Einstellung
    [price] eine Einstellung für { $price } vor Rabatten
   *[less] { $less } Nachlass auf eine Einstellung
}
power-poach = { $terms ->
    [free] eine kostenlose Abwerbung
    [price] eine Abwerbung für { $price } vor Rabatten
   *[less] { $less } Nachlass auf eine Abwerbung
}
power-expand = { $terms ->
    [free] eine kostenlose Zentrale
    [price] eine Zentrale für { $price }
   *[less] { $less } Nachlass auf eine Zentrale
}
power-blocks = { $among ->
    [all] { $n ->
        [one] einen beliebigen Block
       *[other] { $n } beliebige Blöcke
    }
    [kinds] { $n ->
        [one] einen Block
       *[other] { $n } Blöcke
    } aus { $kinds }
   *[small] { $n ->
        [one] einen Block
       *[other] { $n } Blöcke
    } mit höchstens { $largest } Feldern
}
power-overtime = Überstunden einer Person{ $times ->
    [one] {""}
   *[other] , { $times }-mal
}
power-royalty = { $times ->
    [1] einmal
    [2] zweimal
   *[other] { $times }-mal
} das Geld eines Produkts
power-relief = { $tokens ->
    [one] einen Gehaltsmarker
   *[other] { $tokens } Gehaltsmarker
} weniger für alle
power-layoff = Entlassungen { without_loss }
power-sunset = den Rückzug eines Produkts { without_loss }{ $pays ->
    [yes] {" "}und { $cash }
   *[no] {""}
}
power-gain = { $what ->
    [cash] { $cash }
    [valuation] { $valuation } Bewertung
   *[both] { $cash } und { $valuation } Bewertung
}{ for_each }{ $most ->
    [none] {""}
   *[other] , höchstens { $most }-mal
}
without_loss = { $loss ->
    [0] ohne Verlust
   *[other] für { $loss } Bewertung
}
for_each = { $per ->
    [product] {" "}für { $every ->
        [one] jedes Produkt
       *[other] je { $every } Produkte
    }
    [employee] {" "}für { $every ->
        [one] jede angestellte Person
       *[other] je { $every } Angestellte
    }
    [hq] {" "}für { $every ->
        [one] jede Zentrale
       *[other] je { $every } Zentralen
    }
   *[none] {""}
}

# Was die Charakterzüge des Rivalen tun
deed-pay = { WHO($seat) ->
    [you] du zahlst { $cash }
   *[other] { $seat } zahlt { $cash }
}{ for_each }{ $most ->
    [none] {""}
   *[other] , höchstens { $limit }
}
deed-pay_code = { WHO($seat) ->
    [you] du zahlst { $code } Code
   *[other] { $seat } zahlt { $code } Code
}
deed-pay_upkeep = { WHO($seat) ->
    [you] du zahlst jetzt den Unterhalt deiner Zentrale
   *[other] { $seat } zahlt jetzt den Unterhalt der Zentrale
}
deed-pay_salaries = { WHO($seat) ->
    [you] du zahlst jetzt alle Gehälter
   *[other] { $seat } zahlt jetzt alle Gehälter
}
deed-lose = { WHO($seat) ->
    [you] du verlierst { $valuation } Bewertung
   *[other] { $seat } verliert { $valuation } Bewertung
}{ for_each }{ $most ->
    [none] {""}
   *[other] , höchstens { $most }
}
deed-raise_salaries = { WHO($seat) ->
    [you] alle deine Leute wollen jede Runde { $tokens } mehr
   *[other] alle Leute von { $seat } wollen jede Runde { $tokens } mehr
}
deed-return_block = { WHO($seat) ->
    [you] du gibst { a_block } zurück
   *[other] { $seat } gibt { a_block } zurück
}
deed-headhunt = { WHO($seat) ->
    [you] jemand von dir wechselt zum Rivalen
   *[other] jemand von { $seat } wechselt zum Rivalen
}
deed-discard = { $row ->
    [employee] die { $which ->
        [first] billigste
       *[last] teuerste
    } Person der Reihe wird abgelegt
    [hq] die { $which ->
        [first] erste
       *[last] letzte
    } Zentrale wird abgelegt
    [vc] die { $which ->
        [first] erste
       *[last] letzte
    } VC-Karte wird abgelegt
   *[product] das { $which ->
        [first] erste
       *[last] letzte
    } freie Produkt verschwindet
}
deed-recruit = der Rivale nimmt die { $which ->
    [first] billigste
   *[last] teuerste
} Person der Reihe
deed-collect = der Rivale sammelt seine Blöcke noch { $times ->
    [one] einmal
   *[other] { $times }-mal
} ein
deed-copy = { WHO($seat) ->
    [you] der Rivale ahmt dein erstes Produkt nach
   *[other] der Rivale ahmt das erste Produkt von { $seat } nach
}{ or_else }
deed-innovate = der Rivale bringt das erste freie Produkt heraus{ or_else }
or_else = { $otherwise ->
    [none] {""}
   *[other] , oder { $otherwise }
}

# Züge
move-keep = Behalte { $founder }.
move-hire = Stell die Person auf Platz { $slot } ein.
move-poach = Wirb { $employee } ab.
move-expand = Nimm die Zentrale auf Platz { $slot }.
move-vc = Nimm das Kapital auf Platz { $slot }.
move-outsource = Kauf { a_block } zu.
move-innovate = Bring das Produkt auf Platz { $slot } als Innovator heraus.
move-second = Bring das Produkt auf Platz { $slot } als Nachahmer heraus.
move-sunset = Nimm { $product } vom Markt.
move-layoff = Entlass { $employee }.
move-end_turn = Beende deinen Zug.
move-done = Das ist alles.
move-decline = Verzichte darauf.
move-pay = Zahl mit { $blocks }.
move-drop = Zahl nicht und verlier das Produkt.
move-design = Bau es mit { $blocks }.
move-narrow = { $count ->
    [0] Nimm keinen { $block }-Block.
    [one] Nimm { $count } { $block }-Block.
   *[other] Nimm { $count } { $block }-Blöcke.
}
move-take = Nimm { a_block }.
move-overtime = Lass { $employee } Überstunden machen.
move-royalty = Kassier Tantiemen für { $product }.
move-yield = Lass { $employee } zum Rivalen gehen.

# Was ein Zug an diesem Tisch bedeutet
keep_offer = Behalte { $founder }: bringt { $instant } mit und { $ongoing } jede Runde.
hire_offer = Stell { $employee } { AMOUNT($price) ->
    [0] umsonst
   *[other] für { $price }
} ein: bringt sofort { $instant } und jede Runde { $ongoing }; Gehalt { $salary }.
poach_offer = Wirb { $employee } { WHO($owner) ->
    [none] beim Rivalen
    [you] bei dir selbst
   *[other] bei { $owner }
} { AMOUNT($price) ->
    [0] umsonst
   *[other] für { $price }
} ab: bringt sofort { $instant } und jede Runde { $ongoing }; Gehalt { $salary }.
expand_offer = Bau { AMOUNT($price) ->
    [0] umsonst
   *[other] für { $price }
} mit { $card } aus: { $employees ->
    [0] kein Platz für Leute
    [one] Platz für { $employees } Person
   *[other] Platz für { $employees } Leute
}, Unterhalt { $upkeep } je Runde{ $symbols ->
    [none] { "" }
   *[other] , Symbole: { $symbols }
}.
vc_offer = Kapital von { $card } für { $cost } Code: { $instant }, dazu { $power }.
outsource_offer = Kauf { a_block } für { $price } zu (noch { $left }).
innovate_offer = Bring { $product } als Innovator heraus ({ $ways ->
    [one] { $ways } Entwurf passt
   *[other] { $ways } Entwürfe passen
}): sofort { $instant }, jede Runde { $ongoing }, Unterhalt { $upkeep } Code.
second_offer = Bring { $product } als Nachahmer mit { $blocks } heraus: sofort { $instant }, jede Runde { $ongoing }, Unterhalt { $upkeep } Code.
design_offer = Bau es mit { $blocks }.
pay_offer = Zahl mit { $blocks }, { $worth } Code wert.
sunset_offer = Nimm { $product } { $loss ->
    [0] ohne Verlust
   *[other] für { $loss } Bewertung
} vom Markt und spar { $upkeep } Code je Runde.
layoff_offer = Lass { $employee } gehen und spar { $salary } je Runde.
drop_offer = Zahl nicht: du verlierst { $product } und { $loss } Bewertung.
overtime_offer = Lass { $employee } Überstunden machen: bringt { $ongoing }.
royalty_offer = Kassier { $cash } Tantiemen für { $product }.
yield_offer = Lass { $employee } zum Rivalen gehen und spar { $salary } je Runde.

# Fragen
prompt_founder = Behalte eine deiner Gründerkarten; die andere sieht niemand.
prompt_action = Du bist dran, noch { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}: einstellen, abwerben, ausbauen, Kapital holen, zukaufen, ein Produkt herausbringen oder vom Markt nehmen, entlassen oder den Zug beenden.
prompt_pay = { $card } will { $cost } Code: wähl die Blöcke. Wechselgeld gibt es nicht.
prompt_design = Wähl die Blöcke, die die { $squares } Felder von { $product } füllen.
prompt_sunset = Noch ein Produkt für { $loss } Bewertung vom Markt nehmen, oder ist das alles?
prompt_layoff = Noch jemanden entlassen, oder ist das alles?
prompt_substitute = Es gibt keine { $block }-Blöcke mehr: wähl stattdessen einen anderen Block.
prompt_forced_layoff = Die Gehälter kosten { $due }, und du hast { $cash }: { $first ->
    [yes] jemand muss gehen, und das kostet { $loss } Bewertung.
   *[no] wähl, wer noch geht.
}
prompt_upkeep = { $product } braucht { $cost } Code: wähl die Blöcke. Wechselgeld gibt es nicht.
prompt_power = { $card } bietet { $power }{ $optional ->
    [yes] : nimm es an oder verzichte.
   *[no] : wähl.
}
prompt_yield = Der Rivale stellt jemanden von dir ein: wer darf gehen?
prompt_bit_rot = Der Rivale hat deinen Code geprüft: zahl { $cost } Code.
prompt_narrow = Wie viele { $block }-Blöcke willst du nehmen?

# Gründe
reason_no_room = Deine Zentrale hat Platz für { $places ->
    [one] { $places } Person
   *[other] { $places } Leute
}, und du hast { $employees }: bau aus oder entlass jemanden.
reason_poor = Das Billigste kostet { $price }, und du hast { $cash }.
reason_dear = Das kostet { $price }, und du hast { $cash }.
reason_demo = Das kostet { $cost } Code, und deine Blöcke sind { $worth } wert.
reason_empty_row = Es liegt keine Karte aus.
reason_nobody_to_poach = Keine andere Firma hat Angestellte.
reason_few_blocks = Das Billigste kostet { $cost } Code, und deine Blöcke sind { $worth } wert.
reason_sold_out = Es gibt keine Blöcke mehr zu kaufen.
reason_no_slot = Deine Zentrale hat { $slots ->
    [one] { $slots } Produktplatz, und er ist
   *[other] { $slots } Produktplätze, und alle sind
} belegt: bau aus oder nimm ein Produkt vom Markt.
reason_no_design = Deine Blöcke reichen für kein Produkt, das dir offensteht.
reason_copy_lacks = Um { $product } nachzuahmen, brauchst du die Blöcke, die darauf liegen: { $blocks }. Dir fehlen: { $lacking }.
reason_no_second = Keine andere Firma hat ein Produkt, das du nachahmen könntest.
reason_same_round = Was andere in dieser Runde herausgebracht haben, kannst du erst ab der nächsten nachahmen.
reason_no_products = Du hast kein Produkt.
reason_no_employees = Du hast keine Angestellten.
reason_salaries_due = Die übrigen kosten immer noch { $due }, und du hast { $cash }: entlass noch jemanden.
reason_must_pay = Deine Blöcke ({ $worth } Code wert) reichen für alle deine Produkte, also musst du zahlen.

# Der Aufbau
event-game_started = Der Tisch ist gedeckt: { $companies }. Angestellte: { $employees }. Zentralen: { $hq }. VC-Karten: { $vc }. Produkte: { $products }.
event-founder_kept = { WHO($seat) ->
    [you] Du hast eine Gründerkarte gewählt.
   *[other] { $seat } hat eine Gründerkarte gewählt.
}
    .known = { WHO($seat) ->
        [you] Du hast { $founder } gewählt.
       *[other] { $seat } hat { $founder } gewählt.
    }
event-founder_shown = { WHO($seat) ->
    [you] Du gründest mit { $founder }.
   *[other] { $seat } gründet mit { $founder }.
}

# Ein Zug
event-round_started = Runde { $round }.{ $order_count ->
    [one] { "" }
   *[other] {" "}Reihenfolge: { $order }.
}
event-turn_started = { WHO($seat) ->
    [you] Du bist dran:
   *[other] { $seat } ist dran:
} { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}.
event-turn_ended = { WHO($seat) ->
    [you] Du beendest deinen Zug
   *[other] { $seat } beendet den Zug
}{ $unused ->
    [0] { "" }
    [one] {" "}mit { $unused } Aktion übrig
   *[other] {" "}mit { $unused } Aktionen übrig
}.
event-hired = { WHO($seat) ->
    [you] Du stellst { $employee }
   *[other] { $seat } stellt { $employee }
} { AMOUNT($price) ->
    [0] umsonst
   *[other] für { $price }
} ein.
event-poached = { WHO($seat) ->
    [you] Du wirbst { $employee }
   *[other] { $seat } wirbt { $employee }
} { WHO($owner) ->
    [none] beim Rivalen
    [you] bei dir
   *[other] bei { $owner }
} { AMOUNT($price) ->
    [0] umsonst
   *[other] für { $price }
} ab.
event-expanded = { WHO($seat) ->
    [you] Du baust
   *[other] { $seat } baut
} { AMOUNT($price) ->
    [0] umsonst
   *[other] für { $price }
} mit { $card } aus.
event-funded = { WHO($seat) ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} Kapital von { $card }.
event-power_used = { WHO($seat) ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} von { $card } { $power }.
event-power_lost = { WHO($seat) ->
    [you] Du verzichtest
   *[other] { $seat } verzichtet
} bei { $card } auf { $power }.
event-done_by_hand = { $card }: führt das selbst aus: { $text }
event-outsourced = { WHO($seat) ->
    [you] Du kaufst
   *[other] { $seat } kauft
} { a_block } für { $price } zu.
event-innovated = { WHO($seat) ->
    [you] Du bringst
   *[other] { $seat } bringt
} { $product } als Innovator mit { $blocks } heraus.
event-second_moved = { WHO($seat) ->
    [you] Du bringst
   *[other] { $seat } bringt
} { $product } als Nachahmer mit { $blocks } heraus.
event-flipped = { WHO($seat) ->
    [you] Dein Produkt { $product } hat
   *[other] { $product } von { $seat } hat
} jetzt Konkurrenz und zeigt Seite B.
event-sunsetted = { WHO($seat) ->
    [you] { $forced ->
        [yes] Du kannst den Unterhalt für { $product } nicht zahlen und verlierst das Produkt.
       *[no] Du nimmst { $product } vom Markt.
    }
   *[other] { $forced ->
        [yes] { $seat } kann den Unterhalt für { $product } nicht zahlen und verliert das Produkt.
       *[no] { $seat } nimmt { $product } vom Markt.
    }
}
event-laid_off = { WHO($seat) ->
    [you] { $forced ->
        [yes] Du kannst { $employee } nicht bezahlen und musst dich trennen.
       *[no] Du entlässt { $employee }.
    }
   *[other] { $forced ->
        [yes] { $seat } kann { $employee } nicht bezahlen und muss sich trennen.
       *[no] { $seat } entlässt { $employee }.
    }
}
event-gained = { WHO($seat) ->
    [you] Du erhältst { gain }
   *[other] { $seat } erhält { gain }
}{ $source ->
    [none] { "" }
   *[other] {" "}von { $source }
}.

# Der Betrieb
event-collected = { WHO($seat) ->
    [you] Du kassierst { gain }.
   *[other] { $seat } kassiert { gain }.
}
event-substituted = { $wanted } ist aus: { WHO($seat) ->
    [you] du nimmst stattdessen { $block }.
   *[other] { $seat } nimmt stattdessen { $block }.
}
event-missed = { $wanted } ist aus, und es gibt keinen Ersatz: { WHO($seat) ->
    [you] du bekommst keinen Block.
   *[other] { $seat } bekommt keinen Block.
}
event-paid_code = { WHO($seat) ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $cost } Code{ $card ->
    [none] { "" }
   *[other] {" "}für { $card }
} mit { $blocks }.
event-paid_hq = { WHO($seat) ->
    [you] Du zahlst { $price } für deine Zentrale
   *[other] { $seat } zahlt { $price } für die Zentrale
}{ AMOUNT($forgiven) ->
    [0] { "" }
   *[other] ; die fehlenden { $forgiven } sind erlassen
}.
event-paid_salaries = { WHO($seat) ->
    [you] Du zahlst { $price } an Gehältern.
   *[other] { $seat } zahlt { $price } an Gehältern.
}
event-paid_rival = { WHO($seat) ->
    [you] Du zahlst { $price }.
   *[other] { $seat } zahlt { $price }.
}
event-token_moved = { $unit ->
    [start] { WHO($seat) ->
        [you] Du stehst wieder am Start.
       *[other] { $seat } steht wieder am Start.
    }
   *[other] { WHO($seat) ->
        [you] Du bist jetzt { worth } wert.
       *[other] { $seat } ist jetzt { worth } wert.
    }
}
event-salaries_changed = { WHO($seat) ->
    [you] Alle deine Leute wollen jetzt
   *[other] Alle Leute von { $seat } wollen jetzt
} { $amount } { $change ->
    [more] mehr
   *[less] weniger
}.

# Das Brett
event-refilled = { $row ->
    [employee] Neu in der Reihe
    [hq] Neue Zentrale
    [vc] Neue VC-Karte
   *[product] Neues Produkt
}, Platz { $slot }: { $card }.
event-reshuffled = Die abgelegten { $row ->
    [employee] Angestellten
    [hq] Zentralen
    [vc] VC-Karten
   *[product] Produkte
} werden zum neuen Stapel.
event-discarded = { $card } wird abgelegt.

# Der Rivale
event-decision_revealed = Der Rivale entscheidet: weiße Figur { $white ->
    [one] { $white } Schritt
   *[other] { $white } Schritte
}, graue Figur { $grey ->
    [one] { $grey } Schritt
   *[other] { $grey } Schritte
}, Blöcke { $blocks }.
event-pawn_moved = Die { $pawn ->
    [white] weiße
   *[grey] graue
} Figur { $row ->
    [none] findet keine Karte und bleibt stehen.
    [product] geht auf Produkt { $slot }.
    [hq] geht auf Zentrale { $slot }.
    [employee] geht auf Person { $slot }.
   *[vc] geht auf VC-Karte { $slot }.
}
event-rival_innovated = Der Rivale bringt { $product } als Innovator mit { $blocks } heraus.
event-rival_copied = Der Rivale bringt { $product } als Nachahmer heraus.
event-rival_took = Der Rivale nimmt { $card }.
event-rival_collected = Der Rivale sammelt { $blocks } ein.
event-markers_moved = Die Marker des Rivalen rücken vor: { $attributes }.
event-personality_acted = { $card }: { $does }.
event-headhunted = { $employee } wechselt { WHO($seat) ->
    [you] von dir
   *[other] von { $seat }
} zum Rivalen.

# Das Ende
event-round_ended = Runde { $round } ist vorbei: { $companies }.
event-game_ended = { WHO($winners) ->
    [none] Niemand gewinnt.
    [you] Du gewinnst!
    [among] Ihr teilt euch den Sieg: { $winners }.
   *[other] { $winners_count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
} Am Ende: { $companies }.
event-solo_ended = { $won ->
    [yes] { WHO($seat) ->
        [you] Du bist in Runde { $round } { worth } wert: du gewinnst!
       *[other] { $seat } ist in Runde { $round } { worth } wert und gewinnt!
    }
   *[no] { WHO($seat) ->
        [you] Runde { $round } ist vorbei, und du bist { worth } wert: der Rivale gewinnt.
       *[other] Runde { $round } ist vorbei, und { $seat } ist { worth } wert: der Rivale gewinnt.
    }
}

# Tipps
hint_value = etwa { $value } wert
