# Bots que não são nossos: um arquivo Python, um programa, um endereço da web.

foreign-help-seconds = Segundos que um bot seu pode pensar em uma decisão. Padrão: 5
foreign-help-memory = Megabytes de memória que um bot seu pode usar. Padrão: 1024
foreign-address = “{ $address }” não é um endereço da web. Escreva assim: http://localhost:9000/bot
foreign-file-missing = O bot { $file } não existe. Depois de “python:”, escreva o caminho de um arquivo Python ou o nome de um módulo.
foreign-program-missing = O programa “{ $program }” não foi encontrado ou não pode ser executado. Depois de “program:”, escreva um comando, como ./meubot ou “node bot.js”.
foreign-name = “{ $told }” não indica um bot. Escreva NOME=BOT, por exemplo meu=program:./meubot. O NOME tem até 20 letras minúsculas, algarismos ou hifens e não pode ser o de um bot que já existe.
foreign-forfeited = { $bot } perdeu por W.O. { $times } de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }: { $why }
foreign-why-slow = não respondeu a tempo.
foreign-why-crashed = terminou sem responder.
foreign-why-illegal = não respondeu com uma jogada permitida.
foreign-why-flooded = deu mais de uma resposta.
foreign-why-memory = usou memória demais.
foreign-why-processes = iniciou processos demais.
