lesson = Kunden warten an der Haltestelle. Spiel verdeckt Karten, deren Werte zusammen den eines Kunden ergeben, eine davon aus seiner Domäne.
lesson-1 = Kreis, Quadrat, Dreieck und Raute sind die Domänen.
lesson-2 = Die Teams decken zugleich auf: Beide können denselben Kunden wollen.
lesson-3 = Ein gewonnener Kunde ist ein Punkt oder ein Unternehmen mit einem Effekt.
