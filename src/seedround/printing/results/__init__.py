"""Pictures of results: who won and how, in the inks of the game, as SVG and as PNG.

No browser is needed: the shapes are written here, people are drawn as on the page, and typst makes
points of them. One picture serves the end of a game, what is shared, and previews of links.
"""

from seedround.printing.results.frame import Entrant, Outcome
from seedround.printing.results.picture import picture, scene

__all__ = ["Entrant", "Outcome", "picture", "scene"]
