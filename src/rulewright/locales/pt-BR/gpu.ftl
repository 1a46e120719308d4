### As regras na GPU (português do Brasil).

gpu-help = Executa as regras em uma GPU.
gpu-help-compile = Gera os kernels com antecedência. Não é preciso ter uma GPU.
gpu-help-compare = Joga as mesmas partidas na GPU e na CPU e compara cada decisão.
gpu-help-arch = A compute capability da GPU sem o ponto: 90 para H100 e H200
gpu-help-device = Qual GPU: cuda é a primeira, cuda:1 a segunda. Padrão: cuda
gpu-help-pack = Um pacote além do padrão do jogo: nome, pasta ou arquivo; pode ser repetido
gpu-driver-missing = Não há driver da NVIDIA nesta máquina. A GPU precisa do driver 580 ou mais recente; todo o resto funciona sem ele.
gpu-driver-old = O driver da NVIDIA é antigo demais: ele oferece CUDA { $version }. Instale o driver { $least } ou mais recente.
gpu-none = O driver da NVIDIA não encontra uma GPU utilizável: { $why }.
gpu-number-unknown = Não há GPU com o número { $number } nesta máquina. GPUs aqui: { $count }, contadas a partir de 0.
gpu-device-unknown = Dispositivo desconhecido: “{ $device }”. Escolha cpu, cuda ou cuda:1 para a segunda GPU.
gpu-memory = A GPU tem pouca memória para tantas partidas lado a lado ({ $lanes }). Necessário, em MB: { $needed }; livre: { $free }. Use menos.
gpu-memory-out = A memória da GPU acabou. Livre, em MB: { $free }.
gpu-extra-missing = O pacote { $package } não está instalado. Instale tudo de que a GPU precisa com: pip install 'rulewright[cuda]'
gpu-arch-unknown = “{ $arch }” não é uma compute capability. Escreva sem o ponto, por exemplo 90 para 9.0.
gpu-compiling = Gerando os kernels de { $game } (só na primeira vez, leva minutos)
gpu-compiled = { $game }: kernels prontos em { $seconds } s.
gpu-equal = { $game }: tudo igual. Partidas: { $games }; mesas diferentes: { $tables }; decisões: { $decisions }. Decisões/s na GPU: { $device }; na CPU: { $host } (threads: { $threads }).
gpu-differ = { $game }: há diferenças. Partidas: { $games }; diferentes: { $count }, com as sementes { $seeds }.
