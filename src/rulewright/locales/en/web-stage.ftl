### The pages in the browser: what happens at a table, shown step by step (English).

web-stage-since = Since your last move
web-stage-happening = Now
web-stage-lately = Recent
# $n: how many more steps there were.
web-stage-earlier = + { $n } earlier
web-stage-nothing = Nothing yet
# $text: what happened. $n: how often, at least 2. × is for the number of termites on a token.
web-stage-times = { $text } ({ $n } times)
web-stage-replay = Replay
web-stage-stop = Stop
web-stage-speed = Speed of other players’ turns
web-stage-speed-off = Instant
web-stage-speed-fast = Fast
web-stage-speed-normal = Normal
web-stage-speed-slow = Slow
web-stage-speed-step = Step
web-stage-skip = Skip
web-stage-skip-mine = Skip to my turn
web-stage-hold = Pause
web-stage-go-on = Continue
web-stage-back = Step back
web-stage-goes-on = Continues automatically · skip
web-stage-press = Waiting for you · continue
web-stage-space = Space
web-stage-sound = Sound
web-stage-volume = Volume
web-stage-step-sounds = Also play a sound for every step
web-stage-keys-hold = pause or continue; close anything covering the board
web-stage-keys-skip = skip to your turn
web-stage-keys-replay = replay what happened since your last move
web-stage-keys-step = step back or forward while paused
