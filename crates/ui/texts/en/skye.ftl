# Isle of Skye. In each sentence about somebody $person is "you" for the reader and "other" for everybody else, who are
# called $player. Cells are named by their distance from the castle: (1,-2) lies one east and two north of it.

## Things

skye-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
skye-cell = ({ $x },{ $y })
skye-cell-told = cell { $at }, { $ways } of the castle
skye-way-west = { $steps } west
skye-way-east = { $steps } east
skye-way-north = { $steps } north
skye-way-south = { $steps } south
skye-side-north = north
skye-side-east = east
skye-side-south = south
skye-side-west = west
skye-sides = NESW
skye-terrain-pasture = pasture
skye-terrain-mountain = mountain
skye-terrain-water = water
skye-tile-with = { $tile } ({ $things })
skye-thing-plain = nothing on it
skye-thing-sheep = { $count ->
    [one] sheep
   *[other] { $count } sheep
}
skye-thing-cattle = { $count ->
    [one] cattle
   *[other] { $count } cattle
}
skye-thing-farm = { $count ->
    [one] farm
   *[other] { $count } farms
}
skye-thing-broch = { $count ->
    [one] broch
   *[other] { $count } brochs
}
skye-thing-ship = { $count ->
    [one] ship
   *[other] { $count } ships
}
skye-thing-lighthouse = { $count ->
    [one] lighthouse
   *[other] { $count } lighthouses
}
skye-thing-barrel = barrel
skye-thing-scroll = scroll: { $scroll }
skye-thing-tablet = tablet: { $tablet }
skye-thing-castle = castle
skye-signs = scFBYLo§#

## Scrolls: what they bring at the end

skye-scroll-sheep = { $points } per { $per ->
    [one] sheep
   *[other] { $per } sheep
}
skye-scroll-cattle = { $points } per { $per ->
    [one] cattle
   *[other] { $per } cattle
}
skye-scroll-barrels = { $points } per { $per ->
    [one] tile with barrels
   *[other] { $per } tiles with barrels
}
skye-scroll-brochs = { $points } per { $per ->
    [one] broch
   *[other] { $per } brochs
}
skye-scroll-ships = { $points } per { $per ->
    [one] ship
   *[other] { $per } ships
}
skye-scroll-farms = { $points } per { $per ->
    [one] farm
   *[other] { $per } farms
}
skye-scroll-lighthouses = { $points } per { $per ->
    [one] lighthouse
   *[other] { $per } lighthouses
}
skye-scroll-pastures = { $points } per { $per ->
    [one] completed pasture
   *[other] { $per } completed pastures
}
skye-scroll-mountains = { $points } per { $per ->
    [one] completed mountain
   *[other] { $per } completed mountains
}
skye-scroll-waters = { $points } per { $per ->
    [one] completed water
   *[other] { $per } completed waters
}
skye-scroll-buildings = { $points } per { $per ->
    [one] set of broch, farm and lighthouse
   *[other] { $per } sets of broch, farm and lighthouse
}
skye-scroll-road = { $points } per { $per ->
    [one] tile of the longest road
   *[other] { $per } tiles of the longest road
}
skye-scroll-harbours = { $points } per { $per ->
    [one] water with ship and lighthouse
   *[other] { $per } waters with ship and lighthouse
}
skye-scroll-gold = { $points } per { $per } gold
skye-scroll-flocks = { $points } per { $per ->
    [one] pair of sheep and cattle
   *[other] { $per } pairs of sheep and cattle
}
skye-scroll-one = { $points ->
    [one] 1 point
   *[other] { $points } points
}
skye-scroll-rows = { $points } per { $per ->
    [one] row with 3 tiles side by side
   *[other] { $per } rows with 3 tiles side by side
}
skye-scroll-columns = { $points } per { $per ->
    [one] column with 3 tiles in line
   *[other] { $per } columns with 3 tiles in line
}

## Scoring tiles: their names

skye-goal-squares = Squares
skye-goal-completed-areas = Completed areas
skye-goal-sheep = Sheep
skye-goal-completed-areas-3 = Large completed areas
skye-goal-brochs = Brochs in mountains
skye-goal-building-sets = Broch, farm, lighthouse
skye-goal-most-barrels = Most barrels
skye-goal-most-ships = Most ships
skye-goal-most-gold = Most gold
skye-goal-animals-at-farms = Animals at farms
skye-goal-cattle-on-road = Cattle on the castle road
skye-goal-harbours = Ship and lighthouse
skye-goal-vertical-lines = Vertical lines
skye-goal-castle-road = The castle road
skye-goal-largest-water = The largest water
skye-goal-mountains = Completed mountains
skye-goal-open-water = Open water edges
skye-goal-herd = The largest cattle herd
skye-goal-most-lighthouses = Most lighthouses
skye-goal-diagonal = The longest diagonal
skye-goal-largest-mountain = The largest mountain
skye-goal-lake-house = House by the lake

## Stone tablets: what they can do

skye-tablet-rescroll = In the final scoring your best scroll counts once more, with its simple value.
skye-tablet-own = In the first buying turn you may also buy an own tile for the gold that lies on it.
skye-tablet-bag = Buying from the bag costs { $gold } gold less, and you draw { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} more.
skye-tablet-discount = When you buy from others you pay { $gold } gold less.

## What happened

skye-scoring-laid = These scoring tiles are laid out: { $tiles }.
skye-scoring-on = { $letter } { $name }
skye-start-drawn = { $person ->
    [you] You are the start player.
   *[other] { $player } is the start player.
}
skye-dolmen-filled = { $count ->
    [one] { $tiles } comes onto the dolmen.
   *[other] On the dolmen lie { $tiles }.
}
skye-round-began = { $person ->
    [you] Round { $round } begins with you.
   *[other] Round { $round } begins with { $player }.
} At its end { $count ->
    [one] { $letters } is scored.
   *[other] { $letters } are scored.
}
skye-income = { $person ->
    [you] You get { $gold } gold.
   *[other] { $player } gets { $gold } gold.
}
skye-income-parts = { $person ->
    [you] You get { $gold } gold: { $parts }.
   *[other] { $player } gets { $gold } gold: { $parts }.
}
skye-income-castle = { $gold } for the castle
skye-income-barrels = { $gold } for barrels
skye-income-behind = { $gold } for being behind
skye-drawn = { $person ->
    [you] You draw { $tiles }.
   *[other] { $player } draws { $tiles }.
}
skye-axe-set = { $person ->
    [you] You put the axe on { $tile } tile.
   *[other] { $player } puts the axe on { $tile } tile.
}
skye-ordinal-0 = the first
skye-ordinal-1 = the second
skye-ordinal-2 = the third
skye-ordinal-3 = the fourth
skye-price-set = { $person ->
    [you] You put { $gold } gold on { $tile } tile.
   *[other] { $player } puts { $gold } gold on { $tile } tile.
}
skye-committed = { $person ->
    [you] Your prices are set.
   *[other] { $player } has set the prices.
}
skye-lifted = { $person ->
    [you] Your screen lifts!
   *[other] The screen of { $player } lifts!
} { $sentence }
skye-offered = { $person ->
    [you] You offer { $tile } for { $price } gold.
   *[other] { $player } offers { $tile } for { $price } gold.
}
skye-thrown = { $person ->
    [you] Your axe hits { $tile }: back into the bag.
   *[other] The axe of { $player } hits { $tile }: back into the bag.
}
skye-bought = { $person ->
    [you] You buy { $tile } from { $seller } for { $cost } gold.
   *[other] { $player } buys { $tile } { $to-you ->
        [you] from you
       *[other] from { $seller }
    } for { $cost } gold.
}
skye-bought-less = { $person ->
    [you] You buy { $tile } from { $seller } and thanks to a discount pay { $cost } instead of { $price } gold.
   *[other] { $player } buys { $tile } { $to-you ->
        [you] from you
       *[other] from { $seller }
    } and thanks to a discount pays { $cost } instead of { $price } gold.
}
skye-own-bought = { $person ->
    [you] You buy your own { $tile } for the { $price } gold that lay on it.
   *[other] { $player } buys { $tile }, an own tile, for the { $price } gold that lay on it.
}
skye-turn-ended = { $person ->
    [you] You buy nothing more.
   *[other] { $player } buys nothing more.
}
skye-turn-ended-auto = { $person ->
    [you] There is nothing left for you to buy.
   *[other] There is nothing left for { $player } to buy.
}
skye-settled = { $person ->
    [you] Nobody wanted { $tile }: you keep it, { $price } gold goes to the bank.
   *[other] Nobody wanted { $tile }: { $player } keeps it, { $price } gold goes to the bank.
}
skye-druid-bought = { $person ->
    [you] From the dolmen you buy { $tile } for { $cost } gold.
   *[other] From the dolmen { $player } buys { $tile } for { $cost } gold.
}
skye-druid-free = { $person ->
    [you] From the dolmen you take { $tile } without paying anything.
   *[other] From the dolmen { $player } takes { $tile } without paying anything.
}
skye-bag-paid = { $person ->
    [you] You pay { $cost } gold to reach into the bag.
   *[other] { $player } pays { $cost } gold to reach into the bag.
}
skye-bag-drawn = { $person ->
    [you] Out of the bag you draw { $tiles }.
   *[other] Out of the bag { $player } draws { $tiles }.
}
skye-tile-kept = { $person ->
    [you] You keep { $tile }.
   *[other] { $player } keeps { $tile }.
}
skye-passed = { $person ->
    [you] You buy neither at the dolmen nor from the bag.
   *[other] { $player } buys neither at the dolmen nor from the bag.
}
skye-passed-auto = { $person ->
    [you] Your gold is enough neither for the dolmen nor for the bag.
   *[other] The gold of { $player } is enough neither for the dolmen nor for the bag.
}
skye-built = { $person ->
    [you] You build { $tile } on { $at }.
   *[other] { $player } builds { $tile } on { $at }.
}
skye-tablet-gained = { $person ->
    [you] You get the stone tablet “{ $tablet }”.
   *[other] { $player } gets the stone tablet “{ $tablet }”.
}
skye-went-back = { $person ->
    [you] Your { $tile } fits nowhere and goes back into the bag.
   *[other] { $tile } of { $player } fits nowhere and goes back into the bag.
}
skye-went-out = { $person ->
    [you] Your druid tile { $tile } fits nowhere and leaves the game.
   *[other] The druid tile { $tile } of { $player } fits nowhere and leaves the game.
}
skye-scoring-began = Scoring { $letter }: { $line }.
skye-unit = { $person ->
    [you] For you { $sum }
   *[other] For { $player } { $sum }
}{ $count ->
    [0] {""}
   *[other] {" "}with { $cells }
}.
skye-unit-many = { $person ->
    [you] For you { $sum } with { $count } tiles.
   *[other] For { $player } { $sum } with { $count } tiles.
}
skye-points-none = { $person ->
    [you] You get nothing for { $letter }.
   *[other] { $player } gets nothing for { $letter }.
}
skye-points-won = { $person ->
    [you] You get { $sum } for { $letter }.
   *[other] { $player } gets { $sum } for { $letter }.
}
skye-dolmen-left = { $tile } falls off the right end of the dolmen and leaves the game.
skye-scroll-scored = { $person ->
    [you] Your scroll on { $at } ({ $scroll }) brings { $sum }.
   *[other] The scroll of { $player } on { $at } ({ $scroll }) brings { $sum }.
}
skye-scroll-doubled = { $person ->
    [you] Your scroll on { $at } ({ $scroll }) counts twice in its completed area: 2 × { $simple } = { $sum }.
   *[other] The scroll of { $player } on { $at } ({ $scroll }) counts twice in its completed area: 2 × { $simple } = { $sum }.
}
skye-scroll-again = { $person ->
    [you] Thanks to a stone tablet your scroll on { $at } counts once more: { $sum }.
   *[other] Thanks to a stone tablet the scroll of { $player } on { $at } counts once more: { $sum }.
}
skye-gold-scored = { $person ->
    [you] Your { $gold } gold brings { $sum }.
   *[other] The { $gold } gold of { $player } brings { $sum }.
}
skye-over = The game is over: scrolls and gold are scored.

## What is to be decided

skye-prompt-named = { $player }: { $prompt }
skye-prompt-axe = Put the axe on one of your tiles. It goes back into the bag, the two others you offer. You have { $gold } gold for their prices.
skye-prompt-price = How much gold do you put on { $tile }? 1 to { $most }; some must be left for the other tile.
skye-prompt-price-last = How much gold do you put on { $tile }? 1 to { $most }; then your prices are set.
skye-prompt-buy = Which tile do you buy? You have { $gold } gold.
skye-prompt-buy-less = Which tile do you buy? You have { $gold } gold and pay { $less } less.
skye-prompt-buy-own = Your stone tablet allows it: do you buy an own tile too?
skye-prompt-second = A druid tile, or from the bag? You have { $gold } gold.
skye-prompt-keep = Which tile do you keep? The rest goes back into the bag.
skye-prompt-build = Which tile do you build first?
skye-prompt-cell = Where does this tile go?
skye-prompt-turn = Which way round?
skye-waiting-offers = { $players } { $count ->
    [one] is
   *[other] are
} still setting prices.
skye-waiting-offers-done = Your prices are set. Waiting for { $players }.
skye-waiting-buy = { $player } is buying.
skye-waiting-second = { $player } is buying at the dolmen or from the bag.
skye-waiting-keep = { $player } is choosing one of the tiles drawn.
skye-waiting-build = { $players } { $count ->
    [one] is
   *[other] are
} still building.

## What can be done

skye-action-axe = Put the axe on { $tile } tile
skye-action-price = Set a price of { $gold } gold
skye-action-buy = Buy { $tile } tile of { $seller }
skye-action-own = Buy { $tile } own tile
skye-action-end = Buy nothing more
skye-action-druid = Buy the druid tile with a surcharge of { $surcharge } gold
skye-action-bag = Buy from the bag
skye-action-pass = Buy nothing
skye-action-keep = Keep { $tile } tile drawn
skye-action-place = Build tile { $number } on { $at }, turned by { $turns }

skye-touch-axe = axe: { $things }
skye-touch-price = gold on { $tile }
skye-touch-buy = from { $seller } for { $cost } gold: { $things }
skye-touch-own = your own, { $price } gold lies on it: { $things }
skye-touch-end = buy nothing more
skye-touch-druid = for { $cost } gold: { $things }
skye-touch-bag = from the bag for { $cost } gold (draw { $tiles }, keep 1)
skye-touch-pass = buy nothing
skye-touch-cell = build on { $cell }
skye-touch-turn = { $sides }
skye-touch-side = { $letter } { $terrain }
skye-touch-side-road = { $letter } { $terrain } with road

## Why something cannot be done

skye-refusal-game-over = The game is over; there is nothing left to do.
skye-refusal-chance-first = First something is drawn.
skye-refusal-no-chance-now = There is nothing to draw now; somebody has to decide.
skye-refusal-draw-scoring = Now the four scoring tiles are drawn.
skye-refusal-draw-start = Now the start player is drawn.
skye-refusal-draw-dolmen = Now druid tiles are drawn for the dolmen.
skye-refusal-draw-tiles = { $person ->
    [you] Now you draw tiles.
   *[other] Now { $player } draws tiles.
}
skye-refusal-draw-bag = Now the tiles bought are drawn out of the bag.
skye-refusal-no-such-seat = Nobody sits at place { $seat }; this table has { $seats } places.
skye-refusal-wrong-count = So many tiles are not drawn, but { $expected }.
skye-refusal-not-there = { $tile } cannot be drawn: it is no longer there, or named twice.
skye-refusal-no-such-scoring = The scoring tile { $tile } is not in this variant, or named twice.
skye-refusal-not-your-decision = That is not for you to decide, but for { $players }.
skye-refusal-due-axe = First the axe goes onto one of your three tiles.
skye-refusal-due-price = This is about a price now: put gold on the tile.
skye-refusal-due-buy = This is about buying from the others now: choose an offer, or buy nothing.
skye-refusal-due-second = This is about the dolmen and the bag now: choose a druid tile, the bag, or buy nothing.
skye-refusal-due-keep = This is about the tiles drawn now: keep one of them.
skye-refusal-due-build = This is about building now: choose a tile and a cell at the edge of your territory.
skye-refusal-committed = Your prices are set and can no longer be changed.
skye-refusal-no-such-tile = There is no such tile.
skye-refusal-no-such-tile-but = There is no such tile. There are { $tiles }.
skye-refusal-price-too-low = On each tile offered lies at least { $least } gold.
skye-refusal-price-too-high = There is not so much gold: at most { $most } is possible here.
skye-refusal-own-offer = That is your own tile. Buy one from the others; what nobody buys you keep anyway.
skye-refusal-not-for-sale = { $person ->
    [you] This tile of yours is no longer for sale.
   *[other] This tile of { $player } is no longer for sale.
}
skye-refusal-sold = { $player } has already bought this tile.
skye-refusal-thrown = This tile had the axe and is back in the bag.
skye-refusal-to-buy = { $text } For sale are { $tiles }.
skye-refusal-already-bought = You have already bought from somebody in this turn; more than one tile is not allowed.
skye-refusal-no-tablet = Own tiles are bought only with a stone tablet that is not yet used in this turn. What nobody buys you keep anyway.
skye-refusal-too-dear = That costs { $cost } gold, you have { $gold }.
skye-refusal-slot-empty = No druid tile lies there.
skye-refusal-bag-empty = The bag is empty.
skye-refusal-cell-taken = There is a tile on { $at } already. Build on empty cells at the edge of your territory.
skye-refusal-not-adjacent = { $at } does not touch your territory. Build on empty cells at its edge.
skye-refusal-edge-mismatch = It does not fit on { $at } like that: in the { $side } it meets { $terrain }.
skye-refusal-turns = { $text } There it fits turned by { $turns }.
skye-refusal-cells = { $text } { $tile } fits on { $cells }.
skye-refusal-territory-full = There is no room left in your territory.
skye-turned = { $turns }°

## Beside the territory

skye-panel-round = Round { $round } of { $rounds }
skye-panel-phase = { $phase ->
    [setup] setting up
    [offers] prices
    [first] buying
    [second] dolmen and bag
    [build] building
   *[over] end
}
skye-panel-bag = bag { $bag }
skye-panel-points = { $score } pts
skye-panel-gold = { $gold } gold
skye-panel-ready = ✓ ready
skye-panel-axe = axe
skye-panel-dolmen = Dolmen: what it costs you
skye-panel-kept = Out of the bag
skye-panel-now = now { $points }

## The overview

skye-overview-goals = The scoring tiles
skye-overview-goal = { $letter }: { $line }
skye-overview-rounds = { $count ->
    [one] Round
   *[other] Rounds
} { $rounds }; now: { $points }
skye-overview-final = At the end: each scroll, twice in a completed area; 1 point per { $gold } gold.
skye-overview-behind = Income: { $castle } gold, 1 per tile with barrels on the castle road, in this round { $behind } per player with more points.
skye-overview-territory = The territory of { $player }
skye-overview-scroll = Scroll on { $at }, { $scroll }: now { $sum }
skye-overview-tablets = Stone tablets: { $tablets }
skye-overview-dolmen = The dolmen

## What only you know

skye-secrets-offer = Behind your screen
skye-secrets-offer-of = Behind the screen of { $player }
skye-secrets-price = { $tile }: { $gold } gold
skye-secrets-axe = { $tile }: the axe
skye-secrets-open = { $tile }: nothing yet
skye-secrets-left = { $gold } gold is left.
skye-secrets-none = Nothing is secret now. Only axe and prices are, until everybody has set them.

## Legend of the drawing

skye-legend-terrain = ' pasture  ^ mountain  ~ water; in completed areas " ▴ ≈
skye-legend-road = │ ─ a road up to the edge, ║ ═ a road that goes on
skye-legend-things = s sheep  c cattle  F farm  B broch  Y ship  L lighthouse  o barrel  § scroll  # stone tablet  { $sign } castle
skye-legend-cells = [7]: a cell on which the tile fits; type the number
skye-legend-tile = L12 N'+E^ S~ W': a tile with its edges clockwise from north, + is a road
skye-legend-goals = ▸A: scored at the end of this round
skye-legend-more = c shows the others' territories and all scoring tiles

## The end

skye-result-title = Final scoring
skye-result-scroll = scroll on { $at } ({ $scroll })
skye-result-again = scroll on { $at } once more
skye-result-gold = { $gold } gold
skye-account-title = Where the points come from
skye-account-goal = { $letter } { $name }
skye-account-scrolls = Scrolls
skye-account-again = Scored once more
skye-account-gold = Gold
skye-account-before = Already before
skye-account-total = Points
skye-account-left = Gold left over
skye-winner = { $person ->
    [you] You win with { $score } points.
   *[other] { $player } wins with { $score } points.
}
skye-winner-by-gold = { $person ->
    [you] You win with { $score } points and more gold left over ({ $left }).
   *[other] { $player } wins with { $score } points and more gold left over ({ $left }).
}
skye-winners = Shared victory: { $players } have { $sum } each and { $left } gold left over.
skye-place = { $place }. { $player }: { $sum }, { $left } gold left over

## Options

skye-option-variant = Game
skye-option-start = Start player
skye-option-scoring = Scoring tiles
skye-option-colours = Colours
skye-value-base = base game
skye-value-druids = with Druids
skye-value-random = drawn
skye-colour-blue = blue
skye-colour-yellow = yellow
skye-colour-red = red
skye-colour-white = white
skye-colour-green = green
skye-chosen = { $name }: { $value }

skye-note-last = Last round

## The rules in short

skye-rules =
    Aim: the most victory points (VP). Six rounds, five with five players. What brings points is said by the four scoring tiles A to D; each is scored three times. At the end scrolls and gold count too.
    A round:
     1. Income: 5 gold for the castle and 1 for each tile with barrels that a road joins to the castle. From round 3 on there is gold for everybody who has more points than you.
     2. Prices: all openly draw three tiles. Then all secretly put the axe on one of them and a price out of their own gold, at least 1, on each of the two others.
     3. The screens lift: tiles with an axe go back into the bag.
     4. Buying: one after the other, each buys at most one tile from somebody else and pays its price. The seller gets it and takes back the own gold from the tile too. What nobody buys its owner keeps; the gold on it goes to the bank.
     5. Building: all build everything that fits. A tile touches with a whole edge, and at each edge the terrain is the same; roads need not go on. What fits nowhere goes back into the bag.
     6. Scoring: the scoring tiles of this round bring points to all. Then the next player clockwise becomes start player.
    An area is completed when none of its edges faces an empty cell, not even a hole.
    Scoring tiles about the most: whoever has the most gets 5 points. If that is one player alone, the second gets 2. Whoever has none gets nothing.
    With Druids there is a second buying turn after the first: each buys at most one thing.
     - A druid tile from the dolmen: its price and the surcharge of its slot, from left to right 4, 3, 2, 1, 0. What lies left of it moves to the right. At the end of each round the rightmost tile falls off.
     - Or, for 5 gold, from the bag: draw two, keep one.
     - Druid tiles carry scrolls or bring stone tablets. These lower prices, allow to buy an own tile, improve buying from the bag, or score a scroll once more.
    The end: each scroll brings points, twice if its area is completed, and each 5 gold bring 1 point. In a tie, more gold left over after that wins.

# drawing
room-skye-line = Set prices in secret, buy the best tiles from under the others' noses and build a land of pastures, mountains and lochs around your castle.
room-skye-board = The table: scoring tiles, offers and all territories
room-skye-territory = Territory of { $player }
room-skye-enlarge = Enlarge the territory of { $player }
room-skye-turn = Turned by { $degrees }°
room-skye-times = { $count ->
    [0] not scored any more
    [one] to be scored once more
   *[other] to be scored { $count } more times
}
room-skye-now = points if it were scored now
room-skye-gold = { $count } gold
room-skye-income-of = { $count } gold income from castle and barrels
room-skye-scrolls-worth = { $count ->
    [one] scrolls are worth 1 point now
   *[other] scrolls are worth { $count } points now
}
room-skye-ready = ready
room-skye-pricing = sets prices …
room-skye-ready-you = Your prices are set
room-skye-left = left
room-skye-offer-prompt = Axe one tile, price the other two.
room-skye-offer-prompt-prices = Set a price for each tile.
room-skye-offer-no-axe = Choose the tile for the axe.
room-skye-offer-low = A price is at least { $gold }.
room-skye-offer-high = At most { $gold } here: you have no more gold.
room-skye-offer-fine = Nobody sees it before all are ready.
room-skye-offer-coins = { $gold } gold
room-skye-offer-left = of { $gold } left
room-skye-offer-ready = Ready
room-skye-offer-less = Less for { $tile }
room-skye-offer-more = More for { $tile }
room-skye-offer-price = Price of { $tile }
room-skye-offer-throw = Axe on { $tile }: back into the bag
room-skye-offer-axe = Axe
room-skye-thrown = in the bag
room-skye-sold = to { $player }
room-skye-kept = kept
room-skye-buying = buys
room-skye-costs = costs { $gold } gold
room-skye-costs-you = only { $gold } for you
room-skye-dolmen = Dolmen with druid tiles
room-skye-stock = { $count } in the stock
room-skye-bag = Draw { $count } tiles from the bag and keep one: { $gold } gold
room-skye-draws = draw { $count }
room-skye-preview = Preview of points
room-skye-scrolls = Scrolls
room-skye-income = Income
room-skye-no-change = No points more or less
room-skye-turn-hint = Turn: wheel, R or another click
room-skye-build = Build here
room-skye-spin = Turn (R)
room-skye-zoom-in = Closer
room-skye-zoom-out = Further away
room-skye-zoom-fit = Show everything
room-skye-scoring = Scoring of round { $round }
room-skye-by-round = Scoring tiles round by round
room-skye-again = Stone tablets for scrolls
room-skye-gold-points = Gold
room-skye-total = Total
room-skye-victory = { $count ->
    [one] { $players } wins
   *[other] { $players } win together
}
room-skye-option-variant = Edition
room-skye-option-start = Start player
room-skye-option-scoring = Scoring tiles
room-skye-option-colours = Colours
room-skye-variant-base = base game
room-skye-variant-druids = with Druids
room-skye-random = random
room-skye-place-isle = Isle
room-skye-place-others = Others
room-skye-place-dolmen = Dolmen
room-skye-track = Score track: { $players }
room-skye-rounds = Rounds, and the scoring tiles each of them counts
room-skye-phase-prices = Prices
room-skye-phase-market = Market
room-skye-phase-dolmen = Dolmen
room-skye-phase-build = Build
room-skye-starts = starts
room-skye-builds = builds
room-skye-built = done
room-skye-choose-cell = Choose a place on your isle.
room-skye-tell = Look at a tile to read what it brings.
room-skye-tell-more = One purchase. What lies left of the gap moves one place to the right and gets cheaper.
room-skye-twice = At the end of the game, twice if its area is completed.
room-skye-finale = Final scoring
room-skye-scores = { $person ->
    [you] You: { $points }
   *[other] { $player }: { $points }
}
room-skye-round-number = Round { $round }
room-skye-did-draw = draws
room-skye-did-price = ✓ prices set
room-skye-did-buy = buys
room-skye-did-from = from
room-skye-did-pass = buys nothing
room-skye-did-keep = keeps
room-skye-did-build = builds
