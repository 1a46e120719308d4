### What cannot be done, and what to do instead (Brazilian Portuguese). For every game.
### Words in quotation marks and lists of what is known stay as the person or the file has them.

## Names

# For a seat whose player has no name. $number: counted from 1.
player-nameless = Jogador { $number }

## What was asked for

language-unknown = Não existe o idioma “{ $name }”. Escolha um destes: { $known }.
game-unknown = Não existe o jogo “{ $name }”. Escolha um destes: { $known }.
players-number = O número de jogadores é { $players }, mas precisa ser de { $least } a { $most }.
option-unknown = Não existe a opção “{ $name }”. Possíveis: { $known }.
option-value = “{ $value }” não é um valor da opção { $name }. Possíveis: { $known }.
rule-unknown = Não existe o parágrafo “{ $asked }”. Parecidos: { $near }.
board-never = { $game } não se joga em tabuleiros de arquivo. Deixe --board de fora.

## Actions

# $paragraph: of the rules; the reason is shown beside it.
refused = As regras não permitem isso ({ $paragraph }).
why-game-over = A partida terminou, não há mais nada a fazer.
# $player: who is asked.
why-not-your-turn = É a vez de { $player }. Espere a sua.
# $prompt: what is asked.
why-not-now = Agora não. { $prompt }
action-verb = “{ $verb }” não é algo que se possa fazer. Possíveis: { $known }.
action-argument = “{ $verb }:{ $argument }” não significa nada nesta mesa. Escolha na lista do que é possível.
undo-nothing = Não há nada para desfazer.
undo-not-yours = A última ação não foi sua. Você só pode desfazer as suas.
undo-chance = Depois da sua última ação já houve um sorteio, por isso ela não pode mais ser desfeita.
undo-revealed = Sua última ação revelou algo escondido, por isso não pode mais ser desfeita.

## Saved games

# $why: the operating system's words.
file-exists = { $file } já existe e não será substituído. Escolha outro nome.
file-unreadable = Não foi possível ler { $file }: { $why }
journal-not-text = { $file } não é uma partida salva: não é texto UTF-8. Escolha outro arquivo.
journal-not-json = A linha { $line } de { $file } não é JSON. Ela está danificada, ou o arquivo não é uma partida salva: use uma cópia intacta.
journal-empty = Não há partida em { $file }. Escolha outro arquivo.
journal-header = { $file } não começa como uma partida salva. Escolha outro arquivo ou uma cópia intacta.
journal-export = { $file } é a partida vista de um só lugar, não a partida inteira. Dá para ler, mas não para conferir nem retomar: use a própria partida salva.
journal-format = { $file } foi salvo no formato { $format }, e esta versão do programa lê o formato { $known }. Use a versão que o salvou.
journal-version = { $file } foi jogado com a versão { $version } das regras, e aqui está a versão { $known }. Use a versão do programa que o salvou.
journal-seed = A semente em { $file } não é a que foi fixada no começo: o arquivo foi alterado. Use uma cópia intacta.
journal-pack = O pacote { $pack } não é o que foi usado em { $file }. Restaure os arquivos daquele pacote.
journal-torn = A linha { $line }, a última de { $file }, foi cortada durante a gravação, e essa ação nunca valeu. A partida pode continuar sem ela.
journal-changed = A linha { $line } de { $file } não combina com as anteriores: algo foi alterado, omitido ou mudado de lugar. Use uma cópia intacta.
journal-illegal = Linha { $line }: as regras não permitem “{ $action }” ali ({ $paragraph }). O arquivo foi alterado: use uma cópia intacta.
# $why: one of the messages of this file.
journal-line = A linha { $line } não pode ser reproduzida. { $why }
journal-entry = Ela não é uma ação de uma partida: use uma cópia intacta do arquivo.

## Chance

chance-impossible = O sorteio não pode dar “{ $outcome }” ali: use uma cópia intacta do arquivo.
chance-missing = Falta ali o resultado de um sorteio: use uma cópia intacta do arquivo.
chance-no-seed = Esta cópia da partida não tem semente: dá para assistir, mas não para continuar. Use o arquivo da própria mesa.
chance-not-of-seed = “{ $outcome }” não é o que a semente dá ali: o arquivo foi alterado. Use uma cópia intacta.
