# The Vale of Eternity

# drawing

room-vale-line = Hunt creatures of five families, pay with stones that give no change, and find the handful that does well together.
room-vale-option-start = First player
room-vale-start-random = drawn by lot
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
room-vale-sale = What the sale of a card brings: { $family }
room-vale-marker = Marker: { $player }
room-vale-deck = to draw
room-vale-known-top = On top of it:
room-vale-discard = discarded
room-vale-discard-empty = The discard pile is empty.
room-vale-card-about = { $family }, cost { $cost }
room-vale-hand = Hand ({ $count })
room-vale-hand-empty = Your hand is empty. What you tame comes here.
room-vale-hand-count = { $count ->
    [one] one hand card
   *[other] { $count } hand cards
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
room-vale-account-total = Sum
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
    [you] You are the first player.
   *[other] { $player } is the first player.
}
vale-round-began = { $person ->
    [you] Round { $round } begins; you are first.
   *[other] Round { $round } begins; { $player } is first.
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
    [you] You show a card that you drew: { $card }.
   *[other] { $player } shows a card that was drawn: { $card }.
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
    [you] You summon { $card } at no cost.
   *[other] { $player } summons { $card } at no cost.
}
vale-released = { $person ->
    [you] You release { $card } and pay { $stones }.
   *[other] { $player } releases { $card } and pays { $stones }.
}
vale-turn-ended = { $person ->
    [you] You end your turn.
   *[other] { $player } ends the turn.
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
    [you] { $card } brings you { $sum }.
   *[other] { $card } brings { $player } { $sum }.
}
vale-points-lost = { $person ->
    [you] { $card } costs you { $sum }.
   *[other] { $card } costs { $player } { $sum }.
}
vale-points-none = { $person ->
    [you] { $card } brings you no point.
   *[other] { $card } brings { $player } no point.
}
vale-gained = { $person ->
    [you] You get { $stones } from { $card }.
   *[other] { $player } gets { $stones } from { $card }.
}
vale-gave = { $person ->
    [you] You give { $stones } for { $card }.
   *[other] { $player } gives { $stones } for { $card }.
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
   *[other] { $player } takes { $card } back into the hand.
}
vale-discarded-hand = { $person ->
    [you] You discard { $card } from your hand.
   *[other] { $player } discards { $card } from the hand.
}
vale-discarded-area = { $person ->
    [you] You discard { $card } from your area.
   *[other] { $player } discards { $card } from the area.
}
vale-put-on-top = { $person ->
    [you] You put { $card } on top of the draw pile.
   *[other] { $player } puts { $card } on top of the draw pile.
}
vale-taken = { $person ->
    [you] You take { $card } from the discard pile into your hand.
   *[other] { $player } takes { $card } from the discard pile into the hand.
}
vale-over-points = The end: { $points } points are reached.
vale-over-rounds = The end: the last round is over.

## What is to be decided

vale-prompt-named = { $player }: { $prompt }
vale-prompt-hunt = Hunt a card: it’s yours to sell or tame on your turn. ({ $number } of { $count })
vale-prompt-action = Your turn: which card do you take, or do you end the turn?
vale-prompt-action-end = There is nothing else you can do: end your turn.
vale-prompt-action-markers = Your turn. Still to be sold or tamed: { $cards }.
vale-prompt-marked = { $card }: sell or tame it?
vale-prompt-summon = Summon { $card }?
vale-prompt-summon-pay = Summoning { $card } costs { $cost }: what do you pay?
vale-prompt-release = Release { $card }? The card goes to the discard pile.
vale-prompt-release-pay = Releasing { $card } costs { $cost }: what do you pay?
vale-prompt-keep = You have { $have } stones and may keep { $limit }: which?
vale-prompt-activate = Which active effect do you carry out next?
vale-prompt-discard = { $card }: which hand card do you discard?
vale-prompt-free = { $card }: which hand card do you summon at no cost?
vale-prompt-recover = { $card }: which creature do you take back into your hand?
vale-prompt-dismiss = { $card }: which creatures do you discard, at most { $most }?
vale-prompt-force = { $card }: who shall discard { $creature }?
vale-prompt-steal = { $card }: from whom do you steal { $sum }?
vale-prompt-yield = { $card } hits you: you must discard { $creature }. Which card?
vale-prompt-copy = { $card }: whose { $kind } do you carry out?
vale-prompt-choose = { $card }: what do you choose?
vale-prompt-choose-two = { $card }: which two do you choose?
vale-prompt-take = { $card }: which card do you take from the discard pile?
vale-waiting-hunt = { $player } hunts a card of the display.
vale-waiting-action = It is { $player }’s turn.
vale-waiting-keep = { $player } has too many stones and decides which ones stay.
vale-waiting-activate = { $player } activates creatures.
vale-waiting-discard = { $player } discards a hand card for { $card }.
vale-waiting-free = { $player } summons a hand card at no cost through { $card }.
vale-waiting-recover = { $player } takes a creature back into the hand through { $card }.
vale-waiting-dismiss = { $player } discards creatures through { $card }.
vale-waiting-player = { $player } decides whom { $card } hits.
vale-waiting-yield = { $player } must discard a creature because of { $card }.
vale-waiting-copy = { $player } decides whose effect { $card } carries out.
vale-waiting-choose = { $player } chooses for { $card }.
vale-waiting-take = { $player } takes a card from the discard pile through { $card }.

## What can be done

vale-action-hunt = Hunt { $card }
vale-action-sell = Sell { $card }
vale-action-tame = Tame { $card }
vale-action-summon = Summon { $card } for { $stones }
vale-action-summon-nothing = Summon { $card } without paying
vale-action-release = Release { $card } and pay { $stones }
vale-action-end = End the turn
vale-action-keep = Keep { $stones }
vale-action-activate = Activate { $card }
vale-action-discard = Discard { $card } from the hand
vale-action-free = Summon { $card } at no cost
vale-action-recover = Take { $card } back into the hand
vale-action-dismiss = Discard { $cards }
vale-action-dismiss-none = Discard no creature
vale-action-player = Choose { $player }
vale-action-yield = Discard { $card } from the area
vale-action-copy = Carry out the effect of { $card }
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
vale-touch-end = end the turn
vale-touch-free = summon, costs nothing
vale-touch-summon = summon for { $stones }: { $paying }
vale-touch-release = release for { $stones }: { $paying }
vale-touch-pay = { $stones }: { $paying }
vale-paying-exact = exactly { $cost }
vale-paying-lost = pays { $value } for { $cost }, { $lost } lost
vale-touch-keep = { $stones }, worth { $value }
vale-touch-none = none

## Why something cannot be done

vale-refusal-game-over = The game is over; there is nothing left to do.
vale-refusal-chance-first = Cards are drawn first.
vale-refusal-no-chance-now = There is nothing to draw now; something is to be decided.
vale-refusal-other-chance = Something else is to be drawn now.
vale-refusal-no-such-seat = Nobody sits in seat { $seat }; this table has { $seats } seats.
vale-refusal-not-your-decision = That is not for you to decide but for { $player }.
vale-refusal-due-hunt = Now a card of the display without a marker is to be hunted.
vale-refusal-due-action = It is your turn now: sell, tame, summon, release or end it.
vale-refusal-due-keep = First decide which stones you keep, as many as your limit.
vale-refusal-due-activate = Now a creature of your area with an active effect is to be activated.
vale-refusal-due-discard = First a hand card is to be discarded.
vale-refusal-due-free = First a hand card is to be summoned at no cost.
vale-refusal-due-recover = First a creature is to be taken back into the hand.
vale-refusal-due-dismiss = First decide which creatures you discard.
vale-refusal-due-player = First somebody is to be chosen (player P1).
vale-refusal-due-yield = First a creature of your area is to be discarded.
vale-refusal-due-copy = First decide whose effect is carried out.
vale-refusal-due-choose = First choose among what the card offers.
vale-refusal-due-take = First a card is to be taken from the discard pile.
vale-refusal-wrong-number = That is the wrong number; { $needed } { $needed ->
    [one] is
   *[other] are
} right.
vale-refusal-at-most = That is too many; { $needed } at most are possible.
vale-refusal-keep-number = You must keep exactly { $needed } stones, as many as your limit.
vale-refusal-twice = { $card } is named twice.
vale-refusal-not-in-pile = { $card } cannot come from the draw pile now.
vale-refusal-known-top = { $card } is on top of the draw pile, as everybody knows.
vale-refusal-not-in-display = { $card } is not in the display.
vale-refusal-not-in-display-now = { $card } is not in the display. You can hunt { $cards }.
vale-refusal-marked = { $person ->
    [you] Your own marker is on { $card } already. Hunt another card.
   *[other] A marker of { $player } is on { $card } already. Hunt another card.
}
vale-refusal-not-your-marker = No marker of yours is on { $card }; you can sell and tame only what you hunted.
vale-refusal-not-your-marker-but = No marker of yours is on { $card }. Yours are on { $cards }.
vale-refusal-marker-left = The turn cannot end yet: { $card } is to be sold or tamed first.
vale-refusal-not-in-hand = { $card } is not in your hand.
vale-refusal-not-in-hand-sell = { $card } is in the display with your marker on it; tame it first.
vale-refusal-not-in-area = { $card } is not in your area.
vale-refusal-not-discarded = { $card } is not in the discard pile.
vale-refusal-area-full = Your area is full: in round { $limit } it holds { $limit ->
    [one] 1 creature
   *[other] { $limit } creatures
}. Release one first (that costs { $limit }) or wait for the next round.
vale-refusal-cannot-afford = That costs { $cost }; your stones are worth { $have }, { $missing } short.
vale-refusal-cannot-afford-none = That costs { $cost }, and you have no stone.
vale-refusal-no-such-stones = You do not have these stones. You have { $stones }.
vale-refusal-pays-too-little = That costs { $cost }; these stones are worth only { $value }.
vale-refusal-superfluous = One { $colour ->
    [red] red stone
    [blue] blue stone
   *[purple] purple stone
} of these is superfluous: without it { $cost } would still be paid. Superfluous stones may not be paid.
vale-refusal-wrong-family = Here { $creature } is needed.
vale-refusal-no-match = { $card } does not fit. { $source }: “{ $text }”
vale-refusal-no-match-now = { $card } does not fit here.
vale-refusal-same-card = This is about another card than { $card } itself.
vale-refusal-no-such-player-force = { $person ->
    [you] You have no creature that fits.
   *[other] { $player } has no creature that fits.
} Possible: { $players }.
vale-refusal-no-such-player-steal = { $person ->
    [you] You can only steal from others.
   *[other] { $player } has too few points.
} Possible: { $players }.
vale-refusal-no-active-effect = { $card } has no active effect.
vale-refusal-no-such-effect = { $card } has no { $kind }.
vale-refusal-already-used = { $card } was activated already.
vale-refusal-other-choice = First choose for { $card }.
vale-refusal-impossible = { $card } is not possible now: { $why }
vale-obstacle-force = nobody has { $creature } in the area.
vale-obstacle-steal = nobody but you has { $sum }.
vale-obstacle-points = you would need { $sum }.
vale-obstacle-stone = you have no { $stone }.
vale-obstacle-draw = draw pile and discard pile are empty.
vale-obstacle-recover = no creature fits “{ $text }”
vale-obstacle-discard = you have no hand card to discard.
vale-obstacle-free = no other hand card could be summoned at no cost then.
vale-obstacle-free-family = you have no { $card-of } in your hand that could be summoned at no cost.
vale-obstacle-take = there is no { $card-of } in the discard pile.
vale-obstacle-copy = no other creature of yours has an { $kind } that is possible now.
vale-obstacle-choose = { $pick ->
    [one] none of its options is possible.
   *[other] fewer than { $pick } of its options are possible.
}
vale-obstacle-left = the card is no longer in the area.
vale-condition = its condition does not hold.
vale-condition-lacks = there must be no { $card-of } in your area.
vale-condition-stone = you need a { $stone }.
vale-condition-hand-below = you need fewer than { $count } hand cards.
vale-condition-hand-equals = you need as many hand cards as creatures; you have { $hand } in your hand and { $area } in your area.
vale-condition-ahead = somebody must have more points than you.
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
vale-legend-market = 1 to 8: cards of the display, then the sign of whose marker is on it
vale-legend-zones = h1: cards of your hand (with the cost for you); a1: creatures of your area; d1: discard pile
vale-legend-card = Fi4 Agni: family (fire, water, earth, wind, dragon) and cost
vale-legend-lit = [h1]: can be chosen; ✓: activated already in this round
vale-legend-stones = Stones 1 3 6: red, blue, purple; worth: what they are worth to you together
vale-legend-words = Stones are typed as digits: 133 is one red and two blue; several creatures with a plus: 1+3; none: 0
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
vale-account-total = Sum
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
vale-start-random = drawn by lot
vale-seat = { $number ->
    [1] Ivory
    [2] Slate
    [3] Teal
    [4] Mauve
   *[other] Bronze
}

## The rules in short

vale-rules =
    Goal: the most points after at most ten rounds. Points come from the effects of the creatures in your area; stones and hand cards are worth nothing in the end.
    Every round has three phases.
     1. Hunting: two cards for each player are revealed. In turn everybody puts a marker on a card, then another one in the opposite order.
     2. Actions: in your turn you sell or tame each of your two cards, and you may summon and release as often as you like, all in any order.
     3. Resolution: everybody carries out each active effect of his creatures once, if it is possible. That is a must; only the order is free.
    Selling brings stones by family: fire 3 red, water 1 blue, earth 4 red, wind 1 red and 1 blue, dragon 1 purple. Red is worth 1, blue 3, purple 6.
    Taming: the card comes into your hand.
    Summoning: pay the cost of a hand card and put it into your area. There is no change, and superfluous stones may not be paid. The instant effect must be possible as a whole, or the card cannot be summoned.
    Room: your area holds as many creatures as the number of the round. Releasing costs the number of the round and makes room.
    You may keep four stones. If you have more, you choose at once which ones stay.
    Effects: instant ones work once at the summoning, permanent ones as long as the creature is there, active ones in every resolution.
    End: after the round in which somebody has 60 points, after round 10 at the latest. In a tie more creatures in the area win.
