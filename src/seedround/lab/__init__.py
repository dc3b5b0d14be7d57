"""Many games for studies."""
