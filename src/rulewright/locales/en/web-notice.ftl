### What waits for the reader at other tables (English).

# In the browser's tab, after the number of tables.
web-notice-turn = Your turn
web-notice-turn-at = It’s your turn: { $game }
web-notice-joined = { $name } joined your table: { $game }
