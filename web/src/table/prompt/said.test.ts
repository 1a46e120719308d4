import { describe, expect, it } from 'vitest';

import type { Beat } from '../../games/beats';
import type { Scene } from '../../games/scene.svelte';
import { saidOf } from './said';

const saidWhile = (beat: Partial<Beat>) => {
  const scene = { facts: {}, happening: true, beat: { seat: 1, ...beat }, called: () => 'Pip' } as unknown as Scene;
  const { kicker, title, follows } = saidOf(scene);
  return [kicker, title, follows];
};

describe('while something is shown, the prompt says', () => {
  it('who does it, what it is about, and what comes with it', () => {
    const says = ['Pip moves.', 'Pip finds a crystal.'];
    expect(saidWhile({ text: says.join(' '), says })).toEqual(['Pip', 'Pip moves.', 'Pip finds a crystal.']);
    expect(saidWhile({ text: 'Pip passes.' })).toEqual(['Pip', 'Pip passes.', '']);
  });

  it('what the cards on the stage come to, and then which they are', () => {
    const says = ['Pip plays Crossfire.', 'Pip plays Outflank.', 'Pip has 3 points.'];
    const stage = { look: 'card', title: 'Pip has 3 points.' } as const;
    expect(saidWhile({ text: says.join(' '), says, stage })).toEqual([
      'Pip',
      'Pip has 3 points.',
      'Pip plays Crossfire. Pip plays Outflank.',
    ]);
  });

  it('what can be read on the stage, each thing once', () => {
    const stage = {
      look: 'card',
      title: 'Supply Drop',
      lines: ['Each player gains a unit.', 'The last one.'],
    } as const;
    const says = ['Event: Supply Drop.', 'The last one.'];
    expect(saidWhile({ text: says.join(' '), says, stage })).toEqual([
      'Pip',
      'Event: Supply Drop.',
      'Each player gains a unit. The last one.',
    ]);
  });
});
