/* Runs a kernel for one lane after the other; the kernel is in a file made by in_c.py. */
#include "machine.h"
#include <setjmp.h>
#include <stdlib.h>

enum { FINE, OUTSIDE, UNALIGNED, DIVIDED_BY_ZERO };

struct Fault {
    uint64_t kind, lane, at, size;
    const char *function;
} fault;

extern const struct Range constants[];
extern const int constant_count;
void start(const uint64_t *words);

const uint32_t BLOCK = 64;
uint32_t thread, block, blocks, *runs;
uint64_t lane;
static struct Range *ranges;
static int count, last;
static uint64_t stack;
static jmp_buf end;

static int by_place(const void *one, const void *other) {
    const struct Range *a = one, *b = other;
    return (a->at > b->at) - (a->at < b->at);
}

static void stop(uint64_t kind, uint64_t at, uint64_t size, const char *function) {
    fault = (struct Fault){kind, lane, at, size, function};
    longjmp(end, 1);
}

int64_t not_zero(int64_t number) {
    if (number == 0) stop(DIVIDED_BY_ZERO, 0, 0, "");
    return number;
}

static int holds(const struct Range *range, uint64_t at, uint64_t size) {
    uint64_t first = (uint64_t)range->at + lane * range->row;
    return at >= first && at + size <= first + (range->row ? range->row : range->size);
}

void reach(uint64_t at, uint64_t size, const char *function) {
    if (at % size) stop(UNALIGNED, at, size, function);
    if (at >= (uint64_t)__builtin_frame_address(0) && at + size <= stack) return; /* a function's own */
    if (holds(&ranges[last], at, size)) return;
    int low = 0, high = count - 1;
    while (low < high) {
        int middle = (low + high + 1) / 2;
        if ((uint64_t)ranges[middle].at <= at) low = middle;
        else high = middle - 1;
    }
    last = low;
    if (!holds(&ranges[last], at, size)) stop(OUTSIDE, at, size, function);
}

/* `arrays` are what the words point to. Lanes have one or more threads each, in their order or in that of `owners`. */
const struct Fault *launch(uint64_t threads, uint64_t each, const int32_t *owners, const uint64_t *words,
                           const struct Range *arrays, int arrays_count) {
    count = arrays_count + constant_count;
    ranges = realloc(ranges, count * sizeof *ranges);
    memcpy(ranges, arrays, arrays_count * sizeof *ranges);
    memcpy(ranges + arrays_count, constants, constant_count * sizeof *ranges);
    qsort(ranges, count, sizeof *ranges, by_place);
    last = 0;
    stack = (uint64_t)__builtin_frame_address(0);
    blocks = (threads + BLOCK - 1) / BLOCK;
    fault.kind = FINE;
    if (setjmp(end) == 0)
        for (uint64_t i = 0; i < threads; i++) {
            lane = owners ? owners[i] : i / each;
            thread = i % BLOCK;
            block = i / BLOCK;
            start(words);
        }
    return &fault;
}
