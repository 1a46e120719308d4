### Netze trainieren (Deutsch).

train-help = Ein Netz in Partien gegen sich selbst trainieren.
train-help-out = Ordner für Zwischenstand, Netz und Fortschrittstabelle. Derselbe Befehl setzt das Training fort. Standard: train-SPIEL
train-help-minutes = Wie viele Minuten trainiert wird. Standard: 30
train-help-iterations = Anzahl der Durchgänge, statt --minutes; auf der CPU ergibt derselbe Befehl dann immer dasselbe Netz
train-help-lanes = Wie viele Partien nebeneinander laufen. Standard: 8192
train-help-steps = Entscheidungen je Partie und Durchgang. Standard: 64
train-help-teacher = Ein Bot, von dem das Netz zuerst lernt, etwa greedy: Er spielt Partien auf allen Kernen, und das Netz lernt, so zu wählen wie er
train-help-lessons = Anzahl der Partien des Lehrers. Standard: 5000
train-help-opinion = Stattdessen ein Netz für die Suche trainieren: Es lernt aus Partien gieriger Bots, was aus Stellungen wird
train-help-games = Mit --opinion: aus wie vielen Partien gelernt wird. Standard: 50000
train-help-epochs = Mit --opinion: wie oft sie durchgegangen werden. Standard: 8
train-help-begin = Ein Netz, mit dem das Training beginnt, etwa die net.npz eines früheren Trainings; seine Größe bleibt
train-help-device = Wo trainiert wird: cpu, cuda oder cuda:1 für die zweite GPU. Standard: cuda
train-not-installed = PyTorch ist nicht installiert ({ $why }). Installiere es mit: pip install 'rulewright[train]'
train-torch-without-cuda = Dieses PyTorch kann die GPU nicht nutzen. Installiere eines, das es kann, oder trainiere mit --device cpu.
train-no-observation = { $game } stellt keine Beobachtung mit Punkten bereit, aus der ein Netz lernen könnte.
train-begins = Training in { $folder }, ab Durchgang { $iteration }. Strg-C hält es an; derselbe Befehl setzt es fort.
train-stopped = Angehalten. Alles ist in { $folder } gespeichert; derselbe Befehl setzt das Training fort.
train-done = Fertig. Das Netz ist in { $file }; probiere es aus: rulewright arena … --bots net:{ $file },greedy
train-opinion-done = Fertig. Das Netz ist in { $file }. Probiere es aus: rulewright arena … --bots opinion:{ $file },atlas
train-not-a-number = Das Training ist in Durchgang { $iteration } gescheitert: Die Zahlen sind unendlich geworden. Der letzte Zwischenstand ist unversehrt. Versuche es noch einmal mit einem anderen Startwert und einem anderen Ordner (--out).
train-other-game = { $file } gehört zum Spiel { $game }, nicht zu { $wanted }. Wähle mit --out einen anderen Ordner.
train-other-plan = { $file } gehört zu einem Training mit anderen Einstellungen ({ $what }). Nimm dieselben oder wähle mit --out einen anderen Ordner.
train-checkpoint-broken = { $file } ist kein vollständiger Zwischenstand. Lösche die Datei, um neu zu beginnen, oder wähle mit --out einen anderen Ordner.
net-file-broken = { $file } ist kein Netz, das rulewright lesen kann.
net-file-other = { $file } ist ein Netz für { $game } oder für eine andere Version davon (Unterschied: { $what }); { $wanted } kann es nicht verwenden.
