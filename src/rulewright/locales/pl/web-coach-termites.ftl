### What a coach tells a newcomer to Termites, each thing when it first matters (Polish).

# $hex: where. $player: who.
web-coach-termites-danger = Twój Kopiec na { $hex } jest zagrożony: { $player } może uderzyć z siłą { $attack } przy obronie { $defence }. Odepchnij którąś z atakujących jednostek albo odpowiedz groźbą.
web-coach-termites-take = Możesz teraz zdobyć Kopiec na { $hex }: { $attack } przeciwko { $defence }. Tracisz atakującą jednostkę, ale Kopiec jest twój do końca gry.
web-coach-termites-attack = Możesz zaatakować jednostkę na { $hex }: { $attack } przeciwko { $defence }. Wycofa się na pole, które wskażesz; pokonana przez Żołnierza zginie.
web-coach-termites-weak = Tu widzisz swoją siłę i siłę obrony celu. Potrzebujesz co najmniej o jeden więcej. Twoje jednostki obok celu dodają swoją siłę.
# $n: strength that stands there. $value: of the mound.
web-coach-termites-near = Obok Kopca na { $hex } masz siłę { $n }, a zdobywa go siła większa niż { $value }. Pomoże kolejny żeton obok albo Nasute dwa pola od niego.
web-coach-termites-mound = Na planszy stawiasz teraz tylko jeden lub dwa Kopce, reszta jest bezpieczna w rezerwie. Liczą się wszystkie. Im wyższa wartość, tym trudniej zdobyć Kopiec, ale tym większa strata. Stawiaj je po swojej stronie, z dala od siebie.
web-coach-termites-turn = Twoja tura: wystaw żeton na dowolnym wolnym polu, nawet obok wroga. Potem możesz przesunąć jedną jednostkę, nową lub inną. Wejście na wroga lub Kopiec to atak.
web-coach-termites-castes = Robotnica przesuwa się o dwa pola, Żołnierz jest dwa razy silniejszy, Nasute wspiera z daleka, Alate lata.
web-coach-termites-entry = Wybierasz, z którego pola wchodzisz. Tam pokonana jednostka się nie wycofa, więc zamknij jej drogę.
web-coach-termites-retreat = To ty wybierasz, dokąd wycofa się pokonana jednostka. Odeślij ją z dala od swoich Kopców albo tam, gdzie się nie przyda.
web-coach-termites-trophy = Kopiec zdobyty! W jego miejsce stawiasz jeden ze swoich. Im wyższa wartość, tym trudniej go odbić, ale tym większa strata.
web-coach-termites-lost = Twój Kopiec został zdobyty, a z nim jego punkty. Postaw nowy z dala od grupy, która zdobyła tamten.
# $hex: where to place it. $goal: the hex of a mound.
web-coach-termites-nasute = Masz na ręce Nasute. Z Roślinności na { $hex } wesprze atak na { $goal } i doda o 1 więcej.
web-coach-termites-alate = Masz na ręce Alate. Przelatuje trzy pola, także nad Wodą i większością wrogów, ale nie wejdzie na Roślinność. Uderz tam, gdzie nikt się tego nie spodziewa.
web-coach-termites-soldier = Twój Żołnierz na { $hex } stoi obok wroga. Jednostka pokonana przez Żołnierza zostaje zniszczona i już nie wróci.
web-coach-termites-empty = Twój stos jest pusty: żetony na ręce są ostatnie. Zaplanuj, jak użyć ich razem.
web-coach-termites-last = To twój ostatni żeton. Co jeszcze możesz zdobyć, a co musisz obronić?
