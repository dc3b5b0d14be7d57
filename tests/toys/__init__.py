"""Tiny complete games: they keep every law, and their mutants break one each."""
