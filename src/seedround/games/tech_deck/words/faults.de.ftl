# Was an Optionen oder Kartensätzen nicht stimmt

option_for_one = Die Option { $option } gilt nur allein: Lass sie bei { $seats } Spielern weg.
option_for_teams = Die Option { $option } gilt nur für Teams: Lass sie weg, wenn du allein spielst.

too_many_cards = ein Satz hat höchstens { $most } Karten; dieser hat { $found }.
too_many_open_cards = ein Satz hat höchstens { $most } offene Karten; dieser hat { $found }.
too_few_ventures = außerhalb der Startlisten hat er { $ventures } Unternehmen; { $players } Spieler brauchen { $needed }.
rank_unfit = domain_rank muss { $domains } je einmal nennen, das höchste zuerst.
name_twice = { $times } Karten heißen '{ $name }'; jede Karte braucht einen eigenen Namen.

figure_negative = { $figure } ist { $value }; negativ darf es nicht sein.
slack_unfit = slack geht von { $lo } bis { $hi }; lo muss { $lowest } bis null sein, hi null bis { $highest }, und beide müssen verschieden sein.
no_such_exchange = swap { $places } gibt es nicht; tauschen lässt sich { $known }.
no_left_end = { $source } hat kein linkes Ende: which = "left" passt zu { $ordered }.
phase_unfit = der Schritt { $step } passt nicht zu phase = "{ $phase }"; er passt zu { $fitting }.
costs_late = Kosten kommen zuerst: Stell die Schritte mit cost = true nach vorn.
step_twice = ein Effekt hat den Schritt { $step } nur einmal.

start_unknown = { $start } nennt '{ $card }', aber die Karte gibt es nicht.
start_venture = { $start } nennt die Karte, aber sie ist ein Unternehmen.
team_start_unfit = in { $start } gehören { $wanted }.
solo_start_unfit = in start.solo gehören Karten mit den Werten { $values }, gleiche Werte aus verschiedenen Domänen, und { $domains } müssen alle dabei sein.
start_mark_unfit = start = true gehört auf die { $cards } Karten von { $lists } und auf keine andere.

card_count = { $domain } { $value }: { $found ->
    [0] Diese Karte fehlt.
   *[other] Von dieser Karte gibt es { $found } statt einer.
}
open_card_count = open: Es gibt { $found ->
    [0] keine offenen Karten
    [one] { $found } offene Karte
   *[other] { $found } offene Karten
}; üblich sind { $usual }.
