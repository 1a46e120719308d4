import { describe, expect, it } from 'vitest';

import type { Logged, Spoken } from '../../lib/types';
import { standing } from '../beats';
import { lossesOf, pointsOf } from './battle/outcome';
import { answers, moved } from './battle/plan.svelte';
import { endOfBattle, eventsOfBattle, killsOf, laneOf, nameOf, wonBy } from './battle/story';
import { inHand } from './cards/hand';
import { otherAction, pickOrder, unpick } from './cards/picked';
import { actionOf } from './cards/verbs';
import { Pack } from './pack';
import { captives, isNatives, orderOf, regionsOf, roundsOf } from './reading';
import { withPlace } from './turn/places';
import type { CryHavocPieces, CryHavocView, Outlook, Side } from './types';

const view = (parts: Partial<CryHavocView>) => ({ round: 1, final: false, ...parts }) as CryHavocView;
const track = (...events: number[]) => [5, 12, 20, 29, 39].map((spot, n) => ({ spot, events: events[n] ?? 0 }));
const event = (name: string, args: Record<string, unknown> = {}): Spoken => ({ key: `cryhavoc-event-${name}`, args });
const entry = (kind: string, parts: Partial<Logged> = {}): Logged => ({ seq: 0, at: 0, kind, ...parts });
const at = (region: string) => ({ region: { name: region } });

describe('the round', () => {
  it('is counted by the stacks of events that are left, and the printed one', () => {
    expect(roundsOf(view({ round: 0, track: track(1, 1, 1, 1) }))).toBe(5);
    expect(roundsOf(view({ round: 2, track: track(0, 0, 1, 1) }))).toBe(5);
    expect(roundsOf(view({ round: 2, track: track(0, 0, 0, 2) }))).toBe(4);
    expect(roundsOf(view({ round: 4, final: true, track: track() }))).toBe(4);
  });

  it('lets a faction take a place among the upcoming, and the others keep their order', () => {
    const track = ['machines', 'pilgrims', 'humans', 'trogs'];
    expect(withPlace(track, 'trogs', 2)).toEqual(['machines', 'trogs', 'pilgrims', 'humans']);
    expect(withPlace(track, 'machines', 4)).toEqual(['pilgrims', 'humans', 'trogs', 'machines']);
  });
});

describe('factions', () => {
  it('lead a side of their own or the native Trogs, who score nothing', () => {
    const seen = view({ factions: [{ seat: 1, faction: 'humans' }] } as Partial<CryHavocView>);
    const natives = ['humans', 'trogs'].map((faction) => isNatives(seen, { seat: 1, faction } as Side));
    expect(natives).toEqual([false, true]);
  });

  it('control regions, and have units in the hands of others', () => {
    const regions = { a: { control: 'humans' }, b: { control: null }, c: { control: 'humans' } };
    const seen = view({
      regions: regions as unknown as CryHavocView['regions'],
      factions: [{ faction: 'pilgrims', prisoners: { humans: 2 } }] as unknown as CryHavocView['factions'],
      natives: { reserve: 3, prisoners: { humans: 1 } },
    });
    expect(regionsOf(seen, 'humans')).toEqual(['a', 'c']);
    expect(captives(seen, 'humans')).toEqual([
      { holder: 'pilgrims', n: 2 },
      { holder: 'trogs', n: 1 },
    ]);
  });
});

describe('cards', () => {
  const rows = { move: { n: 1, bonus: [] }, recruit: { n: 1, bonus: [] }, build: { n: 1, bonus: [] } };
  const card = (id: string, ids = [id]) => ({ id, ids, name: id, data: { kind: 'battle', rows } });
  const pieces = {
    sections: [{ id: 'cards', title: '', pieces: [card('one'), card('two', ['two', 'two_2'])] }],
    board: { track: { length: 50, spots: [], final: 39 } },
  } as unknown as CryHavocPieces;

  it('share what is printed on their copies', () => {
    expect(new Pack(pieces).cards.get('two_2')?.name).toBe('two');
  });

  it('stay where they are when they are chosen', () => {
    const held = inHand(view({ hand: ['one', 'two_2'], picked: ['two'] }), new Pack(pieces));
    expect(held.map(({ id, pile }) => [id, pile])).toEqual([
      ['one', 'hand'],
      ['two', 'picked'],
      ['two_2', 'hand'],
    ]);
  });

  it('mean what is asked for', () => {
    expect(actionOf('cards', 'hand', 'one')).toBe('pick:one');
    expect(actionOf('tactic', 'stored', 'one')).toBe('tactic:one');
    expect(actionOf('keep', 'hand', 'one')).toBe('');
  });

  it('are put back with those chosen after them, which are chosen again', () => {
    const log = [entry('do', { do: 'move' }), ...['a', 'b', 'c'].map((id) => entry('do', { do: `pick:${id}` }))];
    expect(pickOrder(log)).toEqual(['a', 'b', 'c']);
    expect(unpick(['a', 'b', 'c'], 'c')).toEqual(['undo']);
    expect(unpick(['a', 'b', 'c'], 'a')).toEqual(['undo', 'undo', 'undo', 'pick:b', 'pick:c']);
    expect(otherAction(1, 'build')).toEqual(['undo', 'undo', 'build']);
  });
});

describe('placing units', () => {
  it('moves one at a time, and only those that are there', () => {
    const spread = { control: 0, prisoners: 1, attrition: 0, pool: 2 };
    expect(moved(spread, 'pool', 'control')).toEqual({ control: 1, prisoners: 1, attrition: 0, pool: 1 });
    expect(moved(spread, 'attrition', 'control')).toBe(spread);
  });

  it('is said objective by objective, the rest goes on Attrition', () => {
    const spread = { control: 2, prisoners: 1, attrition: 1, pool: 0 };
    expect(answers(spread, 'control')).toEqual(['station:2', 'station:1']);
    expect(answers(spread, 'prisoners')).toEqual(['station:1']);
  });

  it('ends with the last unit, so that nothing is left over for the next battle', () => {
    expect(answers({ control: 2, prisoners: 0, attrition: 0, pool: 0 }, 'control')).toEqual(['station:2']);
    expect(answers({ control: 0, prisoners: 2, attrition: 0, pool: 0 }, 'control')).toEqual(['station:0', 'station:2']);
  });
});

describe('a battle', () => {
  const log = [
    entry('do', { events: [event('battle', at('scorch')), event('battle-off', at('scorch'))] }),
    entry('do', { events: [event('battle', at('foglands'))] }),
    entry('do', { do: 'tactic:a', events: [event('tactic')] }),
    entry('undo', { lines: 1 }),
    entry('do', { events: [event('passed'), event('passed')] }),
    entry('do', {
      events: [
        event('won-control', { faction: 'humans' }),
        event('vp'),
        event('killed'),
        event('battle-off', at('foglands')),
      ],
    }),
    entry('sit'),
  ];

  it('is told without what was taken back', () => {
    expect(standing(log)).toHaveLength(4);
    expect(eventsOfBattle(log).map(nameOf)).not.toContain('tactic');
    expect(eventsOfBattle(log, 'scorch').map(nameOf)).toEqual(['battle', 'battle-off']);
  });

  it('ends after the last has passed', () => {
    const end = endOfBattle(log, 'foglands');
    expect(end.map(nameOf)).toEqual(['won-control', 'vp', 'killed', 'battle-off']);
    expect(wonBy(end, 'control')).toBe('humans');
    expect(wonBy(end, 'prisoners')).toBe('');
  });

  it('counts the kills of both sides', () => {
    const kill = (faction: string, n: number) => event('killed', { faction, n });
    const events = [kill('humans', 2), kill('trogs', 1), kill('humans', 1)];
    expect(killsOf(events, ['trogs', 'humans'])).toEqual([1, 3]);
  });

  it('has its events on lanes', () => {
    expect(laneOf(event('won-prisoners'))).toBe('prisoners');
    expect(laneOf(event('joined', { objective: 'control' }))).toBe('control');
    expect(laneOf(event('named', { objective: 'control' }))).toBe('attrition');
    expect(laneOf(event('crystals'))).toBe('');
  });

  it('is resolved from top to bottom, or the other way round', () => {
    expect(orderOf({ reversed: true })).toEqual(['attrition', 'prisoners', 'control']);
  });

  it('adds up what would come of it', () => {
    const outlook = (parts: Partial<Outlook>) => ({ winner: null, kills: [0, 0], vp: [0, 0], ...parts }) as Outlook;
    const now = [
      outlook({ objective: 'control', winner: 'pilgrims', vp: [2, 0] }),
      outlook({ objective: 'prisoners', winner: 'humans' }),
      outlook({ objective: 'attrition', kills: [1, 3], vp: [1, 3] }),
    ];
    expect(pointsOf(now)).toEqual([3, 3]);
    expect(lossesOf(now, ['pilgrims', 'humans'])).toEqual([4, 1]);
  });
});
