# What can be said at every table, whatever the game.

quoted = { $text }
player_number = Player { $number }
seat_dollars = { WHO($seat) ->
    [you] you { $sum }
   *[other] { $seat } { $sum }
}

# Who has won
verdict = { WHO($winners) ->
    [none] Nobody wins.
    [you] You win!
    [among] You share the win: { $winners }.
   *[other] { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
}
end_won = { WHO($winners) ->
    [you] You win by { $by }
    [among] Your team wins by { $by }
   *[other] { $winners } { $winners_count ->
        [one] beats
       *[other] beat
    } { WHO($others) ->
        [you] you
        [among] your team
       *[other] { $others }
    } by { $by }
}
end_tied = { WHO($winners) ->
    [you] You win the tie with { $others }
    [among] Your team wins the tie with { $others }
   *[other] { $winners } { $winners_count ->
        [one] wins
       *[other] win
    } the tie with { WHO($others) ->
        [you] you
        [among] your team
       *[other] { $others }
    }
}

# Moves that are refused
not_possible = { $move } is not possible now: { $why }
not_legal = { $move } is not one of the legal moves of this decision.
too_late = The game is over: { $move } cannot be played.
nothing_to_choose = The game is over: there is nothing to choose.

# Hints of a search
hint_expected = wins { $share } of the time
hint_tried = seen in { $tries } of { $all } lines of play

not_amove = This is not a move of the game: { $why }.
no_such_move = There is no move '{ $verb }'; the moves are { $known }.
move_unreadable = The move '{ $move }' cannot be read: { $why }.
move_written_so = The move '{ $move }' is written '{ $right }'.
cannot_undo = This cannot be taken back: since your last move another player has acted, something was drawn, or something hidden became known.
no_such_ply = There is no move { $ply }: { $played } have been played.
open_cards_later = Open cards are shown when the game is over.
no_such_seat = There is no seat { $seat } at this table of { $seats }.
nothing_to_choose_now = Seat { $seat } has nothing to choose now.

# Games, options, names, seeds, rules
no_such_game = There is no game '{ $name }'; the games are { $known }.
wrong_seat_count = { $game } is for { $least } to { $most } players; you asked for { $seats }.
no_such_option = { $game } has no option '{ $name }'; it has { $known }.
option_takes = The option { $option } takes { $values }; '{ $given }' is none of these.
either = { $one } or { $other }
span = { $lo } to { $hi }{ $step ->
    [1] { "" }
   *[other] { " " }in steps of { $step }
}
bad_name = A name needs 1 to { $most } printable characters.
bad_seed = The seed '{ $seed }' is not hex text: use up to 128 of the digits 0-9 and a-f.
rules_missing = The rules of { $game } are not installed: install Seed Round again.
no_such_rule = There is no rule '{ $rule }' in the rules of { $game }; { $near ->
    [none] they are called { $letters }-...
   *[other] near it are { $near }
} (seedround rules { $game } prints them all).

# Card sets
in_set = { $place }: { $problem }
in_card = { $place }: '{ $card }': { $problem }
on_line = { $file }, line { $line }
not_set_data = dates, times, inf and nan have no place in a card set: write text.
wrong_type_at = { $why } at { $path }.
field_missing = { $figure } is missing.
field_unknown = there is no { $figure }; there can be { $known }.
figure_too_low = { $figure } is { $value }; it must be { $low } or more.
figure_too_high = { $figure } is { $value }; it must be { $high } or less.
figure_no_step = { $figure } is { $value }; it must be a multiple of { $step }.
size_wrong = { $figure } has { $size } { $kind ->
    [text] { $size ->
        [one] character
       *[other] characters
    }
   *[other] { $size ->
        [one] entry
       *[other] entries
    }
}; { $least ->
    [none] it may have { $most } at most
   *[other] { $most ->
        [none] it must have { $least } at least
       *[other] it must have { $least } to { $most }
    }
}.
not_among = { $figure } is '{ $value }'; it must be one of { $known }.
wrong_kind = { $figure } is { $kind ->
    [text] the text '{ $value }'
    [number] the number { $value }
    [fraction] the fraction { $value }
    [switch] true or false
    [list] a list
    [table] a table
   *[none] { $value }
}; it must be { $wanted ->
    [text] a text
    [number] a whole number
    [fraction] a number
    [switch] true or false
    [list] a list
    [table] a table
   *[nothing] left out
}.
nth_entry = entry { $number } of [[{ $deck }]]
toml_wrong = this is not valid TOML: { $fault ->
    [twice] this key or heading stands in the file already
    [equals] after a key come = and a value
    [bracket] a bracket is not closed
    [quotes] a text is not closed with its quotation mark, or has a sign in it that TOML does not allow there
    [value] a text needs quotation marks, a number only digits
    [key] a line is [a heading], or a key with = and a value
   *[rest] something follows where the line should end
}.
empty_folder = The folder { $path } holds no .toml file.
no_set_there = There is no card set { $path }: give a .toml file or a folder of them.
not_toml = { $file } is not valid TOML: { $why }.
set_unreadable = The card set { $file } cannot be read{ $why ->
    [none] { "" }
   *[other] : { $why }
}.
table_twice = { $file }: [{ $key }] stands in another file of the folder too.
not_plain = a card set has text, whole numbers up to { $largest } and tables, nested at most { $deepest } deep.
line_too_long = a line may have { $most } characters at most.
looks_odd = it is worth about { $times } times as much as is usual in [{ $deck }].
card_added = { $name } is new ({ $deck }){ $does ->
    [none] { "" }
   *[other] : “{ $does }”
}.
card_gone = { $name } is gone ({ $deck }).
card_differs = { $name }, { $figure }: { $after ->
    [none] nothing
   *[other] { $after }
} instead of { $before ->
    [none] nothing
   *[other] { $before }
}.
card_says = { $name }: “{ $after ->
    [none] { "" }
   *[other] { $after }
}” instead of “{ $before ->
    [none] { "" }
   *[other] { $before }
}”.
setting_differs = { $figure }: { $after ->
    [none] nothing
   *[other] { $after }
} instead of { $before ->
    [none] nothing
   *[other] { $before }
}.
figure_given = { $number }
yes_or_no = { $yes ->
    [yes] yes
   *[no] no
}
text_given = “{ $text }”
values_given = { $values }
step_given = { $step }{ $figures ->
    [none] { "" }
   *[other] {" "}({ $figures })
}
more_differences = { $count ->
    [one] There is { $count } more difference.
   *[other] There are { $count } more differences.
}
sets_alike = Both sets have the same cards.
set_head_missing = it does not start with [set] and in it id = "...", game = "...".
entry_without_id = every entry laid over a set needs an id.
nothing_to_drop = it is to be dropped, but the set below has no such id.
set_of_other_game = this set is for '{ $theirs }', not for '{ $ours }'.
no_such_base = its base '{ $base }' is not a set we ship ({ $known }).
not_aset_of = the content is not a card set of { $game }.
id_unfit = an id starts with a letter or digit and has only letters from a to z, digits, hyphens, dots and underscores, at most { $longest }.
id_twice = the id is used { $times } times; every id stands for one card.
figure_out_of_range = { $figure } is { $value }; it must be { $low } to { $high }.

# Records
move_of_record_fails = Move { $number } of the record cannot be played: { $why }
other_ending = Replaying the record does not lead to the ending it names: it has been changed.
other_seal = Replaying the record does not lead to the seal it has: it has been changed.
record_does_not_fit = The record does not fit this program: { $why }
this_record = { $file ->
    [none] The record
   *[other] The record { $file }
}
record_cut_off = { $record } is cut off or damaged: it is not complete JSON. Use another copy of it.
record_not_json = { $record } is not a Seed Round record: it is not JSON.
record_without_format = { $record } is not a Seed Round record: the field '{ $field }' with its format is missing.
record_too_new = { $record } has format { $format }, this program reads up to { $known }: update Seed Round.
record_damaged = { $record } is damaged: { $why }.
seeds_are_hex = seed and salt are 32 or more hex digits.
record_unreadable = The record { $path } cannot be read{ $why ->
    [none] { "" }
   *[other] : { $why }
}.
commitment_broken = Seed and salt do not give the commitment: the record has been changed.
seal_over_others = The seal is over { $sealed } moves, the record has { $moves }: it has been changed.
seal_broken = The seal does not fit the deal and the moves: the record has been changed.
set_inside_changed = The card set inside the record has been changed: its hash differs.
set_needed = The record needs the card set '{ $set }': give its file with --set.
other_set_version = The record was played with another version of the card set '{ $set }' (hash { $wanted }, here { $found }): give that set's file with --set, or use the Seed Round release that made the record.
set_misnamed = The record calls its card set '{ $said }', but its cards are those of '{ $true }': it has been changed.
other_rules = The record was played under version { $played } of the rules of { $game }, this program has version { $ours }: use a Seed Round release with version { $played }.
set_of_record = card set '{ $set }' of the record
other_table = All moves can be played, but they lead to a different table at the end.

# How it stands
race_line = { $place }. { WHO($seats) ->
    [you] You
   *[other] { $seats }
}: { $figure }{ $parts_count ->
    [0] { "" }
   *[other] { " " }({ $parts })
}
forecast_line = { $phase }: { $ends }
safer_line = safer: { $move }
