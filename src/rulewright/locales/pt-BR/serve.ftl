### O comando que mantém um servidor e os comandos para quem mantém um (Português do Brasil).
### Words that are typed (serve, admin, --database) and addresses stay as they are in every language.

## Help of rulewright serve

serve-help = Mantém um servidor: mesas para pessoas no navegador, para programas e para bots.
serve-help-host = O endereço de rede em que o servidor espera. Sem isso, 127.0.0.1, que só esta máquina alcança; 0.0.0.0 é para todo mundo.
serve-help-port = A porta em que o servidor espera. Sem isso, 8000.
serve-help-open = Abre no navegador quando estiver pronto.
serve-help-public-url = O endereço que as pessoas digitam, se há outro servidor na frente deste, como https://jogos.example.
serve-help-database = Onde as mesas são guardadas: sqlite:///ARQUIVO ou postgresql://USUÁRIO@HOST/NOME. Sem isso, RULEWRIGHT_DATABASE ou um arquivo na sua pasta de dados.
serve-help-bus = O servidor Redis pelo qual vários processos sabem uns dos outros: redis://HOST:PORTA.
serve-help-workers = Quantos processos atendem. Sem isso, 1; mais de um precisa de --bus.
serve-help-bots = Em quantos processos os bots pensam, para cada processo que atende. Sem isso, 1; com 0, não pensam e fazem qualquer coisa permitida.
serve-help-bot-seconds = Quantos segundos um bot pode pensar. Sem isso, 2.
serve-help-interpreted-bots = Não compila as regras para os bots: ficam prontos na hora e usam menos memória, mas pensam mais devagar.
serve-help-rest-after = Depois de quantos segundos uma mesa em que nada acontece sai da memória. Sem isso, 60.
serve-help-no-limits = Todos podem fazer quantos pedidos quiserem. Só para testes de carga.

## While it starts

# $address: for a browser.
serve-open = Abra { $address }
# $place: a file, or the address of a database.
serve-data = As mesas são guardadas em { $place }
serve-stop = Ctrl-C encerra o servidor.
# $what: the first package that is missing. $extra: as pip calls the set of packages.
serve-not-installed = Falta o pacote { $what }. Instale o que um servidor precisa com: pip install 'rulewright[{ $extra }]'
# $why: the operating system's words.
serve-address-taken = O servidor não pode esperar em { $address }: { $why }. Escolha outro com --host e --port.
serve-secret-short =
    RULEWRIGHT_SECRET é curto demais. Use pelo menos { $least ->
        [one] { $least } caractere
       *[other] { $least } caracteres
    } ou remova a variável.

## Help of rulewright admin

admin-help = Para quem mantém um servidor: suas mesas, para fora do banco de dados, para dentro dele e conferidas.
admin-help-list = Lista as mesas.
admin-help-status = Só mesas neste estado: gathering (antes do jogo), playing (em jogo) ou over (encerradas).
admin-help-json = Como JSON.
admin-help-export = Grava a partida de uma mesa em um arquivo, com tudo o que há de oculto nela.
admin-help-table = A mesa, como a lista a chama.
admin-help-export-file = O novo arquivo.
admin-help-import = Faz uma mesa de uma partida salva. Uma não terminada continua: quem tem conta com o mesmo nome tem seu lugar, bots jogam pelos outros.
admin-help-import-file = O arquivo: de rulewright play, de um servidor ou da exportação.
admin-help-host = O nome da conta que será o anfitrião. Sem isso, o primeiro jogador.
admin-help-replay-check = Reproduz cada partida desde a semente e compara tudo o que está no banco de dados.
admin-help-tables = Só estas mesas.

## What rulewright admin says

# $file: where it should be.
admin-no-database = O banco de dados { $file } não existe. Confira o nome ou inicie antes um servidor: rulewright serve
admin-table-unknown = Não há mesa { $table } neste banco de dados. Veja: rulewright admin list
admin-status-unknown = Nenhuma mesa fica “{ $status }”. Possíveis: { $known }.
admin-account-unknown = Ninguém chamado “{ $name }” tem conta aqui. Escolha outro anfitrião ou deixe --host de fora.
admin-import-no-seed = { $file } não tem a semente da partida, então não pode virar mesa. Use o arquivo da própria mesa.
# $count: how many seats the file names.
admin-import-seats =
    O arquivo traz { $count ->
        [one] { $count } lugar
       *[other] { $count } lugares
    }, e não é esse o número de jogadores. Use um arquivo completo.
# $seat: as it stands in the file.
admin-import-seat = “{ $seat }” não pode ocupar um lugar aqui. O arquivo precisa trazer pessoas e bots que este servidor conhece.
admin-seat-free = (livre)
# $seats: who sits there. $entries: how much has happened. $created: date and time.
admin-list-line = { $table }  { $game }  { $status ->
        [gathering] antes do jogo
        [playing] em jogo
       *[over] encerrada
    }  { $seats }  { $entries ->
        [one] { $entries } registro
       *[other] { $entries } registros
    }  { $created }
admin-list-all =
    { $count ->
        [one] { $count } mesa.
       *[other] { $count } mesas.
    }
admin-export-secret = Esta partida não terminou, e o arquivo revela tudo o que há de oculto nela. Não o mostre a quem joga.
# $invitation: the last part of the link.
admin-imported = Pronto: mesa { $table }, convite { $invitation }
# $kind: who has that seat now.
admin-imported-seat = Lugar { $seat }: { $name } { $kind ->
        [account] (tem conta, e o lugar)
        [bot] (um bot)
       *[guest] (não tem conta; se a partida continua, um bot guarda o lugar)
    }
# $seq: the number of the entry. $what: what is wrong with it.
admin-wrong = ERRADO { $table }, registro { $seq }: { $what ->
        [number] falta um registro antes dele.
        [line] a jogada, seus sorteios ou seu hash não são desta partida.
        [events] a jogada causou outra coisa, não o que foi guardado.
        [position] a posição guardada é outra.
        [asked] a vez é de outro jogador, não do que foi guardado.
        [results] os resultados não são os desta partida.
        [status] o estado da mesa na lista está errado.
       *[rules] a mesa foi feita com outras regras ou outro pacote que não os daqui.
    }
admin-checked =
    { $count ->
        [one] { $count } mesa reproduzida,
       *[other] { $count } mesas reproduzidas,
    } com erro: { $wrong }.
