# Wörter eines Kartensatzes, wie man sie sagt

set_word = { $word ->
    [name] Name
    [text] Text
    [card] Karten
    [start] Startkarten
    [team1] des ersten Teams
    [team2] des zweiten Teams
    [solo] allein
    [domain] Domäne
    [service] Service
    [technology] Technik
    [science] Wissenschaft
    [information] Information
    [open] offen
    [value] Wert
    [kind] Art
    [venture] Unternehmen
    [group] Gruppenkarte
    [phase] wann sie wirkt
    [main] in Effektphasen
    [before] vor dem Bedienen
    [after] nach dem Bedienen
    [assist] beim Bedienen
    [won] wenn ein Kunde gewonnen ist
    [steps] Effekt
   *[other] { $word }
}
