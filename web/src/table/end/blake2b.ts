/** BLAKE2b with a digest of 32 bytes (RFC 7693), as far as a seed needs it: one block, no key, and a personalization string. */

const MASK = (1n << 64n) - 1n;

const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];

/** Which message words each round mixes in; rounds 10 and 11 start over. */
const ORDER = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
/** Columns, then diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
const BLOCK = 128;
const DIGEST = 32;

/** The digest of at most 128 bytes, in hexadecimal. */
export function blake2b(message: Uint8Array, person: string): string {
  if (message.length > BLOCK) throw new RangeError('one block only');
  const start = wordsOf(parameters(person)).map((word, i) => word ^ IV[i]!);
  const mixed = compress(start, wordsOf(padded(message, BLOCK)), BigInt(message.length));
  return mixed
    .slice(0, DIGEST / 8)
    .map(hexOf)
    .join('');
}

/** The parameter block: digest length, no key, no tree, and the personalization in the last 16 of 64 bytes. */
function parameters(person: string): Uint8Array {
  const block = padded(new Uint8Array([DIGEST, 0, 1, 1]), 64);
  block.set(padded(new TextEncoder().encode(person), 16), 48);
  return block;
}

function padded(bytes: Uint8Array, length: number): Uint8Array {
  const block = new Uint8Array(length);
  block.set(bytes);
  return block;
}

function wordsOf(bytes: Uint8Array): bigint[] {
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length / 8 }, (_, i) => view.getBigUint64(8 * i, true));
}

function compress(start: bigint[], message: bigint[], length: bigint): bigint[] {
  const v = [...start, ...IV];
  v[12]! ^= length;
  v[14]! ^= MASK; // this block is the last one
  for (let round = 0; round < 12; round++) {
    const order = ORDER[round % 10]!;
    QUARTERS.forEach((quarter, i) => mix(v, quarter, message[order[2 * i]!]!, message[order[2 * i + 1]!]!));
  }
  return start.map((word, i) => word ^ v[i]! ^ v[i + 8]!);
}

function mix(v: bigint[], [a, b, c, d]: (typeof QUARTERS)[number], x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & MASK;
  v[d] = turned(v[d]! ^ v[a], 32n);
  v[c] = (v[c]! + v[d]) & MASK;
  v[b] = turned(v[b]! ^ v[c], 24n);
  v[a] = (v[a] + v[b] + y) & MASK;
  v[d] = turned(v[d] ^ v[a], 16n);
  v[c] = (v[c] + v[d]) & MASK;
  v[b] = turned(v[b] ^ v[c], 63n);
}

const turned = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;

/** The bytes of a word in little-endian order. */
function hexOf(word: bigint): string {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, word, true);
  return bytes.getBigUint64(0).toString(16).padStart(16, '0');
}
