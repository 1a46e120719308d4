### Lessons of all games (German). The texts of a game's lessons are in files of their own.

## What the page says of a move

lesson-other = Das ist erlaubt, aber in diesem Schritt geht es um etwas anderes.
lesson-wants-move = Dieser Schritt verlangt einen Zug. Mach ihn, dann geht es weiter.
lesson-wants-next = Hier ist nichts zu spielen. Lies weiter.
lesson-wants-answer = Wähle eine der Antworten.
lesson-over = Diese Lektion ist zu Ende. Beginne sie von vorn oder nimm die nächste.
lesson-changed = Die Lektion „{ $name }“ hat sich geändert, seit du sie verlassen hast. Beginne sie von vorn.
lesson-unknown = Es gibt keine Lektion „{ $name }“. Lektionen dieses Spiels: { $known }.

## What can be wrong with the file of a lesson

lesson-file-name = „{ $name }“ ist kein Name für eine Lektion. Nimm zwei Ziffern, einen Bindestrich und kleingeschriebene Wörter, etwa 06-slime.toml.
lesson-other-rules = Diese Lektion wurde für Version { $given } der Regeln geschrieben; aktuell ist { $version }. Spiel sie durch, dann ändere die Nummer.
lesson-no-start = Das Spiel „{ $game }“ kann keine Stellungen aufbauen. Lass „start“ weg und erreiche die Stellung mit „played“.
lesson-unknown-mark = Unbekannte Markierung „{ $given }“. Markierungen beginnen mit: { $known }.
lesson-unknown-condition = Unbekannte Bedingung „{ $given }“. Gültige Bedingungen: { $known }.
# $shape: the name of the condition and the kinds of its words.
lesson-condition-words = „{ $given }“ ist keine gültige Bedingung. Schreibe „{ $shape }“; zum Vergleichen füge >=, <= oder = und eine Zahl an.
lesson-script = „{ $action }“ geht hier nicht. Möglich: { $legal }.
lesson-luck = „{ $outcome }“ kann hier nicht eintreten. Möglich: { $possible }.
