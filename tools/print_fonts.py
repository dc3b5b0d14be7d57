"""The page's typefaces as TrueType, for printed sheets: made from the npm packages' own files.

Run it after `npm ci` when a typeface has a new version. Both are under the Open Font License, whose
text goes along.
"""

from pathlib import Path

from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[1]
PACKAGES = ROOT / "web" / "node_modules" / "@fontsource"
FONTS = ROOT / "src" / "seedround" / "printing" / "fonts"
FACES = {
    "bricolage-grotesque": ("BricolageGrotesque", (700,)),
    "atkinson-hyperlegible-next": ("AtkinsonHyperlegibleNext", (400, 700)),
}


def main() -> None:
    FONTS.mkdir(exist_ok=True)
    for package, (name, weights) in FACES.items():
        for weight in weights:
            font = TTFont(PACKAGES / package / "files" / f"{package}-latin-{weight}-normal.woff")
            font.flavor = None
            font.save(FONTS / f"{name}-{weight}.ttf")
        licence = (PACKAGES / package / "LICENSE").read_text(encoding="utf-8")
        (FONTS / f"OFL-{name}.txt").write_text(licence, encoding="utf-8")


if __name__ == "__main__":
    main()
