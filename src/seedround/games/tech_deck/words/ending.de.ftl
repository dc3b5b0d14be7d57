# Das Ende
end_served = In { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} wurden { $served } Kunden bedient, und { $unhappy ->
    [0] niemand ging
    [one] { $unhappy } ging
   *[other] { $unhappy } gingen
} unzufrieden; mit { $limit } ist das Spiel verloren.
end_all_lost = { $alone ->
    [yes] Zu viele gingen unzufrieden
   *[no] Zu viele gingen unzufrieden: alle verlieren
}
end_made = { WHO($seat) ->
    [you] Geschafft
   *[other] { $seat } hat es geschafft
}: { label_points }
end_unhappy = { $unhappy ->
    [0] niemand ging unzufrieden
    [one] { $unhappy } ging unzufrieden
   *[other] { $unhappy } gingen unzufrieden
}
