lesson = Sammle einen Stapel Funktionen, wirf dann die Würfel deiner Firma und erreiche die Zahlen der Reihe nach. Hör rechtzeitig auf.
lesson-1 = Niedrige Zahlen am Anfang sind leicht zu erreichen; hohe bringen Geld.
lesson-2 = Würfel, die gereicht haben, bleiben liegen: Du würfelst mit immer weniger.
lesson-3 = Ein Fehlwurf kostet das Angebot. Die Anzeige nennt dir die Chancen.
