### The bots: what they are called, and how they play (English).

bot-greedy = Greedy bot
bot-greedy-about = takes what it can get
bot-random = Random bot
bot-random-about = any move will do
