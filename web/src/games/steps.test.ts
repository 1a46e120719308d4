import { describe, expect, it } from 'vitest';

import type { GameModule } from './module';
import { Scene } from './scene.svelte';
import type { Facts } from '../lib/types';
import { BACK } from './steps.svelte';

const ME = 0;
const OTHER = 1;

/** A table whose server answers when the test says so. */
class Asked extends Scene {
  readonly sent: string[] = [];
  back = true;

  constructor(...offered: string[]) {
    super({} as GameModule, null);
    this.eyes = ME;
    this.offers(ME, ...offered);
  }

  offers(seat: number, ...actions: string[]): void {
    this.facts = { status: 'playing', asked: seat } as Facts;
    this.actions = new Set(actions);
  }

  override act(action: string): void {
    this.sent.push(action);
    this.busy = action;
  }

  override why(action: string): void {
    this.sent.push(`why ${action}`);
  }

  override get mayTakeBack(): boolean {
    return this.back;
  }

  override takeBack(): void {
    this.act(BACK);
  }

  answers(...actions: string[]): void {
    this.offers(ME, ...actions);
    this.#done();
  }

  refuses(): void {
    this.refusal = { reason: { key: 'no', args: {} }, at: null, place: '', facts: {} };
    this.#done();
  }

  passesTo(seat: number): void {
    this.offers(seat);
    this.#done();
  }

  #done(): void {
    this.busy = '';
    this.steps.answered();
  }
}

describe('steps decided at once', () => {
  it('go up one by one, each when the one before is answered', () => {
    const scene = new Asked('unit:a');
    scene.steps.begin('unit:a', 'move:b', 'end');
    expect([scene.sent, scene.steps.waiting]).toEqual([['unit:a'], true]);
    scene.answers('move:b');
    expect(scene.sent).toEqual(['unit:a', 'move:b']);
    scene.answers('end');
    expect([scene.sent, scene.steps.waiting]).toEqual([['unit:a', 'move:b', 'end'], false]);
    scene.answers('end');
    expect(scene.sent).toHaveLength(3);
  });

  it('take back what was chosen, then choose another', () => {
    const scene = new Asked();
    scene.steps.begin(BACK, BACK, 'build');
    scene.answers('move');
    scene.answers('move', 'build');
    expect(scene.sent).toEqual([BACK, BACK, 'build']);
  });

  it('end where nothing can be taken back', () => {
    const scene = new Asked('build');
    scene.back = false;
    scene.steps.begin(BACK, 'build');
    expect([scene.sent, scene.steps.waiting]).toEqual([[], false]);
  });

  it('end when one is refused', () => {
    const scene = new Asked('a');
    scene.steps.begin('a', 'b');
    scene.refuses();
    scene.answers('b');
    expect(scene.sent).toEqual(['a']);
  });

  it('end when the position has changed so that the next is not offered', () => {
    const scene = new Asked('a');
    scene.steps.begin('a', 'b', 'c');
    scene.answers('c');
    expect([scene.sent, scene.steps.waiting]).toEqual([['a'], false]);
  });

  it("end with another player's turn, though it can still be taken back", () => {
    const scene = new Asked('a');
    scene.steps.begin('a', BACK);
    scene.passesTo(OTHER);
    scene.offers(ME, 'b');
    scene.steps.answered();
    expect(scene.sent).toEqual(['a']);
  });

  it('begin even if something else was refused before', () => {
    const scene = new Asked('a');
    scene.refusal = { reason: { key: 'no', args: {} }, at: null, place: '', facts: {} };
    scene.steps.begin('a');
    expect(scene.sent).toEqual(['a']);
  });

  it('do not begin while the server has not answered', () => {
    const scene = new Asked('a', 'x');
    scene.act('x');
    scene.steps.begin('a');
    scene.answers('a');
    expect(scene.sent).toEqual(['x']);
  });

  it('may be added to what is under way', () => {
    const scene = new Asked('lift');
    scene.steps.then('lift');
    scene.steps.then('put');
    expect(scene.sent).toEqual(['lift']);
    scene.answers('put');
    expect(scene.sent).toEqual(['lift', 'put']);
  });

  it('may do something of their own; if that sends nothing, the rest is dropped', () => {
    const scene = new Asked('a');
    scene.steps.begin('a', () => scene.attempt('b', 'b'), 'c');
    scene.answers('c');
    expect([scene.sent, scene.steps.waiting]).toEqual([['a', 'why b'], false]);
  });
});
