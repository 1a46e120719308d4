### Talking at a table (Polish).

web-chat = Czat
web-chat-watching = Czat widzów
web-chat-note-players = Widzą to tylko gracze. W powtórce tego nie ma.
web-chat-note-watching = Widzą to tylko widzowie, gracze nie.
web-chat-none = Nie ma jeszcze wiadomości.
web-chat-input = Twoja wiadomość
web-chat-send = Wyślij
web-chat-phrases = Szybkie zwroty
web-chat-left = Usunięty gracz
web-chat-mute = Wycisz: { $name }
web-chat-unmute = Cofnij wyciszenie: { $name }
web-chat-muted = { $name }: wyciszono.

## Phrases that everybody reads in their own language

web-chat-say-hello = Cześć!
web-chat-say-luck = Powodzenia!
web-chat-say-nice = Dobrze zagrane!
web-chat-say-thinking = Muszę się zastanowić.
web-chat-say-moment = Chwileczkę, proszę.
web-chat-say-back = Już jestem.
web-chat-say-thanks = Dziękuję!
web-chat-say-sorry = Przepraszam!
web-chat-say-good-game = Dobra gra!
web-chat-say-again = Gramy jeszcze raz?
