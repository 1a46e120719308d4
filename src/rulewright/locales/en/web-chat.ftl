### Talking at a table (English).

web-chat = Chat
web-chat-watching = Spectator chat
web-chat-note-players = Only the players see this. It is not in the replay.
web-chat-note-watching = Only spectators see this. The players don’t.
web-chat-none = No messages yet.
web-chat-input = Your message
web-chat-send = Send
web-chat-phrases = Quick phrases
web-chat-left = Deleted player
web-chat-mute = Mute { $name }
web-chat-unmute = Unmute { $name }
web-chat-muted = { $name } is muted.

## Phrases that everyone reads in their own language

web-chat-say-hello = Hello!
web-chat-say-luck = Good luck!
web-chat-say-nice = Well played!
web-chat-say-thinking = Let me think.
web-chat-say-moment = One moment, please.
web-chat-say-back = I’m back.
web-chat-say-thanks = Thank you!
web-chat-say-sorry = Sorry!
web-chat-say-good-game = Good game!
web-chat-say-again = Another game?
