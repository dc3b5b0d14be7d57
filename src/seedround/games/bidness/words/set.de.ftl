# Wörter eines Kartensatzes, wie man sie sagt

set_word = { $word ->
    [name] Name
    [text] Text
    [setup] Aufbau
    [min_players] wenigste Spieler
    [max_players] meiste Spieler
    [cash] Geld
    [ious] Schuldscheine
    [tech] Technikpunkte
    [marketers] Werber
    [engineers] Techniker
    [employees_from_deck] Startleute kommen aus dem Stapel
    [hand_size] Karten auf der Hand
    [setup_discards] Karten, die man zu Beginn der Runde ablegt
    [min_hand_to_act] Karten, die man zum Handeln braucht
    [no_play_before_round_2] nicht in der ersten Runde
    [debt] Schulden
    [iou_value] Wert eines Schuldscheins
    [max_ious] meiste Schuldscheine
    [payoff_cost] Tilgen
    [salary] Gehälter
    [marketer] Werber
    [engineer] Techniker
    [lawyer_total] alle Anwälte
    [earnings] Einnahmen
    [contract] ein Vertrag
    [price_step] Schritt des Stückpreises
    [market_leader_units] Stück für den Marktführer
    [tech_leader_price] Preisbonus des Technikführers
    [sell_price] Preis einer verkauften Karte
    [trial_base_dice] Würfel vor Gericht
    [card] Karten
    [type] Art
    [auction] zu versteigern
    [headhunt] Abwerbung
    [lawsuit] Klage
    [bonus] Bonuskarte
    [marketing] Werbung
    [count] Anzahl
    [cost] Kosten
    [payee] zu zahlen an
    [none] niemand
    [bank] die Bank
    [target] der andere Spieler
    [any_opponent] irgendein anderer
    [has_marketer] wer einen Werber hat
    [has_engineer] wer einen Techniker hat
    [has_lawyer] wer einen Anwalt hat
    [has_cash] wer Geld hat
    [has_tech] wer Technikpunkte hat
    [has_hand] wer Handkarten hat
    [bonus_in] liegt vor
    [self] wer sie spielt
    [source] Herkunft der Zahlen
    [fact] die Spielregel
    [inferred] folgt aus der Spielregel
    [assumed] unsere Annahme
   *[other] { $word }
}
