# What can be said at every table, whatever the game.

hint_expected = { $move }: { $share } of a win
hint_tried = seen in { $tries } of { $all } lines of play
