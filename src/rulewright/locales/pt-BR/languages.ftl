### What a language lacks: rulewright languages check (Brazilian Portuguese). For translators; see docs/add-a-language.md.
### The file and the key are shown beside the text.

languages-help = Confere os textos de um idioma.
languages-help-check = Mostra o que falta em um idioma.
# $known: the languages.
languages-help-language = O idioma: { $known } ou a pasta de um novo em locales.
languages-no-folder = Não há textos para “{ $language }”. Escolha entre: { $known }. Para um idioma novo, crie primeiro a pasta dele em locales.

# $language: its code. $count: how many problems or texts.
languages-found =
    { $count ->
        [one] { $language }: { $count } problema.
       *[other] { $language }: { $count } problemas.
    }
languages-whole =
    { $count ->
        [one] { $language }: { $count } texto, não falta nada.
       *[other] { $language }: { $count } textos, não falta nada.
    }

## Problems

languages-unknown = “{ $language }” ainda não está na lista de idiomas. Veja docs/add-a-language.md.
# $text: its first line.
languages-unreadable = Fluent inválido: { $text }
languages-missing = Falta este texto. Ele existe em inglês.
languages-left-over = Não existe esse texto em inglês. Apague-o.
languages-variable-missing = Falta a variável: { $name }
languages-variable-unknown = Variável desconhecida: { $name }. O texto em inglês não a tem.
# $plurals: the plural forms that are missing, such as few.
languages-plural = Faltam formas plurais de { $name }: { $plurals }
# $id: a part of the pack. $cases: the forms of its name that are missing, such as in.
languages-form = Pacote { $pack }, { $id }: faltam formas do nome: { $cases }
languages-glossary = Não use “{ $never }”. A palavra do glossário é “{ $word }”.
