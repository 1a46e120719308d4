### What a server cannot do, and what to do instead (Brazilian Portuguese). For people at its tables, and for those who run it.
### Words in quotation marks, addresses and lists of what is known stay as they are.

## Who asks

server-no-name = Você ainda não tem um nome aqui. Escolha um primeiro.
server-name-bad = Isso não é um nome. Ele precisa ter pelo menos um caractere, e todos precisam ser visíveis.
server-name-taken = O nome “{ $name }” já é de alguém. Escolha outro ou, se for seu, entre com a sua senha.
server-login-wrong = O nome ou a senha não confere. Verifique os dois e tente de novo.
server-csrf = Não há certeza de que este pedido veio de você. Recarregue a página e tente de novo.
server-origin = Esta conexão vem da página de outro site. Abra o jogo no endereço dele.

## What was asked for

# $why: the words of the library that read it.
server-bad-request = Algo neste pedido não está certo. Corrija e envie de novo: { $why }
server-bad-message = Algo nesta mensagem não está certo. Corrija e envie de novo: { $why }
server-method = Não dá para fazer isso neste endereço. Veja em /api/schema o que é possível.
server-too-large = É demais de uma só vez. Envie menos.
server-too-often = São pedidos demais em pouco tempo. Espere um minuto e tente de novo.
server-page-unknown = Não há nada neste endereço. Veja se ele não tem um erro de digitação.
server-table-unknown = Esta mesa não existe. Verifique o endereço ou escolha outra mesa.
server-invitation-unknown = Este convite não é de nenhuma mesa. Veja se o link está completo ou peça de novo.
server-pack-unknown = Não existe o pacote “{ $name }”. Escolha um destes: { $known }.
server-bot-unknown = Não existe o bot “{ $name }”. Escolha um destes: { $known }.
# $option: as the game calls it.
server-seating-by-seat = Quem joga com qual lado se escolhe na mesa, lugar por lugar. Deixe de fora a opção { $option }.

## Seats

# $number: counted from 1.
server-seat-unknown = Não existe o lugar { $number }. Escolha um de 1 a { $seats }.
server-seat-taken = O lugar { $number } está ocupado. Escolha outro.
server-seat-empty = Não há ninguém no lugar { $number }. Escolha um lugar ocupado.
server-table-full = Todos os lugares desta mesa estão ocupados. Escolha outra mesa ou abra uma nova.
# $players: how many sit at it.
server-too-many-seats =
    { $players ->
        [one] Esta mesa tem um lugar
       *[other] Esta mesa tem { $players } lugares
    }. É pouco para tantos lugares seus, bots, nomes ou lados. Peça menos ou escolha uma mesa maior.
server-not-invited = Esta mesa é só para convidados. Peça o link ao anfitrião.
server-not-your-seat = O lugar { $number } não é seu. Escolha um dos seus.
server-not-a-player = Só os jogadores desta mesa podem fazer isso, e você não tem lugar nela.
server-not-watched = Só os jogadores podem ver esta mesa. Peça um convite ao anfitrião.
server-only-host = Só o anfitrião desta mesa pode fazer isso. Peça a ele.
server-rated-one-seat = Numa partida ranqueada cada pessoa tem um só lugar, e você já tem o seu. Se quiser outro, deixe esse primeiro.
server-rated-no-bots = Bots não jogam partidas ranqueadas. Espere por pessoas ou abra uma mesa que não seja ranqueada.

## The course of a game

server-has-started = A partida já começou, e isso só se faz antes. Abra uma nova mesa para isso.
server-not-started = A partida ainda não começou. Espere o anfitrião começar.
server-game-over = A partida terminou. Para jogar de novo, peça uma revanche ou abra uma nova mesa.
server-not-over = A partida ainda não terminou. Joguem até o fim primeiro.
# $free: how many.
server-seats-free =
    { $free ->
        [one] Ainda há um lugar livre.
       *[other] Ainda há { $free } lugares livres.
    } Espere por jogadores ou ponha bots.
server-stale = Algo mudou na mesa. Olhe de novo e então escolha.
# $rules, $known: versions, of the table and of this server. They may be the same: then the pack has changed.
server-rules-changed = Esta mesa foi aberta com a versão { $rules } das regras e com o pacote { $pack } como ele era na época. Aqui estão a versão { $known } e o pacote de hoje, por isso a partida não pode continuar. Abra uma nova mesa ou peça a versão antiga a quem mantém o servidor.

## Bots for those who are away

server-seat-kept = Um bot está jogando por você. Volte ao seu lugar primeiro.
server-seat-kept-already = Um bot já está jogando no lugar { $number }. Não é preciso fazer mais nada.
server-nothing-kept = Nenhum bot está jogando por você: o seu lugar já é seu, ou você não tem lugar aqui.
# $minutes: how many are left.
server-not-absent =
    { $player } ainda tem tempo. Um bot pode assumir se não houver resposta por mais { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.

## Hints

server-no-hints = Não há dicas nesta mesa. Confie no seu próprio julgamento.
server-hint-asked = Você já pediu uma dica. Espere a resposta.
server-hint-failed = Não foi possível encontrar uma dica agora. O jogo continua; peça de novo daqui a pouco.

## Taking back

server-undo-rated = Numa partida ranqueada não se pode pedir para desfazer mais. Você só pode desfazer o que não revelou nada.
server-undo-asked = { $player } já está pedindo para desfazer algo. Espere todos responderem.
server-undo-nobody-asks = Ninguém está pedindo para desfazer nada, então não há o que responder.
server-undo-own = O pedido é seu. Espere os outros responderem.
# Of another seat of the same person. $player: who sits there.
server-undo-other-seat = Desfazer a última ação de { $player }.

## Looking back

server-replay-not-yet = Enquanto a partida não termina, você só pode rever o que se vê do seu lugar. Espere o fim para ver os outros.

## The server

# $document: the address of the OpenAPI document.
server-no-pages = As páginas deste servidor não foram geradas, por isso não há nada para ver aqui. Quem o mantém pode gerá-las com “make web”, ou instalar o servidor de novo sem RULEWRIGHT_NO_WEB, e reiniciá-lo. Programas podem jogar: o que o servidor oferece a eles está em { $document }.
server-fault = Isto é uma falha do servidor, não sua. Tente de novo; se ela voltar, avise quem mantém o servidor.
server-store-unavailable = O servidor não consegue acessar o banco de dados agora. Espere um momento, veja o que foi salvo e tente de novo.
server-stopping = O servidor está sendo desligado. Tente de novo daqui a um minuto.

## For those who run it

# $address: without its password.
server-database-address = “{ $address }” não é o endereço de um banco de dados. Escreva sqlite:///ARQUIVO ou postgresql://USUÁRIO:SENHA@HOST/NOME.
# $why: the words of the database or of the operating system.
server-database-unreachable = Não dá para usar o banco de dados { $address }. Verifique se ele existe e se você pode usá-lo: { $why }
# $revision: as the database calls its shape.
server-database-newer = O banco de dados foi feito por uma versão mais nova do programa (revisão { $revision }). Use aquela versão ou outro banco de dados.
server-bus-address = “{ $address }” não é o endereço de um servidor Redis. Escreva redis://HOST:PORTA.
server-workers-need-bus = { $workers } processos precisam de um servidor Redis, para que um saiba do outro. Dê o endereço dele com --bus ou deixe --workers de fora.
server-public-address = “{ $address }” não é um endereço para o navegador. Comece com https:// ou http://.
