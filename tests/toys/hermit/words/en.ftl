move-think = Think.
move-roll = Roll the die.
move-peek = Draw a card.
move-reveal = { $loud ->
    [yes] Reveal your last card loudly.
   *[no] Reveal your last card.
}
move-done = End your turn.
prompt_act = You have { $left ->
    [one] one act
   *[other] { $left } acts
} left.
reason_no_card = Reveal: you have no card.
reason_thought = Think: you have thought already.
event-thought = { $seat } thinks.
event-rolled = { $seat } rolls { $die }.
event-peeked = { $seat } draws a card.
    .known = { $seat } draws { $card }.
event-revealed = { $seat } reveals { $card }{ $loud ->
    [yes] !
   *[no] .
}
event-ended = The game is over. Winner: { $winners }.

# Options
option-target = Target
    .about = The points that win alone.
option-turns = Turns
    .about = How many turns each player has.
option-strict = Strict
    .about = Nobody thinks twice in a turn.
