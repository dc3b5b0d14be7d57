# The end
end_sums = After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: { $sums }.
end_cubes = { WHO($seat) ->
    [you] { $dollars } of yours came from cubes.
   *[other] { $dollars } of it came to { $seat } from cubes.
}
