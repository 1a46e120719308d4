# Boty, które nie są nasze: plik Pythona, program, adres internetowy.

foreign-help-seconds = Ile sekund twój własny bot może myśleć nad decyzją. Domyślnie: 5
foreign-help-memory = Ile megabajtów pamięci może zająć twój własny bot. Domyślnie: 1024
foreign-address = „{ $address }” nie jest adresem internetowym. Wpisz go tak: http://localhost:9000/bot
foreign-file-missing = Nie ma bota { $file }. Po „python:” podaj ścieżkę do pliku Pythona albo nazwę modułu.
foreign-program-missing = Nie można znaleźć lub uruchomić programu „{ $program }”. Po „program:” podaj polecenie, na przykład ./mojbot albo „node bot.js”.
foreign-name = „{ $told }” nie wskazuje bota. Wpisz NAZWA=BOT, na przykład moj=program:./mojbot. NAZWA może mieć do 20 małych liter, cyfr lub łączników i nie może należeć do innego bota.
foreign-forfeited = { $bot } oddaje walkowerem { $times } z { $games ->
        [one] 1 partii
        [few] { $games } partii
       *[many] { $games } partii
    }: { $why }
foreign-why-slow = brak odpowiedzi na czas.
foreign-why-crashed = program zakończył się bez odpowiedzi.
foreign-why-illegal = odpowiedź nie jest dozwolonym ruchem.
foreign-why-flooded = więcej niż jedna odpowiedź.
foreign-why-memory = zbyt duże zużycie pamięci.
foreign-why-processes = zbyt wiele uruchomionych procesów.
