# What a board writes beside its cards

label_round = { $phase ->
    [setup] Setup
    [play] Round { $round }
   *[over] Round { $round }: the end
}
label_marker = { WHO($seats) ->
    [you] you have the marker
    [among] your team has the marker
   *[other] { team_within } has the marker
}
label_unhappy = { $unhappy } unhappy, lost at { $limit }
label_to_come = { $customers } to come
label_next = next: { $card }
label_place = { $place }{ $oldest ->
    [yes] { " " }oldest
   *[no] { "" }
}
label_card = { $id } { $card }
label_needs = { $value }, { $domain ->
    [service] Service
    [technology] Technology
    [science] Science
    [information] Information
   *[open] any domain
}
label_becomes = { $kind ->
    [venture] venture
   *[group] group
}, { when }
when = { $phase ->
    [before] before
    [after] after
    [assist] assist
    [won] on a win
   *[main] effects
}
label_served = { $cards }{ $helped ->
    [yes] { " " }with help
   *[no] { "" }
}
label_team = { WHO($seats) ->
    [you] You
    [among] Your team, Team { $team }
   *[other] { team }
}
label_points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label_score = { label_points }, sum { $sum }
label_lead = { WHO($seat) ->
    [you] you lead
   *[other] { $seat } leads
}
label_area = Area { $area }, { WHO($controller) ->
    [none] shared
    [you] yours
   *[other] { $controller }
}:
label_effect = { $text }
label_piles = hand { $hand }, deck { $deck }, discard { $discard }
label_row = { $empty ->
    [yes] No customers in the row
   *[no] Customers in the row
}
label_ventures = { $whose }: { $empty ->
    [yes] no ventures
   *[no] ventures
}
label_score_pile = { $whose }: score pile, { $cards ->
    [0] empty
    [one] { $cards } card, value { $sum }
   *[other] { $cards } cards, sum { $sum }
}
label_discard = { $whose }: discard, { $cards ->
    [0] empty
    [one] { $cards } card
   *[other] { $cards } cards
}
label_seen = seen: { $cards }
label_out = out of this assist phase
label_plays = plays { $cards }{ $target ->
    [none] { "" }
   *[other] { " " }for { $target }
}
label_face_down = { $cards ->
    [one] { $cards } card face down
   *[other] { $cards } cards face down
}
label_offered = to choose from: { $cards }
label_hand = Hand: { $cards ->
    [none] empty
   *[other] { $cards }
}
label_your_hand = { $empty ->
    [yes] Your group hand is empty
   *[no] Your group hand
}
label_hand_card = { $kind ->
    [venture] venture
   *[group] { when }
}: { $text }
chapter_round = Round { $round }

# Beside the score, when the game is over
detail-sums = sum of values
