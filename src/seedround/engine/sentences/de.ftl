# Was an jedem Tisch gesagt werden kann, in welchem Spiel auch immer.

hint_expected = { $move }: { $share } eines Sieges
hint_tried = in { $tries } von { $all } durchgespielten Verläufen
