# Das Ende
end_ious = { owed }
end_money = { $dollars }
end_free = { WHO($winner) ->
    [you] Du bist
   *[other] { $winner } ist
} frei, { WHO($other) ->
    [you] dir
   *[other] { $other }
} { $ious ->
    [one] fehlt
   *[other] fehlen
} { owed }
end_debts = Schluss war in Runde { $round }: { WHO($seat) ->
    [you] du hattest
   *[other] { $seat } hatte
} noch { owed } und { $cash } in bar.
end_stamp = FREI
