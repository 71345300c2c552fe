//! One module a command.

mod explain;
mod perft;
mod random;
mod replay;
mod series;

use std::io::Write;

use clap::Subcommand;

use crate::failure::Failure;

#[derive(Subcommand)]
pub(crate) enum Command {
    Perft(perft::Perft),
    Replay(replay::Replay),
    Random(random::Random),
    Explain(explain::Explain),
    Match(series::Match),
}

impl Command {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        match self {
            Command::Perft(command) => command.run(out),
            Command::Replay(command) => command.run(out),
            Command::Random(command) => command.run(out),
            Command::Explain(command) => command.run(out),
            Command::Match(command) => command.run(out),
        }
    }
}
