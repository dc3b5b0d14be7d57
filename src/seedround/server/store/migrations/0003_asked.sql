-- The seats that a game waits for, so that lists need not load the table.

ALTER TABLE tables ADD COLUMN asked TEXT NOT NULL DEFAULT '';
