-- For whom a bot keeps a seat warm: somebody who left a running game and may come back.
ALTER TABLE seats ADD COLUMN kept_for INTEGER REFERENCES people (id);

CREATE INDEX seats_by_kept_for ON seats (kept_for, table_no) WHERE kept_for IS NOT NULL;
