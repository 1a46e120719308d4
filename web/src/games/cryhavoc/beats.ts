/** The beats of Cry Havoc. */
import type { Logged, Spoken, View } from '../../lib/types';
import { t } from '../../lib/words.svelte';
import { linesOf, type Beat, type Gain, type StageCard } from '../beats';
import type { Scene } from '../scene.svelte';
import { asView, owed, Telling, type Way } from '../telling';
import { packOf } from './pack';
import { idOf, placesOf } from './planet/types';
import type { CryHavocView } from './types';

/** Draws and the like are shown with the event they belong to; on their own they are small beats. */
const QUIET = [
  ...['drew', 'drew-hidden', 'rebuilt', 'turn', 'points', 'skill-ready', 'returned', 'action'],
  ...['looked', 'looked-hidden', 'stored', 'stored-hidden', 'dropped', 'dropped-hidden', 'battle-off', 'passed'],
];
const COUNTED: Way = {
  ...{ kind: 'scoring', cue: 'points', common: true, look: 'card' },
  with: ['vp', 'event-passed'],
  says: ['vp'],
};
const PAID: Way = { kind: 'build', cue: 'place', pays: true };
const WAYS: Record<string, Way> = {
  faction: { kind: 'round', with: ['faction'], aside: true, common: true, look: 'banner' },
  landed: { kind: 'build', with: ['landed', 'skill'], common: true },
  round: { kind: 'round', aside: true, common: true, look: 'banner' },
  initiative: { kind: 'round', with: ['initiative'], aside: true, common: true, look: 'banner' },
  event: { kind: 'event', with: ['final'], cue: 'event', aside: true, common: true, look: 'card' },
  over: { kind: 'round', aside: true, common: true, look: 'banner' },
  enabled: { kind: 'reveal', with: ['discarded'], cue: 'event', aside: true, look: 'banner' },
  played: { kind: 'cards', with: ['played', 'points'], cue: 'card', aside: true, look: 'card' },
  tactic: { kind: 'cards', cue: 'card', look: 'card' },
  'tactic-for': { kind: 'cards', cue: 'card', look: 'card' },
  kept: { kind: 'build', cue: 'card', aside: true },
  'kept-hidden': { kind: 'build', cue: 'card', aside: true },
  discarded: { kind: 'build', cue: 'card', aside: true, pays: true },
  'paid-unit': PAID,
  'paid-unit-battle': PAID,
  'paid-crystals': PAID,
  demolished: PAID,
  order: { kind: 'build', aside: true },
  moved: { kind: 'move', cue: 'walk' },
  relocated: { kind: 'move', cue: 'walk' },
  'relocated-trogs': { kind: 'move', cue: 'walk' },
  found: { kind: 'reveal', with: ['crystals', 'drew', 'drew-hidden'], cue: 'reveal', look: 'banner' },
  revealed: { kind: 'reveal', with: ['crystals'], cue: 'reveal', look: 'banner' },
  'revealed-own': { kind: 'reveal', with: ['crystals'], cue: 'reveal', look: 'banner' },
  control: { kind: 'build', with: ['control', 'control-nobody'], cue: 'place' },
  'token-placed': { kind: 'build', with: ['crystals'], cue: 'place' },
  'token-placed-nest': { kind: 'build', with: ['crystals'], cue: 'place' },
  'battle-token': { kind: 'build', with: ['battle-token'], cue: 'clash' },
  battle: { kind: 'reveal', with: ['crystals'], cue: 'clash', common: true, look: 'banner' },
  'won-control': { kind: 'attack', with: ['control', 'control-nobody'], cue: 'clash', common: true },
  'won-prisoners': { kind: 'attack', cue: 'clash', common: true },
  captured: { kind: 'attack', cue: 'captured', common: true },
  'to-reserve': { kind: 'build', common: true },
  killed: { kind: 'attack', with: ['killed'], cue: 'killed', strikes: true },
  'killed-by-nobody': { kind: 'attack', cue: 'killed' },
  'lost-to-trogs': { kind: 'attack', with: ['killed-by-nobody'], cue: 'killed' },
  'lost-to-trogs-own': { kind: 'attack', with: ['killed-by-nobody'], cue: 'killed' },
  retreated: { kind: 'move', cue: 'walk' },
  vp: { kind: 'points', cue: 'points' },
  ransomed: { kind: 'points', cue: 'captured' },
  'scored-regions': COUNTED,
  'scored-crystals': COUNTED,
};
/** What is drawn beside the words. */
const ASKER: Record<string, 'event' | 'card' | 'skill'> = {
  event: 'event',
  played: 'card',
  tactic: 'card',
  'tactic-for': 'card',
  'skill-used': 'skill',
};
const WALKS = new Set(['moved', 'relocated', 'relocated-trogs']);
const PRICE = 2; // C6.1
/** A battle lasts as long as one of these events is still to be shown. */
const FOUGHT = ['won-control', 'won-prisoners', 'captured', 'killed', 'killed-by-nobody', 'retreated', 'to-reserve'];

const telling = new Telling('cryhavoc-event-', WAYS, QUIET);
const nameOf = (event: Spoken): string => telling.nameOf(event);
const seatOf = ({ args }: Spoken): number | null => (typeof args.seat === 'number' ? args.seat : null);

export const isEcho = (event: Spoken, before: Spoken): boolean => telling.isEcho(event, before);

export const beatsOf = (entry: Logged, scene: Scene): Beat[] =>
  telling.portions(entry).map((events) => beatOf(events, entry, scene));

function beatOf(events: readonly Spoken[], entry: Logged, scene: Scene): Beat {
  const beat = telling.beat(events, entry);
  const first = telling.leading(events);
  const { look } = telling.wayOf(first);
  const gains = events.flatMap(gainOf);
  const short = shortOf(events, gains[0]?.points, scene);
  const asker = ASKER[nameOf(first)];
  const unscored = nameOf(first) === 'round' ? unscoredIn(entry, Number(first.args.n) - 1) : [];
  const more = [...unscored, ...skillIn(first, scene)];
  return {
    ...beat,
    text: [beat.text, ...unscored].join(' '),
    ...(more.length && { says: [...(beat.says ?? [beat.text]), ...more] }),
    seat: beat.common && isOfSeveral(first, events) ? null : (seatOf(first) ?? (beat.common ? null : beat.seat)),
    places: [...new Set(events.flatMap(placesOf))],
    ...(short && { short }),
    ...(asker && { source: { kind: asker, id: idOf(first.args[asker]) } }),
    ...(WALKS.has(nameOf(first)) && { way: [idOf(first.args.from), idOf(first.args.to)] }),
    ...(gains.length && { gains }),
    ...(look && { stage: stageOf(look, first, telling.said(events), unscored, scene) }),
  };
}

/** What a skill does, for those who have another. */
function skillIn(event: Spoken, scene: Scene): string[] {
  const skill = nameOf(event) === 'skill-used' && packOf(scene).skills.get(idOf(event.args.skill));
  return skill ? [skill.text] : [];
}

/** The entry that ends a round begins the next; a round without scoring (C7.1) gets a line. */
const unscoredIn = ({ events }: Logged, round: number): string[] =>
  round < 1 || events!.some((event) => nameOf(event).startsWith('scored-'))
    ? []
    : [t('web-cryhavoc-unscored', { round })];

/** Events of several players at once belong to no seat. */
const isOfSeveral = (first: Spoken, events: readonly Spoken[]): boolean =>
  events.some((event) => nameOf(event) === nameOf(first) && seatOf(event) !== seatOf(first));

function gainOf(event: Spoken): Gain[] {
  const seat = seatOf(event);
  if (seat === null) return [];
  if (nameOf(event) === 'vp') return [{ seat, points: Number(event.args.n) }];
  return nameOf(event) === 'ransomed' ? [{ seat, points: -PRICE }] : [];
}

/** Names and numbers only, the same in every language. */
function shortOf(events: readonly Spoken[], points: number | undefined, scene: Scene): string {
  const event = telling.leading(events);
  const pack = packOf(scene);
  const region = pack.regionName(idOf(event.args.region));
  switch (nameOf(event)) {
    case 'moved':
      return `→ ${pack.regionName(idOf(event.args.to))}`;
    case 'vp':
    case 'scored-regions':
    case 'scored-crystals':
      return `+${t('cryhavoc-n-vp', { n: points ?? 0 })}`;
    case 'event':
      return pack.events.get(idOf(event.args.event))?.name ?? '';
    case 'played':
    case 'tactic':
    case 'tactic-for': {
      const more = events.filter((one) => nameOf(one) === nameOf(event)).length - 1;
      return `${pack.cards.get(idOf(event.args.card))?.name ?? ''}${more ? ` +${more}` : ''}`;
    }
    case 'built':
    case 'activated':
      return `${pack.structures.get(idOf(event.args.structure))?.name ?? ''} → ${region}`;
    case 'skill-used':
      return pack.skills.get(idOf(event.args.skill))?.name ?? '';
    case 'retreated':
      return `→ ${region}`;
    case 'token-placed':
    case 'token-placed-nest':
      return `↓ ${region}`;
    case 'crystals':
      return `${region} +${String(event.args.n)}`;
    case 'recruited':
      return Number(event.args.n) ? `+${t('cryhavoc-n-units', { n: Number(event.args.n) })}` : '';
    case 'deployed':
      return `${region} +${String(event.args.n)}`;
    case 'found':
    case 'revealed':
    case 'revealed-own':
      return `✦ ${region}`;
    case 'won-control':
    case 'control':
      return `⚑ ${region}`;
    case 'battle-token':
    case 'battle':
      return `⚔ ${region}`;
    default:
      return '';
  }
}

function stageOf(
  look: StageCard['look'],
  first: Spoken,
  events: readonly Spoken[],
  more: readonly string[],
  scene: Scene,
): StageCard {
  const text = first.text ?? '';
  const pack = packOf(scene);
  const rest = [...linesOf(events.filter((event) => event !== first)), ...more];
  switch (nameOf(first)) {
    case 'event': {
      const event = pack.events.get(idOf(first.args.event));
      if (!event) return { look, title: text };
      return { look, title: event.name, lines: [event.text, ...rest], picture: { what: 'event', ids: [event.id] } };
    }
    case 'played':
    case 'tactic':
    case 'tactic-for': {
      const ids = events.map((event) => idOf(event.args.card)).filter((id) => pack.cards.has(id));
      const sum = events.find((event) => nameOf(event) === 'points');
      return { look, title: sum?.text ?? text, picture: { what: 'cards', ids, row: String(first.args.row ?? '') } };
    }
    case 'scored-regions':
    case 'scored-crystals':
      return { look: scene.eyes === null ? 'card' : 'rail', title: text, picture: { what: 'scoring', ids: [] } };
    case 'initiative':
      return { look, title: '', lines: events.map((event) => event.text ?? '') };
    default:
      return { look, title: text, lines: rest };
  }
}

/** Points appear with their beats; so do the start and end of a round (C3.1) and of a battle (C5.1). */
export function before(view: View, left: readonly Beat[], shown: View | null): View {
  const names = new Set(left.flatMap((beat) => beat.events).map(nameOf));
  const [round, battle] = [names.has('round'), names.has('battle')];
  const fought = FOUGHT.some((name) => names.has(name));
  if (!round && !battle && !fought && !left.some((beat) => beat.gains)) return view;
  const seen = view as unknown as CryHavocView;
  const past = (shown ?? view) as unknown as CryHavocView;
  const factions = seen.factions.map((faction) => ({ ...faction, vp: faction.vp - owed(left, faction.seat) }));
  return asView({
    ...seen,
    factions,
    ...(battle && { battle: null }),
    ...((battle || fought) && { phase: past.phase }),
    ...(round && { round: past.round, track: past.track, final: past.final, phase: 'scoring' }),
  });
}
