//! The boards of Sow & Tell in front of many people: on a kiosk that stands by itself all day (`view=kiosk`), and before a
//! class that decides the next move (`view=class`).
//!
//! A program of its own, made of the same parts as the page, so that a first visit to the page does not carry it. All its
//! words are compiled in: a kiosk goes through its languages without asking for anything.
#![forbid(unsafe_code)]

pub mod class;
mod clicker;
pub mod compare;
mod focus;
pub mod hall;
pub mod kiosk;
mod lens;
pub mod lessons;
pub mod paper;
pub mod setup;
mod size;
mod stand;

pub use hall::Hall;
