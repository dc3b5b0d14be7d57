# Das Ende
end_steps = { steps_many }
end_cash = { $dollars } in bar
end_worths = Nach { $round ->
    [one] { $round } Runde
   *[other] { $round } Runden
}: { $companies }.
end_tie = Gleichauf bei { $worth }, dann zählt Bargeld: { $cash }.
end_alone = { WHO($seat) ->
    [you] { $won ->
        [yes] Du warst vor dem Rivalen { $unicorn } wert
       *[no] Der Rivale war vor dir { $unicorn } wert
    }
   *[other] { $won ->
        [yes] { $seat } war vor dem Rivalen { $unicorn } wert
       *[no] Der Rivale war vor { $seat } { $unicorn } wert
    }
}
end_alone_story = Nach { $round ->
    [one] { $round } Runde
   *[other] { $round } Runden
} { WHO($seat) ->
    [you] warst du { $worth } wert.
   *[other] war { $seat } { $worth } wert.
}
