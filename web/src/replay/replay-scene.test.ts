import { expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

import type { GameModule } from '../games/module';
import type { Frame, Logged, Update } from '../lib/types';
import { ReplayScene } from './replay-scene.svelte';

const ANNA = 0;
const BEN = 1;
const entry = (seq: number, text: string): Logged => ({
  seq,
  at: 0,
  kind: seq === 1 ? 'start' : 'do',
  seat: seq % 2,
  events: [{ key: 'done', args: {}, text }],
});
const STORY = [1, 2, 3, 4].map((seq) => entry(seq, `said ${seq}`));
const frame = (seq: number): Frame =>
  ({
    seq,
    entry: entry(seq, `known ${seq}`),
    views: { [BEN]: { prompt: { actor: BEN } } },
    positions: {},
  }) as unknown as Frame;

vi.stubGlobal('fetch', () =>
  Promise.resolve(new Response(JSON.stringify({ frames: STORY.map(({ seq }) => frame(seq)) }))),
);

function opened(): ReplayScene {
  const now = {
    seq: 4,
    log: STORY,
    you: { eyes: ANNA, seats: [ANNA] },
    table: { id: 'x', seats: [{}, {}], status: 'over' },
  };
  return new ReplayScene({} as GameModule, null, now as unknown as Update, (fault) => {
    throw fault;
  });
}

const told = (scene: ReplayScene) => scene.log.map(({ events }) => events![0]!.text);

it('tells nothing that comes later, and what these eyes may know of the rest', async () => {
  const scene = opened();
  await scene.begin('open', 2);
  expect(told(scene)).toEqual(['known 1', 'known 2']);
  await scene.begin('open', 4);
  expect(told(scene)).toHaveLength(4);
});

it('calls the reader "you", not the player who is to choose', async () => {
  const scene = opened();
  await scene.begin('open', 2);
  expect([scene.eyes, scene.reader]).toEqual([BEN, ANNA]);
});
