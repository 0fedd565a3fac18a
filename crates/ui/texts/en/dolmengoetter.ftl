# Die Dolmengötter. In every sentence about somebody, $person is "you" for the reader and "other" for
# everybody else, who is called $player.

## What happened

dolmengoetter-start-drawn = { $person ->
    [you] You’re the first player.
   *[other] { $player } is the first player.
}
dolmengoetter-druid-placed = { $person ->
    [you] You place a druid on { $at }.
   *[other] { $player } places a druid on { $at }.
}
dolmengoetter-wandered = { $person ->
    [you] You wander from { $from } to { $to }.
   *[other] { $player } wanders from { $from } to { $to }.
}
dolmengoetter-gathered = { $person ->
    [you] You gather herbs on { $at }.
   *[other] { $player } gathers herbs on { $at }.
}
dolmengoetter-flew = { $person ->
    [you] You fly from { $from } to { $to }.
   *[other] { $player } flies from { $from } to { $to }.
}
dolmengoetter-stone-left = { $person ->
    [you] You leave a stone on { $at }.
   *[other] { $player } leaves a stone on { $at }.
}
dolmengoetter-stone-compelled = { $person ->
    [you] With your last point, you must leave a stone on { $at }.
   *[other] With their last point, { $player } must leave a stone on { $at }.
}
dolmengoetter-stone-withheld = { $person ->
    [you] You leave no stone
   *[other] { $player } leaves no stone
} (−{ $cost ->
    [one] 1 point
   *[other] { $cost } points
}).
dolmengoetter-majority-arose = { $person ->
    [you] You have the majority in { $circle }.
   *[other] { $player } has the majority in { $circle }.
}
dolmengoetter-tie-arose = { $person ->
    [you] You draw level in { $circle }.
   *[other] { $player } draws level in { $circle }.
}
dolmengoetter-right-lapsed = { $person ->
    [you] You have no dolmen left for { $circle }.
   *[other] { $player } has no dolmen left for { $circle }.
}
dolmengoetter-built-top = { $person ->
    [you] You lay a dolmen on top in { $circle }.
   *[other] { $player } lays a dolmen on top in { $circle }.
}
dolmengoetter-built-top-value = { $person ->
    [you] You lay a { $value } on top in { $circle }.
   *[other] { $player } lays a { $value } on top in { $circle }.
}
dolmengoetter-built-bottom = { $person ->
    [you] You slide in a dolmen below in { $circle }.
   *[other] { $player } slides in a dolmen below in { $circle }.
}
dolmengoetter-built-bottom-value = { $person ->
    [you] You slide in a { $value } below in { $circle }.
   *[other] { $player } slides in a { $value } below in { $circle }.
}
dolmengoetter-declined = { $person ->
    [you] You decline to build in { $circle }.
   *[other] { $player } declines to build in { $circle }.
}
dolmengoetter-circle-complete = Circle { $circle } is complete and is scored.
dolmengoetter-circle-final = Final scoring of circle { $circle }.
dolmengoetter-dolmen-scored = { $person ->
    [you] Your
   *[other] { $player }’s
} { $value } in { $circle }: { $value } × { $factor } = { $points ->
    [one] 1 point
   *[other] { $points } points
}.
dolmengoetter-final-round = { $person ->
    [you] You’ve built your last dolmen: everyone else has one more turn.
   *[other] { $player } has built their last dolmen: everyone else has one more turn.
}
dolmengoetter-turn-passed = { $person ->
    [you] You have no move, so you miss a turn.
   *[other] { $player } has no move and misses a turn.
}
dolmengoetter-over-last-dolmen = Game over: someone built their last dolmen, and everyone else has had one more turn.
dolmengoetter-over-last-stone = Game over: the very last stone is down.

## What is to be decided

dolmengoetter-prompt-druid = { $person ->
    [you] Where does druid { $number } of { $count } go?
   *[other] { $player }, where do you place druid { $number } of { $count }?
}
dolmengoetter-prompt-action = { $person ->
    [you] Your turn: which druid acts?
   *[other] { $player }’s turn: which druid acts?
}
dolmengoetter-prompt-standing = Where does the druid on { $at } wander?
dolmengoetter-prompt-surrounded = The druid on { $at } is surrounded: gather herbs?
dolmengoetter-prompt-lying = Where does the lying druid on { $at } fly?
dolmengoetter-prompt-stone = { $person ->
    [you] Leave a stone on { $left }?
   *[other] { $player }, leave a stone on { $left }?
}
dolmengoetter-prompt-majority = { $person ->
    [you] You lead { $circle }: a dolmen on top?
   *[other] { $player }, you have the majority in { $circle }: lay a dolmen on top?
}
dolmengoetter-prompt-tie = { $person ->
    [you] You’re level in { $circle }: a dolmen below?
   *[other] { $player }, you’re level in { $circle }: slide in a dolmen below?
}
dolmengoetter-waiting-druid = { $player } is placing druid { $number } of { $count }.
dolmengoetter-waiting-action = { $player } is choosing an action.
dolmengoetter-waiting-stone = { $player } is deciding whether to leave a stone on { $left }.
dolmengoetter-waiting-majority = { $player } has the majority in { $circle } and may lay a dolmen on top.
dolmengoetter-waiting-tie = { $player } is level in { $circle } and may slide in a dolmen below.

## What can be done

dolmengoetter-action-druid = Place a druid on { $at }
dolmengoetter-action-wander = Wander from { $from } to { $to }
dolmengoetter-action-gather = Gather herbs on { $at }
dolmengoetter-action-fly = Fly from { $from } to { $to }
dolmengoetter-action-stone = Leave a stone
dolmengoetter-action-no-stone = No stone (−{ $cost ->
    [one] 1 point
   *[other] { $cost } points
})
dolmengoetter-action-build = Build a { $value } in { $circle }
dolmengoetter-action-decline = Decline in { $circle }

dolmengoetter-touch-place = place the druid there
dolmengoetter-touch-standing = druid stands
dolmengoetter-touch-lying = druid lies
dolmengoetter-touch-wander = wander there
dolmengoetter-touch-gather = gather herbs
dolmengoetter-touch-fly = fly there
dolmengoetter-touch-stone = leave a stone ({ $stones } in supply)
dolmengoetter-touch-no-stone = no stone (−{ $cost ->
    [one] 1 point
   *[other] { $cost } points
})
dolmengoetter-touch-build = a { $value }, now { $points ->
    [one] 1 point
   *[other] { $points } points
}
dolmengoetter-touch-decline = decline

## Why something cannot be done

dolmengoetter-refusal-game-over = The game is over; there’s nothing left to do.
dolmengoetter-refusal-chance-first = The first player has to be drawn first.
dolmengoetter-refusal-no-chance-now = There’s nothing to draw now: only the first player is drawn, at the beginning.
dolmengoetter-refusal-no-such-seat = No one sits in seat { $seat }; this table has { $seats } seats.
dolmengoetter-refusal-not-your-decision = That’s for { $player } to decide, not you.
dolmengoetter-refusal-due-druid = Place a druid first, such as D 23.
dolmengoetter-refusal-due-action = Choose an action first: wander (W 23 17), gather herbs (G 23) or fly (F 23 17).
dolmengoetter-refusal-due-stone = Decide about the stone first: leave it (S) or not (N).
dolmengoetter-refusal-due-dolmen = Decide about the dolmen first: build it (P B2 3) or decline (X B2).
dolmengoetter-refusal-no-such-place = There’s no place { $place }; this board has places 1 to { $last }.
dolmengoetter-refusal-stone-there = Place { $place } isn’t free: { $person ->
    [you] your own stone is there.
   *[other] { $player }’s stone is there.
}
dolmengoetter-refusal-druid-there = Place { $place } isn’t free: { $person ->
    [you] your own druid is there.
   *[other] { $player }’s druid is there.
}
dolmengoetter-refusal-not-free = Place { $place } isn’t free.
dolmengoetter-refusal-no-own-druid = You have no druid on { $place }. Yours are on { $druids }.
dolmengoetter-refusal-druid-lies = The druid on { $place } is lying: it can only fly, to any free place.
dolmengoetter-refusal-druid-stands = The druid on { $place } is standing: it can wander or gather herbs. Only a lying druid flies.
dolmengoetter-refusal-out-of-reach = You can’t get from { $from } to { $to } by a step, jump or rune. From { $from } you can reach { $reach }.
dolmengoetter-refusal-surrounded = You can’t get from { $from } to { $to }: this druid is surrounded and can only gather herbs.
dolmengoetter-refusal-other-circle = Settle { $circle } first.
dolmengoetter-refusal-no-such-dolmen = You have no { $value } left. You have { $values }.

## Beside the board

dolmengoetter-panel-points = { $score ->
    [one] 1 pt
   *[other] { $score } pts
}, { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
dolmengoetter-panel-dolmens = Dolmens { $dolmens } built { $built }
dolmengoetter-panel-supply = Your dolmens:
dolmengoetter-panel-supply-of = { $player }’s:
dolmengoetter-panel-final-round = Final round!

## All circles

dolmengoetter-circles-title = The circles: stones, who’s ahead, stack from top to bottom with its factors
dolmengoetter-circles-open = open
dolmengoetter-circles-lead = majority { $player }
dolmengoetter-circles-tie = level { $players }
dolmengoetter-circles-scored = scored
dolmengoetter-circles-empty = no dolmen, top × { $factor }

## Legend of the drawing

dolmengoetter-legend-free = 17: a free place
dolmengoetter-legend-stone = { $sign } alone: a stone
dolmengoetter-legend-standing = { $sign }17: a standing druid on place 17
dolmengoetter-legend-lying = { $sign }17: a lying druid on place 17
dolmengoetter-legend-lit = [17]: you can choose this; a druid then looks like { $sign }17<
dolmengoetter-legend-circle = { $sign }B2: a circle in which { $sign } has the majority; =B2 level, ✓B2 scored
dolmengoetter-legend-stack = ■3 ×4: the stack, topmost first, digits are yours; × the factor of the topmost

## The end

dolmengoetter-result-title = Final scoring
dolmengoetter-result-nothing = No circle holds dolmens, so nothing scores.
dolmengoetter-result-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
dolmengoetter-account-title = Where the points come from
dolmengoetter-account-start = Points at the start
dolmengoetter-account-complete = Complete circles
dolmengoetter-account-final = Final scoring
dolmengoetter-account-withheld = Stones not left
dolmengoetter-account-total = Points
dolmengoetter-account-built = Dolmens built
dolmengoetter-winner = { $person ->
    [you] You win with { $score } points.
   *[other] { $player } wins with { $score } points.
}
dolmengoetter-winner-by-built = { $person ->
    [you] You win with { $score } points and more dolmens built ({ $built }).
   *[other] { $player } wins with { $score } points and more dolmens built ({ $built }).
}
dolmengoetter-winners = Shared victory: { $players } have { $score } points each and { $built } dolmens built.
dolmengoetter-place = { $place }. { $player }: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { $built ->
    [one] 1 dolmen built
   *[other] { $built } dolmens built
}

## Options

dolmengoetter-option-board = Board
dolmengoetter-option-start = First player
dolmengoetter-option-colours = Colours
dolmengoetter-value-random = random
dolmengoetter-value-variant = { $name } – variant

## The rules in short

dolmengoetter-rules =
    Goal: the most points. You score with dolmens in circles: value × factor.
    Setup: taking turns, everyone places three druids on free places.
    Your turn: act with one druid, in exactly one of three ways.
     - A standing druid wanders to a free neighbouring place. It can jump over one or more druids, but never over stones. Matching runes on opposite sides of the border are neighbours, and so are the four corners.
     - Or it gathers herbs: it lies down.
     - A lying druid flies to any free place and stands again.
    After wandering or flying, leave a stone on the place your druid left, or pay 1 point to leave none. With 1 point left, you must leave the stone.
    Circles: from 3 stones of at least 2 colours on, it counts who’s ahead.
     - If you’ve just gained the majority, you may lay a dolmen face down on top, even if another player’s stone gave it to you.
     - If your own stone draws you level with the leader, you may slide in a dolmen below.
     - Widening a lead gives you nothing.
    Scoring: once every place of a circle has a stone, each dolmen scores its owner value × factor. The top factor is 3, 4 or 5 in a circle of 4, 6 or 8 places and drops by one with each dolmen further down.
    End: once someone has built their last dolmen, everyone else has one more turn. When the last stone of all is set, the game ends at once. Then every circle that still holds dolmens is scored, complete or not.
    Tie: more dolmens built wins.

## Beside the board on a page

dolmengoetter-round = { $stones ->
    [one] 1 stone left
   *[other] { $stones } stones left
}
dolmengoetter-round-setup = Setting up
dolmengoetter-console-druid = Any free place will do.
dolmengoetter-console-setup = Your stone will stay where this druid leaves. Most places touch three circles, and a stone counts in each of them.
dolmengoetter-console-action = The stone stays where the druid leaves.
dolmengoetter-told-you = You
dolmengoetter-console-waiting = What your druids’ stones would do now:
dolmengoetter-console-no-stones = You have no stones left: your druids leave nothing.
dolmengoetter-console-from = Your stone on { $at } would do this:
dolmengoetter-console-stone = A stone there would do this:
dolmengoetter-console-dolmen = Only you see its value.
dolmengoetter-walk-leave = Walk, leave the stone
dolmengoetter-walk-keep = No stone, −{ $cost }
dolmengoetter-row-lies = lies, flies anywhere
dolmengoetter-row-top = A { $value } on top
dolmengoetter-row-below = A { $value } below
dolmengoetter-row-now = now { $points ->
    [one] 1 point
   *[other] { $points } points
}
dolmengoetter-brings-lead = leads { $circle }
dolmengoetter-brings-level = level in { $circle }
dolmengoetter-brings-other = { $circle } goes to { $player }
dolmengoetter-brings-full = fills { $circle }
dolmengoetter-brings-nothing = no dolmen yet
dolmengoetter-outcome-lead = { $person ->
    [you] you lead: a dolmen on top
   *[other] { $player } leads: a dolmen for { $player }
}
dolmengoetter-outcome-level = { $person ->
    [you] you draw level: a dolmen below
   *[other] { $player } draws level: a dolmen for { $player }
}
dolmengoetter-outcome-lapses = { $person ->
    [you] you have no dolmen left for it
   *[other] { $player } leads, but has no dolmen left
}
dolmengoetter-outcome-leads = { $person ->
    [you] you still lead
   *[other] { $player } still leads
}
dolmengoetter-outcome-tied = still level
dolmengoetter-outcome-open = still open
dolmengoetter-outcome-then-full = { $outcome }, then it’s scored
dolmengoetter-outcome-full = full: scored, you get { $points }
dolmengoetter-pill-leader = leader
dolmengoetter-pill-level = level
dolmengoetter-pill-full = full
dolmengoetter-told-top = on top { $circle }
dolmengoetter-told-below = below { $circle }
dolmengoetter-told-declines = nothing in { $circle }
dolmengoetter-told-gathers = lies down on { $at }
dolmengoetter-told-no-stone = no stone, −{ $cost }
dolmengoetter-moment-full = { $circle } is full
dolmengoetter-moment-rule = Value × factor, from the top of the stack down.
