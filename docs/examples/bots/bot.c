/* A bot in C that needs nothing but a compiler: it takes any of its actions.
 *
 *     cc -O2 -o anybot docs/examples/bots/bot.c
 *     rulewright arena termites --bots program:./anybot,random --games 20
 *
 * A line of JSON comes in, {"...","view":{...,"actions":["place:f6","pass"],...},"seed":123}, and a line goes out: {"action":"pass"}.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The end of the string that begins at `from`, which is its first quotation mark. */
static char *end_of_string(char *from)
{
    for (from++; *from && *from != '"'; from++)
        if (*from == '\\' && from[1])
            from++;
    return from;
}

/* The nth string of the list that begins at `from`, and how many there are if it has fewer. */
static int nth(char *from, int n, char **start, char **end)
{
    int count = 0;
    for (; *from && *from != ']'; from++)
        if (*from == '"') {
            *start = from;
            *end = from = end_of_string(from);
            if (count++ == n)
                break;
            if (!*from)
                break;
        }
    return count;
}

int main(void)
{
    char *line = NULL, *start = NULL, *end = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        char *actions = strstr(line, "\"actions\":["), *seed = strstr(line, "\"seed\":");
        int count = actions ? nth(actions + 11, -1, &start, &end) : 0;
        if (!count)
            return 1;
        nth(actions + 11, (int)(strtoull(seed ? seed + 7 : "0", NULL, 10) % (unsigned)count), &start, &end);
        printf("{\"action\":%.*s}\n", (int)(end - start + 1), start);
        fflush(stdout);
    }
    return 0;
}
