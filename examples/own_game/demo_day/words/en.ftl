zone-stage = On stage
zone-at_stake = At stake
zone-deck = Still to come
zone-money = Raised
zone-investors = Convinced
zone-hand = Pitches left
zone-prepared = Prepared
card-cheque = cheque
page-lesson = Convince investors with one number each. High numbers win, but only if nobody else has the same.
page-lesson-1 = Every number is good for one round only: save the high ones for the large cheques.
page-lesson-2 = What nobody wins stays on stage and makes the next round dearer.
page-learn-pitch-prepare = Look at what is at stake and at what the others have left, then click one of your numbers.
bot-matched = Matched
move-pitch = Pitch with { $strength }.
prompt_pitch = { $investor } is on stage and { $at_stake } are at stake: how hard do you pitch?
event-investor_came = { $investor } comes with { $cheque }.
event-pitched = { WHO($seat) ->
    [you] You pitch with { $strength }.
   *[other] { $seat } pitches with { $strength }.
}
event-funded = { WHO($seat) ->
    [you] Your number is the highest that stands alone: { $amount } for you!
   *[other] { $seat }'s number is the highest that stands alone: { $amount }.
}
event-nobody_alone = No number stands alone: { $waiting } wait for the next round.
event-ended = { WHO($winners) ->
    [you] The day is over, and you have raised the most!
    [among] The day is over: you share the lead with others.
   *[other] The day is over. { $winners } raised the most.
}
