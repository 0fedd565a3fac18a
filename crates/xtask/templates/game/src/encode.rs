//! Actions and views as numbers, for learning programs.

use kernel::{Encode, Plane};

use crate::__TYPE__;
use crate::action::Action;
use crate::config::Config;
use crate::features;
use crate::ids::{MAX_TAKEN, Stones};
use crate::view::View;

impl Encode for __TYPE__ {
    const FEATURES: u16 = features::VERSION;

    fn action_count(_config: &Config) -> u16 {
        MAX_TAKEN as u16
    }

    fn index(_config: &Config, action: Action) -> u16 {
        let Action::Take { stones } = action;
        u16::from(stones.count()) - 1
    }

    fn action(_config: &Config, index: u16) -> Option<Action> {
        let count = u8::try_from(index + 1).ok()?;
        Stones::new(count).map(|stones| Action::Take { stones })
    }

    fn planes(config: &Config, plane: &mut dyn FnMut(Plane)) {
        features::planes(config, plane);
    }

    fn features(view: &View, out: &mut [f32]) {
        features::write(view, out);
    }
}
