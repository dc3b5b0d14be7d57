# The game from outside: its name, its options, its bots

game_title = The Tech Deck
game_blurb = Rival teams serve one queue of impatient customers. Let too many leave unhappy, and everyone loses.

option-teams = Teams
    .about = Who plays with whom.
    .random = drawn by lot
    .alternate = every other seat
option-venture_deal = First ventures
    .about = From which cards you choose your first ventures.
    .pairs = a pair for each area
    .pool = one pool for the whole team
option-lead = Who decides for a team
    .about = Who chooses the sets and customers, uses group effects and decides about the shared area.
    .rotating = a lead, another one each round
    .anyone = any member: the first answer counts
option-group_ventures = Group cards as ventures
    .about = A group card that you win may lie in a venture area too. It has no effect there.
option-solo_start = Solo start deck
    .about = With which cards a solo game starts.
    .example = the rulebook's example
    .choose = you choose
    .random = drawn by lot
    .strict = you choose: all but the highest of different domains
option-open_cards = Open cards
    .about = Play with the open cards, which match every domain.
option-reshuffle = Reshuffling
    .about = What happens to the rest of a team's deck when its discard pile is reshuffled.
    .merge = it is shuffled in
    .drain = it stays on top
option-first_round = Full row in the first round
    .about = What happens when the row is full in the first round.
    .stop = no more customers come
    .book = the oldest leaves unhappy, as in the rulebook
option-pressure = Patience
    .about = How many unhappy customers it takes to lose the game.
    .book = as printed
    .gentle = more than printed
    .harsh = fewer than printed
option-score_ventures = Ventures score
    .about = At the end ventures count like scored customers.
option-round_cap = Last round
    .about = After this round the game is scored even if customers are left.

bot-greedy = Greedy
bot-careless = Careless
bot-glance = Quick eye
