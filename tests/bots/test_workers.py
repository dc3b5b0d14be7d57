"""Processes that think for another one do not outlive it."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

PATIENCE = 30.0
STARTER = """
import os, sys, time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from seedround.bots.workers import settle_in

if __name__ == "__main__":
    pool = ProcessPoolExecutor(1, get_context(sys.argv[1]), settle_in)
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(60)
"""


def alive(pid: int) -> bool:
    """Whether a process is still there and no mere memory of one."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.mark.parametrize("way", ["spawn", "forkserver"])
def test_a_worker_ends_when_its_master_is_killed(tmp_path: Path, way: str) -> None:
    script = tmp_path / "starter.py"
    script.write_text(STARTER)
    starter = subprocess.Popen([sys.executable, script, way], stdout=subprocess.PIPE, text=True)
    assert starter.stdout is not None
    worker = int(starter.stdout.readline())
    assert alive(worker)
    starter.kill()
    starter.wait()
    patience = time.monotonic() + PATIENCE
    while alive(worker) and time.monotonic() < patience:
        time.sleep(0.05)
    assert not alive(worker)
    starter.stdout.close()
