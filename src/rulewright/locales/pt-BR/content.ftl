### What can be wrong with a pack or another file of content (Brazilian Portuguese). For every game.
### The place (file, entry) and the paragraph of the rules are shown beside the text. Words of the files stay as they are.

# $count: how many problems.
content-problems =
    { $count ->
        [one] Não dá para jogar com este conteúdo: há { $count } problema.
       *[other] Não dá para jogar com este conteúdo: há { $count } problemas.
    } Para ver a lista: rulewright content check CAMINHO

## Files

content-missing-pack = Não há um pacote em { $path }. Informe o nome de um pacote incluído, ou a pasta ou o arquivo do seu.
content-missing-file = O arquivo { $path } não existe. Confira o nome ou copie-o do pacote incluído.
content-is-a-folder = { $path } é uma pasta, mas precisa ser um arquivo.
content-unreadable = Não foi possível ler { $path }: { $reason }
content-unknown-file = Este arquivo não faz parte de um pacote. Um pacote tem { $known }. Renomeie o arquivo ou tire-o da pasta.
content-not-utf8 = A linha { $line } não é texto UTF-8. Salve o arquivo de novo como UTF-8.
content-not-toml = Isto não é TOML: { $detail }
content-too-large = O tamanho é { $size } KB, e o limite é { $most } KB.
content-bundle-no-pack = Não há um pacote neste arquivo. Um pacote é um zip com os arquivos TOML dele, entre eles pack.toml, ou um único arquivo TOML com uma tabela para cada um, começando por [pack].
content-bundle-table = “{ $name }” não faz parte de um pacote. Um pacote em um único arquivo TOML tem uma tabela para cada arquivo, como [board] para board.toml.
content-zip-many = O zip tem arquivos demais: o limite é { $most }.
content-zip-broken = Este zip está danificado. Crie-o de novo.
content-zip-name = Arquivo inesperado. Um zip contém os arquivos TOML de um só pacote, soltos ou todos em uma pasta.
content-zip-twice = Este arquivo aparece duas vezes no zip.
content-zip-locked = Este arquivo está criptografado ou compactado de um jeito incomum. Crie o zip de novo, sem senha.
content-unknown-game = O pacote precisa informar o jogo dele em pack.toml. Opções: { $known }.
content-too-hard = A verificação deste pacote demorou demais. Ele pode estar danificado.

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
content-unknown-word = Palavra desconhecida: “{ $given }”. Palavras válidas: { $words }.
content-out-of-range = Este número precisa estar entre { $least } e { $most }.
content-bad-text =
    Este texto não pode ficar vazio; um nome tem só letras minúsculas de a a z, algarismos e hifens ou sublinhados isolados, com no
    máximo 40 caracteres.
content-too-deep = Há níveis demais aqui: o limite é { $most }.
content-too-many = O arquivo tem itens demais: o limite é { $most }.
content-key-long = A chave “{ $name }…” é longa demais: o limite é { $most } caracteres.
content-text-long = Este texto tem { $count } caracteres, e o limite é { $most }.
content-text-unshowable = Este texto contém um caractere de controle ({ $character }). Apague-o.
content-number-huge = Use aqui um número de -{ $most } a { $most }.
