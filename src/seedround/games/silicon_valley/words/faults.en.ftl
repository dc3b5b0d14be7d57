# What is wrong with options, card sets or trained weights

for_solo = The option { $option } is for the solo game: leave it out with { $seats } players.
for_several = The option { $option } is for several players: leave it out when you play alone.

# The set as a whole
pile = { $pile ->
    [mat] mats
    [founder] founders
    [employee] employees
    [hq] HQ cards
    [vc] VC cards
    [starting] starting products
    [advanced] advanced products
    [blue] blue personalities
    [red] red personalities
   *[decision] decisions
}
cards_found = a set has { $wanted } { pile }; this one has { $found }.
few_starting_products = The card set '{ $set }' has { $found } starting products, and { $seats ->
    [one] playing alone takes
   *[other] { $seats } players need
} { $wanted }.
few_mats_or_founders = The card set '{ $set }' has too few mats or founders for { $seats ->
    [one] a player.
   *[other] { $seats } players.
}
few_for_solo = The card set '{ $set }' has too few cards for the solo game.

# The board
figure_too_low = { $figure } is { $value }; it must be { $low } or more.
markers_unfit = [track] salary_markers must be different spaces above the start.
slot_prices_unfit = [prices] employee_slots must be one to { $most } prices, the cheapest first, none negative.
outsource_unfit = [prices] outsource needs a price for each of the sizes { $sizes }.
start_money_unfit = [prices] start_money needs { $places } amounts, one for each place in turn order.
product_slots_unfit = [slots] products needs a number from one to { $most } for each number of players: { $seats }.
not_once_each = { $figure } must name each of these once: { $names }.
product_slots_empty = [slots] products wants { $wanted } for { $seats } players; there are { $found } starting products.

# Blocks
blocks_unfit = the blocks are { $wanted } in this order, not { $found ->
    [none] none.
   *[other] { $found }.
}
shape_unfit = its shape must be { $shape }, turned or not.
block_count_unfit = count is { $count }; the box has { $box }.

# Products
grid_unfit = a grid is drawn with # for a square to fill and . for none.
grid_empty = its grid is empty: draw the squares to fill with #.
grid_in_parts = its grid falls into parts: all squares must hang together.
grid_too_large = its grid has { $squares } squares; it may have { $most } at most.
grid_unfillable = no blocks fill its grid.
side_binstant = side B has an instant benefit; it must have none.
side_bvaluation = side B has ongoing valuation; it must have none.

# Effects
effect_unknown = { $field } = "{ $name }" is no effect: write one out, as { "{" } op = "hire", price = 0 { "}" }, or take one of these names: { $known }.
effect_text_missing = op = "none" needs a text that people can carry out by themselves.
effect_empty = { $effect } brings nothing: give it cash or valuation.
terms_unfit = { $effect } needs either a price or less, and not both.
measure_unfit = every and most of { $effect } need a per that says what is counted: { $counted }.

# Trained weights
weights_missing = { $file } has no table [players.{ $seats }]: run `make train`.
weight_unknown = { $file }, [players.{ $seats }]: there is no figure '{ $figure }'; the figures are { $known }.
weight_missing = { $file }, [players.{ $seats }]: the weight of '{ $figure }' is missing.
weight_not_anumber = { $file }, [players.{ $seats }]: { $figure } = { $value } is not a number.
