# Lo que falla en opciones o conjuntos de cartas

option_for_one = La opción { $option } es para partidas en solitario: déjala fuera con { $seats } jugadores.
option_for_teams = La opción { $option } trata de los equipos: déjala fuera en una partida en solitario.

too_many_cards = un conjunto tiene como mucho { $most } cartas; este tiene { $found }.
too_many_open_cards = un conjunto tiene como mucho { $most } cartas abiertas; este tiene { $found }.
too_few_ventures = fuera de las listas iniciales tiene { $ventures ->
    [one] { $ventures } empresa
   *[other] { $ventures } empresas
}; { $players } jugadores necesitan { $needed }.
rank_unfit = domain_rank debe nombrar { $domains } una vez cada uno, primero el más alto.
name_twice = { $times } cartas se llaman '{ $name }'; cada carta necesita un nombre propio.

figure_negative = { $figure } es { $value }; no puede ser negativo.
slack_unfit = slack va de { $lo } a { $hi }; lo debe estar entre { $lowest } y cero, hi entre cero y { $highest }, y no pueden ser iguales.
no_such_exchange = swap { $places } no existe; los intercambios son { $known }.
no_left_end = { $source } no tiene extremo izquierdo: which = "left" es para { $ordered }.
phase_unfit = el paso { $step } no encaja con phase = "{ $phase }"; encaja con { $fitting }.
costs_late = los costes van primero: pon delante los pasos con cost = true.
step_twice = un efecto tiene el paso { $step } una sola vez.

start_unknown = { $start } nombra '{ $card }', que no está en el conjunto.
start_venture = { $start } la nombra, pero es una empresa.
team_start_unfit = { $start } debe contener { $wanted }.
solo_start_unfit = start.solo debe contener cartas de los valores { $values }, las de igual valor de dominios distintos, y no puede faltar ninguno de { $domains }.
start_mark_unfit = start = true va en las { $cards } cartas de { $lists }, y en ninguna otra.

card_count = { $domain } { $value }: { $found ->
    [0] falta esta carta.
   *[other] hay { $found } cartas así en vez de una.
}
open_card_count = open: { $found ->
    [0] no hay cartas abiertas
    [one] hay { $found } carta abierta
   *[other] hay { $found } cartas abiertas
}; lo normal son { $usual }.
