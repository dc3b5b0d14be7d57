"""Where the cards of a set and their fields stand in its files."""

import re
from dataclasses import dataclass, field
from typing import Final

from seedround.engine.set_sayings import OnLine

_HEADER: Final = re.compile(r"\s*(\[\[?)\s*([\w-]+)([.\w\s-]*)\]")
_KEY: Final = re.compile(r"\s*([\w-]+)\s*(?:\.[^=]*)?=")
_ID: Final = re.compile(r"(?:^|[{,])\s*id\s*=\s*[\"']([^\"']+)[\"']")


@dataclass
class Lines:
    """Lines by what stands on them; what stands twice counts where it stands first."""

    ids: dict[str, OnLine] = field(default_factory=dict)
    fields: dict[tuple[str, str], OnLine] = field(default_factory=dict)
    """By a card's id, or a table's name in brackets, and the field's name."""
    entries: dict[str, list[OnLine]] = field(default_factory=dict)
    """By the list: where each of its entries begins."""

    def before(self, other: "Lines") -> "Lines":
        """Both, where a card that stands in both is meant in this one."""
        lists = [*self.entries, *other.entries]
        return Lines(
            {**other.ids, **self.ids},
            {**other.fields, **self.fields},
            {name: self.entries.get(name, []) + other.entries.get(name, []) for name in lists},
        )

    def of_entry(self, name: str, place: int) -> OnLine | None:
        """Where an entry of a list begins, if each has lines of its own."""
        found = self.entries.get(name, [])
        return found[place] if place < len(found) else None


def lines_in(text: str, name: str) -> Lines:
    """The lines of one file."""
    found = Lines()
    block: list[tuple[str, OnLine]] = []
    owner = within = ""
    for number, line in enumerate(text.splitlines(), 1):
        here = OnLine(name, number)
        if header := _HEADER.match(line):
            many, table, deeper = header.groups()
            within = deeper.strip(" .")
            if within:
                found.fields.setdefault((owner, within), here)
            else:
                block = []
                owner = f"[{table}]"
                if many == "[[":
                    found.entries.setdefault(table, []).append(here)
                    owner = ""
            continue
        for one in _ID.findall(line):
            found.ids.setdefault(one, here)
            if not owner and not within:
                owner = one
                for key, place in block:
                    found.fields.setdefault((owner, key), place)
        if (named := _KEY.match(line)) and not within:
            if owner:
                found.fields.setdefault((owner, named[1]), here)
            else:
                block.append((named[1], here))
    return found
