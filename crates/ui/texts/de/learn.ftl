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
learn-game = Spiel deine erste Partie
learn-other = Das darfst du, aber darum ging es nicht. Schau noch einmal auf die Aufgabe.
learn-script = Die Lektionen brauchen JavaScript. Die Regeln kannst du auch ohne lesen.
