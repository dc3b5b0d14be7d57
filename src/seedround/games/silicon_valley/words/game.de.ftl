# Das Spiel von außen: Name, Optionen, Bots

game_title = Silicon Valley
game_blurb = Stell Leute ein, die Code schreiben, füg ihre Blöcke zu Produkten und führ als Erstes ein Einhorn.

option-difficulty = Schwierigkeit
    .about = Allein: wie viele Charakterzüge des Rivalen bösartig sind.
    .beginner = für den Anfang: kaum einer
    .easy = leicht: weniger als die Hälfte
    .medium = mittel: mehr als die Hälfte
    .hard = schwer: fast alle
option-first_order = Erste Reihenfolge
    .about = In welcher Reihenfolge ihr die erste Runde spielt.
    .seats = nach Plätzen
    .random = ausgelost
option-mats = Startzentralen
    .about = Wer in welcher Zentrale beginnt.
    .random = ausgelost
    .seats = nach Plätzen
option-cap_unicorn = Beim Einhorn ist Schluss
    .about = Keine Firma kann mehr wert sein als ein Einhorn.
option-founder_is_employee = Gründer sind Angestellte
    .about = Gründer brauchen einen Platz und können abgeworben und entlassen werden.
option-minimal_layoffs = So wenige erzwungene Entlassungen wie möglich
    .about = Erzwungene Entlassungen enden, sobald du alle bezahlen kannst, die noch da sind.
option-bailout = Rettung
    .about = Was du verlierst, wenn du deine Zentrale nicht bezahlen kannst.
    .strict = streng: deine Angestellten und deine Produkte
    .mild = mild: deine Angestellten
option-last_round = Letzte Runde
    .about = Zu mehreren: Nach dieser Runde wird gewertet, auch wenn keine Firma ein Einhorn ist.
    .none = keine
    .number = Runde { $number }
option-rival_waits = Der Rivale wartet
    .about = Allein: der Rivale ahmt kein Produkt in der Runde nach, in der du es herausbringst.
option-open_books = Offene Bücher
    .about = Alle sehen alles Geld und alle Blöcke.

bot-planner = Stratege
bot-greedy = Gierschlund

# Allein: die Kampagne
page-campaign = Dem Einhorn nach
page-campaign-story = Eine Garage, wenig Zeit, und gegenüber ein Rivale, der nachahmt, einstellt und herausbringt, ohne je zu schlafen. Sei eine Milliarde wert, bevor die letzte Runde vorbei ist. Jedes Mal, wenn es dir gelingt, kommt er härter zurück.
page-campaign-beginner = Der Nachbar
page-campaign-beginner-story = Meistens freundlich. Er winkt, während er deine Leute einstellt.
page-campaign-easy = Der Mitbewerber
page-campaign-easy-story = Er hat deine Präsentation gelesen und deine beste Idee darin gefunden.
page-campaign-medium = Der Nachahmer
page-campaign-medium-story = Was du heute herausbringst, verkauft er morgen.
page-campaign-hard = Der Riese
page-campaign-hard-story = Er hat Anwälte, einen Campus und deine Adresse.
