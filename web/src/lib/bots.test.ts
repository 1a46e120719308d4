import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

import { bots } from './bots.svelte';

describe('the bots of a game', () => {
  it('are known to all who wait for them, also to those who ask while somebody else has', async () => {
    let answer: (response: Response) => void = () => undefined;
    const asked = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
    vi.stubGlobal('fetch', asked);
    const known: string[] = [];
    const waits = [1, 2].map(() => bots.learn('termites').then(() => known.push(bots.of('termites')[0]!)));
    await Promise.resolve();
    expect(known).toEqual([]);
    answer(Response.json({ bots: ['pip', 'juno'] }));
    await Promise.all(waits);
    expect([known, asked.mock.calls.length]).toEqual([['pip', 'pip'], 1]);
  });
});
