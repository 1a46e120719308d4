### Termites in the browser: what stands beside the board (English).

## The row of choices

web-termites-tray-strength = strength { $n }
# $n: movement points.
web-termites-tray-moves = moves { $n }
web-termites-tray-other = Cancel
web-termites-tray-do = Confirm

## Unseen tokens

web-termites-unseen-of = { $player }: unseen tokens ({ $n })
web-termites-unseen-own = Yours, unseen by others ({ $n })

## Keys

web-termites-keys-threats = hold: how others could attack your mounds
