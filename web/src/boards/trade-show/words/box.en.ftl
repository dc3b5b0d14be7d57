lesson = Draft a stack of features, then roll your company’s dice and meet the numbers from first to last. Stop in time.
lesson-1 = Low numbers first are easy to meet; high ones pay.
lesson-2 = Dice that met a card stay on it: you roll fewer and fewer.
lesson-3 = A missed roll loses the offer. The gauge tells you the odds.
