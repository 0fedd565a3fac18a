# Was eine Seite sagt, wenn etwas nicht geht, nach dem Wort für den Grund.

site-fault-no-such-table = Diesen Tisch finden wir nicht. Ist der Link vollständig?
site-fault-no-such-seat = Diesen Platz hat der Tisch nicht.
site-fault-not-your-seat = Das ist nicht dein Platz.
site-fault-not-at-table = Das dürfen nur die Spieler an diesem Tisch.
site-fault-not-host = Das darf nur, wer den Tisch eröffnet hat.
site-fault-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
site-fault-no-free-seat = An diesem Tisch ist kein Platz frei; du kannst zusehen.
site-fault-others-play = Andere spielen mit, also geht die Partie weiter. Verlässt du den Tisch, übernimmt ein Bot deinen Platz.
site-fault-others-sat = Hier haben auch andere gespielt, also bleibt dieser Tisch.
site-fault-gone = Wer diesen Tisch eröffnet hat, hat ihn gelöscht. Zu sehen gibt es nichts mehr, aber Platz für eine neue Partie ist immer.
site-gone = Diesen Tisch gibt es nicht mehr
site-fault-given-up = Diese Partie wurde vor dem Ende aufgegeben; was andere geheim hielten, bleibt geheim.
site-fault-not-begun = Die Partie beginnt, wenn alle Plätze besetzt sind.
site-fault-game-over = Die Partie ist zu Ende.
site-fault-not-over = Die Partie läuft noch.
site-fault-stale = Am Tisch ging es inzwischen weiter.
site-fault-not-together = Diese Entscheidungen lassen sich nicht zusammen treffen: Dazwischen wird etwas bekannt.
site-fault-nothing-to-undo = Es gibt nichts zurückzunehmen.
site-fault-no-such-step = Diesen Schritt gibt es nicht.
site-fault-undo-open = Eine andere Bitte um Rücknahme ist noch offen.
site-fault-no-undo-open = Diese Bitte um Rücknahme ist nicht mehr offen.
site-fault-bad-text = Eine Nachricht hat 1 bis 500 Zeichen.
site-fault-chat-full = Der Chat an diesem Tisch ist voll.
site-fault-frozen = Ein Fehler in den Regeln hat diesen Tisch angehalten. Alles Gespielte bleibt erhalten.
site-fault-broken = Dieser Tisch stammt aus einer anderen Version und kann hier nicht fortgesetzt werden.
site-fault-already-seated = Du hast an diesem Tisch schon einen Platz.
site-fault-knows-too-much = Diesen Platz kann nur jemand Neues übernehmen: Du hast den Tisch eröffnet oder hier gespielt und könntest seine Geheimnisse kennen.
site-fault-too-soon = Noch nicht: { $minutes ->
    [one] In spätestens einer Minute
   *[other] In etwa { $minutes } Minuten
} kann ein Bot diesen Platz bekommen.
site-fault-nobody-agrees = Es ist niemand da, der zustimmen könnte.
site-fault-too-much-said = Das war viel auf einmal. { $seconds ->
    [one] In einer Sekunde
   *[other] In { $seconds } Sekunden
} kannst du wieder schreiben.
site-fault-muted = Die Spieler haben die Zuschauer gerade stummgeschaltet.
site-fault-too-many-public = Du hast schon { $most } öffentliche Tische, die nicht zu Ende sind. Spiel erst einen fertig oder eröffne diesen nur über den Link.
site-fault-unavailable = Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.
site-fault-not-found = Hier ist nichts.
site-fault-unknown-token = Dieser private Link gehört hier niemandem.
site-fault-bad-request = Das war nicht zu verstehen.
site-fault-too-large = Das war zu lang.
site-fault-late = Das kam nicht rechtzeitig an. Bitte noch einmal.
site-fault-other-site = Diese Anfrage kam von einer anderen Seite und wurde nicht ausgeführt.
site-fault-too-many = Das war viel auf einmal. Bitte warte einen Augenblick.
site-fault-wrong-players = Für so viele Spieler ist dieses Spiel nicht gedacht.
site-fault-bad-options = Diese Einstellungen passen nicht zusammen.
site-fault-inside = Bei uns ist etwas schiefgegangen. Wir haben es vermerkt.
site-replay-audience = Zuschauer
site-replay-open = alles offen
site-me-saved = Gespeichert.
site-me-bad-name = Ein Name hat 1 bis 40 Zeichen.
site-me-invisible-name = Ein Name hat nur sichtbare Zeichen.
site-me-bots-name = So oder fast so heißt ein Bot. Bitte wähle einen anderen Namen.
