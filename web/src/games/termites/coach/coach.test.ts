import { describe, expect, it } from 'vitest';

import type { TermitesThreat } from '../../../generated/termites';
import type { Noticed } from '../../coach';
import type { GameModule } from '../../module';
import { Scene } from '../../scene.svelte';
import type { Described, Facts, Spoken } from '../../../lib/types';
import type { Hex, TermitesFacts, TermitesView, Token } from '../types';
import { coach } from '.';

const [ME, RED] = [0, 1];
const STRENGTH = { worker: 1, soldier: 2, nasute: 1, alate: 1 };
const castes = Object.entries(STRENGTH).map(([id, strength]) => ({ id, data: { strength } }));
const pieces = { sections: [{ id: 'castes', pieces: castes }], board: { hexes: {} } };
/** Three rows of five, each shifted by a half-hex. */
const ground = () =>
  Object.fromEntries(
    ['A', 'B', 'C'].flatMap((row) => [1, 2, 3, 4, 5].map((n): [string, Hex] => [`${row}${n}`, { terrain: 'open' }])),
  );

class At extends Scene {
  constructor(offer: string, rule = 'T5.1') {
    super({} as GameModule, pieces);
    this.eyes = ME;
    this.facts = { game: 'termites', options: {}, seats: [{ name: 'Anna' }, { name: 'Pip' }] } as unknown as Facts;
    const seats = [ME, RED].map(() => ({ hand: 3, stack: 9 }));
    const prompt = { offer, rule, actor: ME };
    this.view = { prompt, board: ground(), seats, hand: [] as Token[] } as unknown as TermitesView;
  }

  with(hex: string, piece: Partial<Hex>): this {
    Object.assign(this.termites.board[hex]!, piece);
    return this;
  }

  holding(caste: Token['caste']): this {
    this.termites.hand.push({ caste, termites: 1, count: 1 });
    return this;
  }

  left(hand: number, stack: number): this {
    Object.assign(this.termites.seats[ME]!, { hand, stack });
    return this;
  }

  can(action: string, facts: TermitesFacts = {}): this {
    this.actions = new Set([...this.actions, action]);
    this.described = new Map([...this.described, [action, { action, facts } as unknown as Described]]);
    return this;
  }

  refused(key: string): this {
    this.refusal = { reason: { key, args: {} } satisfies Spoken, at: null, place: '', facts: {} };
    return this;
  }

  get termites(): TermitesView {
    return this.view as TermitesView;
  }

  override act(): void {
    // this test does not act
  }

  override why(): void {
    // nor ask why
  }
}

const says = (id: string, scene: Scene, threats: readonly unknown[] = []): Noticed | false =>
  coach.occasions[id]!(scene, threats) || false;
/** A threat by a unit on B3 and a token that could be placed on B1. */
const threat = (holds_by: number, ...hexes: string[]): TermitesThreat[] => {
  const lines = hexes.map((hex) => ({ hex }));
  const strike = { seat: RED, attack: 8 - holds_by, defence: 8, holds_by, lines, ghost: { hex: 'B1' } };
  return [{ hex: 'B2', mound: 8, strikes: [strike] }] as unknown as TermitesThreat[];
};
const sum = { attack: 8, defence: 7, attack_lines: [], defence_lines: [] };

describe('the coach of Termites', () => {
  it.each([
    ['mound', 'mound'],
    ['turn', 'token'],
    ['castes', 'token'],
    ['entry', 'entry'],
    ['trophy', 'captured-hex'],
  ])('says %s when somebody is asked for %s, and not at another question', (id, offer) => {
    expect([says(id, new At(offer)), says(id, new At('tile'))]).toEqual([{}, false]);
  });

  it('explains where a beaten unit may go once there is a choice', () => {
    const one = new At('retreat').can('retreat:B1', {});
    expect(says('retreat', one)).toBe(false);
    expect(says('retreat', one.can('retreat:B4', {}))).toEqual({});
    expect(says('retreat', new At('tile').can('retreat:B1', {}).can('retreat:B4', {}))).toBe(false);
  });

  it('tells the mounds of the set-up from one that comes after a loss', () => {
    const [first, after] = [new At('mound', 'T4.4'), new At('mound', 'T7.7')];
    expect([says('mound', first), says('lost', first)]).toEqual([{}, false]);
    expect([says('mound', after), says('lost', after)]).toEqual([false, {}]);
  });

  it('warns of a mound that can fall, and of none that holds', () => {
    const at = new At('token');
    expect(says('danger', at, threat(-1, 'B3', 'B1'))).toEqual({
      args: { hex: 'B2', player: 'Pip', attack: 9, defence: 8 },
      places: ['B2'],
    });
    expect(says('danger', at, threat(0, 'B3', 'B1'))).toBe(false);
    expect(says('danger', at, threat(-1, 'B1'))).toBe(false); // nobody stands there yet
    expect(says('danger', new At('mound'), threat(-1, 'B3', 'B1'))).toBe(false);
  });

  it('sees a mound that can be taken now, and a unit that can be attacked', () => {
    const mound = new At('goal').with('B3', { owner: 'neutral', mound: 7 }).can('move:B3', sum).can('move:B4');
    expect(says('take', mound)).toEqual({ args: { hex: 'B3', attack: 8, defence: 7 }, places: ['B3'] });
    expect(says('attack', mound)).toBe(false);
    const unit = new At('goal').with('B3', { owner: RED, caste: 'worker', termites: 2 }).can('move:B3', sum);
    expect([says('take', unit), says('attack', unit)]).toEqual([
      false,
      { args: { hex: 'B3', attack: 8, defence: 7 }, places: ['B3'] },
    ]);
  });

  it('explains the first attack that is too weak', () => {
    expect(says('weak', new At('goal').refused('termites-why-too-weak'))).toEqual({});
    expect(says('weak', new At('goal').refused('termites-why-too-far'))).toBe(false);
  });

  it('counts what stands beside a mound that lacks little', () => {
    const at = (termites: number, owner = ME) =>
      new At('token').with('B3', { owner: RED, mound: 5 }).with('B2', { owner, caste: 'soldier', termites });
    expect(says('near', at(1))).toEqual({ args: { hex: 'B3', n: 2, value: 5 }, places: ['B3'] });
    expect([says('near', at(1, RED)), says('near', new At('token').with('B3', { owner: RED, mound: 5 }))]).toEqual([
      false,
      false,
    ]);
    const far = new At('token')
      .with('B3', { owner: RED, mound: 9 })
      .with('B2', { owner: ME, caste: 'worker', termites: 1 });
    expect(says('near', far)).toBe(false);
  });

  it('finds a green seat for a Nasute within two hexes of a mound', () => {
    const at = (hex: string) =>
      new At('token').with('B1', { owner: RED, mound: 6 }).with(hex, { terrain: 'vegetation' });
    expect(says('nasute', at('B3').holding('nasute'))).toEqual({
      args: { hex: 'B3', goal: 'B1' },
      places: ['B3', 'B1'],
    });
    expect([says('nasute', at('B3').holding('worker')), says('nasute', at('B5').holding('nasute'))]).toEqual([
      false,
      false,
    ]);
    expect(says('nasute', at('B3').with('B3', { owner: RED, caste: 'worker', termites: 1 }).holding('nasute'))).toBe(
      false,
    );
  });

  it('promises no help from two hexes away where Slime does not count against mounds', () => {
    const at = (hex: string) => {
      const scene = new At('token')
        .with('B1', { owner: RED, mound: 3 })
        .with('A1', { owner: ME, caste: 'worker', termites: 2 })
        .with(hex, { terrain: 'vegetation' })
        .holding('nasute');
      scene.facts = { ...scene.facts, options: { slime_on_mounds: 'no' } } as unknown as Facts;
      return scene;
    };
    expect([says('nasute', at('B3')), says('near', at('B3'))]).toEqual([false, false]);
    expect(says('nasute', at('B2'))).toEqual({ args: { hex: 'B2', goal: 'B1' }, places: ['B2', 'B1'] });
  });

  it('knows what Soldiers and Alates are for', () => {
    const at = (hex: string) =>
      new At('unit')
        .with('B2', { owner: ME, caste: 'soldier', termites: 1 })
        .with(hex, { owner: RED, caste: 'worker', termites: 1 });
    expect([says('soldier', at('B3')), says('soldier', at('B5'))]).toEqual([
      { args: { hex: 'B2' }, places: ['B2'] },
      false,
    ]);
    expect([says('alate', new At('token').holding('alate')), says('alate', new At('token'))]).toEqual([{}, false]);
  });

  it('counts the last tokens', () => {
    expect([says('empty', new At('token').left(3, 0)), says('empty', new At('token').left(3, 1))]).toEqual([{}, false]);
    expect([says('last', new At('token').left(1, 0)), says('last', new At('token').left(2, 0))]).toEqual([{}, false]);
  });
});
