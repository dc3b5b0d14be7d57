# What the page itself says. What a game says stands with its board.
#
# { MONEY($sum) } writes dollars. { WHO($seats) -> [you] ... [among] ... *[other] ... } asks whether
# the reader is meant: alone, among others, or not at all. Beside $names there is $names_count.

app-name = Seed Round
app-footer = Board games about Silicon Valley, retold in our own words. Free software: no account, no tracking.
nav = Pages
    .learn = Learn
    .lab = Lab
home = All games
rules = Rules
    .all = All rules
    .rule = rule
print = Print and play: cards, player aids and boards as a PDF
    .paper = { $paper ->
        [letter] Letter paper
       *[a4] A4 paper
    }
settings = Settings
close = Close
copied = Copied
loading = Setting the table …
hint = Hint
    .title = What a bot would do
    .best = the hint’s choice
undo = Undo
    .ask = Ask everyone to take back a move
text-scroll = Wide content: scroll sideways

## Trouble

trouble = That did not work
    .status = The server answered with { $status }: try again in a moment.
    .unreachable = The server cannot be reached: check your connection and try again.
connection-lost = Connection lost. Your table is safe; next try in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
connection-now = Try now

## The first page

home-title = { $games ->
    [4] Four games. One table.
   *[other] { $games } games. One table.
}
home-lead = Pick a box. A table is dealt at once; bots fill the empty chairs until your friends arrive.
home-by = by { $name }
home-players = { $players } players
home-minutes = { $minutes } min
home-subtitle = Our own subtitle: { $subtitle }.
home-ours = { $fact ->
    [players] The number of players is not from the rulebook.
   *[minutes] The time is our estimate.
}
home-weight = { $weight ->
    [light] light
    [medium] medium
    [heavy] heavy
   *[other] { $weight }
}
home-play = Play now against bots
    .dealing = Dealing …
home-invite = Invite friends
home-mine = Your tables
home-open = Open tables
    .none = No open tables right now. Somebody has to be the founder.
home-running = Running tables to watch
home-round = round { $round }
home-your-turn = Your turn
stage = { $stage ->
    [open] waiting for players
    [running] running
    [paused] paused
    [over] finished
    [abandoned] ended early
    [stopped] stopped
    [damaged] damaged
   *[other] { $stage }
}

## A new table

new-title = New table: { $game }
new-players = Players
new-seat = Seat { $seat }
new-me = Me, at this screen
new-friend = A friend, by link
new-bot = { $level ->
    [yes] Bot: { $name } (level)
   *[no] Bot: { $name }
}
new-clock = Clock
    .none = None
    .minute = One minute per move
    .day = One day per move
    .game = { $minutes } minutes per game, plus { $seconds } seconds per move
new-public = Anyone may join or watch
new-turns = Play over several days, a move now and then
new-hints = Hints allowed
own-set = Own set: { $title }
new-set = A card set of your own
    .about = A .toml file, checked before the table opens. Everyone who joins sees how it differs from ours.
    .file = File with a card set
    .paste = Card set as TOML
new-options = Options of the rules
new-default = as usual ({ $value })
new-number = a number from { $lo } to { $hi }
new-yes = yes
new-no = no
new-open = Open the table and get links
new-start = Start

## Invitations and the lobby

invite-plain = You are invited
    .to = You are invited to play { $game }
    .by = { $name } invites you to play { $game }
invite-others = At the table: { $names }.
invite-seat = You will have seat { $seat }.
invite-turns = The game is played over several days, a move now and then.
invite-text = This link is for one seat and works once. You need no account, just a name.
invite-name = Your name
invite-sit = Sit down
lobby-text = The game starts when all seats are taken. Send each friend a link of their own.
lobby-free = free
lobby-new = Make a link
lobby-link = Invitation link
lobby-copy = Copy link
lobby-start = Start now

## Campaigns

campaign-open = Play this level
    .again = Play it again
    .shut = Opens when “{ $before }” is beaten.
campaign-beaten = Beaten
campaign-best = Best result: { $best }
campaign-far = { $beaten ->
    [0] No level beaten yet.
   *[other] { $beaten } of { $levels } levels beaten.
}
campaign-counts = A game counts if it is dealt afresh with our cards and options, and nothing is taken back after something new was seen. Everything else is practice.

## Lessons

learn-title = A first game, with a hand on your shoulder
learn-lead = A short, real game against easy bots. Whenever a new kind of decision comes up, you are told what it is about.
learn-start = Start the lesson
learn-enough = You know the game now. Play on to the end if you like, or start a real one.
    .on = Play on
    .real = A real game
coach-first = This is your first choice. Outlined pieces can be clicked or dragged; every move is also a button here, with its price. Not sure? Ask for a hint: nobody else sees it.
coach-done = Got it

## The lab and the gallery

lab-title = The lab
lab-lead = Thousands of games between bots: is the house set fair? Every figure comes with its interval and the command that reproduces it. The reports are in English.
lab-shares = Win shares with 95% intervals; the tick marks an even share
lab-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
gallery-moment = Moment
gallery-none = There are no moments yet: run tools/samples.py first.
gallery-played = Played: { $move }

## Settings

settings-language = Language
settings-theme = Theme
    .system = Follow the system
    .light = Light
    .dark = Dark
settings-size = Text size
settings-density = At once on the table
    .usual = Less at the first table of a game
    .all = Everything
    .less = Less
settings-speed = Speed of other players’ moves
    .none = At once
settings-motion = Motion
    .system = Follow the system
    .full = Full
    .none = None
settings-one-click = One click plays: a piece that leaves one move makes it
settings-sound = Sound

## What belongs to a person

own-title = Your codes, devices and email
own-stranger = The server does not know you yet: sit down at a table, or use a code of yours.
own-code = I have a code for this device
own-recovery = Recovery code
    .text = You have no account, only this browser’s memory. If it is cleared, this code brings your seats back.
    .make = Make a code
    .once = Write it down: it will not be shown again, and it works once. Any earlier code is void.
own-link = Link a device
    .text = Play on your phone with the same seats as here.
    .make = Show a code
    .how = Scan it, or type the code on the other device, under Settings. It works once, within { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
    .picture = QR code that opens this server on your other device
own-mail = Email
    .text = Get an email when it is your turn at a table that is played over days.
    .address = Email address
    .ask = Send me the link
    .to = Emails go to { $address }.
    .waiting = A link is on its way to { $address }: open it within a day. If none arrives, emails to that address may have been stopped by the link in an earlier one.
    .none = No emails, forget the address
own-delete = Delete me
    .text = Your name, addresses, devices and everything you said will be gone for ever. In running games a bot takes your seat; in the records of finished games you become “Former player”. Tables with nobody left are deleted.
    .sure = Yes, delete me for ever
    .not = No, I stay
link-title = Link this device
    .text = A code from another device of yours, or your recovery code, makes this device yours too: all your seats will be here. Only use codes of your own.
link-code = Code
link-use = Use this code
link-leave = Leave those tables and use the code
link-done = You are { $name } on this device now
    .fresh = Your recovery code is used up. Here is a new one: write it down, it will not be shown again.
    .tables = To my tables
mail-confirm = Yes, it is mine
    .title = Is this your address?
    .text = You will then get an email when it is your turn and you are away. Each says how to stop them.
    .done = Your address is confirmed
mail-stop = Stop all emails
    .title = No more emails?
    .text = This server will then send nothing more to your address, whoever asks for it.
    .done = You will get no more emails from here
    .again = I have changed my mind
    .allowed = Emails may go there again once the address has been confirmed anew

## The table

tabs = Parts of the table
    .board = Board
    .mine = Mine
    .others = Players
    .log = Log
    .moves = What you can do
phases = Phases of the round
standing = How it stands
    .far = { $passed } of { $whole }
plain-flag = { $value ->
    [true] yes
   *[false] no
}
plain-empty = empty
plain-nothing = none
plain-hidden = { $what }: hidden
players-you = you
players-bot = bot
players-away = away
players-by-bot = a bot plays on
players-chosen = has chosen
players-turn = to move
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-hours = { $time } h
clock-seconds = { $seconds } s
prompt-sent = Sent: { $move }
prompt-skip = Skip
prompt-over = The game is over.
prompt-abandoned = The game was ended early.
prompt-paused = The game is paused.
prompt-sealed = Your answer is in; you may still change it.
prompt-waiting = { WHO($seats) ->
    [you] Waiting for you.
   *[other] Waiting for { $seats }.
}
prompt-mate-chose = { $name } has chosen: { $move }
prompt-mark = Click cards to mark them for your team.
marks-by = Marked by { $names }
prompt-wait = One moment …
moves-chosen = { $moves ->
    [one] One move with what you chose
   *[other] { $moves } moves with what you chose
}
moves-back = Take back
moves-answered = your answer so far
moves-blocked = Not possible now ({ $moves })
picked = You picked
    .go = { $verb }
    .anyway = { $verb } anyway
    .others = Or another move
    .first = First: { $move }
    .then = then { $verb }, { $then }
averts = Avoided by: { $moves }
    .many = { $moves } other moves avoid this.
safer = Safer: { $move }
    .sign = safer
range-less = Less
range-more = More
forecast-now = as it is
forecast-ahead = with this move
since = Since your last move
legend = Legend
moves-fold = Show or hide the moves
log = Log
    .news = Log, { $lines } new
    .none = Nothing has happened yet. Enjoy it.
chat = Chat
    .news = Chat, { $lines } new
    .none = Nobody has said anything yet. Negotiations start with hello.
    .say = Say something
    .send = Say
    .deleted = (deleted)
chat-to = Who reads it
    .all = All
    .team = Team
    .none = Only your team reads this.
handover = { $name }, take your seat
    .text = Everyone else looks out of the window for a moment.
    .ready = I am { $name }
proposal = { $what ->
    [pause] { WHO($seat) ->
        [you] You would like to pause.
       *[other] { $seat } would like to pause.
    }
    [resume] { WHO($seat) ->
        [you] You would like to go on.
       *[other] { $seat } would like to go on.
    }
    [take_back] { WHO($seat) ->
        [you] You would like to take back a move.
       *[other] { $seat } would like to take back a move.
    }
   *[abandon] { WHO($seat) ->
        [you] You would like to end the game for everyone.
       *[other] { $seat } would like to end the game for everyone.
    }
}
    .agree = Agree
    .refuse = No
    .waiting = Waiting for the others to answer.
leave-pause = Propose a pause
leave-resume = Go on
leave-abandon = Propose to end the game
leave-resign = Leave for good
    .sure = A bot will play your seat to the end. You cannot come back to it.
    .stay = Stay
table-stopped = This table has stopped
    .go-on = Go on from the last move that still holds
table-damaged = This table is damaged
    .save = Save what was played
die = d{ $sides }
    .showing = d{ $sides }: { $value }
keys = Keys
    .skip-short = Space skips
    .escape-short = Esc lets go
    .amount = a little more or less of an amount
    .legend = what the signs of the board mean
    .moves = play the move with this number
    .tab = from piece to piece and button to button
    .enter = pick a piece, again to make its move; press a button
    .escape = take back what you chose; skip what is being shown
    .skip = skip what is being shown
    .to-moves = to the moves
    .to-board = to the first piece that can be played
    .to-log = to the log
    .to-chat = to the chat
    .mark = mark a card for your team (or right-click it)
    .hint = hint
    .undo = undo
    .rules = the rule of this decision
    .sound = sound on or off
    .help = this help

## The end

end-won = { WHO($winners) ->
    [you] You won, { $winners }!
    [among] You won together, { $winners }!
   *[other] { $winners } won
}
end-nobody = Nobody won
end-race = The race
end-team = Team { $team }
end-moments = Moments to remember
end-commitment = The deal was fixed before the first move: { $commitment }
end-next = To the next game
end-rematch = Rematch
    .waiting = Waiting for the others
end-again = Same deal again
end-scores = How it ended
end-picture = The picture, to keep or to send
end-replay = Watch the replay
end-share = Share
end-verify = Verify this deal
end-look = Look at the table
end-back = Back to the result
end-delete = Delete this table
    .sure = Delete it for ever?
    .waiting = Deleted when the others agree
    .others = { $names } would like to delete this table with its record and chat. It goes once everyone who sat here agrees.
proof-drawn = The server drew the deal, and it is the one that was promised.
proof-chosen = A player chose the deal; the server did not draw it.
proof-given = { $moves ->
    [one] The first move came with the deal.
   *[other] The first { $moves } moves came with the deal.
}
proof-sealed = All { $moves } moves are sealed: none was changed, left out or added.
proof-unsealed = The record is from before moves were sealed one by one.
proof-signed = Signed by the server with key { $key }…
proof-unsigned = Nobody has signed the record.
proof-replayed = Every move was legal (version { $rules } of the rules).
proof-earlier = It was played under version { $rules } of the rules; under version { $now }, { $replayed } of { $moves } moves go the same way.
proof-former = { $players ->
    [one] A player has asked to be forgotten: the server changed the name after the game and signed the record anew.
   *[other] { $players } players have asked to be forgotten: the server changed their names after the game and signed the record anew.
}

## The replay

replay-title = Replay: { $game }
replay-fair = verified: fair
replay-unfair = does not verify
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-step = Step
replay-moves = The moves
replay-eyes = Seen by
    .open = everyone, with open cards
    .spectator = a spectator
replay-branch = Play on from here
replay-share = Link to this step
replay-record = Download the record
