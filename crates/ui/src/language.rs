//! The languages of the house.

use core::fmt;
use core::str::FromStr;

use unic_langid::LanguageIdentifier;

/// A language that every sentence exists in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// German.
    De,
    /// English.
    En,
}

/// A language that nobody here speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage {
    /// What was asked for.
    pub tag: String,
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Language::ALL.map(Language::tag).join(", ");
        write!(f, "unknown language {:?}; there are: {known}", self.tag)
    }
}

impl core::error::Error for UnknownLanguage {}

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::De, Language::En];

    /// The short name: `de`, `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::De => "de",
            Language::En => "en",
        }
    }

    /// The language of a system setting such as `de_AT.UTF-8`, if it is spoken here.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let tag = locale.split(['_', '-', '.', '@']).next()?.to_ascii_lowercase();
        tag.parse().ok()
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        // Invariant: two letters are a language.
        self.tag().parse().expect("a tag names a language")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        let known = Language::ALL.into_iter().find(|language| language.tag() == text);
        known.ok_or_else(|| UnknownLanguage { tag: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_read_back_and_others_are_told_the_known_ones() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        let error = "fr".parse::<Language>().unwrap_err();
        assert_eq!(error.to_string(), "unknown language \"fr\"; there are: de, en");
    }

    #[test]
    fn settings_of_a_system_name_a_language() {
        for (locale, language) in [
            ("de", Some(Language::De)),
            ("de_AT.UTF-8", Some(Language::De)),
            ("DE-ch", Some(Language::De)),
            ("en_GB.UTF-8", Some(Language::En)),
            ("C.UTF-8", None),
            ("POSIX", None),
            ("", None),
        ] {
            assert_eq!(Language::from_locale(locale), language, "{locale}");
        }
    }
}
