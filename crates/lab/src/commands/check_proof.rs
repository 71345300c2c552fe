use std::{fs, io::Write, path::PathBuf};

use clap::Args;
use serde::Serialize;
use sowtell_solver::{Certificate, check::check};

use crate::{failure::Failure, report};

/// Check a proof that "solve --proof" has written, by the rules alone.
///
/// Prints one JSON object with the value proven and how much was checked. A proof that does not hold is refused with the
/// position that fails.
#[derive(Args)]
pub(crate) struct CheckProof {
    /// The proof.
    file: PathBuf,
}

#[derive(Serialize)]
struct Holds {
    value: i16,
    start: String,
    claims: usize,
    moves: u64,
}

impl CheckProof {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let name = self.file.display();
        let text = fs::read_to_string(&self.file)
            .map_err(|error| Failure::asked(format!("{name} cannot be read: {error}")))?;
        let certificate: Certificate = text.parse().map_err(|error| Failure::asked(format!("{name}, {error}")))?;
        let checked =
            check(&certificate).map_err(|refused| Failure::asked(format!("{name} does not hold: {refused}")))?;
        let start = certificate.start.to_string();
        Ok(report::line(out, &Holds { value: checked.value, start, claims: checked.claims, moves: checked.moves })?)
    }
}
