### What a language lacks: rulewright languages check (German). For translators; see docs/add-a-language.md.
### The file and the key are shown beside the text.

languages-help = An den Texten einer Sprache arbeiten.
languages-help-check = Zeigen, was in einer Sprache fehlt.
# $known: the languages.
languages-help-language = Die Sprache: { $known } oder der Ordner einer neuen in locales.
languages-no-folder = Für „{ $language }“ gibt es keine Texte. Zur Wahl stehen: { $known }. Lege für eine neue Sprache zuerst ihren Ordner in locales an.

# $language: its code. $count: how many problems or texts.
languages-found =
    { $count ->
        [one] { $language }: 1 Problem.
       *[other] { $language }: { $count } Probleme.
    }
languages-whole =
    { $count ->
        [one] { $language }: 1 Text, nichts fehlt.
       *[other] { $language }: { $count } Texte, nichts fehlt.
    }

## Problems

languages-unknown = „{ $language }“ steht noch nicht in der Liste der Sprachen. Siehe docs/add-a-language.md.
# $text: its first line.
languages-unreadable = Kein gültiges Fluent: { $text }
languages-missing = Fehlt. Auf Englisch gibt es diesen Text.
languages-left-over = Auf Englisch gibt es keinen solchen Text. Lösche ihn.
languages-variable-missing = Fehlende Variable: { $name }
languages-variable-unknown = Unbekannte Variable: { $name }. Der englische Text hat sie nicht.
# $plurals: the plural forms that are missing, such as few.
languages-plural = Fehlende Pluralformen von { $name }: { $plurals }
# $id: a part of the pack. $cases: the forms of its name that are missing, such as in.
languages-form = Paket { $pack }, { $id }: fehlende Formen des Namens: { $cases }
languages-glossary = Nicht „{ $never }“: Im Glossar steht „{ $word }“.
