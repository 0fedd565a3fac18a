# Rune Stones

# drawing

room-runestones-line = Kreaturen beschwören, ihre Fähigkeiten ausreizen, Artefakte schmieden – und Kräfte in Stein ritzen, die bleiben.
room-runestones-option-start = Startspieler
room-runestones-start-random = wird ausgelost
room-runestones-option-druids = Druide
room-runestones-option-rounds = Rundenlimit
room-runestones-track = Machtleiste
room-runestones-round = Runde { $round }
room-runestones-start-player = Startspieler: { $player }
room-runestones-first = Startspieler
room-runestones-score = { $count ->
    [one] ein Machtpunkt
   *[other] { $count } Machtpunkte
}
room-runestones-display = Auslage
room-runestones-cost = { $count ->
    [one] kostet einen Magiepunkt
   *[other] kostet { $count } Magiepunkte
}
room-runestones-slot-empty = leer
room-runestones-reconstructed = Nachgebaute Karten
room-runestones-reconstructed-why = Die gedruckten Karten sind nicht öffentlich. Zahlen und die meisten Farben stimmen; Magiepunkte und Fähigkeiten sind für Henge entworfen. Wer das Spiel besitzt, kann die echten eintragen.
room-runestones-pile = Stapel ({ $count })
room-runestones-thrown = Ablage ({ $count })
room-runestones-draw = Nachziehstapel ({ $count })
room-runestones-discard = Ablagestapel ({ $count })
room-runestones-unseen = Hand oder Nachziehstapel ({ $count })
room-runestones-pile-empty = Hier liegt nichts.
room-runestones-pile-sure = Umrandete Karten sind sicher auf der Hand.
room-runestones-magic = { $count } { $colour ->
    [blue] { $count ->
        [one] blauer
       *[other] blaue
    }
    [yellow] { $count ->
        [one] gelber
       *[other] gelbe
    }
    [green] { $count ->
        [one] grüner
       *[other] grüne
    }
    [red] { $count ->
        [one] roter
       *[other] rote
    }
   *[other] { $count ->
        [one] vielfarbiger
       *[other] vielfarbige
    }
} { $count ->
    [one] Magiepunkt
   *[other] Magiepunkte
}
room-runestones-magic-shown = { $count } Magie bereit
room-runestones-magic-then = dann { $count } Magie
room-runestones-magic-apart = keine gemeinsame Farbe
room-runestones-do-summon = Beschwören
room-runestones-do-take = Nehmen
room-runestones-do-abilities = Fähigkeiten
room-runestones-do-enough = Keine weitere Karte
room-runestones-do-finish = Auf den Rest verzichten
room-runestones-do-forge = Schmieden
room-runestones-do-done = Fertig geschmiedet
room-runestones-do-apply = Ausführen
room-runestones-do-forgo = Verzichten
room-runestones-do-end = Zug beenden
room-runestones-smithies = Schmieden
room-runestones-or-ore = oder in jeder Schmiede { $count ->
    [one] 1 Erz
   *[other] { $count } Erze
}, dann ohne Zugabe
room-runestones-with-gems = Mit Edelsteinen
room-runestones-with-ore = Mit Erz
room-runestones-smithy = Schmiede { $number }: { $colour ->
    [blue] ein blaues Artefakt für { $count } blaue Edelsteine.
    [yellow] ein gelbes Artefakt für { $count } gelbe Edelsteine.
    [green] ein grünes Artefakt für { $count } grüne Edelsteine.
    [red] ein rotes Artefakt für { $count } rote Edelsteine.
    [wild] ein Jokerartefakt für { $count } beliebige Edelsteine.
   *[other] leer; ein Artefakt kostet { $count } Edelsteine seiner Farbe.
}
room-runestones-bonus-die = Mit Edelsteinen bezahlt darfst du auch würfeln.
room-runestones-bonus-ore = Mit Edelsteinen bezahlt gibt es ein Erz dazu.
room-runestones-bonus-points = { $count ->
    [one] Mit Edelsteinen bezahlt gibt es einen Punkt dazu.
   *[other] Mit Edelsteinen bezahlt gibt es { $count } Punkte dazu.
}
room-runestones-supply = Vorrat
room-runestones-gem-count = { $colour ->
    [blue] { $count ->
        [one] ein blauer Edelstein
       *[other] { $count } blaue Edelsteine
    }
    [yellow] { $count ->
        [one] ein gelber Edelstein
       *[other] { $count } gelbe Edelsteine
    }
    [green] { $count ->
        [one] ein grüner Edelstein
       *[other] { $count } grüne Edelsteine
    }
    [red] { $count ->
        [one] ein roter Edelstein
       *[other] { $count } rote Edelsteine
    }
   *[other] { $count ->
        [one] ein Jokerstein
       *[other] { $count } Jokersteine
    }
}
room-runestones-ore-count = { $count ->
    [one] 1 Erz
   *[other] { $count } Erze
}
room-runestones-artifacts = Artefakte: { $count } übrig, { $discard } eingetauscht
room-runestones-artifacts-pile = Im Vorrat:
room-runestones-artifacts-discard = Eingetauscht:
room-runestones-die-shows = Gewürfelt: { $face }
room-runestones-die-unrolled = Noch nicht gewürfelt
room-runestones-die-left = { $count }-mal
room-runestones-runes = Runensteine
room-runestones-rune-left = { $count ->
    [0] keiner übrig
    [one] einer übrig
   *[other] { $count } übrig
}
room-runestones-rune-free = Ein freier Platz für einen Runenstein
room-runestones-short-magic = +{ $count } Magie
room-runestones-short-hand = { $count } Karten
room-runestones-short-swap = Tausch
room-runestones-short-wild = Joker­farbe
room-runestones-short-plus = beide Seiten
room-runestones-short-die = Würfel ×{ $count }
room-runestones-short-extra = +{ $count } Macht
room-runestones-short-three = { $count } nutzen
room-runestones-power-magic = Beim Beschwören hast du { $count } Magiepunkte beliebiger Farbe mehr, auch ganz ohne Karte.
room-runestones-power-hand = Du füllst deine Hand auf { $count } Karten auf.
room-runestones-power-swap = Einmal in jedem deiner Züge: ein Edelstein gegen ein Erz oder ein Erz gegen einen Edelstein nach Wahl.
room-runestones-power-wild = Lege einen Edelstein einer Farbe aus dem Vorrat darauf: Deine Edelsteine dieser Farbe gelten von da an als Jokersteine.
room-runestones-power-plus = Von jeder Wahlfähigkeit darfst du beide Seiten nutzen.
room-runestones-power-die = Was ein Würfelwurf einer Karte bringt, bringt er zweimal.
room-runestones-power-extra = Jede Karte, die Machtpunkte bringt, bringt einen mehr.
room-runestones-power-three = Du darfst bis zu { $count } Karten auf einmal nutzen; von dreien bleibt dir nur die niedrigste.
room-runestones-swap-now = Tausch:
room-runestones-wild-now = Jokerfarbe:
room-runestones-row = { $number ->
    [1] Obere Machtreihe
   *[other] Untere Machtreihe
}: { $count ->
    [0] leer
    [one] ein Artefakt
   *[other] { $count } Artefakte
}, { $points } Punkte wert
room-runestones-space = { $number ->
    [1] Obere Machtreihe
   *[other] Untere Machtreihe
}, { $colour ->
    [blue] blaues
    [yellow] gelbes
    [green] grünes
    [red] rotes
   *[other] weißes
} Feld
room-runestones-hand = Hand ({ $count })
room-runestones-hand-empty = Deine Hand ist leer.
room-runestones-kept-beside = bleibt neben { $cards }
room-runestones-lost-beside = verloren neben { $cards }
room-runestones-keeps = { $cards } bleibt
room-runestones-loses = du verlierst { $cards }
room-runestones-laid = Ausgelegt
room-runestones-will-stay = bleibt dir
room-runestones-will-go = geht verloren
room-runestones-will-leave = kommt aus dem Spiel
room-runestones-effect-gem = { $colour ->
    [blue] { $count ->
        [one] einen blauen Edelstein
       *[other] { $count } blaue Edelsteine
    }
    [yellow] { $count ->
        [one] einen gelben Edelstein
       *[other] { $count } gelbe Edelsteine
    }
    [green] { $count ->
        [one] einen grünen Edelstein
       *[other] { $count } grüne Edelsteine
    }
   *[red] { $count ->
        [one] einen roten Edelstein
       *[other] { $count } rote Edelsteine
    }
}
room-runestones-effect-each = einen Edelstein jeder Farbe
room-runestones-effect-others = einen Edelstein jeder anderen Farbe
room-runestones-effect-any = { $count ->
    [one] einen beliebigen Edelstein
   *[other] { $count } beliebige Edelsteine
}
room-runestones-effect-wild = { $count ->
    [one] einen Jokerstein
   *[other] { $count } Jokersteine
}
room-runestones-effect-ore = { $count ->
    [one] ein Erz
   *[other] { $count } Erze
}
room-runestones-effect-points = { $count ->
    [one] 1 Machtpunkt
   *[other] { $count } Machtpunkte
}
room-runestones-effect-die = { $count ->
    [one] einen Würfelwurf
   *[other] { $count } Würfelwürfe
}
room-runestones-effect-card = { $colour ->
    [blue] { $count ->
        [one] eine blaue Karte aus der Auslage
       *[other] { $count } blaue Karten aus der Auslage
    }
    [yellow] { $count ->
        [one] eine gelbe Karte aus der Auslage
       *[other] { $count } gelbe Karten aus der Auslage
    }
    [green] { $count ->
        [one] eine grüne Karte aus der Auslage
       *[other] { $count } grüne Karten aus der Auslage
    }
    [red] { $count ->
        [one] eine rote Karte aus der Auslage
       *[other] { $count } rote Karten aus der Auslage
    }
    [white] { $count ->
        [one] eine weiße Karte aus der Auslage
       *[other] { $count } weiße Karten aus der Auslage
    }
   *[any] { $count ->
        [one] eine Karte aus der Auslage
       *[other] { $count } Karten aus der Auslage
    }
}
room-runestones-ability-choice = { $one } – oder { $other }
room-runestones-ability-exchange = für { $price }: { $gain }
room-runestones-odds = Was die nächsten Karten und der Würfel bringen können
room-runestones-odds-cards = Deine Chancen, je nach Zahl der gezogenen Karten. Hervorgehoben ist dein nächstes Ziehen.
room-runestones-odds-drawn = Gezogene Karten
room-runestones-odds-pile = { $count ->
    [one] Die Karte des Nachziehstapels
   *[other] Jede der { $count } Karten des Nachziehstapels
}
room-runestones-odds-discard = { $count ->
    [one] Die Karte, die gemischt würde
   *[other] Jede der { $count } Karten, die gemischt würden
}
room-runestones-odds-one = { $count ->
    [one] Die Karte mit
   *[other] Mindestens eine von { $count } Karten mit
}
room-runestones-odds-points = Machtpunkten
room-runestones-odds-shuffle = { $count ->
    [0] Der Nachziehstapel ist leer: Zuerst wird der Ablagestapel gemischt. Karten, die bis dahin dorthin kommen, sind mit dabei.
    [one] Nach der einen Karte des Nachziehstapels wird der Ablagestapel gemischt. Karten, die bis dahin dorthin kommen, sind mit dabei.
   *[other] Nach den { $count } Karten des Nachziehstapels wird der Ablagestapel gemischt. Karten, die bis dahin dorthin kommen, sind mit dabei.
}
room-runestones-odds-die = Ein Wurf mit dem Würfel
room-runestones-odds-twice = Eine bestimmte Seite mindestens einmal in zwei Würfen: { $ways }/{ $of } ({ $percent } %).
room-runestones-counts-hand = { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}
room-runestones-counts-draw = { $count ->
    [one] eine Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
room-runestones-counts-discard = { $count ->
    [one] eine Karte im Ablagestapel
   *[other] { $count } Karten im Ablagestapel
}
room-runestones-counts-gem = { $count ->
    [one] ein Edelstein
   *[other] { $count } Edelsteine
}
room-runestones-counts-ore = { $count ->
    [one] ein Erz
   *[other] { $count } Erze
}
room-runestones-counts-rune = { $count ->
    [one] ein Runenstein
   *[other] { $count } Runensteine
}
room-runestones-actions = Was du tun kannst
room-runestones-ladder = Reihe aus
room-runestones-place-kept = bleibt
room-runestones-place-lost = geht
room-runestones-lip = Berühre eine Kreatur, zwei Karten oder eine Schmiede
room-runestones-taken = erledigt
room-runestones-place-market = Markt
room-runestones-place-mine = Meins
room-runestones-place-others = Andere
room-runestones-plan = Beschwören für { $count }
room-runestones-plan-other = Andere Karten
room-runestones-winner = { $player } gewinnt mit { $score } Punkten
room-runestones-winners = { $player } gewinnen gemeinsam mit { $score } Punkten
room-runestones-cause-power = Am Ende von Runde { $round } waren { $points } Punkte erreicht.
room-runestones-cause-rounds = Runde { $round } war die letzte.
room-runestones-account-sources = Punkte nach Herkunft
room-runestones-account-parts = Reihe für Reihe, Karte für Karte
room-runestones-from-start = zu Beginn
room-runestones-from-cards = Fähigkeiten der Karten
room-runestones-from-extra = Rune: Extra Machtpunkt
room-runestones-from-die = Würfel
room-runestones-from-smithies = Schmieden
room-runestones-from-rows = eingetauschte Machtreihen
room-runestones-from-final-rows = Machtreihen am Ende
room-runestones-from-leftover = übrige Edelsteine und Erze
room-runestones-total = Summe
room-runestones-row-handed = { $number ->
    [1] Obere Machtreihe
   *[other] Untere Machtreihe
} eingetauscht, { $count } Artefakte
room-runestones-row-final = { $number ->
    [1] Obere Machtreihe
   *[other] Untere Machtreihe
} am Ende, { $count } Artefakte
room-runestones-leftover = { $count } Edelsteine und Erze übrig

# words

# In jedem Satz über jemanden ist $person "you" für die lesende Person und "other" für alle anderen, die $player
# heißen. Edelsteine stehen in Sätzen im Akkusativ.

runestones-druid = { $druid ->
    [brown] Braun
    [grey] Grau
    [beige] Beige
   *[black] Schwarz
}
runestones-druid-card = Druide
runestones-gem = { $gem ->
    [blue] einen blauen Edelstein
    [yellow] einen gelben Edelstein
    [green] einen grünen Edelstein
    [red] einen roten Edelstein
   *[wild] einen Jokerstein
}
runestones-no-gem = { $gem ->
    [blue] keinen blauen Edelstein
    [yellow] keinen gelben Edelstein
    [green] keinen grünen Edelstein
    [red] keinen roten Edelstein
   *[wild] keinen Jokerstein
}
runestones-gems-blue = { $count ->
    [one] 1 blauen Edelstein
   *[other] { $count } blaue Edelsteine
}
runestones-gems-yellow = { $count ->
    [one] 1 gelben Edelstein
   *[other] { $count } gelbe Edelsteine
}
runestones-gems-green = { $count ->
    [one] 1 grünen Edelstein
   *[other] { $count } grüne Edelsteine
}
runestones-gems-red = { $count ->
    [one] 1 roten Edelstein
   *[other] { $count } rote Edelsteine
}
runestones-gems-wild = { $count ->
    [one] 1 Jokerstein
   *[other] { $count } Jokersteine
}
runestones-gems-any = { $count ->
    [one] 1 beliebigen Edelstein
   *[other] { $count } beliebige Edelsteine
}
runestones-gems-none = keinen Edelstein
runestones-short = { $gem ->
    [blue] blau
    [yellow] gelb
    [green] grün
    [red] rot
    [wild] Joker
   *[any] beliebig
}
runestones-sign = { $kind ->
    [blue] bl
    [yellow] ge
    [green] gr
    [red] ro
    [white] we
    [wild] Jo
    [any] bel
    [ore] Erz
    [die] W
    [points] P
   *[card] K
}
runestones-space = { $space ->
    [blue] Blau
    [yellow] Gelb
    [green] Grün
    [red] Rot
   *[wild] Joker
}
runestones-artifact = { $gem ->
    [blue] blaues Artefakt
    [yellow] gelbes Artefakt
    [green] grünes Artefakt
    [red] rotes Artefakt
   *[wild] Jokerartefakt
}
runestones-missing = { $piece ->
    [blue] kein blauer Edelstein
    [yellow] kein gelber Edelstein
    [green] kein grüner Edelstein
    [red] kein roter Edelstein
    [wild] kein Jokerstein
    [any] kein farbiger Edelstein
   *[ore] kein Erz
}
runestones-card-of = { $hue ->
    [blue] blaue Karte
    [yellow] gelbe Karte
    [green] grüne Karte
    [red] rote Karte
    [white] weiße Karte
   *[any] beliebige Karte
}
runestones-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
runestones-row = { $row ->
    [1] obere Machtreihe
   *[other] untere Machtreihe
}
runestones-in-row = { $row ->
    [1] in der oberen Machtreihe
   *[other] in der unteren Machtreihe
}
runestones-magic = { $colour ->
    [blue] blau { $points }
    [yellow] gelb { $points }
    [green] grün { $points }
    [red] rot { $points }
   *[multi] vielfarbig { $points }
}
runestones-source-smithy = { " " }(Bonus von Schmiede { $smithy })
runestones-source-rune = { " " }(Rune { $rune })

## Was geschehen ist

runestones-start-drawn = { $person ->
    [you] Du bist Startspieler.
   *[other] { $player } ist Startspieler.
}
runestones-smithy-filled = In Schmiede { $smithy } liegt jetzt ein { $artifact }.
runestones-artifacts-shuffled = Die Artefaktablage wird zum neuen Vorrat gemischt.
runestones-hand-drawn = { $player } zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
runestones-hand-drawn-cards = { $person ->
    [you] Du ziehst { $cards }.
   *[other] { $player } zieht { $cards }.
}
runestones-deck-shuffled = { $person ->
    [you] Du mischst deine Ablage zum neuen Nachziehstapel.
   *[other] { $player } mischt die eigene Ablage zum neuen Nachziehstapel.
}
runestones-slot-filled = { $card } kommt in die Auslage.
runestones-creatures-shuffled = Die Kreaturenablage wird zum neuen Stapel gemischt.
runestones-round-began = Runde { $round } beginnt.
runestones-turn-began = { $person ->
    [you] Du bist am Zug.
   *[other] { $player } ist am Zug.
}
runestones-chose-summon = { $person ->
    [you] Du beschwörst Kreaturen.
   *[other] { $player } beschwört Kreaturen.
}
runestones-chose-abilities = { $person ->
    [you] Du nutzt Fähigkeiten.
   *[other] { $player } nutzt Fähigkeiten.
}
runestones-chose-forge = { $person ->
    [you] Du schmiedest.
   *[other] { $player } schmiedet.
}
runestones-chose-pass = { $person ->
    [you] Du kannst nichts tun und passt.
   *[other] { $player } kann nichts tun und passt.
}
runestones-card-shown = { $person ->
    [you] Du spielst { $card } aus ({ $magic }).
   *[other] { $player } spielt { $card } aus ({ $magic }).
}
runestones-summoned = { $person ->
    [you] Du beschwörst { $card } für { $cost }.
   *[other] { $player } beschwört { $card } für { $cost }.
}
runestones-card-laid = { $person ->
    [you] Du legst { $card } aus.
   *[other] { $player } legt { $card } aus.
}
runestones-enough-said = { $person ->
    [you] Du legst keine weitere Karte aus.
   *[other] { $player } legt keine weitere Karte aus.
}
runestones-part-used = { $person ->
    [you] Du nutzt { $card }: { $part }.
   *[other] { $player } nutzt { $card }: { $part }.
}
runestones-gem-taken = { $person ->
    [you] Du bekommst { $gem }{ $source }.
   *[other] { $player } bekommt { $gem }{ $source }.
}
runestones-ore-taken = { $person ->
    [you] Du bekommst 1 Erz{ $source }.
   *[other] { $player } bekommt 1 Erz{ $source }.
}
runestones-nothing-left = Im Vorrat ist { $missing } mehr: { $person ->
    [you] Du gehst leer aus.
   *[other] { $player } geht leer aus.
}
runestones-gems-paid = { $person ->
    [you] Du zahlst { $gems }.
   *[other] { $player } zahlt { $gems }.
}
runestones-ore-paid = { $person ->
    [you] Du zahlst { $count ->
        [one] 1 Erz
       *[other] { $count } Erze
    }.
   *[other] { $player } zahlt { $count ->
        [one] 1 Erz
       *[other] { $count } Erze
    }.
}
runestones-gem-given = { $person ->
    [you] Du gibst { $gem } ab{ $source }.
   *[other] { $player } gibt { $gem } ab{ $source }.
}
runestones-ore-given = { $person ->
    [you] Du gibst 1 Erz ab{ $source }.
   *[other] { $player } gibt 1 Erz ab{ $source }.
}
runestones-card-called = { $person ->
    [you] Du nimmst { $card } aus der Auslage.
   *[other] { $player } nimmt { $card } aus der Auslage.
}
runestones-nothing-called = { $person ->
    [you] In der Auslage liegt keine passende Karte für dich.
   *[other] In der Auslage liegt keine passende Karte für { $player }.
}
runestones-die-rolled = { $person ->
    [you] Du würfelst { $face }: { $name }.
   *[other] { $player } würfelt { $face }: { $name }.
}
runestones-card-drawn = { $person ->
    [you] Der Würfel bringt dir { $card }.
   *[other] Der Würfel bringt { $player } { $card }.
}
runestones-forgone = { $person ->
    [you] Du verzichtest auf die Würfelaktion.
   *[other] { $player } verzichtet auf die Würfelaktion.
}
runestones-scored = { $person ->
    [you] Du bekommst { $points } ({ $witness }).
   *[other] { $player } bekommt { $points } ({ $witness }).
}
runestones-witness-extra = Rune { $rune }, { $card }
runestones-witness-die = Würfel
runestones-witness-smithy = Schmiede { $smithy }
runestones-witness-row = { $row } mit { $count } Artefakten
runestones-witness-final-row = am Ende { $row } mit { $count } Artefakten
runestones-witness-leftover = am Ende { $count } übrige Edelsteine und Erze
runestones-card-kept = { $person ->
    [you] { $card } kommt auf deine Ablage.
   *[other] { $card } kommt auf die Ablage von { $player }.
}
runestones-card-lost = { $person ->
    [you] Du verlierst { $card }.
   *[other] { $player } verliert { $card }.
}
runestones-card-removed = { $person ->
    [you] Du verlierst { $card }; die Karte verlässt das Spiel.
   *[other] { $player } verliert { $card }; die Karte verlässt das Spiel.
}
runestones-forged-gems = { $person ->
    [you] Du nutzt Schmiede { $smithy } mit Edelsteinen.
   *[other] { $player } nutzt Schmiede { $smithy } mit Edelsteinen.
}
runestones-forged-ore = { $person ->
    [you] Du nutzt Schmiede { $smithy } mit Erz.
   *[other] { $player } nutzt Schmiede { $smithy } mit Erz.
}
runestones-placed = { $person ->
    [you] Du legst { $in-row } ein { $artifact } auf { $space }.
   *[other] { $player } legt { $in-row } ein { $artifact } auf { $space }.
}
runestones-row-exchanged = { $person ->
    [you] Du tauschst die { $row } ein.
   *[other] { $player } tauscht die { $row } ein.
}
runestones-rune-taken = { $person ->
    [you] Du nimmst die Rune { $rune }.
   *[other] { $player } nimmt die Rune { $rune }.
}
runestones-colour-placed = { $person ->
    [you] Du legst { $space } auf die Rune { $rune }: Diese Farbe zählt für dich jetzt als Joker.
   *[other] { $player } legt { $space } auf die Rune { $rune }: Diese Farbe zählt dort jetzt als Joker.
}
runestones-action-over = { $person ->
    [you] Deine Aktion ist zu Ende.
   *[other] Die Aktion von { $player } ist zu Ende.
}
runestones-turn-over = { $person ->
    [you] Dein Zug ist zu Ende.
   *[other] Der Zug von { $player } ist zu Ende.
}
runestones-over-power = Spielende: Jemand hat { $points } Machtpunkte, und die Runde ist zu Ende gespielt.
runestones-over-rounds = Spielende: Die letzte Runde ist gespielt.

## Was zu entscheiden ist

runestones-prompt-named = { $player }: { $prompt }
runestones-prompt-action = Du bist am Zug. Welche Aktion?
runestones-prompt-show = Welche Karten spielst du aus? Alle müssen für dieselbe Farbe zählen.
runestones-prompt-take = { $magic ->
    [one] 1 Magiepunkt
   *[other] { $magic } Magiepunkte
}: Nimm Karten aus der Auslage, oder spiel noch eine Handkarte aus.
runestones-prompt-take-only = { $magic ->
    [one] 1 Magiepunkt
   *[other] { $magic } Magiepunkte
}: Welche Karten aus der Auslage nimmst du?
runestones-prompt-taking = { $cards } für { $cost } von { $magic ->
    [one] 1 Magiepunkt
   *[other] { $magic } Magiepunkten
}. Noch eine Karte?
runestones-prompt-lay = Lege { $count ->
    [one] noch eine Karte
   *[other] { $count } Karten
} aus. Nur die mit der niedrigsten Zahl behältst du.
runestones-prompt-lay-more = Noch eine Karte auslegen? Nur die mit der niedrigsten Zahl behältst du.
runestones-prompt-use = Welche Fähigkeit nutzt du? Danach { $count ->
    [one] geht
   *[other] gehen
} { $lost } verloren.
runestones-prompt-use-none = Welche Fähigkeit nutzt du?
runestones-prompt-gem = { $card }: Welche Farbe nimmst du?
runestones-prompt-slot = { $card }: Welche Karte aus der Auslage nimmst du ({ $card-of })?
runestones-prompt-pay-card = { $card } verlangt { $price }: Womit bezahlst du?
runestones-prompt-pay-smithy = { $artifact } aus Schmiede { $smithy } für { $price }: Womit bezahlst du?
runestones-prompt-die = Gewürfelt: { $name }. Ausführen?
runestones-prompt-die-gem = Gewürfelt: { $name }. Welche Farbe nimmst du?
runestones-prompt-die-swap = Gewürfelt: { $name }. Welchen Edelstein gibst du für einen Jokerstein ab?
runestones-prompt-die-left = Noch { $left }-mal: { $prompt }
runestones-prompt-forge = Welche Schmiede nutzt du?
runestones-prompt-forge-more = Noch ein Artefakt aus einer anderen Schmiede?
runestones-prompt-means = { $artifact } aus Schmiede { $smithy }: mit Edelsteinen oder mit Erz bezahlen? Nur für Edelsteine gibt es den Bonus.
runestones-prompt-means-plain = { $artifact } aus Schmiede { $smithy }: mit Edelsteinen oder mit Erz bezahlen?
runestones-prompt-place = { $artifact }: Auf welchen Platz?
runestones-prompt-exchange = Eine Machtreihe eintauschen oder den Zug beenden?
runestones-prompt-end = Den Zug beenden?
runestones-prompt-rune = Welche Rune nimmst du?
runestones-waiting-action = { $player } wählt eine Aktion.
runestones-waiting-summon = { $player } beschwört Kreaturen.
runestones-waiting-cards = { $player } legt Karten für ihre Fähigkeiten aus.
runestones-waiting-abilities = { $player } nutzt Fähigkeiten.
runestones-waiting-gem = { $player } wählt eine Farbe.
runestones-waiting-slot = { $player } nimmt eine Karte aus der Auslage.
runestones-waiting-pay = { $player } bezahlt.
runestones-waiting-die = { $player } entscheidet über den Würfel.
runestones-waiting-forge = { $player } schmiedet.
runestones-waiting-place = { $player } legt ein Artefakt in eine Machtreihe.
runestones-waiting-exchange = { $player } kann Machtreihen eintauschen.
runestones-waiting-rune = { $player } wählt eine Rune.

## Was getan werden kann

runestones-deed-summon = Kreaturen beschwören
runestones-deed-abilities = Fähigkeiten nutzen
runestones-deed-forge = Artefakte schmieden
runestones-deed-pass = Passen
runestones-deed-show = { $card } ausspielen
runestones-deed-take = { $slots ->
    [one] Karte { $list } von rechts nehmen
   *[other] Karten { $list } von rechts nehmen
}
runestones-deed-lay = { $card } auslegen
runestones-deed-enough = Keine weitere Karte auslegen
runestones-deed-use = { $card } nutzen: { $part }
runestones-deed-use-number = { $card } nutzen, Teil { $part }
runestones-deed-finish = Fertig mit den Fähigkeiten
runestones-deed-gem = { $gem } nehmen
runestones-deed-slot = Karte { $slot } von rechts nehmen
runestones-deed-pay = { $gems } zahlen
runestones-deed-apply = Würfelaktion ausführen
runestones-deed-apply-to = Würfelaktion ausführen: { $colour }
runestones-deed-forgo = Auf die Würfelaktion verzichten
runestones-deed-forge-gems = In Schmiede { $smithy } mit Edelsteinen schmieden
runestones-deed-forge-ore = In Schmiede { $smithy } mit Erz schmieden
runestones-deed-done = Nichts mehr schmieden
runestones-deed-place = Das Artefakt { $in-row } auf { $space } legen
runestones-deed-exchange = Die { $row } eintauschen
runestones-deed-rune = Die Rune { $rune } nehmen
runestones-deed-end = Den Zug beenden
runestones-deed-swap-gem = { $gem } gegen 1 Erz tauschen
runestones-deed-swap-ore = 1 Erz gegen { $gem } tauschen
runestones-deed-wild-colour = { $space } auf die Rune { $rune } legen

runestones-touch-show = { $card } ausspielen: { $magic }
runestones-touch-slot = { $card } für { $cost }
runestones-touch-take = nur das nehmen
runestones-touch-lay = { $card }: { $ability }
runestones-touch-lay-lost = { $card } auslegen; dann { $count ->
    [one] geht
   *[other] gehen
} { $lost } verloren
runestones-touch-enough = keine weitere; dann { $count ->
    [one] geht
   *[other] gehen
} { $lost } verloren
runestones-touch-use = { $card }: { $part }
runestones-touch-finish = fertig; { $lost } { $count ->
    [one] geht
   *[other] gehen
} verloren
runestones-touch-finish-unused = fertig, ohne den Rest zu nutzen; { $lost } { $count ->
    [one] geht
   *[other] gehen
} verloren
runestones-touch-forgo = verzichten
runestones-touch-apply = ausführen: { $name }
runestones-touch-smithy-gems = { $artifact } für { $price }
runestones-touch-smithy-bonus = { $artifact } für { $price }, Bonus { $bonus }
runestones-touch-smithy-ore = { $artifact } für { $ore ->
    [one] 1 Erz
   *[other] { $ore } Erze
}
runestones-touch-smithy-both = { $artifact } für { $price } oder { $ore ->
    [one] 1 Erz
   *[other] { $ore } Erze
}
runestones-touch-gems = { $price }
runestones-touch-gems-bonus = { $price }, Bonus { $bonus }
runestones-touch-ore = { $ore ->
    [one] 1 Erz
   *[other] { $ore } Erze
}
runestones-touch-done = fertig
runestones-touch-row = { $row }
runestones-touch-space = { $row }, Platz { $space }
runestones-touch-exchange = { $row } eintauschen: { $points } und eine Rune
runestones-touch-exchange-only = { $row } eintauschen: { $points }
runestones-touch-end = Zug beenden
runestones-touch-swap-gem = { $gem } gegen Erz
runestones-touch-swap-ore = Erz gegen { $gem }
runestones-touch-wild-colour-of = Rune { $rune }: { $gem }

## Warum etwas nicht geht

runestones-refusal-game-over = Die Partie ist zu Ende; es gibt nichts mehr zu tun.
runestones-refusal-chance-first = Zuerst wird gezogen oder gewürfelt.
runestones-refusal-no-chance-now = Jetzt gibt es nichts zu ziehen; jemand muss entscheiden.
runestones-refusal-not-your-decision = Das entscheidest nicht du, sondern { $player }.
runestones-refusal-due-action = Wähle zuerst deine Aktion: beschwören, Fähigkeiten nutzen oder schmieden.
runestones-refusal-due-summon = Du beschwörst gerade: Spiel eine Handkarte aus oder nimm Karten aus der Auslage.
runestones-refusal-due-cards = Lege zuerst Handkarten für ihre Fähigkeiten aus.
runestones-refusal-due-abilities = Deine Karten liegen aus: Nutze eine Fähigkeit oder höre auf.
runestones-refusal-due-gem = Wähle zuerst eine Farbe.
runestones-refusal-due-slot = Nimm zuerst eine Karte aus der Auslage.
runestones-refusal-due-pay = Bezahle zuerst (pay YYW).
runestones-refusal-due-die = Entscheide zuerst über den Würfel: ausführen oder verzichten.
runestones-refusal-due-forge = Du schmiedest gerade: Wähle eine Schmiede oder höre auf.
runestones-refusal-due-place = Lege zuerst das Artefakt in eine Machtreihe.
runestones-refusal-due-exchange = Deine Aktion ist zu Ende: Tausche eine Machtreihe ein oder beende den Zug.
runestones-refusal-due-rune = Nimm zuerst eine Rune.
runestones-refusal-no-such-seat = Auf Platz { $seat } sitzt niemand; dieser Tisch hat { $seats } Plätze.
runestones-refusal-other-draw = Jetzt wird etwas anderes gezogen.
runestones-refusal-wrong-number = { $found } ist die falsche Anzahl; richtig ist { $expected }.
runestones-refusal-not-in-pile = { $card } liegt nicht in dem Stapel, aus dem gezogen wird.
runestones-refusal-artifact-not-in-pile = Ein { $artifact } liegt nicht in dem Vorrat, aus dem gezogen wird.
runestones-refusal-left-behind = Zuerst wird gezogen, was vom alten Stapel noch da ist: { $card }.
runestones-refusal-dragon-at-start = { $card } kann nicht zu Beginn in der Auslage liegen; Drachen kommen erst später.
runestones-refusal-no-such-face = Eine Seite { $face } hat der Würfel nicht; er hat 1 bis { $last }.
runestones-refusal-display-empty = In der Auslage liegt keine Karte.
runestones-refusal-take-nothing = Nimm mindestens eine Karte aus der Auslage.
runestones-refusal-too-little-magic = Das kostet { $need ->
    [one] 1 Magiepunkt
   *[other] { $need } Magiepunkte
}, und du hast { $have }.{ $hint }
runestones-hint-show = { " " }Spiel noch eine Karte aus: { $cards }.
runestones-hint-take = { " " }Nimm etwas Billigeres.
runestones-refusal-other-magic = { $card } hat keine Farbe mit allen ausgespielten Karten gemeinsam.
runestones-refusal-other-magic-but = { $card } hat keine Farbe mit allen ausgespielten Karten gemeinsam. Passend: { $cards }.
runestones-refusal-too-few-cards = Dafür braucht es { $need } Karten; du hast { $have }.
runestones-refusal-nothing-to-forge = Schmieden geht jetzt nicht: Du kannst keine Schmiede bezahlen, oder für ihr Artefakt ist in deinen Machtreihen kein Platz.
runestones-refusal-can-act = Passen kannst du nur, wenn du nichts anderes tun kannst. Möglich: { $deeds }.
runestones-refusal-not-in-hand = { $card } ist nicht auf deiner Hand.
runestones-refusal-no-such-slot = Einen Platz { $slot } gibt es nicht; die Auslage hat die Plätze 1 bis { $last }.
runestones-refusal-slot-empty = Auf Platz { $slot } liegt keine Karte.
runestones-refusal-wrong-colour = { $card } passt nicht: Du brauchst eine { $card-of }. Möglich: { $slots }.
runestones-refusal-not-laid = { $card } liegt nicht aus. Ausgelegt: { $cards }.
runestones-refusal-no-such-part = { $card } hat keinen Teil { $part }; gezählt wird ab 0, es gibt { $count }.
runestones-refusal-part-used = Das hast du bei { $card } schon genutzt.
runestones-refusal-other-option = Bei { $card } hast du schon die andere Möglichkeit gewählt. Beide darf nur nutzen, wer die Rune { $rune } hat.
runestones-refusal-supply-empty = Im Vorrat ist { $missing } mehr.
runestones-refusal-no-card-of = In der Auslage liegt keine { $card-of }.
runestones-refusal-no-card-to-draw = Kreaturenstapel und Kreaturenablage sind leer; du kannst nur verzichten.
runestones-refusal-cannot-pay = Dafür brauchst du { $need } passende Edelsteine. Du hast { $gems }.
runestones-refusal-too-little-ore = Dafür brauchst du { $need ->
    [one] 1 Erz
   *[other] { $need } Erze
}; du hast { $have }.
runestones-refusal-no-such-gem = Du hast { $no-gem }. Du hast { $gems }.
runestones-refusal-too-few-gems = So viele hast du nicht. Du hast { $gems }.
runestones-refusal-wrong-sum = Zahle { $expected ->
    [one] 1 Edelstein
   *[other] { $expected } Edelsteine
}, nicht { $found }.
runestones-refusal-does-not-fit = Damit lässt sich das nicht bezahlen: { $price }. Möglich: { $ways }.
runestones-refusal-gains-nothing = Der Vorrat könnte dir dafür nichts geben.
runestones-refusal-needs-colour = Wähle zu dieser Würfelaktion eine Farbe.
runestones-refusal-needs-no-colour = Zu dieser Würfelaktion gehört keine Farbe: ausführen oder verzichten.
runestones-refusal-no-such-smithy = Eine Schmiede { $smithy } gibt es nicht; es gibt 1 bis { $last }.
runestones-refusal-smithy-used = Schmiede { $smithy } hast du in dieser Aktion schon genutzt. Das zweite Artefakt kommt aus einer anderen.
runestones-refusal-no-artifact = In Schmiede { $smithy } liegt kein Artefakt.
runestones-refusal-no-space = Für ein { $artifact } ist in deinen beiden Machtreihen kein Platz frei. Tausche zuerst eine Machtreihe ein.
runestones-refusal-must-forge = Schmiede mindestens ein Artefakt. Möglich: Schmiede { $smithies }.
runestones-refusal-space-taken = { $row }, { $space }: Dort liegt schon ein Artefakt.
runestones-refusal-wrong-space = Ein { $artifact } gehört auf den Platz seiner Farbe. Nur Jokerartefakte dürfen überall liegen.
runestones-refusal-row-too-short = { $row }: { $have ->
    [0] Dort liegt kein Artefakt
    [one] Dort liegt 1 Artefakt
   *[other] Dort liegen { $have } Artefakte
}; zum Eintauschen braucht es { $need }.
runestones-refusal-rune-owned = Die Rune { $rune } hast du schon; nimm eine andere.
runestones-refusal-rune-gone = Von der Rune { $rune } ist keine mehr da.
runestones-refusal-no-rune = Dafür brauchst du die Rune { $rune }.
runestones-refusal-swap-used = Die Rune { $rune } wirkt nur einmal je Zug.
runestones-refusal-colour-placed = Auf deiner Rune { $rune } liegt schon { $space }; das bleibt so.

## Die Zeichnung im Terminal

runestones-panel-round = Runde { $round }
runestones-panel-piles = Stapel { $pile } Ablage { $discard }
runestones-panel-supply = Vorrat
runestones-panel-smithies = Schmieden
runestones-panel-score = { $score } P
runestones-panel-deck = Hand { $hand } Stapel { $draw } Ablage { $discard }
runestones-verb-summon = Beschwören
runestones-verb-abilities = Fähigkeiten
runestones-verb-forge = Schmieden
runestones-panel-upper = oben
runestones-panel-lower = unten
runestones-panel-no-runes = keine Runen
runestones-panel-empty = leer
runestones-panel-die = Würfel: { $name }
runestones-note-last = Letzte Runde: { $points } Machtpunkte sind erreicht
runestones-legend-display = 1 bis 6: Plätze der Auslage, der rechte (1) ist der billigste; 2M kostet 2 Magiepunkte
runestones-legend-card = Harpyie 33 ro2 ro + bel: Zahl, Magiepunkte (*: vielfarbig), Fähigkeit
runestones-legend-signs = bl ge gr ro Jo: Edelsteine und Joker, bel: beliebige Farbe, P: Punkte, W: Würfel, K: Karte aus der Auslage
runestones-legend-kinds = A + B: beides nutzbar, A | B: eines davon, A>B: Tausch
runestones-legend-laid = *33: ausgelegt oder ausgespielt
runestones-legend-digits = Tippe Edelsteine als Ziffern: 1 blau, 2 gelb, 3 grün, 4 rot, 5 Joker; 115 zahlt zwei blaue und einen Joker
runestones-legend-words = 0: fertig oder verzichten; [t15]>Erz: t1 oder t5 tauscht Blau oder Joker gegen Erz; [+1]<Erz: +1 tauscht Erz gegen Blau; [w1]=Jo: w1 macht Blau zum Joker
runestones-legend-rows = oben bl ·· GR ·· ··: Artefakte auf Blau und Grün; groß geschrieben: Jokerartefakt
runestones-legend-more = c: alle Karten und Runen mit ihren Fähigkeiten; v: deine Karten
runestones-rune-short = { $rune ->
    [magic_points] +2M
    [hand_limit] 6 Hand
    [swap] Tausch
    [wild_color] Joker
    [plus] Plus
    [double_die] W×2
    [extra_point] +1P
   *[three_abilities] 3 Fäh.
}
runestones-overview-display = Auslage
runestones-overview-laid = Ausgelegt: { $player }
runestones-overview-hand = Hand: { $player }
runestones-overview-deck = Nachziehstapel, Reihenfolge unbekannt
runestones-overview-discard = Ablage: { $player }
runestones-overview-runes = Runen ({ $left } noch zu haben)
runestones-overview-runes-of = Runen: { $player }
runestones-overview-die = Würfel
runestones-overview-creatures = Kreaturenablage
runestones-overview-none = keine
runestones-overview-cost = kostet { $cost }
runestones-overview-magic = Magie { $magic }
runestones-overview-left = noch { $count }

## Das Ende

runestones-account-title = Woher die Punkte kommen
runestones-account-cards = Karten
runestones-account-extra = Rune Extrapunkt
runestones-account-die = Würfel
runestones-account-smithies = Schmieden
runestones-account-rows = Eingetauschte Machtreihen
runestones-account-final-rows = Machtreihen am Ende
runestones-account-leftover = Übrige Steine und Erze
runestones-account-total = Summe
runestones-winner = { $person ->
    [you] Du gewinnst mit { $score } Punkten.
   *[other] { $player } gewinnt mit { $score } Punkten.
}
runestones-winners = Geteilter Sieg: { $players } haben je { $score } Punkte.
runestones-place = { $place }. { $player }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}

## Optionen

runestones-option-start = Startspieler: { $start }
runestones-option-druids = Druiden: { $druids }
runestones-option-rounds = Rundenlimit: { $rounds }
runestones-start-random = ausgelost

## Die Regeln in Kürze

runestones-rules =
    Ziel: die meisten Machtpunkte. Sobald jemand 65 hat, wird die Runde zu Ende gespielt; dann folgt die Schlusswertung.
    In deinem Zug machst du genau eine von drei Aktionen.
     1. Beschwören: Spiel beliebig viele Handkarten aus, die alle für dieselbe Farbe Magiepunkte haben; vielfarbige Punkte zählen für jede. Nimm dafür Karten aus der Auslage. Der Platz bestimmt den Preis: 1, 2, 2, 3, 3, 4 von rechts nach links. Alles kommt auf deine Ablage.
     2. Fähigkeiten: Lege zwei Handkarten aus und nutze, was sie zeigen, in beliebiger Reihenfolge, ganz oder teilweise. Danach behältst du nur die Karte mit der niedrigeren Zahl; die andere verlierst du.
     3. Schmieden: Schmiede ein Artefakt oder zwei aus verschiedenen Schmieden. Zahle Edelsteine in der Farbe des Artefakts, in der Jokerschmiede vier beliebige, oder überall 3 Erze. Jokersteine ersetzen jede Farbe. Den Bonus der Schmiede gibt es nur für Edelsteine.
    Artefakte kommen in deine zwei Machtreihen auf den Platz ihrer Farbe, Jokerartefakte auf jeden freien Platz. Sind beide Plätze einer Farbe belegt, kannst du diese Farbe nicht schmieden.
    Eintauschen: Nach der Aktion darfst du jede Machtreihe mit mindestens zwei Artefakten ganz eintauschen. Das bringt für 2, 3, 4, 5 Artefakte 3, 6, 10, 15 Punkte und eine Rune.
    Runen wirken bis zum Spielende. Du kannst vier verschiedene haben.
    Würfel: beliebiger Edelstein, Edelstein gegen Joker, eine Karte, 1 Erz, 1 Punkt oder 2 Punkte. Du darfst verzichten.
    Am Ende des Zuges ziehst du auf vier Handkarten nach. Ist dein Nachziehstapel leer, wird deine Ablage gemischt.
    Der Vorrat ist begrenzt: Was nicht da ist, bekommst du nicht.
    Schlusswertung: Machtreihen zählen wie beim Eintauschen, dazu ein Punkt für je drei übrige Edelsteine, Joker und Erze zusammen. Gleichstand ist geteilter Sieg.
