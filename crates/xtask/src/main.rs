//! The commands of this repository, run as `cargo xtask <command>`.

mod browser;
mod page;
mod size;
mod speed;
mod tests;
mod tools;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};
use xshell::Shell;

/// Sets up, runs, builds, tests and weighs Sow & Tell.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Install what building the page needs; what is there already is kept
    SetUp {
        /// Also what the tests need: Chromium and its driver
        #[arg(long)]
        tests: bool,
    },
    /// Set up, build the page and serve it; it is built anew when a source file changes
    Serve {
        /// Build faster: without optimising, with debug checks
        #[arg(long)]
        dev: bool,
        /// The port on 127.0.0.1
        #[arg(long, default_value_t = 8080)]
        port: u16,
        /// Open it in the browser
        #[arg(long)]
        open: bool,
    },
    /// Set up and leave the finished page in dist/, for any web server
    Build,
    /// Set up, build the page and leave it as one file in dist-single/, which opens from a folder without a server
    SingleFile {
        /// The languages it has words in, the one it begins in first: `pa,en`. All of them, beginning in the one the browser
        /// prefers, if none is named; English, which stands in for what is missing, is always there
        #[arg(long, value_delimiter = ',')]
        languages: Vec<String>,
        /// Settings for a kiosk, which it takes with it: a `kiosk.json`
        #[arg(long)]
        kiosk: Option<PathBuf>,
        /// Take the page as it is in dist/, without building it
        #[arg(long)]
        built: bool,
    },
    /// Set up and run every test
    Test {
        /// Only these parts; all of them if none is named
        #[arg(value_enum)]
        parts: Vec<tests::Part>,
    },
    /// Compare the speed of the rules in Chromium with that on this machine, which should have nothing else to do
    Speed,
    /// Weigh what a first visit loads, with brotli; fail if it is too much
    Size,
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\n{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<()> {
    let shell = Shell::new()?;
    shell.change_dir(root()?);
    if std::env::var_os("NO_COLOR").is_some() {
        // Trunk refuses every value of it but these two; to everything else, any value is the same.
        shell.set_var("NO_COLOR", "true");
    }
    if let Some(flags) = tools::without_home() {
        shell.set_var(tools::RUSTFLAGS, flags);
    }
    // Trunk's version is pinned here; there is no need to ask the network for a later one at each build.
    shell.set_var("TRUNK_SKIP_VERSION_CHECK", "true");
    match command {
        Command::SetUp { tests } => {
            tools::set_up(&shell)?;
            if tests {
                browser::set_up(&shell)?;
            }
            Ok(())
        }
        Command::Serve { dev, port, open } => page::serve(&shell, dev, port, open),
        Command::Build => page::build(&shell),
        Command::SingleFile { languages, kiosk, built } => {
            page::single_file(&shell, &languages, kiosk.as_deref(), built)
        }
        Command::Test { parts } => tests::run(&shell, &parts),
        Command::Speed => speed::compare(&shell),
        Command::Size => size::report(Path::new("dist")),
    }
}

/// The folder of the workspace.
fn root() -> Result<PathBuf> {
    let crate_folder = std::env::var("CARGO_MANIFEST_DIR").context("run this as `cargo xtask`")?;
    Path::new(&crate_folder).ancestors().nth(2).map(Path::to_path_buf).context("run this inside its workspace")
}

/// Says what is done next.
fn heading(text: &str) {
    eprintln!("\n== {text}");
}
