### What can be wrong with a pack or another file of content (German). For every game.
### The place (file, entry) and the paragraph of the rules are shown beside the text. Words of the files stay as they are.

# $count: how many problems.
content-problems =
    { $count ->
        [one] Mit diesem Inhalt lässt sich nicht spielen: Es gibt einen Fehler.
       *[other] Mit diesem Inhalt lässt sich nicht spielen: Es gibt { $count } Fehler.
    } Die Liste zeigt: rulewright content check PFAD

## Files

content-missing-pack = In { $path } liegt kein Paket. Gib den Namen eines mitgelieferten Pakets oder den Ordner oder die Datei deines eigenen an.
content-missing-file = Die Datei { $path } gibt es nicht. Prüfe den Namen oder kopiere sie aus dem mitgelieferten Paket.
content-is-a-folder = { $path } ist ein Ordner, gebraucht wird hier eine Datei.
content-unreadable = { $path } lässt sich nicht lesen: { $reason }
content-unknown-file = Diese Datei gehört nicht zu einem Paket. Ein Paket besteht aus { $known }. Benenne sie um oder lege sie woanders ab.
content-not-utf8 = Zeile { $line } ist kein UTF-8-Text. Speichere die Datei noch einmal als UTF-8.
content-not-toml = Das ist kein TOML: { $detail }
content-too-large = Das sind { $size } KB, erlaubt sind höchstens { $most } KB.
content-bundle-no-pack = In dieser Datei ist kein Paket. Ein Paket ist ein Zip-Archiv mit seinen TOML-Dateien, darunter pack.toml, oder eine einzige TOML-Datei mit einer Tabelle für jede davon, beginnend mit [pack].
content-bundle-table = „{ $name }“ gehört nicht hierher. Ein Paket in einer einzigen TOML-Datei hat eine Tabelle für jede seiner Dateien, etwa [board] für board.toml.
content-zip-many = Das Zip-Archiv enthält zu viele Dateien: Erlaubt sind höchstens { $most }.
content-zip-broken = Dieses Zip-Archiv ist beschädigt. Erstelle es noch einmal.
content-zip-name = Diese Datei gehört nicht hierher. Ein Zip-Archiv enthält die TOML-Dateien eines Pakets, ganz oben oder alle in einem Ordner.
content-zip-twice = Diese Datei ist zweimal im Zip-Archiv.
content-zip-locked = Diese Datei ist verschlüsselt oder ungewöhnlich gepackt. Erstelle das Zip-Archiv noch einmal, ohne Passwort.
content-unknown-game = Das Paket muss in pack.toml sein Spiel nennen. Möglich sind: { $known }.
content-too-hard = Die Prüfung dieses Pakets hat zu lange gedauert. Vielleicht ist es beschädigt.

## Entries

content-unknown-key = Unbekannter Eintrag „{ $name }“. Möglich sind: { $known }.
content-missing-key = „{ $name }“ fehlt. Ergänze den Eintrag.
# $expected: text, number, decimal, flag, list or table.
content-wrong-type =
    { $expected ->
        [text] Hier wird ein Text in Anführungszeichen gebraucht.
        [number] Hier wird eine ganze Zahl gebraucht, ohne Punkt und ohne Anführungszeichen.
        [decimal] Hier wird eine Zahl gebraucht, ohne Anführungszeichen.
        [flag] Hier wird true oder false gebraucht.
        [list] Hier wird eine Liste in eckigen Klammern gebraucht.
       *[table] Hier wird eine Tabelle gebraucht.
    }
# $count: how many entries the list must have.
content-list-length =
    { $count ->
        [one] Diese Liste muss genau einen Eintrag haben.
       *[other] Diese Liste muss genau { $count } Einträge haben.
    }
content-list-long = Es gibt { $count } Einträge, erlaubt sind höchstens { $most }. Lass einige weg oder fasse gleiche mit count zusammen.
content-unknown-word = Unbekanntes Wort „{ $given }“. Möglich sind: { $words }.
content-out-of-range = Diese Zahl muss mindestens { $least } und höchstens { $most } sein.
content-bad-text =
    Dieser Text darf nicht leer sein; ein Name besteht nur aus den Kleinbuchstaben a bis z, Ziffern und einzelnen
    Binde- oder Unterstrichen, höchstens 40 Zeichen.
content-too-deep = Das ist zu tief verschachtelt: Erlaubt sind höchstens { $most } Ebenen.
content-too-many = Die Datei hat zu viele Einträge: Erlaubt sind höchstens { $most }.
content-key-long = Der Name „{ $name }…“ ist zu lang: Erlaubt sind höchstens { $most } Zeichen.
content-text-long = Dieser Text hat { $count } Zeichen, erlaubt sind höchstens { $most }.
content-text-unshowable = Dieser Text enthält ein Steuerzeichen ({ $character }). Lösche es.
content-number-huge = Hier wird eine Zahl von -{ $most } bis { $most } gebraucht.
