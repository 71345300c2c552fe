use sowtell_rules::{Event, TurnEnd, Why};

use crate::{
    Phrases, Telling,
    telling::{Args, Place},
};

/// One told event of a ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Which of the ply's events it tells, by index; a summary of several laps stands at the first of them.
    pub frame: usize,
    /// What kind of event it is.
    pub kind: LineKind,
    /// The sentences.
    pub text: String,
}

/// What a line tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineKind {
    /// A move begins.
    Lift,
    /// A further lap, or a sum of them.
    Relay,
    /// Seeds are captured.
    Capture,
    /// Why a turn ended without a capture.
    TurnEnd,
    /// A forced pass.
    Pass,
    /// The round is over.
    RoundEnd,
    /// What a player gets of what was left.
    Share,
    /// Between the rounds of a match: pits filled, closed and reopened, the match won.
    Match,
}

/// So many relays without a capture between them are told one by one …
const TOLD_ONE_BY_ONE: usize = 4;
/// … and of more than that, so many, before the rest are summed up.
const TOLD_OF_MANY: usize = 2;

/// The line to show at `frame`: that of the last told event at or before it. `lines` are one ply's, in order.
#[must_use]
pub fn told_at(lines: &[Line], frame: usize) -> Option<&Line> {
    lines[..lines.partition_point(|line| line.frame <= frame)].last()
}

impl Phrases {
    /// The sentences of one ply, in order, for its log.
    ///
    /// Left out are the single seeds that fall, and the end of a turn that the sentence of its capture has told already.
    /// Relays and casas are told in full the first time and shortly after; long runs of them are summed up, so that a sowing of
    /// thousands of laps still reads well. Captures are always told.
    #[must_use]
    pub fn narrate(&self, telling: &Telling, events: &[Event]) -> Vec<Line> {
        let told: Vec<(usize, Event)> =
            events.iter().copied().enumerate().filter(|(_, event)| kind(*event).is_some()).collect();
        let mut lines = Vec::new();
        let mut casas = 0;
        let mut rest = &told[..];
        while let Some(&(frame, event)) = rest.first() {
            let relays = rest.iter().take_while(|(_, event)| matches!(event, Event::Relay { .. })).count();
            if relays > 0 {
                self.relays(telling, &rest[..relays], &mut lines);
                rest = &rest[relays..];
                continue;
            }
            rest = &rest[1..];
            let text = match event {
                Event::Capture { why, .. } => {
                    casas += usize::from(why == Why::Casa);
                    let ends_all = matches!(rest.first(), Some((_, Event::Capture { why: Why::LastFour, .. })));
                    self.capture(telling, event, Place { goes_on: !ends_all, again: casas > 1 })
                }
                _ => self.event(telling, event),
            };
            lines.extend(kind(event).map(|kind| Line { frame, kind, text }));
        }
        lines
    }

    /// A run of relays without anything else told between them; never an empty one.
    fn relays(&self, telling: &Telling, run: &[(usize, Event)], lines: &mut Vec<Line>) {
        let one_by_one = if run.len() > TOLD_ONE_BY_ONE { TOLD_OF_MANY } else { run.len() };
        let (told, summed) = run.split_at(one_by_one);
        for &(frame, event) in told {
            let Event::Relay { pit, seeds, lap } = event else { continue };
            let again = Args::of(self, telling).pit(pit).number("seeds", seeds).number("lap", lap);
            let text = if lap == 2 { self.event(telling, event) } else { again.say("event-relay-again") };
            lines.push(Line { frame, kind: LineKind::Relay, text });
        }
        if let (Some(&(frame, _)), Some(&(_, Event::Relay { lap, .. }))) = (summed.first(), summed.last()) {
            let laps = i64::try_from(summed.len()).unwrap_or(i64::MAX);
            let text = Args::of(self, telling).number("laps", laps).number("lap", lap).say("event-relay-more");
            lines.push(Line { frame, kind: LineKind::Relay, text });
        }
    }
}

/// The kind of line that an event makes in a narration; `None` for what is left out.
const fn kind(event: Event) -> Option<LineKind> {
    Some(match event {
        Event::Lift { .. } => LineKind::Lift,
        Event::Relay { .. } => LineKind::Relay,
        Event::Capture { .. } => LineKind::Capture,
        Event::Drop { .. }
        | Event::TurnEnd { why: TurnEnd::FourMade | TurnEnd::Captured | TurnEnd::BoardCleared, .. } => return None,
        Event::TurnEnd { .. } => LineKind::TurnEnd,
        Event::Pass { .. } => LineKind::Pass,
        Event::RoundEnd { .. } => LineKind::RoundEnd,
        Event::Share { .. } => LineKind::Share,
        Event::Fill { .. } | Event::Close { .. } | Event::Reopen { .. } | Event::SeriesEnd { .. } => LineKind::Match,
    })
}
