# Das Spiel von außen: Name, Optionen, Bots

game_title = Trade Show
game_blurb = Sammle Funktionen für dein Start-up, dann würfle auf der Messe und verkauf, bevor jemand genauer hinsieht.

option-rounds = Runden
    .about = Wie viele Runden ihr spielt.
    .recommended = wie empfohlen
option-first_seat = Wer anfängt
    .about = Wer in der ersten Runde anfängt.
    .random = wird ausgelost
    .number = Spieler { $place }
option-cube_supply = Würfelchen
    .about = Wie viele Würfelchen es zu verdienen gibt.
    .unlimited = unbegrenzt
option-complete_bonus = Bonus für eine komplette Firma
    .about = Was du zusätzlich bekommst, wenn du eine Firma mit lauter erfüllten Karten verkaufst.
    .number = { MONEY($number) }
option-last_player_columns = Spalten am Schluss
    .about = Wo nehmen darf, wer als Letztes noch Karten braucht.
    .centre = aus den mittleren Spalten
    .all = aus allen Spalten
option-tie_break = Gleichstand
    .about = Wer gewinnt, wenn mehrere das meiste Geld haben.
    .shared = sie teilen sich den Sieg
    .cubes = wer mehr Würfelchen hat

bot-solver = Rechner
bot-closer = Vollender
bot-threshold = Vorsichtig
bot-novice = Neuling
bot-blind = Blindgreifer
bot-glance = Schneller Blick
