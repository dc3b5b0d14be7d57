# Lo que hacen las cartas de suceso

does_hire = { $employee ->
    [marketer] vende una unidad cada ronda
    [engineer] tira un dado por puntos de tecnología cada ronda
   *[lawyer] añade un dado en los juicios
}
does_earn = da { $contract } cada ronda
does_headhunt = quítale { $employee ->
    [marketer] un comercial
    [engineer] un ingeniero
   *[lawyer] un abogado
} a otro jugador
does_sue = demanda a otro jugador por { $claim ->
    [cash] dinero
    [marketers] { how_many } { $most ->
        [one] comercial
       *[other] comerciales
    }
   *[tech] { how_many } { $most ->
        [one] punto de tecnología
       *[other] puntos de tecnología
    }
}
how_many = { $least ->
    [1] hasta { $most }
   *[other] { $least } a { $most }
}
does_gain = recibes { tech_points }
does_share = otro jugador que elijas recibe { tech_points }
does_steal = quítale { tech_points } a otro jugador
does_destroy = otro jugador pierde { tech_points }
tech_points = { $tech ->
    [one] { $tech } punto de tecnología
   *[other] { $tech } puntos de tecnología
}
does_draw = roba al azar una carta de la mano de otro jugador
does_defend = { $target ->
    [yes] otro jugador tira { more_dice }
   *[no] tiras { more_dice }
} en cada juicio de esta ronda
more_dice = { $dice ->
    [one] { $dice } dado más
   *[other] { $dice } dados más
}
does_sell = { $target ->
    [yes] otro jugador vende
   *[no] vendes
} { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
} { $fewer ->
    [yes] menos
   *[no] más
} esta ronda
does_as_read = { $text }
