"""`python -m seedround` is `seedround`."""

import sys

from seedround.cli import main

if __name__ == "__main__":
    sys.exit(main())
