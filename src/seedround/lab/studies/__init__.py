"""What is observed in a game, one module a game: see `seedround.lab.balance`."""
