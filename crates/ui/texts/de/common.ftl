# Sätze, die alle Spiele gemeinsam haben.

list-and = { $first } und { $last }

## Das Spiel im Terminal

play-input = ? Hilfe
play-back = Enter: anders wählen
play-many = { $count } Möglichkeiten: Tippe Nummer oder Wort von etwas Markiertem
play-not-understood = „{ $text }“ ist weder eine Möglichkeit noch ein Befehl. Tippe eine der Möglichkeiten, die Notation, etwa { $example }, oder ? für Hilfe.
play-you = du
play-bot = Bot
play-earlier = (l: alles)
play-log-title = Was bisher geschah
play-log-empty = Noch ist nichts geschehen.
play-rules-title = { $title }: die Regeln in Kürze
play-pass = Gib die Tastatur an { $player }. Gleich ist Geheimes zu sehen; sonst sollte niemand hinschauen.
play-pass-enter = { $player }: Drücke Enter, wenn du bereit bist.
play-secrets-enter = Drücke Enter, um sie wieder zu verbergen.
play-undone = Zurückgenommen. Entscheide neu.
play-undo-nothing = Es gibt noch nichts zurückzunehmen.
play-undo-drawn = Seitdem wurde etwas ausgelost; das lässt sich nicht mehr zurücknehmen.
play-undo-revealed = Seitdem haben alle etwas Verdecktes gesehen; das lässt sich nicht mehr zurücknehmen.
play-undo-agreed = Das nimmt eine Entscheidung von { $player } zurück. Sind alle einverstanden? (j/n)
play-undo-kept = Es wurde nichts zurückgenommen.
play-quit-sure = Die Partie jetzt beenden? (j/n)
play-quit-stay = Die Partie geht weiter.
play-quit = Die Partie wurde vorzeitig beendet.
play-recorded = Die Aufzeichnung steht in { $file }.
play-seed = Startwert { $seed }: Mit --seed { $seed } wird wieder dasselbe ausgelost.
play-window-needs = Dieser Spielplan braucht ein Fenster mit { $columns } Spalten und { $rows } Zeilen. Deines hat { $width } Spalten und { $height } Zeilen.
play-window-enlarge = Vergrößere das Fenster und drücke Enter, oder q zum Beenden.
play-page-more = Enter: nächste Seite, q: zurück
play-page-end = Enter: zurück
play-commands =
    Was du tippen kannst, immer gefolgt von Enter:
     was in Klammern steht: diese Möglichkeit; auch mehrere auf einmal: 23 17
     die Notation: jede Aktion in einer Zeile, etwa { $example }
     nur Enter: einen Schritt zurück oder alles neu zeichnen
     u  die letzte Entscheidung zurücknehmen, wenn seitdem nichts gezeigt wurde
     l  was in der ganzen Partie geschah
     c  was die Zeichnung nicht zeigt: Stapel, Karten und dergleichen
     v  was nur du weißt
     r  die Regeln in Kürze
     ?  diese Hilfe
     q  die Partie beenden
