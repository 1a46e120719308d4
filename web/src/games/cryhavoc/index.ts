/** Cry Havoc for the browser. */
import { t } from '../../lib/words.svelte';
import { verbOf } from '../scene.svelte';
import type { GameModule } from '../module';
import { fightOf } from './battle/fight.svelte';
import Head from './battle/Head.svelte';
import { LANE_VERBS } from './battle/lanes';
import Lanes from './battle/Lanes.svelte';
import { beatsOf, before, isEcho } from './beats';
import Board from './Board.svelte';
import { CARD_VERBS } from './cards/verbs';
import Emblem from './Emblem.svelte';
import Feat from './Feat.svelte';
import HandRow from './HandRow.svelte';
import Hero from './Hero.svelte';
import Inspector from './Inspector.svelte';
import { isRegionAction } from './planet/regions';
import { placesOf } from './planet/types';
import { markOf } from './marks';
import { factionOf, inInitiative, roundsOf, viewOf } from './reading';
import Picture from './Picture.svelte';
import SeatDetails from './SeatDetails.svelte';
import Source from './Source.svelte';
import TableFacts from './TableFacts.svelte';
import Tray from './Tray.svelte';
import { meaningOf } from './turn/meaning';

/** Actions drawn as buttons and cards in the tray and the inspector. */
const DRAWN = new Set(['move', 'recruit', 'build', 'study', 'enable', 'skill', 'play', 'raise', 'deck', 'place']);

const game: GameModule = {
  shape: { ratio: 1, rail: 500 },
  Board,
  Hand: HandRow,
  needsHand: (scene) => [...scene.actions].some((action) => CARD_VERBS.has(verbOf(action))),
  order: inInitiative,
  meaning: meaningOf,
  Tray,
  Inspector,
  SeatDetails,
  Emblem,
  Source,
  TableFacts,
  Hero,
  marks: { of: markOf, Feat },
  beats: { of: beatsOf, before, isEcho },
  Picture,
  sideOf: (scene, seat) => factionOf(viewOf(scene), seat)?.faction ?? scene.facts?.seats[seat]?.side ?? '',
  sideName: (side) => t(`cryhavoc-faction-${side}`),
  scoreOf: (scene, seat) => factionOf(viewOf(scene), seat)?.vp ?? null,
  whereOf(scene) {
    const view = viewOf(scene);
    if (!view) return '';
    const phase = t(`web-cryhavoc-phase-${scene.facts?.status === 'over' ? 'over' : view.phase}`);
    return t('web-cryhavoc-where', { round: view.round, most: roundsOf(view), phase });
  },
  fight: { on: (scene) => fightOf(scene).battle !== null, says: 'web-cryhavoc-battle', Head, Lanes },
  /** Lanes count as things only while they are on the page; regions always do. */
  isThing(scene, action) {
    const verb = verbOf(action);
    if (LANE_VERBS.has(verb) || verb === 'station') return fightOf(scene).battle !== null;
    return isRegionAction(action) || CARD_VERBS.has(verb) || DRAWN.has(verb);
  },
  keys: [
    ['C', 'web-cryhavoc-keys-hand'],
    ['E', 'web-cryhavoc-keys-end'],
  ],
  placesOf,
};

export default game;
