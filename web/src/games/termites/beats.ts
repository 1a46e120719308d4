/** The beats of Termites. */
import type { Logged, Spoken, View } from '../../lib/types';
import { linesOf, type Beat, type Gain, type StageCard } from '../beats';
import type { Scene } from '../scene.svelte';
import { asView, owed, Telling, type Way } from '../telling';
import type { TermitesView } from './types';

const QUIET = ['drew', 'drew-hidden', 'turn', 'passed'];
const WAYS: Record<string, Way> = {
  swarm: { kind: 'round', with: ['swarm', 'starts'], aside: true, common: true, look: 'banner' },
  starts: { kind: 'round', aside: true, common: true, look: 'banner' },
  over: { kind: 'round', aside: true, common: true, look: 'banner' },
  placed: { kind: 'move', cue: 'place' },
  moved: { kind: 'move', cue: 'walk' },
  attacked: { kind: 'attack', with: ['strength', 'entered'], cue: 'clash', aside: true },
  entered: { kind: 'small', with: ['strength'], aside: true }, // the attack has been shown
  strength: { kind: 'attack', cue: 'clash', aside: true },
  retreated: { kind: 'attack', cue: 'walk' },
  destroyed: { kind: 'attack', cue: 'killed' },
  taken: { kind: 'event', with: ['destroyed'], cue: 'points', look: 'banner' },
  'taken-neutral': { kind: 'event', with: ['destroyed'], cue: 'points', look: 'banner' },
};
const WALKS = new Set(['moved', 'attacked', 'retreated']);
const LATELY = 8; // how many entries back an attack that ends now may have been declared

const telling = new Telling('termites-event-', WAYS, QUIET);
const nameOf = (event: Spoken): string => telling.nameOf(event);
const isTaken = (event: Spoken): boolean => nameOf(event).startsWith('taken');

export function beatsOf(entry: Logged, scene: Scene): Beat[] {
  const target = targetOf(entry.events ?? [], scene);
  return telling.portions(entry).map((portion) => beatOf(portion, entry, target));
}

/** T7: the hex attacked last; a captured mound stood there. */
function targetOf(events: readonly Spoken[], scene: Scene): string {
  const told = [...scene.log.slice(-LATELY).flatMap((entry) => entry.events ?? []), ...events];
  return String(told.findLast((event) => nameOf(event) === 'attacked')?.args.to ?? '');
}

function beatOf(events: readonly Spoken[], entry: Logged, target: string): Beat {
  const beat = telling.beat(events, entry);
  const first = telling.leading(events);
  const { look } = telling.wayOf(first);
  const gains = gainsOf(first);
  const short = shortOf(first, target);
  const places = events.flatMap((event) => (isTaken(event) ? [target] : placesOf(event)));
  return {
    ...beat,
    seat: beat.common ? null : beat.seat,
    places: [...new Set(places)].filter((place) => place),
    ...(short && { short }),
    ...(WALKS.has(nameOf(first)) && { way: [String(first.args.from), String(first.args.to)] }),
    ...(gains.length && { gains }),
    ...(look && { stage: stageOf(look, first, telling.said(events)) }),
  };
}

export const placesOf = ({ args }: Spoken): string[] =>
  ['from', 'to', 'hex'].map((name) => args[name]).filter((place) => typeof place === 'string');

/** T8.2 A mound counts for the player who captured it. */
function gainsOf(event: Spoken): Gain[] {
  if (!isTaken(event)) return [];
  const { seat, other, value } = event.args as Record<string, number>;
  const gain = { seat: seat!, points: value! };
  return nameOf(event) === 'taken' ? [gain, { seat: other!, points: -value! }] : [gain];
}

/** Hexes and numbers only, the same in every language. */
function shortOf(event: Spoken, target: string): string {
  const { from, to, hex, value } = event.args as Record<string, string | number>;
  switch (nameOf(event)) {
    case 'placed':
    case 'built':
      return `↓ ${hex}`;
    case 'moved':
    case 'retreated':
      return `${from} → ${to}`;
    case 'attacked':
      return `${from} ⚔ ${to}`;
    case 'destroyed':
      return `✕ ${hex}`;
    case 'taken':
    case 'taken-neutral':
      return `${target} +${value}`;
    default:
      return '';
  }
}

function stageOf(look: StageCard['look'], first: Spoken, events: readonly Spoken[]): StageCard {
  const lines = linesOf(events.filter((event) => event !== first));
  if (!isTaken(first)) return { look, title: first.text ?? '', lines };
  const { other, value } = first.args as Record<string, number>;
  const owner = nameOf(first) === 'taken' ? String(other) : 'neutral';
  return { look, title: first.text ?? '', lines, picture: { what: 'mound', ids: [owner, String(value)] } };
}

/** Points appear with their beats. */
export function before(view: View, left: readonly Beat[]): View {
  if (!left.some((beat) => beat.gains)) return view;
  const seen = view as unknown as TermitesView;
  return asView({ ...seen, seats: seen.seats.map((one, n) => ({ ...one, points: one.points - owed(left, n) })) });
}
