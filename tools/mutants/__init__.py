"""Mutants of the real rules: change a rule a little, and see whether a test notices.

    make mutants                 all games, the engine and the server
    make mutants GAME=bidness    one of them

A mutant that no test notices is a rule that nobody checks: it survives and is listed with its
line. Three hundred are drawn with a seed, always the same ones; a game's mutants meet that game's
own tests alone.

Why not mutmut or cosmic-ray? cosmic-ray starts pytest anew for every mutant, about three seconds
before the first test. mutmut forks as we do, but leaves alone what stands outside of functions
(constants, tables made at import), knows nothing of seats, orders or removed statements, and cannot
draw a sample. Here a process that has loaded pytest and the engine forks once for each mutant,
which meets only tests that reach its line, the quickest first: most are dead in half a second.
"""
