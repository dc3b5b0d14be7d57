# Das Ende
end_sums = Nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}: { $sums }.
end_cubes = { WHO($seat) ->
    [you] { $dollars } davon brachten deine Würfelchen.
   *[other] { $dollars } davon bekam { $seat } für Würfelchen.
}
