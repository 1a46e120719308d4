### What waits for the reader at other tables (Polish).

# In the browser's tab, after the number of tables.
web-notice-turn = Twoja kolej
web-notice-turn-at = Twoja kolej: { $game }
web-notice-joined = { $name } dołącza do twojego stołu: { $game }
