//! Which sentence says what: the one place that maps events and reasons to messages.
//!
//! A sentence is chosen by the event and by the parts of the rules; a game's name only lends its own words (`casa`,
//! *binikh*, *mana*, *daga*), inside the messages.

use sowtell_rules::{
    Capture, Event, FirstSeed, Game, IllegalMove, Lack, Laps, Leftovers, LoneSeed, OddSeed, Outcome, Pit, Player,
    RoundEnd, Ruleset, Stuck, TurnEnd, Why,
};

use crate::{Phrases, Value};

/// What a sentence needs to know beside the event: which game, by which rules, and who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Telling {
    /// The game, for its own words.
    pub game: Game,
    /// The rules it is played by.
    pub rules: Ruleset,
    /// Who makes the move that is told, or would.
    pub mover: Player,
}

/// What can be said of a pit beside its seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PitState {
    /// It can be played now.
    Playable,
    /// Nobody is asked to choose a pit now.
    Resting,
    /// It cannot be played now, for this reason.
    Unplayable(IllegalMove),
}

/// Where in its ply a capture stands.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    /// Whether a capture in passing leaves something to sow on with.
    pub(crate) goes_on: bool,
    /// Whether the same has been told in this ply before.
    pub(crate) again: bool,
}

/// Arguments under way to a message.
pub(crate) struct Args<'a> {
    phrases: &'a Phrases,
    telling: &'a Telling,
    words: Vec<(&'static str, String)>,
    numbers: Vec<(&'static str, i64)>,
}

impl<'a> Args<'a> {
    /// With the arguments that every sentence of a telling may use: `game`, `mover`, `other`, `first`.
    pub(crate) fn of(phrases: &'a Phrases, telling: &'a Telling) -> Args<'a> {
        let first = match telling.rules.parts().sowing.first_seed {
            FirstSeed::NextPit => "next",
            FirstSeed::OriginPit(_) => "origin",
        };
        Args { phrases, telling, words: Vec::with_capacity(8), numbers: Vec::with_capacity(4) }
            .word("game", telling.game.key())
            .player("mover", telling.mover)
            .player("other", telling.mover.other())
            .word("first", first)
    }

    pub(crate) fn word(mut self, name: &'static str, word: &str) -> Self {
        self.words.push((name, word.to_owned()));
        self
    }

    pub(crate) fn number(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.numbers.push((name, number.into()));
        self
    }

    pub(crate) fn player(self, name: &'static str, player: Player) -> Self {
        let said = self.phrases.player(player);
        self.word(name, &said)
    }

    /// The pit's letter as `pit`, its owner as `owner`, the letter of the pit facing it as `facing`.
    pub(crate) fn pit(self, pit: Pit) -> Self {
        let a_row = self.telling.rules.pits_a_row();
        let facing = (2 * a_row - 1).checked_sub(pit.into()).and_then(Pit::at).unwrap_or(pit);
        self.letter("pit", pit).letter("facing", facing).player("owner", pit.owner(a_row))
    }

    fn letter(self, name: &'static str, pit: Pit) -> Self {
        let letter = pit.letter(self.telling.rules.pits_a_row());
        self.word(name, letter.encode_utf8(&mut [0; 4]))
    }

    /// The message, said.
    pub(crate) fn say(&self, key: &str) -> String {
        let words = self.words.iter().map(|(name, word)| (*name, Value::Text(word)));
        let numbers = self.numbers.iter().map(|&(name, number)| (name, Value::Number(number)));
        self.phrases.text_with(key, &words.chain(numbers).collect::<Vec<_>>())
    }
}

impl Phrases {
    /// An event as a sentence or two.
    #[must_use]
    pub fn event(&self, telling: &Telling, event: Event) -> String {
        let args = Args::of(self, telling);
        match event {
            Event::Lift { pit, seeds } => args.pit(pit).number("seeds", seeds).say(lift(telling, seeds)),
            Event::Drop { pit, holds, in_hand } => {
                args.pit(pit).number("holds", holds).number("in-hand", in_hand).say("event-drop")
            }
            Event::Relay { pit, seeds, lap } => {
                args.pit(pit).number("seeds", seeds).number("lap", lap).say("event-relay")
            }
            Event::Capture { .. } => self.capture(telling, event, Place { goes_on: true, again: false }),
            Event::TurnEnd { pit, held, why } => {
                args.pit(pit).number("held", held).number("most", most(telling)).say(turn_end(why))
            }
            Event::Pass { player, lack } => {
                let key = match lack {
                    Lack::NoSeeds => "event-pass-no-seeds",
                    Lack::OnlyEndless => "event-pass-only-endless",
                };
                args.player("player", player).word("longest", &self.longest(telling)).say(key)
            }
            Event::RoundEnd { why, to_move, last_mover, left } => {
                let args = args
                    .number("left", left)
                    .word("odd", yes_or_no(!left.is_multiple_of(2)))
                    .player("to-move", to_move)
                    .player("last-mover", last_mover);
                let parts = telling.rules.parts();
                let ended = args.say(match (why, parts.stuck) {
                    (RoundEnd::AllCaptured, _) => "event-round-all-captured",
                    (RoundEnd::LastFour, _) => "event-round-last-four",
                    (RoundEnd::Stuck, Stuck::Passes) => "event-round-neither-moves",
                    (RoundEnd::Stuck, Stuck::EndsRound) => "event-round-stuck",
                    (RoundEnd::Repetition, _) => "event-round-repetition",
                });
                let rule = match (why, parts.leftovers) {
                    _ if left == 0 => return ended,
                    (RoundEnd::Repetition, _) | (_, Leftovers::Shared(OddSeed::LastMover)) => "event-left-shared",
                    (_, Leftovers::RowOwner) => "event-left-row-owner",
                    (_, Leftovers::LastMover) => "event-left-last-mover",
                };
                format!("{ended} {}", args.say(rule))
            }
            Event::Share { to, seeds } => args.player("to", to).number("seeds", seeds).say("event-share"),
            Event::Fill { player, filled, left_over } => {
                let board = telling.rules.parts().board;
                args.player("player", player)
                    .number("filled", filled)
                    .number("left-over", left_over)
                    .number("per", board.seeds_a_pit)
                    .word("all", yes_or_no(filled >= board.pits_a_row))
                    .say("event-fill")
            }
            Event::Close { pit } => args.pit(pit).say("event-close"),
            Event::Reopen { pit } => args.pit(pit).say("event-reopen"),
            Event::SeriesEnd { winner } => {
                args.player("winner", winner).player("loser", winner.other()).say("event-match-won")
            }
        }
    }

    /// A capture, at its place in the ply.
    pub(crate) fn capture(&self, telling: &Telling, event: Event, place: Place) -> String {
        let Event::Capture { pit, seeds, to, why } = event else { return String::new() };
        let args = Args::of(self, telling)
            .number("seeds", seeds)
            .number("most", most(telling))
            .player("to", to)
            .word("goes-on", yes_or_no(place.goes_on))
            .word("again", yes_or_no(place.again));
        let args = match pit {
            Some(pit) => args.pit(pit),
            None => args,
        };
        args.say(match why {
            Why::EvenHome => "event-capture-even-home",
            Why::Four => "event-capture-four",
            Why::Binikh => "event-capture-binikh",
            Why::Casa => "event-capture-casa",
            Why::LastCasa => "event-capture-last-casa",
            Why::LastFour => "event-capture-last-four",
            Why::Opposite => "event-capture-opposite",
        })
    }

    /// Why a move may not be played, as a sentence that says what to do instead. `pit` is the pit that was chosen.
    #[must_use]
    pub fn illegal(&self, telling: &Telling, why: IllegalMove, pit: Option<Pit>) -> String {
        let args = Args::of(self, telling).word("longest", &self.longest(telling));
        let args = match pit.filter(|&pit| pit.index() < 2 * usize::from(telling.rules.pits_a_row())) {
            Some(pit) => args.pit(pit),
            None => args.word("pit", "none"),
        };
        args.say(match why {
            IllegalMove::NoSuchPit => "illegal-no-such-pit",
            IllegalMove::NotYourPit => "illegal-not-your-pit",
            IllegalMove::Closed => "illegal-closed",
            IllegalMove::Empty => "illegal-empty",
            IllegalMove::Endless => "illegal-endless",
            IllegalMove::CannotPass => "illegal-cannot-pass",
            IllegalMove::RoundOver => "illegal-round-over",
        })
    }

    /// A pit as a screen reader says it: `pit C, South, 4 seeds, playable`.
    #[must_use]
    pub fn pit_name(&self, telling: &Telling, pit: Pit, seeds: u8, state: PitState) -> String {
        let args = Args::of(self, telling).pit(pit).number("seeds", seeds);
        args.say(match state {
            PitState::Playable => "pit-name-playable",
            PitState::Resting => "pit-name",
            PitState::Unplayable(IllegalMove::Closed) => "pit-name-closed",
            PitState::Unplayable(IllegalMove::Empty) => "pit-name-empty",
            PitState::Unplayable(IllegalMove::NotYourPit) => "pit-name-not-yours",
            PitState::Unplayable(IllegalMove::Endless) => "pit-name-endless",
            PitState::Unplayable(IllegalMove::RoundOver) => "pit-name-round-over",
            PitState::Unplayable(IllegalMove::NoSuchPit | IllegalMove::CannotPass) => "pit-name",
        })
    }

    /// Who won a round and with how many, in one sentence.
    #[must_use]
    pub fn result(&self, outcome: &Outcome) -> String {
        let key = if outcome.winner().is_some() { "result-won" } else { "result-draw" };
        let winner = outcome.winner().unwrap_or(Player::South);
        let (winner_name, loser_name) = (self.player(winner), self.player(winner.other()));
        let pile = |player: Player| Value::Number(outcome.captured[player.index()].into());
        self.text_with(
            key,
            &[
                ("winner", Value::Text(&winner_name)),
                ("loser", Value::Text(&loser_name)),
                ("most", pile(winner)),
                ("fewest", pile(winner.other())),
            ],
        )
    }

    /// A round's end in sentences: who won and with how many, why it ended, and who got what was left.
    #[must_use]
    pub fn outcome(&self, telling: &Telling, outcome: &Outcome) -> Vec<String> {
        let [south, north] = outcome.share;
        let args = Args::of(self, telling)
            .player("south", Player::South)
            .player("north", Player::North)
            .number("south-share", south)
            .number("north-share", north);
        let why = args.say(match (outcome.end, telling.rules.parts().stuck) {
            (RoundEnd::AllCaptured, _) => "outcome-all-captured",
            (RoundEnd::LastFour, _) => "outcome-last-four",
            (RoundEnd::Stuck, Stuck::Passes) => "outcome-neither-moves",
            (RoundEnd::Stuck, Stuck::EndsRound) => "outcome-stuck",
            (RoundEnd::Repetition, _) => "outcome-repetition",
        });
        let shares = match (south, north) {
            (0, 0) => None,
            (seeds, 0) => Some(args.player("to", Player::South).number("seeds", seeds).say("outcome-share-all")),
            (0, seeds) => Some(args.player("to", Player::North).number("seeds", seeds).say("outcome-share-all")),
            _ => Some(args.say("outcome-share")),
        };
        [self.result(outcome), why].into_iter().chain(shares).collect()
    }

    /// After how many laps a sowing counts as endless, written with its comma.
    fn longest(&self, telling: &Telling) -> String {
        self.large(match telling.rules.parts().sowing.laps {
            Laps::Relay { longest } => longest.into(),
            Laps::Single => 1,
        })
    }
}

const fn yes_or_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

fn lift(telling: &Telling, seeds: u8) -> &'static str {
    match (telling.rules.parts().sowing.first_seed, seeds) {
        (FirstSeed::OriginPit(LoneSeed::FallsBack), 1) => "event-lift-lone-falls-back",
        (FirstSeed::OriginPit(LoneSeed::StepsOn), 1) => "event-lift-lone-steps-on",
        (FirstSeed::OriginPit(_), _) => "event-lift-origin",
        (FirstSeed::NextPit, _) => "event-lift",
    }
}

const fn turn_end(why: TurnEnd) -> &'static str {
    match why {
        TurnEnd::EmptyPit => "event-turn-empty-pit",
        TurnEnd::FourMade => "event-turn-four-made",
        TurnEnd::Captured => "event-turn-captured",
        TurnEnd::BoardCleared => "event-turn-board-cleared",
        TurnEnd::OtherSide => "event-turn-other-side",
        TurnEnd::EmptyPitOtherSide => "event-turn-empty-pit-other-side",
        TurnEnd::Odd => "event-turn-odd",
        TurnEnd::TooMany => "event-turn-too-many",
        TurnEnd::FacingEmpty => "event-turn-facing-empty",
        TurnEnd::LapSown => "event-turn-lap-sown",
    }
}

/// The largest even harvest; 0 where the rules have none.
fn most(telling: &Telling) -> u8 {
    match telling.rules.parts().capture {
        Capture::EvenHome { most } => most,
        Capture::Fours(_) | Capture::Opposite => 0,
    }
}
