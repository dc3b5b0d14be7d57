"""The server as people start it, with shorter pauses: `python -m tests.server.hasty serve ...`.

What it does by itself after some seconds it does at once, so that a test need not wait for it.
"""

import sys

from seedround.server.tables import housekeeping, process

GRACE = 500
"""Milliseconds that players have after a restart."""
ORDERS = 0.2
"""Seconds between two looks at what the host wants."""

if __name__ == "__main__":
    process.GRACE = GRACE  # type: ignore[attr-defined]
    housekeeping.ORDERS = ORDERS  # type: ignore[misc]
    from seedround.cli import main

    sys.exit(main())
