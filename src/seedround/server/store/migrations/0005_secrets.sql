-- What the server itself must keep secret: the key with which it signs records.

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
