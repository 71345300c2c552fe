//! Setting up a board: any number of seeds in any pit, closed pits, piles, who moves, and which rules.

mod draft;
mod fields;
mod view;

pub use draft::{Draft, Fault, Fits};
pub(crate) use fields::name_of;
pub use view::{Setup, SetupProps};
