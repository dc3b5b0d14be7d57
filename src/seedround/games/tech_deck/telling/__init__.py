"""What Tech Deck tells of a table: how it stands, what comes by itself, what moves bring."""
