-- Where somebody has left a trace: a seat, now or once, or a line of chat. What is to be done to
-- tables by whoever has them in hand. Whom the host does not let in.

CREATE TABLE traces (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
);

CREATE INDEX traces_by_table ON traces (table_id);

INSERT INTO traces (person, table_id) SELECT person, table_id FROM seated;

INSERT INTO traces (person, table_id)
SELECT DISTINCT extra, table_id FROM lines WHERE kind = 'sat' AND extra <> ''
ON CONFLICT DO NOTHING;

CREATE TABLE orders (
    what TEXT NOT NULL,
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (what, table_id, person)
);

CREATE TABLE bans (
    network TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE INDEX people_by_seen ON people (seen);
