-- What people have reached in campaigns: their best result of each level.

CREATE TABLE feats (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    level TEXT NOT NULL,
    won INTEGER NOT NULL,
    score INTEGER NOT NULL,
    PRIMARY KEY (person, game, level)
);
