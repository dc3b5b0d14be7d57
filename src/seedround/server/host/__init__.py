"""What a host sets and watches: limits and budgets, figures, logs, background work."""
