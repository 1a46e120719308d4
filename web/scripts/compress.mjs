/** Beside every text of the build, the same as Brotli and as gzip: the server sends them as they are. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { BUILT } from './built.mjs';

const TEXTS = /\.(html|js|css|svg|webmanifest)$/;
const LEAST = 512; // bytes; below, it gains nothing

for (const name of readdirSync(BUILT, { recursive: true })) {
  if (!TEXTS.test(name)) continue;
  const text = readFileSync(`${BUILT}/${name}`);
  if (text.length < LEAST) continue;
  writeFileSync(`${BUILT}/${name}.br`, brotliCompressSync(text));
  writeFileSync(`${BUILT}/${name}.gz`, gzipSync(text, { level: 9 }));
}
