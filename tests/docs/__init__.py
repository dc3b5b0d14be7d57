"""What our documents say, held to what the program does."""
