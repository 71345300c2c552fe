//! Runs the tests.

use std::time::Instant;

use anyhow::{Result, bail};
use clap::ValueEnum;
use xshell::{Shell, cmd};

use crate::{browser, heading, page, tools};

/// A processor without an operating system, so that nothing of `std` can slip in.
const BARE: &str = "thumbv7m-none-eabi";

/// A part of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    /// The tests of every crate, run on this machine
    Native,
    /// The rules, compiled for a machine without a standard library
    NoStd,
    /// The page's components, in a browser without a window
    Components,
    /// The finished page, played in a browser
    Page,
}

impl Part {
    fn title(self) -> &'static str {
        match self {
            Part::Native => "Tests of every crate",
            Part::NoStd => "The rules without a standard library",
            Part::Components => "Components in headless Chromium",
            Part::Page => "The finished page in headless Chromium",
        }
    }

    fn run(self, shell: &Shell) -> Result<()> {
        match self {
            Part::Native => cmd!(shell, "cargo test --workspace").run()?,
            Part::NoStd => {
                tools::rust_target(shell, BARE)?;
                for features in ["", "alloc", "serde", "alloc,serde"] {
                    cmd!(
                        shell,
                        "cargo check -p sowtell-rules --target {BARE} --no-default-features --features {features}"
                    )
                    .run()?;
                }
            }
            Part::Components => {
                let target = tools::WASM;
                // Quiet drivers, and a browser that may be slow to start on a busy machine.
                cmd!(shell, "cargo test -p sowtell-app --target {target} --tests")
                    .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner")
                    .env("WASM_BINDGEN_TEST_TIMEOUT", "120")
                    .run()?;
            }
            Part::Page => {
                page::build(shell)?;
                // Named one by one: what Node.js makes of a folder has changed with its versions.
                let mut files = shell.read_dir("web/tests")?;
                files.retain(|file| file.to_string_lossy().ends_with(".test.mjs"));
                cmd!(shell, "node --test --test-reporter=spec {files...}").run()?;
            }
        }
        Ok(())
    }
}

/// Sets up what the parts need and runs them: all of them if none is named. A part that fails does not keep the others
/// from running.
pub(crate) fn run(shell: &Shell, parts: &[Part]) -> Result<()> {
    let parts = if parts.is_empty() { Part::value_variants() } else { parts };
    tools::set_up(shell)?;
    if parts.iter().any(|part| matches!(part, Part::Components | Part::Page)) {
        browser::set_up(shell)?;
    }
    let mut summary = Vec::new();
    for &part in parts {
        heading(part.title());
        let begun = Instant::now();
        let outcome = part.run(shell);
        if let Err(error) = &outcome {
            eprintln!("{error:#}");
        }
        summary.push((part, outcome.is_ok(), begun.elapsed()));
    }
    heading("Summary");
    for (part, passed, time) in &summary {
        let outcome = if *passed { "passed" } else { "FAILED" };
        eprintln!("{outcome}  {:>4} s  {}", time.as_secs(), part.title());
    }
    if summary.iter().any(|(_, passed, _)| !passed) {
        bail!("not every test has passed");
    }
    Ok(())
}
