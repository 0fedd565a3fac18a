# Sentences that all games share.

list-and = { $first } and { $last }

## The game in the terminal

play-input = ? help
play-back = Enter: choose differently
play-many = { $count } choices: type the number or the word of one that is marked
play-not-understood = “{ $text }” is neither a choice nor a command. Type one of the choices, notation such as { $example }, or ? for help.
play-you = you
play-bot = bot
play-earlier = (l: whole log)
play-log-title = What happened so far
play-log-empty = Nothing has happened yet.
play-rules-title = { $title }: the rules in short
play-pass = Pass the keyboard to { $player }. Secret things are shown next; nobody else should look.
play-pass-enter = { $player }: press Enter when you are ready.
play-secrets-enter = Press Enter to hide them again.
play-undone = Taken back. Decide anew.
play-undo-nothing = There is nothing to take back yet.
play-undo-drawn = Since then something was drawn; that cannot be taken back.
play-undo-revealed = Since then something hidden was shown to everybody; that cannot be taken back.
play-undo-agreed = This takes back a decision of { $player }. Is everybody agreed? (y/n)
play-undo-kept = Nothing was taken back.
play-quit-sure = End the game now? (y/n)
play-quit-stay = The game goes on.
play-quit = The game was ended before it was over.
play-recorded = The record is in { $file }.
play-seed = Seed { $seed }: with --seed { $seed } the same things are drawn again.
play-window-needs = This board needs a window of { $columns } columns and { $rows } rows. Yours has { $width } columns and { $height } rows.
play-window-enlarge = Enlarge the window and press Enter, or q to end.
play-page-more = Enter: next page, q: back
play-page-end = Enter: back
play-commands =
    What you can type, always followed by Enter:
     what is in brackets: that choice; several at once work too: 23 17
     notation: any action in one line, such as { $example }
     Enter alone: one step back, or draw the screen again
     u  take back the last decision, if nothing was drawn or shown since
     l  the log of the whole game
     c  what the drawing has no room for: stacks, cards and the like
     v  your own secrets
     r  the rules in short
     ?  this help
     q  end the game
