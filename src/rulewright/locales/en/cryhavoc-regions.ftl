### Cry Havoc, names of regions in sentences (English).
### FORM($region, case: "in") takes what the pack gives ("in the Foglands"); these are for a name of which the pack gives no forms.

# $name: as the pack has it.
form-in = in { $name }
form-from = from { $name }
form-to = to { $name }
# Control of it.
form-of = of { $name }
# They explore it.
form-it = { $name }

# A structure and where it stands; both are names of the pack.
cryhavoc-site-name = { $structure } { FORM($region, case: "in") }
