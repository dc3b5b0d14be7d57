"""Opinions about Bidness: bots, hints and estimates. The rules know nothing of them."""
