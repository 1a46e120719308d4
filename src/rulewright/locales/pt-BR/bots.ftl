### The bots: what they are called, and how they play (Brazilian Portuguese).

bot-pip = Pip
bot-pip-about = iniciante, vê pouco e perdoa muito
bot-wren = Wren
bot-wren-about = joga por instinto, aprendeu com partidas anteriores e decide na hora
bot-juno = Juno
bot-juno-about = joga por diversão, procura boas jogadas e deixa passar algumas
bot-marlow = Marlow
bot-marlow-about = jogador hábil, pensa adiante e raramente erra
bot-vesper = Vesper
bot-vesper-about = jogador forte e paciente, quase não deixa escapar nada
bot-atlas = Atlas
bot-atlas-about = especialista, pensa muito e não deixa passar nada
bot-orion = Orion
bot-orion-about = mestre, joga como o Atlas e usa todo o tempo que tem
bot-greedy = Bot ganancioso
bot-greedy-about = pega o que puder
bot-random = Bot aleatório
bot-random-about = qualquer jogada serve
bot-foreign-about = adicionado por quem mantém este servidor
