//! The lab: the rules of the four games on the command line, for researchers and for checks.
//!
//! Exit status: 0 when all went well, 2 when what was asked makes no sense (one line on stderr says what and where), 1 when
//! the output could not be written.

mod cli;
mod commands;
mod failure;
mod progress;
mod report;
mod thinking;
mod walk;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use clap::Parser;

use crate::{cli::Cli, failure::Failure};

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return cli::refuse(&error),
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = cli.command.run(&mut out);
    // What stood before a mistake is printed before the mistake is named.
    match out.flush().map_err(Failure::from).and(done) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has seen enough, as `head` does.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("lab: {failure}");
            failure.status()
        }
    }
}
