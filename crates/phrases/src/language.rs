use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A language, by its place among the folders of `web/locales`. English comes first; [`Language::English`] and the like
/// are named by the folders themselves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(u8);

/// What a folder of `web/locales` says of its language, and its messages.
struct Folder {
    key: &'static str,
    own_name: &'static str,
    direction: &'static str,
    digits: [char; 10],
    grouping: usize,
    messages: Option<&'static str>,
    #[cfg(feature = "reading")]
    reading: &'static str,
    #[cfg(feature = "hall")]
    hall: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

impl Language {
    /// Every language, English first, the others by their tags.
    pub const ALL: [Language; LANGUAGES] = {
        let mut all = [Language(0); LANGUAGES];
        let mut place = 1;
        while place < LANGUAGES {
            all[place] = Language(place as u8);
            place += 1;
        }
        all
    };

    /// Its tag, as in `lang` attributes and addresses: `en`, `pa`, `th`.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.folder().key
    }

    /// Its name in itself.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        self.folder().own_name
    }

    /// `ltr` or `rtl`, as in `dir` attributes.
    #[must_use]
    pub fn direction(self) -> &'static str {
        self.folder().direction
    }

    /// Its own digits, 0 to 9.
    pub(crate) fn native_digits(self) -> &'static [char; 10] {
        &self.folder().digits
    }

    /// How many digits stand between the commas of a large number, before its last three; never 0.
    pub(crate) fn grouping(self) -> usize {
        self.folder().grouping
    }

    /// The text of its `.ftl` files, apart from those in folders, if it is compiled in. English's is always.
    pub(crate) fn messages(self) -> Option<&'static str> {
        self.folder().messages
    }

    /// The text of its `.ftl` files for reading, if it is compiled in.
    pub(crate) fn reading(self) -> Option<&'static str> {
        #[cfg(feature = "reading")]
        return Some(self.folder().reading);
        #[cfg(not(feature = "reading"))]
        return None;
    }

    /// What the kiosk and the class say, if it is compiled in.
    pub(crate) fn hall(self) -> Option<&'static str> {
        #[cfg(feature = "hall")]
        return Some(self.folder().hall);
        #[cfg(not(feature = "hall"))]
        return None;
    }

    fn folder(self) -> &'static Folder {
        // Only the folders' own places are ever made into a language.
        &FOLDERS[usize::from(self.0) % LANGUAGES]
    }
}

impl Default for Language {
    fn default() -> Language {
        Language::English
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

/// A tag that is no language's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the languages are ")?;
        for (place, language) in Language::ALL.into_iter().enumerate() {
            let before = match place {
                0 => "",
                last if last + 1 == LANGUAGES => " and ",
                _ => ", ",
            };
            write!(f, "{before}{language}")?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL.into_iter().find(|language| language.key() == tag).ok_or(UnknownLanguage)
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        let tag = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        tag.parse().map_err(de::Error::custom)
    }
}

/// Which digits numbers are written with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Digits {
    /// 0 1 2 3 4 5 6 7 8 9.
    #[default]
    Western,
    /// The language's own: ੦ to ੯ in Punjabi, ๐ to ๙ in Thai.
    Native,
}

impl Digits {
    /// Both kinds.
    pub const ALL: [Digits; 2] = [Digits::Western, Digits::Native];

    /// `western` or `native`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Digits::Western => "western",
            Digits::Native => "native",
        }
    }
}

/// A name that is no kind of digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownDigits;

impl fmt::Display for UnknownDigits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("digits are western or native")
    }
}

impl std::error::Error for UnknownDigits {}

impl FromStr for Digits {
    type Err = UnknownDigits;

    fn from_str(name: &str) -> Result<Digits, UnknownDigits> {
        Digits::ALL.into_iter().find(|digits| digits.key() == name).ok_or(UnknownDigits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_known_by_its_tag_and_an_unknown_one_is_told_the_known() {
        assert_eq!(Language::ALL[0], Language::default());
        for (tag, language, own_name) in
            [("en", Language::English, "English"), ("pa", Language::Punjabi, "ਪੰਜਾਬੀ"), ("th", Language::Thai, "ไทย")]
        {
            assert_eq!(tag.parse(), Ok(language));
            assert_eq!((language.key(), language.own_name(), language.direction()), (tag, own_name, "ltr"));
        }
        let fault = "no tag".parse::<Language>().expect_err("no language has this tag").to_string();
        assert!(Language::ALL.iter().all(|language| fault.contains(language.key())), "{fault}");
    }

    #[test]
    fn languages_and_digits_are_stored_by_name() {
        for language in Language::ALL {
            let stored = serde_json::to_string(&language).expect("a tag is text");
            assert_eq!(stored, format!("\"{language}\""));
            assert_eq!(serde_json::from_str::<Language>(&stored).ok(), Some(language));
        }
        assert!(serde_json::from_str::<Language>("\"no tag\"").is_err());
        assert_eq!(serde_json::from_str::<Digits>("\"native\"").ok(), Some(Digits::Native));
        assert_eq!("native".parse(), Ok(Digits::Native));
        assert_eq!("roman".parse::<Digits>(), Err(UnknownDigits));
    }
}
