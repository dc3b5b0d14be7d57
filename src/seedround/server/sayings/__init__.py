"""What the server says, by subject; the sentences stand in `seedround/words/server.*.ftl`.

A saying's tag is also its `kind` in messages: programs go by that, so tags do not change.
"""
