# The game from outside: its name, its options, its bots

game_title = Silicon Valley
game_blurb = Hire people who write code, fit their blocks into products, and lead the first unicorn.

option-difficulty = Difficulty
    .about = Playing alone: how many of the Rival's personalities are harsh.
    .beginner = beginner: hardly any
    .easy = easy: fewer than half
    .medium = medium: more than half
    .hard = hard: nearly all
option-first_order = First turn order
    .about = In which order you play the first round.
    .seats = by seat
    .random = drawn at random
option-mats = Starting mats
    .about = Who starts in which headquarters.
    .random = drawn at random
    .seats = by seat
option-cap_unicorn = The track ends at the unicorn
    .about = No company can be worth more than a unicorn.
option-founder_is_employee = Founders are employees
    .about = Founders need a place, and can be poached and laid off.
option-minimal_layoffs = As few forced layoffs as possible
    .about = Forced layoffs stop as soon as you can pay everyone who is left.
option-bailout = Bailout
    .about = What you lose when you cannot pay for your headquarters.
    .strict = strict: your employees and your products
    .mild = mild: your employees
option-last_round = Last round
    .about = With several players: after this round the game is scored even if no company is a unicorn.
    .none = none
    .number = round { $number }
option-rival_waits = The Rival waits
    .about = Playing alone: the Rival does not copy a product in the round of its launch.
option-open_books = Open books
    .about = Everyone sees all money and all blocks.

bot-planner = Planner
bot-greedy = Grabber

# Alone: the campaign
page-campaign = Chasing the Unicorn
page-campaign-story = One garage, little time, and across the street a Rival who copies, hires and launches without ever sleeping. Be worth a billion before the last round is over. Each time you manage it, the Rival comes back harsher.
page-campaign-beginner = The Neighbour
page-campaign-beginner-story = Friendly, mostly. It waves while it hires your people.
page-campaign-easy = The Competitor
page-campaign-easy-story = It has read your pitch and found your best idea in it.
page-campaign-medium = The Copycat
page-campaign-medium-story = What you launch today it sells tomorrow.
page-campaign-hard = The Giant
page-campaign-hard-story = It has lawyers, a campus, and your address.
