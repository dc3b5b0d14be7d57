"""Settings for all tests."""

from hypothesis import settings

# The same examples in every run, however slow the machine.
settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")
