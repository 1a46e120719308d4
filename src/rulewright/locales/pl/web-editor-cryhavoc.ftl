### The planet of Cry Havoc, drawn in the workshop (Polish).

web-cryhavoc-editor-shape = Narożniki
web-cryhavoc-editor-cut = Podziel
web-cryhavoc-editor-link = Połączenie strzałką
web-cryhavoc-editor-photo = Zdjęcie
web-cryhavoc-editor-not = Na tej planszy nie da się rysować: któregoś obrysu brakuje, ma zerową powierzchnię albo leży daleko poza planetą. Popraw to w plikach.
web-cryhavoc-editor-how-cut = Wybierz narożnik regionu, w którym zaczyna się nowa granica.
web-cryhavoc-editor-how-cut-to = Teraz wybierz narożnik, w którym się kończy. Escape przerywa.
web-cryhavoc-editor-how-link = Wybierz region, który nadrukowana strzałka łączy z regionem { $region }. Wybierz go jeszcze raz, aby usunąć połączenie.
web-cryhavoc-editor-how-photo = Przeciągnij zdjęcie tak, aby leżało dokładnie pod obrysami.
web-cryhavoc-editor-map = Planeta
web-cryhavoc-editor-middle = Środek granicy { $number }: przesuń go, a powstanie narożnik
web-cryhavoc-editor-corner = Narożnik { $number }
web-cryhavoc-editor-corner-shared = Narożnik { $number }, wspólny
web-cryhavoc-editor-photo-choose = Wybierz zdjęcie
web-cryhavoc-editor-photo-size = Wielkość
web-cryhavoc-editor-photo-turn = Obrót
web-cryhavoc-editor-photo-remove = Usuń zdjęcie
web-cryhavoc-editor-photo-failed = Ten plik nie jest obrazem.
web-cryhavoc-editor-photo-stays = Zdjęcie nie opuszcza tej przeglądarki.
web-cryhavoc-editor-from-borders = ze wspólnych granic
web-cryhavoc-editor-unlink = Rozłącz
web-cryhavoc-editor-unite = Scal
web-cryhavoc-editor-unite-with = Scal z regionem { $region }
web-cryhavoc-editor-touching = styka się narożnikiem
web-cryhavoc-editor-part = Połącz granicą
web-cryhavoc-editor-blocked = Czarny obszar: nie można tam wejść ani tamtędy przejść.
