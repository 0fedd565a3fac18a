# The pages.

site-description = A home for board games of druids and stones. Play at once against bots or with friends: no account, nothing to install.
site-skip = To the content
site-nav = You and this page
site-guest = Guest
site-back = Back
site-copy = Copy
site-copied = Copied
site-to-home = To the games
site-rules = Rules
site-learn = Learn
site-seat-number = Seat { $number }
site-ago-now = just now
site-ago-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
site-ago-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
site-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
site-theme-auto = Colours as the device wishes
site-theme-light = Light colours
site-theme-dark = Dark colours

## Home

site-home-games = Games
site-home-mine = My tables
site-home-open = Open tables
site-home-running = Tables to watch
site-home-finished = My finished games
site-home-none = None at the moment.
site-home-play = Play
site-home-new = New table
site-home-rules-of = { $title }: rules
site-home-players = { $range } players
site-home-minutes = { $range } minutes
site-home-reconstructed = Parts of this edition were reconstructed, because the printed ones are not public.
site-home-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
site-home-your-turn = Your turn
site-home-waiting = Waiting for { $who }
site-home-footer = No account, no advertising. Your games belong to this browser; on “You” there is a link to take them along.
site-nav-house = Henge
site-nav-play = Play
site-nav-lobby = Lobby
site-home-headline = Druids, stones, and a seat for you.
site-home-promise = Four board games in your browser. No account, nothing to install: bots at once, friends by a link.
site-home-first = Start a first game
site-home-play-on = Play a game
site-home-friends = Play with friends
site-home-your-turn-at = Your turn: { $title }
site-home-calls = { $count } × your turn
site-home-play-at = Play { $title } against bots
site-home-learn = Learn
site-home-learn-at = Learn { $title }
site-home-level = How strong are the bots?
site-home-count = How many of you?
site-home-way = Level { $level }, { $players } players
site-home-mine-none = Nothing yet. Press Play on one of the games, and your table will be here.
site-home-open-none = Nobody is waiting at the moment. Open a table and be the first.
site-home-all = all of them

## A new table

site-new-title = New table: { $title }
site-new-seats = Seats
site-new-me = me
site-new-person = a friend
site-new-here = a guest
site-new-nobody = nobody
site-new-listed = Who can find it?
site-new-public = everybody
site-new-link = those with the link
site-new-open = Open the table
site-new-range = { $least } to { $most }
site-new-fault-number = { $option }: “{ $sent }” is not possible; it is a whole number from { $least } to { $most }.
site-new-fault-unknown = { $option }: there is no “{ $sent }”; there are { $known }.
site-new-fault-twice = { $option }: “{ $value }” is chosen twice; each must be different.
site-new-fault-partly = { $option }: choose all { $count }, or “{ $value }” for all of them.
site-colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
    [black] black
    [white] white
    [natural] natural wood
    [purple] purple
    [orange] orange
    [brown] brown
    [grey] grey
   *[other] { $colour }
}
site-new-where = Who sits where?
site-new-who = Who takes this seat?
site-new-character = Character 
site-new-me-text = my own seat
site-new-person-text = by link or lobby
site-new-here-text = at this device
site-new-nobody-text = stays empty
site-new-short-me = you
site-new-short-person = a friend
site-new-short-here = a guest here
site-new-short-bot = a bot
site-new-short-none = empty
site-new-short-level = a bot (level { $level })
site-new-first = First game
site-new-first-text = you and one gentle bot
site-new-straight = Straight in
site-new-straight-text = { $players } at the table, bots play well
site-new-friends = With a friend
site-new-friends-text = you get a link to send
site-new-public-text = it stands in the lobby
site-new-link-text = nobody else finds it
site-new-more = More to choose
site-new-sum = At the table: { $who }. About { $minutes } minutes.
site-new-and = and
site-new-few = This game needs at least { $count } seats taken.
site-new-unfit = Not with this many players.

## An invitation

site-invited-by = { $host } has kept a seat for you.
site-invited-minutes = about { $range } minutes
site-invited-sit = Sit down
site-invited-name = What shall we call you?
site-invited-name-free = Your name
site-invited-take = Take the seat
site-invited-learn = First show me how it goes
site-invited-watch = Only watch
site-invited-yours = for you
site-invited-after = No account, no e-mail. The game starts when everybody is there; { $host } sees you come.
site-preview-invites = { $host } invites you to { $title }
site-preview-plays = { $title }: { $who }
site-share = Share
site-share-qr = Share or show a code
site-share-title = Come and play { $title }
site-share-text = Send this link, or let somebody beside you point a camera at the code.
site-share-close = Close
site-onlooker = You are watching.
site-rematch-there = The next round is open.
site-rematch-go = Go to the next game

## You

site-me = You
site-me-name = Your name
site-me-language = Language
site-me-theme = Colours
site-me-save = Save
site-me-link = Your private link
site-me-link-text = This link makes another browser yours: your name, your seats, your games. Whoever has it can play for you, so keep it to yourself.
site-me-link-show = Show the link
site-me-played = Finished games
site-me-all = all games
site-me-none = No finished games yet.
site-link = A private link
site-link-ask = This link makes this browser { $name }: with this name, the seats and the games. Take it only if you are { $name }.
site-link-now = At the moment this browser is { $name }. Afterwards you are told how to come back.
site-link-take = Be { $name } here
site-link-leave = Leave everything as it is
site-link-same = This browser is { $name } already.
site-link-taken = This browser is { $name } now
site-link-before = Before, it was { $name }. This link leads back; save it now, for it is shown only here.
site-link-back = Be { $name } again

## A table

site-sound-on = Sound
site-sound-off = Turn the sound off
site-places = Places
site-place-side = Log
site-highlight-skip = Skip
site-highlight-again = Show this again
site-about = Table
site-log-position = See the board as it was
site-board = Board
site-players = Players
site-you = you
site-present = is here
site-away = is away
site-watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
site-bots = Bots at this table
site-bot = bot
site-free = free seat
site-join = Sit down here
site-turn = to move
site-points = points
site-invite = Link for others
site-invite-copy = Copy the link for others
site-invite-bot = Let a bot play
site-waiting = One moment, please …
site-waiting-seats = Seats are free. Send the link to others; the game begins when everybody is there.
site-your-turn = Your turn!
site-over = The game is over.
site-log = What happened
site-log-earlier = { $count } earlier lines in the replay
site-chat = Talk
site-chat-label = Say something
site-chat-send = Say
site-chat-earlier = { $count ->
    [one] 1 earlier message is kept, but no longer shown here.
   *[other] { $count } earlier messages are kept, but no longer shown here.
}
site-chat-mute = Mute those who watch
site-chat-unmute = Let those who watch speak
site-chat-muted = The players have muted those who watch.
site-choices = What you can do
site-choices-back = choose differently
site-choices-list = All { "{n}" } as a list
site-confirm = Ask before each decision is sent
site-confirm-ask = Send this?
site-confirm-yes = Yes
site-undo = Take back
site-undo-ask = Ask to take back
site-undo-asked = { $player } would like to take back. Do you agree?
site-undo-yes = Yes, take it back
site-undo-no = No, leave it
site-undo-waiting = { $player } would like to take back; not everybody has answered yet.
site-rematch = Play again
site-replay = Watch the replay
site-record = Download the record
site-leave = Leave the table
site-leave-ask = Leave this table? A bot plays on for you.
site-rules-short = The rules in short
site-rules-whole = The whole rules with examples
site-fair = Fair dealing
site-fair-text = Whatever is drawn follows from a secret number that was fixed before the first step. Its hash is shown from the start, the number itself after the game, so that everybody can check the record.
site-fair-hash = Hash:
site-fair-seed = Number:
site-reconnecting = The connection is gone. Trying again …
site-stale = The table has moved on in the meantime.
site-unsent = That did not get through. Please try again.
site-curtain = Now { $player }: others please look away.
site-curtain-ready = I am ready

## The end

site-end-you-win = You win.
site-end-you-share = You share the win.
site-end-you-lose = { $winner } wins, you come { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}.
site-end-wins = { $winner } wins.
site-end-share = { $winners } share the win.
site-end-margin = { $points } points, { $lead } ahead of { $second }
site-end-gain = The largest gain at once: { $player }, +{ $gain }.
site-end-ahead = From step { $step } on { $player } was ahead for good.
site-end-curve = The points over the game, as everybody could see them

## Replay

site-replay-title = Replay: { $title }
site-replay-first = To the beginning
site-replay-back = One step back
site-replay-play = Play by itself
site-replay-forth = One step on
site-replay-last = To the end
site-replay-step = Step
site-replay-as = Seen by
site-replay-go = Go
site-replay-start = The beginning.
site-replay-table = To the table
site-replay-link = Copy the link to this step
site-replay-keys = Keys: ← and → one step, Home and End, space plays by itself.

## Rules

site-rules-title = { $title }: rules
site-rules-source = Source of this example
site-rules-english = The long rules with their examples are in English.

## What went wrong

site-failed = That did not work
site-fault-nobody = It is not clear who you are. Please allow cookies for this site and load the page again.
site-fault-wrong-method = This address cannot be opened like that.
site-fault-unknown-game = There is no such game here.
site-fault-bad-position = This position cannot be set up.
site-fault-unreadable = This action could not be read.

## Die Dolmengötter

room-dolmengoetter-line = Druids roam and leave stones; whoever leads in a circle builds on top. All that is hidden is what the dolmens are worth.
room-dolmengoetter-board = Board with places, circles and pieces
room-dolmengoetter-free = Place { $place }, free
room-dolmengoetter-stone = Place { $place }: { $person ->
    [you] your stone
   *[other] stone of { $player }
}
room-dolmengoetter-standing = Place { $place }: { $person ->
    [you] your druid, standing
   *[other] druid of { $player }, standing
}
room-dolmengoetter-lying = Place { $place }: { $person ->
    [you] your druid, lying
   *[other] druid of { $player }, lying
}
room-dolmengoetter-stones = { $count ->
    [one] 1 stone in supply
   *[other] { $count } stones in supply
}
room-dolmengoetter-dolmens = { $count ->
    [one] 1 dolmen in supply
   *[other] { $count } dolmens in supply
}, { $built } built
room-dolmengoetter-leads = leads { $count }
room-dolmengoetter-supply = Dolmens in supply, by value
