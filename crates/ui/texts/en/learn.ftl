# Guided first games.

learn-title = Learn { $title }
learn-about = { $count } small steps, ten to fifteen minutes. Each one shows you a board, tells you one thing and lets you do it. After the last one you play a short real game.
learn-begin = Begin
learn-resume = Go on with step { $number }
learn-skip = Skip, just play
learn-done = done
learn-rules = Or read the rules
learn-way-in = Learn it step by step
learn-teacher = Your teacher
learn-step = Step { $number } of { $count }
learn-show = Show me
learn-next = Next
learn-fold = Let me try
learn-unfold = Read it again
learn-game = Play your first game
learn-other = You can do that, but it isn’t what I asked for. Look at the task again.
learn-script = Lessons need JavaScript. You can read the rules without it.
learn-coach = For your first game
learn-coach-got = Got it
learn-coach-away = No more of these
learn-coach-told = What’s happened since your turn
learn-coach-prompt = This is what you’re being asked, with everything you can do about it.
learn-coach-board = You can touch anything that glows. Touch something else, and you’re told why not.
learn-coach-players = The others, and what they have. The bright one is deciding.
learn-coach-hint = Stuck? This shows what a good player would do.
learn-coach-side = Everything that’s happened is here. You can undo your last step as long as no one has learnt anything from it.
