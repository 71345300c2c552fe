//! What lies outside the page: the address, storage, the clipboard, files, the document. Only this and `view` touch the
//! browser.

pub mod address_bar;
pub mod around;
pub mod document;
pub mod files;
pub mod share;
pub mod storage;
pub mod words;
