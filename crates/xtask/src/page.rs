//! Builds and serves the page, with Trunk.

use std::path::{self, Path};

use anyhow::Result;
use xshell::{PushEnv, Shell, cmd};

use crate::tools::RUSTFLAGS;
use crate::{heading, tools};

/// Leaves the finished page in `dist/`.
pub(crate) fn build(shell: &Shell) -> Result<()> {
    tools::set_up(shell)?;
    let _lean = lean(shell);
    heading("The page, into dist/");
    cmd!(shell, "trunk build --release").run()?;
    eprintln!("dist/ is ready: copy it to any folder of any web server");
    Ok(())
}

/// Has the finished page compiled with a standard library built for its size, in which a panic is a trap without a text that
/// nobody would see: a tenth of what a first visit loads. Cargo still calls both unstable, so the pinned compiler is told
/// that they are wanted. Without the library's sources the page is built all the same.
fn lean(shell: &Shell) -> Option<[PushEnv<'_>; 4]> {
    if !tools::library_sources(shell) {
        return None;
    }
    let flags = format!("{} -Zunstable-options -Cpanic=immediate-abort", shell.var(RUSTFLAGS).unwrap_or_default());
    Some([
        shell.push_env("RUSTC_BOOTSTRAP", "1"),
        shell.push_env("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
        shell.push_env("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
        shell.push_env(RUSTFLAGS, flags.trim_start()),
    ])
}

/// Leaves the page as one file in `dist-single/`: with the words of `languages`, or of all if none is named, and the settings
/// in the file `kiosk`. Unless it is `built` it is built first.
pub(crate) fn single_file(shell: &Shell, languages: &[String], kiosk: Option<&Path>, built: bool) -> Result<()> {
    if built {
        tools::set_up(shell)?;
    } else {
        build(shell)?;
    }
    heading("The page as one file, into dist-single/");
    let mut options = Vec::new();
    if !languages.is_empty() {
        options.extend(["--languages".into(), languages.join(",").into()]);
    }
    if let Some(file) = kiosk {
        // As seen from where the command was called.
        options.extend(["--kiosk".into(), path::absolute(file)?.into_os_string()]);
    }
    cmd!(shell, "node web/build/single.mjs {options...}").run()?;
    Ok(())
}

/// Serves the page on 127.0.0.1 until it is stopped, and builds it anew when a source file changes.
pub(crate) fn serve(shell: &Shell, dev: bool, port: u16, open: bool) -> Result<()> {
    tools::set_up(shell)?;
    let _lean = (!dev).then(|| lean(shell));
    heading(&format!("The page, on http://127.0.0.1:{port}/"));
    let release = (!dev).then_some("--release");
    let open = open.then_some("--open");
    let port = port.to_string();
    // Not into dist/, which holds the finished page.
    shell.create_dir("target/served")?;
    // What a visitor's browser keeps for use without a network would show the page as it was before.
    let _served = shell.push_env("SOWTELL_SERVED", "yes");
    cmd!(shell, "trunk serve {release...} {open...} --port {port} --dist target/served").run()?;
    Ok(())
}
