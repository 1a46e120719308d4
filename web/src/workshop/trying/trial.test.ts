import { afterEach, describe, expect, it, vi } from 'vitest';

const asked = vi.hoisted(() => [] as { seed: number; answer: (value: unknown) => void }[]);
vi.mock('../../lib/http', () => ({
  Fault: class extends Error {},
  post: (_: string, { seed }: { seed: number }) => new Promise((answer) => asked.push({ seed, answer })),
}));
vi.mock('../../lib/keeping', () => ({ keep: () => undefined, keptData: () => null }));
vi.mock('../../lib/words.svelte', () => ({ words: { language: 'en' } }));

import { trialOf, type Setup } from './trial.svelte';

const setup: Setup = { game: 'termites', players: 2, packs: ['mine', 'classic'] };
const game = { sides: [0, 1], points: [1, 2], winners: [1], decisions: 9 };
const answers = async (at: number, n: number) => {
  asked[at]!.answer({ sides: ['Blue', 'Red'], games: Array.from({ length: n }, () => game) });
  await new Promise((resolve) => setTimeout(resolve));
};

describe('a trial', () => {
  afterEach(() => asked.splice(0));

  it('asks for both packs, goes on with the next seed, and ends', async () => {
    const trial = trialOf('one', setup);
    trial.start(3);
    await answers(0, 2);
    await answers(1, 3);
    expect(asked.map(({ seed }) => seed)).toEqual([1, 1, 3]);
    expect(trial.played).toBe(5);
    await answers(2, 1);
    expect(trial.state).toBe('done');
    expect(trial.games[0][0]).toEqual({ sides: [0, 1], won: [1], decisions: 9 });
  });

  it('counts no game twice if it is held and goes on before the answer is there', async () => {
    const trial = trialOf('two', setup);
    trial.start(4);
    trial.hold();
    trial.start();
    await answers(0, 2);
    await answers(1, 2);
    expect(trial.played).toBe(0);
    await answers(2, 2);
    await answers(3, 2);
    expect(trial.games.map((games) => games.length)).toEqual([2, 2]);
  });

  it('is held when another one of the same pack begins', async () => {
    const trial = trialOf('three', setup);
    trial.start();
    expect(trialOf('three', setup)).toBe(trial);
    const other = trialOf('three', { ...setup, players: 3 });
    expect(trial.state).toBe('running');
    other.start();
    expect(trial.state).toBe('held');
  });

  it('plays a pack beside itself once', async () => {
    const trial = trialOf('four', { ...setup, packs: ['mine', 'mine'] });
    trial.start(1);
    expect(asked).toHaveLength(1);
    await answers(0, 1);
    expect([trial.state, trial.played, trial.all]).toEqual(['done', 1, 1]);
  });
});
