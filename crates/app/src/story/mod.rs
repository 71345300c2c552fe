//! The sentences beside the board: the caption, the log, and the controls over the sowing.

mod caption;
mod controls;
mod log;
mod text;

pub use caption::use_told;
pub use controls::controls;
pub use log::Log;
pub use text::log_as_text;
