### Treinar redes (português do Brasil).

train-help = Treina uma rede em partidas contra ela mesma.
train-help-out = Pasta para o ponto de controle, a rede e a tabela de progresso. O mesmo comando retoma o treino. Padrão: train-JOGO
train-help-minutes = Por quantos minutos treinar. Padrão: 30
train-help-iterations = O número de iterações, em vez de --minutes; assim, em uma CPU, o mesmo comando sempre dá a mesma rede
train-help-lanes = Partidas simultâneas. Padrão: 8192
train-help-steps = Decisões de cada partida por iteração. Padrão: 64
train-help-teacher = Um bot com quem a rede aprende primeiro, como o greedy: ele joga em todos os núcleos, e a rede aprende a escolher como ele
train-help-lessons = Número de partidas do professor. Padrão: 5000
train-help-opinion = Em vez disso, treina uma rede para a busca: com partidas de bots gananciosos, ela aprende no que dão as posições
train-help-games = Com --opinion: com quantas partidas aprender. Padrão: 50000
train-help-epochs = Com --opinion: quantas vezes passar por elas. Padrão: 8
train-help-begin = Uma rede para começar, como o net.npz de um treino anterior; os tamanhos dela são mantidos
train-help-device = Onde treinar: cpu, cuda ou cuda:1 para a segunda GPU. Padrão: cuda
train-not-installed = O PyTorch não está instalado ({ $why }). Instale-o com: pip install 'rulewright[train]'
train-torch-without-cuda = Este PyTorch não consegue usar a GPU. Instale um que consiga ou treine com --device cpu.
train-no-observation = { $game } não declara uma observação com pontos da qual uma rede possa aprender.
train-begins = Treino em { $folder }, a partir da iteração { $iteration }. Ctrl-C interrompe; o mesmo comando retoma.
train-stopped = Interrompido. Tudo está salvo em { $folder }; o mesmo comando retoma o treino.
train-done = Pronto. A rede está em { $file }; experimente-a com: rulewright arena … --bots net:{ $file },greedy
train-opinion-done = Pronto. A rede está em { $file }. Experimente-a com: rulewright arena … --bots opinion:{ $file },atlas
train-not-a-number = O treino falhou na iteração { $iteration }: os números ficaram infinitos. O último ponto de controle está intacto. Tente de novo com outra semente e outra pasta (--out).
train-other-game = { $file } é do jogo { $game }, não de { $wanted }. Escolha outra pasta com --out.
train-other-plan = { $file } é de um treino com outras configurações ({ $what }). Use as mesmas ou escolha outra pasta com --out.
train-checkpoint-broken = { $file } não é um ponto de controle completo. Apague-o para começar de novo ou escolha outra pasta com --out.
net-file-broken = { $file } não é uma rede que o rulewright consiga ler.
net-file-other = { $file } é uma rede para { $game } ou para outra versão do jogo ({ $what } é diferente); { $wanted } não pode usá-la.
