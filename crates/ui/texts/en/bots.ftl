# Bots: levels, characters, pace, hints; who leaves and comes back.

bot-group = A bot
bot-level = Level { $level }
bot-level-1 = for a first game
bot-level-2 = makes the odd mistake
bot-level-3 = plays well
bot-level-4 = plays strongly
bot-level-5 = gives its best
bot-choice = Level { $level }: { $style }
bot-with = { $level } · { $character }
bot-random = Random
bot-random-style = plays at random
bot-greedy = Greedy
bot-greedy-style = takes what it can get
bot-character = Character of seat { $number }
bot-even = Balanced
bot-even-style = no preferences

## Characters

bot-dolmengoetter-builder = Builder
bot-dolmengoetter-builder-style = builds as soon as it can and holds nothing back
bot-dolmengoetter-patient = Planner
bot-dolmengoetter-patient-style = saves good dolmens and secures the majority first
bot-dolmengoetter-roamer = Roamer
bot-dolmengoetter-roamer-style = travels far and has a stake everywhere
bot-vale-hoarder = Hoarder
bot-vale-hoarder-style = collects stones and hangs on to them
bot-vale-collector = Collector
bot-vale-collector-style = fills its hand with cards
bot-vale-tamer = Tamer
bot-vale-tamer-style = summons creatures early that work every round
bot-runestones-smith = Smith
bot-runestones-smith-style = wants rune stones and artifacts as early as possible
bot-runestones-summoner = Summoner
bot-runestones-summoner-style = gathers strong creatures
bot-runestones-gambler = Gambler
bot-runestones-gambler-style = trusts dice and luck
bot-skye-merchant = Merchant
bot-skye-merchant-style = saves its gold and likes to sell
bot-skye-settler = Settler
bot-skye-settler-style = builds for the scoring tiles and spends all it has
bot-skye-scribe = Scribe
bot-skye-scribe-style = goes after scrolls and tablets

## Pace

pace = Bot speed
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-at-once = instant

## Hints

hints = Hints
hints-against-bots = only against bots
hints-always = allowed
hints-never = not allowed
hint = Hint
hint-thinking = Thinking…
hint-away = Hide
hint-title = Estimated chance to win
hint-even = Equally good: { $percent }% chance to win
hint-mark = Hint: { $percent }% chance to win
hint-mark-even = Hint: as good as the others
site-fault-no-hints = This table has no hints.
site-fault-no-decision = You have nothing to decide right now.

## Leaving and coming back

seat-give = Let a bot take over
seat-give-ask = Give the seat to a bot? { $player } can come back any time.
seat-back = Take my seat back
seat-kept = A bot is playing for you. You can take your seat back any time.
log-left = { $player } left; a bot takes over.
log-given = { $player } is away; a bot takes over.
seat-offer = Offer this seat to someone new
seat-offered = Someone new can take over this seat.
seat-keep = Keep the bot
seat-take = Take over this seat
log-new = { $player } took over from the bot.
log-back = { $player } is back.
log-gave-up = { $player } gave the game up.
site-fault-nothing-kept = No seat at this table is being kept for you.
site-fault-unknown-bot = This game has no such bot.
grace = A bot may take over
grace-60 = after a minute away
grace-180 = after 3 minutes away
grace-600 = after 10 minutes away
grace-3600 = after an hour away
grace-86400 = after a day away
absent = Undo
absent-asked = absent players must agree too
absent-others = only those still playing must agree
