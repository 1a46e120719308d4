# Bots, die nicht von uns sind: eine Python-Datei, ein Programm, eine Webadresse.

foreign-help-seconds = Sekunden, die ein eigener Bot über eine Entscheidung nachdenken darf. Standard: 5
foreign-help-memory = Megabyte Speicher, die ein eigener Bot belegen darf. Standard: 1024
foreign-address = „{ $address }“ ist keine Webadresse. Schreibe sie so: http://localhost:9000/bot
foreign-file-missing = Den Bot { $file } gibt es nicht. Schreibe nach „python:“ den Pfad einer Python-Datei oder den Namen eines Moduls.
foreign-program-missing = Das Programm „{ $program }“ wurde nicht gefunden oder lässt sich nicht starten. Schreibe nach „program:“ einen Befehl, etwa ./meinbot oder „node bot.js“.
foreign-name = „{ $told }“ benennt keinen Bot. Schreibe NAME=BOT, zum Beispiel meiner=program:./meinbot. Der NAME hat höchstens 20 Kleinbuchstaben, Ziffern oder Bindestriche und gehört noch keinem anderen Bot.
foreign-forfeited = { $bot } hat { $times } von { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } kampflos verloren: { $why }
foreign-why-slow = Er hat nicht rechtzeitig geantwortet.
foreign-why-crashed = Er hat sich ohne Antwort beendet.
foreign-why-illegal = Seine Antwort war kein erlaubter Zug.
foreign-why-flooded = Er hat mehr als eine Antwort gegeben.
foreign-why-memory = Er hat zu viel Speicher belegt.
foreign-why-processes = Er hat zu viele Prozesse gestartet.
