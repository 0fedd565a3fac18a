# The pages.

site-description = A home for board games of druids and stones. Play right away, against bots or with friends: no account, nothing to install.
site-skip = Skip to content
site-nav = You and this page
site-guest = Guest
site-back = Back
site-copy = Copy
site-copied = Copied
site-to-home = All games
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
site-theme-auto = Match my device
site-theme-light = Light colours
site-theme-dark = Dark colours

## Home

site-home-games = Games
site-home-mine = My tables
site-home-open = Open tables
site-home-running = Tables to watch
site-home-finished = My finished games
site-home-none = Nothing here yet.
site-home-play = Play
site-home-new = New table
site-home-rules-of = { $title }: rules
site-home-players = { $range } players
site-home-minutes = { $range } minutes
site-home-reconstructed = Some parts are our own reconstruction, because the printed ones aren’t public.
site-home-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
site-home-your-turn = Your turn
site-home-waiting = Waiting for { $who }
site-home-footer = No account, no ads. Your games live in this browser; to move them to another one, use the link under “You”.
site-nav-house = Henge
site-nav-play = Play
site-nav-lobby = Lobby
site-home-headline = Druids, stones, and a seat for you.
site-home-promise = Four board games in your browser. No account, nothing to install: bots right away, friends by link.
site-home-first = Start your first game
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
site-home-mine-none = Nothing yet. Press Play on any game, and your table will be here.
site-home-open-none = No one’s waiting right now. Open a table and be the first.
site-home-all = see all
site-home-given-up = given up

## A new table

site-new-title = New table: { $title }
site-new-seats = Seats
site-new-me = me
site-new-person = a friend
site-new-here = a guest
site-new-nobody = no one
site-new-listed = Who can see this table?
site-new-public = anyone
site-new-link = people with the link
site-new-open = Open the table
site-new-range = { $least } to { $most }
site-new-fault-number = { $option }: “{ $sent }” won’t work; choose a whole number from { $least } to { $most }.
site-new-fault-unknown = { $option }: there’s no “{ $sent }”; choose from { $known }.
site-new-fault-twice = { $option }: you chose “{ $value }” twice; each one must be different.
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
site-new-guest = What’s your guest called?
site-new-guest-none = as their pieces
site-new-fault-unfit = { $option }: “{ $value }” doesn’t go with your other choices for { $players } players.{ $count ->
    [0] {""}
   *[other] {" "}Possible here: { $known }.
}
site-new-who = Who takes this seat?
site-new-character = Character 
site-new-me-text = your seat
site-new-person-text = by link or lobby
site-new-here-text = on this device
site-new-nobody-text = stays empty
site-new-short-me = you
site-new-short-person = a friend
site-new-short-here = a guest here
site-new-short-bot = a bot
site-new-short-none = empty
site-new-short-level = a bot (level { $level })
site-new-first = First game
site-new-first-text = you and one gentle bot
site-new-straight = Jump right in
site-new-straight-text = { $players } at the table, bots play well
site-new-friends = With a friend
site-new-friends-text = you get a link to send
site-new-public-text = it’s listed in the lobby
site-new-link-text = no one else can find it
site-new-more = More options
site-new-sum = At the table: { $who }. About { $minutes } minutes.
site-new-and = and
site-new-few = This game needs at least { $count } players.
site-new-unfit = Not with this many players.

## An invitation

site-invited-by = { $host } saved you a seat.
site-invited-minutes = about { $range } minutes
site-invited-sit = Sit down
site-invited-name = What should we call you?
site-invited-name-free = Your name
site-invited-take = Take the seat
site-invited-learn = Show me how to play first
site-invited-watch = Just watch
site-invited-yours = for you
site-invited-after = No account, no email. The game starts once everyone is here; { $host } will see you arrive.
site-preview-invites = { $host } invites you to { $title }
site-preview-plays = { $title }: { $who }
site-share = Share
site-share-qr = Share or show a code
site-share-title = Come and play { $title }
site-share-text = Send this link, or let someone next to you scan the code.
site-share-close = Close
site-onlooker = You are watching.
site-rematch-there = The next game is open.
site-rematch-go = Go to the next game

## You

site-me = You
site-me-name = Your name
site-me-language = Language
site-me-theme = Colours
site-me-save = Save
site-me-link = Your private link
site-me-link-text = Open this link in another browser to bring your name, seats and games along. Anyone who has it can play as you, so keep it to yourself.
site-me-link-show = Show the link
site-me-played = Finished games
site-me-all = all games
site-me-none = No finished games yet.
site-me-overview = Overview
site-me-games = All games
site-me-settings = Settings
site-me-along = Take along
site-me-since = First here { $when }
site-me-nothing = Once you’ve finished a game, you’ll see here how you’re doing.
site-tally-games = { $count ->
    [one] game
   *[other] games
}
site-tally-won = won
site-tally-row = in a row
site-tally-by-game = By game
site-tally-mark = the mark is what chance would give
site-tally-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}, { $won } won
site-tally-points = average { $mean }, best { $best }
site-tally-share = { $share } % won, by chance it would be { $chance } %
site-tally-part = { $share } % won
site-tally-last = Last games
site-tally-all = all of them
site-tally-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
site-tally-rivals = You and the others
site-tally-rivals-text = who came first
site-tally-nobody = No one yet.
site-tally-level = Bots, level { $level }
site-tally-bots = Bots
site-tally-against = You came before { $name } { $before } times, after { $after } times.
site-tally-days = Days you played
site-tally-days-text = { $count ->
    [one] 1 game
   *[other] { $count } games
} in { $weeks } weeks
site-link = A private link
site-link-ask = This link makes you { $name } in this browser, with that name, those seats and those games. Take it only if you’re { $name }.
site-link-now = Right now you’re { $name } here. Afterwards we’ll show you how to come back.
site-link-take = Be { $name } here
site-link-leave = Leave everything as it is
site-link-same = You’re already { $name } in this browser.
site-link-taken = You’re { $name } in this browser now
site-link-before = Before, you were { $name }. This link takes you back; save it now, because it’s shown only here.
site-link-back = Be { $name } again

## A table

site-sound-on = Sound
site-sound-off = Turn sound off
site-places = Places
site-place-side = Log
site-highlight-skip = Skip
site-highlight-again = Show this again
site-about = Table
site-log-position = See the board at this point
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
site-join = Take this seat
site-turn = to move
site-points = points
site-invite = Invite link
site-invite-copy = Copy the invite link
site-invite-bot = Add a bot
site-waiting = Just a moment…
site-waiting-seats = There are still open seats. Share the link; the game starts once everyone is here.
site-your-turn = Your turn!
site-over = The game is over.
site-log = Game log
site-log-earlier = { $count } earlier lines (see the replay)
site-chat = Chat
site-chat-label = Your message
site-chat-send = Send
site-chat-earlier = { $count ->
    [one] 1 earlier message is saved, but no longer shown here.
   *[other] { $count } earlier messages are saved, but no longer shown here.
}
site-chat-mute = Mute spectators
site-chat-unmute = Let spectators chat
site-chat-muted = The players have muted spectators.
site-choices = What you can do
site-choices-back = go back
site-choices-list = All { "{n}" } as a list
site-confirm = Ask me before sending each move
site-confirm-ask = Send this?
site-confirm-yes = Yes
site-undo = Undo
site-undo-ask = Ask to undo
site-undo-asked = { $player } would like to undo a move. OK with you?
site-undo-yes = Yes, undo it
site-undo-no = No, keep it
site-undo-waiting = { $player } would like to undo a move; not everyone has answered yet.
site-rematch = Play again
site-replay = Watch the replay
site-record = Save as a file
site-leave = Leave the table
site-leave-ask = You can come back any time. If the game has started, a bot plays for you until then.
site-leave-yes = Yes, leave
site-give-up = Give up this game
site-give-up-ask = The game ends here, without a result, and leaves your tables. It counts for nothing.
site-give-up-yes = Yes, give it up
site-given-up = { $player } gave this game up. There’s no result.
site-given-up-you = You gave this game up. There’s no result.
site-delete = Delete this table
site-delete-ask = The table, its log and its chat are gone for good, and its link leads nowhere. You can’t take that back.
site-delete-yes = Yes, delete it
site-rules-short = Rules at a glance
site-rules-whole = Full rules with examples
site-fair = Provably fair
site-fair-text = Every draw comes from a secret number fixed before the first move. You can see its hash from the start and the number itself after the game, so anyone can check the record.
site-fair-hash = Hash:
site-fair-seed = Number:
site-reconnecting = Connection lost. Reconnecting…
site-stale = The game has moved on since you looked.
site-unsent = That didn’t go through. Please try again.
site-curtain = { $player }’s turn. Everyone else, please look away.
site-curtain-ready = I’m ready

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
site-end-gain = Biggest gain at once: { $player }, +{ $gain }.
site-end-ahead = { $player } took the lead for good at step { $step }.
site-end-curve = Points over the game, as everyone could see them

## Replay

site-replay-title = Replay: { $title }
site-replay-first = To the start
site-replay-back = Previous step
site-replay-play = Autoplay
site-replay-forth = Next step
site-replay-last = To the end
site-replay-step = Step
site-replay-as = View as
site-replay-go = Go
site-replay-start = The start of the game.
site-replay-table = Back to the table
site-replay-link = Copy the link to this step
site-replay-keys = Keys: ← and → one step, Home and End, space to autoplay.

## Rules

site-rules-title = { $title }: rules
site-rules-source = Source of this example
site-rules-english = The full rules and their examples are in English.

## What went wrong

site-failed = That didn’t work
site-fault-nobody = We can’t tell who you are. Please allow cookies for this site and reload the page.
site-fault-wrong-method = You can’t open this address like that.
site-fault-unknown-game = We don’t have that game.
site-fault-bad-position = This position can’t be set up.
site-fault-unreadable = We couldn’t read that action.

## Die Dolmengötter

room-dolmengoetter-line = Druids roam and leave stones behind; lead in a circle and you build on top. The only secret is what each dolmen is worth.
room-dolmengoetter-board = Board with places, circles and pieces
room-dolmengoetter-free = Place { $place }, free
room-dolmengoetter-stone = Place { $place }: { $person ->
    [you] your stone
   *[other] { $player }’s stone
}
room-dolmengoetter-standing = Place { $place }: { $person ->
    [you] your druid, standing
   *[other] { $player }’s druid, standing
}
room-dolmengoetter-lying = Place { $place }: { $person ->
    [you] your druid, lying
   *[other] { $player }’s druid, lying
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
