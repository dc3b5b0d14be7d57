"""Logs as one JSON object a line, on standard error. They name tables, never people or secrets."""

import logging
import re
import secrets
import time
from contextvars import ContextVar
from typing import Any, Final

import msgspec

REQUEST: Final[ContextVar[str | None]] = ContextVar("request", default=None)
"""The name of the request that is being answered; on a socket the client's own id."""
_PLAIN: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")


def request_id(given: str | None) -> str:
    """The name of a request: the one that a proxy gave, if it is fit for a log, or a new one."""
    return given if given and _PLAIN.fullmatch(given) else secrets.token_hex(8)


class JsonLines(logging.Formatter):
    """Time, level, where, what, for which request; a failure with its place in the program."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if (request := REQUEST.get()) is not None:
            entry["request"] = request
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry).decode()


LOGGING: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "seedround.server.host.logs.JsonLines"}},
    "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "json"}},
    "loggers": {
        "seedround": {"handlers": ["err"], "level": "INFO", "propagate": False},
        # every broken request is a warning there: strangers could fill the disk with them
        "uvicorn": {"handlers": ["err"], "level": "ERROR", "propagate": False},
        "litestar": {"handlers": ["err"], "level": "WARNING", "propagate": False},
    },
}
