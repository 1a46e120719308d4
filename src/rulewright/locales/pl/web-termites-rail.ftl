### Termity w przeglądarce: co stoi obok planszy (polski).

## Rząd wyborów

web-termites-tray-strength = siła { $n }
# $n: movement points.
web-termites-tray-moves = ruch { $n }
web-termites-tray-other = Anuluj
web-termites-tray-do = Potwierdź

## Niewidziane żetony

web-termites-unseen-of = { $player }: nieznane żetony ({ $n })
web-termites-unseen-own = Twoje, nieznane innym ({ $n })

## Keys

web-termites-keys-threats = przytrzymaj: czym inni mogą zagrozić twoim Kopcom
