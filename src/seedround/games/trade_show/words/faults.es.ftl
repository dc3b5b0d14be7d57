# Lo que falla en opciones o conjuntos de cartas

first_seat_empty = La opción first_seat = { $first_seat } no encaja con { $seats } jugadores: usa random o un número hasta { $last }.
companies_found = un conjunto tiene exactamente { $wanted } empresas; este tiene { $found }.
companies_stated = un conjunto tiene exactamente { $wanted } empresas; [set] dice { $stated }.
cards_stated = con todas las copias hay { $found } cartas, pero [set] dice { $stated }.
too_many_dice = tiene { $listed } d{ $sides }; hay { $most }.
pool_unfit = tiene { $listed } dados; una empresa tiene de uno a { $most }.
deck_too_small = una ronda con { $players } jugadores necesitaría { $grid } + { $stacks } = { $needed } cartas, y hay { $cards }: el mazo se acabaría.
bonus_for_nobody = bono para '{ $company }': las empresas son { $companies }.
never_fulfilled = { $id } ({ $name }): ninguna empresa puede llegar al valor de venta { $sell }.
