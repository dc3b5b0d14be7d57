"""What server and clients say to each other: every message is a struct, and the page's types are
generated from these.

Moves travel in their text form (`bid:130`), which is exact both ways. All words are rendered by
the server in the client's language; what a click means comes from the pieces of an offer.
"""
