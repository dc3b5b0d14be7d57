# The end
end_served = In { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} { $served ->
    [one] { $served } customer was
   *[other] { $served } customers were
} served and { $unhappy ->
    [0] nobody
   *[other] { $unhappy }
} left unhappy, with { $limit } the game is lost.
end_all_lost = { $alone ->
    [yes] Too many left unhappy
   *[no] Too many left unhappy: everyone loses
}
end_made = { WHO($seat) ->
    [you] You made it
   *[other] { $seat } made it
} with { label_points }
end_unhappy = { $unhappy ->
    [0] nobody
   *[other] { $unhappy }
} left unhappy
