"""What a command tells the shell when it did not just succeed."""

MISSED = 1
"""Something that was to be shown does not hold."""
UNHEARD = 1
"""The reader of our output has gone, as in `seedround rules trade-show | head`."""
FAILED = 2
"""There was something wrong; a sentence on standard error says what."""
STOPPED = 130
"""What a shell expects after Ctrl-C."""
