# The game from outside: its name, its options, its bots

game_title = Trade Show
game_blurb = Draft features for your startup, then roll dice at the trade show and sell before anyone looks too closely.

option-rounds = Rounds
    .about = How many rounds you play.
    .recommended = as recommended
option-first_seat = First player
    .about = Who starts the first round.
    .random = drawn by lot
    .number = player { $place }
option-cube_supply = Cubes
    .about = How many cubes there are to earn.
    .unlimited = no limit
option-complete_bonus = Bonus for a complete company
    .about = What you earn on top when you sell a company with all its cards fulfilled.
    .number = { MONEY($number) }
option-last_player_columns = Columns for the last player
    .about = Where the last player who is still drafting may take cards.
    .centre = from the middle columns
    .all = from all columns
option-tie_break = Ties
    .about = Who wins when several players have the most money.
    .shared = they share the win
    .cubes = the one with more cubes

bot-solver = Solver
bot-closer = Closer
bot-threshold = Cautious
bot-novice = Newcomer
bot-blind = Blind drafter
bot-glance = Quick eye
