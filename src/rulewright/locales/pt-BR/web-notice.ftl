### What waits for the reader at other tables (Brazilian Portuguese).

# In the browser's tab, after the number of tables.
web-notice-turn = É a sua vez
web-notice-turn-at = É a sua vez: { $game }
web-notice-joined = { $name } entrou na sua mesa: { $game }
