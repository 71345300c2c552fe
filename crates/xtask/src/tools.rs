//! Installs what building the page needs: the WebAssembly target, Trunk, wasm-bindgen and the npm packages.
//!
//! A tool of the right version that is on the PATH already is used; otherwise one is installed in `.tools`, inside the
//! repository, so that it cannot get in the way of another project's.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use xshell::{Shell, cmd};

use crate::heading;

/// What the page is compiled to.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// The flags of the compiler for the browser.
pub(crate) const RUSTFLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

const TRUNK: &str = "0.21.14";
const OLDEST_NODE: u32 = 20;

/// Installs what is missing, and puts all of it first on the PATH of `shell`.
pub(crate) fn set_up(shell: &Shell) -> Result<()> {
    heading("Tools");
    extend_path(shell)?;
    rust_target(shell, WASM)?;
    tool(shell, "trunk", "trunk", TRUNK, &["--locked"])?;
    // The tool and the library in the page must be of one version. No --locked: its own lock file names a release that
    // is no longer to be had.
    tool(shell, "wasm-bindgen", "wasm-bindgen-cli", &locked_wasm_bindgen(shell)?, &[])?;
    npm_packages(shell)
}

/// Makes sure that Rust compiles for `target`.
pub(crate) fn rust_target(shell: &Shell, target: &str) -> Result<()> {
    let libraries = cmd!(shell, "rustc --print target-libdir --target {target}").quiet().read()?;
    if Path::new(&libraries).is_dir() {
        eprintln!("Rust for {target}: there");
        return Ok(());
    }
    eprintln!("Rust for {target}: installing with rustup");
    cmd!(shell, "rustup target add {target}").run().with_context(|| {
        format!("Rust cannot compile for {target}. Install it, with rustup: rustup target add {target}")
    })
}

/// Whether the sources of Rust's standard library are there, or can be had.
pub(crate) fn library_sources(shell: &Shell) -> bool {
    let Ok(folder) = cmd!(shell, "rustc --print sysroot").quiet().read() else { return false };
    let sources = Path::new(&folder).join("lib/rustlib/src/rust/library/Cargo.lock");
    if sources.is_file() {
        eprintln!("Rust's standard library, its sources: there");
        return true;
    }
    eprintln!("Rust's standard library, its sources: installing with rustup");
    let had = cmd!(shell, "rustup component add rust-src").run().is_ok() && sources.is_file();
    if !had {
        eprintln!(
            "They cannot be had. The page will be a tenth larger. Install them, with rustup: rustup component add rust-src"
        );
    }
    had
}

/// Compiler flags that keep the names of the builder's own folders out of the page.
pub(crate) fn without_home() -> Option<String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")))?;
    let sources = home.join("registry").join("src");
    let sources = sources.to_str()?;
    // The flags are parted by spaces.
    (!sources.contains(' ')).then(|| format!("--remap-path-prefix={sources}=crates"))
}

fn extend_path(shell: &Shell) -> Result<()> {
    let root = shell.current_dir();
    let mut folders = vec![root.join("node_modules/.bin"), root.join(".tools/bin")];
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    shell.set_var("PATH", env::join_paths(folders)?);
    Ok(())
}

fn locked_wasm_bindgen(shell: &Shell) -> Result<String> {
    let id = cmd!(shell, "cargo pkgid --quiet wasm-bindgen").quiet().read()?;
    let version = id.rsplit(['#', '@']).next().context("no version")?;
    Ok(version.to_owned())
}

/// Installs a program from crates.io unless it is there in the version asked for.
fn tool(shell: &Shell, program: &str, package: &str, version: &str, options: &[&str]) -> Result<()> {
    let found = cmd!(shell, "{program} --version").quiet().ignore_stderr().read().unwrap_or_default();
    if found.split_whitespace().nth(1) == Some(version) {
        eprintln!("{program} {version}: there");
        return Ok(());
    }
    eprintln!("{program} {version}: installing into .tools, which takes some minutes");
    // Compiled for a quick installation: both are fast enough without the last optimisations, which take longer than
    // all the rest.
    cmd!(shell, "cargo install --root .tools {package}@{version} {options...}")
        .env("CARGO_PROFILE_RELEASE_LTO", "false")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
        .run()
        .with_context(|| {
            let options = options.join(" ");
            format!(
                "{program} {version} could not be installed. Install it: cargo install {package}@{version} {options}"
            )
        })
}

fn npm_packages(shell: &Shell) -> Result<()> {
    let node = cmd!(shell, "node --version").quiet().ignore_stderr().read().unwrap_or_default();
    let major = node.trim_start_matches('v').split('.').next().and_then(|major| major.parse::<u32>().ok());
    match major {
        None => bail!("Node.js is missing. Install version {OLDEST_NODE} or later with npm: https://nodejs.org"),
        Some(major) => {
            ensure!(
                major >= OLDEST_NODE,
                "Node.js {node} is too old. Install version {OLDEST_NODE} or later: https://nodejs.org"
            );
        }
    }
    // A copy of the list of packages, left once they are all there.
    let wanted = shell.read_file("package-lock.json")?;
    let stamp = "node_modules/.installed-lock.json";
    if shell.read_file(stamp).is_ok_and(|installed| installed == wanted) {
        eprintln!("npm packages: there");
        return Ok(());
    }
    eprintln!("npm packages: installing into node_modules");
    // No package may run or fetch anything of its own while it is installed; none needs to.
    cmd!(shell, "npm ci --no-audit --no-fund --ignore-scripts")
        .run()
        .context("The npm packages could not be installed. Install them: npm ci --ignore-scripts")?;
    shell.write_file(stamp, wanted)?;
    Ok(())
}
