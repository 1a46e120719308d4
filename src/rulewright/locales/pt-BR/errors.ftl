### What cannot be done, and what to do instead (Brazilian Portuguese). For every game.
### Words in quotation marks and lists of what is known stay as the person or the file has them.

## Names

# For a seat whose player has no name. $number: counted from 1.
player-nameless = Jogador { $number }
# Somebody whose account was deleted.
player-left = Conta excluída

## What was asked for

language-unknown = Idioma desconhecido: “{ $name }”. Escolha entre: { $known }.
game-unknown = Jogo desconhecido: “{ $name }”. Escolha entre: { $known }.
package-twice = Vários pacotes trazem “{ $name }”: { $packages }. Desinstale todos menos um.
# $why: what went wrong, as Python or the next two texts have it.
package-broken = Não é possível carregar “{ $name }” do pacote { $package }. Atualize o pacote ou desinstale-o. Motivo: { $why }
package-no-game = { $value } não é um jogo.
package-other-name = Um jogo que se chama “{ $own }” está registrado como “{ $name }”; os dois nomes precisam ser iguais, com letras minúsculas, algarismos e hifens.
players-number = O número de jogadores é { $players }, mas precisa ser de { $least } a { $most }.
option-unknown = Opção desconhecida: “{ $name }”. Escolha entre: { $known }.
option-value = “{ $value }” não é um valor válido da opção { $name }. Valores válidos: { $known }.
rule-unknown = Regra desconhecida: “{ $asked }”. Parecidas: { $near }.
# $count: in how many paragraphs it stands. $said: the first of them.
rule-no-number = “{ $asked }” não é uma regra, um capítulo nem um jogo. Peça uma regra, como { $example }, um capítulo, como { $chapter }, ou um jogo: { $known }. { $count ->
        [0] { "" }
       *[other] Regras que mencionam “{ $asked }”: { $said }.
    }
board-never = { $game } não usa tabuleiros de arquivo. Retire --board.

## Actions

# $paragraph: of the rules; the reason is shown beside it.
refused = As regras não permitem isso ({ $paragraph }).
why-game-over = A partida terminou. Não há mais nada a fazer.
# $player: who is asked.
why-not-your-turn = É a vez de { $player }. Espere a sua.
# $prompt: what is asked.
why-not-now = Agora não. { $prompt }
action-verb = Jogada desconhecida: “{ $verb }”. Jogadas válidas: { $known }.
action-argument = “{ $verb }:{ $argument }” não é possível nesta mesa. Escolha uma jogada da lista.
undo-nothing = Não há nada para desfazer.
undo-not-yours = A última jogada não foi sua. Você só pode desfazer as suas.
undo-chance = Depois da sua última jogada já houve um sorteio, por isso ela não pode mais ser desfeita.
undo-revealed = Sua última jogada revelou algo escondido, por isso não pode mais ser desfeita.

## Saved games

# $why: the operating system's words.
file-exists = { $file } já existe e não será substituído. Escolha outro nome.
file-missing = O arquivo { $file } não existe. Confira o nome e a pasta.
file-is-folder = { $file } é uma pasta. Indique um arquivo dentro dela.
file-unreadable = Não foi possível ler { $file }: { $why }
journal-not-text = { $file } não é uma partida salva: não é texto UTF-8. Escolha outro arquivo.
journal-not-json = A linha { $line } de { $file } não é JSON. Ela está danificada, ou o arquivo não é uma partida salva: use uma cópia intacta.
journal-empty = Não há partida em { $file }. Escolha outro arquivo.
journal-header = { $file } não começa como uma partida salva. Escolha outro arquivo ou uma cópia intacta.
journal-export = { $file } é a partida vista de um só lugar, não a partida inteira. Dá para ler, mas não para conferir nem retomar: use a própria partida salva.
journal-format = { $file } foi salvo no formato { $format }, e esta versão do programa lê o formato { $known }. Use a versão que o salvou.
journal-version = A partida { $file } foi jogada com a versão { $version } das regras, que não existe aqui. Use a versão do programa que a salvou ou uma posterior que ainda tenha essas regras.
journal-seed = A semente em { $file } não é a que foi fixada no começo: o arquivo foi alterado. Use uma cópia intacta.
journal-pack = O pacote { $pack } não é o que foi usado em { $file }. Restaure os arquivos daquele pacote.
journal-pack-missing = A partida { $file } usa o pacote em { $pack }, que não está mais lá. Coloque-o de volta ou diga onde ele está agora: rulewright verify --pack PASTA ARQUIVO
journal-torn = A linha { $line }, a última de { $file }, foi cortada durante a gravação, e essa jogada nunca valeu. A partida pode continuar sem ela.
journal-changed = A linha { $line } de { $file } não combina com as anteriores: algo foi alterado, removido ou mudado de lugar. Use uma cópia intacta.
journal-illegal = Linha { $line }: as regras não permitem “{ $action }” ali ({ $paragraph }). O arquivo foi alterado: use uma cópia intacta.
# $why: one of the messages of this file.
journal-line = A linha { $line } não pode ser reproduzida. { $why }
journal-entry = Ela não é uma jogada: use uma cópia intacta do arquivo.

## Chance

chance-impossible = O sorteio não pode dar “{ $outcome }” ali: use uma cópia intacta do arquivo.
chance-missing = Falta ali o resultado de um sorteio: use uma cópia intacta do arquivo.
chance-no-seed = Esta cópia da partida não tem semente: dá para assistir, mas não para continuar. Use o arquivo da própria mesa.
chance-not-of-seed = “{ $outcome }” não é o que a semente dá ali: o arquivo foi alterado. Use uma cópia intacta.
