# Words of a card set as people say them

set_word = { $word ->
    [name] name
    [company] companies
    [card] development cards
    [icon] sign
    [dice] dice
    [sell] sell value
    [pay] dollars
    [bonus] bonus
    [copies] copies
   *[other] { $word }
}
