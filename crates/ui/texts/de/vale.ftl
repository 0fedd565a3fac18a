# The Vale of Eternity

# drawing

room-vale-line = Kreaturen aus fünf Elementen auswählen, mit Steinen ohne Wechselgeld bezahlen und die Handvoll finden, die zusammenpasst.
room-vale-option-start = Startspieler
room-vale-start-random = wird ausgelost
room-vale-round = Runde { $round }
room-vale-round-limit = { $round } { $round ->
    [one] Platz
   *[other] Plätze
} · Freilassen kostet { $round }
room-vale-phase-hunt = Auswahl
room-vale-phase-action = Aktionen
room-vale-phase-resolution = Aktivierung
room-vale-mine = Mein Tal
room-vale-others = Die anderen
room-vale-area = Deine Kreaturen
room-vale-free = frei
room-vale-sleeps = Erwacht in Runde { $round }
room-vale-tamed = gezähmt
room-vale-sold = verkauft
room-vale-costs = kostet { $cost }
room-vale-first-short = 1.
room-vale-moment = Punkte für { $player }
room-vale-market = Markt
room-vale-sale = Was der Verkauf einer Karte bringt: { $family }
room-vale-marker = Marker: { $player }
room-vale-deck = im Stapel
room-vale-known-top = Obenauf liegt:
room-vale-discard = abgelegt
room-vale-discard-empty = Der Ablagestapel ist leer.
room-vale-card-about = { $family }, Kosten { $cost }
room-vale-hand = Hand ({ $count })
room-vale-hand-empty = Deine Hand ist leer. Gezähmte Kreaturen kommen hierher.
room-vale-hand-count = { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}
room-vale-creature-count = { $count ->
    [one] eine Kreatur
   *[other] { $count } Kreaturen
}
room-vale-red-count = { $count ->
    [one] ein roter Stein
   *[other] { $count } rote Steine
}
room-vale-blue-count = { $count ->
    [one] ein blauer Stein
   *[other] { $count } blaue Steine
}
room-vale-purple-count = { $count ->
    [one] ein lila Stein
   *[other] { $count } lila Steine
}
room-vale-stones = Steine: { $red } rot, { $blue } blau, { $purple } lila
room-vale-first = Startspieler dieser Runde
room-vale-purse = { $count } von { $limit } Steinen, zusammen { $value } wert
room-vale-purse-exact = genau { $sums }
room-vale-purse-changed = Jetzt wert:
room-vale-hint-cost = Zahle { $cost }:
room-vale-hint-free = kostenlos
room-vale-hint-exact = genau
room-vale-hint-lost = { $lost } verloren
room-vale-hint-ways = auf { $count } Arten
room-vale-hint-short = { $missing } fehlen
room-vale-hint-surplus = { $count } zu viel
room-vale-do-sell = Verkaufen
room-vale-do-tame = Zähmen
room-vale-do-summon = Beschwören
room-vale-do-release = Freilassen
room-vale-activated = Aktiviert
room-vale-barred = Jetzt nicht möglich
room-vale-winner = { $player } gewinnt mit { $score } Punkten.
room-vale-winner-by-creatures = { $player } gewinnt mit { $score } Punkten und mehr Kreaturen ({ $creatures }).
room-vale-winners = Geteilter Sieg: { $player } haben je { $score } Punkte und { $creatures } Kreaturen.
room-vale-cause-points = In Runde { $round } wurden sechzig Punkte erreicht.
room-vale-cause-rounds = Runde { $round } war die letzte.
room-vale-account-rounds = Punkte nach Runden
room-vale-account-cards = Punkte nach Karten
room-vale-account-start = Start
room-vale-account-total = Summe
room-vale-account-sum = { $points } Punkte mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}

# words

# In jedem Satz über jemanden ist $person "you" für die lesende Person und "other" für alle anderen, die $player
# heißen. Steine stehen überall im Akkusativ.

vale-red = { $count ->
    [one] 1 roten
   *[other] { $count } rote
}
vale-blue = { $count ->
    [one] 1 blauen
   *[other] { $count } blaue
}
vale-purple = { $count } lila
vale-stones = { $stones } { $last ->
    [one] Stein
   *[other] Steine
}
vale-stones-none = keinen Stein
vale-short-red = { $count } rot
vale-short-blue = { $count } blau
vale-short-purple = { $count } lila
vale-colour = { $colour ->
    [red] roten
    [blue] blauen
   *[purple] lila
} Stein
vale-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
vale-creature = { $family ->
    [fire] eine Feuer-Kreatur
    [water] eine Wasser-Kreatur
    [earth] eine Erde-Kreatur
    [wind] eine Luft-Kreatur
   *[dragon] einen Drachen
}
vale-card-of = { $family ->
    [fire] Feuer-Karte
    [water] Wasser-Karte
    [earth] Erde-Karte
    [wind] Luft-Karte
   *[dragon] Drachen-Karte
}
vale-kind = { $kind ->
    [instant] Sofort-Effekt
    [permanent] dauerhaften Effekt
   *[active] aktiven Effekt
}
vale-kind-short = { $kind ->
    [instant] Sofort
    [permanent] Dauerhaft
   *[active] Aktiv
}

## Was geschehen ist

vale-start-drawn = { $person ->
    [you] Du bist Startspieler.
   *[other] { $player } ist Startspieler.
}
vale-round-began = { $person ->
    [you] Runde { $round } beginnt, du fängst an.
   *[other] Runde { $round } beginnt, { $player } fängt an.
}
vale-shuffled = Der Ablagestapel ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}) wird zum neuen Nachziehstapel gemischt.
vale-revealed = Aufgedeckt: { $card }.
vale-hunted = { $person ->
    [you] Du wählst { $card } aus.
   *[other] { $player } wählt { $card } aus.
}
vale-sold = { $person ->
    [you] Du verkaufst { $card } für { $stones }.
   *[other] { $player } verkauft { $card } für { $stones }.
}
vale-tamed = { $person ->
    [you] Du zähmst { $card }.
   *[other] { $player } zähmt { $card }.
}
vale-shown = { $person ->
    [you] Du zeigst eine gezogene Karte: { $card }.
   *[other] { $player } zeigt eine gezogene Karte: { $card }.
}
vale-summoned = { $person ->
    [you] Du beschwörst { $card } für { $stones }.
   *[other] { $player } beschwört { $card } für { $stones }.
}
vale-summoned-nothing = { $person ->
    [you] Du beschwörst { $card }; das kostet nichts.
   *[other] { $player } beschwört { $card }; das kostet nichts.
}
vale-summoned-free = { $person ->
    [you] Du beschwörst { $card } kostenlos.
   *[other] { $player } beschwört { $card } kostenlos.
}
vale-released = { $person ->
    [you] Du lässt { $card } frei und zahlst { $stones }.
   *[other] { $player } lässt { $card } frei und zahlt { $stones }.
}
vale-turn-ended = { $person ->
    [you] Du beendest deinen Zug.
   *[other] { $player } beendet den Zug.
}
vale-activated = { $person ->
    [you] Du aktivierst { $card }.
   *[other] { $player } aktiviert { $card }.
}
vale-copied = { $person ->
    [you] Du führst mit { $source } den Effekt von { $card } aus.
   *[other] { $player } führt mit { $source } den Effekt von { $card } aus.
}
vale-chosen = { $person ->
    [you] Du wählst bei { $card }: { $options }.
   *[other] { $player } wählt bei { $card }: { $options }.
}
vale-player-chosen = { $person ->
    [you] Du wählst { $target }.
   *[other] { $player } wählt { $target }.
}
vale-player-chosen-you = { $player } wählt dich.
vale-player-chosen-self = { $person ->
    [you] Du wählst dich selbst.
   *[other] { $player } wählt sich selbst.
}
vale-points-gained = { $person ->
    [you] { $card } bringt dir { $sum }.
   *[other] { $card } bringt { $player } { $sum }.
}
vale-points-lost = { $person ->
    [you] { $card } kostet dich { $sum }.
   *[other] { $card } kostet { $player } { $sum }.
}
vale-points-none = { $person ->
    [you] { $card } bringt dir keinen Punkt.
   *[other] { $card } bringt { $player } keinen Punkt.
}
vale-gained = { $person ->
    [you] Du erhältst durch { $card } { $stones }.
   *[other] { $player } erhält durch { $card } { $stones }.
}
vale-gave = { $person ->
    [you] Du gibst für { $card } { $stones } ab.
   *[other] { $player } gibt für { $card } { $stones } ab.
}
vale-kept = { $person ->
    [you] Du behältst { $stones }.
   *[other] { $player } behält { $stones }.
}
vale-drawn = { $person ->
    [you] Du ziehst eine Karte.
   *[other] { $player } zieht eine Karte.
}
vale-drawn-card = { $person ->
    [you] Du ziehst { $card }.
   *[other] { $player } zieht { $card }.
}
vale-drawn-known = { $person ->
    [you] Du ziehst die bekannte oberste Karte: { $card }.
   *[other] { $player } zieht die bekannte oberste Karte: { $card }.
}
vale-recovered = { $person ->
    [you] Du nimmst { $card } auf die Hand zurück.
   *[other] { $player } nimmt { $card } auf die Hand zurück.
}
vale-discarded-hand = { $person ->
    [you] Du wirfst { $card } von der Hand ab.
   *[other] { $player } wirft { $card } von der Hand ab.
}
vale-discarded-area = { $person ->
    [you] Du wirfst { $card } aus deiner Auslage ab.
   *[other] { $player } wirft { $card } aus der Auslage ab.
}
vale-put-on-top = { $person ->
    [you] Du legst { $card } oben auf den Nachziehstapel.
   *[other] { $player } legt { $card } oben auf den Nachziehstapel.
}
vale-taken = { $person ->
    [you] Du nimmst { $card } aus dem Ablagestapel auf die Hand.
   *[other] { $player } nimmt { $card } aus dem Ablagestapel auf die Hand.
}
vale-over-points = Spielende: { $points } Punkte sind erreicht.
vale-over-rounds = Spielende: Die letzte Runde ist vorbei.

## Was zu entscheiden ist

vale-prompt-named = { $player }: { $prompt }
vale-prompt-hunt = Wähle eine Karte aus: In deinem Zug verkaufst oder zähmst du sie. ({ $number } von { $count })
vale-prompt-action = Du bist am Zug: Wähle eine Karte, oder beende den Zug.
vale-prompt-action-end = Mehr kannst du nicht tun: Beende deinen Zug.
vale-prompt-action-markers = Du bist am Zug. Noch zu verkaufen oder zu zähmen: { $cards }.
vale-prompt-marked = { $card }: verkaufen oder zähmen?
vale-prompt-summon = { $card } beschwören?
vale-prompt-summon-pay = { $card } beschwören kostet { $cost }: Womit bezahlst du?
vale-prompt-release = { $card } freilassen? Die Karte kommt auf den Ablagestapel.
vale-prompt-release-pay = { $card } freilassen kostet { $cost }: Womit bezahlst du?
vale-prompt-keep = Du hast { $have } Steine und darfst { $limit } behalten: Welche?
vale-prompt-activate = Welchen aktiven Effekt führst du als Nächstes aus?
vale-prompt-discard = { $card }: Welche Handkarte wirfst du ab?
vale-prompt-free = { $card }: Welche Handkarte beschwörst du kostenlos?
vale-prompt-recover = { $card }: Welche Kreatur nimmst du auf die Hand zurück?
vale-prompt-dismiss = { $card }: Welche Kreaturen wirfst du ab, höchstens { $most }?
vale-prompt-force = { $card }: Wer muss { $creature } abwerfen?
vale-prompt-steal = { $card }: Wem stiehlst du { $sum }?
vale-prompt-yield = { $card } trifft dich: Du musst { $creature } abwerfen. Welche Karte?
vale-prompt-copy = { $card }: Wessen { $kind } führst du aus?
vale-prompt-choose = { $card }: Was wählst du?
vale-prompt-choose-two = { $card }: Welche zwei wählst du?
vale-prompt-take = { $card }: Welche Karte nimmst du aus dem Ablagestapel?
vale-waiting-hunt = { $player } wählt eine Karte im Markt aus.
vale-waiting-action = { $player } ist am Zug.
vale-waiting-keep = { $player } hat zu viele Steine und entscheidet, welche bleiben.
vale-waiting-activate = { $player } aktiviert Kreaturen.
vale-waiting-discard = { $player } wirft für { $card } eine Handkarte ab.
vale-waiting-free = { $player } beschwört durch { $card } eine Handkarte kostenlos.
vale-waiting-recover = { $player } nimmt durch { $card } eine Kreatur auf die Hand zurück.
vale-waiting-dismiss = { $player } wirft durch { $card } Kreaturen ab.
vale-waiting-player = { $player } entscheidet, wen { $card } trifft.
vale-waiting-yield = { $player } muss wegen { $card } eine Kreatur abwerfen.
vale-waiting-copy = { $player } entscheidet, wessen Effekt { $card } ausführt.
vale-waiting-choose = { $player } wählt bei { $card }.
vale-waiting-take = { $player } nimmt durch { $card } eine Karte aus dem Ablagestapel.

## Was getan werden kann

vale-action-hunt = { $card } auswählen
vale-action-sell = { $card } verkaufen
vale-action-tame = { $card } zähmen
vale-action-summon = { $card } für { $stones } beschwören
vale-action-summon-nothing = { $card } beschwören, ohne zu zahlen
vale-action-release = { $card } freilassen und { $stones } zahlen
vale-action-end = Den Zug beenden
vale-action-keep = { $stones } behalten
vale-action-activate = { $card } aktivieren
vale-action-discard = { $card } von der Hand abwerfen
vale-action-free = { $card } kostenlos beschwören
vale-action-recover = { $card } auf die Hand zurücknehmen
vale-action-dismiss = { $cards } abwerfen
vale-action-dismiss-none = Keine Kreatur abwerfen
vale-action-player = { $player } wählen
vale-action-yield = { $card } aus der Auslage abwerfen
vale-action-copy = Den Effekt von { $card } ausführen
vale-action-choose = { $options } wählen
vale-action-take = { $card } aus dem Ablagestapel nehmen

vale-word-tame = z
vale-word-summon = b
vale-touch-sell = verkaufen: { $stones }
vale-touch-sell-surplus = verkaufen: { $stones }, { $count ->
    [one] 1 Stein muss
   *[other] { $count } Steine müssen
} zurück
vale-touch-tame = zähmen
vale-touch-end = Zug beenden
vale-touch-free = beschwören, kostet nichts
vale-touch-summon = beschwören für { $stones }: { $paying }
vale-touch-release = freilassen für { $stones }: { $paying }
vale-touch-pay = { $stones }: { $paying }
vale-paying-exact = genau { $cost }
vale-paying-lost = zahlt { $value } für { $cost }, { $lost } verloren
vale-touch-keep = { $stones }, { $value } wert
vale-touch-none = keine

## Warum etwas nicht geht

vale-refusal-game-over = Die Partie ist zu Ende; es gibt nichts mehr zu tun.
vale-refusal-chance-first = Zuerst werden Karten gezogen.
vale-refusal-no-chance-now = Jetzt gibt es nichts zu ziehen; jemand muss entscheiden.
vale-refusal-other-chance = Jetzt wird etwas anderes gezogen.
vale-refusal-no-such-seat = Auf Platz { $seat } sitzt niemand; dieser Tisch hat { $seats } Plätze.
vale-refusal-not-your-decision = Das entscheidest nicht du, sondern { $player }.
vale-refusal-due-hunt = Wähle eine Karte im Markt aus, auf der noch kein Marker liegt.
vale-refusal-due-action = Du bist am Zug: verkaufen, zähmen, beschwören, freilassen oder beenden.
vale-refusal-due-keep = Entscheide zuerst, welche Steine du behältst, so viele wie dein Limit.
vale-refusal-due-activate = Aktiviere zuerst eine Kreatur in deiner Auslage mit aktivem Effekt.
vale-refusal-due-discard = Wirf zuerst eine Handkarte ab.
vale-refusal-due-free = Beschwöre zuerst eine Handkarte kostenlos.
vale-refusal-due-recover = Nimm zuerst eine Kreatur auf die Hand zurück.
vale-refusal-due-dismiss = Entscheide zuerst, welche Kreaturen du abwirfst.
vale-refusal-due-player = Wähle zuerst jemanden (player P1).
vale-refusal-due-yield = Wirf zuerst eine Kreatur aus deiner Auslage ab.
vale-refusal-due-copy = Entscheide zuerst, wessen Effekt du ausführst.
vale-refusal-due-choose = Wähle zuerst unter den Möglichkeiten der Karte.
vale-refusal-due-take = Nimm zuerst eine Karte aus dem Ablagestapel.
vale-refusal-wrong-number = Das ist die falsche Anzahl; richtig { $needed ->
    [one] ist 1
   *[other] sind { $needed }
}.
vale-refusal-at-most = Das sind zu viele; höchstens { $needed } sind möglich.
vale-refusal-keep-number = Behalte genau { $needed } Steine, so viele wie dein Limit.
vale-refusal-twice = { $card } ist doppelt genannt.
vale-refusal-not-in-pile = { $card } kann jetzt nicht vom Nachziehstapel kommen.
vale-refusal-known-top = Oben auf dem Nachziehstapel liegt { $card }; das wissen alle.
vale-refusal-not-in-display = { $card } liegt nicht im Markt.
vale-refusal-not-in-display-now = { $card } liegt nicht im Markt. Du kannst { $cards } auswählen.
vale-refusal-marked = { $person ->
    [you] Auf { $card } liegt schon dein Marker. Wähle eine andere Karte aus.
   *[other] Auf { $card } liegt schon ein Marker von { $player }. Wähle eine andere Karte aus.
}
vale-refusal-not-your-marker = Auf { $card } liegt kein Marker von dir; verkaufen und zähmen kannst du nur, was du ausgewählt hast.
vale-refusal-not-your-marker-but = Auf { $card } liegt kein Marker von dir. Deine Marker liegen auf { $cards }.
vale-refusal-marker-left = Verkaufe oder zähme zuerst { $card }, dann beende deinen Zug.
vale-refusal-not-in-hand = { $card } ist nicht auf deiner Hand.
vale-refusal-not-in-hand-sell = { $card } liegt mit deinem Marker im Markt; zähme die Karte zuerst.
vale-refusal-not-in-area = { $card } liegt nicht in deiner Auslage.
vale-refusal-not-discarded = { $card } liegt nicht auf dem Ablagestapel.
vale-refusal-area-full = Deine Auslage ist voll: In Runde { $limit } { $limit ->
    [one] ist Platz für 1 Kreatur
   *[other] ist Platz für { $limit } Kreaturen
}. Lass zuerst eine frei (kostet { $limit }) oder warte auf die nächste Runde.
vale-refusal-cannot-afford = Das kostet { $cost }; deine Steine sind zusammen { $have } wert, es { $missing ->
    [one] fehlt 1
   *[other] fehlen { $missing }
}.
vale-refusal-cannot-afford-none = Das kostet { $cost }, und du hast keinen Stein.
vale-refusal-no-such-stones = Diese Steine hast du nicht. Du hast { $stones }.
vale-refusal-pays-too-little = Das kostet { $cost }; diese Steine sind nur { $value } wert.
vale-refusal-superfluous = Ein { $colour ->
    [red] roter Stein
    [blue] blauer Stein
   *[purple] lila Stein
} davon ist überflüssig: Auch ohne ihn sind { $cost } bezahlt. Überflüssige Steine darfst du nicht zahlen.
vale-refusal-wrong-family = Hier wird { $creature } gebraucht.
vale-refusal-no-match = { $card } passt nicht. { $source }: „{ $text }“
vale-refusal-no-match-now = { $card } passt hier nicht.
vale-refusal-same-card = Hier geht es um eine andere Karte als { $card } selbst.
vale-refusal-no-such-player-force = { $person ->
    [you] Du hast keine passende Kreatur.
   *[other] { $player } hat keine passende Kreatur.
} Möglich: { $players }.
vale-refusal-no-such-player-steal = { $person ->
    [you] Stehlen kannst du nur von anderen.
   *[other] { $player } hat nicht genug Punkte.
} Möglich: { $players }.
vale-refusal-no-active-effect = { $card } hat keinen aktiven Effekt.
vale-refusal-no-such-effect = { $card } hat keinen { $kind }.
vale-refusal-already-used = { $card } wurde in dieser Runde schon aktiviert.
vale-refusal-other-choice = Wähle zuerst bei { $card }.
vale-refusal-impossible = { $card } geht jetzt nicht: { $why }
vale-obstacle-force = Niemand hat { $creature } in der Auslage.
vale-obstacle-steal = Niemand außer dir hat { $sum }.
vale-obstacle-points = Dazu brauchst du { $sum }.
vale-obstacle-stone = Du hast keinen { $stone }.
vale-obstacle-draw = Nachziehstapel und Ablagestapel sind leer.
vale-obstacle-recover = Keine Kreatur passt zu „{ $text }“
vale-obstacle-discard = Du hast keine Handkarte zum Abwerfen.
vale-obstacle-free = Keine andere Handkarte könnte danach kostenlos beschworen werden.
vale-obstacle-free-family = Du hast keine { $card-of } auf der Hand, die kostenlos beschworen werden könnte.
vale-obstacle-take = Auf dem Ablagestapel liegt keine { $card-of }.
vale-obstacle-copy = Keine andere deiner Kreaturen hat einen { $kind }, der jetzt möglich ist.
vale-obstacle-choose = { $pick ->
    [one] Keine der Möglichkeiten geht.
   *[other] Weniger als { $pick } der Möglichkeiten gehen.
}
vale-obstacle-left = Die Karte liegt nicht mehr in der Auslage.
vale-condition = Die Bedingung ist nicht erfüllt.
vale-condition-lacks = In deiner Auslage darf dafür keine { $card-of } liegen.
vale-condition-stone = Dafür brauchst du einen { $stone }.
vale-condition-hand-below = Dafür brauchst du weniger als { $count } Handkarten.
vale-condition-hand-equals = Dafür brauchst du gleich viele Handkarten wie Kreaturen; du hast { $hand } auf der Hand und { $area } in der Auslage.
vale-condition-ahead = Dafür muss jemand mehr Punkte haben als du.
vale-condition-costs = Dafür brauchst du Kreaturen mit den aufgedruckten Kosten { $costs }.

## Die Zeichnung im Terminal

vale-panel-round = Runde { $round }/{ $last }
vale-panel-phase = { $phase ->
    [start] Vorbereitung
    [hunt] Auswahl
    [action] Aktionen
    [resolution] Aktivierung
   *[over] Ende
}
vale-panel-piles = Stapel { $deck }, Ablage { $discard }
vale-panel-top = oben { $card }
vale-panel-score = { $score } Pkt
vale-panel-stones = Steine
vale-panel-no-stones = keine
vale-panel-worth = wert { $value }
vale-panel-hand = Hand { $count }
vale-panel-area = Auslage { $count }/{ $limit }
vale-panel-more = +{ $count } …
vale-note-last = Letzte Runde
vale-note-reached = { $points } Punkte erreicht: Das Spiel endet nach dieser Runde
vale-legend-market = 1 bis 8: Karten im Markt, dahinter das Zeichen der Person, deren Marker darauf liegt
vale-legend-zones = h1: Karten deiner Hand (mit den Kosten für dich); a1: Kreaturen deiner Auslage; d1: Ablagestapel
vale-legend-card = Fe4 Agni: Element (Feuer, Wasser, Erde, Luft, Drache) und Kosten
vale-legend-lit = [h1]: wählbar; ✓: in dieser Runde schon aktiviert
vale-legend-stones = Steine 1 3 6: rot, blau, lila; wert: was sie dir zusammen bringen
vale-legend-words = Tippe Steine als Ziffern: 133 ist ein roter und zwei blaue; mehrere Kreaturen mit Plus: 1+3; keine: 0
vale-legend-more = c: alle Karten mit ihren Effekten; v: deine Hand
vale-overview-market = Im Markt
vale-overview-area = Auslage: { $player }
vale-overview-area-empty = leer
vale-overview-hand = Hand: { $player }
vale-overview-discard = Ablagestapel
vale-overview-top = Oben auf dem Nachziehstapel
vale-secrets-purse = Steine: { $stones }, zusammen { $value } wert, höchstens { $limit }
vale-secrets-exact = Genau bezahlbar: { $sums }
vale-secrets-free = kostet dich nichts
vale-secrets-cost = kostet dich { $cost }: { $how }
vale-secrets-short = { $missing } zu wenig
vale-secrets-empty = Deine Hand ist leer.

## Das Ende

vale-account-rounds = Punkte nach Runden
vale-account-start = Start
vale-account-total = Summe
vale-account-cards = Punkte nach Karten
vale-account-no-cards = keine
vale-winner = { $person ->
    [you] Du gewinnst mit { $score } Punkten.
   *[other] { $player } gewinnt mit { $score } Punkten.
}
vale-winner-by-creatures = { $person ->
    [you] Du gewinnst mit { $score } Punkten und den meisten Kreaturen ({ $creatures }).
   *[other] { $player } gewinnt mit { $score } Punkten und den meisten Kreaturen ({ $creatures }).
}
vale-winners = Geteilter Sieg: { $players } haben je { $score } Punkte und { $creatures ->
    [one] 1 Kreatur
   *[other] { $creatures } Kreaturen
}.
vale-place = { $place }. { $player }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}, { $creatures ->
    [one] 1 Kreatur
   *[other] { $creatures } Kreaturen
}

## Optionen

vale-option-start = Startspieler: { $start }
vale-start-random = ausgelost
vale-seat = { $number ->
    [1] Elfenbein
    [2] Schiefer
    [3] Türkis
    [4] Malve
   *[other] Bronze
}

## Die Regeln in Kürze

vale-rules =
    Ziel: nach höchstens zehn Runden die meisten Punkte. Punkte bringen die Effekte der Kreaturen in deiner Auslage; Steine und Handkarten zählen am Ende nichts.
    Jede Runde hat drei Phasen.
     1. Auswahl: Je Spieler werden zwei Karten aufgedeckt. Reihum legen alle einen Marker auf eine Karte, dann in umgekehrter Reihenfolge noch einen.
     2. Aktionen: In deinem Zug verkaufst oder zähmst du jede deiner zwei Karten und darfst beliebig oft beschwören und freilassen, alles in beliebiger Reihenfolge.
     3. Aktivierung: Alle führen jeden aktiven Effekt ihrer Kreaturen einmal aus, wenn er möglich ist. Das ist Pflicht, nur die Reihenfolge ist frei.
    Verkaufen bringt Steine nach dem Element: Feuer 3 rote, Wasser 1 blauen, Erde 4 rote, Luft 1 roten und 1 blauen, Drache 1 lila. Rot ist 1 wert, Blau 3, Lila 6.
    Zähmen: Die Karte kommt auf die Hand.
    Beschwören: Bezahle die Kosten einer Handkarte und lege sie in die Auslage. Es gibt kein Wechselgeld, und überflüssige Steine darfst du nicht zahlen. Der Sofort-Effekt muss ganz möglich sein, sonst geht es nicht.
    Platz: In deine Auslage passen so viele Kreaturen, wie die Runde zählt. Freilassen kostet die Rundenzahl und macht Platz.
    Vier Steine darfst du behalten. Hast du mehr, wählst du sofort, welche bleiben.
    Effekte: Sofort wirkt einmal beim Beschwören, Dauerhaft gilt, solange die Kreatur liegt, Aktiv wirkt in jeder Aktivierung.
    Ende: nach der Runde, in der jemand 60 Punkte hat, spätestens nach Runde 10. Bei Gleichstand gewinnen mehr Kreaturen in der Auslage.
