# Words of a card set as people say them

set_word = { $word ->
    [name] name
    [text] text
    [setup] Setup
    [min_players] fewest players
    [max_players] most players
    [cash] cash
    [ious] IOUs
    [tech] tech points
    [marketers] marketers
    [engineers] engineers
    [employees_from_deck] starting employees come from the deck
    [hand_size] cards in hand
    [setup_discards] cards discarded at the start of a round
    [min_hand_to_act] cards needed to act
    [no_play_before_round_2] not in the first round
    [debt] Debt
    [iou_value] value of an IOU
    [max_ious] most IOUs
    [payoff_cost] paying off
    [salary] Salaries
    [marketer] marketer
    [engineer] engineer
    [lawyer_total] all lawyers
    [earnings] Earnings
    [contract] a contract
    [price_step] step of the unit price
    [market_leader_units] units for the Market Leader
    [tech_leader_price] price bonus for the Tech Leader
    [sell_price] price of a sold card
    [trial_base_dice] dice in court
    [card] cards
    [type] kind
    [auction] to be auctioned
    [headhunt] headhunting
    [lawsuit] lawsuit
    [bonus] bonus card
    [marketing] marketing
    [count] copies
    [cost] cost
    [payee] paid to
    [none] nobody
    [bank] the bank
    [target] the other player
    [any_opponent] any other player
    [has_marketer] who has a marketer
    [has_engineer] who has an engineer
    [has_lawyer] who has a lawyer
    [has_cash] who has cash
    [has_tech] who has tech points
    [has_hand] who has cards in hand
    [bonus_in] lies in front of
    [self] its player
    [source] where the figures come from
    [fact] the rulebook
    [inferred] follows from the rulebook
    [assumed] our guess
   *[other] { $word }
}
