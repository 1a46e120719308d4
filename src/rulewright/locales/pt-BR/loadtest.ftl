### O teste de carga na linha de comando (português do Brasil). p50, p95, p99, CPU, /s, ms e MB se leem do mesmo jeito em todas as línguas.

loadtest-help = Mede quanto um servidor aguenta nesta máquina, jogando em muitas mesas ao mesmo tempo.
loadtest-help-game = Qual jogo jogar: { $known }. Padrão: termites.
loadtest-help-tables = Em quantas mesas se joga ao mesmo tempo, com dois jogadores em cada uma. Padrão: 20.
loadtest-help-seconds = Por quantos segundos medir cada modo de jogar. Padrão: 10.
loadtest-help-rate = Quantas jogadas por segundo todas as mesas fazem juntas quando o ritmo é controlado. Padrão: 400.
loadtest-help-at-rest = Quantas mesas ficam abertas, sem ninguém jogar, quando se mede a memória. Padrão: 500; 0 pula esta parte.
loadtest-help-openings = Quantas partidas longas são jogadas e depois abertas no final. Padrão: 6; 0 pula esta parte.
loadtest-help-soak = Por quantos segundos continuar jogando enquanto se observa a memória. Padrão: pula esta parte.
loadtest-help-bot = Um bot que joga em todas as mesas como terceiro jogador: { $known }. Padrão: nenhum.
loadtest-help-database = Um banco de dados seu: sqlite:///ARQUIVO ou postgresql://USUÁRIO@HOST/NOME. O teste cria mesas nele e as deixa lá. Padrão: um arquivo temporário.
loadtest-help-bus = O servidor Redis para vários processos: redis://HOST:PORTA.
loadtest-help-workers = Número de processos do servidor. Padrão: 1; mais de um precisa de --bus e PostgreSQL.
loadtest-help-json = Mostra os números como JSON.

## What may go wrong

loadtest-range = { $option } é { $value }, mas precisa estar entre { $least } e { $most }.
# $path: of the address. $why: the words of the operating system or of a library.
loadtest-no-answer = O servidor do teste de carga não responde em { $path }: { $why }. Tente de novo com menos mesas.
# $why: what the server said.
loadtest-refused = O servidor recusou { $path } com o status { $status }. Corrija a causa e tente de novo: { $why }
# $said: the last line that the server wrote.
loadtest-server-ended = O servidor do teste de carga não iniciou. Corrija a causa e tente de novo: { $said }
# $place: the address of a database.
loadtest-own-database = O teste vai acrescentar pessoas, mesas e partidas ao banco de dados { $place } e não vai removê-las depois.
loadtest-stopped = Interrompido. Estes são os números até aqui.

## The parts of the test

loadtest-disk = Só o disco
loadtest-sitting = Os jogadores se sentam
loadtest-saturated = Ritmo livre
loadtest-paced = Ritmo controlado
loadtest-soak = Jogo prolongado
loadtest-begun = As partidas começam
loadtest-rest = Ninguém joga
loadtest-long = Partidas longas são jogadas até o fim

## The figures

loadtest-what = Medição
loadtest-figure = Valor
loadtest-target = Meta
loadtest-flushes = Disco: gravações seguras/s, uma após a outra
# $how: loadtest-saturated or loadtest-paced.
loadtest-rate = { $how }: jogadas/s (mesas: { $tables })
loadtest-delay = { $how }: até o outro jogador ver a jogada, { $name }, ms
loadtest-cpu = { $how }: tempo de CPU do servidor por jogada, ms
# $key: as the program calls the fault.
loadtest-faults = { $how }: recusadas, { $key }
loadtest-bytes = Bytes gravados por jogada
loadtest-at-rest = Memória sem ninguém jogar, MB (mesas: { $tables })
# $entries: moves and other things that happened at such a table.
loadtest-open-first = Abertura de uma partida longa terminada (entradas: { $entries }), a primeira após o início, ms
loadtest-open-others = O mesmo, mediana das outras, ms
loadtest-soaked = Jogo prolongado: jogadas em { $seconds } s
loadtest-soaked-memory = Jogo prolongado: memória no início → no fim, MB
loadtest-soaked-slope = Jogo prolongado: crescimento da memória na segunda metade, kB/min
