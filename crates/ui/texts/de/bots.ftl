# Bots: Stufen, Charaktere, Tempo, Tipps; wer geht und wiederkommt.

bot-group = Ein Bot
bot-level = Stufe { $level }
bot-level-1 = für die erste Partie
bot-level-2 = macht ab und zu Fehler
bot-level-3 = spielt gut
bot-level-4 = spielt stark
bot-level-5 = gibt sein Bestes
bot-choice = Stufe { $level }: { $style }
bot-with = { $level } · { $character }
bot-random = Zufall
bot-random-style = spielt aufs Geratewohl
bot-greedy = Raffzahn
bot-greedy-style = nimmt, was er kriegen kann
bot-character = Charakter von Platz { $number }
bot-even = Ausgeglichen
bot-even-style = ohne Vorlieben

## Charaktere

bot-dolmengoetter-builder = Baumeister
bot-dolmengoetter-builder-style = baut, sobald es geht, und hält nichts zurück
bot-dolmengoetter-patient = Geduldige
bot-dolmengoetter-patient-style = hebt gute Dolmen auf, will erst die Mehrheit
bot-dolmengoetter-roamer = Wanderer
bot-dolmengoetter-roamer-style = sucht weite Wege und mischt überall mit
bot-vale-hoarder = Schatzhüter
bot-vale-hoarder-style = sammelt Steine und hält sie zusammen
bot-vale-collector = Sammlerin
bot-vale-collector-style = nimmt viele Karten auf die Hand
bot-vale-tamer = Zähmer
bot-vale-tamer-style = beschwört früh Kreaturen, die jede Runde wirken
bot-runestones-smith = Schmied
bot-runestones-smith-style = will Runensteine und Artefakte, und das früh
bot-runestones-summoner = Beschwörerin
bot-runestones-summoner-style = sammelt starke Kreaturen
bot-runestones-gambler = Zocker
bot-runestones-gambler-style = vertraut auf Würfel und Glück
bot-skye-merchant = Händlerin
bot-skye-merchant-style = hält das Gold zusammen und verkauft gern
bot-skye-settler = Siedler
bot-skye-settler-style = baut für die Wertungen, koste es, was es wolle
bot-skye-scribe = Schreiberin
bot-skye-scribe-style = sucht Schriftrollen und Tafeln

## Tempo

pace = Tempo der Bots
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-at-once = sofort

## Tipps

hints = Tipps
hints-against-bots = nur gegen Bots
hints-always = erlaubt
hints-never = nicht erlaubt
hint = Tipp
hint-thinking = Einen Moment, ich denke nach …
hint-away = Ausblenden
hint-title = Geschätzte Siegchance
hint-even = Gleich gut: { $percent } % Siegchance
hint-mark = Tipp: { $percent } % Siegchance
hint-mark-even = Tipp: so gut wie die anderen
site-fault-no-hints = An diesem Tisch gibt es keine Tipps.
site-fault-no-decision = Du hast gerade nichts zu entscheiden.

## Gehen und wiederkommen

seat-give = Ein Bot spielt weiter
seat-give-ask = Den Platz einem Bot geben? { $player } kann jederzeit zurückkommen.
seat-back = Meinen Platz zurücknehmen
seat-kept = Ein Bot spielt für dich weiter. Du kannst deinen Platz jederzeit zurücknehmen.
log-left = { $player } ist gegangen; ein Bot spielt weiter.
log-given = { $player } ist weg; ein Bot spielt weiter.
seat-offer = Platz jemand Neuem anbieten
seat-offered = Jemand Neues kann diesen Platz übernehmen.
seat-keep = Den Bot behalten
seat-take = Diesen Platz übernehmen
log-new = { $player } hat vom Bot übernommen.
log-back = { $player } ist wieder da.
log-gave-up = { $player } hat die Partie aufgegeben.
site-fault-nothing-kept = An diesem Tisch wird kein Platz für dich freigehalten.
site-fault-unknown-bot = Diesen Bot gibt es bei diesem Spiel nicht.
grace = Ein Bot springt ein
grace-60 = nach einer Minute Abwesenheit
grace-180 = nach 3 Minuten Abwesenheit
grace-600 = nach 10 Minuten Abwesenheit
grace-3600 = nach einer Stunde Abwesenheit
grace-86400 = nach einem Tag Abwesenheit
absent = Zurücknehmen
absent-asked = auch Abwesende müssen zustimmen
absent-others = nur wer noch spielt, stimmt zu
