### What a language lacks: rulewright languages check (English). For translators; see docs/add-a-language.md.
### The file and the key are shown beside the text.

languages-help = Work on the texts of a language.
languages-help-check = Show what is missing in a language.
# $known: the languages.
languages-help-language = The language: { $known }, or the folder of a new one in locales.
languages-no-folder = There are no texts for “{ $language }”. Choose from: { $known }. For a new language, create its folder in locales first.

# $language: its code. $count: how many problems or texts.
languages-found =
    { $count ->
        [one] { $language }: 1 problem.
       *[other] { $language }: { $count } problems.
    }
languages-whole =
    { $count ->
        [one] { $language }: 1 text, nothing missing.
       *[other] { $language }: { $count } texts, nothing missing.
    }

## Problems

languages-unknown = “{ $language }” is not in the list of languages yet. See docs/add-a-language.md.
# $text: its first line.
languages-unreadable = Not valid Fluent: { $text }
languages-missing = Missing. English has this text.
languages-left-over = English has no such text. Delete it.
languages-variable-missing = Missing variable: { $name }
languages-variable-unknown = Unknown variable: { $name }. The English text doesn’t have it.
# $plurals: the plural forms that are missing, such as few.
languages-plural = Missing plural forms of { $name }: { $plurals }
# $id: a part of the pack. $cases: the forms of its name that are missing, such as in.
languages-form = Pack { $pack }, { $id }: missing forms of the name: { $cases }
languages-glossary = Don’t use “{ $never }”. The word in the glossary is “{ $word }”.
