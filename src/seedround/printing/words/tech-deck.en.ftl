tech-deck-domain = { $domain ->
    [service] Service
    [technology] Technology
    [science] Science
    [information] Information
   *[open] Open: any domain
}
tech-deck-kind = { $kind ->
    [venture] Venture
   *[group] Group
}
tech-deck-when = { $phase ->
    [before] effects before assisting
    [after] effects after assisting
    [assist] while assisting
    [won] when you win a customer
   *[main] effects
}
tech-deck-start = S
tech-deck-round = A round
tech-deck-round-1 = New customers come into the row.
tech-deck-round-2 = Effects: the team with the marker uses one, then the other team, until neither wants to.
tech-deck-round-3 = Assist customers.
tech-deck-round-4 = Effects once more.
tech-deck-round-5 = Discard your hand and draw { $hand } cards.
tech-deck-round-6 = Has the game ended? If not, the marker goes to the other team.
tech-deck-new = New customers
tech-deck-new-1 = { $few } each round, { $more } once a team has scored { $scored }. Alone one fewer; from { $many } players on always { $more }.
tech-deck-new-2 = The row holds { $row }. One too many: the oldest leaves unhappy.
tech-deck-assist = Assisting
tech-deck-assist-1 = Both teams put cards face down: together exactly the customer's value, at least one of its domain.
tech-deck-assist-2 = The team without the marker shows its cards first and names the customer; then the other.
tech-deck-assist-3 = Effects that work while assisting.
tech-deck-assist-4 = The same customer: the highest card wins, then the next one, then the domain.
tech-deck-assist-5 = The winner may make the customer a venture, or scores it.
tech-deck-assist-6 = Cards that won are discarded; those that lost go back to the hand.
tech-deck-assist-7 = Effects, and so on until no team can assist.
tech-deck-ranks = Domains, highest first
tech-deck-unhappy = Unhappy: lost at
tech-deck-ventures = Ventures of a player
tech-deck-end = The end
tech-deck-end-1 = Too many unhappy customers: everyone loses.
tech-deck-end-2 = No customers left: the team that has scored most wins.
tech-deck-row = Customers waiting
tech-deck-row-text = New customers join on the right; the oldest, on the left, is the first to leave.
tech-deck-oldest = oldest
tech-deck-marker = First team
tech-deck-unhappy-place = Unhappy customers lie here
