-- A person has devices, each with a secret of its own. Codes lead to a person once. Mail goes to
-- addresses that were confirmed; those given before wait to be.

CREATE TABLE devices (
    token TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX devices_by_person ON devices (person);

INSERT INTO devices (token, person, created) SELECT token, id, created FROM people;

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT,
    language TEXT NOT NULL,
    webhook TEXT,
    email TEXT,
    unconfirmed TEXT,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

INSERT INTO guests (id, name, language, webhook, email, unconfirmed, created, seen)
SELECT id, name, language, webhook, NULL, email, created, created FROM people;

DROP TABLE people;

ALTER TABLE guests RENAME TO people;

CREATE TABLE codes (
    token TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    person TEXT NOT NULL,
    address TEXT,
    expires BIGINT
);

CREATE INDEX codes_by_person ON codes (person, kind);

CREATE TABLE unwanted (
    mailbox TEXT PRIMARY KEY
);
