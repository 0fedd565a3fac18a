# The Vale of Eternity

# drawing

room-vale-line = Hunt creatures of five families, pay in stones that never make change, and find the handful that work together.
room-vale-option-start = First player
room-vale-start-random = random
room-vale-round = Round { $round }
room-vale-round-limit = room for { $round } · release costs { $round }
room-vale-phase-hunt = Hunting
room-vale-phase-action = Actions
room-vale-phase-resolution = Resolution
room-vale-mine = My vale
room-vale-others = The others
room-vale-area = Your creatures
room-vale-free = free
room-vale-sleeps = Wakes in round { $round }
room-vale-tamed = tamed
room-vale-sold = sold
room-vale-costs = costs { $cost }
room-vale-first-short = 1st
room-vale-moment = Points for { $player }
room-vale-market = Display
room-vale-sale = What selling a card earns: { $family }
room-vale-marker = Marker: { $player }
room-vale-deck = to draw
room-vale-known-top = On top:
room-vale-discard = discarded
room-vale-discard-empty = The discard pile is empty.
room-vale-card-about = { $family }, cost { $cost }
room-vale-hand = Hand ({ $count })
room-vale-hand-empty = Your hand is empty. Cards you tame come here.
room-vale-hand-count = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
room-vale-creature-count = { $count ->
    [one] one creature
   *[other] { $count } creatures
}
room-vale-red-count = { $count ->
    [one] one red stone
   *[other] { $count } red stones
}
room-vale-blue-count = { $count ->
    [one] one blue stone
   *[other] { $count } blue stones
}
room-vale-purple-count = { $count ->
    [one] one purple stone
   *[other] { $count } purple stones
}
room-vale-stones = Stones: { $red } red, { $blue } blue, { $purple } purple
room-vale-first = First player of the round
room-vale-purse = { $count } of { $limit } stones, worth { $value }
room-vale-purse-exact = exactly { $sums }
room-vale-purse-changed = Worth now:
room-vale-hint-cost = Pay { $cost }:
room-vale-hint-free = free
room-vale-hint-exact = exact
room-vale-hint-lost = { $lost } lost
room-vale-hint-ways = { $count } ways
room-vale-hint-short = { $missing } short
room-vale-hint-surplus = { $count } too many
room-vale-do-sell = Sell
room-vale-do-tame = Tame
room-vale-do-summon = Summon
room-vale-do-release = Release
room-vale-activated = Activated
room-vale-barred = Not possible now
room-vale-winner = { $player } wins with { $score } points.
room-vale-winner-by-creatures = { $player } wins with { $score } points and more creatures ({ $creatures }).
room-vale-winners = Shared victory: { $player } have { $score } points and { $creatures } creatures each.
room-vale-cause-points = Sixty points were reached in round { $round }.
room-vale-cause-rounds = Round { $round } was the last one.
room-vale-account-rounds = Points by round
room-vale-account-cards = Points by card
room-vale-account-start = Start
room-vale-account-total = Total
room-vale-account-sum = { $points } points with { $count ->
    [one] one card
   *[other] { $count } cards
}

# words

# In every sentence about somebody $person is "you" for the person who reads and "other" for everybody else, who is
# called $player.

vale-red = { $count } red
vale-blue = { $count } blue
vale-purple = { $count } purple
vale-stones = { $stones } { $last ->
    [one] stone
   *[other] stones
}
vale-stones-none = no stone
vale-short-red = { $count } red
vale-short-blue = { $count } blue
vale-short-purple = { $count } purple
vale-colour = { $colour ->
    [red] red
    [blue] blue
   *[purple] purple
} stone
vale-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
vale-creature = { $family ->
    [fire] a fire creature
    [water] a water creature
    [earth] an earth creature
    [wind] a wind creature
   *[dragon] a dragon
}
vale-card-of = { $family ->
    [fire] fire card
    [water] water card
    [earth] earth card
    [wind] wind card
   *[dragon] dragon card
}
vale-kind = { $kind ->
    [instant] instant effect
    [permanent] permanent effect
   *[active] active effect
}
vale-kind-short = { $kind ->
    [instant] Instant
    [permanent] Permanent
   *[active] Active
}

## What happened

vale-start-drawn = { $person ->
    [you] You’re the first player.
   *[other] { $player } is the first player.
}
vale-round-began = { $person ->
    [you] Round { $round } begins; you go first.
   *[other] Round { $round } begins; { $player } goes first.
}
vale-shuffled = The discard pile ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}) is shuffled and becomes the draw pile.
vale-revealed = Revealed: { $card }.
vale-hunted = { $person ->
    [you] You hunt { $card }.
   *[other] { $player } hunts { $card }.
}
vale-sold = { $person ->
    [you] You sell { $card } for { $stones }.
   *[other] { $player } sells { $card } for { $stones }.
}
vale-tamed = { $person ->
    [you] You tame { $card }.
   *[other] { $player } tames { $card }.
}
vale-shown = { $person ->
    [you] You show a card you drew: { $card }.
   *[other] { $player } shows a card they drew: { $card }.
}
vale-summoned = { $person ->
    [you] You summon { $card } for { $stones }.
   *[other] { $player } summons { $card } for { $stones }.
}
vale-summoned-nothing = { $person ->
    [you] You summon { $card }, which costs nothing.
   *[other] { $player } summons { $card }, which costs nothing.
}
vale-summoned-free = { $person ->
    [you] You summon { $card } for free.
   *[other] { $player } summons { $card } for free.
}
vale-released = { $person ->
    [you] You release { $card } and pay { $stones }.
   *[other] { $player } releases { $card } and pays { $stones }.
}
vale-turn-ended = { $person ->
    [you] You end your turn.
   *[other] { $player } ends their turn.
}
vale-activated = { $person ->
    [you] You activate { $card }.
   *[other] { $player } activates { $card }.
}
vale-copied = { $person ->
    [you] You use { $source } to carry out the effect of { $card }.
   *[other] { $player } uses { $source } to carry out the effect of { $card }.
}
vale-chosen = { $person ->
    [you] For { $card } you choose: { $options }.
   *[other] For { $card } { $player } chooses: { $options }.
}
vale-player-chosen = { $person ->
    [you] You choose { $target }.
   *[other] { $player } chooses { $target }.
}
vale-player-chosen-you = { $player } chooses you.
vale-player-chosen-self = { $person ->
    [you] You choose yourself.
   *[other] { $player } chooses to bear it alone.
}
vale-points-gained = { $person ->
    [you] { $card } scores you { $sum }.
   *[other] { $card } scores { $player } { $sum }.
}
vale-points-lost = { $person ->
    [you] { $card } costs you { $sum }.
   *[other] { $card } costs { $player } { $sum }.
}
vale-points-none = { $person ->
    [you] { $card } scores you nothing.
   *[other] { $card } scores { $player } nothing.
}
vale-gained = { $person ->
    [you] You get { $stones } from { $card }.
   *[other] { $player } gets { $stones } from { $card }.
}
vale-gave = { $person ->
    [you] You give up { $stones } for { $card }.
   *[other] { $player } gives up { $stones } for { $card }.
}
vale-kept = { $person ->
    [you] You keep { $stones }.
   *[other] { $player } keeps { $stones }.
}
vale-drawn = { $person ->
    [you] You draw a card.
   *[other] { $player } draws a card.
}
vale-drawn-card = { $person ->
    [you] You draw { $card }.
   *[other] { $player } draws { $card }.
}
vale-drawn-known = { $person ->
    [you] You draw the known top card: { $card }.
   *[other] { $player } draws the known top card: { $card }.
}
vale-recovered = { $person ->
    [you] You take { $card } back into your hand.
   *[other] { $player } takes { $card } back into their hand.
}
vale-discarded-hand = { $person ->
    [you] You discard { $card } from your hand.
   *[other] { $player } discards { $card } from their hand.
}
vale-discarded-area = { $person ->
    [you] You discard { $card } from your area.
   *[other] { $player } discards { $card } from their area.
}
vale-put-on-top = { $person ->
    [you] You put { $card } on top of the draw pile.
   *[other] { $player } puts { $card } on top of the draw pile.
}
vale-taken = { $person ->
    [you] You take { $card } from the discard pile into your hand.
   *[other] { $player } takes { $card } from the discard pile into their hand.
}
vale-over-points = Game over: { $points } points have been reached.
vale-over-rounds = Game over: the last round is done.

## What is to be decided

vale-prompt-named = { $player }: { $prompt }
vale-prompt-hunt = Hunt a card: it’s yours to sell or tame on your turn. ({ $number } of { $count })
vale-prompt-action = Your turn: choose a card, or end your turn.
vale-prompt-action-end = You have nothing else to do: end your turn.
vale-prompt-action-markers = Your turn. Still to sell or tame: { $cards }.
vale-prompt-marked = { $card }: sell or tame it?
vale-prompt-summon = Summon { $card }?
vale-prompt-summon-pay = Summoning { $card } costs { $cost }: pay with what?
vale-prompt-release = Release { $card }? It goes to the discard pile.
vale-prompt-release-pay = Releasing { $card } costs { $cost }: pay with what?
vale-prompt-keep = You have { $have } stones and can keep { $limit }. Which ones?
vale-prompt-activate = Which active effect next?
vale-prompt-discard = { $card }: discard which card from your hand?
vale-prompt-free = { $card }: summon which card from your hand for free?
vale-prompt-recover = { $card }: take which creature back into your hand?
vale-prompt-dismiss = { $card }: discard which creatures, at most { $most }?
vale-prompt-force = { $card }: who must discard { $creature }?
vale-prompt-steal = { $card }: steal { $sum } from whom?
vale-prompt-yield = { $card } hits you: you must discard { $creature }. Which card?
vale-prompt-copy = { $card }: whose { $kind }?
vale-prompt-choose = { $card }: choose one.
vale-prompt-choose-two = { $card }: choose two.
vale-prompt-take = { $card }: take which card from the discard pile?
vale-waiting-hunt = { $player } is hunting.
vale-waiting-action = It’s { $player }’s turn.
vale-waiting-keep = { $player } has too many stones and is deciding which ones to keep.
vale-waiting-activate = { $player } is activating creatures.
vale-waiting-discard = { $player } is discarding a card for { $card }.
vale-waiting-free = { $player } is summoning a card for free with { $card }.
vale-waiting-recover = { $player } is taking a creature back with { $card }.
vale-waiting-dismiss = { $player } is discarding creatures with { $card }.
vale-waiting-player = { $player } is deciding who { $card } hits.
vale-waiting-yield = { $player } must discard a creature because of { $card }.
vale-waiting-copy = { $player } is deciding whose effect { $card } carries out.
vale-waiting-choose = { $player } is choosing for { $card }.
vale-waiting-take = { $player } is taking a card from the discard pile with { $card }.

## What can be done

vale-action-hunt = Hunt { $card }
vale-action-sell = Sell { $card }
vale-action-tame = Tame { $card }
vale-action-summon = Summon { $card } for { $stones }
vale-action-summon-nothing = Summon { $card } without paying
vale-action-release = Release { $card } and pay { $stones }
vale-action-end = End your turn
vale-action-keep = Keep { $stones }
vale-action-activate = Activate { $card }
vale-action-discard = Discard { $card } from your hand
vale-action-free = Summon { $card } for free
vale-action-recover = Take { $card } back into your hand
vale-action-dismiss = Discard { $cards }
vale-action-dismiss-none = Discard no creature
vale-action-player = Choose { $player }
vale-action-yield = Discard { $card } from your area
vale-action-copy = Carry out { $card }’s effect
vale-action-choose = Choose { $options }
vale-action-take = Take { $card } from the discard pile

vale-word-tame = t
vale-word-summon = s
vale-touch-sell = sell: { $stones }
vale-touch-sell-surplus = sell: { $stones }, { $count ->
    [one] 1 stone
   *[other] { $count } stones
} must go back
vale-touch-tame = tame
vale-touch-end = end your turn
vale-touch-free = summon, costs nothing
vale-touch-summon = summon for { $stones }: { $paying }
vale-touch-release = release for { $stones }: { $paying }
vale-touch-pay = { $stones }: { $paying }
vale-paying-exact = exactly { $cost }
vale-paying-lost = pays { $value } for { $cost }, { $lost } lost
vale-touch-keep = { $stones }, worth { $value }
vale-touch-none = none

## Why something cannot be done

vale-refusal-game-over = The game is over; there’s nothing left to do.
vale-refusal-chance-first = Cards have to be drawn first.
vale-refusal-no-chance-now = There’s nothing to draw now; someone has to decide.
vale-refusal-other-chance = Something else has to be drawn now.
vale-refusal-no-such-seat = No one sits in seat { $seat }; this table has { $seats } seats.
vale-refusal-not-your-decision = That’s for { $player } to decide, not you.
vale-refusal-due-hunt = Hunt a card in the display that has no marker yet.
vale-refusal-due-action = It’s your turn: sell, tame, summon, release or end it.
vale-refusal-due-keep = Decide which stones you keep first, as many as your limit.
vale-refusal-due-activate = Activate a creature in your area with an active effect first.
vale-refusal-due-discard = Discard a card from your hand first.
vale-refusal-due-free = Summon a card from your hand for free first.
vale-refusal-due-recover = Take a creature back into your hand first.
vale-refusal-due-dismiss = Decide which creatures to discard first.
vale-refusal-due-player = Choose a player first (player P1).
vale-refusal-due-yield = Discard a creature from your area first.
vale-refusal-due-copy = Decide whose effect to carry out first.
vale-refusal-due-choose = Choose from what the card offers first.
vale-refusal-due-take = Take a card from the discard pile first.
vale-refusal-wrong-number = That’s the wrong number; it should be { $needed }.
vale-refusal-at-most = That’s too many; { $needed } is the most.
vale-refusal-keep-number = Keep exactly { $needed } stones, as many as your limit.
vale-refusal-twice = { $card } is named twice.
vale-refusal-not-in-pile = { $card } can’t come from the draw pile now.
vale-refusal-known-top = { $card } is on top of the draw pile, as everyone knows.
vale-refusal-not-in-display = { $card } isn’t in the display.
vale-refusal-not-in-display-now = { $card } isn’t in the display. You can hunt { $cards }.
vale-refusal-marked = { $person ->
    [you] Your own marker is already on { $card }. Hunt another card.
   *[other] { $player }’s marker is already on { $card }. Hunt another card.
}
vale-refusal-not-your-marker = Your marker isn’t on { $card }; you can sell and tame only what you hunted.
vale-refusal-not-your-marker-but = Your marker isn’t on { $card }. Yours are on { $cards }.
vale-refusal-marker-left = Sell or tame { $card } first, then end your turn.
vale-refusal-not-in-hand = { $card } isn’t in your hand.
vale-refusal-not-in-hand-sell = { $card } is in the display with your marker on it; tame it first.
vale-refusal-not-in-area = { $card } isn’t in your area.
vale-refusal-not-discarded = { $card } isn’t in the discard pile.
vale-refusal-area-full = Your area is full: in round { $limit } it holds { $limit ->
    [one] 1 creature
   *[other] { $limit } creatures
}. Release one first (that costs { $limit }) or wait for the next round.
vale-refusal-cannot-afford = That costs { $cost }; your stones are worth { $have }, { $missing } short.
vale-refusal-cannot-afford-none = That costs { $cost }, and you have no stones.
vale-refusal-no-such-stones = You don’t have those stones. You have { $stones }.
vale-refusal-pays-too-little = That costs { $cost }; these stones are worth only { $value }.
vale-refusal-superfluous = One { $colour ->
    [red] red stone
    [blue] blue stone
   *[purple] purple stone
} too many: without it, { $cost } is still paid. You can’t pay stones you don’t need to.
vale-refusal-wrong-family = You need { $creature } here.
vale-refusal-no-match = { $card } doesn’t fit. { $source }: “{ $text }”
vale-refusal-no-match-now = { $card } doesn’t fit here.
vale-refusal-same-card = Choose a different card than { $card } itself.
vale-refusal-no-such-player-force = { $person ->
    [you] You have no matching creature.
   *[other] { $player } has no matching creature.
} Possible: { $players }.
vale-refusal-no-such-player-steal = { $person ->
    [you] You can only steal from others.
   *[other] { $player } has too few points.
} Possible: { $players }.
vale-refusal-no-active-effect = { $card } has no active effect.
vale-refusal-no-such-effect = { $card } has no { $kind }.
vale-refusal-already-used = { $card } has already been activated.
vale-refusal-other-choice = Choose for { $card } first.
vale-refusal-impossible = { $card } isn’t possible now: { $why }
vale-obstacle-force = no one has { $creature } in their area.
vale-obstacle-steal = no one but you has { $sum }.
vale-obstacle-points = you would need { $sum }.
vale-obstacle-stone = you have no { $stone }.
vale-obstacle-draw = the draw pile and the discard pile are empty.
vale-obstacle-recover = no creature fits “{ $text }”
vale-obstacle-discard = you have no card in hand to discard.
vale-obstacle-free = you couldn’t then summon any other card from your hand for free.
vale-obstacle-free-family = you have no { $card-of } in your hand that you could summon for free.
vale-obstacle-take = there’s no { $card-of } in the discard pile.
vale-obstacle-copy = none of your other creatures has an { $kind } that’s possible now.
vale-obstacle-choose = { $pick ->
    [one] none of its options is possible.
   *[other] fewer than { $pick } of its options are possible.
}
vale-obstacle-left = the card has left the area.
vale-condition = its condition isn’t met.
vale-condition-lacks = you can’t have a { $card-of } in your area.
vale-condition-stone = you need a { $stone }.
vale-condition-hand-below = you need fewer than { $count } cards in hand.
vale-condition-hand-equals = you need as many cards in hand as creatures; you have { $hand } in your hand and { $area } in your area.
vale-condition-ahead = someone must have more points than you.
vale-condition-costs = you need creatures with the printed costs { $costs }.

## The drawing in the terminal

vale-panel-round = Round { $round }/{ $last }
vale-panel-phase = { $phase ->
    [start] Setup
    [hunt] Hunting
    [action] Actions
    [resolution] Resolution
   *[over] The end
}
vale-panel-piles = draw pile { $deck }, discarded { $discard }
vale-panel-top = on top { $card }
vale-panel-score = { $score } pts
vale-panel-stones = Stones
vale-panel-no-stones = none
vale-panel-worth = worth { $value }
vale-panel-hand = Hand { $count }
vale-panel-area = Area { $count }/{ $limit }
vale-panel-more = +{ $count } …
vale-note-last = Last round
vale-note-reached = { $points } points reached: the game ends after this round
vale-legend-market = 1 to 8: cards in the display, followed by the sign of the player whose marker is on them
vale-legend-zones = h1: cards in your hand (with the cost for you); a1: creatures in your area; d1: discard pile
vale-legend-card = Fi4 Agni: family (fire, water, earth, wind, dragon) and cost
vale-legend-lit = [h1]: you can choose this; ✓: already activated this round
vale-legend-stones = Stones 1 3 6: red, blue, purple; worth: their total value to you
vale-legend-words = Type stones as digits: 133 is one red and two blue; several creatures with a plus: 1+3; none: 0
vale-legend-more = c: all cards with their effects; v: your hand
vale-overview-market = In the display
vale-overview-area = Area: { $player }
vale-overview-area-empty = empty
vale-overview-hand = Hand: { $player }
vale-overview-discard = Discard pile
vale-overview-top = On top of the draw pile
vale-secrets-purse = Stones: { $stones }, worth { $value }, at most { $limit }
vale-secrets-exact = Can pay exactly: { $sums }
vale-secrets-free = costs you nothing
vale-secrets-cost = costs you { $cost }: { $how }
vale-secrets-short = { $missing } short
vale-secrets-empty = Your hand is empty.

## The end

vale-account-rounds = Points by round
vale-account-start = Start
vale-account-total = Total
vale-account-cards = Points by card
vale-account-no-cards = none
vale-winner = { $person ->
    [you] You win with { $score } points.
   *[other] { $player } wins with { $score } points.
}
vale-winner-by-creatures = { $person ->
    [you] You win with { $score } points and the most creatures ({ $creatures }).
   *[other] { $player } wins with { $score } points and the most creatures ({ $creatures }).
}
vale-winners = Shared victory: { $players } have { $score } points and { $creatures ->
    [one] 1 creature
   *[other] { $creatures } creatures
} each.
vale-place = { $place }. { $player }: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { $creatures ->
    [one] 1 creature
   *[other] { $creatures } creatures
}

## Options

vale-option-start = First player: { $start }
vale-start-random = random
vale-seat = { $number ->
    [1] Ivory
    [2] Slate
    [3] Teal
    [4] Mauve
   *[other] Bronze
}

## The rules in short

vale-rules =
    Goal: the most points after at most ten rounds. Points come from the effects of the creatures in your area; stones and cards in hand are worth nothing at the end.
    Every round has three phases.
     1. Hunting: two cards per player are revealed. In turn, everyone puts a marker on a card, then on another one in reverse order.
     2. Actions: on your turn you sell or tame each of your two cards, and you may summon and release as often as you like, all in any order.
     3. Resolution: each active effect of your creatures is carried out once, if it’s possible. You must do so; only the order is up to you.
    Selling gives you stones by family: fire 3 red, water 1 blue, earth 4 red, wind 1 red and 1 blue, dragon 1 purple. Red is worth 1, blue 3, purple 6.
    Taming: the card goes into your hand.
    Summoning: pay the cost of a card in your hand and put it into your area. There’s no change, and you can’t pay stones you don’t need to. The whole instant effect must be possible, or you can’t summon the card.
    Room: your area holds as many creatures as the number of the round. Releasing one costs the number of the round and makes room.
    You may keep four stones. If you have more, you choose at once which ones to keep.
    Effects: instant ones work once, when you summon; permanent ones as long as the creature is there; active ones in every resolution.
    End: after the round in which someone has 60 points, and after round 10 at the latest. In a tie, more creatures in the area wins.
