### What waits for the reader at other tables (German).

# In the browser's tab, after the number of tables.
web-notice-turn = Du bist am Zug
web-notice-turn-at = Du bist am Zug: { $game }
web-notice-joined = { $name } sitzt jetzt an deinem Tisch: { $game }
