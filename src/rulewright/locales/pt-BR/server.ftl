### What a server cannot do, and what to do instead (Brazilian Portuguese). For people at its tables, and for those who run it.
### Words in quotation marks, addresses and lists of what is known stay as they are.

## Who asks

server-no-name = Você ainda não tem um nome aqui. Escolha um primeiro.
server-name-bad = Esse nome não é válido. Ele precisa ter pelo menos um caractere, e todos precisam ser visíveis.
server-name-taken = O nome “{ $name }” já existe, ou se parece demais com um que existe. Escolha outro ou, se for seu, entre com a sua senha.
server-login-wrong = Nome ou senha incorretos. Confira os dois e tente de novo.
server-logged-out = Sua sessão aqui foi encerrada. Entre de novo para continuar.
server-password-common = Esta senha é fácil demais de adivinhar. Use várias palavras ou deixe um gerenciador de senhas criar uma.
# $seconds: how long.
server-guessed-too-often =
    { $seconds ->
        [one] Senhas erradas demais. Espere { $seconds } segundo e tente de novo.
       *[other] Senhas erradas demais. Espere { $seconds } segundos e tente de novo.
    }
server-recovery-over = Este link não vale mais: só funciona uma vez e por um dia. Peça outro a quem mantém o servidor.
server-csrf = Não foi possível confirmar que esta solicitação veio de você. Recarregue a página e tente de novo.
server-origin = Esta solicitação vem da página de outro site. Abra o jogo no endereço deste servidor.
server-not-json = Envie isto como JSON, com o cabeçalho Content-Type: application/json.
server-busy = O servidor está ocupado agora. Tente de novo em alguns segundos.

## What was asked for

# $why: the words of the library that read it.
server-bad-request = Solicitação inválida: { $why }
server-bad-message = Mensagem inválida: { $why }
server-method = Não dá para fazer isso neste endereço. Veja em /api/schema o que é possível.
server-too-large = Solicitação grande demais. Envie menos.
server-too-often =
    Solicitações demais. Espere { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } e tente de novo.
server-not-http = Solicitação inválida. Envie HTTP/1.1, com um endereço em ASCII.
server-not-utf8 = Algo nesta solicitação não é texto em UTF-8. Corrija e envie de novo.
server-too-late = O resto desta solicitação não chegou a tempo. Envie de novo.
server-head-too-large = O endereço e os cabeçalhos desta solicitação são longos demais. Apague os cookies deste site ou envie menos.
server-too-many-sockets = Este servidor está aberto em páginas demais. Esta era a mais antiga e não é mais atualizada: feche outras e depois recarregue-a.
# $most: how many there may be.
server-too-many-gathering =
    { $most ->
        [one] { $most } mesa sua ainda espera por jogadores. Antes, comece a partida ou exclua a mesa.
       *[other] { $most } mesas suas ainda esperam por jogadores. Antes, comece a partida em uma delas ou exclua uma.
    }
server-copy-asked = Sua cópia já está sendo preparada. Espere até ela chegar.
server-page-unknown = Não há nada neste endereço. Confira se não há um erro de digitação.
server-table-unknown = Esta mesa não existe. Confira o endereço ou escolha outra mesa.
server-invitation-unknown = Este convite não leva a nenhuma mesa. Confira se o link está completo ou peça-o de novo.
server-pack-unknown = Pacote desconhecido: “{ $name }”. Escolha entre: { $known }.
server-pack-gone = Este pacote não está aqui. Ele pode ter sido excluído; pergunte a quem deu o link a você.
server-packs-many = Você já atingiu o limite de pacotes ({ $most }). Exclua um antes.
server-packs-large = Seus pacotes, com todas as versões, passariam de { $most } KB. Exclua um antes.
server-progress-full = Isso é mais progresso do que o servidor guarda por pessoa. Nada foi alterado.
server-workshop-never = Pacotes de { $game } não podem ser corrigidos aqui.
server-workshop-kind = Não há um tipo de componente chamado “{ $kind }”.
server-workshop-place = { $place } não pode ser alterado na oficina.
server-workshop-value = O que você escreveu em { $place } é longo demais ou não pode ser gravado em um pacote.
server-workshop-large = Seu rascunho passaria de { $most } KB. Antes, crie uma versão com ele.
server-workshop-unsound = O rascunho tem erros. Corrija-os antes; nada se perdeu.
server-bot-unknown = Bot desconhecido: “{ $name }”. Escolha entre: { $known }.
server-bot-games =
    { $most ->
        [one] Você já tem { $most } partida em que só bots jogam, e esse é o limite. Espere ela acabar.
       *[other] Você já tem { $most } partidas em que só bots jogam, e esse é o limite. Espere uma delas acabar.
    }
# $option: as the game calls it.
server-seating-by-seat = Os lados são escolhidos na mesa, lugar por lugar. Retire a opção { $option }.

## Seats

# $number: counted from 1.
server-seat-unknown = Não existe o lugar { $number }. Escolha um de 1 a { $seats }.
server-seat-taken = O lugar { $number } está ocupado. Escolha outro.
server-seat-beyond = O lugar { $number } está ocupado. Libere-o antes de reduzir o número de jogadores.
server-seat-empty = Não há ninguém no lugar { $number }. Escolha um lugar ocupado.
server-table-full = Todos os lugares desta mesa estão ocupados. Escolha outra mesa ou abra uma nova.
# $players: how many sit at it.
server-too-many-seats =
    { $players ->
        [one] Esta mesa tem só { $players } lugar
       *[other] Esta mesa tem só { $players } lugares
    }, e isso é pouco para os lugares, bots, nomes ou lados que você pediu. Peça menos ou escolha uma mesa maior.
server-not-invited = Esta mesa é só para convidados. Peça o link ao anfitrião.
server-not-your-seat = O lugar { $number } não é seu. Escolha um dos seus.
server-not-a-player = Só os jogadores desta mesa podem fazer isso, e você não tem lugar nela.
server-not-watched = Só os jogadores podem ver esta mesa. Peça um convite ao anfitrião.
server-only-host = Só o anfitrião desta mesa pode fazer isso. Peça a ele.
server-rated-one-seat = Em uma partida ranqueada cada pessoa tem um só lugar, e você já tem o seu. Para trocar, deixe esse primeiro.
server-rated-no-bots = Você não pode adicionar bots a uma partida ranqueada. Espere por pessoas ou abra uma mesa que não seja ranqueada.
server-rated-leave = Esta partida é ranqueada: se você sair, perde. Se é isso mesmo que você quer, desista da partida.
server-rated-here = { $player } pode estar à mesa. Em uma partida ranqueada, um bot só assume o lugar de quem com certeza está ausente ou de quem não respondeu um dia depois do prazo.
server-gave-up = Você desistiu desta partida, e um bot joga no seu lugar. Você pode ver como ela termina.
server-still-playing = Você ainda joga nessa mesa. Saia da partida antes de ocultá-la.
server-not-yours-alone = Outras pessoas já se sentaram a esta mesa, então ela também é delas. Você pode ocultá-la da sua lista.

## The course of a game

server-has-started = A partida já começou, e isso só é possível antes do início. Abra uma nova mesa para isso.
server-not-started = A partida ainda não começou. Espere o anfitrião começar.
server-game-over = A partida terminou. Para jogar de novo, peça uma revanche ou abra uma nova mesa.
server-not-over = A partida ainda não terminou. Joguem até o fim primeiro.
# $free: how many.
server-seats-free =
    { $free ->
        [one] Ainda há { $free } lugar livre.
       *[other] Ainda há { $free } lugares livres.
    } Espere por jogadores ou coloque bots.
server-stale = Algo mudou na mesa. Olhe de novo e depois escolha.
# $rules, $known: versions, of the table and of this server. They may be the same: then the pack has changed.
server-rules-missing = Esta partida segue a versão { $rules } das regras, com o pacote “{ $pack }” como era na época, e falta pelo menos um dos dois neste servidor. Nada se perdeu: a partida volta a abrir assim que o servidor usar uma versão do rulewright que tenha ambos. Avise quem mantém o servidor.

## Bots for those who are away

server-seat-kept = Um bot está jogando por você. Volte ao seu lugar primeiro.
server-seat-kept-already = Um bot já está jogando no lugar { $number }. Não é preciso fazer mais nada.
server-nothing-kept = Nenhum bot está jogando por você: quem joga é você, ou você não tem lugar aqui.
# $minutes: how many are left.
server-not-absent =
    { $player } ainda tem tempo. Um bot pode assumir se não houver resposta por mais { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.

## Hints

server-no-hints = Não há dicas nesta mesa.
server-hint-asked = Você já pediu uma dica. Espere a resposta.
server-hint-failed = Não há dica disponível agora. A partida continua; peça de novo daqui a pouco.
server-review-asked = Você já tem uma análise em andamento. Comece a próxima quando ela terminar.
server-reviews-full = Há partidas demais em análise agora. Tente de novo em alguns minutos.
server-games-never = Este servidor não tem bots, então ninguém pode jogar essas partidas.
server-games-asked = Já há bots jogando para você. Espere até eles terminarem.
server-review-failed = Não é possível analisar esta partida agora. Tente de novo mais tarde.
server-branch-over = Ali a partida já tinha terminado. Escolha um momento anterior.
server-branch-fixed = Esta partida continua outra, por isso o número de jogadores e os lados já estão definidos.

## Talking

server-chat-nobody = Não há ninguém aqui para ler isso. Espere até que mais alguém se sente à mesa.
server-chat-empty = Esta mensagem está vazia. Escreva algo ou escolha uma frase.
# $most: how many.
server-chat-often =
    { $most ->
        [one] Você já escreveu no último minuto. Espere alguns segundos e continue.
       *[other] Você escreveu { $most } mensagens no último minuto. Espere um pouco e continue.
    }

## Taking back

server-undo-rated = Em partidas ranqueadas não há pedidos para desfazer. Você só pode desfazer uma jogada que não revelou nada.
server-undo-asked = { $player } já está pedindo para desfazer uma jogada. Espere todos responderem.
server-undo-declined = Você já pediu para desfazer vezes demais. Peça de novo depois que a partida andar.
server-undo-nobody-asks = Ninguém está pedindo para desfazer uma jogada, então não há o que responder.
server-undo-own = O pedido é seu. Espere os outros responderem.
# Of another seat of the same person. $player: who sits there.
server-undo-other-seat = Última jogada de { $player }

## Looking back

server-replay-not-yet = Enquanto a partida não termina, você só pode revê-la do seu lugar. Espere o fim para vê-la dos outros lugares.

## The server

# $document: the address of the OpenAPI document.
server-no-pages = As páginas deste servidor não foram geradas, por isso não há nada para ver aqui. Quem o mantém pode gerá-las com “make web”, ou instalar o servidor de novo sem RULEWRIGHT_NO_WEB, e reiniciá-lo. Programas podem jogar: o que o servidor oferece a eles está em { $document }.
server-fault = Erro interno: a falha é do servidor, não sua. Tente de novo; se acontecer outra vez, avise quem mantém o servidor.
server-store-unavailable = O servidor não consegue acessar o banco de dados agora. Espere um momento, veja o que foi salvo e tente de novo.
server-stopping = O servidor está sendo desligado. Tente de novo daqui a um minuto.

## For those who run it

# $address: without its password.
server-database-address = “{ $address }” não é um endereço válido de banco de dados. Escreva sqlite:///ARQUIVO ou postgresql://USUÁRIO:SENHA@HOST/NOME.
# $why: the words of the database or of the operating system.
server-database-unreachable = Não dá para usar o banco de dados { $address }. Confira se ele existe e se você tem acesso: { $why }
# $revision: as the database calls its shape.
server-database-newer = O banco de dados foi criado por uma versão mais nova do programa (revisão { $revision }). Use aquela versão ou outro banco de dados.
# $process: the number of the other server's process.
server-database-in-use = Outro servidor já usa o banco de dados { $file }: o processo { $process }. Encerre-o ou dê outro arquivo a este com --database.
server-metrics-private = Estas métricas são só para quem mantém o servidor. Peça-as na máquina do servidor ou com o token de RULEWRIGHT_METRICS_TOKEN.
server-bus-address = “{ $address }” não é um endereço válido do Redis. Escreva redis://HOST:PORTA.
server-workers-need-bus = { $workers } processos precisam de um servidor Redis para trocar mensagens. Dê o endereço dele com --bus ou retire --workers.
server-public-address = “{ $address }” não é um endereço válido para o navegador. Comece com https:// ou http://.
