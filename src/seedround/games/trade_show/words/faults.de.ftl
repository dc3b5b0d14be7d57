# Was an Optionen oder Kartensätzen nicht stimmt

first_seat_empty = Die Option first_seat = { $first_seat } passt nicht zu { $seats } Spielern: Nimm random oder eine Zahl bis { $last }.
companies_found = ein Satz hat genau { $wanted } Firmen; dieser hat { $found }.
companies_stated = ein Satz hat genau { $wanted } Firmen; in [set] steht { $stated }.
cards_stated = mit allen Kopien sind es { $found } Karten, in [set] steht { $stated }.
too_many_dice = sie hat { $listed } W{ $sides }; es gibt { $most }.
pool_unfit = sie hat { $listed } Würfel; eine Firma hat einen bis { $most }.
deck_too_small = eine Runde mit { $players } Spielern könnte { $grid } + { $stacks } = { $needed } Karten brauchen, und es gibt { $cards }: Der Stapel ginge aus.
bonus_for_nobody = Bonus für '{ $company }': Die Firmen sind { $companies }.
never_fulfilled = { $id } ({ $name }): Keine Firma kann den Verkaufswert { $sell } je erreichen.
