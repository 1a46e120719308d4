### Strony w przeglądarce: czego czytelnik się nauczył, co rozegrał i rozwiązał (po polsku).

web-progress-title = Twoje postępy
web-progress-kept-here = Są zapisane w tej przeglądarce.
web-progress-make-account = Ustaw hasło, a będą dostępne na wszystkich twoich urządzeniach.
web-progress-kept-account = Są zapisane na twoim koncie i dostępne na wszystkich twoich urządzeniach.
web-progress-learnt = Nauka
web-progress-lessons = Lekcje: { $n } z { $all }
web-progress-stars = Gwiazdki: { $n } z { $all }
web-progress-tips = Rady trenera: { $n }
web-progress-solved = Zadania
web-progress-first-tries = Za pierwszym razem: { $n }
web-progress-played = Gry
web-progress-won = { $bot }: wygrane { $n } z { $all }
web-progress-none-played = Jeszcze żadnej gry z botem.
web-progress-people = { $n ->
    [one] { $n } gra z innymi ludźmi
    [few] { $n } gry z innymi ludźmi
   *[many] { $n } gier z innymi ludźmi
}
web-progress-next-bot = Następny przeciwnik: { $bot }
web-progress-play = Zagraj z botem { $bot }
