### Trenowanie sieci (polski).

train-help = Trenuj sieć w grach przeciwko samej sobie.
train-help-out = Folder na punkt kontrolny, sieć i tabelę postępów. To samo polecenie wznawia trening. Domyślnie: train-GRA
train-help-minutes = Ile minut trenować. Domyślnie: 30
train-help-iterations = Liczba iteracji zamiast --minutes; wtedy to samo polecenie zawsze daje na CPU tę samą sieć
train-help-lanes = Liczba gier toczonych równolegle. Domyślnie: 8192
train-help-steps = Liczba decyzji w każdej grze na iterację. Domyślnie: 64
train-help-teacher = Bot, od którego sieć uczy się najpierw, np. greedy: gra na wszystkich rdzeniach, a sieć uczy się wybierać tak jak on
train-help-lessons = Liczba gier nauczyciela. Domyślnie: 5000
train-help-opinion = Zamiast tego trenuj sieć dla przeszukiwania: z gier botów zachłannych uczy się, do czego prowadzą pozycje
train-help-games = Z --opinion: z ilu gier się uczyć. Domyślnie: 50000
train-help-epochs = Z --opinion: ile razy przez nie przejść. Domyślnie: 8
train-help-begin = Sieć, od której zaczyna się trening, np. net.npz z wcześniejszego treningu; jej rozmiary pozostają
train-help-device = Gdzie trenować: cpu, cuda albo cuda:1 (drugie GPU). Domyślnie: cuda
train-not-installed = PyTorch nie jest zainstalowany ({ $why }). Zainstaluj go: pip install 'rulewright[train]'
train-torch-without-cuda = Ten PyTorch nie potrafi używać GPU. Zainstaluj wersję, która potrafi, albo trenuj z --device cpu.
train-no-observation = { $game } nie podaje obserwacji z punktami, z której sieć mogłaby się uczyć.
train-begins = Trening w folderze { $folder }, od iteracji { $iteration }. Ctrl-C go zatrzymuje, a to samo polecenie wznawia.
train-stopped = Zatrzymano. Wszystko jest zapisane w folderze { $folder }; to samo polecenie wznowi trening.
train-done = Gotowe. Sieć jest w pliku { $file }; wypróbuj ją: rulewright arena … --bots net:{ $file },greedy
train-opinion-done = Gotowe. Sieć jest w pliku { $file }. Wypróbuj ją: rulewright arena … --bots opinion:{ $file },atlas
train-not-a-number = Trening nie powiódł się w iteracji { $iteration }: wartości stały się nieskończone. Ostatni punkt kontrolny jest nienaruszony. Spróbuj ponownie z innym ziarnem losowym (--seed) i innym folderem (--out).
train-other-game = Plik { $file } należy do gry { $game }, a nie { $wanted }. Wybierz inny folder opcją --out.
train-other-plan = Plik { $file } należy do treningu z innymi ustawieniami ({ $what }). Użyj tych samych albo wybierz inny folder opcją --out.
train-checkpoint-broken = Plik { $file } nie jest kompletnym punktem kontrolnym. Usuń go, aby zacząć od nowa, albo wybierz inny folder opcją --out.
net-file-broken = Plik { $file } nie jest siecią, którą rulewright potrafi odczytać.
net-file-other = Plik { $file } to sieć dla gry { $game } albo dla innej jej wersji (różni się: { $what }); { $wanted } nie może jej użyć.
