# Die Dolmengötter. In jedem Satz über jemanden ist $person "you" für die lesende Person und "other" für alle
# anderen, die $player heißen.

## Was geschehen ist

dolmengoetter-start-drawn = { $person ->
    [you] Du bist Startspieler.
   *[other] { $player } ist Startspieler.
}
dolmengoetter-druid-placed = { $person ->
    [you] Du setzt auf { $at } einen Druiden ein.
   *[other] { $player } setzt auf { $at } einen Druiden ein.
}
dolmengoetter-wandered = { $person ->
    [you] Du wanderst von { $from } nach { $to }.
   *[other] { $player } wandert von { $from } nach { $to }.
}
dolmengoetter-gathered = { $person ->
    [you] Du sammelst auf { $at } Kräuter.
   *[other] { $player } sammelt auf { $at } Kräuter.
}
dolmengoetter-flew = { $person ->
    [you] Du fliegst von { $from } nach { $to }.
   *[other] { $player } fliegt von { $from } nach { $to }.
}
dolmengoetter-stone-left = { $person ->
    [you] Du hinterlässt auf { $at } einen Stein.
   *[other] { $player } hinterlässt auf { $at } einen Stein.
}
dolmengoetter-stone-compelled = { $person ->
    [you] Mit dem letzten Punkt musst du auf { $at } einen Stein hinterlassen.
   *[other] Mit dem letzten Punkt muss { $player } auf { $at } einen Stein hinterlassen.
}
dolmengoetter-stone-withheld = { $person ->
    [you] Du hinterlässt keinen Stein
   *[other] { $player } hinterlässt keinen Stein
} (−{ $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
}).
dolmengoetter-majority-arose = { $person ->
    [you] Du hast die Mehrheit in { $circle }.
   *[other] { $player } hat die Mehrheit in { $circle }.
}
dolmengoetter-tie-arose = { $person ->
    [you] Du gleichst in { $circle } aus.
   *[other] { $player } gleicht in { $circle } aus.
}
dolmengoetter-right-lapsed = { $person ->
    [you] Du hast keinen Dolmen mehr für { $circle }.
   *[other] { $player } hat keinen Dolmen mehr für { $circle }.
}
dolmengoetter-built-top = { $person ->
    [you] Du legst in { $circle } einen Dolmen obenauf.
   *[other] { $player } legt in { $circle } einen Dolmen obenauf.
}
dolmengoetter-built-top-value = { $person ->
    [you] Du legst in { $circle } eine { $value } obenauf.
   *[other] { $player } legt in { $circle } eine { $value } obenauf.
}
dolmengoetter-built-bottom = { $person ->
    [you] Du schiebst in { $circle } einen Dolmen unter.
   *[other] { $player } schiebt in { $circle } einen Dolmen unter.
}
dolmengoetter-built-bottom-value = { $person ->
    [you] Du schiebst in { $circle } eine { $value } unter.
   *[other] { $player } schiebt in { $circle } eine { $value } unter.
}
dolmengoetter-declined = { $person ->
    [you] Du verzichtest in { $circle }.
   *[other] { $player } verzichtet in { $circle }.
}
dolmengoetter-circle-complete = Steinkreis { $circle } ist vollständig und wird gewertet.
dolmengoetter-circle-final = Schlusswertung von Steinkreis { $circle }.
dolmengoetter-dolmen-scored = { $person ->
    [you] Deine { $value }
   *[other] Die { $value } von { $player }
} in { $circle }: { $value } × { $factor } = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
dolmengoetter-final-round = { $person ->
    [you] Du hast deinen letzten Dolmen gebaut: Alle anderen haben noch einen Zug.
   *[other] { $player } hat den letzten eigenen Dolmen gebaut: Alle anderen haben noch einen Zug.
}
dolmengoetter-turn-passed = { $person ->
    [you] Du kannst nichts tun und setzt aus.
   *[other] { $player } kann nichts tun und setzt aus.
}
dolmengoetter-over-last-dolmen = Spielende: Ein letzter Dolmen wurde gebaut, und alle anderen hatten noch einen Zug.
dolmengoetter-over-last-stone = Spielende: Der letzte Stein aller Spieler ist gesetzt.

## Was zu entscheiden ist

dolmengoetter-prompt-druid = { $person ->
    [you] Dein { $number }. von { $count } Druiden: Wohin?
   *[other] { $player }, dein { $number }. von { $count } Druiden: Wohin?
}
dolmengoetter-prompt-action = { $person ->
    [you] Du bist am Zug: Welcher Druide handelt?
   *[other] { $player } ist am Zug: Welcher Druide handelt?
}
dolmengoetter-prompt-standing = Der Druide auf { $at }: Wohin wandert er?
dolmengoetter-prompt-surrounded = Der Druide auf { $at } ist umstellt: Kräuter sammeln?
dolmengoetter-prompt-lying = Der Druide auf { $at } liegt: Wohin fliegt er?
dolmengoetter-prompt-stone = { $person ->
    [you] Auf { $left } einen Stein hinterlassen?
   *[other] { $player }, auf { $left } einen Stein hinterlassen?
}
dolmengoetter-prompt-majority = { $person ->
    [you] Mehrheit in { $circle }: Dolmen obenauf?
   *[other] { $player }, du hast die Mehrheit in { $circle }: einen Dolmen obenauf legen?
}
dolmengoetter-prompt-tie = { $person ->
    [you] Gleichstand in { $circle }: Dolmen darunter?
   *[other] { $player }, du hast in { $circle } ausgeglichen: einen Dolmen unterschieben?
}
dolmengoetter-waiting-druid = { $player } setzt den { $number }. von { $count } Druiden ein.
dolmengoetter-waiting-action = { $player } wählt eine Aktion.
dolmengoetter-waiting-stone = { $player } entscheidet, ob auf { $left } ein Stein bleibt.
dolmengoetter-waiting-majority = { $player } hat die Mehrheit in { $circle } und darf einen Dolmen obenauf legen.
dolmengoetter-waiting-tie = { $player } hat in { $circle } ausgeglichen und darf einen Dolmen unterschieben.

## Was getan werden kann

dolmengoetter-action-druid = Einen Druiden auf { $at } einsetzen
dolmengoetter-action-wander = Von { $from } nach { $to } wandern
dolmengoetter-action-gather = Auf { $at } Kräuter sammeln
dolmengoetter-action-fly = Von { $from } nach { $to } fliegen
dolmengoetter-action-stone = Einen Stein hinterlassen
dolmengoetter-action-no-stone = Keinen Stein (−{ $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
})
dolmengoetter-action-build = In { $circle } eine { $value } bauen
dolmengoetter-action-decline = In { $circle } verzichten

dolmengoetter-touch-place = dort den Druiden einsetzen
dolmengoetter-touch-standing = Druide steht
dolmengoetter-touch-lying = Druide liegt
dolmengoetter-touch-wander = dorthin wandern
dolmengoetter-touch-gather = Kräuter sammeln
dolmengoetter-touch-fly = dorthin fliegen
dolmengoetter-touch-stone = Stein hinterlassen ({ $stones } im Vorrat)
dolmengoetter-touch-no-stone = keinen Stein (−{ $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
})
dolmengoetter-touch-build = eine { $value }, jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dolmengoetter-touch-decline = verzichten

## Warum etwas nicht geht

dolmengoetter-refusal-game-over = Die Partie ist zu Ende; es gibt nichts mehr zu tun.
dolmengoetter-refusal-chance-first = Zuerst wird der Startspieler ausgelost.
dolmengoetter-refusal-no-chance-now = Jetzt gibt es nichts auszulosen: Nur zu Beginn wird der Startspieler ausgelost.
dolmengoetter-refusal-no-such-seat = Auf Platz { $seat } sitzt niemand; dieser Tisch hat { $seats } Plätze.
dolmengoetter-refusal-not-your-decision = Das entscheidest nicht du, sondern { $player }.
dolmengoetter-refusal-due-druid = Setz zuerst einen Druiden ein, etwa D 23.
dolmengoetter-refusal-due-action = Wähle zuerst eine Aktion: wandern (W 23 17), Kräuter sammeln (G 23) oder fliegen (F 23 17).
dolmengoetter-refusal-due-stone = Entscheide zuerst über den Stein: hinterlassen (S) oder nicht (N).
dolmengoetter-refusal-due-dolmen = Entscheide zuerst über den Dolmen: bauen (P B2 3) oder verzichten (X B2).
dolmengoetter-refusal-no-such-place = Einen Steinplatz { $place } gibt es nicht; dieser Plan hat die Steinplätze 1 bis { $last }.
dolmengoetter-refusal-stone-there = Steinplatz { $place } ist nicht frei: { $person ->
    [you] Dort liegt dein eigener Stein.
   *[other] Dort liegt ein Stein von { $player }.
}
dolmengoetter-refusal-druid-there = Steinplatz { $place } ist nicht frei: { $person ->
    [you] Dort ist dein eigener Druide.
   *[other] Dort ist ein Druide von { $player }.
}
dolmengoetter-refusal-not-free = Steinplatz { $place } ist nicht frei.
dolmengoetter-refusal-no-own-druid = Auf { $place } hast du keinen Druiden. Deine sind auf { $druids }.
dolmengoetter-refusal-druid-lies = Der Druide auf { $place } liegt: Er kann nur fliegen, auf jeden freien Steinplatz.
dolmengoetter-refusal-druid-stands = Der Druide auf { $place } steht: Er kann wandern oder Kräuter sammeln. Nur liegende Druiden fliegen.
dolmengoetter-refusal-out-of-reach = Von { $from } kommst du mit keinem Schritt, Sprung oder Runensprung nach { $to }. Von { $from } aus erreichst du { $reach }.
dolmengoetter-refusal-surrounded = Von { $from } kommst du nicht nach { $to }: Dieser Druide ist umstellt und kann nur Kräuter sammeln.
dolmengoetter-refusal-other-circle = Entscheide zuerst über { $circle }.
dolmengoetter-refusal-no-such-dolmen = Du hast keine { $value } mehr. Du hast { $values }.

## Neben dem Plan

dolmengoetter-panel-points = { $score } Pkt, { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}
dolmengoetter-panel-dolmens = Dolmen { $dolmens } gebaut { $built }
dolmengoetter-panel-supply = Deine Dolmen:
dolmengoetter-panel-supply-of = Dolmen von { $player }:
dolmengoetter-panel-final-round = Letzte Runde!

## Alle Steinkreise

dolmengoetter-circles-title = Die Steinkreise: Steine, wer vorn liegt, Stapel von oben nach unten mit Faktoren
dolmengoetter-circles-open = offen
dolmengoetter-circles-lead = Mehrheit { $player }
dolmengoetter-circles-tie = Patt { $players }
dolmengoetter-circles-scored = gewertet
dolmengoetter-circles-empty = kein Dolmen, oben × { $factor }

## Legende der Zeichnung

dolmengoetter-legend-free = 17: ein freier Steinplatz
dolmengoetter-legend-stone = { $sign } allein: ein Stein
dolmengoetter-legend-standing = { $sign }17: ein stehender Druide auf Steinplatz 17
dolmengoetter-legend-lying = { $sign }17: ein liegender Druide auf Steinplatz 17
dolmengoetter-legend-lit = [17]: wählbar; ein Druide sieht dann so aus: { $sign }17<
dolmengoetter-legend-circle = { $sign }B2: ein Steinkreis, in dem { $sign } die Mehrheit hat; =B2 Patt, ✓B2 gewertet
dolmengoetter-legend-stack = ■3 ×4: der Stapel, oberster zuerst, Ziffern sind deine; × der oberste Faktor

## Das Ende

dolmengoetter-result-title = Schlusswertung
dolmengoetter-result-nothing = In keinem Steinkreis liegen Dolmen; es wird nichts gewertet.
dolmengoetter-result-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dolmengoetter-account-title = Woher die Punkte kommen
dolmengoetter-account-start = Punkte am Anfang
dolmengoetter-account-complete = Vollständige Steinkreise
dolmengoetter-account-final = Schlusswertung
dolmengoetter-account-withheld = Kein Stein hinterlassen
dolmengoetter-account-total = Punkte
dolmengoetter-account-built = Gebaute Dolmen
dolmengoetter-winner = { $person ->
    [you] Du gewinnst mit { $score } Punkten.
   *[other] { $player } gewinnt mit { $score } Punkten.
}
dolmengoetter-winner-by-built = { $person ->
    [you] Du gewinnst mit { $score } Punkten und den meisten gebauten Dolmen ({ $built }).
   *[other] { $player } gewinnt mit { $score } Punkten und den meisten gebauten Dolmen ({ $built }).
}
dolmengoetter-winners = Geteilter Sieg: { $players } haben je { $score } Punkte und { $built } Dolmen gebaut.
dolmengoetter-place = { $place }. { $player }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}, { $built ->
    [one] 1 Dolmen gebaut
   *[other] { $built } Dolmen gebaut
}

## Optionen

dolmengoetter-option-board = Spielplan
dolmengoetter-option-start = Startspieler
dolmengoetter-option-colours = Farben
dolmengoetter-value-random = ausgelost
dolmengoetter-value-variant = { $name } – Variante

## Die Regeln in Kürze

dolmengoetter-rules =
    Ziel: die meisten Punkte. Punkte bringen Dolmen in Steinkreisen: Wert × Faktor.
    Vorbereitung: Reihum setzen alle drei Druiden auf freie Steinplätze.
    Dein Zug: Einer deiner Druiden handelt, auf genau eine von drei Weisen.
     - Ein stehender Druide wandert auf einen freien Nachbarplatz. Er darf Druiden überspringen, einen oder mehrere, nie Steine. Gleiche Runen an gegenüberliegenden Rändern sind Nachbarn, ebenso die vier Eckfelder.
     - Oder er sammelt Kräuter: Er legt sich hin.
     - Ein liegender Druide fliegt auf einen beliebigen freien Steinplatz und steht wieder.
    Nach dem Wandern oder Fliegen hinterlässt du auf dem verlassenen Steinplatz einen Stein, oder du zahlst 1 Punkt und hinterlässt keinen. Mit dem letzten Punkt ist der Stein Pflicht.
    Steinkreise: Ab 3 Steinen in mindestens 2 Farben zählt, wer vorn liegt.
     - Hast du gerade die Mehrheit gewonnen, darfst du verdeckt einen Dolmen obenauf legen, auch wenn ein fremder Stein sie dir brachte.
     - Schließt du mit einem eigenen Stein zur Führung auf, darfst du einen Dolmen unterschieben.
     - Eine Führung auszubauen bringt nichts.
    Wertung: Liegt auf jedem Platz eines Steinkreises ein Stein, bringt jeder Dolmen Wert × Faktor. Der oberste Faktor ist 3, 4 oder 5 im Kreis mit 4, 6 oder 8 Plätzen und sinkt mit jedem Dolmen darunter um eins.
    Spielende: Hat jemand den letzten eigenen Dolmen gebaut, haben alle anderen noch einen Zug. Ist der letzte Stein aller Spieler gesetzt, endet das Spiel sofort. Dann werden alle Steinkreise gewertet, in denen noch Dolmen liegen, vollständig oder nicht.
    Gleichstand: Mehr gebaute Dolmen gewinnen.

## Neben dem Spielplan auf einer Seite

dolmengoetter-round = { $stones ->
    [one] noch 1 Stein
   *[other] noch { $stones } Steine
}
dolmengoetter-round-setup = Aufbau
dolmengoetter-console-druid = Jeder freie Steinplatz ist recht.
dolmengoetter-console-setup = Dein Stein bleibt, wo dieser Druide fortgeht. Die meisten Plätze berühren drei Kreise; ein Stein zählt in jedem davon.
dolmengoetter-console-action = Der Stein bleibt, wo der Druide fortgeht.
dolmengoetter-told-you = Du
dolmengoetter-console-waiting = Das brächten die Steine deiner Druiden jetzt:
dolmengoetter-console-no-stones = Du hast keine Steine mehr: Deine Druiden lassen nichts zurück.
dolmengoetter-console-from = Dein Stein auf { $at } bewirkt:
dolmengoetter-console-stone = Ein Stein dort bewirkt:
dolmengoetter-console-dolmen = Nur du siehst seinen Wert.
dolmengoetter-walk-leave = Gehen, Stein lassen
dolmengoetter-walk-keep = Ohne Stein, −{ $cost }
dolmengoetter-row-lies = liegt, fliegt überallhin
dolmengoetter-row-top = Eine { $value } obenauf
dolmengoetter-row-below = Eine { $value } darunter
dolmengoetter-row-now = jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dolmengoetter-brings-lead = führt in { $circle }
dolmengoetter-brings-level = gleich in { $circle }
dolmengoetter-brings-other = { $circle } geht an { $player }
dolmengoetter-brings-full = füllt { $circle }
dolmengoetter-brings-nothing = noch kein Dolmen
dolmengoetter-outcome-lead = { $person ->
    [you] du führst: Dolmen obenauf
   *[other] { $player } führt: Dolmen für { $player }
}
dolmengoetter-outcome-level = { $person ->
    [you] du ziehst gleich: darunter
   *[other] { $player } zieht gleich: Dolmen für { $player }
}
dolmengoetter-outcome-lapses = { $person ->
    [you] du hast dafür keinen Dolmen mehr
   *[other] { $player } führt, hat aber keinen Dolmen
}
dolmengoetter-outcome-leads = { $person ->
    [you] du führst weiter
   *[other] { $player } führt weiter
}
dolmengoetter-outcome-tied = weiter gleich
dolmengoetter-outcome-open = noch offen
dolmengoetter-outcome-then-full = { $outcome }, dann Wertung
dolmengoetter-outcome-full = voll: Wertung, { $points } für dich
dolmengoetter-pill-leader = vorn
dolmengoetter-pill-level = gleich
dolmengoetter-pill-full = voll
dolmengoetter-told-top = obenauf { $circle }
dolmengoetter-told-below = unter { $circle }
dolmengoetter-told-declines = nichts in { $circle }
dolmengoetter-told-gathers = legt sich auf { $at }
dolmengoetter-told-no-stone = ohne Stein, −{ $cost }
dolmengoetter-moment-full = { $circle } ist voll
dolmengoetter-moment-rule = Wert × Faktor, von oben nach unten.
