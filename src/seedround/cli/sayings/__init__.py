"""What the command line says, by subject."""
