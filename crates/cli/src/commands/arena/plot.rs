//! Ratings as drawings that stand alone: SVG with its own background, in light and in dark.

use std::fmt::Write as _;

use bots::arena::Interval;

/// One bot of a drawing.
pub(super) struct Mark {
    /// What it is called.
    pub(super) name: String,
    /// Its rating.
    pub(super) elo: f64,
    /// Where its rating lies.
    pub(super) interval: Interval,
}

const WIDTH: f64 = 720.0;
const STYLE: &str = "\
.ground{fill:#fff}.word{fill:#1f2328;font:14px system-ui,sans-serif}.small{fill:#57606a;font:12px system-ui,sans-serif}\
.grid{stroke:#d0d7de}.bar{stroke:#2a6b4a;stroke-width:3;stroke-linecap:round;fill:none}.dot{fill:#2a6b4a}\
@media (prefers-color-scheme:dark){.ground{fill:#12161b}.word{fill:#e6edf3}.small{fill:#9aa4af}\
.grid{stroke:#343c45}.bar{stroke:#7ecba1}.dot{fill:#7ecba1}}";

/// One row for each bot.
pub(super) fn ladder(title: &str, below: &str, marks: &[Mark]) -> String {
    let longest = marks.iter().map(|mark| mark.name.chars().count()).max().unwrap_or(0) as f64;
    let left = (longest * 8.0 + 32.0).clamp(90.0, 300.0);
    let scale = Scale::over(marks.iter(), left, WIDTH - 90.0);
    let height = 92.0 + marks.len() as f64 * 34.0;
    let bottom = height - 46.0;
    let mut out = begin(title, below, height);
    for tick in scale.ticks() {
        let at = scale.at(tick);
        let _ = writeln!(out, r#"<line class="grid" x1="{at:.1}" y1="44" x2="{at:.1}" y2="{bottom:.1}"/>"#);
        let _ = writeln!(
            out,
            r#"<text class="small" x="{at:.1}" y="{:.1}" text-anchor="middle">{tick:.0}</text>"#,
            bottom + 16.0
        );
    }
    for (mark, row) in marks.iter().zip(0..) {
        let y = 62.0 + f64::from(row) * 34.0;
        let [low, elo, high] = [mark.interval.low, mark.elo, mark.interval.high].map(|elo| scale.at(elo));
        let _ = writeln!(
            out,
            r#"<text class="word" x="{:.1}" y="{:.1}" text-anchor="end">{}</text>"#,
            left - 14.0,
            y + 5.0,
            escaped(&mark.name)
        );
        let _ = writeln!(out, r#"<line class="bar" x1="{low:.1}" y1="{y}" x2="{high:.1}" y2="{y}"/>"#);
        let _ = writeln!(out, r#"<circle class="dot" cx="{elo:.1}" cy="{y}" r="6"/>"#);
        let _ = writeln!(
            out,
            r#"<text class="word" x="{:.1}" y="{:.1}" text-anchor="end">{}</text>"#,
            WIDTH - 12.0,
            y + 5.0,
            label(mark)
        );
    }
    out.push_str("</svg>\n");
    out
}

/// Ratings over how long is thought, each doubling one step to the right.
pub(super) fn growth(title: &str, below: &str, marks: &[(f64, Mark)]) -> String {
    let height = 400.0;
    let (top, bottom) = (60.0, height - 74.0);
    let (left, right) = (70.0, WIDTH - 60.0);
    let scale = Scale::over(marks.iter().map(|(_, mark)| mark), bottom, top);
    let budgets = marks.iter().map(|(budget, _)| budget.log2());
    let (least, most) = budgets.fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), budget| {
        (least.min(budget), most.max(budget))
    });
    let across =
        |budget: f64| left + 30.0 + (budget.log2() - least) / (most - least).max(1.0) * (right - left - 60.0);
    let mut out = begin(title, below, height);
    for tick in scale.ticks() {
        let at = scale.at(tick);
        let _ = writeln!(out, r#"<line class="grid" x1="{left}" y1="{at:.1}" x2="{right}" y2="{at:.1}"/>"#);
        let _ = writeln!(
            out,
            r#"<text class="small" x="{:.1}" y="{:.1}" text-anchor="end">{tick:.0}</text>"#,
            left - 8.0,
            at + 4.0
        );
    }
    let way: Vec<String> = marks
        .iter()
        .map(|(budget, mark)| format!("{:.1},{:.1}", across(*budget), scale.at(mark.elo)))
        .collect();
    let _ = writeln!(out, r#"<polyline class="bar" style="stroke-width:1.5" points="{}"/>"#, way.join(" "));
    for (budget, mark) in marks {
        let x = across(*budget);
        let [low, elo, high] = [mark.interval.low, mark.elo, mark.interval.high].map(|elo| scale.at(elo));
        let _ = writeln!(out, r#"<line class="bar" x1="{x:.1}" y1="{low:.1}" x2="{x:.1}" y2="{high:.1}"/>"#);
        let _ = writeln!(out, r#"<circle class="dot" cx="{x:.1}" cy="{elo:.1}" r="6"/>"#);
        let _ = writeln!(
            out,
            r#"<text class="word" x="{:.1}" y="{:.1}">{}</text>"#,
            x + 11.0,
            elo + 18.0,
            label(mark)
        );
        let _ = writeln!(
            out,
            r#"<text class="small" x="{x:.1}" y="{:.1}" text-anchor="middle">{budget:.0}</text>"#,
            bottom + 20.0
        );
    }
    let _ = writeln!(
        out,
        r#"<text class="small" x="{:.1}" y="{:.1}" text-anchor="middle">simulations for each decision</text>"#,
        f64::midpoint(left, right),
        bottom + 38.0
    );
    out.push_str("</svg>\n");
    out
}

/// `312 ± 40`; the bot that all are compared with has no error.
fn label(mark: &Mark) -> String {
    let half = (mark.interval.high - mark.interval.low) / 2.0;
    if half > 0.0 { format!("{:.0} ± {half:.0}", mark.elo) } else { format!("{:.0}", mark.elo) }
}

fn begin(title: &str, below: &str, height: f64) -> String {
    let (title, below) = (escaped(title), escaped(below));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" role=\"img\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n\
         <rect class=\"ground\" width=\"{WIDTH}\" height=\"{height}\" rx=\"8\"/>\n\
         <text class=\"small\" x=\"14\" y=\"24\">{title}</text>\n\
         <text class=\"small\" x=\"14\" y=\"{}\">{below}</text>\n",
        height - 10.0
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Where ratings are drawn along one axis.
struct Scale {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
    step: f64,
}

impl Scale {
    fn over<'a>(marks: impl Iterator<Item = &'a Mark>, from: f64, to: f64) -> Scale {
        let (low, high) = marks.fold((0.0_f64, 0.0_f64), |(low, high), mark| {
            (low.min(mark.interval.low), high.max(mark.interval.high))
        });
        let span = (high - low).max(10.0);
        // About six lines, at round numbers.
        let rough = span / 6.0;
        let power = 10.0_f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0]
            .map(|factor| factor * power)
            .into_iter()
            .find(|step| *step >= rough)
            .unwrap_or(power);
        Scale {
            low: (low / step).floor() * step,
            high: ((high / step).ceil() * step).max(step),
            from,
            to,
            step,
        }
    }

    fn at(&self, elo: f64) -> f64 {
        self.from + (elo - self.low) / (self.high - self.low) * (self.to - self.from)
    }

    /// Round numbers from the lowest to the highest.
    fn ticks(&self) -> impl Iterator<Item = f64> {
        let (low, high, step) = (self.low, self.high, self.step);
        (0..)
            .map(move |number: u32| low + f64::from(number) * step)
            .take_while(move |tick| *tick < high + step / 2.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(name: &str, elo: f64) -> Mark {
        Mark { name: name.to_owned(), elo, interval: Interval::around(elo, 30.0) }
    }

    #[test]
    fn everything_is_drawn_within_the_picture() {
        let marks = [mark("5", 740.0), mark("3/builder", 310.0), mark("random", 0.0)];
        let drawing = ladder("a < b", "Elo", &marks);
        assert!(drawing.contains("a &lt; b") && drawing.contains(">740 ± 30<"), "{drawing}");
        let places: Vec<f64> = drawing
            .split("cx=\"")
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap().parse().unwrap())
            .collect();
        assert_eq!(places.len(), 3);
        assert!(
            places.is_sorted_by(|left, right| left > right),
            "the strongest is furthest to the right: {places:?}"
        );
        assert!(places.iter().all(|x| (90.0..WIDTH - 80.0).contains(x)), "{places:?}");
    }

    #[test]
    fn growth_goes_to_the_right_and_up() {
        let marks = [(200.0, mark("search:200", 0.0)), (800.0, mark("search:800", 150.0))];
        let drawing = growth("t", "b", &marks);
        let line = drawing.split("points=\"").nth(1).unwrap().split('"').next().unwrap();
        let points: Vec<Vec<f64>> = line
            .split(' ')
            .map(|point| point.split(',').map(|number| number.parse().unwrap()).collect())
            .collect();
        assert!(points[0][0] < points[1][0] && points[0][1] > points[1][1], "{points:?}");
        let alone = growth("t", "b", &marks[..1]);
        assert!(!alone.contains("NaN") && !alone.contains("inf"), "{alone}");
    }
}
