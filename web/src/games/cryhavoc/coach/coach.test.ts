import { describe, expect, it } from 'vitest';

import type { Noticed } from '../../coach';
import type { GameModule } from '../../module';
import { Scene } from '../../scene.svelte';
import type { Described, Facts, Prompted } from '../../../lib/types';
import type { CryHavocFacts, CryHavocView, SeenRegion } from '../types';
import { coach } from '.';

const [ME, PIP] = [0, 1];
const regions = ['gorge', 'reef'].map((id) => ({ id, ids: [id], name: id === 'gorge' ? 'Kalas Gorge' : 'Long Reef' }));
const pieces = {
  sections: [{ id: 'regions', pieces: regions }],
  board: {
    track: { final: 39 },
    map: {
      regions: [
        { id: 'gorge', neighbours: ['reef'] },
        { id: 'reef', neighbours: ['gorge'] },
      ],
    },
  },
};
const region = (parts: Partial<SeenRegion> = {}): SeenRegion =>
  ({ control: null, crystals: 0, units: {}, battle: null, ...parts }) as SeenRegion;
const faction = (name: string, seat: number, crystals: number, own: number) => ({
  faction: name,
  seat,
  vp: 0,
  would_score: { crystals, regions: own },
});

class At extends Scene {
  constructor(offer: string, parts: Partial<CryHavocView> = {}) {
    super({} as GameModule, pieces);
    this.eyes = ME;
    this.view = {
      prompt: { offer, rule: '', actor: ME },
      you: 'humans',
      round: 1,
      phase: 'actions',
      final: false,
      enabled_by: null,
      battle: null,
      regions: {},
      track: [
        { spot: 12, events: 1 },
        { spot: 39, events: 1 },
      ],
      factions: [faction('humans', ME, 2, 3), faction('pilgrims', PIP, 2, 3)],
      ...parts,
    } as unknown as CryHavocView;
  }

  can(action: string, facts: CryHavocFacts = {}): this {
    this.actions = new Set([...this.actions, action]);
    this.described = new Map([...this.described, [action, { action, facts } as unknown as Described]]);
    return this;
  }

  leading(faction: string): this {
    this.prompt = { key: '', args: { faction } } satisfies Prompted;
    return this;
  }

  override act(): void {
    // this test does not act
  }

  override why(): void {
    // nor ask why
  }
}

const says = (id: string, scene: Scene): Noticed | false => coach.occasions[id]!(scene, []) || false;
const named = (id: string) => ({ args: { region: id === 'gorge' ? 'Kalas Gorge' : 'Long Reef' }, places: [id] });
const factions = (mine: number, theirs: number, vp = 0) =>
  [{ ...faction('humans', ME, mine, 3), vp }, faction('pilgrims', PIP, theirs, 3)] as CryHavocView['factions'];
const battle = (...sides: string[]) => ({ sides: sides.map((one) => ({ faction: one })) }) as CryHavocView['battle'];

describe('the coach of Cry Havoc', () => {
  it.each([
    ['deck', 'deck'],
    ['action', 'action'],
    ['cards', 'cards'],
    ['units', 'unit'],
    ['tactic', 'tactic'],
    ['prisoner', 'prisoner'],
    ['victim', 'victim'],
    ['retreat', 'retreat'],
    ['nest', 'nest'],
    ['ransom', 'ransom'],
    ['structure', 'structure'],
    ['keep', 'keep'],
  ])('says %s when somebody is asked for %s, and not at another question', (id, offer) => {
    const other = new At('landing', { battle: battle('humans', 'pilgrims') });
    expect([says(id, new At(offer)), says(id, other)]).toEqual([{}, false]);
  });

  it('speaks of the limit of a hand only where that is why a card is discarded', () => {
    const because = (kicker: string) => {
      const scene = new At('discard');
      scene.prompt = { key: '', args: {}, kicker: { key: `cryhavoc-kicker-${kicker}`, args: {} } };
      return says('discard', scene);
    };
    expect([because('discard'), because('event')]).toEqual([{}, false]);
  });

  it('warns of the Trogs that an event puts down, in no other phase', () => {
    const asked = (phase: string, key: string) => {
      const scene = new At('effect-region', { phase } as Partial<CryHavocView>);
      scene.prompt = { key: `cryhavoc-prompt-effect-${key}`, args: {} };
      return says('ambush', scene);
    };
    expect([asked('events', 'token-at'), asked('events', 'crystals-at'), asked('actions', 'token-at')]).toEqual([
      {},
      false,
      false,
    ]);
  });

  it('tells the rounds apart', () => {
    expect([says('action', new At('action', { round: 2 })), says('plan', new At('action'))]).toEqual([false, false]);
    expect([says('plan', new At('action', { round: 2 })), says('last', new At('action', { final: true }))]).toEqual([
      {},
      {},
    ]);
    expect([says('event', new At('effect-region', { phase: 'events' })), says('event', new At('action'))]).toEqual([
      {},
      false,
    ]);
  });

  it('knows on which side of a battle one stands', () => {
    const at = (...sides: string[]) => new At('station', { battle: battle(...sides) });
    const all = (scene: Scene) => ['attack', 'defend', 'natives'].filter((id) => says(id, scene));
    expect(all(at('humans', 'pilgrims').leading('humans'))).toEqual(['attack']);
    expect(all(at('pilgrims', 'humans').leading('humans'))).toEqual(['defend']);
    expect(all(at('pilgrims', 'trogs').leading('trogs'))).toContain('natives');
    expect(all(new At('tactic', { battle: battle('humans', 'pilgrims') }).leading('humans'))).toEqual([]);
  });

  it('tells what waits where a unit may go', () => {
    const fight = new At('goal').can('to:reef').can('to:gorge', { battle_with: 'pilgrims' });
    expect([says('fight', fight), says('token', fight)]).toEqual([named('gorge'), false]);
    const mask = new At('goal').can('to:reef', { battle_with: 'trogs', tokens: ['war_party'] });
    expect([says('fight', mask), says('token', mask)]).toEqual([false, named('reef')]);
  });

  it('warns nobody of Trogs who leads them', () => {
    const at = (you: 'humans' | 'trogs') => {
      const goal = new At('goal', { you }).can('to:reef', { tokens: ['war_party'] });
      return [says('token', goal), says('action', new At('action', { you }))];
    };
    expect([at('humans'), at('trogs')]).toEqual([
      [named('reef'), {}],
      [false, false],
    ]);
  });

  it('sees an own region that stands open beside an enemy', () => {
    const reef = region({ units: { pilgrims: 1 } });
    const at = (gorge: Partial<SeenRegion>, beside = reef) =>
      new At('action', { regions: { gorge: region({ control: 'humans', crystals: 2, ...gorge }), reef: beside } });
    expect(says('guard', at({}))).toEqual(named('gorge'));
    for (const safe of [
      at({ units: { humans: 1 } }),
      at({ crystals: 1 }),
      at({ control: 'pilgrims' }),
      at({}, region()),
      at({}, region({ units: { trogs: 1 } })), // natives stay where they are
      at({}, region({ units: { pilgrims: 1 }, battle: { number: 1, attacker: 'pilgrims' } })), // C4.15 and so do attackers
    ]) {
      expect(says('guard', safe)).toBe(false);
    }
  });

  it('announces battles', () => {
    const at = (attacker: 'humans' | 'pilgrims', units: SeenRegion['units']) =>
      new At('action', { regions: { gorge: region({ battle: { number: 1, attacker }, units }) } });
    const own = at('humans', { humans: 2, trogs: 1 });
    expect([says('attacking', own), says('attacked', own)]).toEqual([named('gorge'), false]);
    const theirs = at('pilgrims', { humans: 1, pilgrims: 2 });
    expect([says('attacking', theirs), says('attacked', theirs)]).toEqual([false, named('gorge')]);
    expect(says('attacked', at('pilgrims', { trogs: 1, pilgrims: 2 }))).toBe(false);
  });

  it('counts what scoring would bring', () => {
    expect(says('score', new At('action', { factions: factions(6, 4) }).can('enable'))).toEqual({
      args: { own: 9, other: 4 },
    });
    expect(says('score', new At('action', { factions: factions(5, 4) }).can('enable'))).toBe(false);
    expect(says('score', new At('action', { factions: factions(6, 4) }))).toBe(false);
    expect(says('rival', new At('action', { factions: factions(2, 5) }))).toEqual({ args: { own: 2, other: 5 } });
    expect(says('rival', new At('action', { factions: factions(2, 5), enabled_by: 'pilgrims' }))).toBe(false);
    expect(says('rival', new At('action', { factions: factions(5, 5) }))).toBe(false);
    expect(says('rival', new At('action', { factions: factions(2, 5), final: true }))).toBe(false); // C7.2
  });

  it('sees the next event on the score track', () => {
    const at = (vp: number) => new At('action', { factions: factions(2, 2, vp) });
    expect([says('track', at(9)), says('track', at(8)), says('track', at(12))]).toEqual([
      { args: { spot: 12 } },
      false,
      false,
    ]);
    expect(says('track', at(38))).toBe(false); // nothing is stacked by passing the last event
  });

  it('promises no shorter game where passed events stay', () => {
    const at = (level: string) => {
      const scene = new At('action', { factions: factions(2, 2, 9) });
      scene.facts = { options: { passing_events: 'not_in_first_game', level } } as unknown as Facts;
      return scene;
    };
    expect([says('track', at('first')), says('track', at('veteran'))]).toEqual([false, { args: { spot: 12 } }]);
  });

  it('reminds of a skill that is left after the action', () => {
    expect(says('skill', new At('after-action').can('skill:charter').can('end'))).toEqual({});
    expect(says('skill', new At('after-action').can('end'))).toBe(false);
  });
});
