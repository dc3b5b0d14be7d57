# Wörter eines Kartensatzes, wie man sie sagt

set_word = { $word ->
    [name] Name
    [company] Firmen
    [card] Entwicklungskarten
    [icon] Zeichen
    [dice] Würfel
    [sell] Verkaufswert
    [pay] Dollar
    [bonus] Bonus
    [copies] Anzahl
   *[other] { $word }
}
