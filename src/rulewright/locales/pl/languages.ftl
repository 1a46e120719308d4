### What a language lacks: rulewright languages check (Polish). For translators; see docs/add-a-language.md.
### The file and the key are shown beside the text.

languages-help = Praca nad tekstami języka.
languages-help-check = Pokaż, czego brakuje w danym języku.
# $known: the languages.
languages-help-language = Język: { $known } albo folder nowego języka w locales.
languages-no-folder = Nie ma tekstów dla „{ $language }”. Do wyboru: { $known }. Dla nowego języka utwórz najpierw jego folder w locales.

# $language: its code. $count: how many problems or texts.
languages-found =
    { $count ->
        [one] { $language }: 1 problem.
        [few] { $language }: { $count } problemy.
       *[many] { $language }: { $count } problemów.
    }
languages-whole =
    { $count ->
        [one] { $language }: 1 tekst, niczego nie brakuje.
        [few] { $language }: { $count } teksty, niczego nie brakuje.
       *[many] { $language }: { $count } tekstów, niczego nie brakuje.
    }

## Problems

languages-unknown = „{ $language }” nie ma jeszcze na liście języków. Zobacz docs/add-a-language.md.
# $text: its first line.
languages-unreadable = Niepoprawny zapis Fluent: { $text }
languages-missing = Brakuje tego tekstu. W wersji angielskiej jest.
languages-left-over = Takiego tekstu nie ma po angielsku. Usuń go.
languages-variable-missing = Brakuje zmiennej: { $name }
languages-variable-unknown = Nieznana zmienna: { $name }. Nie ma jej w tekście angielskim.
# $plurals: the plural forms that are missing, such as few.
languages-plural = Brakujące formy liczby dla { $name }: { $plurals }
# $id: a part of the pack. $cases: the forms of its name that are missing, such as in.
languages-form = Zestaw { $pack }, { $id }: brakujące formy nazwy: { $cases }
languages-glossary = Nie używaj „{ $never }”. W słowniku jest „{ $word }”.
