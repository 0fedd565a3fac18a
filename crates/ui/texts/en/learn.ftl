# Guided first games.

learn-title = Learn { $title }
learn-about = { $count } small steps, ten to fifteen minutes. Each one shows you a board, tells you one thing and has you do it. After the last one you play a short real game.
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
learn-game = Play your first game
learn-other = You may do that, but it isn't what I asked for. Look at the task again.
learn-script = Lessons need JavaScript. The rules can be read without it.
learn-coach = For your first game
learn-coach-got = Got it
learn-coach-away = No more of these
learn-coach-told = What happened since your turn
learn-coach-prompt = Here stands what you're asked, with everything you can do about it.
learn-coach-board = What glows can be touched. Touch something else and you're told why not.
learn-coach-players = The others, and what they have. The bright one is to decide.
learn-coach-hint = Stuck? This tells you what a good player would do.
learn-coach-side = Everything that happened stands here. You can take back your last step as long as nobody has learnt anything from it.
