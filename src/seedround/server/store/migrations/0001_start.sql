-- People, tables and their lines. The same statements serve SQLite and PostgreSQL.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    name TEXT,
    language TEXT NOT NULL,
    webhook TEXT,
    email TEXT,
    created BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    stage TEXT NOT NULL,
    public INTEGER NOT NULL,
    config TEXT NOT NULL,
    created BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    lines INTEGER NOT NULL,
    owner TEXT,
    lease INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX tables_by_stage ON tables (stage, public, touched);

CREATE INDEX tables_by_owner ON tables (owner);

CREATE TABLE seated (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
);

CREATE INDEX seated_by_table ON seated (table_id);

CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    extra TEXT NOT NULL,
    request TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE invitations (
    token TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    used INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE processes (
    owner TEXT PRIMARY KEY,
    until DOUBLE PRECISION NOT NULL
);
