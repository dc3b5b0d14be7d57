"""Opinions about Silicon Valley: bots, hints and estimates. The rules know nothing of them."""
