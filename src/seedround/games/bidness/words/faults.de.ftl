# Was an Kartensätzen nicht stimmt

too_many_kinds = der Satz hat { $kinds } Arten von Karten; höchstens { $most } gehen.
auction_card_unfit = Karten mit type = "auction" sind { $known } und keine anderen.
effect_fixed = was diese Karte in eine Firma bringt, lässt sich nicht ändern; Anzahl und Name schon.
effect_needed = eine Karte der Art { $type } braucht { $effect } in ihrer Wirkung.
card_missing = '{ $card }' fehlt; schreib count = 0, wenn der Stapel keine hat.
deck_size_stated = die Anzahlen ergeben { $found }, aber in [set] steht deck_size = { $stated }.
too_many_ious = [setup] ious ist { $ious }, mehr als [debt] max_ious = { $most }.
payoff_start = [debt] payoff_cost muss mit null anfangen: Nichts zu tilgen kostet nichts.
salary_start = [salary] lawyer_total muss mit null anfangen: Keine Anwälte kosten nichts.
players_reversed = [setup] min_players ist größer als max_players.
too_few_employees = die Werbeleute und Techniker reichen für { $limit } Spieler, aber { $players } müssen mitspielen können: Alle fangen mit Personal aus dem Stapel an.
cost_unfit = cost ist { $cost }; erlaubt sind Vielfache von { $step }, nichts unter null.
effect_empty = ihre Wirkung ist leer, und kein Text sagt, was die Leute tun sollen.
effect_unfit = der Effekt { $effect } passt nicht zu einer Karte vom Typ { $type }.
target_unfit = der Effekt braucht target = '{ $needed }', nicht '{ $target }'.
auction_card_priced = eine Karte zum Versteigern hat selbst weder cost noch payee noch target.
lawsuit_priced = eine Klage kostet nichts.
no_target = sie bezahlt oder belastet ein Ziel, hat aber keins.
nobody_paid = sie kostet { $cost }, aber niemand bekommt das Geld: Gib payee an.
bonus_unfit = Karten mit marketing oder trial_dice, und nur sie, haben bonus = true.
damages_reversed = Streitwert von { $least } bis { $most }: min ist größer als max.
deck_may_run_out = { $permanent } Karten können in den Firmen landen, aber die Hände von { $players } Spielern lassen dafür nur { $room } Karten übrig: Beim Austeilen kann der Stapel ausgehen (BD-DEAL-03).
set_seats = Der Kartensatz '{ $title }' ist für { $least } bis { $most } Spieler; du wolltest { $seats }.
