//! The page of Sow & Tell.
//!
//! `session` is what is played and looked at, without a browser; `view` draws it, `story` tells it, `pages` puts them
//! together; `thinking` asks the worker; `host` is everything outside the page.
#![forbid(unsafe_code)]

pub mod address;
pub mod app;
pub mod coach;
pub mod embed;
pub mod host;
pub mod notices;
pub mod pages;
pub mod playing;
pub mod reading;
pub mod session;
pub mod settings;
pub mod start;
pub mod store;
pub mod story;
pub mod table;
pub mod thinking;
pub mod view;
pub mod widgets;
pub mod words;

pub use app::App;
pub use embed::Embed;
