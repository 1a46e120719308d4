import { describe, expect, it } from 'vitest';

import type { Hinted, Logged, HintedMove } from '../../lib/types';
import { inSentences, percentOf } from './following';
import { Hints } from './hints.svelte';

const SEAT = 0;
const move = (...line: string[]): HintedMove => ({
  do: line[0]!,
  text: `do ${line[0]}`,
  line,
  line_text: line.map((step) => `do ${step}`),
  value: 0.634,
  share: 0.5,
  reasons: [{ key: 'termites-reason-takes', args: {}, text: 'Takes the mound', rule: 'T7.6' }],
});
const did = (action: string, seat = SEAT): Logged => ({ seq: 8, at: 0, kind: 'do', seat, do: action });
const MOVES = [move('unit:E5', 'move:F5', 'retreat:F4'), move('unit:E5', 'move:E6'), move('pass')];

/** What the server would answer, when the test says so. */
function asked() {
  let answer: (hint: Hinted) => void = () => undefined;
  let refuse: (fault: Error) => void = () => undefined;
  let signal: AbortSignal | undefined;
  const faults: unknown[] = [];
  const hints = new Hints(
    (given) => {
      signal = given;
      return new Promise((resolve, reject) => ([answer, refuse] = [resolve, reject]));
    },
    (fault) => faults.push(fault),
  );
  const thought = hints.think(7, SEAT);
  return {
    hints,
    faults,
    aborted: () => signal?.aborted,
    answers: async (hint: Partial<Hinted> = {}) => {
      answer({ seq: 7, seat: SEAT, moves: MOVES, ...hint });
      await thought;
    },
    refuses: async (fault: Error) => {
      refuse(fault);
      await thought;
    },
  };
}

const legal = (...actions: string[]) => new Set(actions);

describe('a hint', () => {
  it('is thought about, then shown, the best move lit', async () => {
    const { hints, answers } = asked();
    expect([hints.thinking, hints.line]).toEqual([true, []]);
    await answers();
    expect([hints.thinking, hints.line]).toEqual([false, MOVES[0]!.line]);
  });

  it('lights another move that is looked at', async () => {
    const { hints, answers } = asked();
    await answers();
    hints.looked = 2;
    expect(hints.line).toEqual(['pass']);
  });

  it.each([{ seq: 6 }, { seat: 1 }])('for another position or seat is not shown', async (other) => {
    const { hints, answers } = asked();
    await answers(other);
    expect([hints.thinking, hints.moves]).toEqual([false, []]);
  });

  it('that comes after a move is cancelled and not shown', async () => {
    const { hints, aborted, answers } = asked();
    hints.went([did('pass')], SEAT, legal('unit:E5'));
    expect([hints.thinking, aborted()]).toEqual([false, true]);
    await answers();
    expect(hints.moves).toEqual([]);
  });

  it('that is refused says why, unless nobody waits for it any more', async () => {
    const busy = asked();
    await busy.refuses(new Error('busy'));
    expect(busy.faults).toHaveLength(1);
    expect(busy.hints.thinking).toBe(false);
    const late = asked();
    late.hints.putAway();
    await late.refuses(new Error('aborted'));
    expect(late.faults).toEqual([]);
  });
});

describe('a hint that is followed', () => {
  it('keeps the rest of the lines that began so, to the end', async () => {
    const { hints, answers } = asked();
    await answers();
    hints.went([did('unit:E5')], SEAT, legal('move:F5', 'move:E6'));
    expect(hints.moves.map(({ do: next, text }) => [next, text])).toEqual([
      ['move:F5', 'do move:F5'],
      ['move:E6', 'do move:E6'],
    ]);
    hints.went([did('move:F5')], SEAT, legal('retreat:F4'));
    expect(hints.line).toEqual(['retreat:F4']);
    hints.went([did('retreat:F4')], SEAT, legal('pass'));
    expect(hints.moves).toEqual([]);
  });

  it('stays while people come and go', async () => {
    const { hints, answers } = asked();
    await answers();
    hints.went([{ seq: 8, at: 0, kind: 'away', seat: 1 }], SEAT, legal('unit:E5'));
    expect(hints.moves).toEqual(MOVES);
  });

  it.each([
    ['another move', [did('unit:D4')]],
    ['a move of somebody else', [did('unit:E5'), did('move:F5', 1)]],
    ['taking back', [{ seq: 8, at: 0, kind: 'undo', seat: SEAT }]],
  ])('is hidden by %s', async (_, log) => {
    const { hints, answers } = asked();
    await answers();
    hints.went(log, SEAT, legal('move:F5', 'unit:E5'));
    expect(hints.moves).toEqual([]);
  });

  it('is hidden where its next step is not legal', async () => {
    const { hints, answers } = asked();
    await answers();
    hints.went([did('unit:E5')], SEAT, legal('move:E6'));
    expect(hints.line).toEqual(['move:E6']);
  });
});

it('what a move promises is told in whole percent', () => {
  expect([0.634, 0, 1, 1.2].map((value) => percentOf({ ...move('pass'), value }))).toEqual([63, 0, 100, 100]);
});

it('what to do is heard as sentences', () => {
  const heard = inSentences({ ...move('a', 'b'), line_text: ['Move the Alate', 'Gain 1 VP.'] });
  expect(heard).toBe('Move the Alate. Gain 1 VP.');
});
