"""Write how people look as data, so that the server draws them as the page does.

.venv/bin/python -m tools.faces            writes web/src/symbols/people.json
.venv/bin/python -m tools.faces --check    exit status 1 if it is not what the page draws
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

import hatch_build

ROOT = Path(__file__).parents[1]
WRITTEN = ROOT / "web" / "src" / "symbols" / "people.json"


def drawn() -> str:
    """What the page's own code says, one part a line."""
    _, environment = hatch_build.prepared(ROOT / "web")
    bundler = ROOT / "web" / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "faces.mjs"
        wanted = ["node", str(bundler), "tools/faces.ts", "--format", "esm", "--file", str(made)]
        subprocess.run(wanted, cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)
        told = subprocess.run(
            ["node", str(made)], env=environment, check=True, capture_output=True, text=True
        )
    parts = json.loads(told.stdout)
    lines = [f"  {json.dumps(name)}: {json.dumps(part)}" for name, part in sorted(parts.items())]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(arguments: list[str]) -> int:
    now = drawn()
    if arguments == ["--check"]:
        if WRITTEN.read_text(encoding="utf-8") == now:
            return 0
        print("people.json is old: run .venv/bin/python -m tools.faces", file=sys.stderr)
        return 1
    WRITTEN.write_text(now, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
