# El final
end_sums = Tras { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}: { $sums }.
end_cubes = { WHO($seat) ->
    [you] { $dollars } te los dieron los cubos.
   *[other] { $dollars } de { $seat } vinieron de cubos.
}
