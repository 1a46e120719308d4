import { describe, expect, it } from 'vitest';

import { broken } from './hyphens';

const shown = (text: string) => broken(text, 'Ziel-erfassung Luft-unter-stützung').replaceAll('\u00AD', '|');

describe('long words', () => {
  it('may be broken where the language says so', () => {
    expect(shown('Zielerfassung und LUFTUNTERSTÜTZUNG')).toBe('Ziel|erfassung und LUFT|UNTER|STÜTZUNG');
  });

  it('are left alone if they are not known', () => {
    expect(shown('Fingerspitzengefühl')).toBe('Fingerspitzengefühl');
  });
});
