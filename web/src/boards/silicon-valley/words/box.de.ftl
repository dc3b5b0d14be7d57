lesson = Stell Leute ein, die Codeblöcke schreiben, bring Produkte heraus, die sie brauchen, und steig in der Bewertung.
lesson-1 = In jedem Zug hast du ein paar Aktionen: einstellen, ausbauen, Geld holen, Produkte herausbringen und mehr.
lesson-2 = Jede Runde kosten Leute Gehalt und Produkte Code.
lesson-3 = Der Erste bekommt am meisten; Nachahmen ist billiger.
