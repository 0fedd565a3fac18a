# What a page says when something cannot be done, by the word of the reason.

site-fault-no-such-table = We can’t find that table. Is the link complete?
site-fault-no-such-seat = This table has no such seat.
site-fault-not-your-seat = That isn’t your seat.
site-fault-not-at-table = Only players at this table can do that.
site-fault-not-host = Only the person who opened the table can do that.
site-fault-seat-taken = Someone beat you to it: this seat is taken.
site-fault-no-free-seat = There’s no free seat at this table, but you can watch.
site-fault-others-play = Others are playing, so the game goes on. If you leave the table, a bot takes over your seat.
site-fault-others-sat = Others have played here, so this table stays.
site-fault-gone = The person who opened this table has deleted it. There’s nothing left to see, but always room for another game.
site-gone = This table is gone
site-fault-given-up = This game was given up before its end, so what others kept secret stays secret.
site-fault-not-begun = The game starts once every seat is taken.
site-fault-game-over = The game is over.
site-fault-not-over = The game is still running.
site-fault-stale = The game has moved on since you looked.
site-fault-not-together = You can’t make these decisions in one go: something is revealed in between.
site-fault-nothing-to-undo = There’s nothing to undo.
site-fault-no-such-step = There’s no such step.
site-fault-undo-open = Another undo request is still open.
site-fault-no-undo-open = That undo request is no longer open.
site-fault-bad-text = Messages can be 1 to 500 characters long.
site-fault-chat-full = The chat at this table is full.
site-fault-frozen = A rules error stopped this table. Nothing you played is lost.
site-fault-broken = This table is from another version and can’t be continued here.
site-fault-already-seated = You already have a seat at this table.
site-fault-knows-too-much = Only someone new can take over this seat: you opened this table or have played here, so you might know its secrets.
site-fault-too-soon = Not yet: a bot can have this seat { $minutes ->
    [one] in a minute at the latest
   *[other] in about { $minutes } minutes
}.
site-fault-nobody-agrees = No one is here to agree to that.
site-fault-too-much-said = That’s a lot at once. You can write again { $seconds ->
    [one] in a second
   *[other] in { $seconds } seconds
}.
site-fault-muted = The players have muted spectators for now.
site-fault-too-many-public = You already have { $most } public tables that aren’t over. Finish one first, or open this one by link only.
site-fault-unavailable = We couldn’t save that. Please try again.
site-fault-not-found = There’s nothing here.
site-fault-unknown-token = This private link doesn’t belong to anyone here.
site-fault-bad-request = We couldn’t understand that.
site-fault-too-large = That was too long.
site-fault-late = That didn’t arrive in time. Please try again.
site-fault-other-site = This request came from another site, so we ignored it.
site-fault-too-many = That’s a lot at once. Please wait a moment.
site-fault-wrong-players = This game doesn’t take that many players.
site-fault-bad-options = These options don’t go together.
site-fault-inside = Something broke on our side. We’ve logged it.
site-replay-audience = a spectator
site-replay-open = everything revealed
site-me-saved = Saved.
site-me-bad-name = Names can be 1 to 40 characters long.
site-me-invisible-name = Names can only use characters you can see.
site-me-bots-name = A bot has that name, or one very like it. Please choose another.
