# Rune Stones

# drawing

room-runestones-line = Summon creatures, spend them for what they can do, forge artifacts – and carve lasting powers into stone.
room-runestones-option-start = First player
room-runestones-start-random = random
room-runestones-option-druids = Druid
room-runestones-option-rounds = Round limit
room-runestones-track = Power track
room-runestones-round = Round { $round }
room-runestones-start-player = First player: { $player }
room-runestones-first = First player
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
room-runestones-reconstructed-why = The printed cards aren’t public. Numbers and most colours are real; magic points and abilities were designed for Henge. If you own the game, you can type in the real ones.
room-runestones-pile = Pile ({ $count })
room-runestones-thrown = Discard ({ $count })
room-runestones-draw = Draw pile ({ $count })
room-runestones-discard = Discard pile ({ $count })
room-runestones-unseen = Hand or draw pile ({ $count })
room-runestones-pile-empty = There’s nothing in here.
room-runestones-pile-sure = Framed cards are definitely in the hand.
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
room-runestones-magic-apart = no colour in common
room-runestones-do-summon = Summon
room-runestones-do-take = Take
room-runestones-do-abilities = Use abilities
room-runestones-do-enough = No more cards
room-runestones-do-finish = Skip the rest
room-runestones-do-forge = Forge
room-runestones-do-done = Done forging
room-runestones-do-apply = Take it
room-runestones-do-forgo = Skip
room-runestones-do-end = End the turn
room-runestones-smithies = Smithies
room-runestones-or-ore = or { $count } ore at any smithy, without the extra
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
room-runestones-bonus-die = Pay with gems, and you also roll the die.
room-runestones-bonus-ore = Pay with gems, and you also get an ore.
room-runestones-bonus-points = { $count ->
    [one] Pay with gems, and you also get one point.
   *[other] Pay with gems, and you also get { $count } points.
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
room-runestones-artifacts = Artifacts: { $count } left, { $discard } exchanged
room-runestones-artifacts-pile = In the supply:
room-runestones-artifacts-discard = Exchanged:
room-runestones-die-shows = Rolled: { $face }
room-runestones-die-unrolled = The die hasn’t been rolled yet
room-runestones-die-left = { $count } times
room-runestones-runes = Rune stones
room-runestones-rune-left = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
room-runestones-rune-free = A free space for a rune stone
room-runestones-short-magic = +{ $count } magic
room-runestones-short-hand = { $count } cards
room-runestones-short-swap = swap
room-runestones-short-wild = wild colour
room-runestones-short-plus = both sides
room-runestones-short-die = die ×{ $count }
room-runestones-short-extra = +{ $count } power
room-runestones-short-three = use { $count }
room-runestones-power-magic = When you summon, you have { $count } extra magic points of any colour, even without a card.
room-runestones-power-hand = You refill your hand to { $count } cards.
room-runestones-power-swap = Once on each of your turns: a gem for an ore, or an ore for any gem.
room-runestones-power-wild = Put a gem of one colour from the supply on it: from then on, your gems of that colour count as wild.
room-runestones-power-plus = You may use both sides of every choice card.
room-runestones-power-die = Whatever a card’s die roll gives you, you get twice.
room-runestones-power-extra = Every card that gives points gives one more.
room-runestones-power-three = You may use up to { $count } cards at once; of three you keep only the lowest.
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
room-runestones-laid = Played
room-runestones-will-stay = you keep it
room-runestones-will-go = you lose it
room-runestones-will-leave = leaves the game
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
room-runestones-odds = What the next cards and the die might give you
room-runestones-odds-cards = Your chances, by number of cards drawn. The highlighted column is your next draw.
room-runestones-odds-drawn = Cards drawn
room-runestones-odds-pile = { $count ->
    [one] The card in the draw pile
   *[other] Each of the { $count } cards in the draw pile
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
    [one] After the one card in the draw pile, the discard pile is shuffled. Cards that reach it before then are drawn from as well.
   *[other] After the { $count } cards in the draw pile, the discard pile is shuffled. Cards that reach it before then are drawn from as well.
}
room-runestones-odds-die = One roll of the die
room-runestones-odds-twice = A given face at least once in two rolls: { $ways }/{ $of } ({ $percent }%).
room-runestones-counts-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
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
room-runestones-lip = Touch a creature, two cards or a smithy
room-runestones-taken = taken
room-runestones-place-market = Market
room-runestones-place-mine = Mine
room-runestones-place-others = Others
room-runestones-plan = Summon for { $count }
room-runestones-plan-other = Other cards
room-runestones-winner = { $player } wins with { $score } points
room-runestones-winners = { $player } share the win with { $score } points
room-runestones-cause-power = Someone had { $points } points at the end of round { $round }.
room-runestones-cause-rounds = Round { $round } was the last one.
room-runestones-account-sources = Points by source
room-runestones-account-parts = Row by row and card by card
room-runestones-from-start = at the start
room-runestones-from-cards = card abilities
room-runestones-from-extra = rune: extra power point
room-runestones-from-die = the die
room-runestones-from-smithies = smithies
room-runestones-from-rows = rows exchanged
room-runestones-from-final-rows = rows at the end
room-runestones-from-leftover = gems and ore left over
room-runestones-total = Total
room-runestones-row-handed = { $number ->
    [1] Upper row
   *[other] Lower row
} exchanged, { $count } artifacts
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
    [you] You’re the first player.
   *[other] { $player } is the first player.
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
   *[other] { $player } shuffles their discard pile into a new draw pile.
}
runestones-slot-filled = { $card } joins the display.
runestones-creatures-shuffled = The creature discard is shuffled into a new pile.
runestones-round-began = Round { $round } begins.
runestones-turn-began = { $person ->
    [you] It’s your turn.
   *[other] It’s { $player }’s turn.
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
    [you] You have no move and pass.
   *[other] { $player } has no move and passes.
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
    [you] You play { $card }.
   *[other] { $player } plays { $card }.
}
runestones-enough-said = { $person ->
    [you] You play no more cards.
   *[other] { $player } plays no more cards.
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
    [you] You give up { $gem }{ $source }.
   *[other] { $player } gives up { $gem }{ $source }.
}
runestones-ore-given = { $person ->
    [you] You give up 1 ore{ $source }.
   *[other] { $player } gives up 1 ore{ $source }.
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
    [you] The die gives you { $card }.
   *[other] The die gives { $player } { $card }.
}
runestones-forgone = { $person ->
    [you] You skip the die result.
   *[other] { $player } skips the die result.
}
runestones-scored = { $person ->
    [you] You get { $points } ({ $witness }).
   *[other] { $player } gets { $points } ({ $witness }).
}
runestones-witness-extra = rune { $rune }, { $card }
runestones-witness-die = die
runestones-witness-smithy = smithy { $smithy }
runestones-witness-row = { $row } with { $count } artifacts
runestones-witness-final-row = end of the game: { $row } with { $count } artifacts
runestones-witness-leftover = end of the game: { $count } gems and ore left over
runestones-card-kept = { $person ->
    [you] { $card } goes to your discard pile.
   *[other] { $card } goes to { $player }’s discard pile.
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
    [you] You take the { $rune } rune.
   *[other] { $player } takes the { $rune } rune.
}
runestones-colour-placed = { $person ->
    [you] You put { $space } on the { $rune } rune: this colour is wild for you from now on.
   *[other] { $player } puts { $space } on the { $rune } rune: this colour is wild there from now on.
}
runestones-action-over = { $person ->
    [you] Your action is over.
   *[other] { $player }’s action is over.
}
runestones-turn-over = { $person ->
    [you] Your turn is over.
   *[other] { $player }’s turn is over.
}
runestones-over-power = Game over: someone has { $points } power points, and the round is finished.
runestones-over-rounds = Game over: the last round has been played.

## What is to be decided

runestones-prompt-named = { $player }: { $prompt }
runestones-prompt-action = Your turn: choose an action.
runestones-prompt-show = Show cards for their magic points. They must all count for the same colour.
runestones-prompt-take = { $magic ->
    [one] 1 magic point
   *[other] { $magic } magic points
}: take cards from the display, or show another card.
runestones-prompt-take-only = { $magic ->
    [one] 1 magic point
   *[other] { $magic } magic points
}: take which cards from the display?
runestones-prompt-taking = { $cards } for { $cost } of { $magic ->
    [one] 1 magic point
   *[other] { $magic } magic points
}. Another card?
runestones-prompt-lay = Play { $count ->
    [one] another card
   *[other] { $count } cards
}. You keep only the one with the lowest number.
runestones-prompt-lay-more = Play another card? You keep only the one with the lowest number.
runestones-prompt-use = Use which ability? Afterwards you lose { $lost }.
runestones-prompt-use-none = Use which ability?
runestones-prompt-gem = { $card }: which colour?
runestones-prompt-slot = { $card }: take which card from the display ({ $card-of })?
runestones-prompt-pay-card = { $card } costs { $price }: pay with what?
runestones-prompt-pay-smithy = { $artifact } from smithy { $smithy } for { $price }: pay with what?
runestones-prompt-die = Rolled: { $name }. Take it?
runestones-prompt-die-gem = Rolled: { $name }. Which colour?
runestones-prompt-die-swap = Rolled: { $name }. Give up which gem for a wild gem?
runestones-prompt-die-left = { $left ->
    [one] One more time: { $prompt }
   *[other] { $left } more times: { $prompt }
}
runestones-prompt-forge = Choose a smithy.
runestones-prompt-forge-more = Another artifact from another smithy?
runestones-prompt-means = { $artifact } from smithy { $smithy }: pay gems or ore? Only gems earn the bonus.
runestones-prompt-means-plain = { $artifact } from smithy { $smithy }: pay gems or ore?
runestones-prompt-place = { $artifact }: on which space?
runestones-prompt-exchange = Exchange a row or end your turn?
runestones-prompt-end = End your turn?
runestones-prompt-rune = Choose a rune.
runestones-waiting-action = { $player } is choosing an action.
runestones-waiting-summon = { $player } is summoning creatures.
runestones-waiting-cards = { $player } is playing cards for their abilities.
runestones-waiting-abilities = { $player } is using abilities.
runestones-waiting-gem = { $player } is choosing a colour.
runestones-waiting-slot = { $player } is taking a card from the display.
runestones-waiting-pay = { $player } is paying.
runestones-waiting-die = { $player } is deciding about the die.
runestones-waiting-forge = { $player } is forging.
runestones-waiting-place = { $player } is putting an artifact into a row.
runestones-waiting-exchange = { $player } may exchange rows.
runestones-waiting-rune = { $player } is choosing a rune.

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
runestones-deed-lay = Play { $card }
runestones-deed-enough = Play no more cards
runestones-deed-use = Use { $card }: { $part }
runestones-deed-use-number = Use { $card }, part { $part }
runestones-deed-finish = Finish the abilities
runestones-deed-gem = Take { $gem }
runestones-deed-slot = Take card { $slot } from the right
runestones-deed-pay = Pay { $gems }
runestones-deed-apply = Take the die result
runestones-deed-apply-to = Take the die result: { $colour }
runestones-deed-forgo = Skip the die result
runestones-deed-forge-gems = Forge at smithy { $smithy } with gems
runestones-deed-forge-ore = Forge at smithy { $smithy } with ore
runestones-deed-done = Stop forging
runestones-deed-place = Put the artifact on { $space } { $in-row }
runestones-deed-exchange = Exchange the { $row }
runestones-deed-rune = Take the { $rune } rune
runestones-deed-end = End your turn
runestones-deed-swap-gem = Swap { $gem } for 1 ore
runestones-deed-swap-ore = Swap 1 ore for { $gem }
runestones-deed-wild-colour = Put { $space } on the { $rune } rune

runestones-touch-show = show { $card }: { $magic }
runestones-touch-slot = { $card } for { $cost }
runestones-touch-take = take just that
runestones-touch-lay = { $card }: { $ability }
runestones-touch-lay-lost = play { $card }; then { $lost } { $count ->
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
runestones-touch-forgo = skip
runestones-touch-apply = take: { $name }
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
runestones-touch-end = end your turn
runestones-touch-swap-gem = { $gem } for ore
runestones-touch-swap-ore = ore for { $gem }
runestones-touch-wild-colour-of = rune { $rune }: { $gem }

## Why something cannot be done

runestones-refusal-game-over = The game is over; there’s nothing left to do.
runestones-refusal-chance-first = Something has to be drawn or rolled first.
runestones-refusal-no-chance-now = There’s nothing to draw now; someone has to decide.
runestones-refusal-not-your-decision = That’s for { $player } to decide, not you.
runestones-refusal-due-action = Choose your action first: summon, use abilities or forge.
runestones-refusal-due-summon = You’re summoning: show a card or take cards from the display.
runestones-refusal-due-cards = First play cards from your hand for their abilities.
runestones-refusal-due-abilities = Your cards are down: use an ability or finish.
runestones-refusal-due-gem = Choose a colour first.
runestones-refusal-due-slot = Take a card from the display first.
runestones-refusal-due-pay = Pay first (pay YYW).
runestones-refusal-due-die = Decide about the die first: take it or skip it.
runestones-refusal-due-forge = You’re forging: choose a smithy or stop.
runestones-refusal-due-place = Put the artifact into a row first.
runestones-refusal-due-exchange = Your action is over: exchange a row or end your turn.
runestones-refusal-due-rune = Take a rune first.
runestones-refusal-no-such-seat = No one sits in seat { $seat }; this table has { $seats } seats.
runestones-refusal-other-draw = Something else has to be drawn now.
runestones-refusal-wrong-number = { $found } is the wrong number; it should be { $expected }.
runestones-refusal-not-in-pile = { $card } isn’t in the pile you draw from.
runestones-refusal-artifact-not-in-pile = The supply you draw from has no { $artifact }.
runestones-refusal-left-behind = The rest of the old pile is drawn first: { $card }.
runestones-refusal-dragon-at-start = { $card } can’t be in the display at the start; dragons come later.
runestones-refusal-no-such-face = The die has no face { $face }; it has 1 to { $last }.
runestones-refusal-display-empty = There’s no card in the display.
runestones-refusal-take-nothing = Take at least one card from the display.
runestones-refusal-too-little-magic = That costs { $need ->
    [one] 1 magic point
   *[other] { $need } magic points
}, and you have { $have }.{ $hint }
runestones-hint-show = { " " }Show another card: { $cards }.
runestones-hint-take = { " " }Take something cheaper.
runestones-refusal-other-magic = { $card } shares no colour with the cards you’ve shown.
runestones-refusal-other-magic-but = { $card } shares no colour with the cards you’ve shown. You can show { $cards }.
runestones-refusal-too-few-cards = That takes { $need } cards; you have { $have }.
runestones-refusal-nothing-to-forge = You can’t forge now: there’s no smithy you can pay, or no space for its artifact in your rows.
runestones-refusal-can-act = You can pass only if you have no other move. You can: { $deeds }.
runestones-refusal-not-in-hand = { $card } isn’t in your hand.
runestones-refusal-no-such-slot = There’s no slot { $slot }; the display has slots 1 to { $last }.
runestones-refusal-slot-empty = There’s no card in slot { $slot }.
runestones-refusal-wrong-colour = { $card } doesn’t fit: you need a { $card-of }. Possible: { $slots }.
runestones-refusal-not-laid = You haven’t played { $card }. Played: { $cards }.
runestones-refusal-no-such-part = { $card } has no part { $part }; they’re counted from 0, and there are { $count }.
runestones-refusal-part-used = You’ve already used that part of { $card }.
runestones-refusal-other-option = You’ve already chosen the other option on { $card }. Only the { $rune } rune allows both.
runestones-refusal-supply-empty = The supply has { $missing } left.
runestones-refusal-no-card-of = There’s no { $card-of } in the display.
runestones-refusal-no-card-to-draw = The creature pile and the creature discard are empty; you can only skip it.
runestones-refusal-cannot-pay = That takes { $need } matching gems. You have { $gems }.
runestones-refusal-too-little-ore = That takes { $need } ore; you have { $have }.
runestones-refusal-no-such-gem = You have { $no-gem }. You have { $gems }.
runestones-refusal-too-few-gems = You don’t have that many. You have { $gems }.
runestones-refusal-wrong-sum = { $expected ->
    [one] Pay 1 gem
   *[other] Pay { $expected } gems
}, not { $found }.
runestones-refusal-does-not-fit = That doesn’t pay { $price }. Possible: { $ways }.
runestones-refusal-gains-nothing = The supply has nothing to give you for it.
runestones-refusal-needs-colour = Choose a colour for this die result.
runestones-refusal-needs-no-colour = This die result has no colour: just take it or skip it.
runestones-refusal-no-such-smithy = There’s no smithy { $smithy }; they’re numbered 1 to { $last }.
runestones-refusal-smithy-used = You’ve already used smithy { $smithy } in this action. The second artifact must come from another one.
runestones-refusal-no-artifact = There’s no artifact at smithy { $smithy }.
runestones-refusal-no-space = Your two rows have no free space for a { $artifact }. Exchange a row first.
runestones-refusal-must-forge = Forge at least one artifact. Possible: smithy { $smithies }.
runestones-refusal-space-taken = { $row }, { $space }: there’s already an artifact.
runestones-refusal-wrong-space = A { $artifact } goes on the space of its colour. Only wild artifacts can go anywhere.
runestones-refusal-row-too-short = { $row }: { $have ->
    [0] there’s no artifact
    [one] there’s 1 artifact
   *[other] there are { $have } artifacts
}; an exchange takes { $need }.
runestones-refusal-rune-owned = You already have the { $rune } rune; take another one.
runestones-refusal-rune-gone = There’s no { $rune } rune left.
runestones-refusal-no-rune = You need the { $rune } rune for that.
runestones-refusal-swap-used = The { $rune } rune works only once a turn.
runestones-refusal-colour-placed = Your { $rune } rune already has { $space } on it, and there it stays.

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
runestones-note-last = Last round: someone has { $points } power points
runestones-legend-display = 1 to 6: slots of the display, the right one (1) is the cheapest; 2M costs 2 magic points
runestones-legend-card = Harpy 33 re2 re + any: number, magic points (*: any colour), ability
runestones-legend-signs = bl ye gr re wi: gems and wild gems, any: any colour, P: points, D: die, C: card from the display
runestones-legend-kinds = A + B: use both, A | B: one of them, A>B: trade
runestones-legend-laid = *33: played or shown
runestones-legend-digits = Type gems as digits: 1 blue, 2 yellow, 3 green, 4 red, 5 wild; 115 pays two blue ones and a wild one
runestones-legend-words = 0: finish or skip; [t15]>ore: t1 or t5 swaps blue or wild for ore; [+1]<ore: +1 swaps ore for blue; [w1]=wi: w1 makes blue wild
runestones-legend-rows = upper bl ·· GR ·· ··: artifacts on blue and green; capitals: a wild artifact
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
runestones-overview-laid = Played: { $player }
runestones-overview-hand = Hand: { $player }
runestones-overview-deck = Draw pile, in unknown order
runestones-overview-discard = Discard pile: { $player }
runestones-overview-runes = Runes ({ $left } left to take)
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

runestones-option-start = First player: { $start }
runestones-option-druids = Druids: { $druids }
runestones-option-rounds = Round limit: { $rounds }
runestones-start-random = random

## The rules in short

runestones-rules =
    Goal: the most power points. As soon as someone has 65, the round is finished; then comes the final scoring.
    On your turn you do exactly one of three actions.
     1. Summon: show any number of cards from your hand that all have magic points of the same colour; points of any colour count for each. Spend these points on cards from the display. The slot sets the price: 1, 2, 2, 3, 3, 4 from right to left. Everything goes to your discard pile.
     2. Abilities: play two cards and use what they show, in any order, fully or in part. Then you keep only the card with the lower number; you lose the other one.
     3. Forge: forge one artifact, or two from different smithies. Pay gems in the artifact’s colour, any four at the wild smithy, or 3 ore anywhere. Wild gems stand in for any colour. Only gems earn a smithy’s bonus.
    Artifacts go into your two rows on the space of their colour, wild artifacts on any free space. If both spaces of a colour are taken, you can’t forge that colour.
    Exchange: after your action you may exchange each row with at least two artifacts, as a whole. For 2, 3, 4, 5 artifacts you get 3, 6, 10, 15 points and a rune.
    Runes work until the end of the game. You can have four different ones.
    Die: a gem of any colour, a gem for a wild one, a card, 1 ore, 1 point or 2 points. You may skip it.
    At the end of your turn you draw up to four cards. If your draw pile is empty, shuffle your discard pile.
    The supply is limited: if it runs out of something, you don’t get it.
    Final scoring: rows count as in an exchange, and every three gems, wild gems and ore left over together give a point. A tie is a shared victory.
