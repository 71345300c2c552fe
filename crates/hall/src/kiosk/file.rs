//! Fetching the settings file, which lies beside the page.

use gloo::utils::{document_element, window};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortSignal, RequestCache, RequestInit, Response};

use super::faults::FILE;

/// How long the file may take, in milliseconds: a kiosk does not stay dark because of it.
const PATIENCE: u32 = 10_000;
/// What the server says where there is no such file.
const ABSENT: [u16; 2] = [404, 410];

/// The file could not be fetched, though it may be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfetched;

/// The text of the file as it is now on the server, whatever was kept of it; `None` where there is none.
///
/// # Errors
/// The server does not answer, or not with the file.
pub async fn fetch() -> Result<Option<String>, Unfetched> {
    // Beside a page that was opened from a folder nothing can be fetched, unless the page is one file and has its files inside.
    let inside = document_element().has_attribute("data-single");
    if !inside && window().location().protocol().is_ok_and(|protocol| protocol == "file:") {
        return Ok(None);
    }
    let init = RequestInit::new();
    init.set_cache(RequestCache::NoStore);
    init.set_signal(Some(&AbortSignal::timeout_with_u32(PATIENCE)));
    let response = JsFuture::from(window().fetch_with_str_and_init(FILE, &init)).await.map_err(|_| Unfetched)?;
    let response: Response = response.dyn_into().map_err(|_| Unfetched)?;
    if ABSENT.contains(&response.status()) {
        return Ok(None);
    }
    if !response.ok() {
        return Err(Unfetched);
    }
    let text = JsFuture::from(response.text().map_err(|_| Unfetched)?).await.map_err(|_| Unfetched)?;
    Ok(text.as_string())
}
