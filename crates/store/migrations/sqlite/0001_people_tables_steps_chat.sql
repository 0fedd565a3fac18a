-- The mark of this program in the file's header ("HENG"), so that no other program's
-- database is ever taken for ours.
PRAGMA application_id = 1212501575;

CREATE TABLE people (
    id          INTEGER PRIMARY KEY,
    token_hash  BLOB    NOT NULL UNIQUE CHECK (length(token_hash) = 32),
    name        TEXT    NOT NULL,
    created_at  INTEGER NOT NULL,
    last_seen   INTEGER NOT NULL
) STRICT;

-- Tables are known outside by their random id; inside, rows refer to the short number.
-- status: 0 waiting, 1 running, 2 finished. visibility: 0 public, 1 by link only.
CREATE TABLE tables (
    no             INTEGER PRIMARY KEY,
    id             TEXT    NOT NULL UNIQUE,
    game           TEXT    NOT NULL,
    rules_version  INTEGER NOT NULL,
    data_hash      BLOB    NOT NULL CHECK (length(data_hash) = 32),
    options        TEXT    NOT NULL,
    seed           BLOB    NOT NULL CHECK (length(seed) = 32),
    visibility     INTEGER NOT NULL CHECK (visibility IN (0, 1)),
    pace           TEXT    NOT NULL,
    status         INTEGER NOT NULL CHECK (status IN (0, 1, 2)),
    created_at     INTEGER NOT NULL,
    finished_at    INTEGER,
    result         TEXT,
    rematch_of     INTEGER UNIQUE REFERENCES tables (no),
    CHECK ((status = 2) = (result IS NOT NULL)),
    CHECK ((status = 2) = (finished_at IS NOT NULL))
) STRICT;

CREATE INDEX tables_by_status ON tables (status, visibility, no);

-- kind: 0 open, 1 person, 2 bot, 3 hot seat.
CREATE TABLE seats (
    table_no   INTEGER NOT NULL REFERENCES tables (no),
    seat       INTEGER NOT NULL,
    kind       INTEGER NOT NULL CHECK (kind IN (0, 1, 2, 3)),
    person     INTEGER REFERENCES people (id),
    bot        TEXT,
    character  TEXT,
    PRIMARY KEY (table_no, seat),
    CHECK ((kind IN (1, 3)) = (person IS NOT NULL)),
    CHECK ((kind = 2) = (bot IS NOT NULL)),
    CHECK ((kind = 2) = (character IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person, table_no) WHERE person IS NOT NULL;

-- The truth of every game. The primary key is what a second writer loses on.
CREATE TABLE steps (
    table_no  INTEGER NOT NULL REFERENCES tables (no),
    number    INTEGER NOT NULL,
    who       TEXT    NOT NULL,
    step      TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (table_no, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_no  INTEGER NOT NULL REFERENCES tables (no),
    number    INTEGER NOT NULL,
    person    INTEGER NOT NULL REFERENCES people (id),
    text      TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (table_no, number)
) STRICT, WITHOUT ROWID;
