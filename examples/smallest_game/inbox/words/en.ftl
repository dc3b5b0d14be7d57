game_title = Inbox
game_blurb = Answer a letter yourself, or forward it to the next player.
bot-tidy = Tidy
move-answer = Answer it.
move-forward = Forward it to the next player.
prompt_letter = { $letter } is worth { $worth }: will you answer it yourself?
event-arrived = { $letter } arrives, worth { $worth }.
event-kept = { WHO($seat) ->
    [you] You keep { $letter }.
   *[other] { $seat } keeps { $letter }.
}
