"""Opinions about Tech Deck: bots, hints and estimates. The rules know nothing of them."""
