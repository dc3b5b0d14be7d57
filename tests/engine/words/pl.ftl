counted = { $count ->
    [one] karta
    [few] { $count } karty
   *[many] { $count } kart
}
