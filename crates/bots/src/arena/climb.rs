//! Better weights from games: simultaneous perturbation (SPSA).
//!
//! In each step all weights are moved a little in a random direction and, for an opponent, as much in the opposite one.
//! Who of the two takes more of a batch of duplicate deals says which way is up. Many unsure steps make a sure way;
//! the mean of the second half of the steps is where it leads.

use kernel::Dice;

/// A weight that is (nearly) nothing is moved as if it were this large.
const SMALLEST: f64 = 0.1;
/// The usual exponents of the method: how fast the width and the gain shrink.
const NARROWING: f64 = 0.101;
const CALMING: f64 = 0.602;

/// How weights are moved.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stride {
    /// How far both sides of a step are from the middle at first, as a share of each weight.
    pub width: f64,
    /// How much of what a step seems to show is followed at first.
    pub gain: f64,
    /// How many steps there will be.
    pub steps: u32,
}

/// A way towards better weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Climb {
    start: Vec<f32>,
    free: Vec<bool>,
    stride: Stride,
    /// How far each weight has been moved, in its own size.
    moved: Vec<f64>,
    /// The sum of that over the second half of the steps, and of how many.
    sum: Vec<f64>,
    summed: u32,
    step: u32,
}

/// One step: the same distance to both sides.
#[derive(Clone, PartialEq, Debug)]
pub struct Probe {
    /// The weights on one side.
    pub ahead: Vec<f32>,
    /// The weights on the other.
    pub behind: Vec<f32>,
    signs: Vec<f64>,
}

impl Climb {
    /// A way that begins at these weights and moves those that are free.
    pub fn new(start: Vec<f32>, free: Vec<bool>, stride: Stride) -> Climb {
        let still = vec![0.0; start.len()];
        Climb { start, free, stride, moved: still.clone(), sum: still, summed: 0, step: 0 }
    }

    /// How many steps were made.
    pub fn step(&self) -> u32 {
        self.step
    }

    /// Both sides of the next step.
    pub fn probe(&self, dice: &mut Dice) -> Probe {
        let sign = |free: &bool| if *free { f64::from(dice.below(2)).mul_add(2.0, -1.0) } else { 0.0 };
        let signs: Vec<f64> = self.free.iter().map(sign).collect();
        let side = |direction: f64| {
            let moved: Vec<f64> = self
                .moved
                .iter()
                .zip(&signs)
                .map(|(moved, sign)| moved + direction * self.width() * sign)
                .collect();
            self.at(&moved)
        };
        Probe { ahead: side(1.0), behind: side(-1.0), signs }
    }

    /// Follows a step of which the side ahead took this share.
    pub fn learn(&mut self, probe: &Probe, share: f64) {
        let slope = (2.0 * share - 1.0) / (2.0 * self.width());
        let gain = self.gain();
        for (moved, sign) in self.moved.iter_mut().zip(&probe.signs) {
            *moved += gain * slope * sign;
        }
        self.step += 1;
        if 2 * self.step > self.stride.steps {
            self.summed += 1;
            self.sum.iter_mut().zip(&self.moved).for_each(|(sum, moved)| *sum += moved);
        }
    }

    /// Where the way leads.
    pub fn weights(&self) -> Vec<f32> {
        if self.summed == 0 {
            return self.at(&self.moved);
        }
        let mean: Vec<f64> = self.sum.iter().map(|sum| sum / f64::from(self.summed)).collect();
        self.at(&mean)
    }

    fn width(&self) -> f64 {
        self.stride.width / f64::from(self.step + 1).powf(NARROWING)
    }

    fn gain(&self) -> f64 {
        let calm = f64::from(self.stride.steps) / 10.0 + 1.0;
        self.stride.gain * (calm / (calm + f64::from(self.step))).powf(CALMING)
    }

    fn at(&self, moved: &[f64]) -> Vec<f32> {
        let weight = |(start, moved): (&f32, &f64)| {
            let size = f64::from(start.abs()).max(SMALLEST);
            (f64::from(*start) + size * moved) as f32
        };
        self.start.iter().zip(moved).map(weight).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEST: [f32; 3] = [1.5, 0.4, 1.0];

    fn badness(weights: &[f32]) -> f64 {
        weights.iter().zip(BEST).map(|(weight, best)| f64::from((weight - best) / best).powi(2)).sum()
    }

    /// Batches of games in which the better weights win more often, as chance has it.
    fn climbed(seed: u64) -> Vec<f32> {
        let stride = Stride { width: 0.15, gain: 0.03, steps: 400 };
        let mut climb = Climb::new(vec![1.0, 0.6, 1.0], vec![true, true, false], stride);
        let mut dice = Dice::from_number(seed);
        for _ in 0..400 {
            let probe = climb.probe(&mut dice);
            let ahead = 3.0 * (badness(&probe.behind) - badness(&probe.ahead));
            let chance = 1.0 / (1.0 + (-ahead).exp());
            let won =
                (0..32).filter(|_| f64::from(dice.below(1 << 20)) < chance * f64::from(1 << 20)).count();
            climb.learn(&probe, won as f64 / 32.0);
        }
        climb.weights()
    }

    #[test]
    fn it_finds_better_weights_through_the_noise() {
        for seed in 1..6 {
            let found = climbed(seed);
            assert!(badness(&found) < 0.25 * badness(&[1.0, 0.6, 1.0]), "{found:?}");
            assert_eq!(found[2].to_bits(), 1.0f32.to_bits(), "what is not free stays");
        }
        assert_eq!(climbed(9), climbed(9), "the same dice lead the same way");
    }

    #[test]
    fn both_sides_are_equally_far() {
        let stride = Stride { width: 0.2, gain: 0.1, steps: 10 };
        let climb = Climb::new(vec![2.0, 0.0], vec![true, true], stride);
        let probe = climb.probe(&mut Dice::from_number(1));
        assert!((probe.ahead[0] + probe.behind[0] - 4.0).abs() < 1e-6);
        assert!((probe.ahead[0] - probe.behind[0]).abs() > 0.79, "a fifth to each side");
        assert!((probe.ahead[1] - probe.behind[1]).abs() > 0.03, "nothing can become something");
    }
}
