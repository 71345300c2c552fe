//! The board as it is drawn. It shows what a frame says and decides nothing.

mod board;
mod geometry;
mod ground;
mod hand;
mod pile;
mod pit;
mod room;
mod seeds;
mod shapes;

pub use board::{Board, BoardProps, Highlights, Worth};
pub use geometry::{Layout, Point, Rect, Room, Run, TOUCH};
pub use pit::Tag;
pub use room::use_room;
pub use shapes::Px;
