//! Runes as strokes, because few devices have letters for them.

/// The strokes of a rune in a box from -6, -10 to 6, 10; `None` for a sign that is not in the Elder Futhark.
pub(super) fn strokes(glyph: &str) -> Option<&'static str> {
    Some(match glyph {
        "ᚠ" => "M-4 10V-10M-4-1L5-9M-4 6L5-2",
        "ᚢ" => "M-5 10V-10L5-3V10",
        "ᚦ" => "M-3 10V-10M-3-6L4 0L-3 6",
        "ᚨ" => "M-4 10V-10L5-4M-4-3L5 3",
        "ᚱ" => "M-4 10V-10L4-5L-4 0L5 10",
        "ᚲ" => "M4-8L-4 0L4 8",
        "ᚷ" => "M-6-9L6 9M6-9L-6 9",
        "ᚹ" => "M-4 10V-10L4-5L-4 0",
        "ᚺ" | "ᚻ" => "M-5-10V10M5-10V10M-5-4L5 4",
        "ᚾ" => "M0-10V10M-5-4L5 4",
        "ᛁ" => "M0-10V10",
        "ᛃ" => "M-1-8L-6-3L-1 2M1-2L6 3L1 8",
        "ᛇ" => "M0-10V10M0-10L5-5M0 10L-5 5",
        "ᛈ" => "M-5-10V10M-5-10L1-5L5-9M-5 10L1 5L5 9",
        "ᛉ" => "M0 10V-10M0 0L-6-8M0 0L6-8",
        "ᛊ" | "ᛋ" => "M4-10L-4-4L4 3L-4 10",
        "ᛏ" => "M0 10V-10M-6-4L0-10L6-4",
        "ᛒ" => "M-4 10V-10L4-5L-4 0L4 5L-4 10",
        "ᛖ" => "M-5 10V-10L0-4L5-10V10",
        "ᛗ" => "M-5 10V-10L5 0M5 10V-10L-5 0",
        "ᛚ" => "M-3 10V-10L5-4",
        "ᛜ" | "ᛝ" => "M0-7L6 0L0 7L-6 0Z",
        "ᛞ" => "M-6 9V-9L6 9V-9Z",
        "ᛟ" => "M-6 10L5-3L0-10L-5-3L6 10",
        _ => return None,
    })
}
