### A simulação de falhas na linha de comando (português do Brasil).

faults-help = Joga em um servidor simulado enquanto tudo ao redor falha e verifica se ele cumpre o que promete.
faults-help-moves = Quantas jogadas fazer, contando as do relatório. Padrão: 10000.
faults-help-seed = A primeira semente; cada mundo usa a próxima. Padrão: 1.
faults-help-jobs = Quantos mundos simular ao mesmo tempo. Padrão: 1.
faults-help-out = Um arquivo para o relatório. Se ele já existir, a simulação continua de onde parou. Padrão: nenhum.
faults-help-replay = Simula só o mundo desta semente e mostra os últimos passos se uma promessa for quebrada.
faults-help-json = Mostra o resultado como JSON.

# $file: a path. $why: the words of the operating system or of a library.
faults-report = Não é possível usar o relatório { $file }: { $why }. Corrija a causa ou indique outro arquivo com --out.
faults-stopped = Interrompido. Este é o resultado até aqui.
# $why: the promise that was broken, and how.
faults-broken = Semente { $seed }: uma promessa foi quebrada (jogadas até ali: { $moves }). { $why }
# $trace: a hash of everything that happened in that world.
faults-held = Semente { $seed }: todas as promessas foram cumpridas (jogadas: { $moves }). Rastro { $trace }.

faults-what = Resultado
faults-count = Quantidade
faults-worlds = Mundos
faults-moves = Jogadas
faults-faults = Falhas
faults-promises = Promessas quebradas
