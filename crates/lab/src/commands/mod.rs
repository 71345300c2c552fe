//! One module a command.

mod bench;
mod check_proof;
mod explain;
mod perft;
mod play;
mod random;
mod replay;
mod series;
mod solve;

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
    Solve(solve::Solve),
    Play(play::Play),
    Bench(bench::Bench),
    CheckProof(check_proof::CheckProof),
}

impl Command {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        match self {
            Command::Perft(command) => command.run(out),
            Command::Replay(command) => command.run(out),
            Command::Random(command) => command.run(out),
            Command::Explain(command) => command.run(out),
            Command::Match(command) => command.run(out),
            Command::Solve(command) => command.run(out),
            Command::Play(command) => command.run(out),
            Command::Bench(command) => command.run(out),
            Command::CheckProof(command) => command.run(out),
        }
    }
}
