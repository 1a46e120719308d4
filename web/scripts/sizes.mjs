/** What a browser fetches before the lobby and before a game can be seen, packed as the server sends it. Too much ends the build. */
import { existsSync, readFileSync, statSync } from 'node:fs';

import { BUILT } from './built.mjs';

const LOBBY = 300_000; // bytes
const TABLE = 600_000; // with the drawings of one game

const manifest = JSON.parse(readFileSync(`${BUILT}/.vite/manifest.json`, 'utf8'));
const languages = new Set(Object.keys(manifest).flatMap((key) => key.match(/\/locales\/([^/]+)\//)?.[1] ?? []));
const games = Object.keys(manifest).flatMap((key) => key.match(/^src\/games\/([^/]+)\/index\.ts$/)?.[1] ?? []);

/** The files of these chunks, and of all that they cannot do without. */
function filesOf(keys, seen = new Set()) {
  for (const key of keys.filter((key) => !seen.has(key))) {
    seen.add(key);
    filesOf(manifest[key].imports ?? [], seen);
  }
  const chunks = [...seen].map((key) => manifest[key]);
  return new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
}

const chunksLike = (...patterns) =>
  Object.keys(manifest).filter((key) => patterns.some((pattern) => pattern.test(key)));
const lobby = (language) => chunksLike(/^index\.html$/, new RegExp(`/locales/${language}/web[.]ftl`));
const table = (language, game) => [
  ...lobby(language),
  ...chunksLike(
    /^src\/table\//,
    new RegExp(`^src/games/${game}/index|/locales/${language}/(${game}-|web-${game}[.-])`),
  ),
];

function size(files, ending) {
  const paths = ['index.html', ...files].map((name) => `${BUILT}/${name}`);
  return paths.reduce((sum, path) => sum + statSync(existsSync(path + ending) ? path + ending : path).size, 0);
}

/** In the language that has the longest texts. */
function weigh(name, most, chunks) {
  const loads = [...languages].map((language) => filesOf(chunks(language)));
  const [brotli, gzip] = ['.br', '.gz'].map((ending) => Math.max(...loads.map((files) => size(files, ending))));
  const told = [brotli, gzip, most].map((bytes) => `${(bytes / 1000).toFixed(1)} kB`);
  console.log(`${name}: ${told[0]} as Brotli, ${told[1]} as gzip; at most ${told[2]}`);
  return brotli <= most;
}

if (!languages.size || !games.length) throw new Error('The build has no texts or no games: look into its manifest.');
const light = [
  weigh('first load, lobby', LOBBY, lobby),
  ...games.map((game) => weigh(`first load, ${game}`, TABLE, (language) => table(language, game))),
];
if (light.includes(false)) {
  console.error('The web app is too heavy.');
  process.exit(1);
}
