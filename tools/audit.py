"""Are there known holes in what we depend on? `make lint` asks; exit status 1 if there are.

Where the database of known holes cannot be reached, it says so and lets you go on.
"""

import json
import subprocess
import sys
from typing import Any

AUDIT = [
    sys.executable, "-m", "pip_audit", "--local", "--skip-editable", "--format", "json",
    "--progress-spinner", "off", "--timeout", "10",
]  # fmt: skip
UNKNOWN = "The database of known holes cannot be reached: nothing was audited."


def main() -> int:
    ran = subprocess.run(AUDIT, capture_output=True, text=True)
    try:
        found = json.loads(ran.stdout)
    except ValueError:
        print(UNKNOWN)
        return 0
    status, words = verdict(found["dependencies"])
    print(words)
    return status


def verdict(packages: list[dict[str, Any]]) -> tuple[int, str]:
    """The exit status and what to say about the packages that are installed."""
    holes = [
        f"{package['name']} {package['version']}: {hole['id']}, fixed in "
        f"{', '.join(hole['fix_versions']) or 'no version yet'}"
        for package in packages
        for hole in package.get("vulns", ())
    ]
    if holes:
        return 1, "\n".join(["Known holes in what we depend on (make lock UPGRADE=1):", *holes])
    audited = sum("skip_reason" not in package for package in packages)
    if not audited:
        return 0, UNKNOWN
    if audited < len(packages):
        return 0, f"{audited} of {len(packages)} packages could be audited: no known holes."
    return 0, f"{audited} packages audited: no known holes."


if __name__ == "__main__":
    sys.exit(main())
