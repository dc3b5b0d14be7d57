"""Figures for Prometheus, in its text form."""

import resource
import sys

from seedround.server.hub import Hub


def exposition(hub: Hub) -> str:
    counts = hub.counts
    used = resource.getrusage(resource.RUSAGE_SELF)
    unit = 1 if sys.platform == "darwin" else 1024
    figures = [
        ("seedround_moves_total", "counter", "Moves played and stored.", counts.moves),
        ("seedround_tables_total", "counter", "Tables opened.", counts.tables),
        ("seedround_requests_total", "counter", "HTTP requests.", counts.requests),
        ("seedround_refusals_total", "counter", "Requests that were refused.", counts.refusals),
        ("seedround_limited_total", "counter", "Requests over the rate limit.", counts.limited),
        ("seedround_sockets", "gauge", "Sockets that are open.", counts.sockets),
        ("seedround_rooms", "gauge", "Tables in memory.", len(hub.rooms)),
        ("process_cpu_seconds_total", "counter", "Processor time used.",
         round(used.ru_utime + used.ru_stime, 3)),
        ("process_resident_memory_max_bytes", "gauge", "Most memory used so far.",
         used.ru_maxrss * unit),
    ]  # fmt: skip
    lines: list[str] = []
    for name, kind, text, value in figures:
        lines += [f"# HELP {name} {text}", f"# TYPE {name} {kind}", f"{name} {value}"]
    return "\n".join(lines) + "\n"
