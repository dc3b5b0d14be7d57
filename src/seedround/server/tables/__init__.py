"""The tables: from opening one, over its match, to what is left when the game is over."""
