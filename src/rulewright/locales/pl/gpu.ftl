### Zasady na GPU (polski).

gpu-help = Uruchom silnik zasad na GPU.
gpu-help-compile = Przygotuj jądra obliczeniowe z wyprzedzeniem. GPU nie jest do tego potrzebne.
gpu-help-compare = Rozegraj te same partie na GPU i na CPU i porównaj każdą decyzję.
gpu-help-arch = Wersja architektury GPU (compute capability) bez kropki: 90 dla H100 i H200
gpu-help-device = Które GPU: cuda to pierwsze, cuda:1 to drugie. Domyślnie: cuda
gpu-help-pack = Zestaw oprócz własnego zestawu gry: nazwa, folder lub plik; można podać kilka razy
gpu-driver-missing = Na tym komputerze nie ma sterownika NVIDIA. GPU wymaga sterownika 580 lub nowszego; cała reszta działa bez niego.
gpu-driver-old = Sterownik NVIDIA jest za stary: obsługuje CUDA { $version }. Zainstaluj sterownik { $least } lub nowszy.
gpu-none = Sterownik NVIDIA nie znajduje GPU, którego można użyć: { $why }.
gpu-number-unknown = Na tym komputerze nie ma GPU o numerze { $number }. Liczba GPU: { $count }; numeracja zaczyna się od 0.
gpu-device-unknown = Nieznane urządzenie „{ $device }”. Wybierz cpu, cuda albo cuda:1 (drugie GPU).
gpu-memory = GPU ma za mało pamięci na tyle równoległych gier ({ $lanes }). Potrzeba, w MB: { $needed }; wolne: { $free }. Zmniejsz ich liczbę.
gpu-memory-out = Zabrakło pamięci GPU. Wolne, w MB: { $free }.
gpu-extra-missing = Pakiet { $package } nie jest zainstalowany. Wszystko, czego potrzebuje GPU, zainstalujesz poleceniem: pip install 'rulewright[cuda]'
gpu-arch-unknown = „{ $arch }” to nie wersja architektury GPU. Podaj ją bez kropki, na przykład 90 zamiast 9.0.
gpu-compiling = Przygotowuję jądra dla gry { $game } (tylko za pierwszym razem, trwa kilka minut)
gpu-compiled = { $game }: jądra gotowe po { $seconds } s.
gpu-equal = { $game }: wszystko się zgadza. Partie: { $games }; różne stoły: { $tables }; decyzje: { $decisions }. Decyzje/s na GPU: { $device }; na CPU: { $host } (wątki: { $threads }).
gpu-differ = { $game }: są różnice. Partie: { $games }; w tym różne: { $count }, o ziarnach { $seeds }.
