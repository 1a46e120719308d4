### The bots: what they are called, and how they play (Brazilian Portuguese).

bot-greedy = Bot ganancioso
bot-greedy-about = pega o que puder
bot-random = Bot aleatório
bot-random-about = qualquer jogada serve
