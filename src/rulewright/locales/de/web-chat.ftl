### Talking at a table (German).

web-chat = Chat
web-chat-watching = Chat der Zuschauer
web-chat-note-players = Nur die Mitspieler sehen das. In der Aufzeichnung steht es nicht.
web-chat-note-watching = Nur Zuschauer sehen das, die Spieler nicht.
web-chat-none = Noch hat niemand etwas geschrieben.
web-chat-input = Deine Nachricht
web-chat-send = Senden
web-chat-phrases = Kurze Sätze
web-chat-left = Gelöschtes Konto
web-chat-mute = { $name } stummschalten
web-chat-unmute = { $name } wieder anzeigen
web-chat-muted = { $name } ist stummgeschaltet.

## Phrases that everybody reads in their own language

web-chat-say-hello = Hallo!
web-chat-say-luck = Viel Glück!
web-chat-say-nice = Gut gespielt!
web-chat-say-thinking = Ich muss kurz überlegen.
web-chat-say-moment = Einen Moment, bitte.
web-chat-say-back = Bin wieder da.
web-chat-say-thanks = Danke!
web-chat-say-sorry = Tut mir leid!
web-chat-say-good-game = Schönes Spiel!
web-chat-say-again = Noch eine Partie?
