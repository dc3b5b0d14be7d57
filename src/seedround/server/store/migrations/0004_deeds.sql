-- What a line says is one JSON object; earlier lines keep theirs in kind, seat, text and extra.
-- `pulse` is written to see whether writing is possible.

ALTER TABLE lines ADD COLUMN body TEXT NOT NULL DEFAULT '';

CREATE TABLE pulse (
    id INTEGER PRIMARY KEY,
    at BIGINT NOT NULL
);
