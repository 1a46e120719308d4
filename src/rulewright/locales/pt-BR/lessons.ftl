### Lessons of all games (Brazilian Portuguese). The texts of a game's lessons are in files of their own.

## What the page says of a move

lesson-other = Isso é permitido, mas não é o que este passo pede.
lesson-wants-move = Este passo pede uma jogada. Faça-a para continuar.
lesson-wants-next = Aqui não há nada para jogar. Continue lendo.
lesson-wants-answer = Escolha uma das respostas.
lesson-over = Esta lição acabou. Comece de novo ou passe para a próxima.
lesson-changed = A lição “{ $name }” mudou desde que você saiu dela. Comece de novo.
lesson-unknown = Não existe a lição “{ $name }”. Lições deste jogo: { $known }.

## What can be wrong with the file of a lesson

lesson-file-name = “{ $name }” não é um nome de lição. Use dois algarismos, um hífen e palavras em minúsculas, como 06-slime.toml.
lesson-other-rules = Esta lição foi escrita para a versão { $given } das regras; a atual é { $version }. Jogue a lição inteira e depois mude o número.
lesson-no-start = O jogo “{ $game }” não sabe montar posições. Tire “start” e chegue à posição com “played”.
lesson-unknown-mark = Marca desconhecida: “{ $given }”. As marcas começam com: { $known }.
lesson-unknown-condition = Condição desconhecida: “{ $given }”. Condições válidas: { $known }.
# $shape: the name of the condition and the kinds of its words.
lesson-condition-words = As palavras de “{ $given }” não estão na forma certa. Escreva “{ $shape }”; para comparar, acrescente >=, <= ou = e um número.
lesson-script = “{ $action }” não pode ser feito aqui. Opções: { $legal }.
lesson-luck = “{ $outcome }” não pode acontecer aqui. Opções: { $possible }.
