### A oficina (português).

## Bar

web-workshop-title = Oficina
web-workshop-parts = Todos os componentes
web-workshop-saving = Salvando…
web-workshop-saved = Todas as alterações salvas
web-workshop-saved-at = Todas as alterações salvas, { $when }
web-workshop-offline = Ainda não salvo, mas guardado neste navegador. Tentando de novo…
web-workshop-refused = Não salvo: { $why }
web-workshop-undo = Desfazer
web-workshop-redo = Refazer

## All parts

web-workshop-printed = Como no jogo impresso: { $n } de { $all } componentes
web-workshop-everything = Tudo
web-workshop-kinds = Tipos de componentes
web-workshop-find = Buscar um componente
web-workshop-found-none = Nada encontrado.
web-workshop-filter = Mostrar
web-workshop-filter-all = Todos
web-workshop-filter-problems = Problemas
web-workshop-mark-box = da minha caixa
web-workshop-mark-book = manual
web-workshop-mark-likely = provável
web-workshop-mark-ours = nosso
web-workshop-fields = { $n } de { $all } campos
web-workshop-of = { $n }/{ $all }

## Checks and versions

web-workshop-checks = Verificação
web-workshop-checking = Verificando…
web-workshop-sound = Nenhum erro: dá para jogar com ele.
web-workshop-unsound = Um rascunho com erros é guardado, mas não dá para jogar com ele.
web-workshop-versions = Versões
web-workshop-versions-how = As mesas mantêm a versão com que começaram.
# $n: how many.
web-workshop-draft =
    { $n ->
        [one] Rascunho, { $n } alteração em relação ao original
       *[other] Rascunho, { $n } alterações em relação ao original
    }
web-workshop-version = Versão { $number } · { $when }
web-workshop-shipped = { $pack }, como veio
web-workshop-compare = Comparar
web-workshop-bring-back = Restaurar
web-workshop-keep = Criar a versão { $number }
web-workshop-keep-not = Corrija antes os erros.
web-workshop-kept = A versão { $number } está pronta para jogar e compartilhar.
web-workshop-play = Jogar com a versão { $number }

## One part

web-workshop-before = Anterior
web-workshop-next = Próximo
web-workshop-where-from = de onde vem isso?
web-workshop-all-box = Tudo é da minha caixa
web-workshop-says = Texto
web-workshop-says-not = Ainda sem texto: os efeitos estão incompletos.
# $n: how many.
web-workshop-differs =
    { $n ->
        [one] Difere de { $pack } em { $n } campo
       *[other] Difere de { $pack } em { $n } campos
    }
web-workshop-same = Como veio.
web-workshop-put-back = Redefinir
web-workshop-nothing = nada
web-workshop-add-row = Adicionar uma linha
web-workshop-take-out-row = Remover a linha { $number }
web-workshop-list-how = Separados por vírgulas.
web-workshop-picture-how = Um caractere por hexágono: . aberto, w água, v vegetação, s pedras. Os hexágonos de uma fileira ficam a dois caracteres um do outro, e cada fileira é deslocada em um caractere.

## Parts that come and go

web-workshop-add = Adicionar: { $kind }
web-workshop-add-it = Adicionar
web-workshop-add-name = Nome
web-workshop-add-like = Cópia do último
web-workshop-take-out = Remover do pacote

## Effects

web-workshop-step = Efeito { $number }
web-workshop-step-add = Adicionar um efeito
web-workshop-step-what = O que faz
web-workshop-step-fits = Serve aqui
web-workshop-step-fits-not = Não serve aqui
web-workshop-step-out = Remover o efeito { $number }
web-workshop-step-up = Mover o efeito { $number } para cima

## Two windows

web-workshop-conflict = Este campo também foi alterado em outra janela.
web-workshop-conflict-here = Aqui
web-workshop-conflict-there = Lá
web-workshop-keep-mine = Manter este
web-workshop-take-theirs = Usar o outro

## Try out

web-workshop-try = Testar
# $n: how many.
web-workshop-games = { NUMBER($n) } partidas entre bots
web-workshop-games-pack = Este pacote
web-workshop-games-beside = Outro pacote
web-workshop-games-players = Jogadores
web-workshop-games-how = Bots gananciosos em todos os lugares, com as mesmas sementes para os dois pacotes. As partidas só rodam quando os bots estão livres, então não atrasam ninguém. Enquanto isso, você pode continuar trabalhando.
web-workshop-yourself = Teste jogando
web-workshop-progress = Andamento
web-workshop-played = { $n } de { $all }
web-workshop-held = Em pausa. As partidas já jogadas ficam guardadas.
web-workshop-done = Pronto.
web-workshop-waiting = Esperando os bots…
web-workshop-hold = Pausar
web-workshop-go-on = Continuar
web-workshop-start = Começar
web-workshop-go-on-to = Continuar até { $n }
web-workshop-shares = Porcentagem de vitórias
web-workshop-intervals = com intervalos de 95%
web-workshop-difference = Diferença
web-workshop-no-difference = sem diferença clara
web-workshop-side-more = mais vitórias
web-workshop-side-less = menos vitórias
web-workshop-length = Decisões por partida
web-workshop-length-more = mais longa
web-workshop-length-less = mais curta
web-workshop-needed = Partidas por pacote para detectar uma diferença de 3 pontos percentuais: { $n }.

## Two packs compared

web-workshop-this = Este
web-workshop-draft-now = Rascunho atual
web-workshop-friends = Ou o link de um amigo
web-workshop-alike = Nenhuma diferença.
# $n: how many.
web-workshop-differing =
    { $n ->
        [one] { $n } componente é diferente.
       *[other] { $n } componentes são diferentes.
    }
web-workshop-added = adicionado
web-workshop-gone = removido
web-workshop-drawing = Desenho e posição
web-workshop-drawing-changed = alterado
