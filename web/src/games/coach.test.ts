import { describe, expect, it } from 'vitest';

import { FluentResource } from '@fluent/bundle';
import { canCoach, coachOf } from './coach';

const TEXTS = import.meta.glob<string>('../../../src/rulewright/locales/*/web-coach-*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('a coach', () => {
  it.each(['termites', 'cryhavoc'])(
    'of %s has a text for each occasion, in every language, and none is left over',
    async (game) => {
      const { occasions, threatened } = await coachOf(game);
      const files = Object.keys(TEXTS).filter((path) => path.endsWith(`/web-coach-${game}.ftl`));
      expect(files).toHaveLength(4);
      for (const path of files) {
        const keys = new FluentResource(TEXTS[path]!).body.map(({ id }) => id.slice(`web-coach-${game}-`.length));
        expect([path, keys.toSorted()]).toEqual([path, Object.keys(occasions).toSorted()]);
      }
      expect(threatened === undefined || threatened in occasions).toBe(true);
    },
  );

  it('is not asked of a game that brings none', () => {
    expect(canCoach('plain')).toBe(false);
  });
});
