### Cry Havoc, names of regions in sentences (German).
### FORM($region, case: "in") takes what the pack gives ("in den Nebel-Landen"); these are for a name of which the pack gives no forms.

# $name: as the pack has it.
form-in = in der Region { $name }
form-from = aus der Region { $name }
form-to = in die Region { $name }
# Control of it.
form-of = über die Region { $name }
# They explore it.
form-it = die Region { $name }

# A structure and where it stands; both are names of the pack.
cryhavoc-site-name = { $structure } { FORM($region, case: "in") }
