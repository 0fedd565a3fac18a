# Isle of Skye. In jedem Satz über jemanden ist $person "you" für die lesende Person und "other" für alle anderen, die
# $player heißen. Felder heißen nach ihrem Abstand von der Burg: (1,-2) liegt eins östlich und zwei nördlich.

## Dinge

skye-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
skye-cell = ({ $x },{ $y })
skye-cell-told = Feld { $at }, von der Burg aus { $ways }
skye-way-west = { $steps } nach Westen
skye-way-east = { $steps } nach Osten
skye-way-north = { $steps } nach Norden
skye-way-south = { $steps } nach Süden
skye-side-north = Norden
skye-side-east = Osten
skye-side-south = Süden
skye-side-west = Westen
skye-sides = NOSW
skye-terrain-pasture = Weideland
skye-terrain-mountain = Gebirge
skye-terrain-water = Gewässer
skye-tile-with = { $tile } ({ $things })
skye-thing-plain = nichts darauf
skye-thing-sheep = { $count ->
    [one] Schaf
   *[other] { $count } Schafe
}
skye-thing-cattle = { $count ->
    [one] Rind
   *[other] { $count } Rinder
}
skye-thing-farm = { $count ->
    [one] Hof
   *[other] { $count } Höfe
}
skye-thing-broch = { $count ->
    [one] Broch
   *[other] { $count } Brochs
}
skye-thing-ship = { $count ->
    [one] Schiff
   *[other] { $count } Schiffe
}
skye-thing-lighthouse = { $count ->
    [one] Leuchtturm
   *[other] { $count } Leuchttürme
}
skye-thing-barrel = Fass
skye-thing-scroll = Rolle: { $scroll }
skye-thing-tablet = Tafel: { $tablet }
skye-thing-castle = Burg
skye-signs = srHBYLo§#

## Schriftrollen: was sie am Ende bringen

skye-scroll-sheep = { $points } je { $per ->
    [one] Schaf
   *[other] { $per } Schafe
}
skye-scroll-cattle = { $points } je { $per ->
    [one] Rind
   *[other] { $per } Rinder
}
skye-scroll-barrels = { $points } je { $per ->
    [one] Plättchen mit Fässern
   *[other] { $per } Plättchen mit Fässern
}
skye-scroll-brochs = { $points } je { $per ->
    [one] Broch
   *[other] { $per } Brochs
}
skye-scroll-ships = { $points } je { $per ->
    [one] Schiff
   *[other] { $per } Schiffe
}
skye-scroll-farms = { $points } je { $per ->
    [one] Hof
   *[other] { $per } Höfe
}
skye-scroll-lighthouses = { $points } je { $per ->
    [one] Leuchtturm
   *[other] { $per } Leuchttürme
}
skye-scroll-pastures = { $points } je { $per ->
    [one] abgeschlossenes Weideland
   *[other] { $per } abgeschlossene Weideländer
}
skye-scroll-mountains = { $points } je { $per ->
    [one] abgeschlossenes Gebirge
   *[other] { $per } abgeschlossene Gebirge
}
skye-scroll-waters = { $points } je { $per ->
    [one] abgeschlossenes Gewässer
   *[other] { $per } abgeschlossene Gewässer
}
skye-scroll-buildings = { $points } je { $per ->
    [one] Satz aus Broch, Hof und Leuchtturm
   *[other] { $per } Sätze aus Broch, Hof und Leuchtturm
}
skye-scroll-road = { $points } je { $per ->
    [one] Plättchen der längsten Straße
   *[other] { $per } Plättchen der längsten Straße
}
skye-scroll-harbours = { $points } je { $per ->
    [one] Gewässer mit Schiff und Leuchtturm
   *[other] { $per } Gewässer mit Schiff und Leuchtturm
}
skye-scroll-gold = { $points } je { $per } Gold
skye-scroll-flocks = { $points } je { $per ->
    [one] Paar aus Schaf und Rind
   *[other] { $per } Paare aus Schaf und Rind
}
skye-scroll-one = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
skye-scroll-rows = { $points } je { $per ->
    [one] Zeile mit 3 Plättchen am Stück
   *[other] { $per } Zeilen mit 3 Plättchen am Stück
}
skye-scroll-columns = { $points } je { $per ->
    [one] Spalte mit 3 Plättchen am Stück
   *[other] { $per } Spalten mit 3 Plättchen am Stück
}

## Wertungsplättchen: ihre Namen

skye-goal-squares = Quadrate
skye-goal-completed-areas = Abgeschlossene Gebiete
skye-goal-sheep = Schafe
skye-goal-completed-areas-3 = Große abgeschlossene Gebiete
skye-goal-brochs = Brochs im Gebirge
skye-goal-building-sets = Broch, Hof, Leuchtturm
skye-goal-most-barrels = Die meisten Fässer
skye-goal-most-ships = Die meisten Schiffe
skye-goal-most-gold = Das meiste Gold
skye-goal-animals-at-farms = Tiere am Hof
skye-goal-cattle-on-road = Rinder an der Burgstraße
skye-goal-harbours = Schiff und Leuchtturm
skye-goal-vertical-lines = Senkrechte Reihen
skye-goal-castle-road = Die Burgstraße
skye-goal-largest-water = Das größte Gewässer
skye-goal-mountains = Abgeschlossene Gebirge
skye-goal-open-water = Offene Wasserkanten
skye-goal-herd = Die größte Rinderherde
skye-goal-most-lighthouses = Die meisten Leuchttürme
skye-goal-diagonal = Die längste Diagonale
skye-goal-largest-mountain = Das größte Gebirge
skye-goal-lake-house = Haus am See

## Steintafeln: was sie können

skye-tablet-rescroll = Bei der Schlusswertung zählt deine beste Schriftrolle noch einmal einfach.
skye-tablet-own = Im ersten Kaufdurchgang darfst du zusätzlich ein eigenes Plättchen für das Gold kaufen, das darauf liegt.
skye-tablet-bag = Der Kauf aus dem Beutel kostet { $gold } Gold weniger, und du ziehst { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
} mehr.
skye-tablet-discount = Wenn du von anderen kaufst, zahlst du { $gold } Gold weniger.

## Was geschehen ist

skye-scoring-laid = Diese Wertungen liegen aus: { $tiles }.
skye-scoring-on = { $letter } { $name }
skye-start-drawn = { $person ->
    [you] Du bist Startspieler.
   *[other] { $player } ist Startspieler.
}
skye-dolmen-filled = { $count ->
    [one] Auf den Dolmen kommt { $tiles }.
   *[other] Auf dem Dolmen liegen { $tiles }.
}
skye-round-began = { $person ->
    [you] Runde { $round } beginnt mit dir.
   *[other] Runde { $round } beginnt mit { $player }.
} An ihrem Ende { $count ->
    [one] wird { $letters } gewertet.
   *[other] werden { $letters } gewertet.
}
skye-income = { $person ->
    [you] Du bekommst { $gold } Gold.
   *[other] { $player } bekommt { $gold } Gold.
}
skye-income-parts = { $person ->
    [you] Du bekommst { $gold } Gold: { $parts }.
   *[other] { $player } bekommt { $gold } Gold: { $parts }.
}
skye-income-castle = { $gold } für die Burg
skye-income-barrels = { $gold } für Fässer
skye-income-behind = { $gold } für den Rückstand
skye-drawn = { $person ->
    [you] Du ziehst { $tiles }.
   *[other] { $player } zieht { $tiles }.
}
skye-axe-set = { $person ->
    [you] Du setzt die Axt auf { $tile } Plättchen.
   *[other] { $player } setzt die Axt auf { $tile } Plättchen.
}
skye-ordinal-0 = das erste
skye-ordinal-1 = das zweite
skye-ordinal-2 = das dritte
skye-ordinal-3 = das vierte
skye-price-set = { $person ->
    [you] Du legst { $gold } Gold auf { $tile } Plättchen.
   *[other] { $player } legt { $gold } Gold auf { $tile } Plättchen.
}
skye-committed = { $person ->
    [you] Deine Preise stehen fest.
   *[other] { $player } hat die Preise festgelegt.
}
skye-lifted = { $person ->
    [you] Dein Sichtschirm hebt sich!
   *[other] Der Sichtschirm von { $player } hebt sich!
} { $sentence }
skye-offered = { $person ->
    [you] Du bietest { $tile } für { $price } Gold an.
   *[other] { $player } bietet { $tile } für { $price } Gold an.
}
skye-thrown = { $person ->
    [you] Deine Axt trifft { $tile }: zurück in den Beutel.
   *[other] Die Axt von { $player } trifft { $tile }: zurück in den Beutel.
}
skye-bought = { $person ->
    [you] Du kaufst { $tile } von { $seller } für { $cost } Gold.
   *[other] { $player } kauft { $tile } { $to-you ->
        [you] von dir
       *[other] von { $seller }
    } für { $cost } Gold.
}
skye-bought-less = { $person ->
    [you] Du kaufst { $tile } von { $seller } und zahlst dank Rabatt { $cost } statt { $price } Gold.
   *[other] { $player } kauft { $tile } { $to-you ->
        [you] von dir
       *[other] von { $seller }
    } und zahlt dank Rabatt { $cost } statt { $price } Gold.
}
skye-own-bought = { $person ->
    [you] Du kaufst dein eigenes { $tile } für die { $price } Gold, die darauf lagen.
   *[other] { $player } kauft das eigene { $tile } für die { $price } Gold, die darauf lagen.
}
skye-turn-ended = { $person ->
    [you] Du kaufst nichts mehr.
   *[other] { $player } kauft nichts mehr.
}
skye-turn-ended-auto = { $person ->
    [you] Für dich gibt es nichts mehr zu kaufen.
   *[other] Für { $player } gibt es nichts mehr zu kaufen.
}
skye-settled = { $person ->
    [you] Niemand wollte { $tile }: Du behältst es,
   *[other] Niemand wollte { $tile }: { $player } behält es,
} { $price ->
    [one] 1 Gold geht
   *[other] { $price } Gold gehen
} an die Bank.
skye-druid-bought = { $person ->
    [you] Du kaufst vom Dolmen { $tile } für { $cost } Gold.
   *[other] { $player } kauft vom Dolmen { $tile } für { $cost } Gold.
}
skye-druid-free = { $person ->
    [you] Du nimmst vom Dolmen { $tile }, ohne etwas zu zahlen.
   *[other] { $player } nimmt vom Dolmen { $tile }, ohne etwas zu zahlen.
}
skye-bag-paid = { $person ->
    [you] Du zahlst { $cost } Gold für einen Griff in den Beutel.
   *[other] { $player } zahlt { $cost } Gold für einen Griff in den Beutel.
}
skye-bag-drawn = { $person ->
    [you] Du ziehst aus dem Beutel { $tiles }.
   *[other] { $player } zieht aus dem Beutel { $tiles }.
}
skye-tile-kept = { $person ->
    [you] Du behältst { $tile }.
   *[other] { $player } behält { $tile }.
}
skye-passed = { $person ->
    [you] Du kaufst weder am Dolmen noch aus dem Beutel.
   *[other] { $player } kauft weder am Dolmen noch aus dem Beutel.
}
skye-passed-auto = { $person ->
    [you] Dein Gold reicht weder für den Dolmen noch für den Beutel.
   *[other] Das Gold von { $player } reicht weder für den Dolmen noch für den Beutel.
}
skye-built = { $person ->
    [you] Du baust { $tile } auf { $at }.
   *[other] { $player } baut { $tile } auf { $at }.
}
skye-tablet-gained = { $person ->
    [you] Du bekommst die Steintafel „{ $tablet }“.
   *[other] { $player } bekommt die Steintafel „{ $tablet }“.
}
skye-went-back = { $person ->
    [you] Dein { $tile } passt nirgends hin und kommt zurück in den Beutel.
   *[other] { $tile } von { $player } passt nirgends hin und kommt zurück in den Beutel.
}
skye-went-out = { $person ->
    [you] Dein Druidenplättchen { $tile } passt nirgends hin und ist aus dem Spiel.
   *[other] Das Druidenplättchen { $tile } von { $player } passt nirgends hin und ist aus dem Spiel.
}
skye-scoring-began = Wertung { $letter }: { $line }.
skye-unit = { $person ->
    [you] Für dich { $sum }
   *[other] Für { $player } { $sum }
}{ $count ->
    [0] {""}
   *[other] {" "}mit { $cells }
}.
skye-unit-many = { $person ->
    [you] Für dich { $sum } mit { $count } Plättchen.
   *[other] Für { $player } { $sum } mit { $count } Plättchen.
}
skye-points-none = { $person ->
    [you] Du bekommst für { $letter } nichts.
   *[other] { $player } bekommt für { $letter } nichts.
}
skye-points-won = { $person ->
    [you] Du bekommst für { $letter } { $sum }.
   *[other] { $player } bekommt für { $letter } { $sum }.
}
skye-dolmen-left = { $tile } fällt rechts vom Dolmen und ist aus dem Spiel.
skye-scroll-scored = { $person ->
    [you] Deine Schriftrolle auf { $at } ({ $scroll }) bringt { $sum }.
   *[other] Die Schriftrolle von { $player } auf { $at } ({ $scroll }) bringt { $sum }.
}
skye-scroll-doubled = { $person ->
    [you] Deine Schriftrolle auf { $at } ({ $scroll }) zählt im abgeschlossenen Gebiet doppelt: 2 × { $simple } = { $sum }.
   *[other] Die Schriftrolle von { $player } auf { $at } ({ $scroll }) zählt im abgeschlossenen Gebiet doppelt: 2 × { $simple } = { $sum }.
}
skye-scroll-again = { $person ->
    [you] Dank Steintafel zählt deine Schriftrolle auf { $at } noch einmal: { $sum }.
   *[other] Dank Steintafel zählt die Schriftrolle von { $player } auf { $at } noch einmal: { $sum }.
}
skye-gold-scored = { $person ->
    [you] Deine { $gold } Gold bringen { $sum }.
   *[other] { $gold } Gold von { $player } bringen { $sum }.
}
skye-over = Spielende: Schriftrollen und Gold sind gewertet.

## Was zu entscheiden ist

skye-prompt-named = { $player }: { $prompt }
skye-prompt-axe = Setze die Axt auf eines deiner Plättchen. Es kommt zurück in den Beutel, die beiden anderen bietest du an. Du hast { $gold } Gold für ihre Preise.
skye-prompt-price = Wie viel Gold legst du auf { $tile }? 1 bis { $most }; für das andere Plättchen muss etwas bleiben.
skye-prompt-price-last = Wie viel Gold legst du auf { $tile }? 1 bis { $most }; dann stehen deine Preise fest.
skye-prompt-buy = Welches Plättchen kaufst du? Du hast { $gold } Gold.
skye-prompt-buy-less = Welches Plättchen kaufst du? Du hast { $gold } Gold und zahlst { $less } weniger.
skye-prompt-buy-own = Deine Steintafel erlaubt es: Kaufst du auch eines deiner eigenen Plättchen?
skye-prompt-second = Du hast { $gold } Gold. Ein Druidenplättchen, aus dem Beutel oder nichts?
skye-prompt-keep = Welches Plättchen behältst du? Der Rest kommt zurück in den Beutel.
skye-prompt-build = Welches Plättchen baust du zuerst?
skye-prompt-cell = Wohin kommt dieses Plättchen?
skye-prompt-turn = Wie herum?
skye-waiting-offers = { $players } { $count ->
    [one] legt
   *[other] legen
} noch Preise fest.
skye-waiting-offers-done = Deine Preise stehen fest. Wir warten auf { $players }.
skye-waiting-buy = { $player } kauft ein.
skye-waiting-second = { $player } kauft am Dolmen oder aus dem Beutel.
skye-waiting-keep = { $player } wählt eines der gezogenen Plättchen.
skye-waiting-build = { $players } { $count ->
    [one] baut
   *[other] bauen
} noch.

## Was getan werden kann

skye-action-axe = Die Axt auf { $tile } Plättchen setzen
skye-action-price = { $gold } Gold als Preis festlegen
skye-action-buy = { $tile } Plättchen von { $seller } kaufen
skye-action-own = { $tile } eigene Plättchen kaufen
skye-action-end = Nichts mehr kaufen
skye-action-druid = Das Druidenplättchen mit { $surcharge } Gold Aufpreis kaufen
skye-action-bag = Aus dem Beutel kaufen
skye-action-pass = Nichts kaufen
skye-action-keep = { $tile } gezogene Plättchen behalten
skye-action-place = { $number }. Plättchen auf { $at } bauen, { $turns } gedreht

skye-touch-axe = Axt: { $things }
skye-touch-price = Gold auf { $tile }
skye-touch-buy = von { $seller } für { $cost } Gold: { $things }
skye-touch-own = eigenes, { $price } Gold liegen darauf: { $things }
skye-touch-end = nichts mehr kaufen
skye-touch-druid = für { $cost } Gold: { $things }
skye-touch-bag = aus dem Beutel für { $cost } Gold ({ $tiles } ziehen, 1 behalten)
skye-touch-pass = nichts kaufen
skye-touch-cell = { $cell }
skye-touch-turn = { $sides }
skye-touch-side = { $letter } { $terrain }
skye-touch-side-road = { $letter } { $terrain } mit Straße

## Warum etwas nicht geht

skye-refusal-game-over = Die Partie ist zu Ende; es gibt nichts mehr zu tun.
skye-refusal-chance-first = Zuerst wird gezogen.
skye-refusal-no-chance-now = Jetzt gibt es nichts zu ziehen; jemand muss entscheiden.
skye-refusal-draw-scoring = Jetzt werden die vier Wertungsplättchen gezogen.
skye-refusal-draw-start = Jetzt wird der Startspieler ausgelost.
skye-refusal-draw-dolmen = Jetzt werden Druidenplättchen für den Dolmen gezogen.
skye-refusal-draw-tiles = { $person ->
    [you] Jetzt ziehst du Plättchen.
   *[other] Jetzt zieht { $player } Plättchen.
}
skye-refusal-draw-bag = Jetzt werden die gekauften Plättchen aus dem Beutel gezogen.
skye-refusal-no-such-seat = Auf Platz { $seat } sitzt niemand; dieser Tisch hat { $seats } Plätze.
skye-refusal-wrong-count = Das ist die falsche Zahl von Plättchen; richtig ist { $expected }.
skye-refusal-not-there = { $tile } lässt sich nicht ziehen: Es ist nicht mehr da oder zweimal genannt.
skye-refusal-no-such-scoring = Die Wertung { $tile } gibt es in dieser Variante nicht, oder sie ist zweimal genannt.
skye-refusal-not-your-decision = Das entscheidest nicht du, sondern { $players }.
skye-refusal-due-axe = Setze zuerst die Axt auf eines deiner drei Plättchen.
skye-refusal-due-price = Lege zuerst einen Preis fest: Lege Gold auf das Plättchen.
skye-refusal-due-buy = Kaufe zuerst bei den anderen: Wähle ein Angebot, oder kaufe nichts.
skye-refusal-due-second = Wähle ein Druidenplättchen vom Dolmen, den Beutel, oder kaufe nichts.
skye-refusal-due-keep = Behalte zuerst eines der gezogenen Plättchen.
skye-refusal-due-build = Jetzt wird gebaut: Wähle ein Plättchen und ein Feld am Rand deines Clangebiets.
skye-refusal-committed = Deine Preise stehen schon fest und lassen sich nicht mehr ändern.
skye-refusal-no-such-tile = Ein solches Plättchen ist nicht da.
skye-refusal-no-such-tile-but = Ein solches Plättchen ist nicht da. Zur Wahl stehen { $tiles }.
skye-refusal-price-too-low = Lege mindestens { $least } Gold auf jedes Plättchen, das du anbietest.
skye-refusal-price-too-high = So viel Gold hast du nicht: Hier sind höchstens { $most } möglich.
skye-refusal-own-offer = Das ist dein eigenes Plättchen. Kaufe eines von den anderen; was niemand kauft, behältst du ohnehin.
skye-refusal-not-for-sale = { $person ->
    [you] Dieses Plättchen von dir ist nicht mehr zu haben.
   *[other] Dieses Plättchen von { $player } ist nicht mehr zu haben.
}
skye-refusal-sold = Dieses Plättchen hat schon { $player } gekauft.
skye-refusal-thrown = Dieses Plättchen trug die Axt und ist zurück im Beutel.
skye-refusal-to-buy = { $text } Zu haben sind { $tiles }.
skye-refusal-already-bought = Du hast in diesem Zug schon von jemandem gekauft; mehr als ein Plättchen ist nicht erlaubt.
skye-refusal-no-tablet = Eigene Plättchen kaufst du nur mit einer Steintafel, die du in diesem Zug noch nicht benutzt hast. Was niemand kauft, behältst du ohnehin.
skye-refusal-too-dear = Das kostet { $cost } Gold, du hast { $gold }.
skye-refusal-slot-empty = Dort liegt kein Druidenplättchen.
skye-refusal-bag-empty = Der Beutel ist leer.
skye-refusal-cell-taken = Auf { $at } liegt schon ein Plättchen. Baue auf leere Felder am Rand deines Clangebiets.
skye-refusal-not-adjacent = { $at } berührt dein Clangebiet nicht. Baue auf leere Felder an seinem Rand.
skye-refusal-edge-mismatch = Auf { $at } passt es so nicht: Im { $side } trifft es auf { $terrain }.
skye-refusal-turns = { $text } Dort passt es { $turns } gedreht.
skye-refusal-cells = { $text } { $tile } passt auf { $cells }.
skye-refusal-territory-full = In deinem Clangebiet ist kein Platz mehr.
skye-turned = { $turns }°

## Neben dem Gebiet

skye-panel-round = Runde { $round } von { $rounds }
skye-panel-phase = { $phase ->
    [setup] Aufbau
    [offers] Preise
    [first] Kaufen
    [second] Dolmen und Beutel
    [build] Bauen
   *[over] Ende
}
skye-panel-bag = Beutel { $bag }
skye-panel-points = { $score } Pkt
skye-panel-gold = { $gold } Gold
skye-panel-ready = ✓ fertig
skye-panel-axe = Axt
skye-panel-dolmen = Dolmen: was es dich kostet
skye-panel-kept = Aus dem Beutel
skye-panel-now = jetzt { $points }

## Die Übersicht

skye-overview-goals = Die Wertungen
skye-overview-goal = { $letter }: { $line }
skye-overview-rounds = { $count ->
    [one] Runde
   *[other] Runden
} { $rounds }; jetzt: { $points }
skye-overview-final = Am Ende: jede Schriftrolle, doppelt in einem abgeschlossenen Gebiet; 1 Punkt je { $gold } Gold.
skye-overview-behind = Einkommen: { $castle } Gold, 1 je Plättchen mit Fässern an der Burgstraße, in dieser Runde { $behind } je Spieler mit mehr Punkten.
skye-overview-territory = Das Clangebiet von { $player }
skye-overview-scroll = Schriftrolle auf { $at }, { $scroll }: jetzt { $sum }
skye-overview-tablets = Steintafeln: { $tablets }
skye-overview-dolmen = Der Dolmen

## Was nur du weißt

skye-secrets-offer = Hinter deinem Sichtschirm
skye-secrets-offer-of = Hinter dem Sichtschirm von { $player }
skye-secrets-price = { $tile }: { $gold } Gold
skye-secrets-axe = { $tile }: die Axt
skye-secrets-open = { $tile }: noch nichts
skye-secrets-left = Es bleiben { $gold } Gold.
skye-secrets-none = Gerade ist nichts geheim. Nur Axt und Preise sind es, bis alle sie festgelegt haben.

## Legende der Zeichnung

skye-legend-terrain = ' Weideland  ^ Gebirge  ~ Gewässer; in abgeschlossenen Gebieten " ▴ ≈
skye-legend-road = │ ─ Straße bis zur Kante, ║ ═ Straße geht weiter
skye-legend-things = s Schaf  r Rind  H Hof  B Broch  Y Schiff  L Leuchtturm  o Fass  § Schriftrolle  # Steintafel  { $sign } Burg
skye-legend-cells = [7]: ein Feld, auf das du bauen kannst; tippe die Zahl
skye-legend-tile = L12 N'+O^ S~ W': ein Plättchen mit seinen Kanten von Norden im Uhrzeigersinn, + ist eine Straße
skye-legend-goals = ▸A: wird am Ende dieser Runde gewertet
skye-legend-more = c zeigt die Clangebiete der anderen und alle Wertungen

## Das Ende

skye-result-title = Schlusswertung
skye-result-scroll = Schriftrolle auf { $at } ({ $scroll })
skye-result-again = Schriftrolle auf { $at } noch einmal
skye-result-gold = { $gold } Gold
skye-account-title = Woher die Punkte kommen
skye-account-goal = { $letter } { $name }
skye-account-scrolls = Schriftrollen
skye-account-again = Noch einmal gewertet
skye-account-gold = Gold
skye-account-before = Schon vorher
skye-account-total = Punkte
skye-account-left = Übriges Gold
skye-winner = { $person ->
    [you] Du gewinnst mit { $score } Punkten.
   *[other] { $player } gewinnt mit { $score } Punkten.
}
skye-winner-by-gold = { $person ->
    [you] Du gewinnst mit { $score } Punkten und mehr übrigem Gold ({ $left }).
   *[other] { $player } gewinnt mit { $score } Punkten und mehr übrigem Gold ({ $left }).
}
skye-winners = Geteilter Sieg: { $players } haben je { $sum } und { $left } Gold übrig.
skye-place = { $place }. { $player }: { $sum }, { $left } Gold übrig

## Optionen

skye-option-variant = Spiel
skye-option-start = Startspieler
skye-option-scoring = Wertungen
skye-option-colours = Farben
skye-value-base = Grundspiel
skye-value-druids = mit Druiden
skye-value-random = ausgelost
skye-colour-blue = Blau
skye-colour-yellow = Gelb
skye-colour-red = Rot
skye-colour-white = Weiß
skye-colour-green = Grün
skye-chosen = { $name }: { $value }

skye-note-last = Letzte Runde

## Die Regeln in Kürze

skye-rules =
    Ziel: die meisten Siegpunkte (SP). Sechs Runden, zu fünft fünf. Was Punkte bringt, sagen die vier Wertungsplättchen A bis D; jedes wird dreimal gewertet. Am Ende zählen noch Schriftrollen und Gold.
    Eine Runde:
     1. Einkommen: 5 Gold für die Burg und 1 für jedes Plättchen mit Fässern, das eine Straße mit der Burg verbindet. Ab Runde 3 kommt Gold für alle dazu, die mehr Punkte haben als du.
     2. Preise: Alle ziehen offen drei Plättchen. Dann legst du geheim die Axt auf eines davon und auf jedes der beiden anderen einen Preis aus eigenem Gold, mindestens 1.
     3. Die Sichtschirme heben sich: Plättchen mit Axt kommen zurück in den Beutel.
     4. Kaufen: Reihum kaufen alle höchstens ein Plättchen von jemand anderem und zahlen den Preis. Wer verkauft, bekommt ihn und nimmt auch das eigene Gold vom Plättchen zurück. Was niemand kauft, behältst du; das Gold darauf geht an die Bank.
     5. Bauen: Alle bauen alles, was passt. Ein Plättchen liegt mit einer ganzen Kante an, und an jeder Kante stimmt die Landschaft überein; Straßen müssen nicht weitergehen. Was nirgends hinpasst, kommt zurück in den Beutel.
     6. Wertung: Die Wertungsplättchen dieser Runde bringen allen Punkte. Dann wird der Nächste im Uhrzeigersinn Startspieler.
    Ein Gebiet ist abgeschlossen, wenn keine seiner Kanten an einem leeren Feld liegt, auch nicht an einem Loch.
    Wertungen um das Meiste: Wer am meisten hat, bekommt 5 Punkte. Ist das nur einer, gibt es für den zweiten Rang 2. Wer nichts davon hat, bekommt nichts.
    Mit Druiden gibt es nach dem ersten Kaufdurchgang einen zweiten: Alle kaufen höchstens eines.
     - Ein Druidenplättchen vom Dolmen: Festpreis und Aufpreis des Feldes, von links nach rechts 4, 3, 2, 1, 0. Was links davon liegt, rückt nach rechts. Am Ende jeder Runde fällt das rechte Plättchen weg.
     - Oder für 5 Gold aus dem Beutel: zwei ziehen, eines behalten.
     - Druidenplättchen tragen Schriftrollen oder bringen Steintafeln. Diese senken Preise, erlauben dir, ein eigenes Plättchen zu kaufen, verbessern den Beutelkauf oder werten eine Schriftrolle noch einmal.
    Schluss: Jede Schriftrolle bringt Punkte, doppelt, wenn ihr Gebiet abgeschlossen ist, und je 5 Gold bringen 1 Punkt. Bei Gleichstand gewinnt, wer danach mehr Gold übrig hat.

# drawing
room-skye-line = Lege geheim Preise fest, kaufe den anderen die besten Plättchen weg und baue um deine Burg ein Land aus Weiden, Bergen und Seen.
room-skye-board = Der Spieltisch: Wertungen, Angebote und alle Clangebiete
room-skye-territory = Clangebiet von { $player }
room-skye-enlarge = Clangebiet von { $player } vergrößern
room-skye-turn = { $degrees }° gedreht
room-skye-times = { $count ->
    [0] wird nicht mehr gewertet
    [one] wird noch einmal gewertet
   *[other] wird noch { $count }-mal gewertet
}
room-skye-now = Punkte, wenn jetzt gewertet würde
room-skye-gold = { $count } Gold
room-skye-income-of = { $count } Gold Einkommen von Burg und Fässern
room-skye-scrolls-worth = { $count ->
    [one] Schriftrollen jetzt 1 Punkt wert
   *[other] Schriftrollen jetzt { $count } Punkte wert
}
room-skye-ready = fertig
room-skye-pricing = legt Preise fest
room-skye-ready-you = Deine Preise stehen
room-skye-left = übrig
room-skye-offer-prompt = Eine Axt, zwei Preise: was bietest du an?
room-skye-offer-prompt-prices = Lege für jedes Plättchen einen Preis fest.
room-skye-offer-no-axe = Wähle das Plättchen für die Axt.
room-skye-offer-low = Ein Preis ist mindestens { $gold }.
room-skye-offer-high = Hier höchstens { $gold }: Mehr Gold hast du nicht.
room-skye-offer-fine = Niemand sieht das, bevor alle fertig sind.
room-skye-offer-coins = { $gold } Gold
room-skye-offer-left = von { $gold } übrig
room-skye-offer-ready = Fertig
room-skye-offer-less = Weniger für { $tile }
room-skye-offer-more = Mehr für { $tile }
room-skye-offer-price = Preis für { $tile }
room-skye-offer-throw = Axt auf { $tile }: zurück in den Beutel
room-skye-offer-axe = Axt
room-skye-thrown = im Beutel
room-skye-sold = an { $player }
room-skye-kept = behalten
room-skye-buying = kauft
room-skye-costs = kostet { $gold } Gold
room-skye-costs-you = für dich nur { $gold }
room-skye-dolmen = Dolmen mit Druidenplättchen
room-skye-stock = { $count } im Stapel
room-skye-bag = Aus dem Beutel { $count } Plättchen ziehen und eines behalten: { $gold } Gold
room-skye-draws = { $count } ziehen
room-skye-preview = Vorschau der Punkte
room-skye-scrolls = Schriftrollen
room-skye-income = Einkommen
room-skye-no-change = Punkte unverändert
room-skye-turn-hint = Drehen: Mausrad, R oder noch ein Klick
room-skye-build = Hier bauen
room-skye-spin = Drehen (R)
room-skye-zoom-in = Näher heran
room-skye-zoom-out = Weiter weg
room-skye-zoom-fit = Alles zeigen
room-skye-scoring = Wertung von Runde { $round }
room-skye-by-round = Wertungen Runde für Runde
room-skye-again = Steintafeln für Schriftrollen
room-skye-gold-points = Gold
room-skye-total = Summe
room-skye-victory = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } gewinnen gemeinsam
}
room-skye-option-variant = Ausgabe
room-skye-option-start = Startspieler
room-skye-option-scoring = Wertungsplättchen
room-skye-option-colours = Farben
room-skye-variant-base = Grundspiel
room-skye-variant-druids = mit Druiden
room-skye-random = zufällig
room-skye-place-isle = Insel
room-skye-place-others = Andere
room-skye-place-dolmen = Dolmen
room-skye-track = Punkteleiste: { $players }
room-skye-rounds = Runden und was jede von ihnen wertet
room-skye-phase-prices = Preise
room-skye-phase-market = Markt
room-skye-phase-dolmen = Dolmen
room-skye-phase-build = Bauen
room-skye-starts = beginnt
room-skye-builds = baut
room-skye-built = fertig
room-skye-choose-cell = Wähle ein Feld in deinem Clangebiet.
room-skye-tell = Schau ein Plättchen an und lies, was es bringt.
room-skye-tell-more = Ein Kauf. Was links der Lücke liegt, rückt ein Feld nach rechts und wird billiger.
room-skye-twice = Am Ende des Spiels, doppelt, wenn sein Gebiet abgeschlossen ist.
room-skye-finale = Schlusswertung
room-skye-scores = { $person ->
    [you] Du: { $points }
   *[other] { $player }: { $points }
}
room-skye-round-number = Runde { $round }
room-skye-did-draw = zieht
room-skye-did-price = ✓ Preise stehen
room-skye-did-buy = kauft
room-skye-did-from = von
room-skye-did-pass = kauft nichts
room-skye-did-keep = behält
room-skye-did-build = baut
