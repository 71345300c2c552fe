//! What a lesson's texts say, held against the rules.

use sowtell_rules::{Event, Pit, Player};

use super::file::{Claim, Taken};
use super::lesson::{Capture, Shown, Sown, Table};
use super::trouble::Trouble;

/// Checks every claim.
///
/// # Errors
/// The first one that does not hold, with what holds in its place.
pub(super) fn check(table: &Table<'_>, claims: &[Claim], shown: &Shown) -> Result<(), Trouble> {
    for (number, claim) in claims.iter().enumerate() {
        let compared = Compared { table, number };
        match shown {
            Shown::Filling(events, _) => compared.filling(claim, events)?,
            Shown::Sowing(pit) => {
                let letter = claim.from.unwrap_or_else(|| pit.letter(table.rules().pits_a_row()));
                let (_, sown) = table.sown_from(&compared.path("from"), letter)?;
                compared.sowing(claim, &sown)?;
            }
        }
    }
    Ok(())
}

/// The claim of this number, and the board it is about.
struct Compared<'t> {
    table: &'t Table<'t>,
    number: usize,
}

impl Compared<'_> {
    /// Where a field of this claim stands in the file.
    fn path(&self, field: &str) -> String {
        format!("expects[{}].{field}", self.number)
    }

    /// Fails where something is claimed and it is not so.
    fn one(&self, field: &str, said: Option<String>, is: &str) -> Result<(), Trouble> {
        match said {
            Some(said) if said != is => Err(Trouble::Claim { field: self.path(field), said, is: is.to_owned() }),
            _ => Ok(()),
        }
    }

    fn sowing(&self, claim: &Claim, sown: &Sown) -> Result<(), Trouble> {
        let letter = |pit: Pit| pit.letter(self.table.rules().pits_a_row()).to_string();
        self.one("last", claim.last.map(String::from), &letter(sown.last))?;
        self.one("laps", claim.laps.map(|laps| laps.to_string()), &sown.laps.to_string())?;
        self.one("ends", claim.ends.map(|why| key(&why)), &key(&sown.ends))?;
        self.one("position", claim.position.map(|position| position.to_string()), &sown.position.to_string())?;
        if let Some(taken) = &claim.captures {
            let fits = |(said, is): (&Taken, &Capture)| {
                said.pit.is_none_or(|pit| is.0.map(letter) == Some(pit.to_string()))
                    && said.seeds.is_none_or(|seeds| seeds == is.1)
                    && said.to.is_none_or(|to| to == is.2)
                    && said.why.is_none_or(|why| why == is.3)
            };
            if taken.len() != sown.captures.len() || !taken.iter().zip(&sown.captures).all(fits) {
                let said = taken.iter().map(|t| listed(t.pit.map(String::from), t.seeds, t.to, t.why.map(|w| w.key())));
                let is = sown.captures.iter().map(|c| listed(c.0.map(letter), Some(c.1), Some(c.2), Some(c.3.key())));
                let (said, is) = (joined(said), joined(is));
                return Err(Trouble::Claim { field: self.path("captures"), said, is });
            }
        }
        self.nothing_about([
            ("filled", claim.filled.is_some()),
            ("left-over", claim.left_over.is_some()),
            ("closed", claim.closed.is_some()),
        ])
    }

    fn filling(&self, claim: &Claim, events: &[Event]) -> Result<(), Trouble> {
        let (mut filled, mut left, mut closed) = ([0; 2], [0; 2], String::new());
        for event in events {
            match *event {
                Event::Fill { player, filled: pits, left_over } => {
                    filled[player.index()] = pits;
                    left[player.index()] = left_over;
                }
                Event::Close { pit } => closed.push(pit.letter(self.table.rules().pits_a_row())),
                _ => {}
            }
        }
        let pair = |[south, north]: [u8; 2]| format!("south {south}, north {north}");
        let in_order = |letters: &str| {
            let mut letters: Vec<char> = letters.chars().collect();
            letters.sort_unstable();
            letters.into_iter().collect::<String>()
        };
        self.one("filled", claim.filled.as_ref().map(|both| pair(both.pair())), &pair(filled))?;
        self.one("left-over", claim.left_over.as_ref().map(|both| pair(both.pair())), &pair(left))?;
        self.one("closed", claim.closed.as_deref().map(in_order), &in_order(&closed))?;
        self.nothing_about([
            ("from", claim.from.is_some()),
            ("last", claim.last.is_some()),
            ("laps", claim.laps.is_some()),
            ("ends", claim.ends.is_some()),
            ("captures", claim.captures.is_some()),
            ("position", claim.position.is_some()),
        ])
    }

    /// Fails at the first of these fields that is claimed: this kind of lesson has nothing to do with it.
    fn nothing_about<const N: usize>(&self, fields: [(&str, bool); N]) -> Result<(), Trouble> {
        match fields.into_iter().find(|(_, claimed)| *claimed) {
            Some((field, _)) => Err(Trouble::NotAsked(self.path(field))),
            None => Ok(()),
        }
    }
}

/// A value's name as it stands in a file.
fn key<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_value(value).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

fn listed(pit: Option<String>, seeds: Option<u8>, to: Option<Player>, why: Option<&str>) -> String {
    let parts = [pit, seeds.map(|n| n.to_string()), to.map(|p| p.to_string()), why.map(str::to_owned)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn joined(captures: impl Iterator<Item = String>) -> String {
    let captures: Vec<String> = captures.collect();
    if captures.is_empty() { "–".to_owned() } else { captures.join("; ") }
}
