# El final
end_steps = { steps_many }
end_cash = { $dollars } en efectivo
end_worths = Tras { $round ->
    [one] { $round } ronda
   *[other] { $round } rondas
}: { $companies }.
end_tie = Empate a { $worth }; entonces cuenta el efectivo: { $cash }.
end_alone = { WHO($seat) ->
    [you] { $won ->
        [yes] Llegaste a { $unicorn } antes que el Rival
       *[no] El Rival llegó antes a { $unicorn }
    }
   *[other] { $won ->
        [yes] { $seat } llegó a { $unicorn } antes que el Rival
       *[no] El Rival llegó a { $unicorn } antes que { $seat }
    }
}
end_alone_story = Tras { $round ->
    [one] { $round } ronda
   *[other] { $round } rondas
} { WHO($seat) ->
    [you] valías { $worth }.
   *[other] { $seat } valía { $worth }.
}
