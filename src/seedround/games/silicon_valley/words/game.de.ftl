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
page-campaign-story = Ihr habt zusammen gegründet und all euer Erspartes hineingesteckt, und nach wenigen Wochen war die Firma am Ende. Aus der Asche habt ihr eine neue gebaut, und die hob ab: Zeitschriften riefen an, Geldgeber machten euch den Hof, Bewerbungen kamen körbeweise. Am Vorabend des Umzugs ins neue Büro hat dein Partner dich mit einer Schar von Anwälten vor die Tür gesetzt. Dir bleiben die Trümmer der alten Firma, ein wenig Geld und kein Produkt. Fang von vorn an, und sei eine Milliarde wert, bevor er es ist: der Rivale, dein alter Partner. Jedes Mal, wenn es dir gelingt, kommt er härter zurück.
page-campaign-beginner = Die Flitterwochen
page-campaign-beginner-story = Dein alter Partner sucht Teppiche für das neue Büro aus und schaut kaum zu dir herüber.
page-campaign-easy = Die Interviews
page-campaign-easy-story = Alle Zeitschriften hören, wessen Idee es war. Deine nicht, hören sie.
page-campaign-medium = Der Nachahmer
page-campaign-medium-story = Was du heute herausbringst, verkauft dein alter Partner morgen.
page-campaign-hard = Die Anwälte
page-campaign-hard-story = Sie sind wieder da. Jetzt haben sie einen Campus und deine Adresse.
