### The pages of people's own packs (Brazilian Portuguese).

## Uploading one

web-packs-bring = Enviar um pacote
web-packs-bring-how = Um pacote contém as cartas, os tabuleiros e as fichas da sua caixa: um zip de arquivos TOML ou um único arquivo TOML. Solte-o aqui ou escolha-o. Ele é verificado na hora, e um arquivo recusado não fica guardado. Um arquivo com o nome de um pacote seu vira a próxima versão dele.
web-packs-choose = Escolher um arquivo
# $file: the name of the file.
web-packs-checking = Verificando { $file }…
# $number: of the version.
web-packs-taken = { $name } está pronto, versão { $number }.
web-packs-too-large = { $file } é grande demais: o limite é { $most } KB.
web-packs-refused = { $file } foi recusado. Corrija estes campos e envie-o de novo.
web-packs-warnings = Dá para jogar com { $file }. Mas repare nisto:
web-packs-none = Você ainda não tem pacotes.

## One of mine

web-packs-about = { $game } · { $name } · versão { $number } · { $when }
web-packs-play = Jogar com ele
web-packs-download = Baixar
web-packs-link = Página
web-packs-delete = Excluir
web-packs-delete-it = Excluir { $name }
web-packs-delete-sure = Sim, excluir
web-packs-delete-how = Todas as versões serão excluídas. As partidas jogadas com elas continuam.
# $n: how many.
web-packs-versions =
    { $n ->
        [one] { $n } versão anterior
       *[other] { $n } versões anteriores
    }
web-packs-version = Versão { $number } · { $when }

## Somebody's, by its link

web-packs-what = Um pacote para { $game }: { $name }
web-packs-what-how = Feito por um jogador. Todos na mesa jogam com exatamente esta versão.
web-packs-copy = Copiar para meus pacotes
web-packs-digest = Hash

## Starting in the workshop

web-packs-start = Deixe o jogo igual à sua caixa
web-packs-start-how = Faltam as imagens nas nossas cópias dos manuais, por isso muitas peças aqui são criação nossa. Comece pelo que vem com o jogo, digite o que está na sua caixa e jogue ainda hoje.
web-packs-start-from = Começar por { $game }
web-packs-start-title = Meu { $game }
web-packs-correct = Corrigir
