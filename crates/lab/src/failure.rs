use std::{io, process::ExitCode};

/// Why a command did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// What was asked makes no sense: one sentence.
    #[error("{0}")]
    Asked(String),
    /// The output could not be written.
    #[error("the output could not be written: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// A mistake of whoever asked.
    pub(crate) fn asked(reason: impl ToString) -> Failure {
        Failure::Asked(reason.to_string())
    }

    pub(crate) fn status(&self) -> ExitCode {
        match self {
            Failure::Asked(_) => ExitCode::from(2),
            Failure::Output(_) => ExitCode::FAILURE,
        }
    }
}
