import { beforeEach, describe, expect, it, vi } from 'vitest';

const store = vi.hoisted(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
    removeItem: (name: string) => store.delete(name),
  });
  return store;
});

import { isAsked, type Coach } from '../../games/coach';
import type { GameModule } from '../../games/module';
import { Scene } from '../../games/scene.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Described, Facts, Logged, View } from '../../lib/types';
import { Coaching } from './coaching.svelte';

const [ME, PIP] = [0, 1];
const COACH: Coach = {
  threatened: 'danger',
  occasions: {
    danger: (_, threats) => threats.length > 0 && { args: { hex: String(threats[0]) }, places: [String(threats[0])] },
    token: (scene) => isAsked(scene, 'token'),
    turn: (scene) => isAsked(scene, 'token', 'unit'),
    unit: (scene) => isAsked(scene, 'unit'),
  },
};

class Played extends Scene {
  endangered: string[] = [];
  timesAsked = 0;

  constructor() {
    super({} as GameModule, null);
  }

  /** Somebody acts, then the seat is asked this. */
  asks(offer: string, seat = ME, by = ME): this {
    const seq = (this.facts?.seq ?? 0) + 1;
    this.eyes = ME;
    this.view = { prompt: { offer, rule: '', actor: seat } } as unknown as View;
    this.facts = { game: 'termites', seq, asked: seat, status: 'playing' } as unknown as Facts;
    this.log = [...this.log, { seq, at: 0, kind: 'do', seat: by } as Logged];
    this.described = new Map(seat === ME ? [['pass', {} as Described]] : []);
    return this;
  }

  override threats(): Promise<unknown[]> {
    this.timesAsked++;
    return Promise.resolve(this.endangered);
  }

  override act(): void {
    // the test does
  }

  override why(): void {
    // nothing is refused
  }
}

/** Looks like the page does, whenever something has changed. */
function coached(scene = new Played().asks('token')) {
  const coaching = new Coaching(scene, () => Promise.resolve(COACH));
  const says = async () => {
    for (let changes = 0; changes < 4; changes++) {
      coaching.look();
      await Promise.resolve();
    }
    coaching.look();
    return coaching.tip?.id ?? '';
  };
  return { scene, coaching, says };
}

beforeEach(() => {
  store.clear();
  settings.setCoach(true);
});

describe('the coach', () => {
  it('says the first thing that fits, once', async () => {
    const { scene, coaching, says } = coached();
    expect(await says()).toBe('token');
    coaching.understood();
    scene.asks('', PIP).asks('token', ME, PIP);
    expect(await says()).toBe('turn');
    expect(await coached(new Played().asks('token')).says()).toBe('turn');
  });

  it('says one thing in a turn, which lasts until somebody else has done something', async () => {
    const { scene, coaching, says } = coached();
    await says();
    coaching.understood();
    expect(await says()).toBe('');
    scene.asks('unit');
    expect(await says()).toBe('');
    scene.asks('', PIP);
    expect(await says()).toBe('');
    scene.asks('unit', ME, PIP);
    expect(await says()).toBe('turn');
  });

  it('stays while it is so, and goes with what it speaks of', async () => {
    store.set('rulewright-coach-termites', 'token');
    const { scene, says } = coached();
    expect(await says()).toBe('turn');
    scene.asks('unit');
    expect(await says()).toBe('turn');
    scene.asks('goal');
    expect(await says()).toBe('');
    expect(store.get('rulewright-coach-termites')?.split(' ')).toEqual(['token', 'turn']);
  });

  it('says it again at another occasion if the reader wishes', async () => {
    const { scene, coaching, says } = coached();
    await says();
    coaching.later();
    expect(await says()).toBe('');
    scene.asks('', PIP).asks('token', ME, PIP);
    expect(await says()).toBe('token');
  });

  it('says nothing any more when it is turned off, and goes on when it is turned on', async () => {
    const { says } = coached();
    expect(await says()).toBe('token');
    settings.setCoach(false);
    expect(await says()).toBe('');
    settings.setCoach(true);
    const again = coached(new Played().asks('token'));
    expect(await again.says()).toBe('token');
  });

  it('asks for the threats of each position once, lights their places, and asks no more when it has told of them', async () => {
    const scene = new Played().asks('token');
    scene.endangered = ['F6'];
    const { coaching, says } = coached(scene);
    expect([await says(), coaching.tip?.args, [...scene.pointed], scene.timesAsked]).toEqual([
      'danger',
      { hex: 'F6' },
      ['F6'],
      1,
    ]);
    coaching.understood();
    expect([...scene.pointed]).toEqual([]);
    scene.asks('', PIP).asks('token', ME, PIP);
    expect([await says(), scene.timesAsked]).toEqual(['token', 1]);
  });

  it('says nothing while another player is asked, or what happened is being shown', async () => {
    const scene = new Played().asks('token', PIP);
    expect(await coached(scene).says()).toBe('');
    const shown = new Played().asks('token');
    shown.happening = true;
    expect(await coached(shown).says()).toBe('');
  });
});
