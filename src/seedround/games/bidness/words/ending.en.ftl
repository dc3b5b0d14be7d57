# The end
end_ious = { owed }
end_money = { $dollars }
end_free = { WHO($winner) ->
    [you] You are
   *[other] { $winner } is
} free, { WHO($other) ->
    [you] you are
   *[other] { $other } is
} { $ious ->
    [one] { $ious } IOU
   *[other] { $ious } IOUs
} short
end_debts = It ended in round { $round }: { WHO($seat) ->
    [you] you
   *[other] { $seat }
} still had { owed } and { $cash } in cash.
end_stamp = FREE
