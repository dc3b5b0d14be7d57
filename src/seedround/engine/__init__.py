"""What a game is: a seed, a list of moves, and a table on which they are played.

The engine knows no game. Read `table`, `step` and `rules` first; the laws are in `laws`.
"""
