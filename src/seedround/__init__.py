"""Seed Round: a game is a seed and a list of moves."""

__version__ = "0.1.0"
