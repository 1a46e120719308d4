### Cry Havoc, names of regions in sentences (Brazilian Portuguese).
### FORM($region, case: "in") takes what the pack gives ("nas Terras das Névoas"); these are for a name of which the pack gives no forms.

# $name: as the pack has it.
form-in = na região { $name }
form-from = da região { $name }
form-to = para a região { $name }
# Control of it.
form-of = da região { $name }
# They explore it.
form-it = a região { $name }

# A structure and where it stands; both are names of the pack.
cryhavoc-site-name = { $structure } { FORM($region, case: "in") }
