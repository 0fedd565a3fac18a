# Sentences that all games share.

list-and = { $first } and { $last }

## The game in the terminal

play-input = ? help
play-back = Enter: choose something else
play-many = { $count } choices: type the number or word of a marked one
play-not-understood = “{ $text }” is neither a choice nor a command. Type one of the choices, notation such as { $example }, or ? for help.
play-you = you
play-bot = bot
play-earlier = (l: whole log)
play-log-title = The game so far
play-log-empty = Nothing has happened yet.
play-rules-title = { $title }: rules at a glance
play-pass = Pass the keyboard to { $player }. Secrets come next; no one else should look.
play-pass-enter = { $player }: press Enter when you’re ready.
play-secrets-enter = Press Enter to hide them again.
play-undone = Undone. Choose again.
play-undo-nothing = There’s nothing to undo yet.
play-undo-drawn = Something has been drawn since then, so you can’t undo it.
play-undo-revealed = Everyone has seen something hidden since then, so you can’t undo it.
play-undo-agreed = This undoes a decision by { $player }. Does everyone agree? (y/n)
play-undo-kept = Nothing was undone.
play-quit-sure = End the game now? (y/n)
play-quit-stay = The game goes on.
play-quit = Game ended early.
play-recorded = Record saved to { $file }.
play-seed = Seed { $seed }: use --seed { $seed } to get the same draws again.
play-window-needs = This board needs a window of { $columns } columns and { $rows } rows. Yours has { $width } columns and { $height } rows.
play-window-enlarge = Make the window bigger and press Enter, or q to quit.
play-page-more = Enter: next page, q: back
play-page-end = Enter: back
play-commands =
    What you can type, always followed by Enter:
     anything in brackets: that choice; several at once work too: 23 17
     notation: any action on one line, such as { $example }
     Enter alone: one step back, or redraw the screen
     u  undo your last decision, if nothing has been drawn or shown since
     l  the log of the whole game
     c  what doesn’t fit in the drawing: stacks, cards and the like
     v  your own secrets
     r  the rules at a glance
     ?  this help
     q  quit the game
