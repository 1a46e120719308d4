### The bots: what they are called, and how they play (English).

bot-pip = Pip
bot-pip-about = a beginner: misses a lot and forgives a lot
bot-wren = Wren
bot-wren-about = plays by instinct, learned from earlier games, and moves at once
bot-juno = Juno
bot-juno-about = a casual player: looks for good moves and misses some
bot-marlow = Marlow
bot-marlow-about = a skilled player: thinks ahead and rarely slips up
bot-vesper = Vesper
bot-vesper-about = a strong player: patient, and misses little
bot-atlas = Atlas
bot-atlas-about = an expert: thinks hard and overlooks nothing
bot-orion = Orion
bot-orion-about = a master: plays like Atlas, but uses all the time it has
bot-greedy = Greedy bot
bot-greedy-about = takes what it can get
bot-random = Random bot
bot-random-about = plays random legal moves
bot-foreign-about = added by the server admin
