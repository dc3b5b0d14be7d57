# Palabras de un juego de cartas como se dicen

set_word = { $word ->
    [name] nombre
    [company] empresas
    [card] cartas de desarrollo
    [icon] símbolo
    [dice] dados
    [sell] valor de venta
    [pay] dólares
    [bonus] bono
    [copies] copias
   *[other] { $word }
}
