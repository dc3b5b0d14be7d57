-- Card sets by the hash of their content: a table goes on with the cards with which it began.

CREATE TABLE sets (
    hash TEXT PRIMARY KEY,
    content TEXT NOT NULL
);
