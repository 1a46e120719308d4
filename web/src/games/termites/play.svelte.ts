/** What a person does at the table, step by step: look, choose, change one's mind, put down. Only the server decides what is allowed. */
import { Camera } from '../../table/camera.svelte';
import { Drag } from '../../table/drag.svelte';
import { argumentOf, verbOf, type Scene } from '../scene.svelte';
import { Field, placesOf } from './board/hexes';
import { slotsOf, type Slot } from './board/slots';
import { Threats } from './threats.svelte';
import { factsOf, isSum, knownPlaces, viewOf, type TermitesFacts, type Sum, type TermitesView } from './types';

/** By question: the verb that a hex stands for. Before a piece is chosen, the server answers that one must be. */
const HEX_VERB: Record<string, string> = {
  'neutral-hex': 'neutral',
  tile: 'lay',
  'tile-hex': 'lay',
  mound: 'build',
  'mound-hex': 'build',
  'captured-hex': 'build',
  'unit-to-clear': 'clear',
  token: 'place',
  'token-hex': 'place',
  unit: 'unit',
  goal: 'move',
  entry: 'enter',
  retreat: 'retreat',
};

/** In the middle of these, another piece of the same kind can be chosen instead: the earlier choice is undone first. */
const CHOSEN_BEFORE: Record<string, string> = {
  'token-hex': 'token',
  goal: 'unit',
  'mound-hex': 'mound',
  'tile-hex': 'tile',
};

/** Actions that put something down for good. */
const PUT_DOWN = new Set(['place', 'build', 'clear', 'neutral', 'lay']);

export interface Point {
  x: number;
  y: number;
}

/** The centre of an element on the page. */
export function middleOf(element: Element | null): Point | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const HEX_WIDTH = 86.6;
const FINGER = 44;

export class Play {
  /** The hex under the pointer, and the one with the keyboard cursor while the board has focus. */
  hover = $state('');
  cursor = $state('');
  focused = $state(false);
  /** With touch: the first touch selects, the second acts. */
  primed = $state('');
  readonly drag = new Drag();
  /** Where a piece was dropped in vain. */
  flies = $state.raw<Point | null>(null);
  /** The hexes that a unit was dragged over. */
  dragged: string[] = [];
  /** The path of the last move, and where on the page the last token came from. */
  way: string[] = [];
  origin: Point | null = null;

  readonly threats: Threats;
  readonly field: Field;
  readonly camera: Camera;
  /** Pixels per unit of the board, with the whole board in view. */
  pixels = $state(1);

  constructor(readonly scene: Scene) {
    this.threats = new Threats(scene);
    this.field = new Field(placesOf(Object.keys(viewOf(scene).board), knownPlaces(scene)));
    this.camera = new Camera(this.field.box);
  }

  get view(): TermitesView {
    return viewOf(this.scene);
  }

  /** The hex being looked at: by pointer, finger or keyboard. */
  get looked(): string {
    return this.drag.what ? this.drag.over : this.primed || this.hover || (this.focused ? this.cursor : '');
  }

  get hexVerb(): string {
    return HEX_VERB[this.scene.offer] ?? '';
  }

  /** Nothing can be chosen while the server cannot be reached. */
  get offline(): boolean {
    return this.scene.away;
  }

  /** The hexes that can be chosen now. */
  get lit(): ReadonlySet<string> {
    const can = this.scene.asked && this.hexVerb && !this.offline;
    return new Set(can ? this.scene.choices(this.hexVerb) : []);
  }

  get slots(): Slot[] {
    return slotsOf(this.scene);
  }

  /** What the digits choose: pieces beside the board, or the ways of an attack or a retreat. */
  get numbered(): string[] {
    const { scene } = this;
    if (scene.offer === 'entry' || scene.offer === 'retreat') return [...scene.actions];
    return this.slots.map((slot) => slot.action);
  }

  /** The attack pointed at, declared, or just refused for being too weak. */
  get clash(): { target: string; sum: Sum; weak: boolean } | null {
    const { scene, view, looked } = this;
    const refused = (scene.refusal?.facts ?? {}) as TermitesFacts;
    if (scene.refusal && isSum(refused)) return { target: scene.refusal.place, sum: refused, weak: true };
    const facts = factsOf(scene, `move:${looked}`);
    if (scene.offer === 'goal' && isSum(facts)) return { target: looked, sum: facts, weak: false };
    if (scene.offer !== 'entry' || !scene.asked) return null;
    const declared = factsOf(scene, [...scene.actions][0] ?? '');
    return isSum(declared) ? { target: view.held.target!, sum: declared, weak: false } : null;
  }

  /** What is about to be done: the attack pointed at, or what a finger has touched once. */
  get intended(): string {
    const hex = this.primed || (this.scene.offer === 'goal' && this.clash && !this.clash.weak ? this.clash.target : '');
    const action = hex && `${this.hexVerb}:${hex}`;
    return this.scene.actions.has(action) ? action : '';
  }

  // ------------------------------------------------------------- choosing
  /** A hex was clicked, tapped or entered. */
  choose(hex: string, at: Point | null, touch = false): void {
    const { scene, view } = this;
    if (!scene.asked) return;
    if (scene.offer === 'goal' && hex === view.held.unit) return this.letGo();
    if (scene.offer === 'goal' && this.#own(hex)) return this.take(`unit:${hex}`, hex, at);
    const action = `${this.hexVerb}:${hex}`;
    if (touch && scene.actions.has(action) && this.primed !== hex && this.#wantsASecondLook(action)) {
      this.primed = hex;
      return;
    }
    this.attempt(action, hex, at);
  }

  #own(hex: string): boolean {
    const { owner, caste } = this.view.board[hex]!;
    return owner === this.scene.eyes && caste !== undefined;
  }

  /** Touch needs a confirmation: a finger hides the sum of an attack, and some actions cannot be undone. */
  #wantsASecondLook(action: string): boolean {
    const attack = verbOf(action) === 'move' && this.view.board[argumentOf(action)]!.owner !== undefined;
    return attack || (this.small && PUT_DOWN.has(verbOf(action)));
  }

  /** The hexes are too small for a finger. */
  get small(): boolean {
    return this.pixels * this.camera.scale * HEX_WIDTH < FINGER;
  }

  /** Choose this action, first undoing another choice if necessary. */
  take(action: string, place = '', at: Point | null = null): void {
    const { scene } = this;
    const instead = !scene.actions.has(action) && CHOSEN_BEFORE[scene.offer] === verbOf(action) && scene.mayTakeBack;
    const choose = () => this.attempt(action, place, at);
    if (instead) scene.steps.begin(() => this.letGo(), choose);
    else choose();
  }

  /** Undo what was chosen but not yet put down. */
  letGo(): void {
    this.primed = '';
    const { scene } = this;
    const inHand = scene.offer in CHOSEN_BEFORE || scene.offer === 'entry' || scene.offer === 'retreat';
    if (scene.asked && inHand && scene.mayTakeBack) scene.takeBack();
  }

  attempt(action: string, place: string, at: Point | null, dropped = false): void {
    const facts = factsOf(this.scene, action);
    if (facts.path) this.way = facts.path;
    if (verbOf(action) === 'place') this.origin = dropped ? at : middleOf(document.querySelector('.slot.on'));
    this.primed = '';
    this.scene.attempt(action, place, at);
  }

  // ------------------------------------------------------------- dragging
  /** Drag a token of the hand from its place in the tray. */
  dragToken(event: PointerEvent, slot: Slot): void {
    if (!this.scene.asked || !slot.token) return;
    this.drag.begin(
      event,
      slot.action,
      () => slot.chosen || this.take(slot.action),
      (hex) => this.#dropped('place', hex),
    );
  }

  /** Drag a unit from its hex. */
  dragUnit(event: PointerEvent, hex: string): void {
    const { scene } = this;
    if (!scene.asked || !this.#own(hex) || (scene.offer !== 'unit' && scene.offer !== 'goal')) return;
    this.drag.begin(
      event,
      `unit:${hex}`,
      () => {
        this.dragged = [];
        if (this.view.held.unit !== hex) this.take(`unit:${hex}`, hex, this.#here());
      },
      (goal) => goal !== hex && this.#dropped('move', goal),
    );
  }

  /** Put the piece down where it was dropped, as soon as the server confirms that it was taken up. */
  #dropped(verb: 'place' | 'move', hex: string): void {
    const { steps } = this.scene;
    const at = this.#here();
    if (!hex) return steps.then(() => this.letGo());
    const side = this.dragged.findLast((over) => over !== hex);
    const enter = verb === 'move' && side ? [`enter:${side}`] : [];
    steps.then(() => this.#put(`${verb}:${hex}`, hex, at), ...enter);
  }

  #put(action: string, hex: string, at: Point): void {
    if (!this.scene.actions.has(action)) this.flies = at;
    this.attempt(action, hex, at, true);
  }

  #here(): Point {
    return { x: this.drag.x, y: this.drag.y };
  }
}

const plays = new WeakMap<Scene, Play>();

/** Board, tray and inspector of a scene share it. */
export function playOf(scene: Scene): Play {
  const known = plays.get(scene);
  if (known) return known;
  const play = new Play(scene);
  plays.set(scene, play);
  return play;
}
