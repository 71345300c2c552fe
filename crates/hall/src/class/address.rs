//! The class's part of the address.

use sowtell_app::address::{self, Address, Fault, Page, Why};
use sowtell_app::session::Session;
use sowtell_app::settings::{Palette, Settings};

use super::options::Options;
use super::section::{Parameters, Section};
use crate::compare;

/// The names of the parameters that sections write and read by themselves.
pub const OF_SECTIONS: &[&str] = &[crate::lessons::PARAMETER, crate::compare::PARAMETER, crate::paper::SHEET];

const SECTION: &str = "section";

/// What an address asks of the class.
pub struct Asked {
    /// What every view understands.
    pub address: Address,
    /// The section shown.
    pub section: Section,
    /// How the class is taught.
    pub options: Options,
    /// The parameters of sections.
    pub of_sections: Parameters,
    /// What cannot be followed.
    pub faults: Vec<Fault>,
}

/// Reads a query. Nothing in it can fail the whole: each fault is named and the rest is followed.
#[must_use]
pub fn read(query: &str) -> Asked {
    let own: Vec<&str> = Options::NAMES.iter().chain(OF_SECTIONS).chain([&SECTION]).copied().collect();
    let (address, mut faults) = address::read_beside(query, &own);
    let mut asked = Asked {
        address,
        section: Section::default(),
        options: Options::default(),
        of_sections: Vec::new(),
        faults: Vec::new(),
    };
    for (name, value) in form_urlencoded::parse(query.trim_start_matches('?').as_bytes()) {
        if let Err(why) = asked.take(&name, &value) {
            // As much of a value as a message can show.
            let value = value.chars().take(60).collect();
            faults.push(Fault { name: name.into_owned(), value, why });
        }
    }
    let named = form_urlencoded::parse(query.trim_start_matches('?').as_bytes()).any(|(name, _)| name == SECTION);
    if let (false, Some((name, _))) = (named, asked.of_sections.last()) {
        asked.section = Section::of(name).unwrap_or_default();
    }
    asked.faults = faults;
    asked
}

impl Asked {
    fn take(&mut self, name: &str, value: &str) -> Result<(), Why> {
        if name == SECTION {
            let section = Section::ALL.into_iter().find(|section| section.key() == value);
            self.section = section.ok_or(Why::NotOneOf(SECTIONS))?;
        } else if let Some(name) = OF_SECTIONS.iter().find(|known| **known == name) {
            // It names its section even if that can do nothing with the value.
            self.of_sections.push((name, value.to_owned()));
            if *name == compare::PARAMETER && compare::ways_of(value).is_none() {
                return Err(Why::NotOneOf(compare::NAMES));
            }
        } else {
            self.options.take(name, value)?;
        }
        Ok(())
    }
}

const SECTIONS: &str = "board, lessons, set-up, compare, paper";

/// Writes the query that opens the class as it is now.
#[must_use]
pub fn write(
    section: Section,
    session: &Session,
    settings: &Settings,
    options: &Options,
    of_section: &Parameters,
) -> String {
    let mut query = form_urlencoded::Serializer::new(String::from("view=class"));
    if section != Section::default() {
        query.append_pair(SECTION, section.key());
    }
    let mut text = query.finish();
    text.push('&');
    text.push_str(&address::write(Page::Play, session, settings));
    let mut query = form_urlencoded::Serializer::new(text);
    // The usual colours of a page are left out of its address; those of a class are others.
    if settings.palette == Palette::System {
        query.append_pair("palette", settings.palette.key());
    }
    options.write(&mut query);
    query.extend_pairs(of_section);
    query.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let session = Session::recorded(sowtell_rules::Game::Sadeqa);
        for palette in Palette::ALL {
            let settings = Settings { palette, ..Settings::default() };
            let options = Options { hints: true, counts: false, ..Options::default() };
            let query = write(Section::Board, &session, &settings, &options, &Vec::new());
            let asked = read(&query);
            assert_eq!(asked.faults, [], "{query}");
            assert_eq!(asked.options, options, "{query}");
            assert_eq!(asked.address.palette, Some(palette), "{query}");
        }
    }

    #[test]
    fn what_cannot_be_followed_is_named_and_the_rest_is_followed() {
        let asked = read("?view=class&ask=weather&hints=yes&section=attic&colour=blue&lang=th");
        let mut names: Vec<&str> = asked.faults.iter().map(|fault| fault.name.as_str()).collect();
        names.sort_unstable();
        assert_eq!(names, ["ask", "colour", "section"]);
        assert!(asked.options.hints);
        assert_eq!(asked.address.language.map(|language| language.key()), Some("th"));
        let asked = read("?view=class&compare=foo,bar");
        assert_eq!(asked.faults.iter().map(|fault| fault.name.as_str()).collect::<Vec<_>>(), ["compare"]);
        assert_eq!(asked.section, Section::Compare);
        assert_eq!(read("?view=class&compare=hoyito,sadeqa").faults, []);
    }
}
