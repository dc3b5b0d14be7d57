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
page-campaign-story = You and your partner put all your savings into a company, and it was dead within weeks. From the ashes you built another, and that one flew: magazines called, investors courted you, applications poured in. On the eve of the new office your partner and a wall of lawyers threw you out. You are left with the ruins of the old company, a little cash and no product. Start again, and be worth a billion before your old partner is: the Rival. Each time you manage it, the Rival comes back harsher.
page-campaign-beginner = The Honeymoon
page-campaign-beginner-story = Your old partner is choosing carpets for the new office and hardly looks your way.
page-campaign-easy = The Interviews
page-campaign-easy-story = Every magazine hears whose idea it was. Not yours, they hear.
page-campaign-medium = The Copycat
page-campaign-medium-story = What you launch today, your old partner sells tomorrow.
page-campaign-hard = The Lawyers
page-campaign-hard-story = They are back. They have a campus now, and your address.
