phase-setup = Aufbau
phase-play = Karten
phase-business = Geschäft
round = Runde { $round }
verb = { $verb ->
    [discard] Abwerfen
    [play] Spielen
    [sell] Verkaufen
    [borrow] Leihen
    [pass] Passen
    [target] Wählen
    [bid] Bieten
    [drop] Aussteigen
    [damages] Klagen auf
    [demand] Fordern
    [trial] Vor Gericht
    [counter] Kontern
    [accept] Annehmen
    [reject] Ablehnen
    [layoff] Entlassen
    [pay] Zahlen
    [payoff] Tilgen
   *[other] { $verb }
}

## Firmen

first = beginnt
    .means = Startspieler: beginnt diese Runde
you = du
    .short = Du
employee = { $employee ->
    [marketer] Werbung
    [engineer] Technik
   *[lawyer] Anwalt
}
    .count = { $employee ->
        [marketer] { $count ->
            [one] { $count } Werber
           *[other] { $count } Werbeleute
        }
        [engineer] { $count } Techniker
       *[lawyer] { $count ->
            [one] { $count } Anwalt
           *[other] { $count } Anwälte
        }
    }
market-leader = Marktführer
    .gains = Marktführer: { $units } Stück mehr
tech-leader = Technikführer
    .gains = Technikführer: { MONEY($money) } mehr je Stück
tech-short = { $points } Technik
iou = Schuld
ious = { $ious ->
    [one] { $ious } Schuldschein
   *[other] { $ious } Schuldscheine
}
sells = verkauft
hand = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
laid-off = entlassen: keine Tilgung in dieser Runde
    .short = keine Tilgung
cash = Bargeld: { MONEY($cash) }
borrow = { MONEY($money) } für einen Schuldschein leihen
keep = Nichts tilgen
your-hand = Deine Hand
no-cards = Keine Karten mehr. Jemand muss ja ans Telefon.

## Der Markt

deck = { $cards ->
    [one] Karte zu ziehen
   *[other] Karten zu ziehen
}
heap = In dieser Runde abgelegt
    .none = Noch nichts.
face-down = { $cards } verdeckt
bank = In der Bank
    .sign = BANK
passed = { $count } von { $all } haben nacheinander gepasst
    .ends = { $count } von { $all } haben nacheinander gepasst; passen alle, endet das Kartenspiel.

## Karten

type = { $type ->
    [auction] zur Versteigerung
    [headhunt] Abwerbung
    [lawsuit] Klage
    [bonus] Bonus für diese Runde
    [tech] Technik
   *[marketing] Werbung
}
copies = { $count } davon
price-auction = Auktion
price-free = umsonst
price-to-target = { MONEY($cost) } an den anderen
hires = { $employee ->
    [marketer] Verkauft jede Runde ein Stück mehr.
    [engineer] Würfelt jede Runde Technikpunkte.
   *[lawyer] Ein Würfel mehr vor Gericht. Viele sind teuer.
}
contracts = { MONEY($money) } jede Runde, für immer.
headhunts = { $employee ->
    [marketer] Wirb jemandem einen Werber ab.
    [engineer] Wirb jemandem einen Techniker ab.
   *[lawyer] Wirb jemandem einen Anwalt ab.
}
sues = { $claim ->
    [cash] Klage auf Bargeld.
    [marketers] Klage auf bis zu { $max } Werbeleute.
   *[tech] Klage auf bis zu { $max } Technikpunkte.
}
does = { $effect ->
    [partner_tech] { $count } Technikpunkte für dich und einen Partner.
    [steal_tech] Nimm { $count } Technikpunkte.
    [destroy_tech] Zerstöre { $count } Technikpunkte.
    [steal_card] Nimm eine zufällige Karte aus einer Hand.
    [trial_dice] { $count } Würfel mehr vor Gericht in dieser Runde.
    [marketing] { $count } Stück mehr in dieser Runde.
    [smear] { $count } Stück weniger für einen Gegner in dieser Runde.
   *[tech] { $count ->
        [one] { $count } Technikpunkt.
       *[other] { $count } Technikpunkte.
    }
}

## Die Auktion

auction = { WHO($seat) ->
    [you] Du versteigerst
   *[other] { $seat } versteigert
}
    .rule = Das höchste Gebot zahlt sofort. Wer aussteigt, bleibt draußen.
bid = { WHO($seat) ->
    [you] Du bietest { MONEY($sum) }
   *[other] { $seat } bietet { MONEY($sum) }
}
    .none = Noch kein Gebot
    .was = bot { MONEY($sum) }
sold = { WHO($seat) ->
    [you] Du zahlst { MONEY($sum) }
   *[other] { $seat } zahlt { MONEY($sum) }
}
    .stamp = Verkauft
unsold = Niemand will sie
    .stamp = Liegen geblieben
bidder = { $state ->
    [won] gewinnt
    [out] draußen
    [speaks] ist dran
    [leads] führt
   *[in] dabei
}
can-pay = { MONEY($cash) } bar, mit Schuldscheinen bis { MONEY($capacity) }
key-cash = Bargeld
key-iou = ein Schuldschein, je { MONEY($money) }

## Das Gericht

plaintiff = Klage
defendant = Verteidigung
case = Der Fall { $card }
damages = Streitwert: { $sum }
claim = { $claim ->
    [cash] Geld
    [marketers] Werbeleute
   *[tech] Technikpunkte
}
    .sum = { $claim ->
        [cash] { MONEY($count) }
        [marketers] { $count ->
            [one] { $count } Werber
           *[other] { $count } Werbeleute
        }
       *[tech] { $count ->
            [one] { $count } Technikpunkt
           *[other] { $count } Technikpunkte
        }
    }
dice = { $dice } Würfel
trial = Vor Gericht: { $dice } Würfel gegen { $defence }, die Klage gewinnt mit { $odds }
odds = { WHO($seat) ->
    [you] für dich; bei Gleichstand gewinnt die Verteidigung
   *[other] für { $seat }; bei Gleichstand gewinnt die Verteidigung
}
talks = Gefordert: { MONEY($demand) }, geboten: { MONEY($offered) }
    .none = Noch keine Summe genannt.
offers = { WHO($seat) ->
    [you] Du bietest { MONEY($sum) }
   *[other] { $seat } bietet { MONEY($sum) }
}
wants = { WHO($seat) ->
    [you] Du willst { MONEY($sum) }
   *[other] { $seat } will { MONEY($sum) }
}
settled = Vergleich: { MONEY($sum) }
wins = gewinnt
if-settled = Bei Einigung
    .pays = { WHO($seat) ->
        [you] Du zahlst { MONEY($sum) } an { $to }
       *[other] { WHO($to) ->
            [you] { $seat } zahlt dir { MONEY($sum) }
           *[other] { $seat } zahlt { MONEY($sum) } an { $to }
        }
    }
in-court = Vor Gericht, { $odds }
    .takes = { WHO($seat) ->
        [you] Du bekommst { $sum }
       *[other] { $seat } bekommt { $sum }
    }
otherwise = Vor Gericht, sonst
    .loses = { WHO($seat) ->
        [you] Du verlierst { $sum }
       *[other] { $seat } verliert { $sum }
    }

## Summen nennen

less = weniger
more = mehr
borrows = { WHO($seat) ->
    [you] Du müsstest { $ious ->
        [one] einen Schuldschein
       *[other] { $ious } Schuldscheine
    } aufnehmen.
   *[other] { $seat } müsste { $ious ->
        [one] einen Schuldschein
       *[other] { $ious } Schuldscheine
    } aufnehmen.
}
from-cash = { WHO($seat) ->
    [you] Du kannst das bar zahlen.
   *[other] { $seat } kann das bar zahlen.
}
do-bid = { MONEY($sum) } bieten
do-sue = Auf { $sum } klagen
do-demand = { MONEY($sum) } fordern
do-counter = Mit { MONEY($sum) } kontern

## Die Bücher

books = Die Bücher der Geschäftsphase
line = { $step ->
    [salary] Gehälter
    [borrowed] Geliehen
    [layoff] Entlassen
    [payoff] Getilgt
    [earned] Einnahmen
   *[tech] Technik
}
    .sum = Unterm Strich
sales = { $units } × { MONEY($price) }{ $contracts ->
    [0] { "" }
    [one] { " " }+ { $contracts } Auftrag
   *[other] { " " }+ { $contracts } Aufträge
}
payday = Zahltag
    .short = es fehlen
    .left = bleiben

## Lektionen

learn-auction-bid = Biete oder steig aus. Der Regler weiß, wie weit du gehen kannst; über dein Geld hinaus leihst du.
learn-business-payoff = Tilge Schuldscheine, solange es billig ist: Jeder weitere in derselben Runde kostet mehr.
learn-business-salary = Gehälter sind fällig, und die Kasse ist knapp. Leih gegen einen Schuldschein oder entlass jemanden.
learn-setup-discard = Alle legen heimlich eine Karte weg. Trenn dich von der, die du nie spielen würdest.
learn-suit-damages = Wie viel forderst du? Wenn du verlierst, zahlst du.
learn-suit-open = Erst reden oder gleich vor Gericht? Die Chancen stehen oben.
learn-suit-respond = Vergleich die Summe mit dem, was du vor Gericht im Schnitt verlierst.
learn-turn-act = Spiel eine Karte, verkauf eine für wenig Geld oder passe. Manche Karten werden versteigert: Gewinnt ein anderer, bekommst du das Geld.
learn-turn-target = Wen soll es treffen? Sieh, wer vorne liegt und wer sich wehren kann.

## Bilder in den Regeln

pic-marketer = Werber verkaufen.
pic-engineer = Techniker bringen Technikpunkte.
pic-lawyer = Anwälte sind Würfel vor Gericht.
pic-contract = Ein Auftrag zahlt jede Runde.
pic-ious = Schuldscheine: je { MONEY($value) }, höchstens { $most }. Hier { $owed ->
    [one] ist { $owed }
   *[other] sind { $owed }
} offen.
pic-negligence = Klage auf Geld.
pic-libel = Klage auf Werbeleute.
pic-patent = Klage auf Technikpunkte.
pic-intern = Ein Würfel mehr vor Gericht.
pic-dice = Vor Gericht gewinnt die höhere Summe; bei Gleichstand die Verteidigung.
pic-market = Marktführer
pic-tech = Technikführer

## Das Büro

standing = Wie weit alle davon entfernt sind, schuldenfrei zu sein
    .measure = Wer am wenigsten Schuldscheine hat, führt; dann Geld minus Schulden.
way-out = Kein Schuldschein mehr: frei
nobody-free = In dieser Runde hat niemand das Geld dafür.
prices = Tilgen in einer Runde: { $prices }.
price-of = { $ious ->
    [one] { $ious } Schein { MONEY($cost) }
   *[other] { $ious } Scheine { MONEY($cost) }
}
named = { WHO($seat) ->
    [you] Du
   *[other] { $seat }
}
interns = { $count ->
    [one] { $count } Praktikant
   *[other] { $count } Praktikanten
}
nobody-works = hier arbeitet niemand
contract-pays = Staatsauftrag: { MONEY($money) } in jeder Runde
chart = In jeder Geschäftsphase werden { $units } Stück zu { MONEY($price) } verkauft, bei { $points } Technikpunkten; die Gehälter kosten { MONEY($salary) }.
units-at = { $units } × { MONEY($price) }
tech-count = { $points ->
    [one] { $points } Technikpunkt
   *[other] { $points } Technikpunkte
}
court-dice = { $dice ->
    [one] { $dice } Würfel vor Gericht
   *[other] { $dice } Würfel vor Gericht
}
their-turn = am Zug
your-turn = du bist dran
sue = { $seat } verklagen
choose = { $seat }
to-win = Chance
up-to = bis { $sum }
dice-to = { $mine } Würfel gegen { $theirs }
awards-free = nicht vergeben
lot-changes = Wenn du es bekommst: { $card }
key-rung = eine Sprosse: { MONEY($money) } bar
pays-off = { $ious ->
    [one] tilgt einen
   *[other] tilgt { $ious }
}

## Meine Geschäftsphase

in-case = { $case }: { $warning }
plan = wie es steht
    .ahead = mit diesem Zug
    .before = Bargeld jetzt
    .no = nein
    .chance = { $points }+, { $chance }
    .line = { $line ->
        [due_borrowed] Leihen
        [due_layoffs] Entlassungen
        [due_salaries] Gehälter
        [due_payoff] Schulden tilgen
        [due_sales] Verkäufe
        [due_contracts] Staatsaufträge
        [due_tech] Technikpunkte
       *[other] Sonstiges
    }
    .end = Bargeld dann
    .ious = Schuldscheine
    .net = Geld minus Schulden

## Die Zeichen

legend-ious = Schuldscheine am Spieß: je { MONEY($value) } Schulden, höchstens { $most }. Wer keinen mehr hat, gewinnt.
legend-cash = Bargeld auf dem Tisch
legend-intern = Rechtspraktikant: ein Würfel mehr vor Gericht, nur in dieser Runde
legend-dice = Würfel vor Gericht: Die höhere Summe gewinnt, bei Gleichstand der Beklagte
legend-rung = Eine Leitersprosse: Bargeld, das man bieten kann
