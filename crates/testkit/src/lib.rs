//! The contract every game must pass: scenarios, laws, leak test, playthroughs, perft.
