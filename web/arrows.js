/** Which folder of src may import which: an ESLint rule. docs/pages.md has the same in words. */
import { statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';

const SRC = resolve(import.meta.dirname, 'src');

/** Each room may import those named here, which stand before it; so there are no cycles. */
const ARROWS = {
  generated: [], // types that Python writes
  lib: ['generated'],
  style: [],
  ui: ['lib'],
  contract: ['lib', 'ui'], // the files of games/ itself
  table: ['lib', 'ui', 'contract'],
  rules: ['lib', 'ui', 'contract'],
  lobby: ['lib', 'ui', 'contract'],
  replay: ['lib', 'ui', 'contract', 'table'],
  learn: ['lib', 'ui', 'contract', 'table', 'rules'],
  workshop: ['lib', 'ui', 'contract', 'lobby'],
  game: ['generated', 'lib', 'ui', 'contract', 'table'], // and its own folder; nothing imports a game
  app: ['lib', 'style', 'ui', 'contract', 'table', 'rules', 'lobby', 'replay', 'learn', 'workshop'], // App, main, pages
};

/** The room that a file stands in; games by their names. */
function roomOf(path) {
  const parts = relative(SRC, path).split(sep);
  if (parts[0] !== 'games') return parts.length > 1 ? parts[0] : 'app';
  return parts.length > 2 ? `games/${parts[1]}` : 'contract';
}

/** Whoever imports a folder means its index. */
const fileOf = (path) => (statSync(path, { throwIfNoEntry: false })?.isDirectory() ? resolve(path, 'index.ts') : path);

const arrows = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { against: '{{from}} may not import {{to}}: see arrows.js.' },
  },
  create(context) {
    const from = roomOf(context.filename);
    const allowed = ARROWS[from.startsWith('games/') ? 'game' : from] ?? [];
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const path = fileOf(resolve(dirname(context.filename), source.value));
      const to = roomOf(path);
      const outside = relative(SRC, path).startsWith('..');
      if (outside || to === from || allowed.includes(to)) return;
      context.report({ node: source, messageId: 'against', data: { from, to } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

export default { rules: { arrows } };
