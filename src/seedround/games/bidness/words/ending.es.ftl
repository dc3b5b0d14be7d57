# El final
end_ious = { owed }
end_money = { $dollars }
end_free = { WHO($winner) ->
    [you] Estás
   *[other] { $winner } está
} libre; { WHO($other) ->
    [you] te
   *[other] a { $other } le
} { $ious ->
    [one] falta
   *[other] faltan
} { owed }
end_debts = Acabó en la ronda { $round }: { WHO($seat) ->
    [you] aún tenías
   *[other] { $seat } aún tenía
} { owed } y { $cash } en efectivo.
end_stamp = LIBRE
