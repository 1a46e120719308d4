/** The queue between what the server has sent and what is shown: one beat after the other, at the reader's pace. */
import { flushSync } from 'svelte';

import type { Beat, BeatKind } from '../../games/beats';
import type { Scene } from '../../games/scene.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Logged, Update } from '../../lib/types';
import { isAsked, isOpening, planOf, sinceOwn, toldOf, type Plan } from './plan';
import { Recap, type Lender } from './recap.svelte';
import { lengthOf, lengthOfAll, shownFor, VERY_LONG } from './times';

/** Of the reader's own actions, these bring news even to the reader. */
const ECHOED = new Set<BeatKind>(['reveal', 'event']);

const isStagedEvent = ({ kind, stage }: Beat): boolean => kind === 'event' && stage !== undefined;

/** The scene: it can show an update, or hide what has not been shown yet. */
export interface Host extends Scene {
  /** Show the complete state: question, actions, result. `log`: the story up to it. */
  settle(update: Update, log: Logged[]): void;
  /** Show the last settled state again. */
  restore(): void;
  /** Ask nobody until everything has been shown. */
  hide(): void;
}

/** A scene with a stage. */
export interface Staged extends Scene {
  readonly stage: Stage;
}

interface Part extends Plan {
  /** The story before it. */
  base: Logged[];
  told: Beat[];
  left: Beat[];
  /** Whether the board already shows the update. */
  swapped: boolean;
}

export class Stage implements Lender {
  /** Whether playback is paused. */
  held = $state(false);
  /** Whether the reader may want to skip the rest. */
  long = $state(false);
  /** Whether the reader is asked already, but has not been shown everything that led to it. */
  mine = $state(false);
  readonly recap: Recap;
  #queue: Part[] = [];
  /** The reader's own beats that stay visible a moment longer, while everything continues. */
  #echoes: Beat[] = [];
  #timer = 0;

  constructor(private readonly host: Host) {
    this.recap = new Recap(host, this);
  }

  // ------------------------------------------------------------- what the server tells
  /** The state when the table is opened: to be read, not watched. Only the event that a game begins with is shown. */
  begin(update: Update): void {
    const beats = sinceOwn(update, this.host);
    const event = isOpening(update) && settings.speed !== 'off' ? beats.findLastIndex(isStagedEvent) : -1;
    if (event < 0) this.host.settle(update, update.log); // only then it is known whose colour is which
    this.recap.note(event < 0 ? beats : beats.slice(0, event), null);
    if (event < 0) return;
    this.#enqueue({ update, now: true, own: beats.slice(0, event), beats: beats.slice(event), many: false });
    this.#note(update);
  }

  push(update: Update): void {
    const plan = planOf(update, this.host);
    const atOnce = settings.speed === 'off' || document.hidden || plan.many;
    if (plan.now || atOnce || !this.busy) this.#rush();
    if (plan.now && (plan.beats.length || !isAsked(update))) this.recap.forget();
    if (this.busy || (plan.beats.length && !atOnce)) this.#enqueue(plan);
    else this.#apply(plan, !atOnce);
    if (update.log.some((entry) => entry.kind === 'undo')) this.recap.takeBack();
    this.#note(update);
  }

  #note(update: Update): void {
    this.mine = this.busy && isAsked(update);
  }

  #apply({ update, own, beats }: Plan, echo: boolean): void {
    this.host.settle(update, this.host.log.concat(update.log));
    this.host.fresh = update.log;
    this.recap.note(beats, update.view);
    if (echo) this.#echoes = own.filter(({ kind, stage }) => stage && ECHOED.has(kind));
    this.#echo();
  }

  #enqueue(plan: Plan): void {
    this.#queue.push({ ...plan, base: [], told: [], left: plan.beats, swapped: false });
    if (this.#queue.length === 1) this.#begin();
  }

  // ------------------------------------------------------------- one after the other
  #begin(): void {
    const [part] = this.#queue;
    if (!part) {
      this.#end();
      return;
    }
    part.base = this.host.log;
    this.host.happening = true;
    if (part.update.log.some((entry) => entry.kind === 'start')) this.host.facts = part.update.table;
    this.host.hide();
    if (part.now) {
      part.told = part.own;
      this.#swap(part);
      this.#tell(part);
      this.host.fresh = toldOf(part.update, part.own);
    }
    this.#next();
  }

  /** Show the next beat; after the last one of an update, settle it. */
  #next(): void {
    clearTimeout(this.#timer);
    const [part] = this.#queue;
    if (!part) return;
    const [beat, ...left] = part.left;
    if (!beat) {
      this.#queue.shift();
      this.#settle(part);
      this.#begin();
      return;
    }
    part.left = left;
    part.told = [...part.told, beat];
    this.#show(part, beat);
    flushSync(); // its time starts when it is on the page
    this.#wait(beat);
  }

  #show(part: Part, beat: Beat): void {
    if (part.swapped || !beat.aside) this.#swap(part);
    this.#tell(part);
    const entry = part.update.log.find(({ seq }) => seq === beat.seq)!;
    this.host.fresh = [{ ...entry, events: [...beat.events] }];
    this.host.beat = beat;
    this.recap.note([beat], this.host.view);
  }

  /** Show the board of the update, without what the waiting beats will bring. */
  #swap(part: Part): void {
    const { view, position } = part.update;
    part.swapped = true;
    this.host.view = (view && this.host.game.beats?.before?.(view, part.left, this.host.view)) ?? view;
    this.host.position = position;
  }

  #tell({ update, base, told }: Part): void {
    this.host.log = base.concat(toldOf(update, told));
  }

  #settle({ update, base, told }: Part): void {
    this.host.happening = false;
    this.host.settle(update, base.concat(update.log));
    this.host.fresh = told.length ? [] : update.log;
  }

  /** Ends the timer that may run: an effect of showing this beat may have started one. */
  #wait(beat: Beat): void {
    clearTimeout(this.#timer);
    const { speed } = settings;
    const waiting = this.#queue.flatMap((part) => part.left);
    this.host.lasts = shownFor(beat, waiting, speed);
    this.long = lengthOfAll(waiting, speed) > VERY_LONG;
    if (!this.held && speed !== 'step') this.#timer = setTimeout(() => this.#next(), this.host.lasts);
  }

  // ------------------------------------------------------------- by hand
  get busy(): boolean {
    return this.#queue.length > 0;
  }

  /** Show everything that has happened at once, before anything else is done. */
  catchUp(): void {
    if (!this.host.beat && !this.busy) return;
    this.#rush();
    flushSync();
  }

  #rush(): void {
    this.recap.end();
    for (const part of this.#queue.splice(0)) {
      if (!part.told.length && !part.swapped) part.base = this.host.log;
      this.#settle(part);
      this.recap.note(part.left, part.update.view);
    }
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#echoes = [];
    this.host.beat = null;
    this.held = this.long = this.mine = false;
  }

  /** End the current beat, and continue. */
  on(): void {
    if (this.recap.again) this.recap.on();
    else if (this.busy) this.#next();
    else this.#echo();
  }

  /** Pause or continue. */
  toggle(): void {
    if (this.recap.again || !this.busy || this.held || settings.speed === 'step') {
      this.held = false;
      this.on();
    } else this.hold();
  }

  hold(): void {
    if (!this.busy) return;
    this.held = true;
    clearTimeout(this.#timer);
  }

  /** Start the time of the beat that was paused. */
  letGo(): void {
    this.held = false;
    this.paced();
  }

  /** While paused, go one step further. */
  forth(): void {
    if (this.recap.again) this.recap.forth();
    else this.on();
  }

  /** Call when the reader has chosen another speed. */
  paced(): void {
    if (settings.speed === 'off') this.#rush();
    else if (this.busy && !this.recap.again && this.host.beat) this.#wait(this.host.beat);
  }

  close(): void {
    this.recap.end();
    clearTimeout(this.#timer);
  }

  #echo(): void {
    clearTimeout(this.#timer);
    const [beat, ...rest] = this.#echoes;
    this.#echoes = rest;
    this.host.beat = beat ?? null;
    if (!beat) return;
    this.host.lasts = lengthOf(beat, settings.speed);
    if (settings.speed !== 'step') this.#timer = setTimeout(() => this.#echo(), this.host.lasts);
  }

  // ------------------------------------------------------------- what is shown again
  lend(): void {
    clearTimeout(this.#timer);
    if (this.busy) this.held = true;
    this.#echoes = [];
    this.host.happening = true;
    this.host.hide();
  }

  putBack(): void {
    const [part] = this.#queue;
    this.host.happening = Boolean(part);
    this.host.beat = part?.told.at(-1) ?? null;
    this.host.fresh = [];
    if (!part?.swapped) this.host.restore();
    if (!part) return;
    this.host.hide();
    if (part.swapped) this.#swap(part);
  }
}
