//! Die Dolmengötter by Thomas Odenhoven, complete for 2 to 5 players.
