"""The server as people start it, which speaks the pseudo-language too: `python -m tests.web.spoken
serve ...`."""

import sys

from seedround import games
from seedround.engine.locale import PSEUDO

LANGUAGES = (*games.all_languages(), PSEUDO)

if __name__ == "__main__":
    games.all_languages = lambda: LANGUAGES  # type: ignore[assignment]
    from seedround.cli import main

    sys.exit(main())
