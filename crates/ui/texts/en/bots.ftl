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
bot-random = Chance
bot-random-style = plays at random
bot-greedy = Grabber
bot-greedy-style = takes what it can get
bot-character = Character of seat { $number }
bot-even = Even
bot-even-style = without preferences

## Characters

bot-dolmengoetter-builder = Builder
bot-dolmengoetter-builder-style = builds as soon as it can and holds nothing back
bot-dolmengoetter-patient = Patient
bot-dolmengoetter-patient-style = saves good dolmens and secures the majority first
bot-dolmengoetter-roamer = Roamer
bot-dolmengoetter-roamer-style = seeks far ways and has a hand in everything
bot-vale-hoarder = Hoarder
bot-vale-hoarder-style = gathers stones and keeps them together
bot-vale-collector = Collector
bot-vale-collector-style = takes many cards into the hand
bot-vale-tamer = Tamer
bot-vale-tamer-style = summons creatures early that work every round
bot-runestones-smith = Smith
bot-runestones-smith-style = wants rune stones and artefacts as early as can be
bot-runestones-summoner = Summoner
bot-runestones-summoner-style = gathers strong creatures
bot-runestones-gambler = Gambler
bot-runestones-gambler-style = trusts in dice and luck
bot-skye-merchant = Merchant
bot-skye-merchant-style = keeps its gold together and likes to sell
bot-skye-settler = Settler
bot-skye-settler-style = builds for the scorings and spends everything on them
bot-skye-scribe = Scribe
bot-skye-scribe-style = looks for scrolls and tablets

## Pace

pace = Pace of the bots
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-at-once = at once

## Hints

hints = Hints
hints-against-bots = only against bots
hints-always = allowed
hints-never = not allowed
hint = Hint
hint-thinking = One moment, thinking …
hint-away = Hide
hint-title = Estimated chance to win
hint-even = Equally good: { $percent } % to win
hint-mark = Hint: { $percent } % to win
hint-mark-even = Hint: as good as the others
site-fault-no-hints = There are no hints at this table.
site-fault-no-decision = You have nothing to decide at the moment.

## Leaving and coming back

seat-give = Let a bot play on
seat-give-ask = Give the seat to a bot? { $player } can come back at any time.
seat-back = Take my seat back
seat-kept = A bot plays on for you. You can take your seat back at any time.
log-left = { $player } left; a bot plays on.
log-given = { $player } is away; a bot plays on.
seat-offer = Offer this seat to somebody new
seat-offered = Somebody new may take over this seat.
seat-keep = Keep the bot
seat-take = Take over this seat
log-new = { $player } took over from the bot.
log-back = { $player } is back.
site-fault-nothing-kept = No seat of this table is kept for you.
site-fault-unknown-bot = This game has no such bot.
grace = A bot may play on
grace-60 = after a minute of absence
grace-180 = after 3 minutes of absence
grace-600 = after 10 minutes of absence
grace-3600 = after an hour of absence
grace-86400 = after a day of absence
absent = Taking back
absent-asked = those away must agree, too
absent-others = only those who still play agree
