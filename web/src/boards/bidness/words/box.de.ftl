box-iou = Schuld
box-stamp = ÜBERFÄLLIG
lesson = Ersteigere Leute, verdiene in der Geschäftsphase, leih dir Geld, wenn du musst, klage, wenn du kannst.
lesson-1 = Ein Schuldschein gibt dir jetzt Geld und kostet später mehr.
lesson-2 = Techniker und Werber verdienen gemeinsam; Gehälter sind jede Runde fällig.
lesson-3 = Vor Gericht sind Anwälte Würfel. Ein Vergleich ist billiger, als er aussieht.
