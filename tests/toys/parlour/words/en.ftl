move-discard = Put { $card } face down.
move-bid = Bid { $amount }.
move-pass = Pass.
move-first = Take token { $token } and two higher ones.
move-take = Take the tokens { $tokens }.
prompt_discard = Put a card face down.
prompt_bid = The best bid is { $best }: bid or pass.
prompt_take = Take three tokens.
reason_must = You have to discard { $card }.
reason_purse = Bid more: you have { $purse }.
note_all = That is your whole purse.
event-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .known = { $seat } draws { $cards }.
event-put_down = { $seat } puts a card face down.
    .known = { $seat } puts { $cards } face down.
event-revealed = { $seat } had put { $card } down.
event-raised = { $seat } bids { $amount }.
event-passed = { $seat } passes.
event-won = { $seat ->
    [none] Nobody bids.
   *[other] { $seat } pays { $amount } and rolls { $die }.
}
event-took = { $seat } takes the tokens { $tokens }.
event-ended = The game is over. Winner: { $winners }.

# Options
option-rounds = Rounds
    .about = How many rounds are played.
option-purse = Purse
    .about = The dollars that each player starts with.

# How it stands
goal = Have the most when the rounds are over.
long_goal = Have the most money, points, tokens and cards when all of the rounds are over.
ends_after = It ends after { $rounds } rounds.
has = { $sum }
brings = { $tokens } tokens
