//! Running the lab as other programs do.
#![allow(dead_code, reason = "every test file uses its own part of this")]

use std::process::Output;

use assert_cmd::Command;
use serde_json::Value;

/// The lab with these words as arguments. Words with spaces in them stand in single quotes.
pub(crate) fn lab(line: &str) -> Command {
    let mut command = Command::cargo_bin("lab").expect("the lab has been built");
    command.args(words(line));
    command
}

fn words(line: &str) -> Vec<String> {
    line.split('\'')
        .enumerate()
        .flat_map(|(i, part)| match i % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

/// What the lab prints when all is well.
pub(crate) fn printed(line: &str) -> String {
    let Output { stdout, stderr, status } = lab(line).output().expect("the lab runs");
    assert!(status.success(), "{line}: {}", String::from_utf8_lossy(&stderr));
    assert!(stderr.is_empty(), "{line}: nothing on stderr, which is no terminal");
    String::from_utf8(stdout).expect("text")
}

/// What the lab prints, as JSON, a value a line.
pub(crate) fn objects(line: &str) -> Vec<Value> {
    printed(line).lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

/// The lab refuses with this one line on stderr, having printed `printed` before.
pub(crate) fn refused(line: &str, printed: &str, reason: &str) {
    lab(line).assert().code(2).stdout(printed.to_owned()).stderr(format!("lab: {reason}\n"));
}
