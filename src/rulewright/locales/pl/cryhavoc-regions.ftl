### Cry Havoc, names of regions in sentences (Polish).
### FORM($region, case: "in") takes what the pack gives ("w Mgielni"); these are for a name of which the pack gives no forms.

# $name: as the pack has it.
form-in = w regionie { $name }
form-from = z regionu { $name }
form-to = do regionu { $name }
# Control of it.
form-of = nad regionem { $name }
# They explore it.
form-it = region { $name }

# A structure and where it stands; both are names of the pack.
cryhavoc-site-name = { $structure } { FORM($region, case: "in") }
