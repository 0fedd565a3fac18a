# What a page says when something cannot be done, by the word of the reason.

site-fault-no-such-table = There is no such table. Perhaps the link is not complete.
site-fault-no-such-seat = This table has no such seat.
site-fault-not-your-seat = This seat is not yours.
site-fault-not-at-table = Only the players of this table may do that.
site-fault-not-host = Only the person who opened the table may do that.
site-fault-seat-taken = Somebody else was quicker: this seat is taken.
site-fault-no-free-seat = No seat is free at this table; you can watch.
site-fault-not-begun = The game begins when every seat is taken.
site-fault-game-over = The game is over.
site-fault-not-over = The game is still running.
site-fault-stale = The table has moved on in the meantime.
site-fault-not-together = These decisions cannot be made together: something becomes known in between.
site-fault-nothing-to-undo = There is nothing to take back.
site-fault-no-such-step = There is no such step.
site-fault-undo-open = Another request to take back is still open.
site-fault-no-undo-open = Nobody has asked to take something back any more.
site-fault-bad-text = A message has 1 to 500 characters.
site-fault-chat-full = So much was said at this table that no more can be kept.
site-fault-frozen = Something went wrong with the rules at this table, so it stands still. Everything that was played is kept.
site-fault-broken = This table comes from another version and cannot be continued here.
site-fault-already-seated = You have a seat at this table already.
site-fault-knows-too-much = Only somebody new may take over this seat: you opened this table or have played here, and could know its secrets.
site-fault-too-soon = Not yet: { $minutes ->
    [one] in a minute at the latest
   *[other] in about { $minutes } minutes
} this seat can be given to a bot.
site-fault-nobody-agrees = Nobody is here who could agree to that.
site-fault-too-much-said = That was a lot at once. You can write again { $seconds ->
    [one] in a second
   *[other] in { $seconds } seconds
}.
site-fault-muted = The players do not want to hear those who watch at the moment.
site-fault-too-many-public = You have { $most } public tables already that are not over. Finish one first, or open this one by link only.
site-fault-unavailable = That could not be saved. Please try again.
site-fault-not-found = There is nothing here.
site-fault-unknown-token = This private link belongs to nobody here.
site-fault-bad-request = That could not be understood.
site-fault-too-large = That was too long.
site-fault-late = That did not arrive in time. Please try again.
site-fault-other-site = This request came from another site and was not carried out.
site-fault-too-many = That was very much at once. Please wait a moment.
site-fault-wrong-players = The game is not for so many players.
site-fault-bad-options = These options do not go together.
site-fault-inside = Something failed here. It was noted.
site-replay-audience = somebody who watches
site-replay-open = everything laid open
site-me-saved = Saved.
site-me-bad-name = A name has 1 to 40 characters.
site-me-invisible-name = A name has only characters that can be seen.
site-me-bots-name = A bot is called so, or almost so. Please choose another name.
