//! The list of the games, the object-safe table over any of them, and records.
