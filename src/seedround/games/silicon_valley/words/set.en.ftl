# Words of a card set as people say them

set_word = { $word ->
    [name] name
    [text] text
    [colour] colour
    [red] red
    [blue] blue
    [shape] shape
    [count] copies
    [block] code blocks
    [mat] starting headquarters
    [founder] founders
    [employee] employees
    [hq] HQ cards
    [vc] VC cards
    [product] products
    [products] products
    [personality] personalities
    [decision] decisions
    [employees] places for people
    [upkeep] upkeep
    [slots] slots
    [left_half] half a slot on the left
    [right_half] half a slot on the right
    [symbols] symbols
    [salary] salary
    [wants] wants
    [instant] at once
    [ongoing] every round
    [cash] money
    [valuation] valuation
    [code] code
    [cost] cost
    [icon] drawing
    [tier] deck
    [starting] starting
    [advanced] advanced
    [grid] grid
    [a] Innovator tile, side A
    [b] Innovator tile, side B
    [sm] Second Mover tile
    [steps] steps to “!”
    [white] white pawn
    [grey] grey pawn
    [track] Track
    [unicorn] goal
    [salary_markers] salary markers
    [prices] Prices
    [employee_slots] hiring
    [poach] poaching
    [hq_step] step between HQ cards
    [outsource] outsourcing
    [start_money] starting money
    [solo] Alone
    [rounds] rounds
    [track_steps] steps on a track
    [path] way of the pawns
    [employees_desc] employees from the most expensive
    [attribute_order] order of the symbols
    [MIN] mindfulness
    [VAC] vacation
    [TEC] technology
    [PRO] promotion
    [WLB] work/life balance
   *[other] { $word }
}
