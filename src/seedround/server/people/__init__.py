"""Who a client is, what players are called, and who is not let in."""
