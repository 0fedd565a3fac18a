# Die Seiten.

site-description = Ein Zuhause für Brettspiele von Druiden und Steinen. Sofort gegen Bots oder mit Freunden spielen: ohne Konto, ohne Installation.
site-skip = Zum Inhalt
site-nav = Du und diese Seite
site-guest = Gast
site-back = Zurück
site-copy = Kopieren
site-copied = Kopiert
site-to-home = Alle Spiele
site-rules = Regeln
site-learn = Lernen
site-seat-number = Platz { $number }
site-ago-now = gerade eben
site-ago-minutes = { $count ->
    [one] vor 1 Minute
   *[other] vor { $count } Minuten
}
site-ago-hours = { $count ->
    [one] vor 1 Stunde
   *[other] vor { $count } Stunden
}
site-ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
site-theme-auto = Farben wie das Gerät
site-theme-light = Helle Farben
site-theme-dark = Dunkle Farben

## Startseite

site-home-games = Spiele
site-home-mine = Meine Tische
site-home-open = Offene Tische
site-home-running = Tische zum Zuschauen
site-home-finished = Meine beendeten Partien
site-home-none = Noch nichts da.
site-home-play = Spielen
site-home-new = Neuer Tisch
site-home-rules-of = { $title }: Regeln
site-home-players = { $range } Spieler
site-home-minutes = { $range } Minuten
site-home-reconstructed = Manche Teile haben wir nachgebaut, weil die gedruckten nicht öffentlich sind.
site-home-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
site-home-your-turn = Du bist dran
site-home-waiting = Warten auf { $who }
site-home-footer = Kein Konto, keine Werbung. Deine Partien liegen in diesem Browser; mit dem Link unter „Du“ nimmst du sie in einen anderen mit.
site-nav-house = Henge
site-nav-play = Spielen
site-nav-lobby = Offene Tische
site-home-headline = Druiden, Steine und ein Platz für dich.
site-home-promise = Vier Brettspiele im Browser. Kein Konto, nichts zu installieren: Bots sofort, Freunde per Link.
site-home-first = Erste Partie beginnen
site-home-play-on = Eine Partie spielen
site-home-friends = Mit Freunden spielen
site-home-your-turn-at = Du bist dran: { $title }
site-home-calls = { $count } × du bist dran
site-home-play-at = { $title } gegen Bots spielen
site-home-learn = Lernen
site-home-learn-at = { $title } lernen
site-home-level = Wie stark sind die Bots?
site-home-count = Zu wievielt?
site-home-way = Stufe { $level }, { $players } Spieler
site-home-mine-none = Noch nichts. Drück bei einem der Spiele auf Spielen, dann steht dein Tisch hier.
site-home-open-none = Gerade wartet niemand. Eröffne einen Tisch und sei der Erste.
site-home-all = alle
site-home-given-up = aufgegeben

## Ein neuer Tisch

site-new-title = Neuer Tisch: { $title }
site-new-seats = Plätze
site-new-me = ich
site-new-person = ein Freund
site-new-here = ein Gast
site-new-nobody = niemand
site-new-listed = Wer kann diesen Tisch sehen?
site-new-public = alle
site-new-link = wer den Link hat
site-new-open = Tisch eröffnen
site-new-range = { $least } bis { $most }
site-new-fault-number = { $option }: „{ $sent }“ geht nicht; möglich ist eine ganze Zahl von { $least } bis { $most }.
site-new-fault-unknown = { $option }: „{ $sent }“ gibt es nicht; es gibt { $known }.
site-new-fault-twice = { $option }: „{ $value }“ ist zweimal gewählt; alle müssen verschieden sein.
site-new-fault-partly = { $option }: wähle alle { $count } aus oder überall „{ $value }“.
site-colour = { $colour ->
    [red] rot
    [green] grün
    [blue] blau
    [yellow] gelb
    [black] schwarz
    [white] weiß
    [natural] Naturholz
    [purple] lila
    [orange] orange
    [brown] braun
    [grey] grau
   *[other] { $colour }
}
site-new-where = Wer sitzt wo?
site-new-guest = Wie heißt dein Gast?
site-new-guest-none = wie seine Figuren
site-new-fault-unfit = { $option }: „{ $value }“ passt nicht zu dem, was du sonst für { $players } Spieler gewählt hast.{ $count ->
    [0] {""}
   *[other] {" "}Hier geht: { $known }.
}
site-new-who = Wer nimmt diesen Platz?
site-new-character = Charakter 
site-new-me-text = mein Platz
site-new-person-text = per Link oder Liste
site-new-here-text = an diesem Gerät
site-new-nobody-text = bleibt leer
site-new-short-me = du
site-new-short-person = ein Freund
site-new-short-here = ein Gast hier
site-new-short-bot = ein Bot
site-new-short-none = leer
site-new-short-level = ein Bot (Stufe { $level })
site-new-first = Erste Partie
site-new-first-text = du und ein sanfter Bot
site-new-straight = Gleich los
site-new-straight-text = zu { $players } am Tisch, die Bots spielen gut
site-new-friends = Mit einem Freund
site-new-friends-text = du bekommst einen Link zum Verschicken
site-new-public-text = er steht in der Liste
site-new-link-text = sonst findet ihn niemand
site-new-more = Mehr zur Auswahl
site-new-sum = Am Tisch: { $who }. Etwa { $minutes } Minuten.
site-new-and = und
site-new-few = Dieses Spiel braucht mindestens { $count } besetzte Plätze.
site-new-unfit = Nicht mit so vielen Spielern.

## Eine Einladung

site-invited-by = { $host } hat dir einen Platz freigehalten.
site-invited-minutes = etwa { $range } Minuten
site-invited-sit = Setz dich
site-invited-name = Wie sollen wir dich nennen?
site-invited-name-free = Dein Name
site-invited-take = Platz nehmen
site-invited-learn = Erst zeigen, wie es geht
site-invited-watch = Nur zuschauen
site-invited-yours = für dich
site-invited-after = Kein Konto, keine E-Mail. Es geht los, wenn alle da sind; { $host } sieht dich kommen.
site-preview-invites = { $host } lädt dich ein: { $title }
site-preview-plays = { $title }: { $who }
site-share = Teilen
site-share-qr = Teilen oder Code zeigen
site-share-title = Komm, spiel mit: { $title }
site-share-text = Schick diesen Link, oder lass jemanden neben dir den Code fotografieren.
site-share-close = Schließen
site-onlooker = Du schaust zu.
site-rematch-there = Die nächste Runde ist eröffnet.
site-rematch-go = Zur nächsten Partie

## Du

site-me = Du
site-me-name = Dein Name
site-me-language = Sprache
site-me-theme = Farben
site-me-save = Speichern
site-me-link = Dein privater Link
site-me-link-text = Öffne diesen Link in einem anderen Browser, und dein Name, deine Plätze und Partien kommen mit. Wer ihn hat, kann für dich spielen; behalte ihn also für dich.
site-me-link-show = Link zeigen
site-me-played = Beendete Partien
site-me-all = alle Spiele
site-me-none = Noch keine beendeten Partien.
site-me-overview = Überblick
site-me-games = Alle Partien
site-me-settings = Einstellungen
site-me-along = Mitnehmen
site-me-since = Zum ersten Mal hier: { $when }
site-me-nothing = Sobald du eine Partie zu Ende gespielt hast, siehst du hier, wie es läuft.
site-tally-games = { $count ->
    [one] Partie
   *[other] Partien
}
site-tally-won = gewonnen
site-tally-row = in Folge
site-tally-by-game = Nach Spielen
site-tally-mark = der Strich ist, was der Zufall gäbe
site-tally-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}, { $won } gewonnen
site-tally-points = im Schnitt { $mean }, höchstens { $best }
site-tally-share = { $share } % gewonnen, der Zufall gäbe { $chance } %
site-tally-part = { $share } % gewonnen
site-tally-last = Letzte Partien
site-tally-all = alle
site-tally-place = { $place }.
site-tally-rivals = Du und die anderen
site-tally-rivals-text = wer vorn lag
site-tally-nobody = Noch niemand.
site-tally-level = Bots, Stufe { $level }
site-tally-bots = Bots
site-tally-against = Du lagst { $before }-mal vor { $name }, { $after }-mal dahinter.
site-tally-days = Deine Spieltage
site-tally-days-text = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} in { $weeks } Wochen
site-link = Ein privater Link
site-link-ask = Dieser Link macht diesen Browser zu { $name }: mit diesem Namen, den Plätzen und den Partien. Nimm ihn nur an, wenn du { $name } bist.
site-link-now = Im Moment ist dieser Browser { $name }. Danach erfährst du, wie du zurückkommst.
site-link-take = Hier { $name } sein
site-link-leave = Alles lassen, wie es ist
site-link-same = Dieser Browser ist schon { $name }.
site-link-taken = Dieser Browser ist jetzt { $name }
site-link-before = Vorher war er { $name }. Dieser Link führt zurück; bewahre ihn jetzt auf, denn er wird nur hier gezeigt.
site-link-back = Wieder { $name } sein

## Ein Tisch

site-sound-on = Ton
site-sound-off = Ton ausschalten
site-places = Orte
site-place-side = Verlauf
site-highlight-skip = Weiter
site-highlight-again = Noch einmal zeigen
site-about = Tisch
site-log-position = So sah es aus
site-board = Spielplan
site-players = Spieler
site-you = du
site-present = ist da
site-away = ist weg
site-watching = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
site-bots = Bots an diesem Tisch
site-bot = Bot
site-free = freier Platz
site-join = Hier hinsetzen
site-turn = am Zug
site-points = Punkte
site-invite = Einladungslink
site-invite-copy = Einladungslink kopieren
site-invite-bot = Bot dazuholen
site-waiting = Einen Moment bitte …
site-waiting-seats = Es sind noch Plätze frei. Schick anderen den Link; die Partie beginnt, wenn alle da sind.
site-your-turn = Du bist dran!
site-over = Die Partie ist zu Ende.
site-log = Verlauf
site-log-earlier = { $count } frühere Zeilen in der Wiederholung
site-chat = Chat
site-chat-label = Nachricht
site-chat-send = Senden
site-chat-earlier = { $count ->
    [one] 1 frühere Nachricht ist aufgehoben, wird hier aber nicht mehr gezeigt.
   *[other] { $count } frühere Nachrichten sind aufgehoben, werden hier aber nicht mehr gezeigt.
}
site-chat-mute = Zuschauer stummschalten
site-chat-unmute = Zuschauer wieder schreiben lassen
site-chat-muted = Die Spieler haben die Zuschauer stummgeschaltet.
site-choices = Was du tun kannst
site-choices-back = zurück
site-choices-list = Alle { "{n}" } als Liste
site-confirm = Vor jeder Entscheidung nachfragen
site-confirm-ask = So abschicken?
site-confirm-yes = Ja
site-undo = Zurücknehmen
site-undo-ask = Um Rücknahme bitten
site-undo-asked = { $player } möchte den letzten Zug zurücknehmen. Einverstanden?
site-undo-yes = Ja, zurücknehmen
site-undo-no = Nein, so lassen
site-undo-waiting = { $player } möchte den letzten Zug zurücknehmen; noch haben nicht alle geantwortet.
site-rematch = Noch eine Partie
site-replay = Wiederholung
site-record = Als Datei
site-leave = Tisch verlassen
site-leave-ask = Du kannst jederzeit zurückkommen. Hat die Partie begonnen, spielt so lange ein Bot für dich.
site-leave-yes = Ja, verlassen
site-give-up = Partie aufgeben
site-give-up-ask = Die Partie endet hier ohne Ergebnis und verschwindet aus deinen Tischen. Sie zählt nicht.
site-give-up-yes = Ja, aufgeben
site-given-up = { $player } hat diese Partie aufgegeben. Ein Ergebnis gibt es nicht.
site-given-up-you = Du hast diese Partie aufgegeben. Ein Ergebnis gibt es nicht.
site-delete = Tisch löschen
site-delete-ask = Der Tisch, sein Verlauf und sein Chat sind dann endgültig weg, und sein Link führt nirgendwohin. Zurücknehmen lässt sich das nicht.
site-delete-yes = Ja, löschen
site-rules-short = Die Regeln in Kürze
site-rules-whole = Alle Regeln mit Beispielen
site-fair = Nachweislich fair
site-fair-text = Alles Gezogene folgt aus einer geheimen Zahl, die vor dem ersten Zug feststand. Ihren Hash siehst du von Anfang an, die Zahl selbst nach der Partie; so können alle die Aufzeichnung prüfen.
site-fair-hash = Hash:
site-fair-seed = Zahl:
site-reconnecting = Verbindung verloren. Neuer Versuch …
site-stale = Am Tisch ging es inzwischen weiter.
site-unsent = Das kam nicht an. Bitte versuch es noch einmal.
site-curtain = { $player } ist dran. Alle anderen schauen bitte weg.
site-curtain-ready = Ich bin bereit

## Das Ende

site-end-you-win = Du gewinnst.
site-end-you-share = Du gewinnst, zusammen mit anderen.
site-end-you-lose = { $winner } gewinnt, du wirst { $place ->
    [2] Zweiter
    [3] Dritter
    [4] Vierter
   *[other] Fünfter
}.
site-end-wins = { $winner } gewinnt.
site-end-share = { $winners } gewinnen gemeinsam.
site-end-margin = { $points } Punkte, { $lead } vor { $second }
site-end-gain = Der größte Gewinn auf einmal: { $player }, +{ $gain }.
site-end-ahead = Ab Schritt { $step } lag { $player } bis zum Ende vorn.
site-end-curve = Die Punkte im Lauf der Partie, wie alle sie sehen konnten

## Wiederholung

site-replay-title = Wiederholung: { $title }
site-replay-first = Zum Anfang
site-replay-back = Ein Schritt zurück
site-replay-play = Automatisch abspielen
site-replay-forth = Ein Schritt weiter
site-replay-last = Zum Ende
site-replay-step = Schritt
site-replay-as = Sicht von
site-replay-go = Los
site-replay-start = Der Anfang.
site-replay-table = Zum Tisch
site-replay-link = Link zu diesem Schritt kopieren
site-replay-keys = Tasten: ← und → ein Schritt, Pos1 und Ende, Leertaste spielt automatisch ab.

## Regeln

site-rules-title = { $title }: Regeln
site-rules-source = Quelltext dieses Beispiels
site-rules-english = Die ausführlichen Regeln mit ihren Beispielen sind auf Englisch.

## Was nicht ging

site-failed = Das ging nicht
site-fault-nobody = Wir können nicht erkennen, wer du bist. Bitte erlaube Cookies für diese Seite und lade sie neu.
site-fault-wrong-method = So lässt sich diese Adresse nicht öffnen.
site-fault-unknown-game = Dieses Spiel gibt es hier nicht.
site-fault-bad-position = Diese Stellung lässt sich nicht aufbauen.
site-fault-unreadable = Dieser Zug war nicht zu lesen.

## Die Dolmengötter

room-dolmengoetter-line = Druiden wandern und hinterlassen Steine; wer in einem Kreis vorn liegt, baut obenauf. Geheim ist nur, was die Dolmen wert sind.
room-dolmengoetter-board = Spielplan mit Steinplätzen, Steinkreisen und Figuren
room-dolmengoetter-free = Steinplatz { $place }, frei
room-dolmengoetter-stone = Steinplatz { $place }: { $person ->
    [you] dein Stein
   *[other] Stein von { $player }
}
room-dolmengoetter-standing = Steinplatz { $place }: { $person ->
    [you] dein Druide, steht
   *[other] Druide von { $player }, steht
}
room-dolmengoetter-lying = Steinplatz { $place }: { $person ->
    [you] dein Druide, liegt
   *[other] Druide von { $player }, liegt
}
room-dolmengoetter-stones = { $count ->
    [one] 1 Stein im Vorrat
   *[other] { $count } Steine im Vorrat
}
room-dolmengoetter-dolmens = { $count ->
    [one] 1 Dolmen im Vorrat
   *[other] { $count } Dolmen im Vorrat
}, { $built } gebaut
room-dolmengoetter-leads = führt { $count }
room-dolmengoetter-supply = Dolmen im Vorrat, nach Wert
