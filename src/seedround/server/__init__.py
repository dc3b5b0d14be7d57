"""Tables for people: a server that never loses a move and never shows a secret."""
