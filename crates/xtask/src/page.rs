//! Builds and serves the page, with Trunk.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::{heading, tools};

/// Leaves the finished page in `dist/`.
pub(crate) fn build(shell: &Shell) -> Result<()> {
    tools::set_up(shell)?;
    heading("The page, into dist/");
    cmd!(shell, "trunk build --release").run()?;
    eprintln!("dist/ is ready: copy it to any folder of any web server");
    Ok(())
}

/// Serves the page on 127.0.0.1 until it is stopped, and builds it anew when a source file changes.
pub(crate) fn serve(shell: &Shell, dev: bool, port: u16, open: bool) -> Result<()> {
    tools::set_up(shell)?;
    heading(&format!("The page, on http://127.0.0.1:{port}/"));
    let release = (!dev).then_some("--release");
    let open = open.then_some("--open");
    let port = port.to_string();
    // Not into dist/, which holds the finished page.
    shell.create_dir("target/served")?;
    cmd!(shell, "trunk serve {release...} {open...} --port {port} --dist target/served").run()?;
    Ok(())
}
