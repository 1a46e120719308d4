/* The memory of a simulated GPU. An access outside of what the lane may touch ends the launch. */
#include <stdint.h>
#include <string.h>

struct Range {
    char *at;
    uint64_t size, row; /* row: the bytes that each lane has for itself; 0: every lane may touch all */
};

#define GARBAGE 0xA5A5A5A5A5A5A5A5u /* in registers that were not written */

extern const uint32_t BLOCK;
extern const uint64_t block_count;
extern uint64_t lane;
extern uint32_t *runs; /* of each block of instructions, by lane */
extern uint32_t thread, block, blocks;

void reach(uint64_t at, uint64_t size, const char *function);
int64_t not_zero(int64_t number);

#define COUNT(block) (runs[lane * block_count + (block)]++)
#define LOAD(to, type, at) \
    do { uint64_t at_ = (at); reach(at_, sizeof(type), __func__); to = *(type *)at_; } while (0)
#define STORE(type, at, value) \
    do { uint64_t at_ = (at); reach(at_, sizeof(type), __func__); *(type *)at_ = (type)(value); } while (0)
#define LEAST(to, type, at, value) \
    do { uint64_t at_ = (at); reach(at_, sizeof(type), __func__); to = *(type *)at_; \
         if ((type)(value) < *(type *)at_) *(type *)at_ = (type)(value); } while (0)
#define ADD(to, type, at, value) \
    do { uint64_t at_ = (at); reach(at_, sizeof(type), __func__); to = *(type *)at_; *(type *)at_ += (type)(value); } while (0)

static inline float float_of(uint32_t bits) { float number; memcpy(&number, &bits, 4); return number; }
static inline double double_of(uint64_t bits) { double number; memcpy(&number, &bits, 8); return number; }

/* Each byte of the result is one of the eight of b and a, or the sign of one. */
static inline uint32_t permuted(uint32_t a, uint32_t b, uint32_t which) {
    uint32_t result = 0;
    for (int i = 0; i < 4; i++, which >>= 4) {
        uint32_t byte = ((uint64_t)b << 32 | a) >> 8 * (which & 7) & 0xFF;
        result |= (which & 8 ? byte >> 7 ? 0xFF : 0 : byte) << 8 * i;
    }
    return result;
}

/* c and the sum of the products of a's signed numbers, of so many bits each, with the bytes of b. */
static inline uint32_t dot(uint32_t a, int bits, uint32_t b, uint32_t c) {
    for (int i = 0; i < 32 / bits; i++)
        c += ((int32_t)(a << (32 - bits - bits * i)) >> (32 - bits)) * (b >> 8 * i & 0xFF);
    return c;
}
