-- The truth of every table: what was done at once is one row, so it is there whole or not at all.
-- The primary key is what a second writer loses on. person and seat say who set the act off: a
-- person, the bot in a seat, or the house where both are missing.
CREATE TABLE acts (
    table_no  INTEGER NOT NULL REFERENCES tables (no),
    number    INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    person    INTEGER REFERENCES people (id),
    seat      INTEGER,
    rows      TEXT    NOT NULL,
    PRIMARY KEY (table_no, number),
    CHECK (person IS NULL OR seat IS NULL)
) STRICT, WITHOUT ROWID;

-- What lists show of a table, derived from its acts: who has to decide (a bit for each seat,
-- nothing where it is unknown) since when, the number and the time of the last act, the points as a
-- list, and who opened it.
ALTER TABLE tables ADD COLUMN host     INTEGER;
ALTER TABLE tables ADD COLUMN deciding INTEGER;
ALTER TABLE tables ADD COLUMN since    INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN acts     INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN last_at  INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN points   TEXT;

-- Seats are derived too. offered: 1 if somebody new may take over from the bot.
ALTER TABLE seats ADD COLUMN offered INTEGER NOT NULL DEFAULT 0 CHECK (offered IN (0, 1));

UPDATE tables SET host = json_extract(options, '$.host')
WHERE json_valid(options) AND json_type(options, '$.host') = 'integer';

-- The house fell during the last join: everybody sits, but the table was never started.
UPDATE tables SET status = 1
WHERE status = 0 AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_no = no AND s.kind = 0);

-- The first act: who sits where, as it is now, and how long bots take.
INSERT INTO acts (table_no, number, at, person, rows)
SELECT t.no, 1, t.created_at, (SELECT p.id FROM people p WHERE p.id = t.host),
    (SELECT group_concat('seat P' || s.seat || CASE s.kind
            WHEN 0 THEN ' open'
            WHEN 1 THEN ' person ' || s.person
            WHEN 2 THEN ' bot ' || s.bot || CASE s.character WHEN '' THEN '' ELSE '/' || s.character END
            ELSE ' here ' || s.person
        END || coalesce(' for ' || s.kept_for, '') || char(10), '' ORDER BY s.seat)
        FROM seats s WHERE s.table_no = t.no)
    || 'pace ' || CASE WHEN t.pace IN ('slow', 'fast', 'at-once') THEN t.pace ELSE 'normal' END
FROM tables t;

-- The others: old rows, gathered into what was done at once, and what was said, by their time.
INSERT INTO acts (table_no, number, at, person, seat, rows)
WITH
-- A row begins an act unless it was drawn, or the same seat decided it together with the one before.
lines AS (
    SELECT table_no, number, at, who, CASE
            WHEN lag(who) OVER log IS NULL THEN 1
            WHEN who = 'chance' THEN 0
            WHEN who GLOB 'P?' AND who = lag(who) OVER log AND at = lag(at) OVER log THEN 0
            ELSE 1
        END AS begins, CASE
            -- Draws came out the same after going back then.
            WHEN who = 'undo' THEN 'rewind ' || substr(step, length('to ') + 1)
            -- left P1, given P1, back P1: with what the person is called.
            WHEN who GLOB '* P?' THEN who || ' ' || replace(replace(step, '\', '\\'), char(10), '\n')
            ELSE who || ' ' || step
        END AS line
    FROM steps WINDOW log AS (PARTITION BY table_no ORDER BY number)
),
gathered AS (
    SELECT table_no, number, at, who, line, begins,
        sum(begins) OVER (PARTITION BY table_no ORDER BY number) AS place
    FROM lines
),
-- SQLite takes at and who from the row with the least number.
done AS (
    SELECT table_no, place, min(number), at, who,
        group_concat(line, char(10) ORDER BY number) AS rows
    FROM gathered GROUP BY table_no, place
),
played AS (
    SELECT d.table_no, d.place, d.at, d.rows,
        coalesce(s.person, CASE WHEN d.who GLOB '* P?' THEN s.kept_for END) AS person,
        CASE WHEN s.kind = 2 AND d.who GLOB 'P?' THEN s.seat END AS seat
    FROM done d
    LEFT JOIN seats s ON s.table_no = d.table_no AND d.who GLOB '*P?' AND s.seat = substr(d.who, -1)
),
-- A clock may have gone back; what came later stays later.
told AS (
    SELECT table_no, at, person, seat, rows, 0 AS said, place,
        max(at) OVER (PARTITION BY table_no ORDER BY place) AS moment
    FROM played
    UNION ALL
    SELECT table_no, at, person, NULL, 'say ' || replace(replace(text, '\', '\\'), char(10), '\n'), 1, number,
        max(at) OVER (PARTITION BY table_no ORDER BY number)
    FROM chat
)
SELECT table_no, 1 + row_number() OVER (PARTITION BY table_no ORDER BY moment, said, place), at, person,
    seat, rows
FROM told;

-- Who decides in a running game is only known when the table is next loaded.
UPDATE tables SET
    deciding = CASE status WHEN 1 THEN NULL ELSE 0 END,
    since = coalesce((SELECT max(s.at) FROM steps s WHERE s.table_no = no), created_at),
    acts = (SELECT max(a.number) FROM acts a WHERE a.table_no = no),
    last_at = (SELECT a.at FROM acts a WHERE a.table_no = no ORDER BY a.number DESC LIMIT 1);

DROP TABLE steps;
DROP TABLE chat;
ALTER TABLE tables DROP COLUMN pace;

-- Public lists are read from the end of the first, and ask the second how many newer tables a host has.
DROP INDEX tables_by_status;
CREATE INDEX tables_by_status ON tables (status, visibility, no, host);
CREATE INDEX tables_by_host ON tables (host, status, no) WHERE visibility = 0;
