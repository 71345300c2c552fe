//! Asking the class before a sowing runs: a question, the answers of the class, and what came out.

mod ballot;
mod panel;
mod question;
mod quiz;
mod words;

pub use ballot::{Ballot, Tally};
pub use panel::{Panel, answered, asking, posed_now, tally, tally_in_full};
pub use question::{Answer, Question, captures};
pub use quiz::{Ask, Posed, Quiz, Stage};
pub use words::{explanation, question};
