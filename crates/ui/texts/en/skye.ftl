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
    [one] cow
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
    [one] cow
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
    [one] completed lake
   *[other] { $per } completed lakes
}
skye-scroll-buildings = { $points } per { $per ->
    [one] set of broch, farm and lighthouse
   *[other] { $per } sets of broch, farm and lighthouse
}
skye-scroll-road = { $points } per { $per ->
    [one] tile on the longest road
   *[other] { $per } tiles on the longest road
}
skye-scroll-harbours = { $points } per { $per ->
    [one] lake with ship and lighthouse
   *[other] { $per } lakes with ship and lighthouse
}
skye-scroll-gold = { $points } per { $per } gold
skye-scroll-flocks = { $points } per { $per ->
    [one] pair of sheep and cow
   *[other] { $per } pairs of sheep and cow
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
skye-goal-largest-water = The largest lake
skye-goal-mountains = Completed mountains
skye-goal-open-water = Open water edges
skye-goal-herd = The largest cattle herd
skye-goal-most-lighthouses = Most lighthouses
skye-goal-diagonal = The longest diagonal
skye-goal-largest-mountain = The largest mountain
skye-goal-lake-house = House by the lake

## Stone tablets: what they can do

skye-tablet-rescroll = In the final scoring your best scroll counts once more, at its simple value.
skye-tablet-own = In the first buying turn you may also buy one of your own tiles for the gold on it.
skye-tablet-bag = Drawing from the bag costs you { $gold } gold less, and you draw { $tiles ->
    [one] one more tile
   *[other] { $tiles } more tiles
}.
skye-tablet-discount = When you buy from others you pay { $gold } gold less.

## What happened

skye-scoring-laid = This game’s scoring tiles: { $tiles }.
skye-scoring-on = { $letter } { $name }
skye-start-drawn = { $person ->
    [you] You’re the first player.
   *[other] { $player } is the first player.
}
skye-dolmen-filled = { $count ->
    [one] { $tiles } joins the dolmen.
   *[other] { $tiles } are on the dolmen.
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
   *[other] { $player } has set their prices.
}
skye-lifted = { $person ->
    [you] Your screen goes up!
   *[other] { $player }’s screen goes up!
} { $sentence }
skye-offered = { $person ->
    [you] You offer { $tile } for { $price } gold.
   *[other] { $player } offers { $tile } for { $price } gold.
}
skye-thrown = { $person ->
    [you] Your axe hits { $tile }: back into the bag.
   *[other] { $player }’s axe hits { $tile }: back into the bag.
}
skye-bought = { $person ->
    [you] You buy { $tile } from { $seller } for { $cost } gold.
   *[other] { $player } buys { $tile } { $to-you ->
        [you] from you
       *[other] from { $seller }
    } for { $cost } gold.
}
skye-bought-less = { $person ->
    [you] You buy { $tile } from { $seller } and, thanks to a discount, pay { $cost } instead of { $price } gold.
   *[other] { $player } buys { $tile } { $to-you ->
        [you] from you
       *[other] from { $seller }
    } and, thanks to a discount, pays { $cost } instead of { $price } gold.
}
skye-own-bought = { $person ->
    [you] You buy your own { $tile } for the { $price } gold on it.
   *[other] { $player } buys their own { $tile } for the { $price } gold on it.
}
skye-turn-ended = { $person ->
    [you] You buy nothing more.
   *[other] { $player } buys nothing more.
}
skye-turn-ended-auto = { $person ->
    [you] There’s nothing left for you to buy.
   *[other] There’s nothing left for { $player } to buy.
}
skye-settled = { $person ->
    [you] No one wanted { $tile }: you keep it, and { $price } gold goes to the bank.
   *[other] No one wanted { $tile }: { $player } keeps it, and { $price } gold goes to the bank.
}
skye-druid-bought = { $person ->
    [you] You buy { $tile } from the dolmen for { $cost } gold.
   *[other] { $player } buys { $tile } from the dolmen for { $cost } gold.
}
skye-druid-free = { $person ->
    [you] You take { $tile } from the dolmen for free.
   *[other] { $player } takes { $tile } from the dolmen for free.
}
skye-bag-paid = { $person ->
    [you] You pay { $cost } gold to reach into the bag.
   *[other] { $player } pays { $cost } gold to reach into the bag.
}
skye-bag-drawn = { $person ->
    [you] You draw { $tiles } from the bag.
   *[other] { $player } draws { $tiles } from the bag.
}
skye-tile-kept = { $person ->
    [you] You keep { $tile }.
   *[other] { $player } keeps { $tile }.
}
skye-passed = { $person ->
    [you] You buy nothing from the dolmen or the bag.
   *[other] { $player } buys nothing from the dolmen or the bag.
}
skye-passed-auto = { $person ->
    [you] You don’t have enough gold for the dolmen or the bag.
   *[other] { $player } doesn’t have enough gold for the dolmen or the bag.
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
    [you] Your { $tile } doesn’t fit anywhere and goes back into the bag.
   *[other] { $player }’s { $tile } doesn’t fit anywhere and goes back into the bag.
}
skye-went-out = { $person ->
    [you] Your druid tile { $tile } doesn’t fit anywhere and leaves the game.
   *[other] { $player }’s druid tile { $tile } doesn’t fit anywhere and leaves the game.
}
skye-scoring-began = Scoring { $letter }: { $line }.
skye-unit = { $person ->
    [you] { $sum } for you
   *[other] { $sum } for { $player }
}{ $count ->
    [0] {""}
   *[other] {" "}with { $cells }
}.
skye-unit-many = { $person ->
    [you] { $sum } for you with { $count } tiles.
   *[other] { $sum } for { $player } with { $count } tiles.
}
skye-points-none = { $person ->
    [you] You score nothing for { $letter }.
   *[other] { $player } scores nothing for { $letter }.
}
skye-points-won = { $person ->
    [you] You score { $sum } for { $letter }.
   *[other] { $player } scores { $sum } for { $letter }.
}
skye-dolmen-left = { $tile } falls off the right end of the dolmen and leaves the game.
skye-scroll-scored = { $person ->
    [you] Your scroll on { $at } ({ $scroll }) scores { $sum }.
   *[other] { $player }’s scroll on { $at } ({ $scroll }) scores { $sum }.
}
skye-scroll-doubled = { $person ->
    [you] Your scroll on { $at } ({ $scroll }) counts twice in its completed area: 2 × { $simple } = { $sum }.
   *[other] { $player }’s scroll on { $at } ({ $scroll }) counts twice in its completed area: 2 × { $simple } = { $sum }.
}
skye-scroll-again = { $person ->
    [you] Thanks to a stone tablet, your scroll on { $at } counts once more: { $sum }.
   *[other] Thanks to a stone tablet, { $player }’s scroll on { $at } counts once more: { $sum }.
}
skye-gold-scored = { $person ->
    [you] Your { $gold } gold scores { $sum }.
   *[other] { $player }’s { $gold } gold scores { $sum }.
}
skye-over = Game over: scrolls and gold have been scored.

## What is to be decided

skye-prompt-named = { $player }: { $prompt }
skye-prompt-axe = Put the axe on one of your tiles: it goes back into the bag, and you offer the other two. You have { $gold } gold for their prices.
skye-prompt-price = How much gold on { $tile }? 1 to { $most }; leave some for the other tile.
skye-prompt-price-last = How much gold on { $tile }? 1 to { $most }; then your prices are set.
skye-prompt-buy = Choose a tile to buy. You have { $gold } gold.
skye-prompt-buy-less = Choose a tile to buy. You have { $gold } gold and pay { $less } less.
skye-prompt-buy-own = Your stone tablet lets you: buy one of your own tiles too?
skye-prompt-second = You have { $gold } gold. Buy a druid tile, draw from the bag, or buy nothing?
skye-prompt-keep = Keep which tile? The rest go back into the bag.
skye-prompt-build = Build which tile first?
skye-prompt-cell = Where does this tile go?
skye-prompt-turn = Which way round?
skye-waiting-offers = { $players } { $count ->
    [one] is
   *[other] are
} still setting prices.
skye-waiting-offers-done = Your prices are set. Waiting for { $players }.
skye-waiting-buy = { $player } is buying.
skye-waiting-second = { $player } is buying from the dolmen or the bag.
skye-waiting-keep = { $player } is choosing one of the tiles drawn.
skye-waiting-build = { $players } { $count ->
    [one] is
   *[other] are
} still building.

## What can be done

skye-action-axe = Put the axe on { $tile } tile
skye-action-price = Set a price of { $gold } gold
skye-action-buy = Buy { $tile } tile from { $seller }
skye-action-own = Buy { $tile } of your own tiles
skye-action-end = Buy nothing more
skye-action-druid = Buy the druid tile with a surcharge of { $surcharge } gold
skye-action-bag = Buy from the bag
skye-action-pass = Buy nothing
skye-action-keep = Keep { $tile } tile drawn
skye-action-place = Build tile { $number } on { $at }, turned by { $turns }

skye-touch-axe = axe: { $things }
skye-touch-price = gold on { $tile }
skye-touch-buy = from { $seller } for { $cost } gold: { $things }
skye-touch-own = your own, with { $price } gold on it: { $things }
skye-touch-end = buy nothing more
skye-touch-druid = for { $cost } gold: { $things }
skye-touch-bag = from the bag for { $cost } gold (draw { $tiles }, keep 1)
skye-touch-pass = buy nothing
skye-touch-cell = build on { $cell }
skye-touch-turn = { $sides }
skye-touch-side = { $letter } { $terrain }
skye-touch-side-road = { $letter } { $terrain } with road

## Why something cannot be done

skye-refusal-game-over = The game is over; there’s nothing left to do.
skye-refusal-chance-first = Something has to be drawn first.
skye-refusal-no-chance-now = There’s nothing to draw now; someone has to decide.
skye-refusal-draw-scoring = The four scoring tiles are drawn now.
skye-refusal-draw-start = The first player is drawn now.
skye-refusal-draw-dolmen = Druid tiles for the dolmen are drawn now.
skye-refusal-draw-tiles = { $person ->
    [you] You draw tiles now.
   *[other] { $player } draws tiles now.
}
skye-refusal-draw-bag = The tiles bought are drawn from the bag now.
skye-refusal-no-such-seat = No one sits in seat { $seat }; this table has { $seats } seats.
skye-refusal-wrong-count = That’s the wrong number of tiles to draw; it should be { $expected }.
skye-refusal-not-there = { $tile } can’t be drawn: it’s no longer there, or named twice.
skye-refusal-no-such-scoring = The scoring tile { $tile } isn’t in this variant, or is named twice.
skye-refusal-not-your-decision = That’s for { $players } to decide, not you.
skye-refusal-due-axe = Put the axe on one of your three tiles first.
skye-refusal-due-price = Set a price first: put gold on the tile.
skye-refusal-due-buy = Buy from the others first: choose an offer, or buy nothing.
skye-refusal-due-second = Choose a druid tile from the dolmen, the bag, or buy nothing.
skye-refusal-due-keep = Keep one of the tiles drawn first.
skye-refusal-due-build = It’s time to build: choose a tile and a cell at the edge of your territory.
skye-refusal-committed = Your prices are set; you can’t change them now.
skye-refusal-no-such-tile = There’s no such tile.
skye-refusal-no-such-tile-but = There’s no such tile. You can choose from { $tiles }.
skye-refusal-price-too-low = Put at least { $least } gold on each tile you offer.
skye-refusal-price-too-high = You don’t have that much gold: { $most } is the most you can put here.
skye-refusal-own-offer = That’s your own tile. Buy one from the others; you keep what no one buys anyway.
skye-refusal-not-for-sale = { $person ->
    [you] This tile of yours is no longer for sale.
   *[other] This tile of { $player }’s is no longer for sale.
}
skye-refusal-sold = { $player } has already bought this tile.
skye-refusal-thrown = This tile had the axe and is back in the bag.
skye-refusal-to-buy = { $text } You can buy { $tiles }.
skye-refusal-already-bought = You’ve already bought from someone this turn; one tile is the limit.
skye-refusal-no-tablet = You can buy your own tile only with a stone tablet you haven’t used this turn. You keep what no one buys anyway.
skye-refusal-too-dear = That costs { $cost } gold; you have { $gold }.
skye-refusal-slot-empty = There’s no druid tile there.
skye-refusal-bag-empty = The bag is empty.
skye-refusal-cell-taken = There’s already a tile on { $at }. Build on empty cells at the edge of your territory.
skye-refusal-not-adjacent = { $at } doesn’t touch your territory. Build on empty cells at its edge.
skye-refusal-edge-mismatch = It doesn’t fit on { $at } like that: to the { $side } it meets { $terrain }.
skye-refusal-turns = { $text } It fits there turned by { $turns }.
skye-refusal-cells = { $text } { $tile } fits on { $cells }.
skye-refusal-territory-full = There’s no room left in your territory.
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
skye-panel-kept = From the bag
skye-panel-now = now { $points }

## The overview

skye-overview-goals = The scoring tiles
skye-overview-goal = { $letter }: { $line }
skye-overview-rounds = { $count ->
    [one] Round
   *[other] Rounds
} { $rounds }; now: { $points }
skye-overview-final = At the end: each scroll, twice in a completed area; 1 point per { $gold } gold.
skye-overview-behind = Income: { $castle } gold, 1 per tile with barrels on the castle road, and this round { $behind } per player with more points.
skye-overview-territory = { $player }’s territory
skye-overview-scroll = Scroll on { $at }, { $scroll }: now { $sum }
skye-overview-tablets = Stone tablets: { $tablets }
skye-overview-dolmen = The dolmen

## What only you know

skye-secrets-offer = Behind your screen
skye-secrets-offer-of = Behind { $player }’s screen
skye-secrets-price = { $tile }: { $gold } gold
skye-secrets-axe = { $tile }: the axe
skye-secrets-open = { $tile }: nothing yet
skye-secrets-left = { $gold } gold is left.
skye-secrets-none = Nothing is secret right now. Only axe and prices are, until everyone has set them.

## Legend of the drawing

skye-legend-terrain = ' pasture  ^ mountain  ~ water; in completed areas " ▴ ≈
skye-legend-road = │ ─ a road up to the edge, ║ ═ a road that goes on
skye-legend-things = s sheep  c cattle  F farm  B broch  Y ship  L lighthouse  o barrel  § scroll  # stone tablet  { $sign } castle
skye-legend-cells = [7]: a cell where the tile fits; type the number
skye-legend-tile = L12 N'+E^ S~ W': a tile with its edges clockwise from north, + is a road
skye-legend-goals = ▸A: scored at the end of this round
skye-legend-more = c shows the others’ territories and all scoring tiles

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
skye-account-before = Before that
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
skye-option-start = First player
skye-option-scoring = Scoring tiles
skye-option-colours = Colours
skye-value-base = base game
skye-value-druids = with Druids
skye-value-random = random
skye-colour-blue = blue
skye-colour-yellow = yellow
skye-colour-red = red
skye-colour-white = white
skye-colour-green = green
skye-chosen = { $name }: { $value }

skye-note-last = Last round

## The rules in short

skye-rules =
    Goal: the most victory points (VP). Six rounds, or five with five players. The four scoring tiles A to D say what scores; each is scored three times. At the end, scrolls and gold count too.
    A round:
     1. Income: 5 gold for your castle and 1 for each tile with barrels that a road joins to it. From round 3 on, you also get gold for each player who has more points than you.
     2. Prices: everyone openly draws three tiles. Then, in secret, you put the axe on one of them and a price from your own gold, at least 1, on each of the other two.
     3. The screens go up: tiles with an axe go back into the bag.
     4. Buying: in turn, each player buys at most one tile from someone else and pays its price. The seller gets it, and takes back their own gold from the tile too. If no one buys your tile, you keep it; the gold on it goes to the bank.
     5. Building: everyone builds everything that fits. A tile touches along a whole edge, and the terrain matches at every edge; roads don’t have to continue. Tiles that don’t fit anywhere go back into the bag.
     6. Scoring: this round’s scoring tiles score for everyone. Then the next player clockwise becomes the first player.
    An area is completed when none of its edges faces an empty cell, not even a hole.
    Scoring tiles about the most: the player with the most scores 5 points. If that’s one player alone, second place scores 2. If you have none, you score nothing.
    With Druids there’s a second buying turn after the first: each player buys at most one thing.
     - A druid tile from the dolmen: pay its price and the surcharge of its slot, from left to right 4, 3, 2, 1, 0. The tiles to its left then move to the right. At the end of each round the rightmost tile falls off.
     - Or, for 5 gold, from the bag: draw two, keep one.
     - Druid tiles carry scrolls or give you stone tablets. Tablets lower prices, let you buy one of your own tiles, improve draws from the bag, or score a scroll once more.
    End: each scroll scores points, twice if its area is completed, and every 5 gold scores 1 point. In a tie, more gold left over after that wins.

# drawing
room-skye-line = Set prices in secret, buy the best tiles from under the others’ noses and build a land of pastures, mountains and lochs around your castle.
room-skye-board = The table: scoring tiles, offers and all territories
room-skye-territory = { $player }’s territory
room-skye-enlarge = Enlarge { $player }’s territory
room-skye-turn = Turned by { $degrees }°
room-skye-times = { $count ->
    [0] won’t be scored again
    [one] will be scored once more
   *[other] will be scored { $count } more times
}
room-skye-now = points if it were scored now
room-skye-gold = { $count } gold
room-skye-income-of = { $count } gold income from castle and barrels
room-skye-scrolls-worth = { $count ->
    [one] scrolls are worth 1 point now
   *[other] scrolls are worth { $count } points now
}
room-skye-ready = ready
room-skye-pricing = setting prices…
room-skye-ready-you = Your prices are set
room-skye-left = left
room-skye-offer-prompt = Axe one tile, price the other two.
room-skye-offer-prompt-prices = Set a price for each tile.
room-skye-offer-no-axe = Choose the tile for the axe.
room-skye-offer-low = A price is at least { $gold }.
room-skye-offer-high = At most { $gold } here: you have no more gold.
room-skye-offer-fine = No one sees this until everyone is ready.
room-skye-offer-coins = { $gold } gold
room-skye-offer-left = of { $gold } left
room-skye-offer-ready = Ready
room-skye-offer-less = Less for { $tile }
room-skye-offer-more = More for { $tile }
room-skye-offer-price = Price for { $tile }
room-skye-offer-throw = Axe on { $tile }: back into the bag
room-skye-offer-axe = Axe
room-skye-thrown = in the bag
room-skye-sold = to { $player }
room-skye-kept = kept
room-skye-buying = buying
room-skye-costs = costs { $gold } gold
room-skye-costs-you = only { $gold } for you
room-skye-dolmen = Dolmen with druid tiles
room-skye-stock = { $count } in the stack
room-skye-bag = Draw { $count } tiles from the bag and keep one: { $gold } gold
room-skye-draws = draw { $count }
room-skye-preview = Points preview
room-skye-scrolls = Scrolls
room-skye-income = Income
room-skye-no-change = No change in points
room-skye-turn-hint = Turn: wheel, R or another click
room-skye-build = Build here
room-skye-spin = Turn (R)
room-skye-zoom-in = Closer
room-skye-zoom-out = Further away
room-skye-zoom-fit = Show everything
room-skye-scoring = Scoring, round { $round }
room-skye-by-round = Scoring tiles round by round
room-skye-again = Stone tablets for scrolls
room-skye-gold-points = Gold
room-skye-total = Total
room-skye-victory = { $count ->
    [one] { $players } wins
   *[other] { $players } share the win
}
room-skye-option-variant = Edition
room-skye-option-start = First player
room-skye-option-scoring = Scoring tiles
room-skye-option-colours = Colours
room-skye-variant-base = base game
room-skye-variant-druids = with Druids
room-skye-random = random
room-skye-place-isle = Isle
room-skye-place-others = Others
room-skye-place-dolmen = Dolmen
room-skye-track = Score track: { $players }
room-skye-rounds = The rounds, and the scoring tiles each one counts
room-skye-phase-prices = Prices
room-skye-phase-market = Market
room-skye-phase-dolmen = Dolmen
room-skye-phase-build = Build
room-skye-starts = starts
room-skye-builds = building
room-skye-built = done
room-skye-choose-cell = Choose a cell in your territory.
room-skye-tell = Look at a tile to see what it scores.
room-skye-tell-more = One purchase. Everything left of the gap moves one slot to the right and gets cheaper.
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
