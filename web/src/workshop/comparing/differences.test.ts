import { describe, expect, it } from 'vitest';

import type { FormKind, Part } from '../../lib/types';
import { differing, only } from './differences';
import { newest, packIn } from './packs';

const field = (name: string) => ({ name }) as FormKind['fields'][number];
const kinds = [
  { id: 'region', fields: [field('crystals'), field('neighbours')] },
  { id: 'card', fields: [field('move')] },
] as FormKind[];
const part = (kind: string, id: string, values: Record<string, unknown>): Part =>
  ({ place: `${kind}/${id}`, kind, values: { id, ...values }, piece: null }) as unknown as Part;

describe('how two packs differ', () => {
  it('names every field, also what no form shows', () => {
    const before = [
      part('region', 'scorch', { crystals: 2, neighbours: ['north'], polygon: [[0, 0]], source: 'ours' }),
    ];
    const now = [part('region', 'scorch', { crystals: 3, neighbours: ['north'], polygon: [[1, 0]], source: 'my box' })];
    const [found] = differing(kinds, now, before);
    expect(found!.how).toBe('changed');
    expect(found!.differences.map(({ field, was, now }) => [field?.name, was, now])).toEqual([
      ['crystals', 2, 3],
      [undefined, { polygon: [[0, 0]] }, { polygon: [[1, 0]] }],
    ]);
    expect(differing(kinds, before, before)).toEqual([]);
  });

  it('names parts that only one of them has, in the order of the form', () => {
    const here = [part('card', 'new', { move: 1 }), part('region', 'same', {})];
    const there = [part('region', 'same', {}), part('region', 'old', {})];
    expect(differing(kinds, here, there).map(({ part, how }) => [part.place, how])).toEqual([
      ['region/old', 'gone'],
      ['card/new', 'added'],
    ]);
  });

  it('shows of lists and tables only what the other has not', () => {
    expect(only(['a', 'b'], ['b', 'c'])).toEqual(['a']);
    expect(only({ en: 'A', pl: 'B' }, { en: 'A', pl: 'C' })).toEqual({ pl: 'B' });
    expect(only(2, 3)).toBe(2);
  });
});

describe('a link to a pack', () => {
  const name = 'my-york@868e38713432e59e076752a7f991d7e1';
  it.each([name, ` ${name} `, `https://play.example/packs/${name}`, `/packs/${name.replace('@', '%40')}?x=1`])(
    'is found in %s',
    (link) => expect(packIn(link)).toBe(name),
  );
  it.each(['', 'york', 'https://play.example/packs/york', 'my-york@868e'])('is not in %s', (link) =>
    expect(packIn(link)).toBe(''),
  );
});

describe('versions', () => {
  it('that are alike are listed once, under the newest number', () => {
    const version = (number: number, pack: string) =>
      ({ number, created: 0, facts: { pack } }) as Parameters<typeof newest>[0][number];
    const listed = newest([version(3, 'a@1'), version(2, 'a@2'), version(1, 'a@1')]);
    expect(listed.map(({ number }) => number)).toEqual([3, 2]);
  });
});
