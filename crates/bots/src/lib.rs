//! Players made of code: random and greedy, working from views alone.
