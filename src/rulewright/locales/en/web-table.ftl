# The table: what stands in the rail beside the board.
web-table-now = Current decision
web-table-choices = Choices
# Opens what there is to read, in a battle on a low screen.
web-table-read = Log, table and chat
web-table-facts = Table
web-table-tools = Hint and undo
# $n: their place in the order of play.
web-table-place = Turn order: { $n }
web-table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-seat-overdue = { $player } has been away for a while.
web-seat-replaced = { $bot } is playing for you.

## The log

web-log-you = You
web-log-taken-back = { $n ->
    [one] Undone: { $n } line
   *[other] Undone: { $n } lines
}
web-log-new = New entries below
