"""Opinions about Trade Show: bots, hints and estimates. The rules know nothing of them."""
