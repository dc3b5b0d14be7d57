# What the server says, to players, to their programs and to its host.

# Names of players
guest = Guest { $number }
former_player = { $number ->
    [none] Former player
   *[other] Former player { $number }
}
bot_seat = { $bot } { $number }

# Opening a table
server_full = The server is full: please try again later.
chairs_for_record = { $seats ->
    [one] This record has one seat: ask for one chair.
   *[other] This record has { $seats } seats: ask for as many chairs.
}
set_too_large = This card set has { $bytes } bytes; { $most } are allowed here.
set_and_record = Send either a card set or a record: a record brings its own cards.
no_such_set = There is no card set “{ $name }”. { $known_count ->
    [one] The only one is { $known }.
   *[other] The sets are { $known }.
}
no_campaign = This game has no campaign.
bot_too_slow = That bot would think for too long: { $iterations ->
    [none] allow it at most { $milliseconds } ms.
   *[other] { $milliseconds ->
        [none] allow it at most { $iterations } iterations.
       *[other] allow it at most { $iterations } iterations or { $milliseconds } ms.
    }
}
names_for_seats = The record has { $names ->
    [one] one name
   *[other] { $names } names
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
no_name = The record contains a name that cannot be one: “{ $name }”.
record_over = The game in this record is over: choose a move to play on from.
fewer_moves = The game has only { $moves ->
    [one] one move
   *[other] { $moves } moves
}.

# Sitting down and leaving
host_invites = Only the person who opened the table can invite others.
host_starts = Only the person who opened the table can start the game.
seat_taken = That seat is taken.
no_seat_free = All the seats are taken.
seated_already = You already have a seat at this table: leave the others for other people.
started_already = The game has already started.
started_without = The game has already started: you can no longer sit down.
seats_free = A seat is still free: wait for another player, or give it to a bot.
resign_instead = The game has started: resign if you want to leave it.
not_seated = You do not have a seat at this table.

# Watching and playing
not_your_seat = You cannot play for { $seat }: that seat is not yours.
watch_without_seats = You cannot look at { $seat }’s cards: watch as a spectator instead.
many_watch = Too many people are watching this table: please try again later.
not_started = The game has not started yet.
no_moves_now = { $stage ->
    [open] You cannot move yet: the game has not started.
    [paused] You cannot move now: the game is paused.
    [over] You cannot move any more: the game is over.
    [abandoned] You cannot move any more: the game was given up.
    [stopped] You cannot move now: the rules have changed, and this game would have gone another way.
   *[damaged] You cannot move any more: this table is damaged.
}
not_your_turn = It is not your turn: wait until you are asked.
decision_passed = This decision has passed: have a look at the table as it is now.
nothing_to_take_back = Nothing can be taken back now.
no_move_of_yours = You have not made a move that could be taken back.
no_move_left = There is no move left to take back.

# Proposals
proposal_made = { $what ->
    [take_back] { WHO($seat) ->
        [you] You would like to take your last move back.
       *[other] { $seat } would like to take their last move back.
    }
    [pause] { WHO($seat) ->
        [you] You would like to pause the game.
       *[other] { $seat } would like to pause the game.
    }
    [resume] { WHO($seat) ->
        [you] You would like to go on.
       *[other] { $seat } would like to go on.
    }
   *[abandon] { WHO($seat) ->
        [you] You would like to give the game up.
       *[other] { $seat } would like to give the game up.
    }
}
not_proposed_now = You cannot propose this now.
proposal_waiting = Another proposal is still waiting for an answer.
no_proposal = There is no proposal to answer.
nothing_to_resign = There is no game to resign from.

# Chat and hints
nothing_said = Your message is empty.
name_before_chat = Choose a name before you chat.
no_team_here = You play without a team here.
nothing_to_mark = Nobody is deciding anything right now, so there is nothing to mark.
no_such_card = There is no such card in this game.
no_hints_here = There are no hints at this table.
nothing_to_hint = It is not your turn, so there is nothing to give you a hint about.
hint_coming = Your hint is already on its way.

# The end and after
not_over = The game is not over yet.
next_table_open = The next table is already open.
no_picture = This game has no result that could be drawn.
shared_table = { $title ->
    [none] Board games about Silicon Valley, at one table.
   *[other] A table for { $title }: sit down, or watch.
}
hidden_until_end = The game is not over yet: until then, everything hidden stays hidden.
give_up_first = The game is not over: give it up together before you delete the table.
fair_deal = The deal is the one that was promised, and every move was legal.
fair_under_rules = This game was played under version { $rules } of the rules. Under version { $now }, { $replayed } of its { $moves } moves can be played the same way.

# Rules that have changed, and damage
rules_changed = The rules have changed since this game began, and move { $number } ({ $move }) would have gone another way. { $why } You can go on from the last move that still holds.
deal_changed = The rules have changed since this game began, and it can no longer be dealt. { $why }
stopped_by_rules = The rules have changed since this game began, and it would have gone another way.
played_under_rules = This game was played under version { $rules } of the rules. Under version { $now }, { $common ->
    [one] its first move goes the same way.
   *[other] its first { $common } moves go the same way.
}
other_consequences = It has other consequences under the new rules.
other_seats_turn = It would have been another player’s turn.
not_stopped = No change of the rules has stopped this game: there is nothing to resume.
players_go_on = Only the players at this table can let the game go on.
head_damaged = The server’s record of who sat at this table is damaged, so the game cannot go on. You can still save what was played.
line_damaged = Line { $line } of this table is damaged in the server’s database, so the game cannot go on. You can still save what was played before it.
table_damaged = This table is damaged: nothing more can happen here.
table_ruined = This table is damaged: the server cannot read any of it.

# Who somebody is
not_known = The server does not know you yet: sit down at a table first.
no_such_table = There is no such table, or it is not open to you.
no_invitation = This invitation has already been used, or it was never valid.
no_such_language = This server does not speak “{ $wanted }”. It speaks { $known }.
no_such_code = This code has already been used, is too old, or was never valid.
device_occupied = On this device you have tables as another person. Make a recovery code for them first, or say that you want to leave them.

# Mail and webhooks
no_mail = This server does not send emails.
not_an_address = That is not an email address.
not_our_link = This link is not from one of our emails: open it exactly as it stands there.
link_used = This link has already been used, or it is too old: ask for a new one.
webhook_wrong = A webhook is an address that begins with https://.
not_public = A webhook must lead to a public address.
confirm_subject = Is this your address?
confirm_mail =
    Someone, probably you, would like to be told at this address when it is their turn in a game
    of Seed Round. If that was you, open this link within a day:

    { $link }

    If it was not, you need not do anything: we will not write to you again.
turn_subject = It is your turn
turn_notice = { $link ->
    [none] It is your turn: { $title }
   *[other] It is your turn: { $title } { $link }
}
mail_footer = To stop all emails from this server: { $link }

# Limits
too_many_guests = Too many new guests are coming from your address: please try again later.
many_public_tables = You have opened many public tables: open a private one, or wait a while.
many_tables = You have opened many tables: play at one of them, or wait a while.
many_seats = You have taken many seats: play at one of your tables, or wait a while.
much_stored = You have sent more than the server keeps for one person: wait a while.
much_thinking = Bots have done a lot of thinking for you: wait a while before you ask for the next hint.
much_shown = You have asked to see a lot at once: wait a few seconds.
many_confirmations = You have asked for many confirmations by email: wait an hour.
many_codes = Too many codes have been tried from your address: wait an hour.
many_requests = Too many requests: wait a moment.
many_messages = Too many messages: wait a moment.
much_chat = Let the others say something too: wait a moment.
many_followed = You are following too many tables on this connection.

# Requests that cannot be answered
banned = The host of this server does not let you in.
other_site = Another site’s page may not use this server.
nothing_here = There is nothing at this address.
not_this_method = This address does not take { $method } requests.
body_too_large = That is too large for this server.
body_too_slow = That took too long to arrive.
headers_too_long = The headers of this request are too long.
nul_in_text = There is a NUL character in this text: leave it out.
nested_too_deeply = This is nested too deeply.
not_utf8 = This is not text in UTF-8.
not_json = This message is not JSON.
unreadable = This request cannot be read: { $why }.
http_problem = The server refuses this request ({ $status }): { $why }.

# Trouble of the server
server_mistake = Something went wrong in the server. It is not your fault, and it has been noted.
too_many_to_print = The set has { $cards } cards; the server prints at most { $most }. The command seedround print has no such limit.
print_failed = The sheets could not be made just now: please try again in a moment.
page_missing = The server is running, but its page has not been built: run { $command }, or install the package. Programs can start at { $address }.
table_unreachable = This table cannot be reached right now: please try again later.
table_reloading = This table is being loaded again: please try once more.
database_silent = The server’s database does not answer. Nothing has changed: try again in a moment.
disk_full = The server’s disk is full, so nothing can be stored. Nothing has changed: try again later.
database_locked = Another program is using the server’s database. Nothing has changed: try again in a moment.
database_read_only = The server is not allowed to write to its database. Nothing has changed: try again later.
table_moving = This table is moving to another server: try again in a moment.

# Why clients have to come back
server_stops = The server is stopping and will be back soon.
table_reloaded = This table is being loaded again. Nothing that was confirmed is lost.
table_was_changed = This table was changed by its players or by the host.
table_moves = This table is moving to another server.

# For the host of a server
folder_unusable = The folder { $folder } cannot be used: { $why }.
file_in_use = Another server is already using { $file }: stop it, or name another folder with --data.
file_unusable = { $file } cannot be used as a database: { $why }. Name another folder with --data, or put a backup in its place.
database_wrong = The address of a database begins with postgresql://. Without --database the tables are kept in a file in the folder given with --data.
postgres_missing = PostgreSQL needs one more package: { $command }.
database_unreachable = The database does not answer: check the address given with --database, and that the server there is running and lets you in.
tables_too_old = { $file ->
    [none] The database
   *[other] { $file }
} was written by an older version of Seed Round: start this version’s server on it first.
tables_too_new = { $file ->
    [none] The database
   *[other] { $file }
} was written by a newer version of Seed Round (version { $version } of its tables; this program knows { $newest }): update Seed Round.
port_unusable = The server cannot use { $address }: { $why }. Name another port with --port.
proxy_wrong = --proxies takes addresses such as 10.0.0.0/8: { $why }.
network_wrong = { $address } is not an address: give one such as 192.0.2.7, 2001:db8::1 or 192.0.2.0/24.
limits_unreadable = The limits in { $file } cannot be read: { $why }.
limits_wrong = The limits in { $file } are not right: { $why }.
signature_wrong = This record was not signed with the key { $key }: the signature does not fit what it says.
