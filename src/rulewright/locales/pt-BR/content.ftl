### What can be wrong with a pack or another file of content (Brazilian Portuguese). For every game.
### The place (file, entry) and the paragraph of the rules are shown beside the text. Words of the files stay as they are.

# $count: how many problems.
content-problems =
    { $count ->
        [one] Não dá para jogar com este conteúdo: há { $count } problema.
       *[other] Não dá para jogar com este conteúdo: há { $count } problemas.
    } Para ver a lista: rulewright content check CAMINHO

## Files

content-missing-pack = Não há um pacote em { $path }. Informe o nome de um pacote incluído ou a pasta do seu.
content-missing-file = O arquivo { $path } não existe. Confira o nome ou copie-o do pacote incluído.
content-is-a-folder = { $path } é uma pasta; aqui vai um arquivo.
content-unreadable = Não foi possível ler { $path }: { $reason }
content-unknown-file = Este arquivo não faz parte de um pacote. Um pacote tem { $known }. Mude o nome dele ou tire-o da pasta.
content-not-utf8 = A linha { $line } não é texto UTF-8. Salve o arquivo de novo como UTF-8.
content-not-toml = Isto não é TOML: { $detail }

## Entries

content-unknown-key = Chave desconhecida: “{ $name }”. Chaves válidas: { $known }.
content-missing-key = Falta “{ $name }”. Acrescente.
# $expected: text, number, decimal, flag, list or table.
content-wrong-type =
    { $expected ->
        [text] Use aqui um texto entre aspas.
        [number] Use aqui um número inteiro, sem ponto e sem aspas.
        [decimal] Use aqui um número, sem aspas.
        [flag] Use aqui true ou false.
        [list] Use aqui uma lista entre colchetes.
       *[table] Use aqui uma tabela.
    }
# $count: how many entries the list must have.
content-list-length =
    { $count ->
        [one] Esta lista precisa ter exatamente { $count } item.
       *[other] Esta lista precisa ter exatamente { $count } itens.
    }
content-list-long = Há { $count } itens, e o limite é { $most }. Retire alguns ou junte os iguais com a quantidade em count.
content-unknown-word = “{ $given }” não existe aqui. Escreva uma destas palavras: { $words }.
content-out-of-range = Este número precisa estar entre { $least } e { $most }.
content-bad-text =
    Este texto não pode ficar vazio; um nome tem só letras minúsculas de a a z, algarismos e hifens ou sublinhados isolados, com no
    máximo 40 caracteres.
