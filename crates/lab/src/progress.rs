use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on stderr for `steps` steps of `what`. Where stderr is no terminal it draws nothing.
pub(crate) fn bar(steps: u64, what: &'static str) -> ProgressBar {
    let bar = ProgressBar::new(steps).with_message(what);
    // A template that cannot be read leaves the plain bar.
    if let Ok(style) = ProgressStyle::with_template("{msg} [{bar:30}] {human_pos}/{human_len}, {eta} left") {
        bar.set_style(style.progress_chars("=> "));
    }
    if !bar.is_hidden() {
        bar.enable_steady_tick(Duration::from_millis(200));
    }
    bar
}
