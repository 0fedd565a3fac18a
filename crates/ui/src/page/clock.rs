//! Times on a page, which the script turns into "5 minutes ago" while it is being read.

use maud::{Markup, html};

use crate::Texts;

/// How long ago something was, in words.
pub fn ago(texts: &Texts, seconds: u64) -> String {
    let (id, count) = match seconds {
        0..60 => ("site-ago-now", 0),
        60..3600 => ("site-ago-minutes", seconds / 60),
        3600..86_400 => ("site-ago-hours", seconds / 3600),
        _ => ("site-ago-days", seconds / 86_400),
    };
    texts.say(id, &[("count", count.into())])
}

/// A moment of the calendar, in universal time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Moment {
    year: i64,
    month: i64,
    day: i64,
    hour: i64,
    minute: i64,
    second: i64,
}

impl Moment {
    /// The moment so many milliseconds after the beginning of 1970.
    fn of(milliseconds: i64) -> Moment {
        let seconds = milliseconds.div_euclid(1000);
        let (days, of_day) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
        // Counted from the first of March of a year that 400 divides, leap days are at the end of years.
        let days = days + 719_468;
        let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let of_era_year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * of_era_year + of_era_year / 4 - of_era_year / 100);
        let from_march = (5 * of_year + 2) / 153;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        Moment {
            year: of_era_year + era * 400 + i64::from(month <= 2),
            month,
            day: of_year - (153 * from_march + 2) / 5 + 1,
            hour: of_day / 3600,
            minute: of_day % 3600 / 60,
            second: of_day % 60,
        }
    }
}

/// When something was, in milliseconds since 1970. Without a script it is the time of the clock in Greenwich; what
/// changes by itself is not read aloud.
pub(super) fn clock(at: i64) -> Markup {
    let Moment { year, month, day, hour, minute, second } = Moment::of(at);
    let whole = format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z");
    html! {
        time .small data-at=(at) datetime=(whole) aria-live="off" { (format!("{hour:02}:{minute:02} UTC")) }
    }
}

/// The patterns of [`ago`] for the script: just now; one minute and several, hours, days. It knows the number for `{n}`.
pub(super) fn patterns(texts: &Texts) -> [String; 7] {
    let one = |id| texts.say(id, &[("count", 1.into())]);
    let several = |id| texts.say(id, &[("count", "{n}".into())]);
    let [minutes, hours, days] = ["site-ago-minutes", "site-ago-hours", "site-ago-days"];
    [
        one("site-ago-now"),
        one(minutes),
        several(minutes),
        one(hours),
        several(hours),
        one(days),
        several(days),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn times_are_told_in_words() {
        let texts = Texts::of(Language::En);
        assert_eq!(ago(texts, 5), "just now");
        assert_eq!(ago(texts, 60), "1 minute ago");
        assert_eq!(ago(texts, 7300), "2 hours ago");
        assert_eq!(ago(Texts::of(Language::De), 200_000), "vor 2 Tagen");
    }

    #[test]
    fn the_calendar_is_right() {
        let told = |at: i64| clock(at).into_string();
        assert!(told(0).contains("datetime=\"1970-01-01T00:00:00Z\""));
        assert!(told(951_827_696_789).contains("datetime=\"2000-02-29T12:34:56Z\""));
        assert!(told(1_709_251_199_999).contains("datetime=\"2024-02-29T23:59:59Z\""));
        assert!(told(1_709_251_200_000).contains("datetime=\"2024-03-01T00:00:00Z\""));
        assert!(told(4_102_444_799_000).contains("datetime=\"2099-12-31T23:59:59Z\""));
        assert!(told(-1).contains("datetime=\"1969-12-31T23:59:59Z\""));
        assert!(
            told(951_827_696_789).contains("data-at=\"951827696789\"") && told(0).contains(">00:00 UTC<")
        );
    }

    #[test]
    fn the_script_gets_a_pattern_for_one_and_for_several() {
        let found = patterns(Texts::of(Language::De));
        assert_eq!(found[1], "vor 1 Minute");
        assert_eq!(found[2], "vor {n} Minuten");
        assert!(found.iter().skip(2).step_by(2).all(|text| text.contains("{n}")), "{found:?}");
    }
}
