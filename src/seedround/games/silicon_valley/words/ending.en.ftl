# The end
end_steps = { steps_many }
end_cash = { $dollars } in cash
end_worths = After { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}: { $companies }.
end_tie = Level at { $worth }, then cash counts: { $cash }.
end_alone = { WHO($seat) ->
    [you] { $won ->
        [yes] You reached { $unicorn } before the Rival
       *[no] The Rival was first to { $unicorn }
    }
   *[other] { $won ->
        [yes] { $seat } reached { $unicorn } before the Rival
       *[no] The Rival beat { $seat } to { $unicorn }
    }
}
end_alone_story = After { $round ->
    [one] { $round } round
   *[other] { $round } rounds
} { WHO($seat) ->
    [you] you were
   *[other] { $seat } was
} worth { $worth }.
