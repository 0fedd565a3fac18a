# Rune Stones

# drawing

room-runestones-line = Summon creatures, spend them for what they can do, forge artifacts – and carve powers that last into stone.
room-runestones-option-start = First player
room-runestones-start-random = drawn by lot
room-runestones-option-druids = Druid
room-runestones-option-rounds = Rounds at most
room-runestones-track = Power track
room-runestones-round = Round { $round }
room-runestones-start-player = Start player: { $player }
room-runestones-first = Start player
room-runestones-score = { $count ->
    [one] one power point
   *[other] { $count } power points
}
room-runestones-display = Display
room-runestones-cost = { $count ->
    [one] costs one magic point
   *[other] costs { $count } magic points
}
room-runestones-slot-empty = empty
room-runestones-reconstructed = Reconstructed cards
room-runestones-reconstructed-why = The printed cards are not public. Numbers and most colours are real; magic points and abilities were designed for this house. Owners of the game can type in the real ones.
room-runestones-pile = Pile ({ $count })
room-runestones-thrown = Discard ({ $count })
room-runestones-draw = Draw pile ({ $count })
room-runestones-discard = Discard pile ({ $count })
room-runestones-unseen = Hand or draw pile ({ $count })
room-runestones-pile-empty = Nothing is in there.
room-runestones-pile-sure = Framed cards are in the hand for certain.
room-runestones-magic = { $count } { $colour ->
    [blue] blue
    [yellow] yellow
    [green] green
    [red] red
   *[other] many-coloured
} { $count ->
    [one] magic point
   *[other] magic points
}
room-runestones-magic-shown = { $count } magic shown
room-runestones-magic-then = then { $count } magic
room-runestones-magic-apart = shares no colour
room-runestones-do-summon = Summon
room-runestones-do-take = Take
room-runestones-do-abilities = Use abilities
room-runestones-do-enough = No more cards
room-runestones-do-finish = Forgo the rest
room-runestones-do-forge = Forge
room-runestones-do-done = Done forging
room-runestones-do-apply = Carry out
room-runestones-do-forgo = Forgo
room-runestones-do-end = End the turn
room-runestones-smithies = Smithies
room-runestones-or-ore = or at any smithy { $count } ore, without the extra
room-runestones-with-gems = Pay gems
room-runestones-with-ore = Pay ore
room-runestones-smithy = Smithy { $number }: { $colour ->
    [blue] a blue artifact for { $count } blue gems.
    [yellow] a yellow artifact for { $count } yellow gems.
    [green] a green artifact for { $count } green gems.
    [red] a red artifact for { $count } red gems.
    [wild] a wild artifact for any { $count } gems.
   *[other] empty; an artifact costs { $count } gems of its colour.
}
room-runestones-bonus-die = Paid with gems, you also roll the die.
room-runestones-bonus-ore = Paid with gems, you also get an ore.
room-runestones-bonus-points = { $count ->
    [one] Paid with gems, you also get one point.
   *[other] Paid with gems, you also get { $count } points.
}
room-runestones-supply = Supply
room-runestones-gem-count = { $count } { $colour ->
    [blue] blue
    [yellow] yellow
    [green] green
    [red] red
   *[other] wild
} { $count ->
    [one] gem
   *[other] gems
}
room-runestones-ore-count = { $count } ore
room-runestones-artifacts = Artifacts: { $count } left, { $discard } handed in
room-runestones-artifacts-pile = In the supply:
room-runestones-artifacts-discard = Handed in:
room-runestones-die-shows = Rolled: { $face }
room-runestones-die-unrolled = The die has not been rolled yet
room-runestones-die-left = { $count } times
room-runestones-runes = Rune stones
room-runestones-rune-left = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
room-runestones-rune-free = A free place for a rune stone
room-runestones-short-magic = +{ $count } magic
room-runestones-short-hand = { $count } cards
room-runestones-short-swap = swap
room-runestones-short-wild = wild colour
room-runestones-short-plus = both sides
room-runestones-short-die = die ×{ $count }
room-runestones-short-extra = +{ $count } power
room-runestones-short-three = use { $count }
room-runestones-power-magic = When you summon you have { $count } more magic points of any colour, even without a card.
room-runestones-power-hand = You refill your hand to { $count } cards.
room-runestones-power-swap = Once in each of your turns: a gem for an ore, or an ore for a gem of your choice.
room-runestones-power-wild = Put a gem of one colour from the supply on it: your gems of that colour count as wild ones from then on.
room-runestones-power-plus = You may use both sides of every choice card.
room-runestones-power-die = What a card's die roll gives, it gives twice.
room-runestones-power-extra = Every card that gives points gives one more.
room-runestones-power-three = You may use up to { $count } cards at once; of three only the lowest stays yours.
room-runestones-swap-now = Swap:
room-runestones-wild-now = Wild colour:
room-runestones-row = { $number ->
    [1] Upper row
   *[other] Lower row
}: { $count ->
    [0] empty
    [one] one artifact
   *[other] { $count } artifacts
}, worth { $points } points
room-runestones-space = { $number ->
    [1] Upper row
   *[other] Lower row
}, { $colour ->
    [blue] blue
    [yellow] yellow
    [green] green
    [red] red
   *[other] wild
} space
room-runestones-hand = Hand ({ $count })
room-runestones-hand-empty = Your hand is empty.
room-runestones-kept-beside = kept beside { $cards }
room-runestones-lost-beside = lost beside { $cards }
room-runestones-keeps = keeps { $cards }
room-runestones-loses = loses { $cards }
room-runestones-laid = Laid out
room-runestones-will-stay = stays yours
room-runestones-will-go = will be lost
room-runestones-will-leave = will be out of the game
room-runestones-effect-gem = { $count ->
    [one] a { $colour } gem
   *[other] { $count } { $colour } gems
}
room-runestones-effect-each = a gem of each colour
room-runestones-effect-others = a gem of each other colour
room-runestones-effect-any = { $count ->
    [one] a gem of any colour
   *[other] { $count } gems of any colour
}
room-runestones-effect-wild = { $count ->
    [one] a wild gem
   *[other] { $count } wild gems
}
room-runestones-effect-ore = { $count ->
    [one] an ore
   *[other] { $count } ore
}
room-runestones-effect-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
room-runestones-effect-die = { $count ->
    [one] a roll of the die
   *[other] { $count } rolls of the die
}
room-runestones-effect-card = { $colour ->
    [any] { $count ->
        [one] a card from the display
       *[other] { $count } cards from the display
    }
   *[other] { $count ->
        [one] a { $colour } card from the display
       *[other] { $count } { $colour } cards from the display
    }
}
room-runestones-ability-choice = { $one } – or { $other }
room-runestones-ability-exchange = for { $price }: { $gain }
room-runestones-odds = What the next cards and the die may bring
room-runestones-odds-cards = How likely is it when so many cards are drawn? The marked column is what would be drawn now.
room-runestones-odds-drawn = Cards drawn
room-runestones-odds-pile = { $count ->
    [one] The card of the draw pile
   *[other] Each of the { $count } cards of the draw pile
}
room-runestones-odds-discard = { $count ->
    [one] The card that would be shuffled
   *[other] Each of the { $count } cards that would be shuffled
}
room-runestones-odds-one = { $count ->
    [one] The card with
   *[other] At least one of { $count } cards with
}
room-runestones-odds-points = points
room-runestones-odds-shuffle = { $count ->
    [0] The draw pile is empty: the discard pile is shuffled first. Cards that reach it before then are drawn from as well.
    [one] After the one card of the draw pile the discard pile is shuffled. Cards that reach it before then are drawn from as well.
   *[other] After the { $count } cards of the draw pile the discard pile is shuffled. Cards that reach it before then are drawn from as well.
}
room-runestones-odds-die = One roll of the die
room-runestones-odds-twice = A certain face at least once in two rolls: { $ways }/{ $of } ({ $percent } %).
room-runestones-counts-hand = { $count ->
    [one] one hand card
   *[other] { $count } hand cards
}
room-runestones-counts-draw = { $count ->
    [one] one card in the draw pile
   *[other] { $count } cards in the draw pile
}
room-runestones-counts-discard = { $count ->
    [one] one card in the discard pile
   *[other] { $count } cards in the discard pile
}
room-runestones-counts-gem = { $count ->
    [one] one gem
   *[other] { $count } gems
}
room-runestones-counts-ore = { $count } ore
room-runestones-counts-rune = { $count ->
    [one] one rune stone
   *[other] { $count } rune stones
}
room-runestones-actions = What you can do
room-runestones-ladder = A row of
room-runestones-place-kept = kept
room-runestones-place-lost = lost
room-runestones-lip = Touch a creature, two cards or a forge
room-runestones-taken = taken
room-runestones-place-market = Market
room-runestones-place-mine = Mine
room-runestones-place-others = Others
room-runestones-plan = Summon for { $count }
room-runestones-plan-other = Other cards
room-runestones-winner = { $player } wins with { $score } points
room-runestones-winners = { $player } win together with { $score } points
room-runestones-cause-power = Somebody had { $points } points at the end of round { $round }.
room-runestones-cause-rounds = Round { $round } was the last one.
room-runestones-account-sources = Points by source
room-runestones-account-parts = Row by row and card by card
room-runestones-from-start = at the start
room-runestones-from-cards = abilities of cards
room-runestones-from-extra = rune: extra power point
room-runestones-from-die = the die
room-runestones-from-smithies = smithies
room-runestones-from-rows = rows handed in
room-runestones-from-final-rows = rows at the end
room-runestones-from-leftover = gems and ore left over
room-runestones-total = Total
room-runestones-row-handed = { $number ->
    [1] Upper row
   *[other] Lower row
} handed in, { $count } artifacts
room-runestones-row-final = { $number ->
    [1] Upper row
   *[other] Lower row
} at the end, { $count } artifacts
room-runestones-leftover = { $count } gems and ore left over

# words

# In each sentence about somebody $person is "you" for the reader and "other" for everybody else, who is called
# $player.

runestones-druid = { $druid ->
    [brown] Brown
    [grey] Grey
    [beige] Beige
   *[black] Black
}
runestones-druid-card = Druid
runestones-gem = { $gem ->
    [blue] a blue gem
    [yellow] a yellow gem
    [green] a green gem
    [red] a red gem
   *[wild] a wild gem
}
runestones-no-gem = { $gem ->
    [blue] no blue gem
    [yellow] no yellow gem
    [green] no green gem
    [red] no red gem
   *[wild] no wild gem
}
runestones-gems-blue = { $count ->
    [one] 1 blue gem
   *[other] { $count } blue gems
}
runestones-gems-yellow = { $count ->
    [one] 1 yellow gem
   *[other] { $count } yellow gems
}
runestones-gems-green = { $count ->
    [one] 1 green gem
   *[other] { $count } green gems
}
runestones-gems-red = { $count ->
    [one] 1 red gem
   *[other] { $count } red gems
}
runestones-gems-wild = { $count ->
    [one] 1 wild gem
   *[other] { $count } wild gems
}
runestones-gems-any = { $count ->
    [one] 1 gem of any kind
   *[other] { $count } gems of any kind
}
runestones-gems-none = no gem
runestones-short = { $gem ->
    [blue] blue
    [yellow] yellow
    [green] green
    [red] red
    [wild] wild
   *[any] any
}
runestones-sign = { $kind ->
    [blue] bl
    [yellow] ye
    [green] gr
    [red] re
    [white] wh
    [wild] wi
    [any] any
    [ore] ore
    [die] D
    [points] P
   *[card] C
}
runestones-space = { $space ->
    [blue] blue
    [yellow] yellow
    [green] green
    [red] red
   *[wild] wild
}
runestones-artifact = { $gem ->
    [blue] blue artifact
    [yellow] yellow artifact
    [green] green artifact
    [red] red artifact
   *[wild] wild artifact
}
runestones-missing = { $piece ->
    [blue] no blue gem
    [yellow] no yellow gem
    [green] no green gem
    [red] no red gem
    [wild] no wild gem
    [any] no coloured gem
   *[ore] no ore
}
runestones-card-of = { $hue ->
    [blue] blue card
    [yellow] yellow card
    [green] green card
    [red] red card
    [white] white card
   *[any] card of any colour
}
runestones-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
runestones-row = { $row ->
    [1] upper row
   *[other] lower row
}
runestones-in-row = { $row ->
    [1] in the upper row
   *[other] in the lower row
}
runestones-magic = { $colour ->
    [blue] blue { $points }
    [yellow] yellow { $points }
    [green] green { $points }
    [red] red { $points }
   *[multi] any colour { $points }
}
runestones-source-smithy = { " " }(bonus of smithy { $smithy })
runestones-source-rune = { " " }(rune { $rune })

## What happened

runestones-start-drawn = { $person ->
    [you] You are the start player.
   *[other] { $player } is the start player.
}
runestones-smithy-filled = Smithy { $smithy } now has a { $artifact }.
runestones-artifacts-shuffled = The artifact discard is shuffled into a new supply.
runestones-hand-drawn = { $player } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
runestones-hand-drawn-cards = { $person ->
    [you] You draw { $cards }.
   *[other] { $player } draws { $cards }.
}
runestones-deck-shuffled = { $person ->
    [you] You shuffle your discard pile into a new draw pile.
   *[other] { $player } shuffles the own discard pile into a new draw pile.
}
runestones-slot-filled = { $card } comes into the display.
runestones-creatures-shuffled = The creature discard is shuffled into a new pile.
runestones-round-began = Round { $round } begins.
runestones-turn-began = { $person ->
    [you] It is your turn.
   *[other] It is the turn of { $player }.
}
runestones-chose-summon = { $person ->
    [you] You summon creatures.
   *[other] { $player } summons creatures.
}
runestones-chose-abilities = { $person ->
    [you] You use abilities.
   *[other] { $player } uses abilities.
}
runestones-chose-forge = { $person ->
    [you] You forge.
   *[other] { $player } forges.
}
runestones-chose-pass = { $person ->
    [you] You can do nothing and pass.
   *[other] { $player } can do nothing and passes.
}
runestones-card-shown = { $person ->
    [you] You show { $card } ({ $magic }).
   *[other] { $player } shows { $card } ({ $magic }).
}
runestones-summoned = { $person ->
    [you] You summon { $card } for { $cost }.
   *[other] { $player } summons { $card } for { $cost }.
}
runestones-card-laid = { $person ->
    [you] You lay out { $card }.
   *[other] { $player } lays out { $card }.
}
runestones-enough-said = { $person ->
    [you] You lay out no further card.
   *[other] { $player } lays out no further card.
}
runestones-part-used = { $person ->
    [you] You use { $card }: { $part }.
   *[other] { $player } uses { $card }: { $part }.
}
runestones-gem-taken = { $person ->
    [you] You get { $gem }{ $source }.
   *[other] { $player } gets { $gem }{ $source }.
}
runestones-ore-taken = { $person ->
    [you] You get 1 ore{ $source }.
   *[other] { $player } gets 1 ore{ $source }.
}
runestones-nothing-left = The supply has { $missing } left: { $person ->
    [you] you get nothing.
   *[other] { $player } gets nothing.
}
runestones-gems-paid = { $person ->
    [you] You pay { $gems }.
   *[other] { $player } pays { $gems }.
}
runestones-ore-paid = { $person ->
    [you] You pay { $count } ore.
   *[other] { $player } pays { $count } ore.
}
runestones-gem-given = { $person ->
    [you] You give { $gem } away{ $source }.
   *[other] { $player } gives { $gem } away{ $source }.
}
runestones-ore-given = { $person ->
    [you] You give 1 ore away{ $source }.
   *[other] { $player } gives 1 ore away{ $source }.
}
runestones-card-called = { $person ->
    [you] You take { $card } from the display.
   *[other] { $player } takes { $card } from the display.
}
runestones-nothing-called = { $person ->
    [you] The display has no such card for you.
   *[other] The display has no such card for { $player }.
}
runestones-die-rolled = { $person ->
    [you] You roll a { $face }: { $name }.
   *[other] { $player } rolls a { $face }: { $name }.
}
runestones-card-drawn = { $person ->
    [you] The die brings you { $card }.
   *[other] The die brings { $player } { $card }.
}
runestones-forgone = { $person ->
    [you] You forgo the die result.
   *[other] { $player } forgoes the die result.
}
runestones-scored = { $person ->
    [you] You get { $points } ({ $witness }).
   *[other] { $player } gets { $points } ({ $witness }).
}
runestones-witness-extra = rune { $rune }, { $card }
runestones-witness-die = die
runestones-witness-smithy = smithy { $smithy }
runestones-witness-row = { $row } with { $count } artifacts
runestones-witness-final-row = at the end { $row } with { $count } artifacts
runestones-witness-leftover = at the end { $count } gems and ore left over
runestones-card-kept = { $person ->
    [you] { $card } goes to your discard pile.
   *[other] { $card } goes to the discard pile of { $player }.
}
runestones-card-lost = { $person ->
    [you] You lose { $card }.
   *[other] { $player } loses { $card }.
}
runestones-card-removed = { $person ->
    [you] You lose { $card }, which leaves the game.
   *[other] { $player } loses { $card }, which leaves the game.
}
runestones-forged-gems = { $person ->
    [you] You use smithy { $smithy } with gems.
   *[other] { $player } uses smithy { $smithy } with gems.
}
runestones-forged-ore = { $person ->
    [you] You use smithy { $smithy } with ore.
   *[other] { $player } uses smithy { $smithy } with ore.
}
runestones-placed = { $person ->
    [you] You put a { $artifact } on { $space } { $in-row }.
   *[other] { $player } puts a { $artifact } on { $space } { $in-row }.
}
runestones-row-exchanged = { $person ->
    [you] You exchange the { $row }.
   *[other] { $player } exchanges the { $row }.
}
runestones-rune-taken = { $person ->
    [you] You take the rune { $rune }.
   *[other] { $player } takes the rune { $rune }.
}
runestones-colour-placed = { $person ->
    [you] You put { $space } on the rune { $rune }: this colour is wild for you from now on.
   *[other] { $player } puts { $space } on the rune { $rune }: this colour is wild there from now on.
}
runestones-action-over = { $person ->
    [you] Your action is over.
   *[other] The action of { $player } is over.
}
runestones-turn-over = { $person ->
    [you] Your turn is over.
   *[other] The turn of { $player } is over.
}
runestones-over-power = The game is over: somebody has { $points } power points, and the round is finished.
runestones-over-rounds = The game is over: the last round has been played.

## What is to be decided

runestones-prompt-named = { $player }: { $prompt }
runestones-prompt-action = It is your turn. Which action?
runestones-prompt-show = Which cards do you show for their magic points? All must count for the same colour.
runestones-prompt-take = { $magic ->
    [one] 1 magic point
   *[other] { $magic } magic points
}: take cards of the display, or show another hand card.
runestones-prompt-take-only = { $magic ->
    [one] 1 magic point
   *[other] { $magic } magic points
}: which cards of the display do you take?
runestones-prompt-taking = { $cards } for { $cost } of { $magic ->
    [one] 1 magic point
   *[other] { $magic } magic points
}. Another card?
runestones-prompt-lay = Lay out { $count ->
    [one] another card
   *[other] { $count } cards
} for the abilities. You keep only the card with the lowest number.
runestones-prompt-lay-more = Lay out another card? You keep only the one with the lowest number.
runestones-prompt-use = Which ability do you use? After that you lose { $lost }.
runestones-prompt-use-none = Which ability do you use?
runestones-prompt-gem = { $card }: which colour do you take?
runestones-prompt-slot = { $card }: which card of the display do you take ({ $card-of })?
runestones-prompt-pay-card = { $card } asks for { $price }: what do you pay?
runestones-prompt-pay-smithy = { $artifact } of smithy { $smithy } for { $price }: what do you pay?
runestones-prompt-die = Rolled: { $name }. Do you accept it?
runestones-prompt-die-gem = Rolled: { $name }. Which colour do you take?
runestones-prompt-die-swap = Rolled: { $name }. Which gem do you give for a wild gem?
runestones-prompt-die-left = { $left } times left: { $prompt }
runestones-prompt-forge = Which smithy do you use?
runestones-prompt-forge-more = Another artifact from another smithy?
runestones-prompt-means = { $artifact } of smithy { $smithy }: pay with gems or with ore? The bonus comes for gems only.
runestones-prompt-means-plain = { $artifact } of smithy { $smithy }: pay with gems or with ore?
runestones-prompt-place = { $artifact }: on which space?
runestones-prompt-exchange = Exchange a row or end the turn?
runestones-prompt-end = End the turn?
runestones-prompt-rune = Which rune do you take?
runestones-waiting-action = { $player } chooses an action.
runestones-waiting-summon = { $player } summons creatures.
runestones-waiting-cards = { $player } lays out cards for their abilities.
runestones-waiting-abilities = { $player } uses abilities.
runestones-waiting-gem = { $player } chooses a colour.
runestones-waiting-slot = { $player } takes a card of the display.
runestones-waiting-pay = { $player } pays.
runestones-waiting-die = { $player } decides about the die.
runestones-waiting-forge = { $player } forges.
runestones-waiting-place = { $player } puts an artifact into a row.
runestones-waiting-exchange = { $player } may exchange rows.
runestones-waiting-rune = { $player } chooses a rune.

## What can be done

runestones-deed-summon = Summon creatures
runestones-deed-abilities = Use abilities
runestones-deed-forge = Forge artifacts
runestones-deed-pass = Pass
runestones-deed-show = Show { $card }
runestones-deed-take = { $slots ->
    [one] Take card { $list } from the right
   *[other] Take cards { $list } from the right
}
runestones-deed-lay = Lay out { $card }
runestones-deed-enough = Lay out no further card
runestones-deed-use = Use { $card }: { $part }
runestones-deed-use-number = Use { $card }, part { $part }
runestones-deed-finish = Finish the abilities
runestones-deed-gem = Take { $gem }
runestones-deed-slot = Take card { $slot } from the right
runestones-deed-pay = Pay { $gems }
runestones-deed-apply = Accept the die result
runestones-deed-apply-to = Accept the die result: { $colour }
runestones-deed-forgo = Forgo the die result
runestones-deed-forge-gems = Forge at smithy { $smithy } with gems
runestones-deed-forge-ore = Forge at smithy { $smithy } with ore
runestones-deed-done = Forge no more
runestones-deed-place = Put the artifact on { $space } { $in-row }
runestones-deed-exchange = Exchange the { $row }
runestones-deed-rune = Take the rune { $rune }
runestones-deed-end = End the turn
runestones-deed-swap-gem = Swap { $gem } for 1 ore
runestones-deed-swap-ore = Swap 1 ore for { $gem }
runestones-deed-wild-colour = Put { $space } on the rune { $rune }

runestones-touch-show = show { $card }: { $magic }
runestones-touch-slot = { $card } for { $cost }
runestones-touch-take = take just that
runestones-touch-lay = { $card }: { $ability }
runestones-touch-lay-lost = lay out { $card }; then { $lost } { $count ->
    [one] is
   *[other] are
} lost
runestones-touch-enough = no more; then { $lost } { $count ->
    [one] is
   *[other] are
} lost
runestones-touch-use = { $card }: { $part }
runestones-touch-finish = finish; { $lost } { $count ->
    [one] is
   *[other] are
} lost
runestones-touch-finish-unused = finish without using the rest; { $lost } { $count ->
    [one] is
   *[other] are
} lost
runestones-touch-forgo = forgo
runestones-touch-apply = accept: { $name }
runestones-touch-smithy-gems = { $artifact } for { $price }
runestones-touch-smithy-bonus = { $artifact } for { $price }, bonus { $bonus }
runestones-touch-smithy-ore = { $artifact } for { $ore } ore
runestones-touch-smithy-both = { $artifact } for { $price } or { $ore } ore
runestones-touch-gems = { $price }
runestones-touch-gems-bonus = { $price }, bonus { $bonus }
runestones-touch-ore = { $ore } ore
runestones-touch-done = finish
runestones-touch-row = { $row }
runestones-touch-space = { $row }, space { $space }
runestones-touch-exchange = exchange { $row }: { $points } and a rune
runestones-touch-exchange-only = exchange { $row }: { $points }
runestones-touch-end = end the turn
runestones-touch-swap-gem = { $gem } for ore
runestones-touch-swap-ore = ore for { $gem }
runestones-touch-wild-colour-of = rune { $rune }: { $gem }

## Why something cannot be done

runestones-refusal-game-over = The game is over; there is nothing more to do.
runestones-refusal-chance-first = Something is drawn or rolled first.
runestones-refusal-no-chance-now = There is nothing to draw now; something is to be decided.
runestones-refusal-not-your-decision = It is not for you to decide: { $player } does.
runestones-refusal-due-action = Choose your action first: summon, use abilities or forge.
runestones-refusal-due-summon = You are summoning: show a hand card or take cards of the display.
runestones-refusal-due-cards = First lay out hand cards for their abilities.
runestones-refusal-due-abilities = It is about the cards laid out: use an ability or finish.
runestones-refusal-due-gem = Choose a colour first.
runestones-refusal-due-slot = Take a card of the display first.
runestones-refusal-due-pay = Pay first (pay YYW).
runestones-refusal-due-die = It is about the die first: accept or forgo.
runestones-refusal-due-forge = You are forging: choose a smithy or stop.
runestones-refusal-due-place = First put the artifact into a row.
runestones-refusal-due-exchange = Your action is over: exchange a row or end the turn.
runestones-refusal-due-rune = Take a rune first.
runestones-refusal-no-such-seat = Nobody sits at place { $seat }; this table has { $seats } places.
runestones-refusal-other-draw = Something else is to be drawn now.
runestones-refusal-wrong-number = { $found } is the wrong number; { $expected } is right.
runestones-refusal-not-in-pile = { $card } is not in the pile that is drawn from.
runestones-refusal-artifact-not-in-pile = A { $artifact } is not in the supply that is drawn from.
runestones-refusal-left-behind = What is left of the old pile is drawn first: { $card }.
runestones-refusal-dragon-at-start = { $card } cannot be in the display at the start; dragons come later.
runestones-refusal-no-such-face = The die has no face { $face }; it has 1 to { $last }.
runestones-refusal-display-empty = There is no card in the display.
runestones-refusal-take-nothing = Take at least one card of the display.
runestones-refusal-too-little-magic = That costs { $need ->
    [one] 1 magic point
   *[other] { $need } magic points
}, and you have { $have }.{ $hint }
runestones-hint-show = { " " }Show another card: { $cards }.
runestones-hint-take = { " " }Take something cheaper.
runestones-refusal-other-magic = { $card } counts for no colour that all cards shown count for.
runestones-refusal-other-magic-but = { $card } counts for no colour that all cards shown count for. Possible: { $cards }.
runestones-refusal-too-few-cards = That takes { $need } cards; you have { $have }.
runestones-refusal-nothing-to-forge = You cannot forge now: there is no smithy that you can pay, or no space for its artifact in your rows.
runestones-refusal-can-act = Only who can do nothing may pass. Possible: { $deeds }.
runestones-refusal-not-in-hand = { $card } is not in your hand.
runestones-refusal-no-such-slot = There is no slot { $slot }; the display has slots 1 to { $last }.
runestones-refusal-slot-empty = There is no card in slot { $slot }.
runestones-refusal-wrong-colour = { $card } does not fit: you need a { $card-of }. Possible: { $slots }.
runestones-refusal-not-laid = { $card } is not laid out. Laid out: { $cards }.
runestones-refusal-no-such-part = { $card } has no part { $part }; they are counted from 0, and there are { $count }.
runestones-refusal-part-used = You have used that of { $card } already.
runestones-refusal-other-option = You have chosen the other option of { $card } already. Only the rune { $rune } allows both.
runestones-refusal-supply-empty = The supply has { $missing } left.
runestones-refusal-no-card-of = There is no { $card-of } in the display.
runestones-refusal-no-card-to-draw = Creature pile and creature discard are empty; you can only forgo it.
runestones-refusal-cannot-pay = That takes { $need } gems that fit. You have { $gems }.
runestones-refusal-too-little-ore = That takes { $need } ore; you have { $have }.
runestones-refusal-no-such-gem = You have { $no-gem }. You have { $gems }.
runestones-refusal-too-few-gems = You do not have so many. You have { $gems }.
runestones-refusal-wrong-sum = { $expected ->
    [one] 1 gem is
   *[other] { $expected } gems are
} to be paid, not { $found }.
runestones-refusal-does-not-fit = That does not pay { $price }. Possible: { $ways }.
runestones-refusal-gains-nothing = The supply could give you nothing for it.
runestones-refusal-needs-colour = This die result needs a colour.
runestones-refusal-needs-no-colour = This die result has no colour: accept or forgo.
runestones-refusal-no-such-smithy = There is no smithy { $smithy }; there are 1 to { $last }.
runestones-refusal-smithy-used = You have used smithy { $smithy } in this action already. The second artifact comes from another one.
runestones-refusal-no-artifact = There is no artifact at smithy { $smithy }.
runestones-refusal-no-space = Your two rows have no free space for a { $artifact }. Exchange a row first.
runestones-refusal-must-forge = Forge at least one artifact. Possible: smithy { $smithies }.
runestones-refusal-space-taken = { $row }, { $space }: there is an artifact already.
runestones-refusal-wrong-space = A { $artifact } goes to the space of its colour. Only wild artifacts may lie anywhere.
runestones-refusal-row-too-short = { $row }: { $have ->
    [0] there is no artifact
    [one] there is 1 artifact
   *[other] there are { $have } artifacts
}; an exchange takes { $need }.
runestones-refusal-rune-owned = You have the rune { $rune } already; take another one.
runestones-refusal-rune-gone = There is no rune { $rune } left.
runestones-refusal-no-rune = For that you need the rune { $rune }.
runestones-refusal-swap-used = The rune { $rune } works only once in a turn.
runestones-refusal-colour-placed = On your rune { $rune } lies { $space } already, and there it stays.

## The drawing in the terminal

runestones-panel-round = Round { $round }
runestones-panel-piles = pile { $pile } discard { $discard }
runestones-panel-supply = Supply
runestones-panel-smithies = Smithies
runestones-panel-score = { $score } P
runestones-panel-deck = hand { $hand } pile { $draw } discard { $discard }
runestones-verb-summon = Summon
runestones-verb-abilities = Abilities
runestones-verb-forge = Forge
runestones-panel-upper = upper
runestones-panel-lower = lower
runestones-panel-no-runes = no runes
runestones-panel-empty = empty
runestones-panel-die = die: { $name }
runestones-note-last = Last round: { $points } power points are reached
runestones-legend-display = 1 to 6: slots of the display, the right one (1) is the cheapest; 2M costs 2 magic points
runestones-legend-card = Harpy 33 re2 re + any: number, magic points (*: any colour), ability
runestones-legend-signs = bl ye gr re wi: gems and wild gems, any: any colour, P: points, D: die, C: card of the display
runestones-legend-kinds = A + B: use both, A | B: one of them, A>B: trade
runestones-legend-laid = *33: laid out or shown
runestones-legend-digits = Gems are typed as digits: 1 blue, 2 yellow, 3 green, 4 red, 5 wild; 115 pays two blue ones and a wild one
runestones-legend-words = 0: finish or forgo; [t15]>ore: t1 or t5 swaps blue or wild for ore; [+1]<ore: +1 swaps ore for blue; [w1]=wi: w1 makes blue wild
runestones-legend-rows = upper bl ·· GR ·· ··: artifacts on blue and green; in capitals: a wild artifact
runestones-legend-more = c: all cards and runes with what they do; v: your cards
runestones-rune-short = { $rune ->
    [magic_points] +2M
    [hand_limit] 6 cards
    [swap] swap
    [wild_color] wild
    [plus] plus
    [double_die] D×2
    [extra_point] +1P
   *[three_abilities] 3 abil.
}
runestones-overview-display = Display
runestones-overview-laid = Laid out: { $player }
runestones-overview-hand = Hand: { $player }
runestones-overview-deck = Draw pile, in unknown order
runestones-overview-discard = Discard pile: { $player }
runestones-overview-runes = Runes ({ $left } to be had)
runestones-overview-runes-of = Runes: { $player }
runestones-overview-die = Die
runestones-overview-creatures = Creature discard
runestones-overview-none = none
runestones-overview-cost = costs { $cost }
runestones-overview-magic = magic { $magic }
runestones-overview-left = { $count } left

## The end

runestones-account-title = Where the points come from
runestones-account-cards = Cards
runestones-account-extra = Rune extra point
runestones-account-die = Die
runestones-account-smithies = Smithies
runestones-account-rows = Rows exchanged
runestones-account-final-rows = Rows at the end
runestones-account-leftover = Gems and ore left over
runestones-account-total = Total
runestones-winner = { $person ->
    [you] You win with { $score } points.
   *[other] { $player } wins with { $score } points.
}
runestones-winners = Shared victory: { $players } have { $score } points each.
runestones-place = { $place }. { $player }: { $score ->
    [one] 1 point
   *[other] { $score } points
}

## Options

runestones-option-start = Start player: { $start }
runestones-option-druids = Druids: { $druids }
runestones-option-rounds = At most { $rounds } rounds
runestones-start-random = drawn by lot

## The rules in short

runestones-rules =
    Aim: the most power points. As soon as somebody has 65, the round is finished; then everything is scored.
    In your turn you do exactly one of three actions.
     1. Summon: show any number of hand cards that all have magic points for the same colour; points of any colour count for each. With these points take cards of the display. The slot decides the price: 1, 2, 2, 3, 3, 4 from right to left. Everything goes to your discard pile.
     2. Abilities: lay out two hand cards and use what they show, in any order, wholly or in part. Then you keep only the card with the lower number; you lose the other one.
     3. Forge: forge one artifact, or two from different smithies. Pay gems in the colour of the artifact, any four at the wild smithy, or 3 ore anywhere. Wild gems stand in for any colour. The bonus of a smithy comes for gems only.
    Artifacts go into your two rows on the space of their colour, wild artifacts on any free space. If both spaces of a colour are taken, you cannot forge that colour.
    Exchange: after the action you may hand in each row with at least two artifacts, as a whole. For 2, 3, 4, 5 artifacts that gives 3, 6, 10, 15 points and a rune.
    Runes work until the end of the game. You can have four different ones.
    Die: a gem of any colour, a gem for a wild one, a card, 1 ore, 1 point or 2 points. You may forgo it.
    At the end of the turn you draw up to four cards. If your draw pile is empty, your discard pile is shuffled.
    The supply is limited: what it does not have, you do not get.
    Final scoring: rows count as in an exchange, and every three gems, wild gems and ore left over together give a point. A tie is a shared victory.
