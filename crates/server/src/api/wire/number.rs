//! Whole numbers. In JSON `2`, `2.0` and `2e0` are the same one.

use core::fmt;
use core::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};

/// A whole number, however it is written.
struct Whole<T>(T);

impl<'de, T: TryFrom<u64>> Deserialize<'de> for Whole<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Whole<T>, D::Error> {
        from.deserialize_u64(Digits(PhantomData))
    }
}

struct Digits<T>(PhantomData<T>);

impl<T: TryFrom<u64>> Visitor<'_> for Digits<T> {
    type Value = Whole<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = 8 * size_of::<T>();
        write!(f, "a whole number of at most {bits} bits")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Whole<T>, E> {
        let wrong = |_| E::invalid_value(Unexpected::Unsigned(number), &self);
        T::try_from(number).map_err(wrong).map(Whole)
    }

    #[expect(clippy::cast_sign_loss, reason = "it is at least 0")]
    fn visit_f64<E: Error>(self, number: f64) -> Result<Whole<T>, E> {
        /// Beyond this not every whole number can be written with a point.
        const EXACT: f64 = 9_007_199_254_740_992.0;
        if number.fract() == 0.0 && (0.0..=EXACT).contains(&number) {
            self.visit_u64(number as u64)
        } else {
            Err(E::invalid_value(Unexpected::Float(number), &self))
        }
    }
}

/// Reads a whole number.
pub(super) fn whole<'de, T: TryFrom<u64>, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    Whole::deserialize(from).map(|Whole(number)| number)
}

/// Reads a whole number where there is one.
pub(super) fn maybe_whole<'de, T: TryFrom<u64>, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<T>, D::Error> {
    let number: Option<Whole<T>> = Option::deserialize(from)?;
    Ok(number.map(|Whole(number)| number))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<u8> {
        whole(&mut serde_json::Deserializer::from_str(text)).ok()
    }

    #[test]
    fn a_whole_number_is_one_however_it_is_written() {
        assert_eq!([read("2"), read("2.0"), read("2e0"), read("-0.0")], [Some(2), Some(2), Some(2), Some(0)]);
        for wrong in ["2.5", "256", "256.0", "-1", "-1.0", "1e300", "\"2\"", "null", "[2]"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn nothing_is_no_number() {
        let read = |text| maybe_whole::<u8, _>(&mut serde_json::Deserializer::from_str(text)).ok();
        assert_eq!([read("null"), read("4.0"), read("x")], [Some(None), Some(Some(4)), None]);
    }
}
