# What is wrong with options or card sets

first_seat_empty = The option first_seat = { $first_seat } does not fit { $seats } players: use random or a number up to { $last }.
companies_found = a set has exactly { $wanted } companies; this one has { $found }.
companies_stated = a set has exactly { $wanted } companies; [set] says { $stated }.
cards_stated = with all copies there are { $found } cards, but [set] says { $stated }.
too_many_dice = it lists { $listed } d{ $sides }; there are { $most }.
pool_unfit = it lists { $listed } dice; a company has one to { $most }.
deck_too_small = a round with { $players } players would need { $grid } + { $stacks } = { $needed } cards, and there are { $cards }: the deck would run out.
bonus_for_nobody = bonus for '{ $company }': the companies are { $companies }.
never_fulfilled = { $id } ({ $name }): no company can ever reach the sell value { $sell }.
