//! The effect machine: one small interpreter carries out all effects of all cards.
//!
//! | file | what is in it |
//! |---|---|
//! | `op` | the vocabulary: operations, amounts, conditions, permanent effects |
//! | `compile` | how the effects of the data file become a table of operations |
//! | `can` | can an effect be carried out completely (4.9), and if not, which part of it |
//! | `amount` | how many, and whether a condition holds |
//! | `zones` | how cards, stones and points move |
//! | `machine` | carries out operations until somebody must decide |
//! | `answer` | the decisions inside effects (D4 to D13): options, judgement, what follows |

pub(crate) mod amount;
pub(crate) mod answer;
pub(crate) mod can;
pub(crate) mod compile;
pub(crate) mod machine;
pub(crate) mod op;
pub(crate) mod zones;
