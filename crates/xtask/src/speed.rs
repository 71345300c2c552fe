//! Compares the speed of the rules in the browser with that on the machine itself.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::{browser, heading, tools};

/// How often each count is made on either side.
const ROUNDS: &str = "60";

/// Builds the example `speed` for both, in the browser with the worker's profile, and runs them in turns.
pub(crate) fn compare(shell: &Shell) -> Result<()> {
    tools::set_up(shell)?;
    browser::set_up(shell)?;
    heading("Speed in the browser and on this machine");
    let (wasm, out) = (tools::WASM, "target/speed");
    cmd!(shell, "cargo build --release -p sowtell-rules --example speed").run()?;
    cmd!(shell, "cargo build --profile thinker -p sowtell-thinker --example speed --target {wasm}").run()?;
    let program = format!("target/{wasm}/thinker/examples/speed.wasm");
    cmd!(shell, "wasm-bindgen {program} --target no-modules --out-dir {out} --no-typescript").run()?;
    cmd!(shell, "wasm-opt -O4 {out}/speed_bg.wasm -o {out}/speed_bg.wasm").run()?;
    cmd!(shell, "node web/build/speed.mjs target/release/examples/speed {out} {ROUNDS}").run()?;
    Ok(())
}
