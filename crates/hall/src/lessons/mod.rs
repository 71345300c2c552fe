//! Lessons: each a position, a question and an explanation, kept in a file of its own beside the page, so that a teacher can
//! add to them without building anything. The rules give the answer.

mod claims;
mod file;
mod judged;
mod keys;
mod lesson;
mod library;
mod list;
mod one;
mod panel;
mod trouble;

pub use file::{Ask, Goal, Text};
pub use judged::Given;
pub use lesson::{Answer, Lesson, Shown};
pub use list::{Lessons, LessonsProps, PARAMETER};
pub use trouble::{Refused, Trouble};
