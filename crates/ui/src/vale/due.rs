//! What is to be decided, as a view tells it.

use game_vale::{Decision, Due, Frame, Op, View};

/// The decision that is open; `None` while something is to be drawn and after the end.
pub fn decision(view: &View) -> Option<Decision> {
    Some(match view.common.due {
        Due::Start | Due::Reveal | Due::Draw | Due::Over => return None,
        Due::Hunt => Decision::Hunt,
        Due::Action => Decision::Action,
        Due::Keep => Decision::Keep,
        Due::Activate => Decision::Activate,
        Due::Effect => match op(view)? {
            Op::StealPoints(_) => Decision::ChoosePlayer,
            Op::ForceDiscard(_) if effect(view)?.target.is_none() => Decision::ChoosePlayer,
            Op::ForceDiscard(_) => Decision::Yield,
            Op::RecoverChoice(_) => Decision::Recover,
            Op::DiscardHand { .. } => Decision::Discard,
            Op::DiscardArea { .. } => Decision::Dismiss,
            Op::SummonFree(_) => Decision::SummonFree,
            Op::TakeDiscarded(_) => Decision::Take,
            Op::Choose(_) => Decision::Choose,
            Op::Copy(_) => Decision::Copy,
            _ => Decision::Activate,
        },
    })
}

/// The effect that asks, if one does.
pub(super) fn effect(view: &View) -> Option<&Frame> {
    view.common.frames.last().filter(|_| view.common.due == Due::Effect)
}

/// The operation that asks, if one does.
pub(super) fn op(view: &View) -> Option<Op> {
    view.config.data.ops.get(usize::from(effect(view)?.at)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vale::samples;

    #[test]
    fn a_view_tells_the_decision_that_the_rules_ask_for() {
        for (due, sample) in samples::decisions() {
            assert_eq!(decision(&sample.view), Some(due));
        }
    }
}
