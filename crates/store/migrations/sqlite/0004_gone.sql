-- Tables that were deleted: nothing but that there were such tables. So their links say so, no link ever leads to another
-- table, and no row of another process that comes late falls among the rows of another table.
CREATE TABLE gone (
    no  INTEGER PRIMARY KEY,
    id  TEXT    NOT NULL UNIQUE,
    at  INTEGER NOT NULL
) STRICT;
