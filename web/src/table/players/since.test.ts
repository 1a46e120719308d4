import { describe, expect, it, vi } from 'vitest';

vi.mock('../../lib/words.svelte', () => ({ t: (key: string) => key, words: { language: 'de' } }));
const { ago } = await import('../../lib/time.svelte');

describe('how long ago something was', () => {
  it('is a word of ours for less than a minute, since browsers say "now", which fits no sentence', () => {
    const told = [59_999, 60_000, 7_200_000, 86_400_000].map((passed) => ago.of(ago.now - passed));
    expect(told).toEqual(['web-just-now', 'vor 1 Minute', 'vor 2 Stunden', 'gestern']);
  });
});
