### Talking at a table (Brazilian Portuguese).

web-chat = Chat
web-chat-watching = Chat dos espectadores
web-chat-note-players = Só os jogadores veem isto. Não aparece no replay.
web-chat-note-watching = Só os espectadores veem isto; os jogadores, não.
web-chat-none = Nenhuma mensagem ainda.
web-chat-input = Sua mensagem
web-chat-send = Enviar
web-chat-phrases = Frases prontas
web-chat-left = Conta excluída
web-chat-mute = Silenciar { $name }
web-chat-unmute = Deixar de silenciar { $name }
web-chat-muted = Você silenciou { $name }.

## Phrases that everybody reads in their own language

web-chat-say-hello = Olá!
web-chat-say-luck = Boa sorte!
web-chat-say-nice = Boa jogada!
web-chat-say-thinking = Deixa eu pensar.
web-chat-say-moment = Um momento, por favor.
web-chat-say-back = Voltei.
web-chat-say-thanks = Valeu!
web-chat-say-sorry = Desculpe!
web-chat-say-good-game = Bom jogo!
web-chat-say-again = Mais uma?
