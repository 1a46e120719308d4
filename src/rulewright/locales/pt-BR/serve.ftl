### O comando que executa um servidor e os comandos para quem mantém um (Português do Brasil).
### Words that are typed (serve, admin, --database) and addresses stay as they are in every language.

## Help of rulewright serve

serve-help = Executa um servidor: mesas para pessoas no navegador, para programas e para bots.
serve-help-host = O endereço de rede em que o servidor escuta. Padrão: 127.0.0.1, que só esta máquina alcança; 0.0.0.0 é aberto a todos.
serve-help-port = A porta em que o servidor escuta. Padrão: 8000.
serve-help-open = Abre o navegador quando o servidor estiver pronto.
serve-help-public-url = O endereço que as pessoas digitam, se houver outro servidor na frente deste, como https://jogos.example.
serve-help-database = Onde as mesas são guardadas: sqlite:///ARQUIVO ou postgresql://USUÁRIO@HOST/NOME. Padrão: RULEWRIGHT_DATABASE ou um arquivo na sua pasta de dados.
serve-help-bus = O servidor Redis pelo qual os processos trocam mensagens: redis://HOST:PORTA.
serve-help-workers = Número de processos do servidor. Padrão: 1; mais de um precisa de --bus e do PostgreSQL.
serve-help-bots = Em quantos processos os bots pensam, para cada processo do servidor. Padrão: 1; com 0, não pensam e fazem jogadas aleatórias.
serve-help-bot-seconds = Quantos segundos um bot pode pensar. Padrão: 2.
serve-help-bot-pace = Quantos segundos, mais ou menos, um bot leva para cada jogada, pense muito ou pouco: assim dá para acompanhar, e o tempo não denuncia o que ele tem. Padrão: 0.8; com 0, sem espera.
serve-help-interpreted-bots = Não compila as regras para os bots: ficam prontos na hora e usam menos memória, mas pensam mais devagar.
serve-help-foreign-bot = Um bot seu que pode se sentar às mesas, como NOME=BOT, por exemplo meu=program:./meubot; pode ser repetido. BOT é python:ARQUIVO, program:COMANDO ou um endereço da web.
serve-help-rest-after = Depois de quantos segundos sem atividade uma mesa sai da memória. Padrão: 60.
serve-help-packs = Uma pasta de pacotes para todos neste servidor: pastas, arquivos zip ou TOML.
serve-help-limit = Muda um limite: NOME=NÚMERO, como sockets-per-person=40. Pode ser repetido. Um nome errado mostra todos.
serve-help-keep-tables = Exclui as mesas em que nada aconteceu por esse número de dias. Padrão: 0, nunca.
serve-help-keep-guests = Exclui os visitantes que não jogaram por esse número de dias. Padrão: 0, nunca.
serve-help-no-limits = Sem limite de solicitações. Só para testes de carga.

## While it starts

# $address: for a browser.
serve-open = Abra { $address }
# $place: a file, or the address of a database.
serve-data = As mesas são guardadas em { $place }
serve-stop = Tecle Ctrl-C para encerrar.
# $what: the first package that is missing. $extra: as pip calls the set of packages.
serve-not-installed = Falta o pacote { $what }. Instale o que um servidor exige: pip install 'rulewright[{ $extra }]'
# $why: the operating system's words.
serve-address-taken = O servidor não pode escutar em { $address }: { $why }. Escolha outro endereço com --host e --port.
serve-packs-folder = { $folder } não é uma pasta. Informe a pasta com os pacotes para todos.
# $variable: the environment variable.
serve-secret-short =
    { $variable } é curto demais. Use pelo menos { $least ->
        [one] { $least } caractere
       *[other] { $least } caracteres
    } ou remova a variável.
# $limit: as it was typed. $known: the names of all limits.
serve-limit-unknown = “{ $limit }” não é um limite válido. Escreva NOME=NÚMERO, com um número a partir de 1 e um destes nomes: { $known }.

## Help of rulewright admin

admin-help = Para quem mantém um servidor: exporta, importa e confere mesas.
admin-help-list = Lista as mesas.
admin-help-status = Só mesas neste estado: gathering (antes da partida), playing (em andamento) ou over (encerradas).
admin-help-json = Mostra JSON.
admin-help-export = Grava a partida de uma mesa em um arquivo, com tudo o que há de escondido nela.
admin-help-table = A mesa, com o nome que tem na lista.
admin-help-export-file = O novo arquivo.
admin-help-import = Cria uma mesa a partir de uma partida salva. Se não terminou, ela continua: quem você indicar com --seat recebe o próprio lugar, e bots ocupam os outros.
admin-help-import-file = O arquivo: de rulewright play, de um servidor ou de uma exportação.
admin-help-host = O nome da conta que será o anfitrião. Padrão: o primeiro jogador.
admin-help-seat = Dá um lugar a uma conta, como 1=Anna. Indique só quem você sabe que jogou ali: qualquer pessoa pode ter adotado esse nome aqui.
admin-help-recover = Mostra um link com o qual quem perdeu a senha define uma nova. Vale uma vez, por um dia.
admin-help-name = O nome da conta.
admin-help-public-url = O endereço do servidor, como as pessoas o digitam. Padrão: http://localhost:8000
admin-help-replay-check = Reproduz cada partida a partir da semente e a compara com tudo o que está no banco de dados.
admin-help-tidy = Exclui o que ninguém usa há muito tempo.
admin-help-dry-run = Apenas diz o que seria excluído.
admin-tidy-nothing = Diga o que excluir: --keep-tables DIAS, --keep-guests DIAS ou ambos.
admin-tidy-would = A excluir: { $tables ->
        [0] { $tables } mesas
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } e { $guests ->
        [0] { $guests } visitantes
        [one] { $guests } visitante
       *[other] { $guests } visitantes
    }. Nada foi alterado.
admin-tidied = Excluídos: { $tables ->
        [0] { $tables } mesas
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } e { $guests ->
        [0] { $guests } visitantes
        [one] { $guests } visitante
       *[other] { $guests } visitantes
    }.
admin-help-tables = Só estas mesas.
admin-help-versions = Mostra que versões das regras as mesas usam e se este programa as tem.

## What rulewright admin says

# $file: where it should be.
admin-no-database = O banco de dados { $file } não existe. Confira o nome ou inicie antes um servidor: rulewright serve
admin-table-unknown = Não há mesa { $table } neste banco de dados. Veja: rulewright admin list
admin-status-unknown = Estado desconhecido: “{ $status }”. Valores válidos: { $known }.
admin-account-unknown = Nenhuma conta aqui se chama “{ $name }”. Confira o nome.
admin-import-no-seed = { $file } não tem a semente da partida, então não pode virar mesa. Use o arquivo da própria mesa.
# $count: how many seats the file names.
admin-import-seats =
    O arquivo traz { $count ->
        [0] { $count } lugares
        [one] { $count } lugar
       *[other] { $count } lugares
    }, e não é esse o número de jogadores. Use um arquivo completo.
# $seat: as it stands in the file.
admin-import-seat = “{ $seat }” não pode ocupar um lugar aqui. No arquivo, um lugar é “human”, “human:NOME” ou o nome de um bot.
admin-import-no-person = Nenhuma pessoa jogou no lugar { $number } dessa partida, então nenhuma conta pode recebê-lo. Retire esse --seat.
admin-seat-given = “{ $text }” não dá um lugar a ninguém. Escreva o número do lugar e o nome de uma conta, como --seat 1=Anna.
admin-recovery = Quem abrir este link em até um dia pode definir uma nova senha para { $name }; isso encerra todas as sessões da conta. Entregue-o só a essa pessoa.
admin-seat-free = (livre)
# $seats: who sits there. $entries: how much has happened. $created: date and time.
admin-list-line = { $table }  { $game }  { $status ->
        [gathering] antes da partida
        [playing] em andamento
       *[over] encerrada
    }  { $seats }  { $entries ->
        [0] { $entries } entradas
        [one] { $entries } entrada
       *[other] { $entries } entradas
    }  { $created }
admin-list-all =
    { $count ->
        [0] { $count } mesas.
        [one] { $count } mesa.
       *[other] { $count } mesas.
    }
# $gathering, $playing, $over: how many tables.
admin-version = { $game }, regras { $rules }: antes da partida { $gathering }, em andamento { $playing }, encerradas { $over }.
admin-version-today = São as regras atuais.
admin-version-earlier = Elas continuam com as regras com que começaram, que estão guardadas aqui.
admin-version-missing = Não podem ser abertas: faltam as regras ou o pacote delas nesta versão do rulewright. Nada se perdeu. Os jogadores são avisados, e as partidas continuam quando o servidor usar uma versão que os tenha. Veja “New versions” em docs/server.md.
admin-export-secret = Esta partida não terminou, e o arquivo revela tudo o que há de escondido nela. Não o mostre a quem joga.
# $invitation: the last part of the link.
admin-imported = Criada: mesa { $table }, convite { $invitation }
# $kind: who has that seat now.
admin-imported-seat = Lugar { $seat }: { $name } { $kind ->
        [account] (tem conta e recebe o lugar)
        [bot] (um bot)
       *[guest] (não tem conta; se a partida não terminou, um bot joga nesse lugar)
    }
# $seq: the number of the entry. $what: what is wrong with it.
admin-wrong = COM ERRO { $table }, entrada { $seq }: { $what ->
        [number] falta uma entrada antes dela.
        [line] a jogada, seus sorteios ou seu hash não são desta partida.
        [events] os eventos guardados não são os da jogada.
        [position] a posição guardada não é a da partida.
        [asked] o jogador da vez guardado não é o da partida.
        [results] os resultados guardados não são os da partida.
       *[status] a mesa está na lista com o estado errado.
    }
# $count: how many tables. $tables: their names. $why: what to do.
admin-unchecked =
    { $count ->
        [one] NÃO CONFERIDA: { $count } mesa
       *[other] NÃO CONFERIDAS: { $count } mesas
    } do jogo { $game }: { $tables }. { $why }
admin-game-missing = Este jogo não está instalado aqui. Instale o pacote dele e confira de novo.
admin-checked =
    { $count ->
        [0] { $count } mesas reproduzidas,
        [one] { $count } mesa reproduzida,
       *[other] { $count } mesas reproduzidas,
    } com erro: { $wrong }.
