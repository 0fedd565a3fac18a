# Geführte erste Partien.

learn-title = { $title } lernen
learn-about = { $count } kleine Schritte, zehn bis fünfzehn Minuten. Jeder zeigt dir einen Spielplan, erklärt eine Sache und lässt sie dich tun. Nach dem letzten spielst du eine kurze echte Partie.
learn-begin = Anfangen
learn-resume = Weiter mit Schritt { $number }
learn-skip = Überspringen und spielen
learn-done = geschafft
learn-rules = Oder lies die Regeln
learn-way-in = Schritt für Schritt lernen
learn-teacher = Dein Lehrer
learn-step = Schritt { $number } von { $count }
learn-show = Zeig es mir
learn-next = Weiter
learn-fold = Ausprobieren
learn-unfold = Noch einmal lesen
learn-game = Spiel deine erste Partie
learn-other = Das darfst du, aber darum ging es nicht. Schau noch einmal auf die Aufgabe.
learn-script = Die Lektionen brauchen JavaScript. Die Regeln kannst du auch ohne lesen.
learn-coach = Für deine erste Partie
learn-coach-got = Verstanden
learn-coach-away = Keine weiteren
learn-coach-told = Was seit deinem Zug geschah
learn-coach-prompt = Hier steht, was du gefragt wirst, mit allem, was du tun kannst.
learn-coach-board = Was leuchtet, kannst du antippen. Tippst du etwas anderes an, erfährst du, warum es nicht geht.
learn-coach-players = Die anderen, und was sie haben. Hell ist, wer gerade entscheidet.
learn-coach-hint = Keine Idee? Hier siehst du, was ein guter Spieler täte.
learn-coach-side = Hier steht alles, was geschah. Deinen letzten Schritt kannst du zurücknehmen, solange niemand etwas daraus erfahren hat.
