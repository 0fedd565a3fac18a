//! What people may be called: anything that can be seen, but not what a bot is called.

use thiserror::Error;
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{
    GeneralCategory, GeneralCategoryGroup, UnicodeEmoji as _, UnicodeGeneralCategory as _,
};
use unicode_security::confusable_detection::skeleton;

use table::BOTS;

/// The longest name, in characters.
pub(crate) const LONGEST_NAME: usize = 40;

/// Why somebody cannot be called so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub(crate) enum BadName {
    /// It is empty or too long.
    #[error("a name must have 1 to {LONGEST_NAME} characters")]
    Length,
    /// Something in it cannot be seen, or turns and hides what stands around it.
    #[error("a name can only have visible characters")]
    Invisible,
    /// A bot is called so, or looks as if it was.
    #[error("a bot has this name; people at a table must be able to tell who is a bot")]
    Bots,
}

/// Reads a name: blanks are single and inside, letters are put together in the usual way.
pub(crate) fn read(text: &str) -> Result<String, BadName> {
    let name = text.nfc().collect::<String>();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if !(1..=LONGEST_NAME).contains(&name.chars().count()) {
        return Err(BadName::Length);
    }
    // Line breaks and tabs are blanks too, but nobody means them.
    if text.trim().chars().any(char::is_control) || !is_visible(&name) {
        return Err(BadName::Invisible);
    }
    if looks_like_a_bot(&name) { Err(BadName::Bots) } else { Ok(name) }
}

/// Can every character be seen where it stands?
fn is_visible(name: &str) -> bool {
    let letters: Vec<char> = name.chars().collect();
    let at = |place: Option<usize>| place.and_then(|place| letters.get(place)).copied();
    letters.iter().enumerate().all(|(place, letter)| {
        let (before, after) = (at(place.checked_sub(1)), at(Some(place + 1)));
        shows(*letter, before, after)
    })
}

/// Can a character be seen between its neighbours?
fn shows(letter: char, before: Option<char>, after: Option<char>) -> bool {
    let is_picture = |letter: Option<char>| letter.is_some_and(is_picture);
    match letter {
        ' ' => true,
        // One picture made of several, such as a family.
        '\u{200d}' => (is_picture(before) || before == Some('\u{fe0f}')) && is_picture(after),
        // Whether a picture is drawn in colour.
        '\u{fe0e}' | '\u{fe0f}' => is_picture(before),
        // The key around a digit.
        '\u{20e3}' => before == Some('\u{fe0f}'),
        letter if is_blank(letter) => false,
        letter => match letter.general_category() {
            GeneralCategory::NonspacingMark
            | GeneralCategory::SpacingMark
            | GeneralCategory::EnclosingMark => before.is_some_and(carries_marks),
            category => !matches!(
                category,
                GeneralCategory::Control
                    | GeneralCategory::Format
                    | GeneralCategory::LineSeparator
                    | GeneralCategory::ParagraphSeparator
                    | GeneralCategory::SpaceSeparator
                    | GeneralCategory::PrivateUse
                    | GeneralCategory::Surrogate
                    | GeneralCategory::Unassigned
            ),
        },
    }
}

/// A character that is drawn as a picture; digits can be, but are not alone.
fn is_picture(letter: char) -> bool {
    letter.is_emoji_char_or_emoji_component() && letter != '\u{200d}' && letter != '\u{fe0f}'
}

/// Can a mark stand on this?
fn carries_marks(letter: char) -> bool {
    matches!(
        letter.general_category_group(),
        GeneralCategoryGroup::Letter | GeneralCategoryGroup::Mark | GeneralCategoryGroup::Number
    )
}

/// Letters and signs that are drawn as nothing: fillers, the soft hyphen, selectors of variants, the empty pattern of
/// Braille. Unicode says of most of them that they can be ignored.
fn is_blank(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d159}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Does a name look like a bot's at a glance?
///
/// Letters of other scripts may look like ours only when they are large, or only when they are small: both are tried.
fn looks_like_a_bot(name: &str) -> bool {
    let large: String = skeleton(name).collect();
    let looks = [look(name), look(&large)];
    BOTS.iter().any(|bot| looks.contains(&look(bot)))
}

/// What a name looks like in small letters: without marks and signs, and letters that look alike are the same.
fn look(name: &str) -> String {
    let small = name.to_lowercase();
    let alike: String = skeleton(&small).collect();
    let letters = alike.chars().flat_map(char::to_lowercase).filter(|letter| letter.is_alphanumeric());
    let letters = letters.map(|letter| if letter == 'l' { 'i' } else { letter });
    letters.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_scripts_are_names() {
        for name in [
            "Anna Blume",
            "Łukasz 🌿",
            "明",
            "Ёлка",
            "Ὀδυσσεύς",
            "محمد",
            "नेहा",
            "สมชาย",
            "Zoë",
            "O’Neill",
            "x",
            "7",
            "👩\u{200d}🚀 Ada",
            "❤\u{fe0f}",
            "👨\u{200d}👩\u{200d}👧",
            "🏳\u{fe0f}\u{200d}🌈",
            "🇩🇪",
            "👍🏽",
            "1\u{fe0f}\u{20e3}",
            "Ogmar",
            "Brigitte",
            "Luke",
            "Tara",
            "Bot",
        ] {
            assert_eq!(read(name).as_deref(), Ok(name));
        }
    }

    #[test]
    fn blanks_are_single_and_inside_and_letters_are_whole() {
        assert_eq!(read("  Anna \u{a0} Blume\u{3000}").as_deref(), Ok("Anna Blume"));
        assert_eq!(read("Zoe\u{308}").as_deref(), Ok("Zoë"));
    }

    #[test]
    fn what_cannot_be_seen_is_no_name() {
        for wrong in [
            "a\nb",
            "a\tb",
            "a\u{202e}b",
            "\u{200b}",
            "\u{3164}",
            "\u{115f}",
            "\u{1160}",
            "\u{ffa0}",
            "\u{ad}",
            "An\u{ad}na",
            "\u{fe0f}",
            "Anna\u{fe0f}",
            "\u{200d}",
            "A\u{200d}B",
            "🌿\u{200d}",
            "\u{301}",
            "Anna \u{301}",
            "\u{e000}",
            "\u{10ffff}",
            "\u{378}",
            "\u{2800}",
            "\u{feff}Anna",
            "\u{2066}Anna\u{2069}",
            "An\u{e0061}na",
            "\u{34f}",
            "\u{20e3}",
            "🌿\u{fe0f}\u{fe0f}",
        ] {
            assert_eq!(read(wrong), Err(BadName::Invisible), "{wrong:?}");
        }
    }

    #[test]
    fn names_are_neither_empty_nor_long() {
        assert_eq!(read(""), Err(BadName::Length));
        assert_eq!(read(" \u{3000} "), Err(BadName::Length));
        assert_eq!(read(&"x".repeat(LONGEST_NAME + 1)), Err(BadName::Length));
        assert!(read(&"x".repeat(LONGEST_NAME)).is_ok());
    }

    #[test]
    fn nobody_is_called_like_a_bot_or_looks_so() {
        for wrong in [
            "Ogma",
            "ogma",
            "OGMA",
            "0gma",
            "Οgma",
            "οgma",
            "Оgma",
            "O G M A",
            " Ogma ",
            "Ógma",
            "Ｏｇｍａ",
            "𝐎𝐠𝐦𝐚",
            "Ogma.",
            "Ogma 🌿",
            "Brigid",
            "BRIGID",
            "Br1gid",
            "Brіgіd",
            "Lugh",
            "1ugh",
            "Iugh",
            "Nemain",
            "Taran",
            "ТАRАN",
            "ΟGΜΑ",
        ] {
            assert_eq!(read(wrong), Err(BadName::Bots), "{wrong:?}");
        }
        for bot in BOTS {
            assert_eq!(read(bot), Err(BadName::Bots));
        }
    }
}
