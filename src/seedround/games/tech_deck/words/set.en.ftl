# Words of a card set as people say them

set_word = { $word ->
    [name] name
    [text] text
    [card] cards
    [start] start cards
    [team1] of the first team
    [team2] of the second team
    [solo] alone
    [domain] domain
    [service] Service
    [technology] Technology
    [science] Science
    [information] Information
    [open] open
    [value] value
    [kind] kind
    [venture] venture
    [group] group card
    [phase] when it works
    [main] in effects phases
    [before] before assisting
    [after] after assisting
    [assist] while assisting
    [won] when a customer is won
    [steps] effect
   *[other] { $word }
}
