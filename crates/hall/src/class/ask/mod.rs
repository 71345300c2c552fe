//! Asking the class before a sowing runs.

mod question;

pub use question::{Answer, Question};
