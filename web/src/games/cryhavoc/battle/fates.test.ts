import { describe, expect, it } from 'vitest';

import type { Battle } from '../types';
import { fatesOf, lostFrom } from './fates';

const battle = {
  sides: [
    { faction: 'pilgrims', placed: [2, 1, 0] },
    { faction: 'trogs', placed: [1, 0, 2] },
  ],
} as unknown as Battle;
const told = (name: string, args: Record<string, string | number>) => ({ key: `cryhavoc-event-${name}`, args });

describe('units that a battle has cost', () => {
  it('go to the prison or to the grave, one by one', () => {
    const events = [
      told('captured', { faction: 'pilgrims', other_faction: 'trogs' }),
      told('killed', { faction: 'trogs', other_faction: 'pilgrims', n: 2 }),
    ];
    expect(fatesOf(battle, events)).toEqual([
      { faction: 'trogs', from: 'attrition', to: 'prison' },
      { faction: 'pilgrims', from: 'prisoners', to: 'grave' },
      { faction: 'pilgrims', from: 'control', to: 'grave' },
    ]);
  });

  it('leave the objective that was named aloud', () => {
    const events = [
      told('named', { faction: 'pilgrims', objective: 'control' }),
      told('killed', { faction: 'pilgrims', other_faction: 'trogs', n: 1 }),
    ];
    const fates = fatesOf(battle, events);
    expect(lostFrom(fates, 'trogs', 'control')).toBe(1);
    expect(lostFrom(fates, 'trogs', 'attrition')).toBe(0);
  });

  it('are no more than there were', () => {
    expect(fatesOf(battle, [told('killed-by-nobody', { other_faction: 'trogs', n: 9 })])).toHaveLength(3);
  });
});
