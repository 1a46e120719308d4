import { describe, expect, it } from 'vitest';

import { FluentResource } from '@fluent/bundle';
import { canLearn, learningOf } from './learning';

const TEXTS = import.meta.glob<string>('../../../src/rulewright/locales/*/web-learn-*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const keysIn = (path: string) => new FluentResource(TEXTS[path]!).body.map(({ id }) => id);
const GAMES = ['termites', 'cryhavoc'];

describe('the words of a game', () => {
  it.each(GAMES)('of %s all have a text and a line, in every language, and none is left over', async (game) => {
    const { groups } = await learningOf(game);
    const terms = groups.flatMap(({ terms }) => terms.map(([term]) => term));
    expect(new Set(terms).size).toBe(terms.length);
    const wanted = [...groups.map(({ id }) => `group-${id}`), ...terms, ...terms.map((term) => `${term}-is`)];
    const files = Object.keys(TEXTS).filter((path) => path.endsWith(`/web-learn-${game}.ftl`));
    expect(files).toHaveLength(4);
    for (const path of files) {
      const own = keysIn(path).map((key) => key.slice(`web-learn-${game}-`.length));
      const rest = own.filter((key) => !/^(aim|turn|watch|side-\w+)$/.test(key));
      expect([path, rest.toSorted()]).toEqual([path, wanted.toSorted()]);
    }
  });

  it('are not asked of a game that brings none', () => {
    expect(canLearn('plain')).toBe(false);
  });
});
