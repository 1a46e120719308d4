import { describe, expect, it, vi } from 'vitest';

vi.mock('../../lib/words.svelte', () => ({
  t: (key: string, args: Record<string, string>) =>
    key === 'web-stage-times' ? `${args.text} (${args.n} times)` : key,
}));

import type { Logged, Spoken, View } from '../../lib/types';
import type { Scene } from '../scene.svelte';
import { beatsOf, before } from './beats';

const region = (name: string) => ({ name });
const SEATS: Record<string, number> = { machines: 0, humans: 1, pilgrims: 2 };

function event(name: string, args: Record<string, unknown> = {}): Spoken {
  const seat = typeof args.faction === 'string' ? { seat: SEATS[args.faction] } : {};
  return { key: `cryhavoc-event-${name}`, args: { ...args, ...seat }, text: `${name}.` };
}

const entry = (...events: Spoken[]): Logged => ({ seq: 7, at: 0, kind: 'do', seat: 1, events });

const piece = (id: string, name: string) => ({ id, ids: [id], name, text: `${name} says.`, data: {} });
const scene = {
  log: [],
  pieces: {
    sections: [
      { id: 'cards', pieces: [piece('crossfire', 'Crossfire'), piece('outflank', 'Outflank')] },
      { id: 'regions', pieces: [piece('scorch', 'Scorch'), piece('foglands', 'Foglands')] },
      { id: 'skills', pieces: [piece('charter', 'Charter')] },
      { id: 'events', pieces: [piece('supply_drop', 'Supply Drop')] },
    ],
    board: { track: { final: 40 } },
  },
} as unknown as Scene;

const tell = (...events: Spoken[]) => beatsOf(entry(...events), scene);

describe('the beats of Cry Havoc', () => {
  it('tell every event once, in its order', () => {
    const events = ['passed', 'won-control', 'vp', 'battle-off', 'battle', 'crystals', 'drew-hidden', 'turn'].map((n) =>
      event(n),
    );
    expect(tell(...events).flatMap((beat) => beat.events)).toEqual(events);
  });

  it('are one for all cards of an action, with what they give together', () => {
    const played = ['crossfire', 'outflank'].map((name) =>
      event('played', { faction: 'humans', card: { name }, row: 'move' }),
    );
    const [beat, ...none] = tell(...played, event('points', { faction: 'humans', n: 3 }), event('drew-hidden'));
    expect(none).toEqual([]);
    expect(beat).toMatchObject({ kind: 'cards', seat: 1, aside: true });
    expect(beat!.stage).toMatchObject({ title: 'points.', picture: { ids: ['crossfire', 'outflank'], row: 'move' } });
    expect(beat).toMatchObject({ short: 'Crossfire +1', source: { kind: 'card', id: 'crossfire' } });
  });

  it('say of a token what it brings, and of a skill what it does', () => {
    const faction = 'humans';
    const [found] = tell(
      event('found', { faction, region: region('scorch') }),
      event('drew-hidden', { faction }),
      event('drew-hidden', { faction }),
    );
    expect([found!.text, found!.stage!.lines]).toEqual(['found. drew-hidden. (2 times)', ['drew-hidden. (2 times)']]);
    const [used] = tell(event('skill-used', { faction, skill: { name: 'charter' } }));
    expect(used).toMatchObject({ text: 'skill-used.', says: ['skill-used.', 'Charter says.'], short: 'Charter' });
  });

  it('know a price from what it is paid for', () => {
    const beats = tell(...['skill-used', 'discarded', 'vp'].map((name) => event(name, { faction: 'humans', n: 5 })));
    expect(beats.map(({ pays }) => pays)).toEqual([undefined, true, undefined]);
    expect(tell(event('paid-crystals', { faction: 'humans', n: 1 }))[0]!.pays).toBe(true);
  });

  it('belong to the seat of their event, and to nobody where several do the same', () => {
    expect(tell(event('vp', { faction: 'pilgrims', n: 1 }))[0]!.seat).toBe(2);
    const landed = ['humans', 'machines'].map((faction) => event('landed', { faction, region: region('scorch') }));
    expect(tell(...landed).map(({ seat }) => seat)).toEqual([null]);
    const battle = event('battle', { faction: 'humans', region: region('scorch') });
    expect(tell(battle, event('drew-hidden', { faction: 'machines' }))[0]!.seat).toBe(1);
  });

  it('bring a token and its crystals in one', () => {
    const at = { region: region('scorch') };
    const [beat, ...none] = tell(
      event('token-placed-nest', { faction: 'humans', ...at }),
      event('crystals', { ...at, n: 1 }),
    );
    expect(none).toEqual([]);
    expect(beat!.short).toBe('↓ Scorch');
  });

  it('are a unit on its way, then what it finds, then its points', () => {
    const beats = tell(
      event('moved', { faction: 'humans', from: region('scorch'), to: region('foglands') }),
      event('found', { faction: 'humans', region: region('foglands') }),
      event('crystals', { region: region('foglands'), n: 2 }),
      event('vp', { faction: 'humans', n: 2 }),
      event('turn', { faction: 'machines', n: 1 }),
    );
    expect(beats.map(({ kind }) => kind)).toEqual(['move', 'reveal', 'points']);
    expect(beats[0]).toMatchObject({ way: ['scorch', 'foglands'], short: '→ Foglands' });
    expect(beats[1]!.text).toBe('found. crystals.');
    expect(beats[2]!.gains).toEqual([{ seat: 1, points: 2 }]);
  });

  it('are a card for an event, with all that it says', () => {
    const [beat] = tell(event('event', { event: { name: 'supply_drop' } }), event('final'));
    expect(beat).toMatchObject({ kind: 'event', common: true, short: 'Supply Drop' });
    expect(beat!.stage).toMatchObject({ title: 'Supply Drop', lines: ['Supply Drop says.', 'final.'] });
  });

  it('are a row for each who scores, with the points', () => {
    const beats = tell(
      event('scored-crystals', { faction: 'humans', n: 8, crystals: 8 }),
      event('vp', { faction: 'humans', n: 8 }),
      event('scored-crystals', { faction: 'pilgrims', n: 4, crystals: 4 }),
      event('vp', { faction: 'pilgrims', n: 4 }),
    );
    expect(beats.map(({ kind, seat, gains }) => [kind, seat, gains![0]!.points])).toEqual([
      ['scoring', 1, 8],
      ['scoring', 2, 4],
    ]);
  });

  it('say when a round was not scored', () => {
    const saysSo = (...events: Spoken[]) => tell(...events).some(({ text }) => text.includes('web-cryhavoc-unscored'));
    const round = event('round', { n: 2 });
    expect(saysSo(event('recruited', { n: 1 }), round)).toBe(true);
    expect(saysSo(event('scored-crystals', { faction: 'humans', n: 0, crystals: 0 }), round)).toBe(false);
    expect(saysSo(event('round', { n: 1 }))).toBe(false);
  });

  it('are small where nothing can be seen', () => {
    expect(tell(event('looked-hidden'), event('looked-hidden'))).toMatchObject([
      { kind: 'small', text: 'looked-hidden.' },
    ]);
  });

  it('are none of those who come and go', () => {
    expect(beatsOf({ seq: 1, at: 0, kind: 'away', seat: 1, events: [event('vp')] }, scene)).toEqual([]);
  });
});

describe('a view before its beats', () => {
  const view = {
    round: 2,
    phase: 'events',
    factions: [
      { seat: 1, vp: 10 },
      { seat: 2, vp: 5 },
    ],
  } as unknown as View;

  it('has not the points that they bring, nor the round', () => {
    const left = tell(
      event('vp', { faction: 'humans', n: 3 }),
      event('vp', { faction: 'humans', n: 1 }),
      event('round', { n: 2 }),
    );
    const shown = { round: 1, phase: 'battles' } as unknown as View;
    expect(before(view, left, shown)).toMatchObject({ round: 1, phase: 'scoring', factions: [{ vp: 6 }, { vp: 5 }] });
  });

  it('has no battle that has not begun', () => {
    const fights = { ...view, phase: 'battles', battle: { region: 'scorch' } } as unknown as View;
    const left = tell(event('battle', { region: region('scorch') }));
    expect(before(fights, left, { phase: 'actions' } as unknown as View)).toMatchObject({
      battle: null,
      phase: 'actions',
    });
  });

  it('is itself when nothing is owed', () => {
    expect(before(view, tell(event('control', { region: region('scorch') })), null)).toBe(view);
  });
});
