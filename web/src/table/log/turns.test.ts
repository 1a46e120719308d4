import { describe, expect, it } from 'vitest';

import type { Logged } from '../../lib/types';
import { takenBack, turnsOf, type Line, type MarkOf } from './turns';

const event = (key: string) => ({ key, args: {}, text: key });
const did = (seq: number, seat: number, ...keys: string[]): Logged => ({
  seq,
  at: 0,
  kind: 'do',
  seat,
  events: keys.map(event),
});
const undo = (seq: number, lines: number): Logged => ({ seq, at: 0, kind: 'undo', seat: 0, lines });
const noMarks: MarkOf = () => undefined;

describe('the log', () => {
  it('has a group for each turn', () => {
    const turns = turnsOf([did(1, 0, 'a'), did(2, 0, 'b'), did(3, 1, 'c'), did(4, 0, 'd')], noMarks);
    expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [0, 2],
      [1, 1],
      [0, 1],
    ]);
  });

  it('keeps what ends a turn in its group', () => {
    const markOf: MarkOf = ({ key }) => (key === 'turn' ? { kind: 'turn', seat: 1 } : undefined);
    const turns = turnsOf([did(1, 0, 'placed'), did(2, 0, 'moved', 'turn'), did(3, 0, 'placed')], markOf);
    expect(turns.map(({ lines }) => lines.map(({ entry }) => entry.seq))).toEqual([[1, 2], [3]]);
  });

  it('begins a group of nobody where a round begins, also in the midst of what somebody did', () => {
    const markOf: MarkOf = ({ key }) => (key === 'round' ? { kind: 'round', value: 2 } : undefined);
    const turns = turnsOf([did(1, 0, 'a'), did(2, 0, 'b', 'round', 'event'), did(3, 0, 'c')], markOf);
    const told = (line: Line) => line.entry.events!.map(({ key }) => key).join(' ');
    expect(turns.map(({ seat, round, lines }) => [seat, round, lines.map(told)])).toEqual([
      [0, undefined, ['a', 'b']],
      [undefined, 2, ['round event']],
      [0, undefined, ['c']],
    ]);
  });

  it('knows what was taken back', () => {
    const { undone } = takenBack([did(1, 0, 'a'), did(2, 0, 'b'), did(3, 0, 'c'), undo(4, 2), did(5, 0, 'd')]);
    expect([...undone]).toEqual([3, 2].toSorted());
  });

  it('says nothing of picking up and putting down', () => {
    expect(turnsOf([did(1, 0), undo(2, 1)], noMarks)).toEqual([]);
  });
});
