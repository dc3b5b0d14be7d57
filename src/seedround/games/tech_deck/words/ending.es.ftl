# El final
end_served = En { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} se atendió a { $served ->
    [one] { $served } cliente
   *[other] { $served } clientes
} y { $unhappy ->
    [0] nadie se fue
    [one] { $unhappy } se fue
   *[other] { $unhappy } se fueron
} sin estar contento; con { $limit } se pierde.
end_all_lost = { $alone ->
    [yes] Se fueron demasiados descontentos
   *[no] Se fueron demasiados descontentos: perdéis todos
}
end_made = { WHO($seat) ->
    [you] Lo has logrado
   *[other] { $seat } lo ha logrado
} con { label_points }
end_unhappy = { $unhappy ->
    [0] nadie se fue descontento
    [one] { $unhappy } se fue descontento
   *[other] { $unhappy } se fueron descontentos
}
