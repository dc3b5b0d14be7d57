"""Logs as one JSON object a line, on standard error. They name tables, never people or secrets."""

import logging
import time
from typing import Any, Final

import msgspec


class JsonLines(logging.Formatter):
    """Time, level, where, what; with a failure its kind and place in the program."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry).decode()


LOGGING: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "seedround.server.logs.JsonLines"}},
    "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "json"}},
    "loggers": {
        "seedround": {"handlers": ["err"], "level": "INFO", "propagate": False},
        "uvicorn": {"handlers": ["err"], "level": "WARNING", "propagate": False},
        "litestar": {"handlers": ["err"], "level": "WARNING", "propagate": False},
    },
}
