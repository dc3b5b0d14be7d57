-- When something happens at a table by itself, in milliseconds since 1970: tables that only wait for
-- people need not be in memory. What is not known yet of running games is looked at once.

ALTER TABLE tables ADD COLUMN due BIGINT;

UPDATE tables SET due = 0
WHERE stage = 'running' AND (
    config LIKE '%"bot":%' OR config LIKE '%"kind":"move"%' OR config LIKE '%"kind":"game"%'
);

CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
