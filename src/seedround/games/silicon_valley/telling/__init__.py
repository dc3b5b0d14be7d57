"""What Silicon Valley tells of a table: how it stands, what comes by itself, what moves bring."""
