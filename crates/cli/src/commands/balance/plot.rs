//! A plot of estimates with their error bars, drawn by hand as SVG.

use std::fmt::Write as _;

use super::findings::Estimate;

/// Some estimates on one scale.
pub(crate) struct Panel {
    /// What is shown.
    pub(crate) title: String,
    /// The value of a fair game, drawn as a line.
    pub(crate) fair: f64,
    /// A name and an estimate for each line.
    pub(crate) lines: Vec<(String, Estimate)>,
}

const WIDTH: f64 = 800.0;
/// Where the scale begins and ends.
const LEFT: f64 = 340.0;
const RIGHT: f64 = 770.0;
const LINE: f64 = 20.0;
const HEAD: f64 = 58.0;
/// How many standard errors a bar shows to each side: about 95 of 100 times the truth is inside.
const BAR: f64 = 2.0;

const STYLE: &str = "\
.paper{fill:#fbfaf6}.ink{fill:#23241f}.soft{fill:#6b6c63}.fair{stroke:#6b6c63;stroke-dasharray:3 3}\
.bar{stroke:#1f5f8b;stroke-width:2}.dot{fill:#1f5f8b}text{font:13px system-ui,sans-serif}\
.title{font-weight:600}\
@media(prefers-color-scheme:dark){.paper{fill:#1c1d1a}.ink{fill:#eceade}.soft{fill:#a5a698}\
.fair{stroke:#a5a698}.bar{stroke:#7cc0ee}.dot{fill:#7cc0ee}}";

/// All panels, one below the other.
pub(crate) fn draw(panels: &[Panel]) -> String {
    let height: f64 = panels.iter().map(|panel| HEAD + LINE * panel.lines.len() as f64).sum::<f64>() + 14.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\">\n\
         <title>Balance: means with bars of {BAR} standard errors</title>\n<style>{STYLE}</style>\n\
         <rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\"/>\n"
    );
    let mut top = 0.0;
    for panel in panels {
        panel.draw(&mut svg, top);
        top += HEAD + LINE * panel.lines.len() as f64;
    }
    svg.push_str("</svg>\n");
    svg
}

impl Panel {
    /// The least and the most that the scale must show, a little room included.
    fn span(&self) -> (f64, f64) {
        let ends = |estimate: &Estimate| {
            [estimate.mean - BAR * estimate.error, estimate.mean + BAR * estimate.error]
        };
        let all = || self.lines.iter().flat_map(|(_, estimate)| ends(estimate)).chain([self.fair]);
        let (least, most) = (all().fold(f64::INFINITY, f64::min), all().fold(f64::NEG_INFINITY, f64::max));
        let room = ((most - least) * 0.04).max(1e-6);
        (least - room, most + room)
    }

    fn draw(&self, svg: &mut String, top: f64) {
        let (least, most) = self.span();
        let at = |value: f64| LEFT + (value - least) / (most - least) * (RIGHT - LEFT);
        let upper = top + HEAD - 14.0;
        let lower = upper + LINE * self.lines.len() as f64;
        // Writing to a string cannot fail.
        let _ = writeln!(
            svg,
            "<text class=\"ink title\" x=\"14\" y=\"{}\">{}</text>",
            top + 24.0,
            safe(&self.title)
        );
        let fair = at(self.fair);
        let _ = writeln!(
            svg,
            "<line class=\"fair\" x1=\"{fair:.1}\" x2=\"{fair:.1}\" y1=\"{upper:.1}\" y2=\"{lower:.1}\"/>\
             <text class=\"soft\" text-anchor=\"middle\" x=\"{fair:.1}\" y=\"{:.1}\">{}</text>",
            upper - 3.0,
            self.fair
        );
        for (index, (name, estimate)) in self.lines.iter().enumerate() {
            let y = upper + LINE * (index as f64 + 0.5);
            let (from, to) =
                (at(estimate.mean - BAR * estimate.error), at(estimate.mean + BAR * estimate.error));
            let mean = estimate.mean;
            // Differences have a sign, multiples of what is fair have none.
            let mean = if self.fair == 0.0 { format!("{mean:+.2}") } else { format!("{mean:.2}") };
            let _ = writeln!(
                svg,
                "<text class=\"ink\" text-anchor=\"end\" x=\"{:.1}\" y=\"{:.1}\">{}: {mean}</text>\
                 <line class=\"bar\" x1=\"{from:.1}\" x2=\"{to:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
                 <circle class=\"dot\" cx=\"{:.1}\" cy=\"{y:.1}\" r=\"3.5\"/>",
                LEFT - 12.0,
                y + 4.5,
                safe(name),
                at(estimate.mean),
            );
        }
    }
}

/// A text as SVG wants it.
fn safe(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_lies_on_the_paper_and_larger_is_further_right() {
        let estimate = |mean| Estimate { mean, error: 0.5 };
        let lines = vec![("a < b".to_owned(), estimate(-3.0)), ("c".to_owned(), estimate(9.0))];
        let svg = draw(&[Panel { title: "Test".to_owned(), fair: 0.0, lines }]);
        let numbers: Vec<f64> =
            svg.split("cx=\"").skip(1).map(|rest| rest.split('"').next().unwrap().parse().unwrap()).collect();
        assert!(LEFT < numbers[0] && numbers[0] < numbers[1] && numbers[1] < RIGHT, "{numbers:?}");
        assert!(svg.contains("a &lt; b"));
    }
}
