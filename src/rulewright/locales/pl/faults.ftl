### Symulacja awarii w wierszu poleceń (polski).

faults-help = Rozegraj partie na symulowanym serwerze, gdy wszystko wokół zawodzi, i sprawdź, czy serwer dotrzymuje obietnic.
faults-help-moves = Ile ruchów wykonać, łącznie z tymi z raportu. Domyślnie: 10000.
faults-help-seed = Pierwsze ziarno; każdy świat bierze następne. Domyślnie: 1.
faults-help-jobs = Ile światów symulować naraz. Domyślnie: 1.
faults-help-out = Plik raportu. Jeśli istnieje, symulacja jest wznawiana. Domyślnie: brak.
faults-help-replay = Symuluj tylko świat o tym ziarnie i wypisz ostatnie kroki, jeśli obietnica została złamana.
faults-help-json = Wypisz wynik jako JSON.

# $file: a path. $why: the words of the operating system or of a library.
faults-report = Nie można użyć raportu { $file }: { $why }. Usuń przyczynę albo podaj inny plik w --out.
faults-stopped = Przerwano. Oto dotychczasowy wynik.
# $why: the promise that was broken, and how.
faults-broken = Ziarno { $seed }: złamano obietnicę (ruchy do tej chwili: { $moves }). { $why }
# $trace: a hash of everything that happened in that world.
faults-held = Ziarno { $seed }: wszystkie obietnice dotrzymane (ruchy: { $moves }). Ślad { $trace }.

faults-what = Wynik
faults-count = Liczba
faults-worlds = Światy
faults-moves = Ruchy
faults-faults = Awarie
faults-promises = Złamane obietnice
